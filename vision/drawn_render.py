"""Rendering a drawn hand: rays march to the surface, then it is lit.

Every body part is marched over its own pixels only, which is what makes it quick enough without a graphics
card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.drawn_camera import Eye
from vision.drawn_colour import Look, paint
from vision.drawn_flesh import F32, PARTS, Blob, Body, flesh
from vision.drawn_pose import Array, Pose, unit

STEPS = 28
NEAR = 0.02
AMBIENT = 0.50
SUN = (0.85, 0.82, 0.78)


@dataclass(frozen=True, slots=True, eq=False)
class Placed:
    """A hand in the world: its pose, where and how it is held, and how it looks."""

    pose: Pose
    turn: Array
    """Rotation from the hand's frame to the world."""
    place: Array
    """The wrist, metres."""
    left: bool
    skin: Sequence[float]
    cloth: Sequence[float]
    light: Array
    """Where the light comes from."""
    size: float = 1.0
    """How large it is, as a part of a grown person's."""
    polish: Sequence[float] | None = None
    band: str = ""

    @property
    def mirror(self) -> Array:
        """Return what turns a right hand into this one."""
        return np.array((-1.0 if self.left else 1.0, 1.0, 1.0))

    def world(self, points: Array) -> Array:
        """Return points of the hand's frame in the world."""
        return np.asarray(self.size * (points * self.mirror) @ self.turn.T + self.place)

    def local(self, directions: Array) -> Array:
        """Return directions of the world in the hand's frame."""
        return np.asarray(((directions @ self.turn) * self.mirror).astype(F32))


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """A hand as the camera sees it, before anything else is drawn."""

    colour: Array
    """Linear light, height x width x 3."""
    cover: Array
    """How much of each pixel it covers, 0 to 1."""
    depth: Array
    """Metres, infinite where there is none."""


@dataclass(slots=True, eq=False)
class _Canvas:
    """What the march fills: rays, and for each pixel the nearest part, its depth and cover."""

    rays: Array
    seen: NDArray[np.bool_]
    part: NDArray[np.int8]
    depth: Array
    cover: Array


def render(eye: Eye, hand: Placed) -> Layer:
    """Draw one hand. Rays are followed in the hand's own frame and size."""
    body = flesh(hand.pose)
    size = (eye.height, eye.width)
    canvas = _Canvas(
        np.zeros((*size, 3), F32),
        np.zeros(size, bool),
        np.full(size, -1, np.int8),
        np.full(size, np.inf, F32),
        np.zeros(size, F32),
    )
    origin = hand.local((eye.place - hand.place)[None])[0] / F32(hand.size)
    for name, blob in body.parts.items():
        _march(eye, hand, canvas, origin, blob, PARTS.index(name))
    colour = np.zeros((*size, 3), F32)
    rows, columns = np.nonzero(canvas.part >= 0)
    if len(rows):
        colour[rows, columns] = _shaded(hand, body, canvas, origin, (rows, columns))
    return Layer(colour, canvas.cover, canvas.depth * F32(hand.size))


def _march(eye: Eye, hand: Placed, canvas: _Canvas, origin: Array, blob: Blob, part: int) -> None:
    """Walk along the rays of a part's pixels until its surface."""
    mask, near, far = _reach(eye, hand, blob)
    rows, columns = np.nonzero(mask & ~canvas.seen)
    canvas.rays[rows, columns] = hand.local(eye.rays(columns.astype(float), rows.astype(float)))
    canvas.seen |= mask
    rows, columns = np.nonzero(mask)
    rays = canvas.rays[rows, columns]
    travelled = np.full(len(rows), max(near, NEAR), F32)
    closest = np.full(len(rows), 9.0, F32)
    going, pixel = np.arange(len(rows)), F32(1 / eye.focal)
    for _ in range(STEPS):
        way = travelled[going]
        gap = blob.distance(origin + rays[going] * way[:, None])
        closest[going] = np.minimum(closest[going], gap / way)
        way = way + gap * F32(0.97)
        travelled[going] = way
        going = going[(gap > 0.08 * pixel * way) & (way < far)]
        if not len(going):
            break
    cover = np.clip(1 - closest / pixel, 0, 1)
    depth = np.where(cover > 0.5, travelled, travelled + 1)  # noqa: PLR2004 - a grazing ray lies behind a full one
    front = (cover > 0.05) & (depth < canvas.depth[rows, columns])  # noqa: PLR2004 - barely touched
    rows, columns = rows[front], columns[front]
    canvas.depth[rows, columns], canvas.cover[rows, columns] = depth[front], cover[front]
    canvas.part[rows, columns] = part


