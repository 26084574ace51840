"""The night: the same words and a window drawn beforehand for every role, whoever lives and whatever he does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from controller.director.asking import Asking
from controller.director.choice import Choice
from controller.director.tasks import meanwhile
from controller.ports import Line, Origin, Signal, Status
from controller.rules.actions import Act, BeginNight, ClaimRole, EndNight, EndStep, Pass, TimeOut
from controller.rules.engine import can
from controller.rules.errors import IllegalAction
from controller.rules.evening import DealCall, MeetCall, NightCall, calls_of_night
from controller.rules.model import GameState, Seat
from controller.rules.ruleset import Call

if TYPE_CHECKING:
    from controller.director.core import Director


async def nightfall(director: Director) -> None:
    """Draw the windows of all calls alike, then let night fall."""
    timing, ruleset = director.timing, director.state.ruleset
    move = max(ruleset.moves.seconds if ruleset else 0.0, timing.deal, timing.meet)
    await director.stage.prepare(lines_of_night(director.state))
    if director.stage.io.reader.trouble is not None:
        await director.stage.say("camera-trouble")
    windows = tuple(
        move + timing.answer + director.rng.uniform(0.0, timing.night_padding)
        for _ in calls_of_night(director.state, director.state.night + 1)
    )
    await director.stage.say("night-falls")
    await director.perform(BeginNight(windows), Origin.CLOCK)


async def dawn(director: Director) -> None:
    """Settle the night."""
    await director.perform(EndNight(), Origin.CLOCK)


async def meet_call(director: Director, step: MeetCall) -> None:
    """Wake those who may know one another and let them look."""
    await director.stage.say("wake", call=step.call)
    director.stage.light(dict.fromkeys(step.seats, Signal.AWAKE), night=True)
    with director.stage.countdown(step.window) as window:
        await window.until()
    director.stage.dark()
    await director.stage.say("sleep-call", call=step.call)
    await director.perform(EndStep(step.key), Origin.CLOCK)


async def deal_call(director: Director, step: DealCall) -> None:
    """Call the owners of a card to press; call again where the number is not right."""
    await director.stage.say("deal-call", role=step.role)
    pressed: set[Seat] = set()
    with director.stage.countdown(step.window) as window:
        async with meanwhile(_collect_owners(director, pressed)):
            await window.until()
    director.stage.dark()
    try:
        await director.perform(ClaimRole(step.role, frozenset(pressed)), Origin.TABLE)
    except IllegalAction:
        await director.stage.say("deal-again", role=step.role)
        return
    await director.stage.say("sleep", role=step.role)
    await director.perform(EndStep(step.key), Origin.CLOCK)


async def _collect_owners(director: Director, pressed: set[Seat]) -> None:
    """Note who presses; a second press takes it back. Each sees it on his own light."""
    async for press in director.stage.io.buttons.presses():
        seat = press.seat
        if seat is None or not press.down or director.stage.paused or director.state.role(seat) is not None:
            continue
        pressed ^= {seat}
        director.stage.light(dict.fromkeys(pressed, Signal.CONFIRMED), night=True)


async def night_call(director: Director, step: NightCall) -> None:
    """Call a role, hear its move, answer it; always as long as was drawn."""
    stage = director.stage
    await stage.say("wake", call=step.call)
    stage.status(Status.WATCHING)
    with stage.countdown(step.window) as window:
        async with meanwhile(_hear_moves(director, step)):
            await window.until()
    stage.dark()
    stage.status(Status.PLAYING)
    await stage.say("sleep-call", call=step.call)
    await director.perform(EndStep(step.key), Origin.CLOCK)


async def _hear_moves(director: Director, step: NightCall) -> None:
    """Ask for ``step.seconds``, then let the time of all who showed nothing be over; answers stay lit."""
    choices = {seat: _choice(director, step, seat) for seat in step.seats}

    async def decided(seat: Seat, target: Seat | None) -> None:
        action = Pass(seat) if target is None else Act(seat, step.verb, (target,))
        await director.perform(action, Origin.TABLE)

    director.asking = Asking(
        director.stage,
        choices,
        decided,
        numbers=frozenset(director.state.players),
        lit=director.timing.answer,
        night=True,
    )
    with director.stage.countdown(step.seconds) as time:
        async with meanwhile(director.asking.run()):
            await time.until()
    director.asking.close()
    for seat, choice in choices.items():
        if choice.open and can(director.state, TimeOut(seat)):
            await director.perform(TimeOut(seat), Origin.CLOCK)


def _choice(director: Director, step: NightCall, seat: Seat) -> Choice:
    """Return a seat's choice, already made where it was before a restart."""
    choice = Choice(lambda target: can(director.state, Act(seat, step.verb, (target,))))
    for move in director.state.moves:
        if move.actor == seat and move.verb is step.verb:
            choice.settle(move.targets[0])
    if choice.open and seat in director.state.timed_out:
        choice.settle(None)
    return choice


def lines_of_night(state: GameState) -> tuple[Line, ...]:
    """Return all lines of the coming night: rendered before it begins, none keeps anybody waiting in it."""
    called: list[Line] = []
    for call in calls_of_night(state, state.night + 1):
        if isinstance(call, Call):
            called += [Line("wake", {"call": call.key}), Line("sleep-call", {"call": call.key})]
        else:
            called += [Line(key, {"role": call}) for key in ("deal-call", "deal-again", "sleep")]
    return tuple(called)
