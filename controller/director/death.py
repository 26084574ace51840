"""Death, which asks one of the living for a number, without his knowing whose it is."""

from __future__ import annotations

from controller.director.asking import Asking, Question
from controller.director.choice import Choice
from controller.director.desk import SETTLE_SECONDS, Desk, if_allowed
from controller.director.tasks import first_of, meanwhile
from controller.ports import Origin
from controller.rules.actions import CallDeath
from controller.rules.engine import can
from controller.rules.evening import next_step
from controller.rules.model import Seat
from controller.rules.steps import DeathCall


async def death_call(desk: Desk, step: DeathCall) -> None:
    """Ask the player drawn for a number; if he shows none, draw it. It lasts as long as was drawn.

    If he leaves meanwhile, whoever is drawn next is asked anew.
    """
    while await _has_left(desk, step):
        step = _now(desk, step)
    await desk.stage.say("death-leaves", seat=step.seat)


async def _has_left(desk: Desk, step: DeathCall) -> bool:
    """Ask for the time drawn, and draw what was not shown; return whether somebody else has to be asked."""
    await desk.stage.say("death-call", seat=step.seat, most=step.most)
    asking = desk.asking = Asking(desk.stage, _question(desk, step), (step.seat,))
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(asking.run()):
            left = await first_of(window.until(SETTLE_SECONDS), _until_left(desk, step))
        desk.stage.dark()
        if not left:
            await _draw(desk)
            await window.until()
    return bool(left)


async def _draw(desk: Desk) -> None:
    """Draw the number of one who has shown none."""
    if isinstance(asked := next_step(desk.state), DeathCall):
        number = desk.rng.randint(1, asked.most)
        await if_allowed(desk, CallDeath(asked.seat, number), Origin.CLOCK)


def _question(desk: Desk, step: DeathCall) -> Question:
    async def decided(seat: Seat, number: Seat | None) -> None:
        if number is not None:
            await desk.perform(CallDeath(seat, int(number)), Origin.TABLE)

    def choice(seat: Seat) -> Choice:
        return Choice(lambda number: can(desk.state, CallDeath(seat, int(number))), may_pass=False)

    numbers = frozenset(range(1, step.most + 1))
    return Question(choice, decided, numbers, desk.timing.answer, night=True, echoes=False)


async def _until_left(desk: Desk, step: DeathCall) -> None:
    async for _ in desk.stage.changes():
        if _now(desk, step).seat != step.seat:
            return


def _now(desk: Desk, step: DeathCall) -> DeathCall:
    left = next_step(desk.state)
    return left if isinstance(left, DeathCall) else step