def _reach(eye: Eye, hand: Placed, blob: Blob) -> tuple[NDArray[np.bool_], float, float]:
    """Return the pixels where a part may be, and between which distances, metres."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are made

    mask = np.zeros((eye.height, eye.width), np.uint8)
    near, far = 9e9, 0.0
    for start, axis, radius, taper in zip(blob.starts, blob.axes, blob.radii, blob.tapers, strict=True):
        spots = eye.project(hand.world(start + np.linspace(0, 1, 5)[:, None] * axis))
        wide = float(max(radius, radius + taper) + blob.blend)
        ways = spots[:, 2] / hand.size
        near = min(near, float(ways.min()) - wide - 0.002)
        far = max(far, float(ways.max()) + wide)
        flat = np.clip(spots[:, :2], -999, 9999).astype(int).tolist()
        for one, other, way in zip(flat, flat[1:], ways, strict=False):
            cv2.line(mask, tuple(one), tuple(other), 1, int(2 * wide * eye.focal / max(float(way), 0.05)) + 2)
    return mask.astype(bool), near, far


def _shaded(
    hand: Placed,
    body: Body,
    canvas: _Canvas,
    origin: Array,
    pixels: tuple[NDArray[np.intp], NDArray[np.intp]],
) -> Array:
    """Return the light of the hand's pixels."""
    rays, parts, cover = canvas.rays[pixels], canvas.part[pixels], canvas.cover[pixels]
    depth = canvas.depth[pixels] - (cover <= 0.5)  # noqa: PLR2004 - takes back what _march added
    points = origin + rays * depth[:, None]
    normals = np.zeros_like(points)
    for name, blob in body.parts.items():
        mine = parts == PARTS.index(name)
        normals[mine] = blob.normal(points[mine])
    look = Look(hand.skin, hand.cloth, hand.polish, hand.band)
    colour, gloss = paint(body, points, normals, parts, look)
    towards = hand.local(unit(hand.light)[None])[0]
    nooks, sun = np.ones(len(points), F32), np.ones(len(points), F32)
    # Nothing of the hand shades its sleeve, so that need not be worked out.
    bare = parts != PARTS.index("sleeve")
    nooks[bare] = _occlusion(body, points[bare], normals[bare])
    sun[bare] = _shadow(body, points[bare], normals[bare], towards)
    sky = 0.75 + 0.25 * (normals @ hand.local(np.array([[0, 1.0, 0]]))[0])
    wrapped = np.clip((normals @ towards + 0.25) / 1.25, 0, 1) * (0.25 + 0.75 * sun)
    light = (AMBIENT * sky)[:, None] * nooks[:, None] ** np.array((0.75, 1.05, 1.1), F32)
    light = light + (wrapped * (0.35 + 0.65 * nooks))[:, None] * np.array(SUN, F32)
    edge = (1 + (normals * rays).sum(1)).clip(0, 1)
    middle = towards - rays
    middle = middle / np.linalg.norm(middle, axis=1, keepdims=True)
    shine = gloss * sun * np.clip((normals * middle).sum(1), 0, 1) ** 24 * 0.35
    return np.asarray(colour * light * (1 - 0.25 * edge[:, None] ** 3) + shine[:, None])


def _occlusion(body: Body, points: Array, normals: Array) -> Array:
    """Return how much of the sky each point sees, 0 to 1."""
    hidden = np.zeros(len(points), F32)
    for way, weight in ((0.005, 1.2), (0.016, 0.9)):
        hidden += weight * np.clip(1 - body.whole.nearest(points + normals * F32(way)) / way, 0, 1.2)
    return np.asarray(np.exp(-0.85 * hidden))


def _shadow(body: Body, points: Array, normals: Array, towards: Array) -> Array:
    """Return how much of the light reaches each point, 0 to 1."""
    sun = np.ones(len(points), F32)
    for way in (0.005, 0.010, 0.020, 0.040):
        gap = body.whole.nearest(points + normals * F32(0.003) + towards * F32(way))
        sun = np.minimum(sun, np.clip(0.5 + 5 * gap / way, 0, 1))
    return np.asarray(sun)
