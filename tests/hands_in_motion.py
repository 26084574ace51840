"""Hands in motion as the camera's eye sees them: joints with their tremble, judged by the real classifier.

The figures of the flicker follow what ``python -m tests.flicker`` measured on 120 photos of many people, eight
times each: 89.3 % of the pictures read right, 4.6 % wrong, 2.6 % unclear, 3.5 % without a hand; of two hands the
second not found in 15.9 %, most of it in few photos and there every time; of 120 photos three nearly always wrong,
ten now and then; joints tremble by 0.02 to 0.04 palms. How long a run of misread pictures lasts is assumed.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from vision.drawn import Held, Spot, drawn_at
from vision.drawn_pose import Fingers, Manner
from vision.fingers import judge
from vision.gestures import SeenHand
from vision.hand import WRIST, Hand, Points
from vision.landmarks import Landmarker

PALM = 0.091
"""A palm, metres."""
PALM_PIXELS = 100
APART = 320
"""How far a person holds two hands apart, pixels."""
TREMBLE = np.array((0.021, 0.044, 0.029))
"""How far joints are off, across, down and away, palms: in each picture anew, and half as much in all of one hold."""
VIEW = 18.0
"""How far people turn a hand from facing the camera, degrees."""
TILT = 10.0
"""And in the picture."""
STAGES = (0.2, 0.4, 0.6, 0.8)

WHOLE_LOST = (0.0, 0.07, 0.15)
"""No hand found: least and greatest share of the time, mean length of a run in seconds."""
SECOND_LOST = (0.05, 0.2, 0.25)
SECOND_NEVER = 0.03
"""Part of the holds in which the second hand is never found."""
MISREAD = (0.3, 0.3, 0.3)
BADLY_HELD = 0.08
"""Part of the holds in which one finger is misread in runs,"""
WRONGLY_HELD = 0.02
"""and in which it is misread all the time."""
BAD_FIST = 2.0
"""A thumb beside a fist is misread so much more often than another finger."""
BLURRED = 0.3
"""Part of the pictures of a moving hand in which none is found."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a hand is made to show: its straight fingers, and how it is turned in the picture, degrees."""

    fingers: Fingers
    roll: float = 0.0
    thumb: str = ""
    """How the thumb is held (``vision.drawn_pose.THUMBS``)."""


FIST, OPEN = Shape((0, 0, 0, 0, 0)), Shape((1, 1, 1, 1, 1))
THUMB_UP, THUMB_DOWN = Shape((1, 0, 0, 0, 0), 45), Shape((1, 0, 0, 0, 0), -135)
ONES = (Shape((0, 1, 0, 0, 0)), Shape((0, 1, 0, 0, 0)), Shape((0, 0, 0, 0, 1)))
TWOS = (Shape((0, 1, 1, 0, 0)), Shape((0, 1, 1, 0, 0)), Shape((1, 1, 0, 0, 0)))
THREES = (Shape((0, 1, 1, 1, 0)), Shape((1, 1, 1, 0, 0)))
FOURS = (Shape((0, 1, 1, 1, 1)),)
FISTS = (FIST, FIST, Shape((0, 0, 0, 0, 0), thumb="alongside"))
COUNTS = {0: FISTS, 1: ONES, 2: TWOS, 3: THREES, 4: FOURS, 5: (OPEN,)}
WITHOUT_THUMB = {1: ONES[:1], 2: TWOS[:1], 3: THREES[:1], 4: FOURS}


def flipped(shape: Shape, finger: int) -> Shape:
    """Return the shape that it is taken for when one finger is misread."""
    fingers = list(shape.fingers)
    fingers[finger] = 1 - fingers[finger]
    thumb, index, middle, ring, little = fingers
    return Shape((thumb, index, middle, ring, little), shape.roll)


Joints = tuple[Points, Points]
"""A hand's joints in the picture, palms, and in space, metres."""


class DrawnLooks:
    """Hands as they look: for each shape several holds of several pictures each, worked out once.

    The joints are those that the landmarker finds on drawn hands. What comes of a seed does not depend on what is
    asked for first.
    """

    def __init__(
        self, eye: Landmarker, seed: int, drawn: int = 5, holds: int = 20, pictures: int = 8
    ) -> None:
        """Draw each shape so many times, and vary that to so many holds."""
        self.holds = holds
        self._seed = seed
        self._eye, self._drawn, self._pictures = eye, drawn, pictures
        self._found: dict[Shape, list[Joints]] = {}
        self._held: dict[tuple[Shape, int], list[list[SeenHand]]] = {}
        self._between: dict[tuple[Shape, Shape, int], list[list[SeenHand]]] = {}

    def held(self, shape: Shape, side: int) -> list[list[SeenHand]]:
        """Return the pictures of each hold; side 1 is the other hand."""
        key = shape, side
        if key not in self._held:
            found, rng = self._joints(shape), self._chance(1 + side, shape)
            self._held[key] = [self._seen(found[hold % len(found)], side, rng) for hold in range(self.holds)]
        return self._held[key]

    def between(self, one: Shape, other: Shape, side: int) -> list[list[SeenHand]]:
        """Return pictures of each stage on the way from a shape to another."""
        key = one, other, side
        if key not in self._between:
            first, last = (self._joints(shape)[0] for shape in (one, other))
            rng = self._chance(3 + side, one, other)
            self._between[key] = [self._seen(_mixed(first, last, part), side, rng) for part in STAGES]
        return self._between[key]

    def _joints(self, shape: Shape) -> list[Joints]:
        if shape not in self._found:
            rng = self._chance(0, shape)
            self._found[shape] = [self._find(shape, rng) for _ in range(self._drawn)]
        return self._found[shape]

    def _chance(self, use: int, *shapes: Shape) -> np.random.Generator:
        names = "".join(map(repr, shapes)).encode()
        return np.random.default_rng((self._seed, use, zlib.crc32(names)))

    def _find(self, shape: Shape, rng: np.random.Generator) -> Joints:
        while True:
            held = Held(rng.normal(0, VIEW), rng.normal(0, VIEW), shape.roll + rng.normal(0, TILT))
            spot = Spot(shape.fingers, held, manner=Manner(thumb=shape.thumb))
            hands = self._eye.find(drawn_at([spot], seed=int(rng.integers(1 << 31))).image, both=False)
            if hands:
                points = hands[0].points
                return (points - points[WRIST]) / hands[0].palm, hands[0].world

    def _seen(self, joints: Joints, side: int, rng: np.random.Generator) -> list[SeenHand]:
        bias = rng.normal(0, 0.5, joints[0].shape) * TREMBLE
        palm = PALM_PIXELS * rng.uniform(0.9, 1.1)
        off = [bias + rng.normal(0, 1, bias.shape) * TREMBLE for _ in range(self._pictures)]
        return [_look(joints, each, palm, side) for each in off]


