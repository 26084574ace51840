"""The drawn hand's cameras: which way each pixel looks, and where a point in space falls."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from vision.drawn_pose import Array, unit
from vision.lens import Lens

UP = (0.0, 1.0, 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Eye:
    """A pinhole camera: it stands at ``place`` (metres, y up) and looks along its third axis."""

    width: int
    height: int
    focal: float
    """Pixels."""
    place: Array
    axes: Array
    """Rows: to the right of the picture, down in it, into it."""

    @classmethod
    def at(cls, size: tuple[int, int], focal: float, place: ArrayLike, target: ArrayLike) -> Eye:
        """Return a camera of this size (width, height) that looks at the target and stands upright."""
        into = unit(np.subtract(target, place))
        right = unit(np.cross(into, UP))
        axes = np.stack([right, np.cross(into, right), into])
        return cls(size[0], size[1], focal, np.asarray(place, float), axes)

    @property
    def centre(self) -> tuple[float, float]:
        """Return the picture's centre, pixels."""
        return (self.width - 1) / 2, (self.height - 1) / 2

    def rays(self, columns: Array, rows: Array) -> Array:
        """Return the direction in the world of each pixel."""
        x, y = (columns - self.centre[0]) / self.focal, (rows - self.centre[1]) / self.focal
        ways = np.stack([x, y, np.ones_like(x)], 1)
        return np.asarray(ways / np.linalg.norm(ways, axis=1, keepdims=True) @ self.axes)

    def project(self, points: Array) -> Array:
        """Return column, row and distance of each point in the world."""
        seen = (np.atleast_2d(points) - self.place) @ self.axes.T
        scale = self.focal / np.maximum(seen[:, 2:], 1e-6)
        return np.asarray(np.c_[seen[:, :2] * scale + self.centre, np.linalg.norm(seen, axis=1)])


SKYWARD = np.array([(1.0, 0.0, 0.0), (0.0, 0.0, -1.0), (0.0, 1.0, 0.0)])
"""A camera that lies on its back: the top of its picture is where z grows."""
UNSEEN = -1e4
"""Where a point falls that the lens does not see, pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Fisheye(Eye):
    """A camera with a fisheye that looks straight up, or a cut-out of its picture."""

    lens: Lens
    left: int = 0
    top: int = 0
    """Where the cut-out begins in the whole picture, pixels."""

    @classmethod
    def up(cls, size: tuple[int, int], lens: Lens) -> Fisheye:
        """Return the camera with pictures of this size (width, height), at the middle of the world."""
        return cls(size[0], size[1], lens.focal, np.zeros(3), SKYWARD, lens)

    def cut(self, left: int, top: int, right: int, bottom: int) -> Fisheye:
        """Return the part of the picture between these columns and rows, as far as there is one."""
        left, top = max(left, 0), max(top, 0)
        size = max(min(right, self.width) - left, 0), max(min(bottom, self.height) - top, 0)
        return replace(self, width=size[0], height=size[1], left=self.left + left, top=self.top + top)

    def rays(self, columns: Array, rows: Array) -> Array:
        """Return the direction in the world of each pixel; outside the lens's circle straight down."""
        ways = self.lens.rays(np.column_stack([columns + self.left, rows + self.top]))
        ways[np.isnan(ways[:, 0])] = (0.0, 0.0, -1.0)
        return np.asarray(ways @ self.axes)

    def project(self, points: Array) -> Array:
        """Return column, row and distance of each point in the world."""
        seen = (np.atleast_2d(points) - self.place) @ self.axes.T
        spots = np.nan_to_num(self.lens.project(seen), nan=UNSEEN) - (self.left, self.top)
        return np.asarray(np.c_[spots, np.linalg.norm(seen, axis=1)])
