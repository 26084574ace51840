"""The drawn hand's colours: skin with nails, creases and a lighter palm, cloth, and a room behind.

Colours are linear light, red-green-blue, 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.drawn_flesh import F32, PARTS, RADIUS, Body
from vision.drawn_pose import KNUCKLE, LONG_FINGERS, Array, Bones, unit

SKINS = {
    "very_light": (245, 208, 188),
    "light": (229, 180, 148),
    "medium": (196, 140, 102),
    "brown": (142, 94, 66),
    "very_dark": (84, 56, 44),
}
"""Names of skins and their screen colours, red-green-blue, 0 to 255."""

NAIL = (238, 196, 186)
PALM = (236, 178, 158)
GOLD = (214, 168, 72)
RING = 0.022
"""Where a ring sits, metres from the knuckle."""
DARK = 0.12
"""Below this mean light a skin is dark, and its palm much lighter."""


def linear(colour: Sequence[float] | Array) -> Array:
    """Return a screen colour (0 to 255) as linear light."""
    return np.asarray((np.asarray(colour, F32) / 255) ** 2.2)


def bump(way: Array, width: float) -> Array:
    """Return 1 at 0, falling off over the width."""
    return np.asarray(np.exp(-((way / width) ** 2)))


@dataclass(frozen=True, slots=True)
class Look:
    """What a hand is coloured by: screen colours, red-green-blue, 0 to 255."""

    skin: Sequence[float]
    cloth: Sequence[float]
    polish: Sequence[float] | None = None
    """The nails' varnish; ``None`` leaves them bare."""
    band: str = ""
    """The finger that wears a gold ring."""


def paint(
    body: Body, points: Array, normals: Array, parts: NDArray[np.int8], look: Look
) -> tuple[Array, Array]:
    """Return the colour and the gloss of points on the surface; ``parts`` are places in ``PARTS``."""
    joints, bones, skin = body.joints, body.bones, look.skin
    colour = np.repeat(linear(skin)[None], len(points), 0)
    gloss = np.full(len(points), 0.10, F32)
    shade, pink = np.ones(len(points), F32), np.zeros(len(points), F32)
    palmar = np.clip(normals[:, 2] * 0.5 + 0.5, 0, 1)
    for number, finger in enumerate(("thumb", *LONG_FINGERS)):
        mine = parts == PARTS.index(finger)
        if mine.any():
            root = 1 + 4 * number
            seen = _finger(joints[root : root + 4], bones, finger, points[mine], normals[mine])
            shade[mine] *= 1 - seen[0]
            pink[mine] += seen[1]
            nail, palmar[mine] = seen[2], seen[3]
            colour[mine] += nail[:, None] * (_nail(look) - colour[mine])
            gloss[mine] += 0.5 * nail
    mine = parts == PARTS.index("palm")
    shade[mine] *= 1 - _palm_lines(points[mine], normals[mine])
    pink[mine] += _knuckles(points[mine], normals[mine])
    colour = _lighter_palm(colour, palmar, float(linear(skin).mean())) * _mottled(points)
    colour *= 1 - pink[:, None] * np.array((0.02, 0.16, 0.16))
    colour *= shade[:, None] ** np.array((0.8, 1.1, 1.15))
    _sleeve(colour, gloss, points, parts == PARTS.index("sleeve"), look.cloth)
    _ring(colour, gloss, body, points, parts, look.band)
    return colour, gloss


def _nail(look: Look) -> Array:
    if look.polish is not None:
        return linear(look.polish)
    return np.asarray(0.38 * linear(NAIL) + 0.62 * linear(look.skin) * 1.25)


def _ring(
    colour: Array, gloss: Array, body: Body, points: Array, parts: NDArray[np.int8], finger: str
) -> None:
    """Put a gold ring around a finger's first bone."""
    if not finger:
        return
    root = 5 + 4 * LONG_FINGERS.index(finger)
    along = (points - body.joints[root]) @ body.bones[finger, 0].along
    mine = (parts == PARTS.index(finger)) & (np.abs(along - RING) < 0.0016)  # noqa: PLR2004 - half its width
    colour[mine], gloss[mine] = linear(GOLD), 1.2