def _mixed(one: Joints, other: Joints, part: float) -> Joints:
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


def _look(joints: Joints, off: Points, palm: float, side: int) -> SeenHand:
    mirror = np.array((-1.0, 1.0, 1.0) if side else (1.0, 1.0, 1.0))
    points = (joints[0] + off) * mirror * palm + (300.0 + APART * side, 300.0, 0.0)
    world = (joints[1] + off * PALM) * mirror
    (left, top), (right, bottom) = points[:, :2].min(0), points[:, :2].max(0)
    hand = Hand((left, top, right, bottom), points, world, 0.99)
    return SeenHand(hand, judge(hand))


class Runs:
    """Something that comes and goes in runs: a two-state chain."""

    def __init__(self, rng: np.random.Generator, least: float, most: float, mean: float) -> None:
        """Be on for a share of the time between ``least`` and ``most``, ``mean`` seconds at a time."""
        self._rng, self._mean = rng, mean
        self._share = rng.uniform(least, most)
        self._on = rng.random() < self._share

    def step(self, seconds: float) -> bool:
        """Let time pass; return whether it is on."""
        away = self._mean * (1 - self._share) / max(self._share, 1e-9)
        if self._rng.random() < 1 - np.exp(-seconds / (self._mean if self._on else away)):
            self._on = not self._on
        return self._on


@dataclass
class MovingHand:
    """One hand of a player, and how well the camera sees it."""

    looks: DrawnLooks
    rng: np.random.Generator
    side: int = 0
    shape: Shape | None = None
    """What it shows or is on the way to show; ``None``: it is down."""
    _before: Shape | None = None
    _from: float = 0.0
    _until: float = 0.0
    _hold: int = 0
    _misread: Shape | None = None
    _always: bool = False
    _never: bool = False
    _seen_at: float = field(default=0.0)

    def move(self, shape: Shape | None, now: float, seconds: float) -> None:
        """Begin to show something else; it takes so long."""
        self._before, self.shape = self.shape, shape
        self._from, self._until = now, now + seconds
        self._hold_anew()

    def _hold_anew(self) -> None:
        rng = self.rng
        self._hold = int(rng.integers(self.looks.holds))
        self._never = bool(self.side) and rng.random() < SECOND_NEVER
        self._misread, self._always = None, False
        if self.shape is None:
            return
        thumb = not any(self.shape.fingers[1:])
        chance, bad = rng.random(), BAD_FIST if thumb else 1.0
        if chance < (BADLY_HELD + WRONGLY_HELD) * bad:
            self._misread = flipped(self.shape, 0 if thumb else int(rng.integers(5)))
            self._always = chance < WRONGLY_HELD * bad

    @cached_property
    def _whole(self) -> Runs:
        return Runs(self.rng, *WHOLE_LOST)

    @cached_property
    def _second(self) -> Runs:
        return Runs(self.rng, *SECOND_LOST)

    @cached_property
    def _bad(self) -> Runs:
        return Runs(self.rng, *MISREAD)

    def look(self, now: float) -> SeenHand | None:
        """Return what the camera's eye makes of it in a picture taken now."""
        seconds, self._seen_at = now - self._seen_at, now
        lost = self._whole.step(seconds) | (bool(self.side) and (self._second.step(seconds) or self._never))
        bad = self._bad.step(seconds) or self._always
        if now < self._until:
            return None if lost or self.rng.random() < BLURRED else self._moving(now)
        if lost or self.shape is None:
            return None
        shown = self._misread if bad and self._misread else self.shape
        return self._one(self.looks.held(shown, self.side)[self._hold])

    def _moving(self, now: float) -> SeenHand | None:
        one, other = self._before or self.shape, self.shape or self._before
        if one is None or other is None:
            return None
        part = (now - self._from) / (self._until - self._from)
        stages = self.looks.between(one, other, self.side)
        return self._one(stages[min(len(stages) - 1, int(part * len(stages)))])

    def _one(self, pictures: list[SeenHand]) -> SeenHand:
        return pictures[int(self.rng.integers(len(pictures)))]
