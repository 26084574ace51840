"""A show of hands: a press of one's own button, or any hand that the camera sees at one's seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from controller.director.asking import Overtaken
from controller.director.desk import Desk
from controller.director.tasks import first_of, meanwhile
from controller.ports import Gesture, Press, Reading, Signal
from controller.rules.day import counted
from controller.rules.errors import IllegalAction
from controller.rules.model import GameState, Seat

GRACE_SECONDS = 0.3
"""How long a hand may be late on the wire and still be sorted by its time stamp."""

HAND = frozenset(range(1, 6))
"""What a raised hand may be read as; a fist with its thumb up is one too."""

_RAISED = (Gesture.THUMB_UP, Gesture.FIST)

Entitled = Callable[[], Collection[Seat]]
"""Returns whose hand counts now."""


async def show_of_hands(
    desk: Desk, entitled: Entitled, seconds: float, *, enough: int | None = None
) -> tuple[Seat, ...]:
    """Return whose hands were raised, in order; ``enough``: with so many the time is over."""
    hands = Hands(desk, entitled, enough=enough)
    await hands.watch(seconds)
    return hands.in_order


def hands_of_all(state: GameState) -> tuple[Seat, ...]:
    """Return whose hand counts in a question to everybody."""
    return counted(state, state.living)


class Hands:
    """Hands raised after a question whose last word ends now.

    ``raised`` is told of each at once; a hand that it refuses does not count and its light says so.
    """

    def __init__(
        self,
        desk: Desk,
        entitled: Entitled,
        *,
        enough: int | None = None,
        raised: Callable[[Seat], Awaitable[None]] | None = None,
    ) -> None:
        self._desk = desk
        self._entitled = entitled
        self._enough = enough
        self._told = raised
        self._from = asyncio.get_running_loop().time()
        self._until = float("inf")
        self._raised: dict[Seat, float] = {}
        self._refused: set[Seat] = set()
        self._all_seen = asyncio.Event()

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """The hands as they were raised, by their time stamps, of those whose hand counts."""
        seats = set(self._entitled())
        return tuple(seat for seat in sorted(self._raised, key=self._raised.__getitem__) if seat in seats)

    async def watch(self, seconds: float) -> None:
        """Note hands for a time, and those that were raised in it and are still on their way."""
        stage = self._desk.stage
        with stage.countdown(seconds, shown=True) as clock:
            async with meanwhile(stage.keep_lit(self._lights), self._buttons(), self._camera()):
                await first_of(clock.until(), self._all_seen.wait())
                self._until = asyncio.get_running_loop().time()
                await asyncio.sleep(GRACE_SECONDS)
        stage.dark()

    async def _buttons(self) -> None:
        async for press in self._desk.stage.io.buttons.presses():
            if press.down and press.seat is not None and not self._desk.stage.paused:
                await self._note(press.seat, press.at)

    async def _camera(self) -> None:
        stage = self._desk.stage
        while True:
            await stage.running()
            with stage.watching():
                async with stage.io.reader.watch(tuple(self._entitled()), HAND, _RAISED) as readings:
                    async for reading in readings:
                        if stage.paused:
                            break
                        await self._read(reading)

    async def _read(self, reading: Reading) -> None:
        if reading.seat is not None and _is_raised(reading):
            # A hand that is still up from before the question counts from when it is seen.
            seen = asyncio.get_running_loop().time()
            await self._note(reading.seat, reading.since if reading.since > self._from else seen)

    async def _note(self, seat: Seat, at: float) -> None:
        if seat in self._raised or seat not in self._entitled() or not self._from < at <= self._until:
            return
        self._raised[seat] = at
        if self._told is not None:
            await self._tell(seat)
        self._desk.stage.changed()
        if self._enough is not None and len(self.in_order) >= self._enough:
            self._all_seen.set()

    async def _tell(self, seat: Seat) -> None:
        try:
            if self._told is not None:
                await self._told(seat)
        except (IllegalAction, Overtaken):
            self._raised.pop(seat, None)
            self._refused.add(seat)

    def _lights(self) -> dict[Seat, Signal]:
        return {
            seat: Signal.CONFIRMED
            if seat in self._raised
            else Signal.REFUSED
            if seat in self._refused
            else Signal.ASKED
            for seat in sorted({*self._entitled(), *self._raised})
        }


def _is_raised(reading: Reading) -> bool:
    return reading.number is not None or reading.gesture in _RAISED


def is_press_of(press: Press, seat: Seat) -> bool:
    """Whether somebody has pushed his own button down."""
    return press.seat == seat and press.down
