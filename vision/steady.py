"""Telling a steady sign from a passing one. Pure: it knows only what each picture showed, and when.

A sign counts when the pictures agree on it for a while: the shorter the surer they are. A number of one
hand waits longer where the other hand may be on its way. What does not settle is reported as unclear and
never guessed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from controller.ports import Gesture, Reading
from controller.rules.model import Seat
from vision.gestures import DOUBTFUL, TWO_HANDED, Sign

AGREEMENT = 0.8
"""Part of the pictures that must show the same."""
SURE = 0.95
"""Mean confidence from which a sign counts soonest; below ``DOUBTFUL`` it never counts."""
SOON, LATE = 0.45, 0.9
"""How long a sure and a doubtful sign must last, seconds."""
OTHER_HAND = 0.35
"""How much longer a number of one hand lasts before it counts, where two hands may be shown, seconds."""
PICTURES = 3
"""A sign is never read from fewer."""
UNCLEAR = 2.0
"""A hand that shows nothing steady for so long is unclear, seconds."""
GONE = 0.5
"""Without a hand for so long, the hand is gone, seconds."""
MEMORY = 3.0
"""Older pictures are forgotten, seconds."""
GAP = 1.0
"""Pictures further apart have nothing to do with each other, seconds."""

Shown = tuple[int | None, Gesture | None]
NOTHING_READ: Shown = (None, None)


@dataclass(frozen=True, slots=True)
class _Look:
    at: float
    shown: Shown | None
    """``None`` where there was no hand."""
    confidence: float
    hands: int


class Steady:
    """Watches one person's signs. Feed it each picture once, in order."""

    def __init__(self, seat: Seat | None, numbers: Collection[int], gestures: Collection[Gesture]) -> None:
        """Read only these numbers and gestures; anything else a hand shows is unclear."""
        self._seat = seat
        self._numbers = frozenset(numbers)
        self._gestures = frozenset(gestures)
        self._two_handed = bool(self._numbers & TWO_HANDED)
        self._looks: deque[_Look] = deque()
        self._said: Shown | None = None
        self._settled = 0.0
        """When last nothing was amiss: no hand, or a steady sign."""

    def see(self, at: float, sign: Sign | None) -> Reading | None:
        """Take what a picture showed at a time (seconds), and return the reading if one has become steady.

        A picture that is not later than the one before is left out.
        """
        if not self._in_time(at):
            return None
        self._looks.append(self._look(at, sign))
        while self._looks[0].at < at - MEMORY:
            self._looks.popleft()
        if self._gone(at):
            self._said, self._settled = None, at
            return None
        run = self._steady_run(at)
        if run:
            self._settled = at
            return self._say(run[-1].shown or NOTHING_READ, run)
        return self._unclear(at)

    def _in_time(self, at: float) -> bool:
        """Tell whether the picture may be used; after a leap of the clock everything begins anew."""
        if not self._looks:
            self._settled = at
            return True
        way = at - self._looks[-1].at
        if abs(way) > GAP:
            self._looks.clear()
            self._said, self._settled = None, at
            return True
        return way > 0

    def _look(self, at: float, sign: Sign | None) -> _Look:
        if sign is None:
            return _Look(at, None, 0.0, 0)
        number = sign.number if sign.number in self._numbers else None
        gesture = sign.gesture if sign.gesture in self._gestures else None
        return _Look(at, (number, gesture), sign.confidence, sign.hands)

    def _gone(self, at: float) -> bool:
        seen = [look.at for look in self._looks if look.shown is not None]
        return (
            at - (seen[-1] if seen else self._looks[0].at) >= GONE if self._looks[-1].shown is None else False
        )

    def _steady_run(self, at: float) -> list[_Look]:
        """Return the agreeing pictures up to now, first to last, if they are enough."""
        now = self._looks[-1].shown
        if now is None or now == NOTHING_READ:
            return []
        looks = list(self._looks)
        for first, look in enumerate(looks):
            run = [other for other in looks[first:] if other.shown == now]
            if look.shown == now and len(run) >= AGREEMENT * (len(looks) - first):
                return run if self._enough(run, at) else []
        return []

    def _enough(self, run: Sequence[_Look], at: float) -> bool:
        confidence = sum(look.confidence for look in run) / len(run)
        if len(run) < PICTURES or confidence < DOUBTFUL:
            return False
        doubt = min(1.0, max(0.0, (SURE - confidence) / (SURE - DOUBTFUL)))
        wait = SOON + (LATE - SOON) * doubt
        number, _ = run[-1].shown or NOTHING_READ
        if self._two_handed and number is not None and run[-1].hands == 1:
            wait += OTHER_HAND
        return at - run[0].at >= wait

    def _unclear(self, at: float) -> Reading | None:
        """Return an unclear reading if a hand has been there for long enough and showed nothing steady."""
        recent = [look for look in self._looks if look.at > self._settled]
        hands = sum(look.shown is not None for look in recent)
        if at - self._settled < UNCLEAR or 2 * hands < len(recent):
            return None
        return self._say(NOTHING_READ, recent)

    def _say(self, shown: Shown, looks: Sequence[_Look]) -> Reading | None:
        if shown == self._said:
            return None
        self._said = shown
        confidence = sum(look.confidence for look in looks) / len(looks) if shown != NOTHING_READ else 0.0
        return Reading(self._seat, *shown, confidence=confidence, since=looks[0].at)
