"""Drawing hands, for tests and for the simulated table: no picture of a person is needed.

The hand landmarker finds a drawn hand as surely as a photo's; reading one is a little harder than reading a
photo.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from vision.drawn_camera import Eye
from vision.drawn_colour import SKINS
from vision.drawn_film import GOOD, Film
from vision.drawn_people import Person
from vision.drawn_pose import NATURAL, USUAL, Array, Build, Fingers, Manner, pose, turned
from vision.drawn_render import Placed
from vision.drawn_room import room, somebody
from vision.drawn_shot import Drawn, shot
from vision.hand import Image

HAND = 0.19
"""A grown person's hand's length, metres."""
AWAY = 0.85
"""How far the camera is, metres."""
MIDDLE = (0.0, 0.075, 0.0)
"""The middle of a hand, in its own frame."""
ASIDE = 0.12 / HAND
"""How far from the middle each of two hands is held, in hand lengths."""

Pattern: TypeAlias = Fingers
"""Which fingers are straight (1), thumb first."""

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
    """How a hand is held: turned by degrees (see ``drawn_pose.turned``), and which hand it is."""

    about: float = 0
    tip: float = 0
    roll: float = 0
    left: bool = False

    @property
    def back(self) -> bool:
        """Return whether its back is seen."""
        return 90 < self.about % 360 < 270  # noqa: PLR2004 - degrees


UPRIGHT = Held()


@dataclass(frozen=True, slots=True)
class Owner:
    """What a person's hands are like."""

    skin: str = "light"
    """A name in ``drawn_colour.SKINS``."""
    size: float = 1.0
    """As a part of a grown person's: 0.6 is a small child's."""
    build: Build = USUAL
    polish: tuple[float, float, float] | None = None
    """The nails' varnish, a screen colour (0 to 255, red-green-blue)."""
    band: str = ""
    """The long finger that wears a gold ring."""


SOMEBODY = Owner()


@dataclass(frozen=True, slots=True)
class Spot:
    """A hand and its place in the picture."""

    fingers: Pattern
    held: Held = UPRIGHT
    middle: tuple[float, float] = (0.5, 0.5)
    """Where the hand's middle falls: parts of the picture's width and height."""
    part: float = 0.3
    """The hand's length as a part of the width, were it upright."""
    owner: Owner = SOMEBODY
    manner: Manner = NATURAL


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
    film: Film = GOOD
    light: tuple[float, float, float] | None = None
    """Where the light comes from: right, up, from the camera's side; ``None`` is from above by chance."""


ROOM = Scene()


def draw_number(number: int, *, held: Held = UPRIGHT, scene: Scene = ROOM, seed: int = 0) -> Image:
    """Draw the hands that show a number. Raises ``ValueError`` for a number without a sign."""
    return draw_hands(hands_of(number), held=held, scene=scene, seed=seed)


def draw_hands(
    hands: Sequence[Pattern], *, held: Held = UPRIGHT, scene: Scene = ROOM, seed: int = 0
) -> Image:
    """Draw one or two hands of one person, palms to the camera and fingers up unless they are turned.

    The same ``seed`` draws the same picture.
    """
    return drawn(hands, held=held, scene=scene, seed=seed).image


def drawn(hands: Sequence[Pattern], *, held: Held = UPRIGHT, scene: Scene = ROOM, seed: int = 0) -> Drawn:
    """Draw as ``draw_hands`` does and return the truth with the picture."""
    return drawn_at(beside(hands, held, scene), scene, seed)


def beside(hands: Sequence[Pattern], held: Held = UPRIGHT, scene: Scene = ROOM) -> list[Spot]:
    """Return one person's hands side by side: a single one in the middle, of two the first as it is held."""
    spots = []
    for number, fingers in enumerate(hands):
        own = Held(held.about, held.tip, held.roll, held.left != bool(number))
        # Seen from the front thumbs point inward.
        aside = 0.0 if len(hands) == 1 else ASIDE * (1 if own.left != own.back else -1)
        spots.append(Spot(fingers, own, (0.5 + aside * scene.part, 0.5), scene.part, Owner(scene.skin)))
    return spots


def drawn_at(spots: Sequence[Spot], scene: Scene = ROOM, seed: int = 0) -> Drawn:
    """Draw hands where they are told to be, of one person or of several, nearer ones larger.

    Of the scene only the background, the size and the film count, and ``part`` for the lens: a hand as large
    as that is held 0.85 m away.
    """
    rng = np.random.default_rng(seed)
    size = (scene.size, scene.size)
    eye = Eye.at(size, scene.part * scene.size * AWAY / HAND, (0, 0, AWAY), (0, 0, 0))
    cloth = tuple(rng.uniform(20, 220, 3))
    light = lamp(scene, rng)
    placed = [place(spot, eye, rng, cloth, light) for spot in spots]
    behind = room(scene.background, size, rng, _owner(spots, size, rng, cloth))
    return shot(eye, placed, behind, rng, scene.film)


def lamp(scene: Scene, rng: np.random.Generator) -> Array:
    """Return where the light of a scene comes from."""
    above = (rng.uniform(-0.8, 0.8), 0.8, rng.uniform(0.3, 0.9))
    return np.array(scene.light or above)


def _owner(
    spots: Sequence[Spot], size: tuple[int, int], rng: np.random.Generator, cloth: Sequence[float]
) -> Person | None:
    """Return whose the first hand is, behind it, the head about as large as the hand."""
    if not spots:
        return None
    person = somebody(size, spots[0].part, rng)
    return replace(person, skin=SKINS[spots[0].owner.skin], cloth=cloth)


def place(spot: Spot, eye: Eye, rng: np.random.Generator, cloth: Sequence[float], light: Array) -> Placed:
    """Return the hand in the world before a camera that looks along -z; a little varied by chance."""
    held, owner = spot.held, spot.owner
    turn = turned(held.about + float(rng.normal(0, 3)), held.tip + float(rng.normal(0, 3)), held.roll)
    far = eye.focal * HAND * owner.size / (spot.part * eye.width)
    right = (spot.middle[0] * eye.width - eye.centre[0]) / eye.focal
    down = (spot.middle[1] * eye.height - eye.centre[1]) / eye.focal
    middle = eye.place + far * np.array((right, -down, -1.0))
    middle[1] += owner.size * rng.uniform(-0.02, 0.02)
    return Placed(
        pose(spot.fingers, rng, manner=spot.manner, build=owner.build),
        turn,
        middle - owner.size * turn @ MIDDLE,
        held.left,
        SKINS[owner.skin],
        cloth,
        light,
        owner.size,
        owner.polish,
        owner.band,
    )
