"""The signs of the hand code as people make them, by the names they have on the pages and in scripts.

A name is a number (``7``) or a value of ``controller.ports.Gesture``. Most signs are made in several ways: any
fingers do for a number, and a fist may have its thumb alongside.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from controller.ports import Gesture
from vision.drawn import FIST, PATTERNS, ROOM, THUMB, Held, Pattern, Scene, Spot, beside, drawn_at, hands_of
from vision.drawn_arms import crossed_arms
from vision.drawn_pose import NATURAL, Manner
from vision.drawn_shot import Drawn
from vision.hand import Image

CLOSED = Manner(spread=0)
"""Straight fingers held together."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way of making a sign: the hands, in which manner, and turned by how much for it, degrees."""

    hands: tuple[Pattern, ...]
    manner: Manner = NATURAL
    roll: float = 0


_FEW: dict[int, tuple[Pattern, ...]] = {
    1: (PATTERNS[1], (0, 0, 1, 0, 0), (0, 0, 0, 0, 1)),
    2: (PATTERNS[2], (1, 1, 0, 0, 0), (0, 1, 0, 0, 1), (0, 0, 1, 1, 0)),
    3: (PATTERNS[3], (1, 1, 1, 0, 0), (0, 0, 1, 1, 1), (0, 1, 1, 0, 1)),
    4: (PATTERNS[4], (1, 1, 1, 1, 0)),
    5: (PATTERNS[5],),
}
"""Which fingers people take for a number, the usual ones first."""
_FIVES = (Way((PATTERNS[5],)), Way((PATTERNS[5],), CLOSED), Way((PATTERNS[5],), Manner("beside", 2)))
_FISTS = (Way((FIST,)), Way((FIST,), Manner("alongside")))

# A thumb stands off its hand by half a right angle, or by a whole one.
_GESTURES: dict[str, tuple[Way, ...]] = {
    Gesture.THUMB_UP: (Way((THUMB,), roll=45), Way((THUMB,), Manner("square"), 78)),
    Gesture.THUMB_DOWN: (Way((THUMB,), roll=-135), Way((THUMB,), Manner("square"), -102)),
    Gesture.PISTOL: (Way(((1, 1, 0, 0, 0),)), Way(((1, 1, 0, 0, 0),), Manner("square"), 75)),
    Gesture.RING_FINGER: (Way(((0, 0, 0, 1, 0),)),),
    Gesture.LITTLE_FINGER: (Way(((0, 0, 0, 0, 1),)),),
    Gesture.FIST: _FISTS,
}


def ways(sign: str) -> tuple[Way, ...]:
    """Return the ways of making a sign, the usual one first.

    Crossed arms are not a matter of fingers (see ``drawn_arms``): they and unknown names raise ``ValueError``.
    """
    if sign in _GESTURES:
        return _GESTURES[sign]
    number = int(sign)
    if number == 5:  # noqa: PLR2004 - one open hand
        return _FIVES
    if number == 10:  # noqa: PLR2004 - one fist
        return _FISTS
    first = hands_of(number)
    if len(first) == 1:
        return tuple(Way((fingers,)) for fingers in _FEW[number])
    few = sum(first[-1])
    return tuple(Way((first[0], fingers)) for fingers in _FEW[few]) if few else (Way(first),)


def spots(way: Way, *, left: bool = False, scene: Scene = ROOM) -> list[Spot]:
    """Return the hands of a way of making a sign, upright in the middle of the scene."""
    held = Held(roll=-way.roll if left else way.roll, left=left)
    return [replace(spot, manner=way.manner) for spot in beside(way.hands, held, scene)]


def drawn_sign(sign: str, *, left: bool = False, scene: Scene = ROOM, seed: int = 0) -> Drawn:
    """Draw a sign in its usual way, with the truth about it. Raises ``ValueError`` for an unknown one."""
    if sign == Gesture.CROSSED_ARMS:
        return crossed_arms(scene=scene, seed=seed)
    return drawn_at(spots(ways(sign)[0], left=left, scene=scene), scene, seed)


def draw_sign(sign: str, *, seed: int = 0) -> Image:
    """Draw a number (``7``) or a gesture (``thumb_up``). Raises ``ValueError`` for another sign."""
    return drawn_sign(sign, seed=seed).image
