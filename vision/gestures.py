"""The hand code: from the fingers of one or two hands to a number, a gesture, or neither. Pure.

Numbers to 12 are the club's (clauses ``fingers-1-5`` to ``fingers-12``), 13 to 15 and 20 our extension of
it. Numbers that would need a third hand are shown one after the other (``vision.sequences``).

A sign is as sure as the number: where it is doubtful which two fingers are straight, two it is all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from controller.ports import Gesture
from vision.fingers import PATTERNS, Fingers, judge
from vision.hand import FINGERS, KNUCKLES, WRIST, Hand

FIST_NUMBER = 10
TWO_HANDED = frozenset({*range(6, 10), *range(11, 16), 20})
"""Numbers that need both hands."""

DOUBTFUL = 0.8
"""Below this confidence a sign is not taken for read."""

THUMB_KNUCKLE, THUMB_TIP = 2, 4
UPRIGHT = np.cos(np.radians(50))
"""A thumb says yes or no only this near to the vertical."""
ONE_PERSON = 1.8
"""A hand whose palm and whose box are both smaller by a larger factor than another's is somebody else's."""
FOREARM = 2.6
"""How long a forearm is, in palms."""

GESTURES: dict[tuple[bool, ...], Gesture] = {
    (False, False, False, False, False): Gesture.FIST,
    (True, True, False, False, False): Gesture.PISTOL,
    (False, False, False, True, False): Gesture.RING_FINGER,
    (False, False, False, False, True): Gesture.LITTLE_FINGER,
}
"""Gestures told by the fingers alone, thumb first. The thumb alone needs gravity too."""
THUMB_ALONE = (True, False, False, False, False)


@dataclass(frozen=True, slots=True)
class Sign:
    """What the hands in one picture show; a sign without number and gesture could not be read."""

    number: int | None = None
    gesture: Gesture | None = None
    confidence: float = 0.0
    """From 0 to 1."""
    hands: int = 1
    """How many hands show it."""

    @property
    def clear(self) -> bool:
        """Return whether it shows something, surely enough to be read."""
        return (self.number is not None or self.gesture is not None) and self.confidence >= DOUBTFUL


@dataclass(frozen=True, slots=True, eq=False)
class SeenHand:
    """A hand and its fingers."""

    hand: Hand
    fingers: Fingers


def look_at(hands: Sequence[Hand]) -> list[SeenHand]:
    """Return the hands with their fingers judged."""
    return [SeenHand(hand, judge(hand)) for hand in hands]


def read(hands: Sequence[SeenHand]) -> Sign | None:
    """Return what the hands show by the hand code, ``None`` where there is no hand.

    Two hands of clearly different size are two people's: then only the larger, nearer one is read.
    """
    near = of_one_person(hands)
    if not near:
        return None
    if len(near) == 1:
        return _one(near[0])
    return _two(near[0], near[1])


def of_one_person(hands: Sequence[SeenHand]) -> list[SeenHand]:
    """Return the largest hand, and the second if it may be the same person's."""
    ordered = sorted(hands, key=lambda seen: seen.hand.palm, reverse=True)[:2]
    return [seen for seen in ordered if not _far_smaller(seen.hand, ordered[0].hand)]


def _far_smaller(hand: Hand, largest: Hand) -> bool:
    """Tell whether a hand is another person's; a fist's box or a turned palm alone prove nothing."""
    return largest.palm > ONE_PERSON * hand.palm and largest.span > ONE_PERSON * hand.span


def number_of(fingers: Sequence[bool]) -> int | None:
    """Return one hand's number: as many as straight fingers, a fist ten, the thumb alone none."""
    if tuple(fingers) == THUMB_ALONE:
        return None
    return sum(fingers) or FIST_NUMBER


def number_of_two(one: Sequence[bool], other: Sequence[bool]) -> int | None:
    """Return the number that two hands show, whichever is which; ``None`` for what the code does not know."""
    fewer, more = sorted((one, other), key=sum)
    if not any(fewer):
        return _beside_fist(more)
    if sum(more) == FINGERS and sum(fewer) < FINGERS and not fewer[0]:
        return FINGERS + sum(fewer)
    return None


def _beside_fist(fingers: Sequence[bool]) -> int | None:
    number = number_of(fingers)
    return None if number is None else FIST_NUMBER + number


NO_NUMBER = 0
"""Stands for ``None`` in the tables."""
_OF_ONE = np.array([number_of(one) or NO_NUMBER for one in PATTERNS])
_OF_TWO = np.array([number_of_two(one, other) or NO_NUMBER for one in PATTERNS for other in PATTERNS])


def thumb_gesture(hand: Hand) -> Gesture | None:
    """Return whether a lone thumb points up or down in the picture, ``None`` where it points aside."""
    across, down, _ = hand.points[THUMB_TIP] - hand.points[THUMB_KNUCKLE]
    length = float(np.hypot(across, down))
    if abs(down) < UPRIGHT * length or not length:
        return None
    return Gesture.THUMB_DOWN if down > 0 else Gesture.THUMB_UP


def arms_crossed(one: Hand, other: Hand) -> bool:
    """Tell whether the forearms of two hands cross in the picture: each lies where its hand comes from."""
    (start, end), (first, last) = _forearm(one), _forearm(other)
    sides = [
        _side(start, end, first) * _side(start, end, last),
        _side(first, last, start) * _side(first, last, end),
    ]
    return max(sides) < 0


def _forearm(hand: Hand) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return wrist and elbow in the picture, pixels."""
    wrist = hand.points[WRIST, :2]
    back = wrist - hand.points[list(KNUCKLES), :2].mean(0)
    return wrist, wrist + back * (FOREARM * hand.palm / max(float(np.hypot(*back)), 1e-9))


def _side(start: NDArray[np.float64], end: NDArray[np.float64], spot: NDArray[np.float64]) -> float:
    """Return on which side of a line a spot lies, by its sign."""
    along, way = end - start, spot - start
    return float(along[0] * way[1] - along[1] * way[0])


def _one(seen: SeenHand) -> Sign:
    number, chance = _likeliest(_OF_ONE, seen.fingers.patterns)
    if number is None:
        return Sign(None, thumb_gesture(seen.hand), chance, 1)
    return Sign(number, _gesture(seen.fingers, number), chance, 1)


def _gesture(fingers: Fingers, number: int) -> Gesture | None:
    """Return the gesture that these very fingers make, where they surely do."""
    sure = number_of(fingers.straight) == number and fingers.confidence >= DOUBTFUL
    return GESTURES.get(fingers.straight) if sure else None


def _two(one: SeenHand, other: SeenHand) -> Sign:
    if arms_crossed(one.hand, other.hand):
        return Sign(None, Gesture.CROSSED_ARMS, min(one.hand.score, other.hand.score), 2)
    first, second = _one(one), _one(other)
    if first.number is None and first.gesture and first.gesture == second.gesture:
        return Sign(None, first.gesture, first.confidence * second.confidence, 2)
    number, chance = _likeliest(_OF_TWO, np.outer(one.fingers.patterns, other.fingers.patterns).ravel())
    return Sign(number, None, chance, 2)


def _likeliest(numbers: NDArray[np.int_], chances: NDArray[np.float64]) -> tuple[int | None, float]:
    """Return the likeliest number and its chance, given each pattern's number and chance."""
    sums = np.bincount(numbers, weights=chances)
    best = int(sums.argmax())
    return None if best == NO_NUMBER else best, float(sums[best])
