"""The hand code: from the fingers of one or two hands to a number, a gesture, or neither. Pure.

Numbers to 12 are the club's (clauses ``fingers-1-5`` to ``fingers-12``), 13 to 15 and 20 our extension of
it. Numbers above 20 would need a third hand, so nothing shows them at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from controller.ports import Gesture
from vision.fingers import Fingers, judge
from vision.hand import FINGERS, Hand

FIST_NUMBER = 10
TWO_HANDED = frozenset({*range(6, 10), *range(11, 16), 20})
"""Numbers that need both hands."""

DOUBTFUL = 0.7
"""Below this confidence a sign is not taken for read."""

THUMB_KNUCKLE, THUMB_TIP = 2, 4
UPRIGHT = np.cos(np.radians(35))
"""A thumb says yes or no only this near to the vertical."""
ONE_PERSON = 1.5
"""A hand whose palm and whose box are both smaller by a larger factor than another's is somebody else's."""

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


def thumb_gesture(hand: Hand) -> Gesture | None:
    """Return whether a lone thumb points up or down in the picture, ``None`` where it points aside."""
    across, down, _ = hand.points[THUMB_TIP] - hand.points[THUMB_KNUCKLE]
    length = float(np.hypot(across, down))
    if abs(down) < UPRIGHT * length or not length:
        return None
    return Gesture.THUMB_DOWN if down > 0 else Gesture.THUMB_UP


def _one(seen: SeenHand) -> Sign:
    straight = seen.fingers.straight
    gesture = thumb_gesture(seen.hand) if straight == THUMB_ALONE else GESTURES.get(straight)
    return Sign(number_of(straight), gesture, seen.fingers.confidence, 1)


def _two(one: SeenHand, other: SeenHand) -> Sign:
    confidence = one.fingers.confidence * other.fingers.confidence
    first, second = _one(one).gesture, _one(other).gesture
    thumbs = first if first == second and one.fingers.straight == THUMB_ALONE else None
    return Sign(number_of_two(one.fingers.straight, other.fingers.straight), thumbs, confidence, 2)
