"""Drawn hands in all variety, for training and for tests: every picture follows from its seed.

Signs of the code in every way people make them, numbers by any fingers and thumbs that point aside, seen as a
camera on the table sees them, of all people, in good and bad light and before anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from controller.ports import Gesture
from vision.drawn import THUMB, Held, Owner, Scene, Spot, drawn_at
from vision.drawn_arms import crossed_arms
from vision.drawn_colour import SKINS
from vision.drawn_film import Film
from vision.drawn_pose import BARE, Build
from vision.drawn_room import WALLS
from vision.drawn_shot import Drawn
from vision.drawn_signs import Way, ways
from vision.gestures import THUMB_KNUCKLE, THUMB_TIP, UPRIGHT, number_of

SIDE = 320
"""Width and height of the pictures, pixels."""

ONE_HAND = ("1", "2", "3", "4", "5", "10")
TWO_HANDS = ("6", "7", "8", "9", "11", "12", "13", "14", "15", "20")
THUMBS = (Gesture.THUMB_UP, Gesture.THUMB_DOWN)
OTHERS = (Gesture.PISTOL, Gesture.LITTLE_FINGER, Gesture.RING_FINGER, Gesture.FIST)
NO_SIGN = "thumb aside"
"""A thumb that points neither up nor down."""
ANY_FINGERS = "any fingers"

SHARES: tuple[tuple[Sequence[str], float], ...] = (
    (ONE_HAND, 0.38),
    (TWO_HANDS, 0.18),
    (THUMBS, 0.12),
    (OTHERS, 0.10),
    ((Gesture.CROSSED_ARMS,), 0.04),
    ((NO_SIGN,), 0.03),
    ((ANY_FINGERS,), 0.15),
)
"""How often each sign comes."""

USUAL_WAY = 0.6
"""How often a sign is made in its usual way."""
LARGEST = 0.6
"""The largest hand, and below of two, as a part of the picture's width."""
LARGEST_OF_TWO = 0.32
SMALLEST = 0.15
REACH = 0.78
"""How far a hand reaches from its middle, in hand lengths."""
YAW, PITCH = 50, 40
"""How far a hand is turned from facing the camera, degrees."""
BACKS = 0.4
"""How often the back is seen."""
LEVEL = 0.6
"""How often a hand is about upright; otherwise it is rolled at will."""
POLISH = ((170, 20, 40), (40, 20, 30), (220, 120, 160), (60, 90, 160), (235, 225, 225))


@dataclass(frozen=True, slots=True, eq=False)
class Various:
    """A picture with the truth about its hands, and the sign they make."""

    drawn: Drawn
    sign: str | None
    """A number (``7``) or a value of ``Gesture``; ``None`` for a thumb that points aside.

    Where a sign is a number as well as a gesture (a fist, a pistol) it is either.
    """


def various(seed: int, sign: str | None = None) -> Various:
    """Draw some picture, of a sign if one is given: the same seed and sign draw the same picture."""
    rng = np.random.default_rng(seed)
    sign = sign or _sign(rng)
    owner, scene = _owner(rng), _scene(rng)
    if sign == Gesture.CROSSED_ARMS:
        scene = replace(scene, part=float(rng.uniform(SMALLEST, 0.3)))
        return Various(crossed_arms(scene=scene, owner=owner, seed=seed), sign)
    way = _way(sign, rng)
    spots = _spots(way, sign, owner, rng)
    lens = spots[0].part * float(rng.uniform(0.75, 1.7))
    picture = drawn_at(spots, replace(scene, part=lens), seed)
    return Various(picture, _meant(sign, picture))


def _meant(sign: str, picture: Drawn) -> str | None:
    """Return the sign that the true hands make: a thumb's depends on where it points in the picture."""
    hand = picture.hands[0]
    if hand.fingers != THUMB:
        return str(number_of([bool(finger) for finger in hand.fingers])) if sign == ANY_FINGERS else sign
    across, down = hand.joints[THUMB_TIP] - hand.joints[THUMB_KNUCKLE]
    if abs(down) < UPRIGHT * np.hypot(across, down):
        return None
    return Gesture.THUMB_DOWN if down > 0 else Gesture.THUMB_UP


def _sign(rng: np.random.Generator) -> str:
    signs, chances = zip(*SHARES, strict=True)
    kind = signs[int(rng.choice(len(signs), p=chances))]
    return str(kind[int(rng.integers(len(kind)))])


