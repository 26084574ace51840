"""Hands for tests, made of the drawn hand's skeleton: landmarks without a picture."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.drawn_pose import pose, skeleton, turned
from vision.fingers import Fingers, straight
from vision.gestures import SeenHand
from vision.hand import Hand

PALM = 0.091
"""The drawn hand's palm, metres."""


def posed(
    fingers: Sequence[int], *, roll: float = 0, mirrored: bool = False, palm: float = 100, at: float = 200
) -> Hand:
    """Return the landmarks of a hand as a far camera sees it; ``palm`` is its palm's length in pixels."""
    joints, _ = skeleton(pose(fingers, np.random.default_rng(0), jitter=0))
    seen = joints @ turned(roll=roll).T * (-1 if mirrored else 1, 1, 1)
    world = seen * (1, -1, -1)
    points = world * (palm / PALM) + (at, at, 0)
    (left, top), (right, bottom) = points[:, :2].min(0), points[:, :2].max(0)
    return Hand((left, top, right, bottom), points, world, 0.99)


def seen(fingers: Sequence[int], *, palm: float = 100, roll: float = 0, sure: float = 1.0) -> SeenHand:
    """Return a hand whose fingers are known, each as sure as said."""
    chances = tuple(abs(chance - 1 + sure) for chance in straight(fingers).chances)
    return SeenHand(posed(fingers, palm=palm, roll=roll), Fingers(chances))
