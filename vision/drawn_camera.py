"""The drawn hand's camera: which way each pixel looks, and where a point in space falls."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from vision.drawn_pose import Array, unit

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
