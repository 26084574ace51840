"""Where the seats are around a fisheye, and whose hand it is that shows up somewhere. Pure.

Each seat has a sector of its own, to the middle between it and its neighbours. Where a neighbour's place is
not known, the sector ends well before where that neighbour may be: a hand there is nobody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from types import MappingProxyType

from controller.rules.model import Seat
from vision.lens import Direction, Lens, turn
from vision.windows import Aim

NEAREST = 8.0
"""Two seats that are nearer cannot be told apart, degrees."""
WIDEST = 40.0
"""No sector reaches further to one side, degrees."""
UNKNOWN = 0.4
"""How far a sector reaches towards a neighbour whose place is not known, as a part of the likely way to him."""

HANDS_WIDE = 4.0
"""So many lengths of a hand a window is wide: a hand fills a quarter, and both of one person's fit in."""
NARROWEST, BROADEST = 32.0, 66.0
"""How far windows open, degrees."""
TABLE = -10.0
"""How low a fist on the table is seen, degrees of elevation."""
SMALLEST, LARGEST = 3.0, 40.0
"""How large an open hand may look, degrees from wrist to finger tip."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat's open hand was shown."""

    direction: Direction
    size: float
    """How long the hand looked, degrees from wrist to finger tip."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats as a camera sees them."""

    source: str
    """Which camera it is, as the settings name it."""
    size: tuple[int, int]
    """Width and height of its pictures, pixels."""
    lens: Lens
    count: int
    """How many seats there are; those without a place are played by buttons."""
    places: Mapping[Seat, Place] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def complete(self) -> bool:
        """Return whether every seat has a place."""
        return len(self.places) == self.count

    def owner(self, at: Direction) -> Seat | None:
        """Return in whose sector a direction lies, ``None`` where it is nobody's."""
        for seat, place in self.places.items():
            left, right = self.sector(seat)
            if left < turn(place.direction.azimuth, at.azimuth) < right:
                return seat
        return None

    def sector(self, seat: Seat) -> tuple[float, float]:
        """Return how far a seat's sector reaches to both sides of its azimuth, degrees: below and above 0."""
        ring = self._ring()
        index = ring.index(seat)
        before, after = ring[index - 1], ring[(index + 1) % len(ring)]
        return -self._reach(seat, before, backwards=True), self._reach(seat, after, backwards=False)

    def aim(self, seat: Seat) -> Aim:
        """Return how a seat's window looks: low enough for a fist on the table, and with room above the hand."""
        place = self.places[seat]
        wide = min(max(HANDS_WIDE * place.size, NARROWEST), BROADEST)
        middle = max(TABLE + wide / 2, place.direction.elevation + place.size - wide / 2)
        return Aim(Direction(place.direction.azimuth, min(middle, place.direction.elevation)), wide)

    def _ring(self) -> list[Seat]:
        return sorted(self.places, key=lambda seat: self.places[seat].direction.azimuth)

    def _reach(self, seat: Seat, neighbour: Seat, *, backwards: bool) -> float:
        own, others = (self.places[each].direction.azimuth for each in (seat, neighbour))
        gap = ((own - others) if backwards else (others - own)) % 360.0 or 360.0
        seats = self._seats_between(seat, neighbour, backwards=backwards)
        return min(gap / 2 if seats == 1 else UNKNOWN * gap / seats, WIDEST)

    def _seats_between(self, seat: Seat, neighbour: Seat, *, backwards: bool) -> int:
        """Return how many seats further a neighbour sits; where that cannot be told, the most it may be."""
        steps = (neighbour - seat) % self.count or self.count
        others = self.count - steps or self.count
        if len(self.places) < 3:  # noqa: PLR2004 - which way round they sit cannot be told
            return max(steps, others)
        return others if backwards == self._clockwise() else steps

    def _clockwise(self) -> bool:
        """Return whether the numbers of the seats grow with the azimuth."""
        azimuths = [self.places[seat].direction.azimuth for seat in sorted(self.places)]
        return _turns(azimuths) <= 1


def fault_of(places: Mapping[Seat, Place]) -> tuple[str, Seat, Seat | None] | None:
    """Return what is wrong with the places: a key (``near``, ``order``) and the seats, ``None`` for nothing.

    ``near``: two seats that cannot be told apart. ``order``: a seat does not come where its number says; the
    seats must follow one another around the table, whichever way round.
    """
    for one, other in _pairs(places):
        if abs(turn(places[one].direction.azimuth, places[other].direction.azimuth)) < NEAREST:
            return "near", one, other
    seats = sorted(places)
    if _in_order(places, seats):
        return None
    for seat in seats:
        if _in_order(places, [other for other in seats if other != seat]):
            return "order", seat, None
    return "order", seats[0], None


def _pairs(places: Mapping[Seat, Place]) -> Iterator[tuple[Seat, Seat]]:
    ring = sorted(places, key=lambda seat: places[seat].direction.azimuth)
    for one, other in pairwise([*ring, *ring[:1]]):
        if one != other:
            yield min(one, other), max(one, other)


def _in_order(places: Mapping[Seat, Place], seats: list[Seat]) -> bool:
    """Tell whether the seats in the order of their numbers go round once, one way or the other."""
    return _turns([places[seat].direction.azimuth for seat in seats]) in {0, 1, len(seats) - 1}


def _turns(azimuths: list[float]) -> int:
    """Return how many whole turns the azimuths make one after the other, always clockwise, and back to the first."""
    return round(sum((other - one) % 360.0 for one, other in pairwise([*azimuths, *azimuths[:1]])) / 360.0)
