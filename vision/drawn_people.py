"""People behind a drawn hand: head, neck and shoulders of shaded balls, enough to be taken for somebody.

They are there to be no hands: a face and bare skin must not be found where a hand is looked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.drawn_colour import linear
from vision.drawn_pose import Array, unit

LIGHT = unit((-0.4, -0.6, 0.7))
"""Where the light on people comes from: right, down, towards the camera."""
HAIR = ((30, 24, 20), (70, 46, 30), (120, 84, 50), (168, 140, 92), (150, 150, 150))
EYE, MOUTH = (236, 232, 226), (150, 74, 68)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody's place and colours."""

    at: tuple[float, float]
    """The middle of the head, pixels."""
    head: float
    """The head's height, pixels."""
    skin: Sequence[float]
    cloth: Sequence[float]
    """Screen colours, red-green-blue, 0 to 255."""


def draw_person(picture: Array, person: Person, rng: np.random.Generator) -> None:
    """Draw somebody who faces the camera into the picture (linear light)."""
    skin, cloth = linear(person.skin), linear(person.cloth)
    hair = linear(HAIR[rng.integers(len(HAIR))])
    turn = float(rng.uniform(-0.12, 0.12))
    balls: list[tuple[float, float, float, float, Array]] = [
        (0, 2.0, 0.95, 1.35, cloth),
        (-0.62, 1.25, 0.42, 0.55, cloth),
        (0.62, 1.25, 0.42, 0.55, cloth),
        (0, 0.62, 0.22, 0.38, skin * 0.8),
        (0, -0.1, 0.44, 0.50, hair),
        (-0.37, 0.04, 0.06, 0.11, skin * 0.8),
        (0.37, 0.04, 0.06, 0.11, skin * 0.8),
        (0, 0.02, 0.365, 0.48, skin),
        (0, -0.36, 0.33, 0.20, hair),
        *_face(skin, hair, turn),
    ]
    for right, down, wide, high, colour in balls:
        x, y = np.add(person.at, np.multiply(person.head, (right, down)))
        draw_ball(picture, (float(x), float(y)), (wide * person.head, high * person.head), colour)


def _face(skin: Array, hair: Array, turn: float) -> list[tuple[float, float, float, float, Array]]:
    """Return eyes, brows, nose and mouth: right, down, half width, half height, colour, in heads."""
    eyes = [
        part
        for side in (-0.15, 0.15)
        for part in (
            (side + turn, -0.06, 0.055, 0.028, linear(EYE)),
            (side + turn * 1.1, -0.06, 0.024, 0.026, linear(HAIR[0])),
            (side + turn, -0.13, 0.085, 0.018, hair),
        )
    ]
    nose = (turn * 1.3, 0.08, 0.055, 0.12, skin * 1.1)
    return [*eyes, nose, (turn, 0.27, 0.11, 0.03, 0.5 * linear(MOUTH) + 0.5 * skin)]


def draw_ball(
    picture: Array, middle: tuple[float, float], half: tuple[float, float], colour: Array, angle: float = 0
) -> None:
    """Draw a lit ellipsoid: middle and half axes in pixels, turned by degrees, its colour linear light."""
    height, width = picture.shape[:2]
    reach = max(half) + 2
    left, right = (int(np.clip(middle[0] + side * reach, 0, width)) for side in (-1, 1))
    top, bottom = (int(np.clip(middle[1] + side * reach, 0, height)) for side in (-1, 1))
    y, x = np.mgrid[top:bottom, left:right].astype(float)
    cos, sin = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    along = ((x - middle[0]) * cos + (y - middle[1]) * sin) / half[0]
    down = ((y - middle[1]) * cos - (x - middle[0]) * sin) / half[1]
    far = np.hypot(along, down)
    cover = np.clip((1 - far) * min(half) + 0.5, 0, 1)[..., None]
    out = np.sqrt(np.clip(1 - far**2, 0, 1))
    lit = 0.45 + 0.55 * np.clip(along * LIGHT[0] + down * LIGHT[1] + out * LIGHT[2], 0, 1)
    area = picture[top:bottom, left:right]
    area[...] = area * (1 - cover) + colour * lit[..., None] * cover
