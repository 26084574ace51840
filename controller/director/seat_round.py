"""The round in which a camera at the table's centre learns where the seats are.

Seat by seat: its light asks, its owner holds up an open hand and presses his button, and his light says
whether the hand was found. Before a game or in the host's pause only: nobody's light and no camera may tell
anything of a night.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from controller.director.stage import Stage
from controller.director.tasks import first_of, meanwhile
from controller.ports import Line, SeatFault, Signal, Surroundings
from controller.rules.model import Seat

log = logging.getLogger(__name__)

PRESS_SECONDS = 60.0
"""How long a button is waited for."""
SHOWN_SECONDS = 1.5
"""How long a light says what came of it."""
TRIES = 3
"""So often somebody is asked before the next is."""


class SeatRound:
    """Asks seat after seat for an open hand. What is found counts when all are found, or the host keeps it."""

    def __init__(self, stage: Stage, surroundings: Surroundings, allowed: Callable[[], bool]) -> None:
        """Ask with the stage's lights, buttons and voice, as long as it is ``allowed``; else give the round up."""
        self.surroundings = surroundings
        self.allowed = allowed
        self.count = 0
        """Of how many seats the round is, 0 while there is none."""
        self.asked: Seat | None = None
        self.faults: dict[Seat, SeatFault] = {}
        """Why the seats that were asked for in vain were not found."""
        self.unstored = False
        """Whether what was kept last could not be stored, and counts until the next start only."""
        self._stage = stage
        self._waiting: deque[Seat] = deque()
        self._had: frozenset[Seat] = frozenset()
        self._hurried = asyncio.Event()
        self._skipped = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def on(self) -> bool:
        """Whether a round has begun and is neither kept nor dropped."""
        return self.count > 0

    @property
    def waits_for_host(self) -> bool:
        """Whether all were asked, some in vain, and the host must say whether to keep what there is."""
        return self.on and self.asked is None and not self._waiting

    def begin(self, count: int, seat: Seat | None = None) -> None:
        """Ask all of so many seats, or one again: of this round, else of those that are known.

        Raises ``ValueError`` where it is not allowed now.
        """
        if not self.allowed():
            raise ValueError("seats are found before a game or in a pause only")
        again = self.on and seat is not None
        self._stop()
        if again and self.asked not in {None, seat}:
            self._waiting.appendleft(Seat(self.asked or 0))
        if not again:
            self.count, self.faults = count, {}
            self._had = frozenset() if seat is None else frozenset(self.surroundings.found())
            self.surroundings.begin(count, anew=seat is None)
            self._waiting.clear()
        if seat is None:
            self._waiting.extend(Seat(number) for number in range(1, count + 1))
        else:
            self._waiting.appendleft(seat)
        self._tasks = [asyncio.ensure_future(each) for each in (self._run(), self._end_with_leave())]
        self._tasks[0].add_done_callback(self._report)

    def hurry(self) -> None:
        """Look for the asked seat's hand now: the host stands in for a button."""
        self._hurried.set()

    def skip(self) -> None:
        """Go on with the next seat."""
        self._skipped.set()

    async def keep(self) -> None:
        """Let count what was found, though seats are missing; those go on by button."""
        if not self.on:
            return
        self._stop()
        await self._keep()

    def drop(self) -> None:
        """Give the round up; what counted before it counts on."""
        self._stop()
        self.surroundings.drop()
        self._over()

    # ------------------------------------------------------------ the round

    async def _run(self) -> None:
        with self._stage.watching():
            while self._waiting:
                self.asked = seat = self._waiting.popleft()
                self.faults.pop(seat, None)
                fault = await self._ask(seat)
                if fault is not None:
                    self.faults[seat] = fault
        self.asked = None
        found = frozenset(self.surroundings.found())
        wanted = self._had or frozenset(Seat(number) for number in range(1, self.count + 1))
        if self.faults or not wanted <= found:
            self._light(None, Signal.OFF)  # the host decides
        else:
            await self._keep()

    async def _keep(self) -> None:
        try:
            await self.surroundings.keep()
            self.unstored = False
        except OSError:
            log.exception("where the seats are cannot be stored; it counts until the next start")
            self.unstored = True
        found = self.surroundings.found()
        by_button = tuple(number for number in range(1, self.count + 1) if number not in found)
        self._over()
        line = Line("seats-by-button", {"seats": by_button}) if by_button else Line("seats-found")
        await self._stage.interject(line)

    async def _ask(self, seat: Seat) -> SeatFault | None:
        """Ask a seat, again where it was in vain; return why it was not found, ``None`` where it was."""
        fault: SeatFault | None = None
        for _ in range(TRIES):
            self._hurried.clear()
            self._skipped.clear()
            self._light(None, Signal.OFF)
            await self.surroundings.look()
            if not await self._answered(seat):
                return fault or SeatFault.PRESS
            self._light(seat, Signal.TEST)
            fault = await self.surroundings.find(seat)
            await self._show(seat, fault)
            if fault is None:
                return None
        return fault

    async def _answered(self, seat: Seat) -> bool:
        """Ask for a hand; return whether its owner, or the host for him, says that it is up."""
        self._light(seat, Signal.ASKED)
        words = self._stage.interject(Line("seat-asked", {"seat": seat}))
        async with meanwhile(words):
            came = await first_of(
                self._pressed(seat),
                self._hurried.wait(),
                self._skipped.wait(),
                asyncio.sleep(PRESS_SECONDS),
            )
        return came <= 1

    async def _pressed(self, seat: Seat) -> None:
        async for press in self._stage.io.buttons.presses():
            if press.seat == seat and press.down:
                return

    async def _show(self, seat: Seat, fault: SeatFault | None) -> None:
        """Say by the light, and on the host's page, what came of it."""
        if fault is None:
            self.faults.pop(seat, None)
        else:
            self.faults[seat] = fault
        self._light(seat, Signal.CONFIRMED if fault is None else Signal.UNCLEAR)
        await asyncio.sleep(SHOWN_SECONDS)

    def _light(self, seat: Seat | None, signal: Signal) -> None:
        """Light this seat alone, whatever the game would show: that rests meanwhile."""
        try:
            self._stage.io.lights.show({} if seat is None else {seat: signal})
        except OSError:
            log.exception("the lights failed; the round goes on")
        self._stage.changed()

    # ------------------------------------------------------------ its end

    async def _end_with_leave(self) -> None:
        """Give the round up where it is not allowed any more: a game begins, or goes on."""
        async for _ in self._stage.changes():
            if not self.on:
                return
            if not self.allowed():
                self._tasks[0].cancel()
                self.surroundings.drop()
                self._over()
                return

    def _report(self, task: asyncio.Task[None]) -> None:
        """Give the round up where it failed."""
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("finding the seats failed; what counted before counts on", exc_info=error)
            self.surroundings.drop()
            self._over()

    def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._tasks = []

    def _over(self) -> None:
        self.count, self.asked, self._had = 0, None, frozenset()
        self.faults = {}
        self._waiting.clear()
        # In a pause and before a game all lights are out.
        if self.allowed():
            self._light(None, Signal.OFF)
        self._stage.changed()
