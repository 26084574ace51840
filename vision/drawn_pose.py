"""The drawn hand's skeleton: from a pose to 21 joints.

The hand's own frame is that of a right hand: x towards the thumb, y towards the finger tips, z out of the
palm, metres, the wrist at the origin. A left hand is the same with x mirrored. Sizes are of a grown
person's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array: TypeAlias = NDArray[np.floating[Any]]

LONG_FINGERS = ("index", "middle", "ring", "little")
KNUCKLE = {
    "index": (0.0240, 0.0880, 0.000),
    "middle": (0.0040, 0.0910, -0.003),
    "ring": (-0.0155, 0.0855, -0.001),
    "little": (-0.0330, 0.0750, 0.004),
}
LENGTH = {
    "index": (0.0425, 0.0250, 0.0215),
    "middle": (0.0465, 0.0290, 0.0225),
    "ring": (0.0430, 0.0275, 0.0225),
    "little": (0.0330, 0.0195, 0.0195),
    "thumb": (0.0440, 0.0360, 0.0300),
}
FAN = {"index": 2.0, "middle": 0.0, "ring": -2.0, "little": -5.0}
"""Resting directions in the plane of the palm, degrees."""
SPREAD = {"index": 1.0, "middle": 0.05, "ring": -0.9, "little": -2.0}
"""How much of a pose's spread each finger takes."""
GATHER = {"index": 6.0, "middle": 1.0, "ring": -4.0, "little": -9.0}
"""How far folded fingers lean together, degrees."""
FOLDED = (86.0, 103.0, 72.0)
"""A folded finger's bends at its three joints, from the knuckle on, degrees."""
OPEN = (4.0, 7.0, 4.0)
THUMB_ROOT = (0.0200, 0.0200, 0.0080)

THUMBS = {
    "out": ((0.62, 0.68, 0.38), (0.80, 0.58, 0.15), (0.84, 0.54, 0.06), (0.25, -0.15, -0.95)),
    "up": ((0.62, 0.69, 0.36), (0.74, 0.66, 0.10), (0.78, 0.62, -0.04), (0.25, -0.2, -0.95)),
    "over": ((0.42, 0.72, 0.55), (-0.62, 0.50, 0.60), (-0.98, 0.16, 0.02), (0.10, 0.30, 0.95)),
    "fist": ((0.46, 0.68, 0.39), (-0.30, 0.63, 0.57), (-0.98, 0.12, -0.14), (0.10, 0.30, 0.95)),
    "pinned": ((0.25, 0.66, 0.70), (-0.80, 0.45, 0.25), (-0.90, 0.38, -0.15), (0.10, 0.35, 0.93)),
    "palm": ((0.40, 0.68, 0.62), (-0.55, 0.72, 0.42), (-0.80, 0.58, -0.15), (0.35, 0.45, 0.82)),
    "square": ((0.75, 0.58, 0.32), (0.92, 0.38, 0.08), (0.97, 0.22, -0.06), (0.25, -0.5, -0.85)),
    "beside": ((0.52, 0.78, 0.36), (0.36, 0.92, 0.12), (0.24, 0.96, 0.06), (0.75, -0.2, -0.6)),
    "alongside": ((0.50, 0.50, 0.70), (0.05, 0.95, -0.10), (0.00, 0.98, -0.20), (0.80, 0.05, 0.60)),
}
"""Directions of the thumb's three bones, and where its nail looks.

``square`` stands off the hand at a right angle, ``beside`` lies along an open hand, ``alongside`` along the
fingers of a fist.
"""

RING_ALONE = ((70, 90, 50), (60, 90, 50), (2, 3, 2), (50, 80, 45))
"""Nobody can lift the ring finger with its neighbours quite closed."""


CUFF = 0.075
"""Where a sleeve usually begins, metres below the wrist."""
BARE = 1.0
"""A cuff as far below the wrist as this leaves the arm bare."""


@dataclass(frozen=True, slots=True)
class Build:
    """How somebody's hands are made, beside their size."""

    fingers: float = 1.0
    """Length of the fingers, as a part of the usual."""
    girth: float = 1.0
    """Thickness of the fingers, as a part of the usual."""
    cuff: float = CUFF


USUAL = Build()

Fingers: TypeAlias = tuple[int, int, int, int, int]
"""Which of the five fingers are straight (1), thumb first."""


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """How a hand is held, and how it is made."""

    bends: Array
    """Four fingers by three joints, degrees."""
    spread: float
    """How far the straight fingers stand apart, degrees."""
    thumb: Array
    """Directions of the thumb's three bones and of its nail."""
    wrist: Array
    """How the forearm leaves the hand: flexed and turned aside, degrees."""
    fingers: Fingers
    build: Build = USUAL


