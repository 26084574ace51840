"""Squares of a picture's plane: where to look, and what is seen there. Pure.

The landmarker sees every picture at 192 x 192 pixels and finds a hand best when it fills a quarter to a third
of a square. So a picture is never squashed: it is cut, or made square by a black border.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.hand import KNUCKLES, WRIST, Box, Hand, Image

MARGIN = 0.1
"""How far a hand reaches beyond the box of its joints, as a part of the box."""
FOREARM = 1.5
"""How far down the arm no second hand is looked for, in palms."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the picture's plane; it may reach beyond the picture. Pixels."""

    left: int
    top: int
    side: int

    @classmethod
    def at(cls, middle: tuple[float, float], side: float) -> Square:
        """Return the square of this side around a point."""
        return cls(round(middle[0] - side / 2), round(middle[1] - side / 2), max(1, round(side)))


def whole(image: Image, scale: float = 1.0) -> Square:
    """Return the square around the whole picture; a larger ``scale`` leaves a wider border."""
    height, width = image.shape[:2]
    return Square.at((width / 2, height / 2), scale * max(width, height))


def around(hands: Sequence[Hand], scale: float) -> Square:
    """Return the square around hands; with one hand its span is ``1 / scale`` of the side."""
    boxes = np.array([hand.box for hand in hands])
    (left, top), (right, bottom) = boxes[:, :2].min(0), boxes[:, 2:].max(0)
    side = max(scale * max(hand.span for hand in hands), 1.5 * max(right - left, bottom - top))
    return Square.at(((left + right) / 2, (top + bottom) / 2), side)


def tiles(image: Image, side: float, overlap: float = 0.5) -> list[Square]:
    """Return squares of this side that cover the picture, its middle first, each overlapping the next."""
    height, width = image.shape[:2]
    middles = [(x, y) for y in _steps(height, side, overlap) for x in _steps(width, side, overlap)]
    middles.sort(key=lambda at: (at[0] - width / 2) ** 2 + (at[1] - height / 2) ** 2)
    return [Square.at(middle, side) for middle in middles]


def _steps(length: float, side: float, overlap: float) -> list[float]:
    """Return the middles of the fewest pieces that cover a length, each overlapping the next so far."""
    if length <= side * 1.1:
        return [length / 2]
    count = int(np.ceil((length - side) / (side * (1 - overlap)) - 0.1)) + 1
    return [float(step) for step in np.linspace(side / 2, length - side / 2, count)]


def cut(image: Image, square: Square) -> Image:
    """Return what the square shows; what lies outside the picture is black."""
    height, width = image.shape[:2]
    shown = np.zeros((square.side, square.side, 3), np.uint8)
    left, top = max(square.left, 0), max(square.top, 0)
    right, bottom = min(square.left + square.side, width), min(square.top + square.side, height)
    if left < right and top < bottom:
        shown[top - square.top : bottom - square.top, left - square.left : right - square.left] = image[
            top:bottom, left:right
        ]
    return shown


def without(image: Image, hand: Hand) -> Image:
    """Return a copy of the picture in which the hand and its forearm are blacked out: a wrist looks like a fist."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    copy = image.copy()
    left, top, right, bottom = (max(0, round(edge)) for edge in fleshed(hand))
    copy[top:bottom, left:right] = 0
    wrist = hand.points[WRIST, :2]
    elbow = wrist + FOREARM * (wrist - hand.points[list(KNUCKLES), :2].mean(0))
    cv2.line(copy, wrist.round().astype(int), elbow.round().astype(int), (0, 0, 0), max(1, round(hand.palm)))
    return copy


def fleshed(hand: Hand) -> Box:
    """Return the hand's box with a margin: the joints lie within the flesh."""
    left, top, right, bottom = hand.box
    margin = MARGIN * hand.span
    return left - margin, top - margin, right + margin, bottom + margin


def covered(one: Box, other: Box) -> float:
    """Return how much of the smaller box lies within the other, from 0 to 1."""
    return _common(one, other) / max(min(_area(one), _area(other)), 1e-9)


def overlap(one: Box, other: Box) -> float:
    """Return how much of the two boxes' union both cover, from 0 to 1."""
    common = _common(one, other)
    return common / max(_area(one) + _area(other) - common, 1e-9)


def _common(one: Box, other: Box) -> float:
    width = max(0.0, min(one[2], other[2]) - max(one[0], other[0]))
    return width * max(0.0, min(one[3], other[3]) - max(one[1], other[1]))


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])
