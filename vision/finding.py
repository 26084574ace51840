"""Finding the hands of one picture after another: where to look first, and where else.

The whole picture is looked at first. Where nothing is found it is looked at again: with a border (a hand that
fills it), mirrored (the landmarker is not the same to both sides), and in parts (a hand far away). A second
hand, easily lost, is looked for beside the first. What is found in a part of the picture counts only if a closer
look finds a hand there too: furniture seldom looks like a hand twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vision.hand import Hand, Image
from vision.squares import Square, around, covered, fleshed, overlap, tiles, whole, without

HANDS = 2
SAME = 0.4
"""Two finds are one hand where more than this part of the smaller box lies within the other."""
SEEN_AGAIN = 0.3
"""A closer look has found the same hand where the boxes overlap by more."""
CLOSE = (3.5, 2.5)
"""A closer look is so many times as wide as the hand; the first is tried first."""
SMALL = 300
"""A picture whose shorter side has fewer pixels is not looked at in parts."""
WIDE = 1.2
"""From this ratio of width and height on, squares as high as the picture are worth a look."""
ROOM = 0.2
"""A second hand is looked for where at least this part of the picture's width lies beside the first."""
ALL = 99
"""More looks than there are."""


class Eye(Protocol):
    """What looks at a square of a picture."""

    def look(self, image: Image, square: Square, *, mirrored: bool = False) -> list[Hand]:
        """Return the hands that the square shows, in pixels of the picture; ``mirrored`` looks from behind."""
        ...


@dataclass(frozen=True, slots=True)
class Look:
    """One way to look at a picture."""

    square: Square
    mirrored: bool = False
    part: bool = False
    """It shows a part of the picture only; what is found there needs a closer look."""


class HandFinder:
    """Finds hands in a picture, or in the pictures of one view in turn: then it remembers where to look."""

    def __init__(self, eye: Eye) -> None:
        """Look through this eye."""
        self._eye = eye
        self._tracked: Look | None = None
        self._turns = {"first": 0, "other": 0}
        self._beside: int | None = None
        self._known: list[Hand] = []

    def find(self, image: Image, *, both: bool = True, patience: int = ALL) -> list[Hand]:
        """Return the hands in the picture, largest first, at most two.

        ``both`` looks for a second hand where only one was found. ``patience`` is how many more looks than the
        first one each search may take; the next picture goes on where this one ended.
        """
        hands = self._first(image, patience)
        if both and len(hands) == 1:
            hands += self._other(image, hands[0], patience)
        self._known = distinct(hands)[:HANDS]
        return list(self._known)

    def closer(self, image: Image, hand: Hand, scale: float = CLOSE[0]) -> Hand | None:
        """Return the hand as a closer look finds it, ``None`` where it finds none."""
        found = self._eye.look(image, around([hand], scale))
        return max(
            (other for other in found if overlap(other.box, hand.box) > SEEN_AGAIN),
            key=lambda other: overlap(other.box, hand.box),
            default=None,
        )

    def _first(self, image: Image, patience: int) -> list[Hand]:
        """Look where a hand was last, then at the whole picture, then elsewhere."""
        usual, *others = first_looks(image)
        for look in (self._tracked, usual):
            hands = self._at(image, look) if look else []
            if hands:
                return hands
        self._tracked = None
        for look in self._in_turn("first", others, patience):
            hands = [hand for hand in self._at(image, look) if not look.part or self._is_sure(image, hand)]
            if hands:
                self._tracked = Look(around(hands, CLOSE[0])) if look.part else look
                return hands
        return []

    def _other(self, image: Image, hand: Hand, patience: int) -> list[Hand]:
        """Look for a second hand: in the way that found one last, then in the others."""
        looks = looks_beside(image, hand)
        remembered = [looks[self._beside]] if self._beside is not None and self._beside < len(looks) else []
        rest = without(image, hand) if looks else image
        unsure: list[Hand] = []
        for look in (*remembered, *self._in_turn("other", looks, patience)):
            for found in self._at(rest, look):
                if covered(found.box, hand.box) < SAME and self._is_sure(rest, found, unsure):
                    self._beside = looks.index(look)
                    return [found]
                unsure.append(found)
        self._beside = None
        return []

    def _in_turn(self, name: str, looks: Sequence[Look], patience: int) -> list[Look]:
        """Return the looks whose turn it is."""
        if not looks:
            return []
        start, count = self._turns[name] % len(looks), min(patience, len(looks))
        self._turns[name] = (start + count) % len(looks)
        return [looks[(start + step) % len(looks)] for step in range(count)]

    def _at(self, image: Image, look: Look) -> list[Hand]:
        return distinct(self._eye.look(image, look.square, mirrored=look.mirrored))[:HANDS]

    def _is_sure(self, image: Image, hand: Hand, others: Sequence[Hand] = ()) -> bool:
        """Tell whether a find is a hand: known from the last picture, found by another look, or by a closer one."""
        known = any(overlap(hand.box, other.box) > SEEN_AGAIN for other in (*self._known, *others))
        return known or any(self.closer(image, hand, scale) for scale in CLOSE)


def first_looks(image: Image) -> list[Look]:
    """Return how to look at a picture, best first, until a hand is found."""
    height, width = image.shape[:2]
    looks = [Look(whole(image)), Look(whole(image, 2)), Look(whole(image), mirrored=True)]
    looks.append(Look(whole(image, 1.5)))
    if min(height, width) < SMALL:
        return looks
    if max(height, width) > WIDE * min(height, width):
        looks += [Look(square, part=True) for square in tiles(image, min(height, width))]
    return looks + [Look(square, part=True) for square in tiles(image, max(height, width) / 2)]


def looks_beside(image: Image, hand: Hand) -> list[Look]:
    """Return how to look for a second hand: on the wider side of the first, then on the other.

    First at the hand's own height, where the other one is likely, then at the picture's.
    """
    height, width = image.shape[:2]
    left, top, right, bottom = fleshed(hand)
    looks = []
    for start, room in sorted(((0.0, left), (right, width - right)), key=lambda side: -side[1]):
        if room < ROOM * width:
            continue
        across, level, middle = start + room / 2, (top + bottom) / 2, height / 2
        looks += [
            Look(Square.at((across, level), 1.25 * room)),
            Look(Square.at((across, middle), room), mirrored=True),
            Look(Square.at((across, middle), room)),
            Look(Square.at((across, level), 1.25 * room), mirrored=True),
            Look(Square.at((across, middle), 0.8 * room)),
            Look(Square.at((across, middle), 0.8 * room), mirrored=True),
        ]
    return looks


def distinct(hands: Sequence[Hand]) -> list[Hand]:
    """Return the hands, largest first, without second finds of the same one."""
    kept: list[Hand] = []
    for hand in sorted(hands, key=lambda hand: hand.palm, reverse=True):
        if all(covered(hand.box, other.box) < SAME for other in kept):
            kept.append(hand)
    return kept