def _way(sign: str, rng: np.random.Generator) -> Way:
    if sign == NO_SIGN:
        return Way((THUMB,), roll=45 + float(rng.choice((-90, 90))))
    if sign == ANY_FINGERS:
        thumb, index, middle, ring, little = rng.integers(0, 2, 5).tolist()
        return Way(((thumb, index, middle, ring, little),))
    some = ways(sign)
    return some[0] if rng.random() < USUAL_WAY else some[int(rng.integers(len(some)))]


def _spots(way: Way, sign: str, owner: Owner, rng: np.random.Generator) -> list[Spot]:
    """Return the hands of a sign somewhere in the picture, wholly within it."""
    two = len(way.hands) == 2  # noqa: PLR2004 - both hands
    largest = LARGEST_OF_TWO if two else LARGEST
    part = float(np.exp(rng.uniform(np.log(SMALLEST), np.log(largest))))
    left, back = bool(rng.integers(2)), bool(rng.random() < BACKS)
    roll = 0.0 if two or sign in {*THUMBS, NO_SIGN} or rng.random() < LEVEL else float(rng.uniform(-180, 180))
    aside = part * float(rng.uniform(0.5, 0.75)) if two else 0.0
    across, down = (_within(REACH * part + room, rng) for room in (aside, 0.12 * part if two else 0.0))
    spots = []
    for number, fingers in enumerate(way.hands):
        held = _held(way.roll, roll, back, left != bool(number), rng)
        side = aside * (1 if held.left != back else -1)
        spread = way.manner.spread * float(rng.uniform(0.5, 1.3))
        middle = (across + side, down + (float(rng.uniform(-0.12, 0.12)) * part if two else 0.0))
        spots.append(Spot(fingers, held, middle, part, owner, replace(way.manner, spread=spread)))
    return spots


def _held(own: float, roll: float, back: bool, left: bool, rng: np.random.Generator) -> Held:  # noqa: FBT001
    """Return how a hand is held that is rolled by ``own`` for its sign when its palm is seen."""
    about = float(rng.uniform(-YAW, YAW)) + (180 if back else 0)
    mirrored = left != back
    lean = roll + float(rng.normal(0, 12))
    return Held(about, float(rng.uniform(-PITCH, PITCH)), lean + (-own if mirrored else own), left)


def _within(reach: float, rng: np.random.Generator) -> float:
    """Return a place from 0 to 1 that leaves so much room on both sides, or the middle."""
    return float(rng.uniform(reach, 1 - reach)) if reach < 0.5 else 0.5  # noqa: PLR2004 - the middle


def _owner(rng: np.random.Generator) -> Owner:
    cuff = BARE if rng.random() < 0.25 else float(rng.uniform(0.02, 0.16))  # noqa: PLR2004 - some arms are bare
    build = Build(float(rng.uniform(0.88, 1.1)), float(rng.uniform(0.88, 1.14)), cuff)
    polish = POLISH[int(rng.integers(len(POLISH)))] if rng.random() < 0.15 else None  # noqa: PLR2004
    band = str(rng.choice(("ring", "middle"))) if rng.random() < 0.2 else ""  # noqa: PLR2004
    skin = str(rng.choice(list(SKINS)))
    return Owner(skin, float(rng.uniform(0.68, 1.08)), build, polish, band)


def _scene(rng: np.random.Generator) -> Scene:
    background = str(rng.choice((*WALLS, "person", "person")))
    lights = (None, None, (1.0, 0.15, 0.25), (-1.0, 0.15, 0.25), (0.5, 0.5, -0.8), (0.0, 0.0, 1.0))
    return Scene(
        background=background, size=SIDE, film=_film(rng), light=lights[int(rng.integers(len(lights)))]
    )


def _film(rng: np.random.Generator) -> Film:
    """Return a good picture half of the time, otherwise one that is dark, shaken, soft or squeezed."""
    warm = float(rng.uniform(0, 1))
    lamp = (1 + 0.3 * warm, 1.0, 1 - 0.45 * warm) if rng.random() < 0.4 else (1.0, 1.0, 1.0)  # noqa: PLR2004
    if rng.random() < 0.5:  # noqa: PLR2004 - half of the time
        return Film(lamp=lamp)
    angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(0, 8) * (rng.random() < 0.4)  # noqa: PLR2004
    exposure = float(np.exp(rng.uniform(np.log(0.06), np.log(1.3))))
    noise = float(rng.uniform(2, 4 + 6 * (exposure < 0.3)))  # noqa: PLR2004 - a dark picture is noisy
    return Film(
        exposure,
        lamp,
        blur=float(rng.uniform(0.6, 2.0)),
        shake=(float(far * np.cos(angle)), float(far * np.sin(angle))),
        noise=noise,
        quality=int(rng.integers(30, 96)),
    )
