"""Drawing what was seen over a picture, for people: boxes, fingers, what was read and how surely."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from vision.gestures import SeenHand
from vision.hand import BONES, Image
from vision.pictures import scaled
from vision.wording import describe_hand

SMALLEST, LARGEST = 480, 1280
"""A picture's longer side is brought between these before anything is drawn, pixels."""
STRAIGHT, FOLDED = (70, 230, 70), (70, 90, 255)
BOX, PAPER, INK = (60, 180, 255), (30, 30, 30), (255, 255, 255)
"""Colours, blue-green-red."""
COLUMNS = 4
"""How many seats' pictures stand side by side."""
LETTERS = 0.045
"""Height of the title's letters, as a part of the picture's longer side."""


def annotate(image: Image, hands: Iterable[SeenHand], title: str) -> Image:
    """Return a copy with each hand's box, joints and caption drawn over it, and the title on a strip below.

    Straight fingers are green and folded ones red. Pictures of one size become pictures of one size.
    """
    longer = max(image.shape[:2])
    factor = min(max(longer, SMALLEST), LARGEST) / longer
    picture = scaled(image, factor) if factor != 1 else image.copy()
    letters = max(10, round(LETTERS * max(picture.shape[:2])))
    hands = list(hands)
    for seen in hands:
        _bones(picture, seen, factor, max(1, letters // 10))
    for seen in hands:
        _caption(picture, seen, factor, round(0.8 * letters))
    strip = np.full((2 * letters, picture.shape[1], 3), PAPER, np.uint8)
    _write(strip, title, (letters // 2, round(1.5 * letters)), letters)
    return np.ascontiguousarray(np.vstack([picture, strip]))


def grid(pictures: Sequence[Image]) -> Image:
    """Return pictures of one size beside and below each other, ``COLUMNS`` in a row."""
    columns = min(COLUMNS, len(pictures))
    gaps = [np.zeros_like(pictures[0])] * (-len(pictures) % columns)
    cells = [*pictures, *gaps]
    rows = [np.hstack(cells[start : start + columns]) for start in range(0, len(cells), columns)]
    return np.asarray(np.vstack(rows), np.uint8)


def _bones(picture: Image, seen: SeenHand, factor: float, thick: int) -> None:
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    spots = [(round(x * factor), round(y * factor)) for x, y in seen.hand.points[:, :2].tolist()]
    for one, other in BONES:
        colour = STRAIGHT if seen.fingers.straight[(other - 1) // 4] else FOLDED
        cv2.line(picture, spots[one], spots[other], (0, 0, 0), thick + 2, cv2.LINE_AA)
        cv2.line(picture, spots[one], spots[other], colour, thick, cv2.LINE_AA)
    left, top, right, bottom = (round(edge * factor) for edge in seen.hand.box)
    cv2.rectangle(picture, (left, top), (right, bottom), BOX, thick)


def _caption(picture: Image, seen: SeenHand, factor: float, letters: int) -> None:
    """Write a hand's caption above its box, or at the picture's edge where there is no room."""
    text = describe_hand(seen.fingers)
    left, top, _, _ = (round(edge * factor) for edge in seen.hand.box)
    width = _width(text, letters)
    place = (min(max(left, 2), max(2, picture.shape[1] - width - 2)), max(top - letters // 2, letters + 2))
    _write(picture, text, place, letters)


def _write(picture: Image, text: str, place: tuple[int, int], letters: int) -> None:
    """Write white letters with a black rim, readable on anything, smaller where they would not fit."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    room = picture.shape[1] - place[0] - 2
    fitting = letters * min(1.0, room / max(_width(text, letters), 1))
    for colour, thick in (((0, 0, 0), fitting / 4), (INK, fitting / 11)):
        size = max(1, round(thick))
        cv2.putText(picture, text, place, cv2.FONT_HERSHEY_SIMPLEX, fitting / 22, colour, size, cv2.LINE_AA)


def _width(text: str, letters: int) -> int:
    """Return how wide a text is, pixels."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    return int(cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, letters / 22, max(1, letters // 11))[0][0])
