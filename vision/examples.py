"""Hands to learn from: photos and drawn hands, each seen in several ways.

The landmarker places joints a little otherwise when a hand is nearer, turned, blurred or dark. Seen in all these
ways one photo teaches what of it is noise.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from vision.drawn_variety import various
from vision.finding import HandFinder
from vision.fingers import Features, long_features, thumb_features
from vision.hand import Hand, Image
from vision.landmarks import Landmarker
from vision.pictures import load
from vision.squares import around, cut, overlap, whole

DRAWN = "drawn"
DRAWINGS = 1500
"""How many pictures are drawn; a picture holds one or two hands."""
ONE_HANDED = {1, 2, 3, 4, 5, 10}
KNOWN = {4: "01111", 5: "11111", 10: "00000"}
"""Numbers of one hand that leave no choice of fingers."""
MATCHES = 0.12
"""A found hand is the drawn one if its joints are off by less than this part of it, in the mean."""
SIDE = 320
"""Width and height of a hand's own picture, pixels."""
DARK, NOISE = 0.3, 4.0
SHORT = 110
"""Width to which a picture is reduced to make it coarse, pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """One look at one hand, and what is known of the hand."""

    source: str
    picture: str
    count: int
    """How many fingers are straight."""
    fingers: str | None
    """Five of ``0`` and ``1``, thumb first; ``None`` where only the count is known."""
    plain: bool
    """A look as the reader takes it at first, not one of the varied ones."""
    thumb: Features
    longs: Features
    """4 x features, index to little."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to see a hand once more."""

    scale: float
    """Width of the picture as so many times the hand's."""
    roll: float = 0.0
    """Degrees."""
    spoilt: str | None = None


WAYS = (
    Way(3),
    Way(4),
    Way(3, 90),
    Way(3.5, 180),
    Way(3, -45),
    Way(3, 30, "blurred"),
    Way(3, -30, "dark"),
    Way(3, 15, "coarse"),
)


def photos(labels: Path, eye: Landmarker) -> Iterator[Example]:
    """Yield the looks at each photo of one hand in a labels file.

    Columns: ``file``, ``number``, ``fingers``, ``source``. Raises ``OSError``, ``ValueError``, ``KeyError``.
    """
    rng = np.random.default_rng(0)
    with labels.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            number = int(row["number"] or 0)
            if number not in ONE_HANDED:
                continue
            image = load(labels.parent / row["file"])
            hands = HandFinder(eye).find(image, both=False)
            looks = (
                [(hands[0], True), *((hand, False) for hand in _again(eye, image, hands[0], rng))]
                if hands
                else []
            )
            for hand, plain in looks:
                known = row["fingers"] or KNOWN.get(number)
                yield _example(hand, row["source"], row["file"], number % 10, known, plain=plain)


def drawings(eye: Landmarker) -> Iterator[Example]:
    """Yield the looks at drawn hands of all kinds: as they are, and closer."""
    for seed in range(DRAWINGS):
        picture = various(seed).drawn
        for truth in picture.hands:
            (left, top), (right, bottom) = truth.joints.min(0), truth.joints.max(0)
            drawn = Hand((left, top, right, bottom), truth.joints, truth.space, 1.0)
            pattern = "".join(str(int(finger)) for finger in truth.fingers)
            for square in (whole(picture.image), around([drawn], 3.2)):
                hand = _matching(eye.look(picture.image, square), drawn)
                if hand:
                    yield _example(hand, DRAWN, f"{DRAWN}-{seed}", pattern.count("1"), pattern, plain=False)


def _example(
    hand: Hand, source: str, picture: str, count: int, fingers: str | None, *, plain: bool
) -> Example:
    return Example(source, picture, count, fingers, plain, thumb_features(hand), long_features(hand))


def _matching(hands: list[Hand], drawn: Hand) -> Hand | None:
    """Return the found hand that is the drawn one."""
    for hand in hands:
        off = np.linalg.norm(hand.points[:, :2] - drawn.points[:, :2], axis=1).mean()
        if off < MATCHES * drawn.span:
            return hand
    return None


def _again(eye: Landmarker, image: Image, hand: Hand, rng: np.random.Generator) -> Iterator[Hand]:
    """Yield the hand as it is found when it is seen in other ways."""
    for way in WAYS:
        picture = _seen(image, hand, way, rng)
        middle = (SIDE / 2 - SIDE / way.scale / 2,) * 2 + (SIDE / 2 + SIDE / way.scale / 2,) * 2
        found = [other for other in eye.look(picture, whole(picture)) if overlap(other.box, middle) > 0.25]  # noqa: PLR2004 - a turned hand's box is another
        yield from found[:1]


def _seen(image: Image, hand: Hand, way: Way, rng: np.random.Generator) -> Image:
    """Return the hand in a picture of its own."""
    import cv2  # noqa: PLC0415 - heavy: only where there is training

    square = around([hand], way.scale)
    picture = cv2.resize(cut(image, square), (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), way.roll, 1.0)
    picture = cv2.warpAffine(picture, turn, (SIDE, SIDE))
    if way.spoilt == "dark":
        picture = np.clip(picture * DARK + rng.normal(0, NOISE, picture.shape), 0, 255)
    elif way.spoilt == "coarse":
        picture = cv2.resize(cv2.resize(picture, (SHORT, SHORT), interpolation=cv2.INTER_AREA), (SIDE, SIDE))
    elif way.spoilt == "blurred":
        picture = cv2.filter2D(picture, -1, _smear(int(rng.integers(5, 11)), float(rng.uniform(0, np.pi))))
    return np.ascontiguousarray(picture, np.uint8)


def _smear(length: int, angle: float) -> Features:
    """Return the kernel of a motion of so many pixels."""
    kernel = np.zeros((length, length))
    for way in np.linspace(-1, 1, 4 * length):
        row, column = (
            ((length - 1) / 2 * (1 + way * np.array((np.sin(angle), np.cos(angle))))).round().astype(int)
        )
        kernel[row, column] = 1
    return np.asarray(kernel / kernel.sum())
