"""Crossed arms: two forearms in an X before the chest, hands up, as fists or open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.drawn import AWAY, FIST, HAND, PATTERNS, ROOM, SOMEBODY, Owner, Pattern, Scene, lamp
from vision.drawn_camera import Eye
from vision.drawn_colour import SKINS
from vision.drawn_people import Person, draw_person
from vision.drawn_pose import Array, Manner, Pose, pose, turned
from vision.drawn_render import Placed
from vision.drawn_room import WALLS, room
from vision.drawn_shot import Drawn, shot

DEEP = 0.032
"""How far each forearm is before or behind the middle of the cross, metres."""
FACE = 0.30
"""How far above the crossing the middle of the face is, metres."""


@dataclass(frozen=True, slots=True)
class Crossed:
    """How arms are crossed; degrees and metres."""

    slant: float = 42
    """How far each forearm leans from upright."""
    cross: float = 0.07
    """How far below the wrists the forearms cross."""
    about: float = 180
    """How the hands are turned: 180 shows their backs, 0 the palms."""
    fingers: Pattern = FIST


def some(rng: np.random.Generator) -> Crossed:
    """Return one of the ways in which people cross their arms."""
    slant, cross = float(rng.uniform(30, 55)), float(rng.uniform(0.02, 0.12))
    palms = bool(rng.random() < 0.4)  # noqa: PLR2004 - fewer turn the palms out
    fingers = FIST if rng.random() < 0.6 else PATTERNS[5]  # noqa: PLR2004 - most make fists
    return Crossed(slant, cross, float(rng.normal(0 if palms else 180, 20)), fingers)


def crossed_arms(
    way: Crossed | None = None, scene: Scene = ROOM, owner: Owner = SOMEBODY, seed: int = 0
) -> Drawn:
    """Draw a person with crossed arms; without ``way`` in one by chance. The same seed draws the same."""
    rng = np.random.default_rng(seed)
    way = way or some(rng)
    size = (scene.size, scene.size)
    eye = Eye.at(size, scene.part * scene.size * AWAY / HAND, (0, 0, AWAY), (0, 0, 0))
    cloth = tuple(rng.uniform(20, 220, 3))
    light = lamp(scene, rng)
    middle = np.array((rng.uniform(-0.04, 0.04), rng.uniform(-0.08, 0.02), 0.0))
    arms = _arms(way, owner, middle, rng, cloth, light)
    face = np.array((rng.uniform(-0.02, 0.02), FACE * owner.size, -0.12))
    at = eye.project(middle + face)[0]
    head = 0.24 * owner.size * eye.focal / float(at[2])
    person = Person((float(at[0]), float(at[1])), head, SKINS[owner.skin], cloth)
    behind = room(scene.background if scene.background in WALLS else "clutter", size, rng)
    draw_person(behind, person, rng)
    return shot(eye, arms, behind, rng, scene.film)


def _arms(
    way: Crossed,
    owner: Owner,
    middle: Array,
    rng: np.random.Generator,
    cloth: Sequence[float],
    light: Array,
) -> list[Placed]:
    """Return both arms; whichever is in front goes by chance."""
    front = bool(rng.integers(2))
    arms = []
    for left in (False, True):
        slant = way.slant + float(rng.normal(0, 4))
        about = way.about if not left else -way.about
        upright = turned(about + float(rng.normal(0, 8)), float(rng.normal(0, 6)))
        turn = turned(roll=slant if left else -slant) @ upright
        shape = _stiff(pose(way.fingers, rng, manner=_manner(way), build=owner.build))
        wrist = middle + owner.size * (turn @ (0, way.cross, 0) + (0, 0, DEEP if left == front else -DEEP))
        arms.append(
            Placed(shape, turn, wrist, left, SKINS[owner.skin], cloth, light, owner.size, owner.polish)
        )
    return arms


def _manner(way: Crossed) -> Manner:
    return Manner(spread=4 if any(way.fingers) else 0)


def _stiff(shape: Pose) -> Pose:
    """Return the pose with a straight wrist, so that the forearm goes where the hand points from."""
    return replace(shape, wrist=np.zeros(2))
