"""The buttons: edges of real pins, on any thread, become presses in the order of time on the event loop."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from weakref import WeakSet

import gpiozero

from controller.ports import Press
from controller.rules.model import Seat
from firmware.debounce import Change, Debouncer
from firmware.health import ButtonTrouble, Health
from firmware.pins import Chip
from firmware.wiring import Line

log = logging.getLogger(__name__)

HOLD_BACK = 0.015
"""Seconds that a press waits for an earlier one that is still on its way from another chip."""

BACKLOG = 256
"""Presses that wait for a slow listener before the oldest is dropped."""


class GpioButtons:
    """Implements ``controller.ports.Buttons``. Make it on the running loop; ``close`` it there."""

    def __init__(self, lines: Mapping[Seat | None, Line], chips: Mapping[str, Chip]) -> None:
        self._loop = asyncio.get_running_loop()
        self._listeners: WeakSet[_Listener] = WeakSet()
        self._waiting: list[tuple[float, int, Press]] = []
        self._count = itertools.count()
        self._buttons: dict[Seat | None, _Button] = {}
        self._missing: set[Seat | None] = set()
        for seat, line in lines.items():
            chip = chips.get(line.chip)
            if chip is None:  # named when the board was opened
                self._missing.add(seat)
                continue
            try:
                self._buttons[seat] = _Button(line, chip, self._loop, self._taker(seat))
            except Exception as error:  # noqa: BLE001 - whatever the pin library raises, the others work
                log.error("button of %s on %s cannot be used: %r", seat or "the host", line, error)  # noqa: TRY400
                self._missing.add(seat)

    def presses(self) -> AsyncIterator[Press]:
        """Yield every change from now on, in the order of time; ends when the buttons are closed."""
        listener = _Listener()
        self._listeners.add(listener)
        return listener

    def held(self) -> frozenset[Seat]:
        """Return the seats whose button is down now."""
        return frozenset(seat for seat, button in self._buttons.items() if seat and button.down)

    @property
    def trouble(self) -> Mapping[Seat | None, ButtonTrouble]:
        """What is wrong, by seat, ``None`` for the host's button; empty when all is well."""
        now = self._loop.time()
        troubles = {seat: button.health.trouble(now) for seat, button in self._buttons.items()}
        missing = dict.fromkeys(self._missing, ButtonTrouble.MISSING)
        return missing | {seat: trouble for seat, trouble in troubles.items() if trouble}

    def close(self) -> None:
        """Let the pins go and end all listeners."""
        for button in self._buttons.values():
            button.close()
        for listener in self._listeners:
            listener.put(None)

    def _taker(self, seat: Seat | None) -> Callable[[Change], None]:
        def take(change: Change) -> None:
            press = Press(seat, change.down, change.at)
            heapq.heappush(self._waiting, (press.at, next(self._count), press))
            self._loop.call_at(press.at + HOLD_BACK, self._publish)

        return take

    def _publish(self) -> None:
        _, _, press = heapq.heappop(self._waiting)
        for listener in self._listeners:
            listener.put(press)


class _Listener(AsyncIterator[Press]):
    def __init__(self) -> None:
        self._queue: asyncio.Queue[Press | None] = asyncio.Queue(BACKLOG)

    def put(self, press: Press | None) -> None:
        if self._queue.full():
            log.warning("a listener to the buttons is too slow: %s is lost", self._queue.get_nowait())
        self._queue.put_nowait(press)

    async def __anext__(self) -> Press:
        press = await self._queue.get()
        if press is None:
            self._queue.put_nowait(None)
            raise StopAsyncIteration
        return press


class _Button:
    """One button between its pin's thread and the loop."""

    def __init__(
        self, line: Line, chip: Chip, loop: asyncio.AbstractEventLoop, take: Callable[[Change], None]
    ) -> None:
        self._chip, self._loop, self._take = chip, loop, take
        # gpiozero's Button would start a thread for each; this is what it is made of.
        self._device = gpiozero.InputDevice(line.number, pull_up=True, pin_factory=chip.factory)
        self._device.pin.edges = "both"
        self._device.pin.when_changed = self._edge_on_any_thread
        self._debouncer = Debouncer(down=self._device.is_active)
        self.health = Health(down=self._debouncer.down)

    @property
    def down(self) -> bool:
        return self._debouncer.down

    def close(self) -> None:
        self._device.close()

    def _edge_on_any_thread(self, ticks: float, state: float) -> None:
        at = self._chip.stamp(ticks, self._loop.time())
        level = self._level(not state)
        with suppress(RuntimeError):  # the loop was closed meanwhile
            self._loop.call_soon_threadsafe(self._edge, at, not state, level)

    def _level(self, otherwise: bool) -> bool:  # noqa: FBT001 - one word says it
        """Return whether the contact is closed. An error must not end the thread that serves all pins."""
        try:
            return bool(self._device.is_active)
        except Exception as error:  # noqa: BLE001 - whatever the pin library raises
            log.warning("%s cannot be read: %r", self._device, error)
            return otherwise

    def _edge(self, at: float, captured: bool, level: bool) -> None:  # noqa: FBT001 - call_soon takes no keywords
        if self._debouncer.due is None:
            self._changed(self._debouncer.edge(at, captured=captured, level=level))

    def _settle(self) -> None:
        if not self._device.closed:
            level = self._level(self._debouncer.down)
            self._changed(self._debouncer.settle(self._loop.time(), level=level))

    def _changed(self, change: Change | None) -> None:
        if self._debouncer.due is not None:
            self._loop.call_at(self._debouncer.due, self._settle)
        if change:
            self.health.changed(change.at, down=change.down)
            if self.health.trouble(change.at) is not ButtonTrouble.FLAPPING:
                self._take(change)
