"""What stands behind a drawn hand: a wall, a blurred room, somebody, or things that have the colour of skin."""

from __future__ import annotations

import numpy as np

from vision.drawn_colour import SKINS, linear
from vision.drawn_flesh import F32
from vision.drawn_people import Person, draw_ball, draw_person
from vision.drawn_pose import Array

WALLS = ("plain", "gradient", "clutter")
KINDS = (*WALLS, "person", "face", "skin")
"""A wall; a wall in uneven light; a blurred room; somebody in it; a face that fills the picture; things of
the colour of skin."""

Size = tuple[int, int]
"""Width and height, pixels."""


def room(kind: str, size: Size, rng: np.random.Generator, person: Person | None = None) -> Array:
    """Return a background of the kind, linear light; who is in it is by chance unless somebody is given.

    An unknown kind raises ``ValueError``.
    """
    if kind not in KINDS:
        raise ValueError(f"no such background: {kind}; there are {', '.join(KINDS)}")
    width, height = size
    wall = np.ones((height, width, 3), F32) * _colour(rng)
    if kind == "plain":
        return wall
    wall = _lit(wall, rng)
    if kind == "gradient":
        return wall
    wall = _furnished(wall, rng)
    if kind in {"person", "face"}:
        draw_person(wall, person or somebody(size, 0.9 if kind == "face" else 0.4, rng), rng)
    if kind == "skin":
        _things(wall, rng)
    return wall


def somebody(size: Size, head: float, rng: np.random.Generator) -> Person:
    """Return somebody in the picture, the head as large as about that part of the picture's height."""
    width, height = size
    at = (float(width * rng.uniform(0.3, 0.7)), float(height * rng.uniform(0.3, 0.45)))
    skin = SKINS[str(rng.choice(list(SKINS)))]
    return Person(at, head * height * float(rng.uniform(0.75, 1.1)), skin, tuple(rng.uniform(20, 220, 3)))


def _things(wall: Array, rng: np.random.Generator) -> None:
    """Put down long and round things that have the colour of skin: bread, cups, boards, a bare arm."""
    height, width = wall.shape[:2]
    for _ in range(7):
        middle = (float(width * rng.uniform(0.1, 0.9)), float(height * rng.uniform(0.1, 0.9)))
        long = float(width * rng.uniform(0.05, 0.3))
        skin = linear(SKINS[str(rng.choice(list(SKINS)))]) * rng.uniform(0.8, 1.1, 3)
        half = (long, long * float(rng.uniform(0.2, 1.0)))
        draw_ball(wall, middle, half, skin, float(rng.uniform(0, 180)))


def _colour(rng: np.random.Generator) -> Array:
    return linear(rng.uniform(30, 225) * rng.uniform(0.75, 1.1, 3))


def _lit(wall: Array, rng: np.random.Generator) -> Array:
    height, width = wall.shape[:2]
    y, x = np.mgrid[0:height, 0:width] / np.array((height, width))[:, None, None]
    angle = rng.uniform(0, 2 * np.pi)
    share = (0.5 + 0.8 * (np.cos(angle) * (x - 0.5) + np.sin(angle) * (y - 0.5)))[..., None]
    return np.asarray(wall * (1 - share) + _colour(rng) * share, F32)


def _furnished(wall: Array, rng: np.random.Generator) -> Array:
    """Put out-of-focus shapes before the wall, and grain over all."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are made

    height, width = wall.shape[:2]
    for shape in range(26):
        size, place = rng.uniform(0.05, 0.45) * width, rng.uniform(0, 1, 2) * (width, height)
        angle, flat = rng.uniform(0, 180), rng.uniform(0.15, 1.0)
        if shape % 3:
            box = cv2.boxPoints((tuple(place), (size, size * flat), angle))
            cv2.fillPoly(wall, [box.astype(np.int32)], _colour(rng).tolist())
        else:
            half = (int(size / 2), int(size * flat / 2))
            cv2.ellipse(
                wall, tuple(place.astype(int).tolist()), half, angle, 0, 360, _colour(rng).tolist(), -1
            )
        if shape in {8, 16}:
            wall = cv2.GaussianBlur(wall, (0, 0), width / rng.uniform(60, 130))
    for grain in (2, 6, 20):
        noise = rng.normal(0, 1, (height // grain + 1, width // grain + 1)).astype(F32)
        wall *= 1 + 0.05 * cv2.resize(noise, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    return np.asarray(np.clip(cv2.GaussianBlur(wall, (0, 0), width / 260), 0, 1.2))
