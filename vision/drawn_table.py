"""A drawn table as a fisheye at its centre sees it: people around it, any of whom hold up hands.

The camera is at the middle of the world, y is up, and seat 1 is at the top of the picture unless told
otherwise. Each hand is drawn in a small picture of its own and laid over the room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from controller.rules.model import Seat
from vision.drawn import HAND, MIDDLE, THUMB, Pattern, hands_of
from vision.drawn_camera import Fisheye
from vision.drawn_colour import SKINS
from vision.drawn_film import GOOD, Film, develop
from vision.drawn_flesh import F32
from vision.drawn_people import Person, draw_person
from vision.drawn_pose import Array, pose, turned, unit
from vision.drawn_render import Placed, render
from vision.drawn_room import room
from vision.hand import Image
from vision.lens import Direction, Lens
from vision.seating import Place, Seating
from vision.windows import Aim, UprightWindow

SIZE = (1640, 1232)
DEGREES = 220.0
"""A common fisheye module: the picture is as high as its image circle."""
LENS = Lens(((SIZE[0] - 1) / 2, (SIZE[1] - 1) / 2), SIZE[1] / 2, DEGREES)
ELEVATION = 5.0
"""How high a hand is held before the chest, seen from the table's centre, degrees."""
APART = 0.12
"""How far from their middle each of two hands is held, metres."""
BEHIND = 0.35
"""How far behind his hands somebody sits, metres."""
HEAD, HEAD_UP = 0.24, 0.42
"""How high a head is, and how far its middle is above the camera, metres."""
COARSE = 4
"""The room is out of focus: it is drawn so much smaller."""
THUMBS = {"thumb_up": 45.0, "thumb_down": -135.0}
"""By how much a hand with its thumb off is turned, so that the thumb points up or down."""


@dataclass(frozen=True, slots=True)
class Held:
    """How somebody holds his hands."""

    sign: str
    """A number of the hand code (``7``), ``thumb_up`` or ``thumb_down``."""
    aside: float = 0.0
    """How far to the right of his seat's direction, degrees."""
    elevation: float = ELEVATION
    roll: float = 0.0
    """By how much they are turned in the picture, against the clock, degrees."""
    left: bool = False
    """Whether the only hand, or the first, is a left one."""
    seed: int = 0
    """Chance of the pose."""


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table with its seats evenly around it."""

    seats: int = 12
    away: float = 1.0
    """From the camera to the hands, metres."""
    size: tuple[int, int] = SIZE
    lens: Lens = LENS
    first: float = 0.0
    """The azimuth of seat 1, degrees."""
    seed: int = 0

    def direction(self, seat: Seat) -> Direction:
        """Return where a seat's hands are held: what is clockwise from above is not to a lens that looks from below."""
        return Direction((self.first - 360.0 * (seat - 1) / self.seats) % 360.0, ELEVATION)

    def seating(self, source: str = "drawn") -> Seating:
        """Return the seats as they would be found."""
        size = float(np.degrees(2 * np.arctan(HAND / 2 / self.away)))
        seats = [Seat(number) for number in range(1, self.seats + 1)]
        places = {seat: Place(self.direction(seat), size) for seat in seats}
        return Seating(source, self.size, self.lens, self.seats, places)

    def picture(self, held: Mapping[Seat, Held], *, film: Film = GOOD, seed: int = 0) -> Image:
        """Draw the table with these hands up; ``seed`` is the chance of the noise alone."""
        eye = Fisheye.up(self.size, self.lens)
        light = _around(self).copy()
        for seat, hands in held.items():
            for hand in self._placed(seat, hands):
                _lay(light, eye, hand)
        return develop(light, film, np.random.default_rng(seed))

    def _placed(self, seat: Seat, held: Held) -> list[Placed]:
        rng = np.random.default_rng((held.seed, seat))
        light = np.array((rng.uniform(-0.8, 0.8), 0.8, rng.uniform(-0.8, 0.8)))
        patterns, roll = _hands(held)
        azimuth = (
            self.direction(seat).azimuth - held.aside
        )  # clockwise in the picture is left as seen from the centre
        frame, middle = _frame(Direction(azimuth, held.elevation), self.away)
        hands = []
        for number, fingers in enumerate(patterns):
            left = held.left != bool(number)
            turn = frame @ turned(float(rng.normal(0, 3)), float(rng.normal(0, 3)), roll)
            aside = 0.0 if len(patterns) == 1 else APART if left else -APART
            place = middle + frame @ (aside, 0.0, 0.0) - turn @ MIDDLE
            hands.append(Placed(pose(fingers, rng), turn, place, left, skin_of(seat), cloth_of(seat), light))
        return hands


