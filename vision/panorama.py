"""A fisheye's picture unrolled into a strip, the seats drawn in: for people, to see where the table looks."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from controller.rules.model import Seat
from vision.hand import Image
from vision.lens import Array, Lens
from vision.seating import Place

WIDTH = 1440
LOWEST, HIGHEST = -20.0, 60.0
"""What the strip shows, degrees of elevation."""
PER_DEGREE = WIDTH / 360.0
FOUND, ASKED = (80, 220, 80), (60, 180, 255)
"""Colours of the boxes, blue-green-red."""


def panorama(image: Image, lens: Lens, places: Mapping[Seat, Place], asked: Seat | None = None) -> Image:
    """Return all that is around the table as a strip, a box with its number at each seat's place.

    Left and right are as one sees them who sits at the table's centre; the box of ``asked`` looks different.
    """
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    rows, columns = np.mgrid[0 : round((HIGHEST - LOWEST) * PER_DEGREE), 0:WIDTH].astype(float)
    spots = np.nan_to_num(lens.project(_vectors(columns, rows)), nan=-1e4).astype(np.float32)
    across, down = (spots[:, axis].reshape(rows.shape) for axis in (0, 1))
    strip = np.asarray(cv2.remap(image, across, down, cv2.INTER_LINEAR), np.uint8)
    for seat, place in places.items():
        _box(strip, seat, place, ASKED if seat == asked else FOUND)
    return strip


def _vectors(columns: Array, rows: Array) -> Array:
    # The azimuth grows to the left: the lens looks from below.
    azimuth = np.radians(360.0 - columns.ravel() / PER_DEGREE)
    elevation = np.radians(HIGHEST - rows.ravel() / PER_DEGREE)
    level = np.cos(elevation)
    return np.column_stack([np.sin(azimuth) * level, -np.cos(azimuth) * level, np.sin(elevation)])


def _box(strip: Image, seat: Seat, place: Place, colour: tuple[int, int, int]) -> None:
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    x = round((360.0 - place.direction.azimuth) % 360.0 * PER_DEGREE)
    y = round((HIGHEST - place.direction.elevation) * PER_DEGREE)
    half = round(place.size * PER_DEGREE / 2)
    for middle in (x - WIDTH, x, x + WIDTH):  # a box over the seam shows at both ends
        cv2.rectangle(strip, (middle - half, y - half), (middle + half, y + half), colour, 2)
        for shade, thick in (((0, 0, 0), 6), (colour, 2)):
            cv2.putText(
                strip,
                str(seat),
                (middle - half, y - half - 8),
                cv2.FONT_HERSHEY_SIMPLEX,
                1.0,
                shade,
                thick,
                cv2.LINE_AA,
            )
