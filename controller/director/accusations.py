"""A day of accusations: anybody may accuse anybody, or call the night, and hands decide each time."""

from __future__ import annotations

import asyncio

from controller.director.choice import DOUBLE_TAP_SECONDS, Choice
from controller.director.decisions import tell_count
from controller.director.desk import Desk, if_allowed
from controller.director.hands import hands_of_all, is_press_of, show_of_hands
from controller.director.tasks import first_of, meanwhile
from controller.director.vote import ask_by_day
from controller.ports import Origin, Signal
from controller.rules.actions import Accuse, ShowHands
from controller.rules.day import counted
from controller.rules.engine import can
from controller.rules.model import Seat
from controller.rules.queries import timer
from controller.rules.steps import Accusations

QUIET_SECONDS = 300.0
"""After how long without any sign the table says again what can be done."""


async def accusations(desk: Desk, step: Accusations) -> None:
    """Wait for somebody to accuse, or to call the night; see it through, and let the day go on."""
    del step
    stage = desk.stage
    await stage.say("accusations")
    by: list[Seat] = []
    with stage.countdown(QUIET_SECONDS) as quiet:
        await first_of(quiet.until(), _first_press(desk, by))
    if not by:
        return
    asked: list[Accuse | ShowHands] = []
    await first_of(_hear(desk, by, asked), _until_out(desk, by))
    stage.dark()
    for action in asked:
        await tell_count(desk, await if_allowed(desk, action, Origin.TABLE))


async def _hear(desk: Desk, parties: list[Seat], asked: list[Accuse | ShowHands]) -> None:
    """Hear what somebody who has pressed asks for, and the hands for it."""
    by = parties[0]
    desk.stage.light({by: Signal.SPEAKING})
    if await _pressed_again(desk, by):
        asked.append(await _call_night(desk, by))
    else:
        await _accuse(desk, parties, asked)


async def _until_out(desk: Desk, parties: list[Seat]) -> None:
    """Return when one of those whom it is about is out."""
    async for _ in desk.stage.changes():
        if not set(parties) <= set(desk.state.living):
            return


async def _first_press(desk: Desk, by: list[Seat]) -> None:
    async for press in desk.stage.io.buttons.presses():
        may = press.seat is not None and press.seat in hands_of_all(desk.state)
        if press.seat is not None and press.down and may and not desk.stage.paused:
            by.append(press.seat)
            return


async def _pressed_again(desk: Desk, seat: Seat) -> bool:
    """Whether a second press comes soon after the first: two are another sign than one."""

    async def second() -> None:
        async for press in desk.stage.io.buttons.presses():
            if is_press_of(press, seat):
                return

    return bool(await first_of(asyncio.sleep(DOUBLE_TAP_SECONDS), second()))


async def _call_night(desk: Desk, by: Seat) -> ShowHands:
    await desk.stage.say("night-question", seat=by)
    return ShowHands(await show_of_hands(desk, lambda: hands_of_all(desk.state), desk.timing.hands))


async def _accuse(desk: Desk, parties: list[Seat], asked: list[Accuse | ShowHands]) -> None:
    """Hear whom he accuses, then both, then see the hands."""
    stage, by = desk.stage, parties[0]
    await stage.say("accuse-whom", seat=by)
    accused = await _accused(desk, by)
    stage.dark()
    if accused is None:
        await stage.say("accuse-nobody", seat=by)
        return
    parties.append(accused)
    await stage.say("accused", seat=by, target=accused)
    await _dispute(desk, by)
    await stage.say("accuse-question", seat=accused)
    hands = await show_of_hands(desk, lambda: _hands_against(desk, accused), desk.timing.hands)
    asked.append(Accuse(by, accused, hands))


async def _accused(desk: Desk, by: Seat) -> Seat | None:
    """Return whom the accuser shows and confirms; ``None``: he withdrew, or his time was over."""
    named: list[Seat | None] = []
    answered = asyncio.Event()

    async def decided(_: Seat, target: Seat | None) -> None:
        named.append(target)
        answered.set()

    def choice(_: Seat) -> Choice:
        return Choice(lambda target: can(desk.state, Accuse(by, target, ())))

    asking = ask_by_day(desk, choice, decided, by)
    with desk.stage.countdown(desk.timing.accuse, shown=True) as clock:
        async with meanwhile(asking.run()):
            await first_of(clock.until(), answered.wait())
    return named[0] if named else None


async def _dispute(desk: Desk, by: Seat) -> None:
    """Let all talk until the accuser asks for the hands by his button, or the time is over."""
    stage = desk.stage
    stage.light({by: Signal.SPEAKING})

    async def asks_for_hands() -> None:
        async for press in stage.io.buttons.presses():
            if is_press_of(press, by) and not stage.paused:
                return

    with stage.countdown(float(timer(desk.state)["speech"]), shown=True) as clock:
        await first_of(clock.until(), asks_for_hands())
    stage.dark()


def _hands_against(desk: Desk, accused: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in counted(desk.state, desk.state.living) if seat != accused)
