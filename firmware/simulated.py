"""The players' side of mock pins: fingers on the buttons, eyes on the lights."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping

from controller.rules.model import Seat
from firmware.pins import Chip
from firmware.wiring import Board, Lamp


class MockTable:
    """Implements ``controller.ports.SimulatedPins``. Make it on the running loop."""

    def __init__(self, board: Board, chips: Mapping[str, Chip]) -> None:
        self._buttons = board.buttons
        self._lamps = board.lamps
        self._chips = chips
        self._changed = asyncio.Event()
        for chip in chips.values():
            chip.factory.changed = self._change

    def press(self, seat: Seat | None) -> None:
        """Push a button down and leave it down; ``None`` is the host's button."""
        line = self._buttons[seat]
        self._chips[line.chip].factory.pin(line.number).drive_low()

    def release(self, seat: Seat | None) -> None:
        """Let a button go."""
        line = self._buttons[seat]
        self._chips[line.chip].factory.pin(line.number).drive_high()

    def colours(self) -> Mapping[Seat, str]:
        """Return each seat's light as its pins are now: ``#rrggbb``."""
        return {seat: self._colour(lamp) for seat, lamp in self._lamps.items() if seat is not None}

    def status_colour(self) -> str:
        """Return the device's own light as its pins are now: ``#rrggbb``."""
        return self._colour(self._lamps[None])

    async def changes(self) -> AsyncIterator[Mapping[Seat, str]]:
        """Yield the colours now and after every change."""
        seen: Mapping[Seat, str] = {}
        while True:
            changed = self._changed
            colours = self.colours()
            if colours != seen:
                seen = colours
                yield colours
            await changed.wait()

    def _change(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _colour(self, lamp: Lamp) -> str:
        levels = {
            name: round(255 * self._chips[line.chip].factory.pin(line.number).state)
            for name, line in lamp.wires.items()
        }
        single = levels.get("single", 0)
        red, green, blue = (levels.get(name, single) for name in ("red", "green", "blue"))
        return f"#{red:02x}{green:02x}{blue:02x}"
