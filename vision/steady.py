"""Telling a steady sign from a passing one. Pure: it knows only what each picture showed, and when.

A sign counts when the pictures agree on it for a while (``vision.evidence``): the shorter the surer they
are, longer where it may be half of another one or on the way to it. What does not settle is reported as
unclear and never guessed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from controller.ports import Gesture, Reading
from controller.rules.model import Seat
from vision.evidence import NOTHING_READ, Evidence, Shown, Sum
from vision.gestures import FIST_NUMBER, TWO_HANDED, Sign
from vision.sequences import Sequences, parts_of

SOON = 0.45
"""How long a sure sign lasts before it counts, seconds; a doubtful one up to twice as long."""
OTHER_HAND = 0.35
"""How much longer a number of one hand lasts, where two hands may be shown, seconds."""
LOST_HAND = 1.2
"""The same where two hands were seen before: one of them may only be lost to the camera."""
FIST = 0.4
"""How much longer a fist lasts that is to be ten: a hand that is raised or lowered is one too, seconds."""
TURNED_FIST = 0.8
"""And how much more where the hand showed something before: a thumb up is one for a camera that misses the thumb."""
THUMB = 0.25
"""How much longer a thumb lasts: it makes something count, seconds."""
DOUBTED_THUMB = 1.3
"""And how much more where the hand was unclear or away since a number was read, seconds.

It may be showing another number, and a fist whose thumb sticks out is a thumb for a camera.
"""
ANSWER = 0.3
"""A thumb that was up sooner after a number was read does not answer that number, seconds."""
UNCLEAR = 2.2
"""A hand that shows nothing steady for so long is unclear, seconds."""
GONE = 0.6
"""Without a hand for so long, the hand is gone, seconds."""
SECOND_THUMB = 1.2
"""After being away for less than this, seconds, a thumb is still the same thumb: a second one says more."""
GAP = 1.0
"""Pictures further apart have nothing to do with each other, seconds."""

_THUMBS = frozenset({Gesture.THUMB_UP, Gesture.THUMB_DOWN})
_NEVER = float("-inf")


@dataclass(slots=True)
class _Visit:
    """What is known of a hand from when it came until it is gone."""

    hand_at: float
    """When a hand was seen last."""
    settled: float
    """When last nothing was amiss: no hand yet, or a steady sign."""
    handless: float = 0.0
    """For how long no hand was seen since then, seconds."""
    both_seen: bool = False
    said: Shown = NOTHING_READ
    """The sign that was read last."""
    said_unclear: bool = False
    doubted: bool = False
    """Whether it was unclear or away since a number was read that no thumb has answered."""
    number_at: float = _NEVER
    """When a number was read last."""


class Steady:
    """Watches one person's signs. Feed it each picture once, in order.

    ``Reading.since`` is when the first of the agreeing pictures was taken: never before the sign was first
    seen, and later only by the misread pictures in its beginning, since these begin it anew.
    """

    def __init__(self, seat: Seat | None, numbers: Collection[int], gestures: Collection[Gesture]) -> None:
        """Read only these numbers and gestures; anything else a hand shows is unclear."""
        self._seat = seat
        self._numbers = parts_of(numbers)
        self._gestures = frozenset(gestures)
        self._two_handed = bool(self._numbers & TWO_HANDED)
        self._sequences = Sequences(numbers)
        self._evidence = Evidence()
        self._visit = _Visit(0.0, 0.0)
        self._at = _NEVER
        self._unanswered = False
        """Whether a number was read and no thumb since."""
        self._thumb: Shown | None = None
        """The thumb that was read last, if nothing else was since."""
        self._thumb_at = _NEVER
        """When it was seen last."""

    def see(self, at: float, sign: Sign | None) -> Reading | None:
        """Take what a picture showed at a time (seconds), and return the reading if one has become steady.

        A picture that is not later than the one before is left out; after a leap of the clock all begins anew.
        """
        if abs(at - self._at) > GAP:
            self._begin(at)
        elif at <= self._at:
            return None
        seconds, self._at = at - self._at, at
        reading = self._absent(seconds) if sign is None else self._present(seconds, sign)
        if reading and reading.number is not None:
            # What is lit from now on is answered only by what begins from now on.
            self._visit.number_at, self._visit.doubted, self._unanswered = at, False, True
            self._evidence.keep_only(self._visit.said)
        return reading

    def _begin(self, at: float) -> None:
        self._sequences.forget()
        self._evidence.clear()
        self._visit, self._at = _Visit(at, at, doubted=self._unanswered), at

    def _absent(self, seconds: float) -> Reading | None:
        visit, at = self._visit, self._at
        self._evidence.add(at, seconds, NOTHING_READ, None, 0.0)
        visit.handless += seconds
        if at - visit.hand_at < GONE:
            return None
        self._evidence.clear()
        self._visit = _Visit(visit.hand_at, at, doubted=self._unanswered)
        return self._sequences.away()

    def _present(self, seconds: float, sign: Sign) -> Reading | None:
        visit, at = self._visit, self._at
        shown = self._shown(sign)
        visit.hand_at = at
        visit.both_seen |= sign.hands > 1
        enough = self._enough(shown, sign)
        found = self._evidence.add(at, seconds, shown, sign, enough)
        if found is None or found.seconds < enough:
            return self._unclear()
        visit.settled, visit.handless, visit.said_unclear = at, 0.0, False
        return self._say(shown, found)

    def _shown(self, sign: Sign) -> Shown:
        """Return what may be read of a sign."""
        if sign.gesture in _THUMBS and self._at < self._visit.number_at + ANSWER:
            return NOTHING_READ
        return (
            sign.number if sign.number in self._numbers else None,
            sign.gesture if sign.gesture in self._gestures else None,
        )

    def _enough(self, shown: Shown, sign: Sign) -> float:
        """Return how long a sign must be seen, seconds."""
        number, gesture = shown
        wait = SOON
        if gesture in _THUMBS:
            wait += THUMB + (DOUBTED_THUMB if self._visit.doubted else 0.0)
        if self._two_handed and number is not None and sign.hands == 1:
            lost = self._visit.both_seen and not self._sequences.awaits(number)
            wait += LOST_HAND if lost else OTHER_HAND
        if number == FIST_NUMBER:
            wait += FIST + (TURNED_FIST if self._visit.number_at > _NEVER else 0.0)
        return wait

    def _unclear(self) -> Reading | None:
        """Return an unclear reading if a hand has been there for long enough and showed nothing steady."""
        visit, at = self._visit, self._at
        if visit.said_unclear or at - visit.settled < UNCLEAR or 2 * visit.handless > at - visit.settled:
            return None
        visit.said_unclear = visit.doubted = True
        if visit.said != self._thumb:
            visit.said = NOTHING_READ
        return self._sequences.take(at, Reading(self._seat, since=visit.settled))

    def _say(self, shown: Shown, found: Sum) -> Reading | None:
        visit, at = self._visit, self._at
        again = shown == visit.said or (shown == self._thumb and found.since - self._thumb_at < SECOND_THUMB)
        visit.said = shown
        number, gesture = shown
        self._thumb, self._thumb_at = (shown, at) if gesture in _THUMBS else (None, _NEVER)
        self._unanswered &= gesture not in _THUMBS
        if again:
            return self._sequences.hold(at)
        return self._sequences.take(
            at, Reading(self._seat, number, gesture, confidence=found.confidence, since=found.since)
        )
