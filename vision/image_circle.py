"""Finding the bright disc that a fisheye throws on the sensor, in the picture itself. Pure.

Where the sensor is narrower than the disc, it is cut off at top and bottom or at the sides; the edges that
are left still tell the circle. Nothing is guessed: a circle that the edges do not bear out is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from vision.hand import Image

Array = NDArray[np.float64]

SHARE = 0.12
"""How bright the disc is at least, as a part of what the picture's brighter parts have."""
RIM = 0.3
"""How dark the rim around it is at least, as a part of the same."""
DARK = 24
"""A picture whose brighter parts stay below shows no disc, of 255."""
BORDER = 2
"""What is bright so near to the border of the picture may go on beyond it, pixels."""
LINES = 160
"""So many rows and columns are searched for the disc's edges."""
TRIALS = 200
NEAR = 0.012
"""An edge that lies so near to the circle bears it out, as a part of the radius."""
ENOUGH = 0.5
"""Part of the edges that must bear the circle out; the others are dark corners of the room."""
ARC = 100.0
"""The edges must lie around at least so much of the circle, degrees."""


class CircleFault(StrEnum):
    """Why no circle can be found in a picture."""

    DARK = "dark"
    """It is too dark."""
    FULL = "full"
    """It shows no black rim: the disc is larger than the picture, or the lens is no fisheye."""
    ODD = "odd"
    """What is bright has no round edge."""


class NoCircle(ValueError):
    """There is no image circle to be seen; ``fault`` says why."""

    def __init__(self, fault: CircleFault) -> None:
        super().__init__(f"no image circle: {fault}")
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle in a picture, pixels."""

    x: float
    y: float
    radius: float


def find_circle(image: Image) -> Circle:
    """Return the image circle of a fisheye's picture. Raises ``NoCircle``."""
    bright = _bright(image)
    edges = _edges(bright)
    if len(edges) < LINES // 4:
        raise NoCircle(CircleFault.FULL if bright.mean() > 1 / 2 else CircleFault.ODD)
    circle = _agreed(edges, max(image.shape[:2]))
    if circle is None or _arc(edges, circle) < ARC:
        raise NoCircle(CircleFault.ODD)
    return circle


def _bright(image: Image) -> NDArray[np.bool_]:
    """Return which pixels belong to something that light falls on."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    light = cv2.blur(image.max(axis=2), (5, 5))
    strong = float(np.percentile(light, 90))
    if strong < DARK:
        raise NoCircle(CircleFault.DARK)
    rim = float(np.percentile(light, 1))
    if rim > RIM * strong:
        raise NoCircle(CircleFault.FULL)
    return np.asarray(light > rim + SHARE * (strong - rim))


def _edges(bright: NDArray[np.bool_]) -> Array:
    """Return the outermost bright pixels of rows and columns that do not touch the picture's border."""
    return np.vstack([_outermost(bright), _outermost(bright.T)[:, ::-1]])


def _outermost(bright: NDArray[np.bool_]) -> Array:
    height, width = bright.shape
    found: list[tuple[float, float]] = []
    for row in np.linspace(0, height - 1, LINES).astype(int):
        lit = np.flatnonzero(bright[row])
        if len(lit) < 2:  # noqa: PLR2004 - a line through the disc has two ends
            continue
        found += [(float(end), float(row)) for end in (lit[0], lit[-1]) if BORDER < end < width - 1 - BORDER]
    return np.array(found, float).reshape(-1, 2)


def _agreed(edges: Array, longest: int) -> Circle | None:
    """Return the circle that most edges bear out: fitted to three of them, then to all that lie on it."""
    rng = np.random.default_rng(0)
    best, most = None, 0
    for _ in range(TRIALS):
        circle = _fitted(edges[rng.choice(len(edges), 3, replace=False)])
        if circle is None or not 0.2 * longest < circle.radius < 2 * longest:
            continue
        on_it = _on(edges, circle)
        if on_it.sum() > most:
            best, most = on_it, int(on_it.sum())
    if best is None or most < ENOUGH * len(edges):
        return None
    circle = _fitted(edges[best])
    return None if circle is None else _fitted(edges[_on(edges, circle)])


def _on(edges: Array, circle: Circle) -> NDArray[np.bool_]:
    away = np.hypot(edges[:, 0] - circle.x, edges[:, 1] - circle.y)
    return np.asarray(np.abs(away - circle.radius) < NEAR * circle.radius)


def _fitted(edges: Array) -> Circle | None:
    """Return the circle through the points, by least squares; ``None`` where they lie on a line."""
    system = np.column_stack([2 * edges, np.ones(len(edges))])
    (x, y, rest), _, rank, _ = np.linalg.lstsq(system, (edges**2).sum(1), rcond=1e-9)
    square = rest + x * x + y * y
    return Circle(float(x), float(y), float(np.sqrt(square))) if rank == 3 and square > 0 else None  # noqa: PLR2004 - unknowns


def _arc(edges: Array, circle: Circle) -> float:
    """Return around how much of the circle edges lie, degrees, in steps of five."""
    on_it = edges[_on(edges, circle)]
    angles = np.degrees(np.arctan2(on_it[:, 1] - circle.y, on_it[:, 0] - circle.x))
    return 5.0 * len(np.unique(np.floor(angles / 5)))
