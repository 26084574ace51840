"""The drawn hand's flesh: tapered capsules around the bones, melted together by a smooth union.

A surface is where a distance field is zero. Distances of the capsules of one body part are blended by a
log-sum-exp, so that a finger has no seams; the parts themselves only meet.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vision.drawn_pose import KNUCKLE, LONG_FINGERS, Array, Bones, Pose, rotation, skeleton

F32 = np.float32

RADIUS = {
    "index": (0.0100, 0.0091, 0.0080, 0.0066),
    "middle": (0.0102, 0.0092, 0.0082, 0.0068),
    "ring": (0.0097, 0.0086, 0.0077, 0.0064),
    "little": (0.0081, 0.0071, 0.0064, 0.0054),
    "thumb": (0.0125, 0.0112, 0.0098, 0.0078),
}
CARPUS = {
    "index": (0.0130, 0.0200, 0.000),
    "middle": (0.0040, 0.0190, -0.002),
    "ring": (-0.0060, 0.0180, -0.001),
    "little": (-0.0140, 0.0170, 0.002),
}
"""Where each finger's bone begins at the wrist."""

RISE = np.array((0.0, 0.0, -0.0035))
"""How far a knuckle stands out at the back of the hand, metres."""

PARTS = ("palm", "thumb", *LONG_FINGERS, "arm", "sleeve")
BLEND = {"palm": 0.0040, "arm": 0.0040, "thumb": 0.0012, "sleeve": 0.0015} | dict.fromkeys(
    LONG_FINGERS, 0.0009
)
"""Over what way the capsules of a part melt together, metres."""

STUB = 0.15
"""How much of the arm also counts as palm."""
ELBOW = 0.26
"""How far the elbow is from the wrist, metres."""


class Blob:
    """Tapered capsules, blended; each row is both ends (x, y, z) and both radii, metres."""

    def __init__(self, capsules: ArrayLike, blend: float) -> None:
        rows = np.array(capsules, F32)
        self.starts, self.axes = rows[:, :3], rows[:, 3:6] - rows[:, :3]
        self.radii, self.tapers = rows[:, 6], rows[:, 7] - rows[:, 6]
        self.blend = F32(blend)
        self._start2 = (self.starts**2).sum(1)
        self._start_axis = (self.starts * self.axes).sum(1)
        self._axis2 = (self.axes**2).sum(1) + F32(1e-9)

    def _parts(self, points: Array) -> tuple[Array, Array]:
        """Return each point's distance from every axis, and where along it (0 to 1)."""
        along = points @ self.axes.T - self._start_axis
        place = np.clip(along / self._axis2, 0, 1)
        square = (points * points).sum(1, keepdims=True) - 2 * points @ self.starts.T + self._start2
        square += place * (place * self._axis2 - 2 * along)
        return np.sqrt(np.maximum(square, 1e-10)), place

    def _shares(self, points: Array) -> tuple[Array, Array, Array]:
        """Return axis distance, place along the axis, and each capsule's weight in the blend."""
        ways, place = self._parts(points)
        depth = (ways - place * self.tapers - self.radii) / -self.blend
        return ways, place, np.exp(np.maximum(depth, -70))

    def distance(self, points: Array) -> Array:
        """Return how far each point is outside the blended surface; negative inside."""
        return np.asarray(-self.blend * np.log(self._shares(points)[2].sum(1)))

    def normal(self, points: Array) -> Array:
        """Return the outward direction of the surface at each point."""
        ways, place, shares = self._shares(points)
        weights = shares / ways
        outward = (
            points * weights.sum(1, keepdims=True) - weights @ self.starts - (weights * place) @ self.axes
        )
        return np.asarray(outward / (np.linalg.norm(outward, axis=1, keepdims=True) + F32(1e-9)))

    def nearest(self, points: Array) -> Array:
        """Return how far each point is outside the plain, unblended union: enough for shadows."""
        ways, place = self._parts(points)
        return np.asarray((ways - place * self.tapers - self.radii).min(1))


@dataclass(frozen=True, slots=True, eq=False)
class Body:
    """A hand with its forearm and sleeve, in the hand's frame."""

    joints: Array
    bones: Bones
    parts: dict[str, Blob]
    whole: Blob
    """All but the sleeve."""


Capsules = dict[str, list[NDArray[np.float64]]]


