"""The camera of a simulated table at its centre: it sees the drawn table and whatever hands are held up there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from functools import lru_cache

from controller.ports import CameraTrouble
from controller.rules.model import Seat
from vision.cameras import Frame
from vision.drawn_table import DrawnTable, Held
from vision.hand import Image
from vision.pictures import decode
from vision.played_cameras import PAUSE

KEPT = 24
"""So many pictures are kept: people lower their hands and show the same again. Each takes 6 MB."""


class TableCamera:
    """Sees a drawn table (``controller.ports.SimulatedCamera`` and ``SimulatedSeats``)."""

    trouble: CameraTrouble | None = None

    def __init__(self, table: DrawnTable) -> None:
        """See this table, nobody's hands up."""
        self.table = table
        self.changed: Callable[[], None] = lambda: None
        self._shown: dict[Seat, str] = {}
        self._image: Image | None = None
        self._still = True
        self._changed = asyncio.Event()
        self._draw = lru_cache(KEPT)(self._drawn)

    async def show(self, seat: Seat, sign: str | None) -> None:
        """Hold up a drawn sign at a seat, or lower its hands (``controller.ports.SimulatedSeats.show``)."""
        if not 1 <= seat <= self.table.seats:
            raise ValueError(f"no place {seat}")
        shown = dict(self._shown)
        shown.pop(seat, None)
        if sign is not None:
            shown[seat] = sign
        image = await asyncio.to_thread(self._draw, tuple(sorted(shown.items())))
        self._shown = shown
        self.picture(image)

    def picture(self, image: Image) -> None:
        """See this picture until the next."""
        self._take(image, still=True)

    def hold(self, picture: bytes | None, *, live: bool = False) -> None:
        """See a fisheye's picture of a whole table until the next, or the drawn table with nobody's hands up."""
        self._shown = {}
        self._take(None if picture is None else decode(picture), still=not live or picture is None)

    async def probe(self) -> None:
        """Draw the empty table."""
        await asyncio.to_thread(self._draw, ())

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield what is to be seen, at once when it changes and again every ``PAUSE`` seconds."""
        loop = asyncio.get_running_loop()
        while True:
            self._changed.clear()
            image = self._image
            if image is None:
                image = await asyncio.to_thread(self._draw, ())
            yield Frame(image, loop.time(), self._still)
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._changed.wait()

    async def close(self) -> None:
        """Do nothing."""

    def _take(self, image: Image | None, *, still: bool) -> None:
        self._image, self._still = image, still
        self._changed.set()

    def _drawn(self, shown: tuple[tuple[Seat, str], ...]) -> Image:
        return self.table.picture({seat: Held(sign) for seat, sign in shown})
