"""Drawing hands, for tests and for the simulated table: no picture of a person is needed.

The hand landmarker finds a drawn hand as surely as a photo's; reading one is a little harder than reading a
photo.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.drawn_camera import Eye
from vision.drawn_colour import SKINS
from vision.drawn_pose import pose, turned
from vision.drawn_render import Placed, render
from vision.drawn_room import room
from vision.hand import Image

HAND = 0.19
"""A hand's length, metres."""
AWAY = 0.85
"""How far the camera is, metres."""
MIDDLE = (0.0, 0.075, 0.0)
"""The middle of a hand, in its own frame."""

Pattern = tuple[int, int, int, int, int]
"""Which fingers are straight, thumb first."""

PATTERNS: dict[int, Pattern] = {
    1: (0, 1, 0, 0, 0),
    2: (0, 1, 1, 0, 0),
    3: (0, 1, 1, 1, 0),
    4: (0, 1, 1, 1, 1),
    5: (1, 1, 1, 1, 1),
}
FIST: Pattern = (0, 0, 0, 0, 0)
THUMB: Pattern = (1, 0, 0, 0, 0)


def hands_of(number: int) -> tuple[Pattern, ...]:
    """Return the hands that show a number by the hand code. Raises ``ValueError`` where it has none."""
    five = PATTERNS[5]
    if number in PATTERNS:
        return (PATTERNS[number],)
    if 6 <= number <= 9:  # noqa: PLR2004 - a full hand and fingers of the other
        return five, PATTERNS[number - 5]
    if 11 <= number <= 15:  # noqa: PLR2004 - a fist and fingers of the other
        return FIST, PATTERNS[number - 10]
    if number in {10, 20}:
        return (FIST,) * (number // 10)
    raise ValueError(f"no hands show {number} at once")


@dataclass(frozen=True, slots=True)
class Held:
    """How the hands are held: turned by degrees (see ``drawn_pose.turned``), and which hand is first."""

    about: float = 0
    tip: float = 0
    roll: float = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """How the picture looks."""

    skin: str = "light"
    """A name in ``drawn_colour.SKINS``."""
    background: str = "gradient"
    """A name in ``drawn_room.KINDS``."""
    size: int = 480
    """Width and height, pixels."""
    part: float = 0.3
    """A hand's length as a part of the width."""


UPRIGHT, ROOM = Held(), Scene()


def draw_number(number: int, *, held: Held = UPRIGHT, scene: Scene = ROOM, seed: int = 0) -> Image:
    """Draw the hands that show a number. Raises ``ValueError`` for a number without a sign."""
    return draw_hands(hands_of(number), held=held, scene=scene, seed=seed)


def draw_hands(
    hands: Sequence[Pattern], *, held: Held = UPRIGHT, scene: Scene = ROOM, seed: int = 0
) -> Image:
    """Draw one or two hands of one person, palms to the camera and fingers up unless they are turned.

    The same ``seed`` draws the same picture.
    """
    rng = np.random.default_rng(seed)
    size = (scene.size, scene.size)
    eye = Eye.at(size, scene.part * scene.size * AWAY / HAND, (0, 0, AWAY), (0, 0, 0))
    cloth = rng.uniform(20, 220, 3)
    light = np.array((rng.uniform(-0.8, 0.8), 0.8, rng.uniform(0.3, 0.9)))
    placed = []
    for number, fingers in enumerate(hands):
        left = held.left != bool(number)
        turn = turned(held.about + float(rng.normal(0, 3)), held.tip + float(rng.normal(0, 3)), held.roll)
        aside = 0.0 if len(hands) == 1 else _aside(held.about, left=left)
        place = np.array((aside, float(rng.uniform(-0.02, 0.02)), 0.0)) - turn @ MIDDLE
        placed.append(Placed(pose(fingers, rng), turn, place, left, SKINS[scene.skin], cloth, light))
    return _shot(eye, placed, scene.background, rng)


def _aside(about: float, *, left: bool) -> float:
    """Return how far right of the middle a hand is held, metres; seen from the front thumbs point inward."""
    back = 90 < about % 360 < 270  # noqa: PLR2004 - degrees at which the back is seen
    return 0.12 if left != back else -0.12


def _shot(eye: Eye, hands: Sequence[Placed], background: str, rng: np.random.Generator) -> Image:
    """Take the picture: hands before a room, a soft lens, a little noise."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are made

    picture = room(background, eye.width, eye.height, rng)
    nearest = np.full((eye.height, eye.width), np.inf)
    for hand in hands:
        layer = render(eye, hand)
        front = layer.depth < nearest
        share = layer.cover[front][:, None]
        picture[front] = layer.colour[front] * share + picture[front] * (1 - share)
        nearest[front] = layer.depth[front]
    soft = cv2.GaussianBlur(picture, (0, 0), 0.75)
    screen = 255 * np.clip(soft, 0, 1) ** (1 / 2.2) + rng.normal(0, 2, soft.shape)
    return np.ascontiguousarray(np.clip(screen, 0, 255).astype(np.uint8)[..., ::-1])