@lru_cache(maxsize=2)
def _around(table: DrawnTable) -> Array:
    """Return the room with the people in it, linear light, black outside the lens's circle."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are made

    rng = np.random.default_rng(table.seed)
    small = room("clutter", (table.size[0] // COARSE, table.size[1] // COARSE), rng)
    light = cv2.resize(small, table.size, interpolation=cv2.INTER_CUBIC).astype(F32)
    for number in range(1, table.seats + 1):
        _seat(light, table, Seat(number), rng)
    rows, columns = np.mgrid[0 : table.size[1], 0 : table.size[0]]
    away = np.hypot(columns - table.lens.centre[0], rows - table.lens.centre[1])
    return np.asarray(light * np.clip(table.lens.radius - away, 0, 1)[..., None], F32)


def _seat(light: Array, table: DrawnTable, seat: Seat, rng: np.random.Generator) -> None:
    """Draw whoever sits there into the room: in an upright window, which is rolled in again."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are made

    behind = table.away + BEHIND
    height = float(np.degrees(np.arctan2(HEAD_UP, behind)))
    window = UprightWindow(table.lens, Aim(Direction(table.direction(seat).azimuth, height), 50.0), 240)
    picture = window.cut(light)
    face = float(np.degrees(2 * np.arctan(HEAD / 2 / behind))) / 50.0 * window.side
    person = Person((120.0, 105.0), face, skin_of(seat), cloth_of(seat))
    draw_person(picture, person, rng)
    corners = table.lens.project(window.border(8))
    corners = corners[~np.isnan(corners[:, 0])]
    left, top = np.maximum(np.floor(corners.min(0)).astype(int), 0)
    right, bottom = np.minimum(np.ceil(corners.max(0)).astype(int) + 1, table.size)
    rows, columns = np.mgrid[top:bottom, left:right]
    rays = table.lens.rays(np.column_stack([columns.ravel(), rows.ravel()]))
    spots = np.nan_to_num(window.spots_of(rays), nan=-9.0).astype(F32).reshape(*rows.shape, 2)
    seen = cv2.remap(picture, spots[..., 0], spots[..., 1], cv2.INTER_LINEAR)
    inside = np.all((spots >= 0) & (spots <= window.side - 1), axis=2)
    light[top:bottom, left:right][inside] = seen[inside]


def skin_of(seat: Seat) -> Sequence[float]:
    """Return the skin of whoever sits there: all kinds come in turn."""
    return list(SKINS.values())[seat % len(SKINS)]


def cloth_of(seat: Seat) -> Sequence[float]:
    """Return the colour of the clothes of whoever sits there."""
    return tuple(np.random.default_rng(seat).uniform(20, 220, 3))


def _hands(held: Held) -> tuple[Sequence[Pattern], float]:
    """Return the hands that show the sign, and by how much they are turned. Raises ``ValueError``."""
    if held.sign in THUMBS:
        return (THUMB,), THUMBS[held.sign] * (-1 if held.left else 1) + held.roll
    return hands_of(int(held.sign)), held.roll


def _frame(at: Direction, away: float) -> tuple[Array, Array]:
    """Return the frame of a hand that is held up, its palm to the camera, and where its middle is.

    The palm looks a little above the camera, as people's do who look at the table's centre.
    """
    azimuth, elevation = np.radians(at)
    level = np.cos(elevation)
    towards = np.array((np.sin(azimuth) * level, np.sin(elevation), np.cos(azimuth) * level))
    palm = unit(-towards * (1.0, 0.5, 1.0))
    right = unit(np.cross((0.0, 1.0, 0.0), palm))
    return np.stack([right, np.cross(palm, right), palm], 1), towards * away


def _lay(light: Array, eye: Fisheye, hand: Placed) -> None:
    """Draw a hand over the picture, in the part of it where the hand is."""
    corners = np.array([(x, y, z) for x in (-0.13, 0.13) for y in (-0.32, 0.23) for z in (-0.12, 0.12)])
    spots = eye.project(hand.world(corners))[:, :2]
    left, top = np.floor(spots.min(0)).astype(int) - 2
    right, bottom = np.ceil(spots.max(0)).astype(int) + 3
    part = eye.cut(int(left), int(top), int(right), int(bottom))
    if not part.width or not part.height:
        return
    layer = render(part, hand)
    under = light[part.top : part.top + part.height, part.left : part.left + part.width]
    share = layer.cover[..., None]
    under[:] = layer.colour * share + under * (1 - share)
