"""Unrolling a fisheye's picture: an upright window cut out of it around a direction, as a pinhole camera sees it.

Up in the room is up in the window, wherever it looks, so that a thumb follows gravity.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.hand import KNUCKLES, WRIST, Hand
from vision.lens import Array, Direction, Lens, direction, way

Pixel = TypeVar("Pixel", bound=np.generic)

SIDE = 320
"""Width and height of a window, pixels: the landmarker sees 192 of them."""


@dataclass(frozen=True, slots=True, eq=False)
class Aim:
    """Where a window looks, and how far it opens."""

    middle: Direction
    field: float
    """Its full angle from side to side, degrees, below 120."""


class UprightWindow:
    """A window with its maps; they are made once."""

    def __init__(self, lens: Lens, aim: Aim, side: int = SIDE) -> None:
        """Look through the lens as ``aim`` says, in a square of ``side`` pixels."""
        self.aim = aim
        self.side = side
        self._focal = side / 2 / np.tan(np.radians(aim.field / 2))
        self._axes = _axes(aim.middle)
        self._maps = self._made(lens)

    def cut(self, image: NDArray[Pixel]) -> NDArray[Pixel]:
        """Return what the window shows of the fisheye's picture; black where the lens sees nothing."""
        import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

        return np.asarray(cv2.remap(image, *self._maps, cv2.INTER_LINEAR), image.dtype)

    def border(self, steps: int) -> Array:
        """Return the directions of its border as vectors of the lens's frame, so many for each side."""
        along = np.linspace(0, self.side - 1, steps + 1)[:-1]
        none, full = np.zeros_like(along), np.full_like(along, self.side - 1)
        back = self.side - 1 - along
        sides = [(along, none), (full, along), (back, full), (none, back)]
        return self._rays(np.vstack([np.column_stack(side) for side in sides]))

    def direction_of(self, spot: tuple[float, float]) -> Direction:
        """Return which way a pixel (column, row) of the window looks."""
        return direction(self._rays(np.array([spot]))[0])

    def place_of(self, towards: Direction) -> tuple[float, float] | None:
        """Return the pixel of the window that looks that way, ``None`` behind it."""
        column, row = self.spots_of(way(towards)[None])[0]
        return None if np.isnan(column) else (float(column), float(row))

    def spots_of(self, vectors: Array) -> Array:
        """Return column and row of each vector (n x 3) of the lens's frame; not a number behind the window."""
        seen = vectors @ self._axes.T
        depth = np.where(seen[:, 2:] > 1e-6, seen[:, 2:], np.nan)  # noqa: PLR2004 - nearly aside is behind
        return np.asarray(seen[:, :2] / depth * self._focal + (self.side - 1) / 2)

    def _rays(self, spots: Array) -> Array:
        offsets = (spots - (self.side - 1) / 2) / self._focal
        return np.asarray(np.column_stack([offsets, np.ones(len(spots))]) @ self._axes)

    def _made(self, lens: Lens) -> tuple[NDArray[np.int16], NDArray[np.uint16]]:
        import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

        rows, columns = np.mgrid[0 : self.side, 0 : self.side].astype(float)
        spots = lens.project(self._rays(np.column_stack([columns.ravel(), rows.ravel()])))
        # What the lens does not see lies far outside the picture.
        whole = np.nan_to_num(spots, nan=-1e4).reshape(self.side, self.side, 2).astype(np.float32)
        fixed, fine = cv2.convertMaps(whole[..., 0], whole[..., 1], cv2.CV_16SC2)
        return np.asarray(fixed, np.int16), np.asarray(fine, np.uint16)


def middle_of(hand: Hand) -> tuple[float, float]:
    """Return the middle of a hand's palm, pixels: fingers that come and go do not move it."""
    x, y = hand.points[[WRIST, *KNUCKLES], :2].mean(0)
    return float(x), float(y)


def _axes(middle: Direction) -> Array:
    """Return rows: to the right in the window, down in it, into it."""
    into = way(middle)
    azimuth = np.radians(middle.azimuth)
    # Seen from the middle of the table, the picture's clockwise is to the left: the lens looks from below.
    right = np.array((-np.cos(azimuth), -np.sin(azimuth), 0.0))
    return np.stack([right, np.cross(into, right), into])
