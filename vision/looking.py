"""What one picture of a camera shows: the hands in each of its panes, and what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from controller.rules.model import Seat
from vision.drawing import annotate, grid
from vision.finding import HandFinder
from vision.gestures import SeenHand, Sign, look_at, read
from vision.hand import Hand, Image
from vision.pictures import encode
from vision.sight import Pane
from vision.squares import without
from vision.wording import describe

PATIENCE = 2
"""So many looks more than the first are taken at a moving picture: the next one comes at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """A pane and what was seen in it."""

    pane: Pane
    hands: list[SeenHand]
    sign: Sign | None


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A picture and what was seen in its panes."""

    image: Image
    wanted: Mapping[Seat | None, bool]
    """Which panes were looked at, and in which of them for two hands."""
    looks: Sequence[Look]

    @property
    def signs(self) -> Mapping[Seat | None, Sign | None]:
        """Return what each pane shows."""
        return {look.pane.seat: look.sign for look in self.looks}

    def covers(self, wanted: Mapping[Seat | None, bool]) -> bool:
        """Tell whether just these panes were looked at, each as thoroughly as wanted."""
        return self.wanted.keys() == wanted.keys() and all(
            self.wanted[pane] >= both for pane, both in wanted.items()
        )


class Finder(Protocol):
    """What finds hands: the landmarker, thoroughly, or whatever remembers where it found them last."""

    def find(self, image: Image, *, both: bool = True) -> list[Hand]:
        """Return the hands in the picture, at most two; ``both`` looks for a second one."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Glances:
    """Finds hands in the pictures of one view in turn, with a few looks at each."""

    finder: HandFinder
    patience: int = PATIENCE

    def find(self, image: Image, *, both: bool = True) -> list[Hand]:
        """Return the hands in the picture; what these looks do not find, those at the next may."""
        return self.finder.find(image, both=both, patience=self.patience)


def examine(finder: Finder, pane: Pane, *, both: bool) -> Look:
    """Return what a pane shows of its own seat's hands.

    Where somebody else's hand reaches into it, it is looked at once more without that hand: the landmarker
    finds two hands at most, and the other's may have been nearer.
    """
    found = finder.find(pane.image, both=both)
    own = [hand for hand in found if pane.owns(hand)]
    if len(own) < len(found):
        image = pane.image
        for hand in found:
            image = image if pane.owns(hand) else without(image, hand)
        own = [hand for hand in finder.find(image, both=both) if pane.owns(hand)]
    hands = look_at(own)
    return Look(pane, hands, read(hands))


def equal(one: Image, other: Image) -> bool:
    """Tell whether two pictures are equal byte for byte; a few rows settle it nearly always."""
    return np.array_equal(one[::32], other[::32]) and np.array_equal(one, other)


def drawn(view: View) -> bytes:
    """Return the panes beside and below each other with the hands and what was read drawn in, as a JPEG."""
    return encode(grid([_annotated(look) for look in view.looks]))


def _annotated(look: Look) -> Image:
    seat = "" if look.pane.seat is None else f"{look.pane.seat}: "
    return annotate(look.pane.image, look.hands, seat + describe(look.sign))
