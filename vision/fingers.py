"""Which fingers are straight, from a hand's joints. Pure.

Each finger is judged by a small network over lengths and angles within the hand. These stay the same when the
hand turns in the picture, comes nearer, is mirrored or is the other one, so nothing depends on which hand it is.
The four long fingers share one network, so that no sign is learnt by heart. ``vision.training`` works the weights
out; ``fingers.json`` holds them with the figures they reached.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.hand import FINGERS, KNUCKLES, WRIST, Hand, Points

Features = NDArray[np.float64]

THUMB = 0
THUMB_AIMS = (5, 6, 9, 10, 13, 17)
"""Joints whose distance from the thumb's tip tells whether it lies on the hand."""


@dataclass(frozen=True, slots=True)
class Fingers:
    """How likely each finger is straight: thumb, index, middle, ring, little."""

    chances: tuple[float, ...]

    @property
    def straight(self) -> tuple[bool, ...]:
        """Return which fingers are straight, thumb first."""
        return tuple(chance >= 0.5 for chance in self.chances)  # noqa: PLR2004 - likelier than not

    @property
    def confidence(self) -> float:
        """Return the chance that all five are judged right, from 0 to 1."""
        return float(np.prod([max(chance, 1 - chance) for chance in self.chances]))

    @property
    def patterns(self) -> NDArray[np.float64]:
        """Return the chance of each of the 32 ``PATTERNS``."""
        chances = np.ones(1)
        for chance in self.chances:
            chances = np.outer(chances, (1 - chance, chance)).ravel()
        return np.asarray(chances)


PATTERNS: tuple[tuple[bool, ...], ...] = tuple(product((False, True), repeat=FINGERS))
"""Which fingers may be straight, thumb first, in the order of ``Fingers.patterns``."""


@dataclass(frozen=True, slots=True, eq=False)
class Judge:
    """A network of one hidden layer: drive = out . max(0, (features - mean) / scale . hidden + ...) + ..."""

    mean: Features
    scale: Features
    hidden: Features
    """Features x units."""
    hidden_bias: Features
    out: Features
    bias: float

    def drives(self, rows: Features) -> Features:
        """Return for each row of features the logarithm of the odds that the finger is straight."""
        units = np.maximum(((rows - self.mean) / self.scale) @ self.hidden + self.hidden_bias, 0)
        return np.asarray(units @ self.out + self.bias)


@dataclass(frozen=True, slots=True)
class Judges:
    """One judge for the thumb, one for each of the other four."""

    thumb: Judge
    finger: Judge

    def drives(self, thumbs: Features, longs: Features) -> Features:
        """Return the logarithms of the odds of five fingers each: hands x features, hands x 4 x features."""
        others = self.finger.drives(longs.reshape(-1, longs.shape[-1])).reshape(-1, FINGERS - 1)
        return np.asarray(np.c_[self.thumb.drives(thumbs), others])


def judge(*looks: Hand, judges: Judges | None = None) -> Fingers:
    """Judge the five fingers of one hand from one or more looks at it, by the project's weights or others."""
    thumbs = np.array([thumb_features(hand) for hand in looks])
    drives = (judges or shipped()).drives(thumbs, np.array([long_features(hand) for hand in looks]))
    return Fingers(tuple(chances(drives.mean(0)).tolist()))


def chances(drives: Features) -> Features:
    """Return chances from 0 to 1 for logarithms of odds."""
    return np.asarray(1 / (1 + np.exp(-np.clip(drives, -30, 30))))


@cache
def shipped() -> Judges:
    """Return the judges that come with the project."""
    data = json.loads(resources.files("vision").joinpath("fingers.json").read_text("utf-8"))
    return Judges(*(_judge(data[name]) for name in ("thumb", "finger")))


def _judge(data: dict[str, Any]) -> Judge:
    names = ("mean", "scale", "hidden", "hidden_bias", "out")
    mean, scale, hidden, hidden_bias, out = (np.array(data[name], np.float64) for name in names)
    return Judge(mean, scale, hidden, hidden_bias, out, float(data["bias"]))


def long_features(hand: Hand) -> Features:
    """Return the features of the four long fingers, index to little: 4 x features."""
    return np.array([finger_features(hand, finger) for finger in range(1, FINGERS)])


def finger_features(hand: Hand, finger: int) -> Features:
    """Return what tells whether a long finger (1 index to 4 little) is straight, from picture and space."""
    return np.array([*_finger(hand.points, finger), *_finger(hand.world, finger)])


def thumb_features(hand: Hand) -> Features:
    """Return what tells whether the thumb stands out, from picture and space."""
    return np.array([*_thumb(hand.points), *_thumb(hand.world)])


def palm(points: Points) -> float:
    """Return the palm's length, in the unit of the points: the mean way from the wrist to the knuckles."""
    return float(np.linalg.norm(points[list(KNUCKLES)] - points[WRIST], axis=1).mean()) + 1e-9


def _finger(points: Points, finger: int) -> list[float]:
    root = 4 * finger + 1
    knuckle, middle, last, tip = points[root : root + 4]
    wrist, unit = points[WRIST], palm(points)
    return [
        _bend(wrist, knuckle, middle),
        _bend(knuckle, middle, last),
        _bend(middle, last, tip),
        _stretch(points[root : root + 4]),
        _way(tip, wrist) / unit,
        (_way(tip, wrist) - _way(middle, wrist)) / unit,
        _way(tip, points[WRIST + 1]) / unit,
    ]


def _thumb(points: Points) -> list[float]:
    wrist, root, knuckle, last, tip = points[:5]
    unit = palm(points)
    others = [_stretch(points[4 * finger + 1 : 4 * finger + 5]) for finger in range(1, FINGERS)]
    return [
        _bend(wrist, root, knuckle),
        _bend(root, knuckle, last),
        _bend(knuckle, last, tip),
        _stretch(points[1:5]),
        *(_way(tip, points[aim]) / unit for aim in THUMB_AIMS),
        _way(last, points[KNUCKLES[0]]) / unit,
        _cosine(tip - knuckle, points[KNUCKLES[0]] - wrist),
        _cosine(tip - knuckle, points[KNUCKLES[0]] - points[KNUCKLES[-1]]),
        *others,
    ]


def _bend(before: Points, at: Points, after: Points) -> float:
    """Return the cosine of the bend at a joint: 1 straight, -1 folded back."""
    return _cosine(at - before, after - at)


def _stretch(chain: Points) -> float:
    """Return the way from first to last joint as a part of the bones' length: 1 is straight."""
    bones = np.linalg.norm(np.diff(chain, axis=0), axis=1).sum()
    return _way(chain[0], chain[-1]) / (float(bones) + 1e-9)


def _way(one: Points, other: Points) -> float:
    return float(np.linalg.norm(one - other))


def _cosine(one: Points, other: Points) -> float:
    return float(one @ other) / (float(np.linalg.norm(one) * np.linalg.norm(other)) + 1e-9)


def straight(pattern: Sequence[int]) -> Fingers:
    """Return fingers that are surely so: five ones or zeros, thumb first."""
    return Fingers(tuple(float(finger) for finger in pattern))
