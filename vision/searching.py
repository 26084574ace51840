"""Looking for open hands all around a fisheye: windows side by side, whose finds are put together.

An open hand is easily found: one look at each window does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from vision.exposure import lifted
from vision.gestures import look_at, number_of, read
from vision.hand import WRIST, Hand, Image
from vision.landmarks import Landmarker
from vision.lens import Direction, Lens, apart, turn
from vision.seating import LARGEST, SMALLEST
from vision.squares import whole
from vision.windows import Aim, UprightWindow, middle_of

FIELD, STEP, HEIGHT = 50.0, 30.0, 12.0
"""How far the windows open, how far apart they look, and how high, degrees: each hand is whole in one of them."""
SAME = 6.0
"""Finds that are nearer to each other are one hand, degrees."""
FINGER_TIP = 12
"""The joint at the tip of the middle finger."""
OPEN = 5


@dataclass(frozen=True, slots=True)
class Find:
    """An open hand somewhere around the table."""

    direction: Direction
    size: float
    """From wrist to finger tip, degrees."""
    sure: float
    """Confidence in its fingers, 0 to 1."""


class Search:
    """The windows of one lens, made once."""

    def __init__(self, lens: Lens) -> None:
        """Look through this lens."""
        self.lens = lens
        steps = round(360.0 / STEP)
        aims = [Aim(Direction(360.0 * step / steps, HEIGHT), FIELD) for step in range(steps)]
        self._windows = [UprightWindow(lens, aim) for aim in aims]

    def open_hands(self, landmarker: Landmarker, image: Image, near: Find | None = None) -> list[Find]:
        """Return the open hands in the fisheye's picture, the surest first; with ``near`` only those about there."""
        windows = [window for window in self._windows if near is None or _shows(window, near)]
        found = [find for window in windows for find in _finds(landmarker, window, image)]
        kept: list[Find] = []
        for find in sorted(found, key=lambda find: find.sure, reverse=True):
            if not is_among(find, kept):
                kept.append(find)
        return kept


def is_among(find: Find, others: Collection[Find]) -> bool:
    """Tell whether a hand is where one of the others is."""
    return any(apart(find.direction, other.direction) < SAME for other in others)


def new_ones(finds: Sequence[Find], before: Collection[Find]) -> list[Find]:
    """Return the open hands that were not there before; a single one counts though it was up early."""
    return list(finds) if len(finds) == 1 else [find for find in finds if not is_among(find, before)]


def _shows(window: UprightWindow, find: Find) -> bool:
    return abs(turn(window.aim.middle.azimuth, find.direction.azimuth)) <= STEP


def _finds(landmarker: Landmarker, window: UprightWindow, image: Image) -> list[Find]:
    finds = []
    picture = lifted(window.cut(image))
    for seen in look_at(landmarker.look(picture, whole(picture))):
        sign = read([seen])
        if (
            sign is not None
            and sign.clear
            and number_of(seen.fingers.straight) == OPEN
            and _whole(seen.hand, window)
        ):
            size = apart(*(window.direction_of(_joint(seen.hand, joint)) for joint in (WRIST, FINGER_TIP)))
            if SMALLEST <= size <= LARGEST:
                finds.append(Find(window.direction_of(middle_of(seen.hand)), size, sign.confidence))
    return finds


def _joint(hand: Hand, joint: int) -> tuple[float, float]:
    x, y, _ = hand.points[joint].tolist()
    return x, y


def _whole(hand: Hand, window: UprightWindow) -> bool:
    """Tell whether a hand lies within the window, not cut off by its edge."""
    return min(hand.box) >= 0 and max(hand.box) <= window.side - 1
