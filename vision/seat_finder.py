"""Finding where the seats are: behind ``controller.ports.Surroundings``, with the reader's own camera and eye."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import aclosing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from controller.ports import SeatFault
from controller.rules.model import Seat
from vision.hand import Image
from vision.image_circle import NoCircle, find_circle
from vision.landmarks import Landmarker
from vision.lens import Lens
from vision.panorama import panorama
from vision.pictures import encode
from vision.reader import HandReader
from vision.searching import Find, Search, is_among, new_ones
from vision.seating import Place, Seating, fault_of
from vision.seating_file import save_seating
from vision.sight import AroundSight

T = TypeVar("T")

PATIENCE, LONGEST = 6.0, 30.0
"""How long an open hand is looked for in one picture after another, and how long anything takes at most, seconds."""
PICTURES = 4
"""So many are looked at however long it takes: one look around can take seconds on a small machine."""


@dataclass(frozen=True, slots=True)
class LensSettings:
    """What the settings say of the lens."""

    degrees: float
    curve: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    circle: tuple[float, float, float] | None = None
    """Column and row of its middle and its radius, pixels; ``None``: it is found in the picture."""


class SeatFinder:
    """Learns from open hands where the seats are, and keeps it in a file."""

    def __init__(
        self, reader: HandReader, sight: AroundSight, lens: LensSettings, *, source: str, path: Path
    ) -> None:
        """Look with the reader and tell the sight; ``source`` names the camera, ``path`` is the file."""
        self._reader = reader
        self._sight = sight
        self._settings = lens
        self._source = source
        self._path = path
        self._draft: Seating | None = None
        self._count: tuple[int, bool] | None = None
        self._search: Search | None = None
        self._before: list[Find] = []
        self._asked: Seat | None = None

    def found(self) -> Collection[Seat]:
        """Return the seats whose place is known (``controller.ports.Surroundings.found``)."""
        seating = self._draft if self._count else self._sight.seating
        return frozenset(seating.places) if seating else frozenset()

    def begin(self, count: int, *, anew: bool) -> None:
        """Open a draft (``controller.ports.Surroundings.begin``)."""
        self._count, self._draft, self._before, self._asked = (count, anew), None, [], None
        known = self._sight.seating
        if known is not None and not anew:
            places = {seat: place for seat, place in known.places.items() if seat <= count}
            self._draft = replace(known, count=count, places=places)

    async def look(self) -> None:
        """See which hands are up already (``controller.ports.Surroundings.look``)."""
        seen = await self._next(self._open_hands)
        self._before = seen if isinstance(seen, list) else []

    async def find(self, seat: Seat) -> SeatFault | None:
        """Look all around for a seat's open hand until two pictures agree on it, and note its place."""
        self._asked = seat
        fault: SeatFault | None = SeatFault.PICTURE
        hunt = _Hunt(self._open_hands, self._before)
        loop = asyncio.get_running_loop()
        until, looked = loop.time() + PATIENCE, 0
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST), aclosing(self._reader.looks(hunt.step)) as pictures:
                async for seen in pictures:
                    if isinstance(seen, Find):
                        return self._note(seat, seen)
                    fault, looked = seen or fault, looked + 1
                    if looked >= PICTURES and loop.time() > until:
                        break
        return fault

    async def keep(self) -> None:
        """Let the draft be in force and store it (``controller.ports.Surroundings.keep``)."""
        draft = self._draft
        self.drop()
        if draft is None:
            return
        self._sight.seating = draft
        self._reader.sight_changed()
        await asyncio.to_thread(save_seating, self._path, draft)

    def drop(self) -> None:
        """Forget the draft (``controller.ports.Surroundings.drop``)."""
        self._draft, self._count, self._before, self._asked = None, None, [], None

    async def picture(self) -> bytes | None:
        """Return what is around the table with the seats drawn in (``controller.ports.Surroundings.picture``)."""
        drawn = await self._next(self._drawn)
        return drawn if isinstance(drawn, bytes) else None

    async def _next(self, work: Callable[[Landmarker, Image], T]) -> T | None:
        """Return what comes of the next picture, ``None`` where none comes in time."""
        try:
            async with asyncio.timeout(LONGEST):
                async with aclosing(self._reader.looks(work)) as pictures:
                    return await anext(pictures, None)
        except TimeoutError:
            return None

    # ------------------------------------------------------------ on the reader's thread

    def _open_hands(
        self, landmarker: Landmarker, image: Image, near: Find | None = None
    ) -> list[Find] | SeatFault:
        try:
            lens = self._lens(image)
        except NoCircle as error:
            return SeatFault(error.fault)
        if self._search is None or self._search.lens != lens:
            self._search = Search(lens)
        return self._search.open_hands(landmarker, image, near)

    def _drawn(self, landmarker: Landmarker, image: Image) -> bytes:  # noqa: ARG002 - nothing is looked for
        seating = self._draft if self._count else self._sight.seating
        try:
            strip = panorama(image, self._lens(image), seating.places if seating else {}, self._asked)
        except NoCircle:
            return encode(image)
        return encode(strip)

    def _lens(self, image: Image) -> Lens:
        """Return the lens: that of the draft or in force where the picture is of that size, else found anew."""
        size = (image.shape[1], image.shape[0])
        fresh = self._count is not None and self._count[1]
        known = self._draft or (None if fresh else self._sight.seating)
        if known is not None and known.size == size:
            return known.lens
        draft = Seating(self._source, size, self._found_lens(image), self._count[0] if self._count else 0)
        if self._count:
            self._draft = draft
        return draft.lens

    def _found_lens(self, image: Image) -> Lens:
        settings = self._settings
        if settings.circle is None:
            circle = find_circle(image)
            return Lens((circle.x, circle.y), circle.radius, settings.degrees, settings.curve)
        x, y, radius = settings.circle
        return Lens((x, y), radius, settings.degrees, settings.curve)

    def _note(self, seat: Seat, hand: Find) -> SeatFault | None:
        """Put a seat's place into the draft, unless it cannot be there."""
        if self._draft is None:
            return SeatFault.PICTURE
        places = {**self._draft.places, seat: Place(hand.direction, hand.size)}
        wrong = fault_of(places)
        if wrong is not None:
            return SeatFault.NEAR if wrong[0] == "near" else SeatFault.ORDER
        self._draft = replace(self._draft, places=places)
        return None


class _Hunt:
    """Looks for one new open hand, all around first, then once more where it was found."""

    def __init__(
        self,
        look: Callable[[Landmarker, Image, Find | None], list[Find] | SeatFault],
        before: Collection[Find],
    ) -> None:
        self._look = look
        self._before = before
        self._last: Find | None = None

    def step(self, landmarker: Landmarker, image: Image) -> Find | SeatFault | None:
        """Return the hand when a second picture bears it out, else why it is none, or ``None``: not yet."""
        near, self._last = self._last, None
        seen = self._look(landmarker, image, near)
        if isinstance(seen, SeatFault):
            return seen
        hands = [hand for hand in seen if is_among(hand, [near])] if near else new_ones(seen, self._before)
        if len(hands) != 1:
            return SeatFault.SEVERAL if hands else SeatFault.NO_HAND
        self._last = hands[0]
        return hands[0] if near else None