def _finger(
    joints: Array, bones: Bones, finger: str, points: Array, normals: Array
) -> tuple[Array, Array, Array, Array]:
    """Return how dark, how pink and how much nail each point is, and how palmar (0 to 1)."""
    dark, pink = np.zeros(len(points), F32), np.zeros(len(points), F32)
    for joint in (1, 2):
        before, after = bones[finger, joint - 1], bones[finger, joint]
        from_joint = points - joints[joint]
        along = from_joint @ unit(before.along + after.along)
        near = np.linalg.norm(from_joint, axis=1) < 0.017  # noqa: PLR2004 - metres around a joint
        back = normals @ unit(before.back + after.back)
        dark += near * 0.38 * bump(along, 0.0013) * np.clip(-back * 1.6, 0, 1)
        wrinkles = bump(along, 0.0011) + 0.6 * bump(np.abs(along) - 0.003, 0.001)
        dark += near * 0.20 * wrinkles * np.clip(back * 1.6, 0, 1)
        pink += near * 0.5 * bump(along, 0.006) * np.clip(back, 0, 1)
    last = bones[finger, 2]
    from_tip = points - joints[3]
    back, along = normals @ last.back, from_tip @ last.along
    wide = 0.0066 if finger == "thumb" else RADIUS[finger][3] * 0.92
    oval = np.sqrt(
        ((along + wide * 1.05 + 0.0005) / (wide * 1.25)) ** 4 + ((from_tip @ last.aside) / wide) ** 2
    )
    bed = along > -0.016  # noqa: PLR2004 - metres of nail
    nail = np.clip((1 - oval) * 6, 0, 1) * (back > 0.35) * bed  # noqa: PLR2004 - on the back only
    dark += 0.30 * bump(oval - 1.02, 0.12) * (back > 0.2) * bed  # noqa: PLR2004 - the nail's rim
    pink += 0.8 * bump(along, 0.012) * np.clip(-back + 0.2, 0, 1)
    return dark, pink, nail, np.clip(0.5 - 0.7 * back, 0, 1)


def _palm_lines(points: Array, normals: Array) -> Array:
    """Return how dark the lines of life, head and heart are."""
    x, y = points[:, 0], points[:, 1]
    life = np.abs(np.hypot(x - 0.040, y - 0.022) - 0.040)
    head = np.abs(y - 0.060 - 0.25 * (x - 0.02))
    heart = np.abs(y - 0.071 + 8 * (x + 0.035) ** 2 * (x > -0.04))  # noqa: PLR2004 - where the line bends
    dark = 0.34 * bump(life, 0.0015) * (y > 0.008) * (y < 0.062)  # noqa: PLR2004 - the line's ends
    dark += 0.26 * bump(head, 0.0013) * (x > -0.03)  # noqa: PLR2004 - the line's end
    dark += 0.30 * bump(heart, 0.0013) * (x < 0.022)  # noqa: PLR2004 - the line's end
    return np.asarray(np.clip(normals[:, 2] * 1.5, 0, 1) * dark)


def _knuckles(points: Array, normals: Array) -> Array:
    """Return how pink the knuckles of the back are."""
    pink = np.zeros(len(points))
    for place in KNUCKLE.values():
        pink += 0.5 * bump(np.linalg.norm(points - place, axis=1), 0.012) * np.clip(0.3 - normals[:, 2], 0, 1)
    return pink


def _lighter_palm(colour: Array, palmar: Array, skin_light: float) -> Array:
    inside = (palmar - 0.35)[:, None]
    share = 0.10 + 0.38 * (skin_light < DARK)
    target = linear(PALM) * (0.35 + 0.65 * min(1.0, skin_light * 5))
    return np.asarray(colour * (1 + 0.10 * inside) + np.clip(inside, 0, 1) * share * (target - colour))


def _mottled(points: Array) -> Array:
    waves = np.random.default_rng(5).normal(0, 260, (6, 3))
    ripple = np.sin(points @ waves.T + np.arange(6)).sum(1)
    return np.asarray((1 + 0.022 * ripple)[:, None])


def _sleeve(
    colour: Array, gloss: Array, points: Array, mine: NDArray[np.bool_], cloth: Sequence[float]
) -> None:
    place = points[mine]
    folds = 0.25 * np.sin(place[:, 1] * 420 + 3 * np.sin(place[:, 0] * 90)) * bump(place[:, 1] + 0.08, 0.05)
    weave = 0.05 * np.sin(place @ (900, 1500, 900))
    colour[mine] = linear(cloth) * (1 + folds + weave)[:, None]
    gloss[mine] = 0
