"""A fisheye lens that looks straight up: which way each pixel looks, and where a direction falls. Pure.

The lens's frame is that of the picture: x to its right, y down in it, z out of the lens, which is up in the
room. A direction is an azimuth (degrees in the picture, 0 at its top, growing clockwise as one looks at it)
and an elevation above the horizon (degrees, negative below it, where a lens of more than 180 degrees still
sees).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]

NARROWEST, WIDEST = 90.0, 280.0
"""Full angles a lens may have, degrees."""
SAMPLES = 1024
"""Steps of the table by which the curve is turned round; two steps of Newton's method follow."""


class Direction(NamedTuple):
    """A way to look from the camera, degrees."""

    azimuth: float
    elevation: float


def way(direction: Direction) -> Array:
    """Return the direction as a unit vector of the lens's frame."""
    azimuth, elevation = np.radians(direction)
    level = np.cos(elevation)
    return np.array((np.sin(azimuth) * level, -np.cos(azimuth) * level, np.sin(elevation)))


def direction(vector: ArrayLike) -> Direction:
    """Return a vector of the lens's frame as a direction; the azimuth lies from 0 to below 360."""
    x, y, z = np.asarray(vector, float)
    azimuth = float(np.degrees(np.arctan2(x, -y))) % 360.0
    return Direction(0.0 if azimuth == 360.0 else azimuth, float(np.degrees(np.arctan2(z, np.hypot(x, y)))))  # noqa: PLR2004 - a whole turn


def turn(start: float, end: float) -> float:
    """Return how far it is from one azimuth to another the shorter way, -180 to below 180 degrees."""
    return (end - start + 180.0) % 360.0 - 180.0


def apart(one: Direction, other: Direction) -> float:
    """Return the angle between two directions, degrees."""
    return float(np.degrees(np.arccos(np.clip(way(one) @ way(other), -1.0, 1.0))))


@dataclass(frozen=True, slots=True)
class Lens:
    """A fisheye: the distance from the centre grows with the angle from the axis, r = f (θ + k1 θ³ + k2 θ⁵ + …).

    That is OpenCV's fisheye model (``cv2.fisheye``, whose own maps end at 90 degrees); with all ``curve`` at
    0 it is the equidistant lens, r = f θ. Raises ``ValueError`` for a lens that there cannot be.
    """

    centre: tuple[float, float]
    """Middle of the image circle, pixels; it may lie outside a picture that shows a part of it."""
    radius: float
    """Radius of the image circle, pixels."""
    degrees: float = 185.0
    """Full angle that the image circle shows."""
    curve: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """k1 to k4."""

    def __post_init__(self) -> None:
        if not NARROWEST <= self.degrees <= WIDEST:
            raise ValueError(
                f"a lens of {self.degrees:g} degrees: there are lenses of {NARROWEST:g} to {WIDEST:g}"
            )
        if not self.radius > 0:
            raise ValueError(f"an image circle with a radius of {self.radius:g} pixels: it must be above 0")
        if not bool(np.all(np.diff(self._bent(self._angles())) > 0)):
            raise ValueError(
                f"the curve {self.curve} turns back within {self.degrees:g} degrees: it must grow all the way"
            )

    @property
    def focal(self) -> float:
        """Return f, pixels per radian at the centre."""
        return self.radius / float(self._bent(np.array([self._half]))[0])

    def project(self, vectors: ArrayLike) -> Array:
        """Return column and row of each vector (n x 3) of the lens's frame; not a number where it does not look."""
        seen = np.atleast_2d(np.asarray(vectors, float))
        level = np.hypot(seen[:, 0], seen[:, 1])
        angle = np.arctan2(level, seen[:, 2])
        scale = self.focal * self._bent(angle) / np.maximum(level, 1e-12)
        spots = seen[:, :2] * scale[:, None] + self.centre
        spots[angle > self._half + 1e-9] = np.nan
        return np.asarray(spots)

    def rays(self, spots: ArrayLike) -> Array:
        """Return the unit vector in the lens's frame of each pixel (n x 2: column, row); not a number outside."""
        away = (np.atleast_2d(np.asarray(spots, float)) - self.centre) / self.focal
        reach = np.hypot(away[:, 0], away[:, 1])
        angle = self._unbent(reach)
        level = np.sin(angle) / np.maximum(reach, 1e-12)
        vectors = np.column_stack([away * level[:, None], np.cos(angle)])
        vectors[reach > self.radius / self.focal + 1e-9] = np.nan
        return np.asarray(vectors)

    @property
    def _half(self) -> float:
        """Return the angle from the axis to the edge of the image circle, radians."""
        return float(np.radians(self.degrees / 2))

    def _angles(self) -> Array:
        return np.linspace(0.0, self._half, SAMPLES)

    def _bent(self, angle: Array) -> Array:
        square = angle**2
        return np.asarray(angle * (1 + _series(self.curve, square, (1, 1, 1, 1))))

    def _unbent(self, reach: Array) -> Array:
        angles = self._angles()
        angle = np.interp(reach, self._bent(angles), angles)
        for _ in range(2):
            slope = 1 + _series(self.curve, angle**2, (3, 5, 7, 9))
            angle = angle - (self._bent(angle) - reach) / slope
        return np.asarray(angle)


def _series(curve: Sequence[float], square: Array, factors: Sequence[int]) -> Array:
    """Return the sum of ``factor * k * square ** (1, 2, 3, 4)``."""
    total = np.zeros_like(square)
    for k, factor in zip(reversed(curve), reversed(factors), strict=True):
        total = (total + factor * k) * square
    return total
