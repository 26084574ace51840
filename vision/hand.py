"""A hand as the camera's eye finds it: a box and 21 joints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Image: TypeAlias = NDArray[np.uint8]
"""A picture: height x width x 3, blue-green-red as OpenCV has it."""

Points: TypeAlias = NDArray[np.float64]
"""One row of x, y, z for each joint: wrist, then thumb, index, middle, ring, little, from root to tip."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom, pixels."""

JOINTS = 21
FINGERS = 5
WRIST = 0
KNUCKLES = (5, 9, 13, 17)
"""The four joints where the long fingers leave the palm."""

BONES = tuple(
    (parent, joint)
    for finger in range(FINGERS)
    for parent, joint in zip(
        (0, *range(4 * finger + 1, 4 * finger + 4)), range(4 * finger + 1, 4 * finger + 5), strict=True
    )
)
"""Pairs of joints to draw a line between."""


@dataclass(frozen=True, slots=True, eq=False)
class Hand:
    """One hand in one picture."""

    box: Box
    """The box of its joints, pixels of the picture."""
    points: Points
    """The joints in the picture: x to the right, y down, z away from the camera, all in pixels."""
    world: Points
    """The joints in space, metres, seen from the hand's middle, same directions."""
    score: float
    """How sure the eye is that it is a hand, from 0 to 1."""

    @property
    def palm(self) -> float:
        """Return the length of the palm, pixels."""
        reach = self.points[list(KNUCKLES)] - self.points[WRIST]
        return float(np.linalg.norm(reach, axis=1).max())

    @property
    def span(self) -> float:
        """Return the longer side of the box, pixels."""
        return max(self.box[2] - self.box[0], self.box[3] - self.box[1])
