"""Moves that are made by a sign with closed eyes: at the number that is called, or by everybody at once.

Nobody sees a light then, so none is lit, and nothing is echoed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from controller.clock import Countdown
from controller.director import asked, night_words
from controller.director.choice import TAP_PAUSE_SECONDS
from controller.director.desk import SETTLE_SECONDS, Desk, if_allowed, say
from controller.director.tasks import meanwhile
from controller.ports import Gesture, Origin, Press, Reading
from controller.rules.actions import Act
from controller.rules.asks import ROLE_SECONDS
from controller.rules.model import Seat
from controller.rules.queries import seen_alive
from controller.rules.ruleset import Asleep
from controller.rules.steps import NightAsk


async def signs_ask(desk: Desk, step: NightAsk) -> None:
    """Hear signs, and make the moves that they stand for; always as long as was drawn."""
    await say(desk, night_words.sign_line(desk.state, step))
    hear = _called_numbers if step.manner is Asleep.CLOSED_EYES else _notes
    signs: dict[Seat, list[Seat]] = {}
    with desk.stage.countdown(step.window) as window:
        async with meanwhile(hear(desk, step, signs, window)):
            await window.until(SETTLE_SECONDS)
        await _make_moves(desk, asked.now(desk.state, step), signs)
        await window.until()
    await desk.stage.say("signs-over")


async def _make_moves(desk: Desk, step: NightAsk, signs: dict[Seat, list[Seat]]) -> None:
    """Let those act who have the move; what others showed meant nothing."""
    for seat in step.seats:
        move = Act(seat, step.verb, tuple(dict.fromkeys(signs.get(seat, ()))))
        if move.targets:
            await if_allowed(desk, move, Origin.TABLE)


async def _called_numbers(
    desk: Desk, step: NightAsk, signs: dict[Seat, list[Seat]], window: Countdown
) -> None:
    """Call the numbers of the living at an even pace; who begins his sign at one of them means that one."""
    called: list[tuple[float, Seat]] = []

    def sign(seat: Seat, since: float) -> None:
        before = [number for at, number in called if at <= since]
        if before:
            signs.setdefault(seat, []).append(before[-1])

    def press(pressed: Press) -> None:
        if pressed.down and pressed.seat is not None:
            sign(pressed.seat, pressed.at)

    def read(reading: Reading) -> None:
        # One camera cannot tell several apart; then only their buttons can.
        if reading.gesture is Gesture.PISTOL and reading.seat is not None:
            sign(reading.seat, reading.since)

    listening = _listen(desk, press), _look(desk, read, step.seats, (Gesture.PISTOL,))
    async with meanwhile(*listening):
        for number in seen_alive(desk.state):
            if not window.left:
                return
            called.append((asyncio.get_running_loop().time(), number))
            with desk.stage.countdown(ROLE_SECONDS) as time:
                await desk.stage.say("number", n=number)
                await time.until()


async def _notes(desk: Desk, step: NightAsk, signs: dict[Seat, list[Seat]], window: Countdown) -> None:
    """Take the number that everybody shows last, by hand or with as many presses."""
    del step, window
    last: dict[Seat, float] = {}
    taps: dict[Seat, int] = {}

    def press(pressed: Press) -> None:
        seat = pressed.seat
        if pressed.down and seat is not None:
            goes_on = pressed.at - last.get(seat, float("-inf")) <= TAP_PAUSE_SECONDS
            taps[seat] = taps.get(seat, 0) + 1 if goes_on else 1
            last[seat] = pressed.at
            signs[seat] = [Seat(taps[seat])]

    def read(reading: Reading) -> None:
        if reading.seat is not None and reading.number is not None:
            signs[reading.seat] = [Seat(reading.number)]

    everybody = seen_alive(desk.state)
    async with meanwhile(_listen(desk, press), _look(desk, read, everybody, (Gesture.THUMB_UP,))):
        await asyncio.Event().wait()


async def _listen(desk: Desk, take: Callable[[Press], None]) -> None:
    async for press in desk.stage.io.buttons.presses():
        if not desk.stage.paused:
            take(press)


async def _look(
    desk: Desk, take: Callable[[Reading], None], seats: Collection[Seat], gestures: Collection[Gesture]
) -> None:
    """Read signs until cancelled; anew after a pause, when a hand may still be there."""
    numbers = frozenset(desk.state.players)
    while True:
        await desk.stage.running()
        with desk.stage.watching():
            async with desk.stage.io.reader.watch(seats, numbers, gestures) as readings:
                async for reading in readings:
                    if desk.stage.paused:
                        break
                    take(reading)