def flesh(shape: Pose) -> Body:
    """Return the body of a hand in this pose."""
    joints, bones = skeleton(shape)
    capsules: Capsules = {part: [] for part in PARTS}
    for number, finger in enumerate(LONG_FINGERS):
        _finger(capsules, joints[5 + 4 * number :], bones, finger, shape.build.girth)
    _thumb(capsules, joints, bones, shape.build.girth)
    _palm(capsules)
    _forearm(capsules, shape)
    parts = {part: Blob(rows, BLEND[part]) for part, rows in capsules.items() if rows}
    bare = [row for part, rows in capsules.items() if part != "sleeve" for row in rows]
    return Body(joints, bones, parts, Blob(bare, 1))


def _add(capsules: Capsules, part: str, start: ArrayLike, end: ArrayLike, radii: tuple[float, float]) -> None:
    capsules[part].append(np.concatenate([np.asarray(start, float), np.asarray(end, float), radii]))


def _finger(capsules: Capsules, joints: Array, bones: Bones, finger: str, girth: float) -> None:
    radius, last = [girth * size for size in RADIUS[finger]], bones[finger, 2]
    knuckle, middle, end, tip = joints[:4]
    _add(capsules, "palm", CARPUS[finger], knuckle - (0, 0.004, 0), (0.0085, 0.0092))
    _add(capsules, "palm", knuckle + RISE, knuckle + RISE - (0, 0.008, -0.001), (0.0084, 0.0070))
    web = knuckle + (middle - knuckle) * 0.42
    _add(capsules, "palm", knuckle, web, (radius[0] * 0.80, radius[1] * 0.82))
    _add(capsules, finger, knuckle, middle, (radius[0], radius[1]))
    _add(capsules, finger, middle, end, (radius[1], radius[2]))
    _add(capsules, finger, end, tip - last.along * radius[3] * 0.9, (radius[2], radius[3]))
    pad = last.back * 0.0012
    pulp = (end + last.along * 0.006 - pad, tip - last.along * 0.0095 - pad)
    _add(capsules, finger, *pulp, (radius[3] * 0.95, radius[3] * 0.92))


def _thumb(capsules: Capsules, joints: Array, bones: Bones, girth: float) -> None:
    radius, last = [girth * size for size in RADIUS["thumb"]], bones["thumb", 2]
    root, knuckle, end, tip = joints[1:5]
    _add(capsules, "palm", root, knuckle, (0.0115, 0.0105))
    _add(capsules, "palm", knuckle, knuckle + (end - knuckle) * 0.3, (0.0085, 0.0080))
    ball = (root + np.array((-0.002, 0.004, 0.004)), root * 0.45 + knuckle * 0.55 + (-0.004, 0, 0.001))
    _add(capsules, "palm", *ball, (0.0125, 0.0100))
    web = (knuckle * 0.6 + root * 0.4, np.array(KNUCKLE["index"]) * (1, 0.72, 1))
    _add(capsules, "palm", *web, (0.0050, 0.0070))
    _add(capsules, "thumb", knuckle, end, (radius[1], radius[2]))
    _add(capsules, "thumb", end, tip - last.along * radius[3] * 0.9, (radius[2], radius[3]))
    pulp = (end + last.along * 0.008 - last.back * 0.001, tip - last.along * 0.011 - last.back * 0.001)
    _add(capsules, "thumb", *pulp, (girth * 0.0090, girth * 0.0078))


def _palm(capsules: Capsules) -> None:
    for side in (0.0135, -0.0135):
        for part in ("palm", "arm"):
            _add(capsules, part, (side * 0.85, 0.022, -0.001), (side, -0.030, 0), (0.0125, 0.0128))
    _add(capsules, "palm", (-0.020, 0.016, 0.005), (-0.031, 0.056, 0.006), (0.0115, 0.0095))
    _add(capsules, "palm", (0.021, 0.073, 0.004), (-0.029, 0.063, 0.007), (0.0082, 0.0078))


def _forearm(capsules: Capsules, shape: Pose) -> None:
    turn = rotation((1, 0, 0), float(shape.wrist[0])) @ rotation((0, 0, 1), float(shape.wrist[1]))
    cuff = shape.build.cuff
    for wrist, elbow, cloth in ((0.013, 0.017, 0.018), (-0.013, -0.015, -0.018), (0.0, 0.001, 0.0)):
        ends = (turn @ (wrist, -0.006, 0), turn @ (elbow, -ELBOW, 0))
        _add(capsules, "arm", *ends, (0.0118, 0.0290))
        # The palm melts into the arm's beginning, so that the two meet without a seam.
        start, end = ends
        _add(capsules, "palm", start, start + STUB * (end - start), (0.0118, 0.0118 + STUB * 0.0172))
        if cuff < ELBOW:
            ends = (turn @ (cloth * 0.6, -cuff, 0), turn @ (cloth, -0.30, 0))
            _add(capsules, "sleeve", *ends, (0.0247 + 0.058 * cuff, 0.042))