@dataclass(frozen=True, slots=True)
class Manner:
    """In which of several ways a sign is made."""

    thumb: str = ""
    """A name in ``THUMBS``; without it, where people put the thumb with the other fingers as they are."""
    spread: float = 9
    """How far straight fingers stand apart, degrees; 0 holds them together."""


NATURAL = Manner()


@dataclass(frozen=True, slots=True)
class Bone:
    """A bone's directions: along it, towards the back of the hand, and sideways."""

    along: Array
    back: Array
    aside: Array


Bones: TypeAlias = dict[tuple[str, int], Bone]
"""Finger and number of the bone, from its root on."""


def unit(vector: ArrayLike) -> Array:
    """Return the vector at length 1."""
    array = np.asarray(vector, float)
    return np.asarray(array / np.linalg.norm(array))


def rotation(axis: ArrayLike, degrees: float) -> Array:
    """Return the matrix that turns about the axis."""
    x, y, z = unit(axis)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    angle = np.radians(degrees)
    turn = np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
    return np.asarray(turn)


def turned(about: float = 0, tip: float = 0, roll: float = 0) -> Array:
    """Return the rotation of a hand before a camera, degrees.

    ``about`` turns it about its long axis (0 shows the palm, 180 the back), ``tip`` leans it to or from the
    camera, ``roll`` turns it in the picture, against the clock.
    """
    return np.asarray(rotation((0, 0, 1), roll) @ rotation((1, 0, 0), tip) @ rotation((0, 1, 0), -about))


def pose(
    fingers: Fingers,
    rng: np.random.Generator,
    *,
    jitter: float = 1.0,
    manner: Manner = NATURAL,
    build: Build = USUAL,
) -> Pose:
    """Return a natural pose with these fingers straight, thumb first, varied by ``jitter`` (0: not)."""
    thumb, *longs = fingers
    bends = np.array([OPEN if straight else FOLDED for straight in longs], float)
    if longs == [0, 0, 1, 0]:
        bends = np.array(RING_ALONE, float)
    directions = np.array(THUMBS[manner.thumb or _thumb(thumb, longs)])
    return Pose(
        np.clip(bends + jitter * rng.normal(0, 4, (4, 3)), -8, 105),
        (manner.spread if sum(longs) > 1 else 0) + jitter * float(rng.normal(0, 1.5)),
        directions + jitter * rng.normal(0, 0.03, (4, 3)),
        jitter * rng.normal(0, 4, 2),
        fingers,
        build,
    )


def _thumb(straight: int, longs: Sequence[int]) -> str:
    """Return where people put their thumb with these fingers."""
    if straight:
        return "out" if sum(longs) > 1 else "up"
    if longs[3] == 0 and sum(longs) > 1:
        return "pinned" if longs[2] else "over"
    return {4: "palm", 3: "palm", 0: "fist"}.get(sum(longs), "over")


def skeleton(shape: Pose) -> tuple[Array, Bones]:
    """Return the 21 joints, in the landmarks' order, and the bones' directions."""
    joints = np.zeros((21, 3))
    bones: Bones = {}
    _place_thumb(shape, joints, bones)
    for number, finger in enumerate(LONG_FINGERS):
        _place_finger(shape, number, finger, joints, bones)
    return joints, bones


def _place_thumb(shape: Pose, joints: Array, bones: Bones) -> None:
    joints[1] = THUMB_ROOT
    for bone, length in enumerate(LENGTH["thumb"]):
        along = unit(shape.thumb[bone])
        joints[2 + bone] = joints[1 + bone] + along * length * shape.build.fingers
        nail = unit(shape.thumb[3] - along * (shape.thumb[3] @ along))
        bones["thumb", bone] = Bone(along, nail, np.cross(along, nail))


def _place_finger(shape: Pose, number: int, finger: str, joints: Array, bones: Bones) -> None:
    root, bends = 5 + 4 * number, shape.bends[number]
    folded = bends[0] >= 45  # noqa: PLR2004 - a folded finger does not spread
    angle = np.radians(FAN[finger] + SPREAD[finger] * shape.spread * (not folded))
    lean = rotation((0, 1, 0), -GATHER[finger] * min(1.0, bends[0] / 80))
    axis = lean @ (np.cos(angle), -np.sin(angle), 0.0)
    start = np.array((np.sin(angle), np.cos(angle), 0.0))
    start = unit(start - axis * (axis @ start))
    joints[root] = KNUCKLE[finger]
    for bone, bend in enumerate(np.cumsum(bends)):
        along = rotation(axis, float(bend)) @ start
        joints[root + bone + 1] = joints[root + bone] + along * LENGTH[finger][bone] * shape.build.fingers
        bones[finger, bone] = Bone(along, np.cross(along, axis), axis)
