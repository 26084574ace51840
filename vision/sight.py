"""Where in a camera's picture to look for whose hands: the one picture in front, or a window for each seat around."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from controller.ports import CameraTrouble
from controller.rules.model import Seat
from vision.hand import Hand, Image
from vision.seating import Seating
from vision.windows import UprightWindow, middle_of


def anybodys(_: Hand) -> bool:
    """Take every hand."""
    return True


@dataclass(frozen=True, slots=True, eq=False)
class Pane:
    """A picture to look for hands in."""

    seat: Seat | None
    """Which seat's window it is; ``None`` is everybody's picture."""
    image: Image
    owns: Callable[[Hand], bool] = anybodys
    """Tell whether a hand in it is that seat's."""


class Sight(Protocol):
    """A way to look at a table."""

    @property
    def trouble(self) -> CameraTrouble | None:
        """What keeps it from looking at anybody, ``None`` when all is well."""
        ...

    def whose(self, awake: Collection[Seat]) -> Mapping[Seat | None, Seat | None]:
        """Return by the seat of each pane to look at whose hands it shows, ``None`` where that cannot be told."""
        ...

    def panes(self, image: Image, seats: Collection[Seat | None]) -> list[Pane]:
        """Return the panes of these seats; none where the picture does not fit, which is a trouble then."""
        ...


class FrontSight:
    """An ordinary camera: whoever is awake shows the hand to it."""

    trouble: CameraTrouble | None = None

    def whose(self, awake: Collection[Seat]) -> Mapping[Seat | None, Seat | None]:
        """Return the one picture: of the only one who is awake, else of nobody in particular."""
        return {None: next(iter(awake)) if len(awake) == 1 else None}

    def panes(self, image: Image, seats: Collection[Seat | None]) -> list[Pane]:  # noqa: ARG002 - everybody's picture is the same
        """Return the whole picture."""
        return [Pane(None, image)]


class AroundSight:
    """A fisheye at the table's centre. Only the windows of seats that are asked for are cut out of its picture."""

    def __init__(self, seating: Seating | None = None) -> None:
        """Look at the seats as they sit; without a ``seating`` at nobody."""
        self._misfit = False
        self._windows: dict[Seat, UprightWindow] = {}
        self._seating = seating

    @property
    def seating(self) -> Seating | None:
        """Where the seats are; what is set counts from the next picture on."""
        return self._seating

    @seating.setter
    def seating(self, seating: Seating | None) -> None:
        self._seating, self._windows, self._misfit = seating, {}, False

    @property
    def trouble(self) -> CameraTrouble | None:
        """``SEATS`` where no seat's place is known, or the pictures are not those it was found in."""
        known = self._seating is not None and bool(self._seating.places)
        return None if known and not self._misfit else CameraTrouble.SEATS

    def whose(self, awake: Collection[Seat]) -> Mapping[Seat | None, Seat | None]:
        """Return those whose place is known; the others go on by button."""
        known = self._seating.places if self._seating else ()
        return {seat: seat for seat in awake if seat in known}

    def panes(self, image: Image, seats: Collection[Seat | None]) -> list[Pane]:
        """Return an upright window for each seat."""
        seating, windows = self._seating, self._windows
        if seating is None:
            return []
        self._misfit = (image.shape[1], image.shape[0]) != seating.size
        if self._misfit:
            return []
        known = [seat for seat in seats if seat is not None and seat in seating.places]
        for seat in known:
            if seat not in windows:
                windows[seat] = UprightWindow(seating.lens, seating.aim(seat))
        return [Pane(seat, windows[seat].cut(image), _owner(seating, seat, windows[seat])) for seat in known]


def _owner(seating: Seating, seat: Seat, window: UprightWindow) -> Callable[[Hand], bool]:
    return lambda hand: seating.owner(window.direction_of(middle_of(hand))) == seat
