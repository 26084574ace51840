"""How long signs have been shown, for and against: Page's test, one cumulative sum for each sign. Pure.

A sum grows by the seconds in which its sign is seen, and shrinks by those in which something else is; it
never falls below zero. So it is near zero while a sign merely passes by, and when it is high, the moment at
which it last was zero is when the sign began to be shown (E. S. Page, Continuous inspection schemes, 1954).
"""

from __future__ import annotations

from dataclasses import dataclass

from controller.ports import Gesture
from vision.gestures import DOUBTFUL, Sign

SURE = 0.95
"""Confidence from which a picture counts whole; one at ``DOUBTFUL`` counts half, one below it not at all."""
AGAINST = 3.0
"""A picture that shows another sign takes back so many like it: three of four must agree."""
NO_PROOF = 1.0
"""What a picture takes back in which nothing can be read, or in which the other hand was not found."""
LONGEST_STEP = 0.2
"""No picture speaks for a longer time than this, seconds."""

Shown = tuple[int | None, Gesture | None]
"""A number, a gesture, or both where one sign means both."""
NOTHING_READ: Shown = (None, None)


@dataclass(slots=True)
class Sum:
    """What speaks for one sign."""

    since: float
    """When it began to be shown, seconds."""
    hands: int
    """How many hands show it."""
    seconds: float = 0.0
    """For how long it has been seen, less what spoke against it."""
    pictures: int = 0
    total: float = 0.0
    """Sum of the confidences of its pictures."""

    @property
    def confidence(self) -> float:
        """Mean confidence of the pictures that showed it, from 0 to 1."""
        return self.total / self.pictures


class Evidence:
    """The sums of all signs that one person may be showing."""

    def __init__(self) -> None:
        """Begin with none."""
        self._sums: dict[Shown, Sum] = {}

    def clear(self) -> None:
        """Forget all that was seen."""
        self._sums.clear()

    def keep_only(self, shown: Shown) -> None:
        """Forget all but one sign: it was read, and another one must be shown as long as if it were the first."""
        self._sums = {sign: entry for sign, entry in self._sums.items() if sign == shown}

    def add(self, at: float, seconds: float, shown: Shown, sign: Sign | None, enough: float) -> Sum | None:
        """Take a picture that speaks for so many seconds; return the sum of what it shows, if it shows anything.

        ``shown`` is what may be read of the sign. A sum stays below ``enough``, so that what was held for
        long is not believed longer than it is shown.
        """
        seconds = min(seconds, LONGEST_STEP)
        clear = sign is not None and shown != NOTHING_READ and sign.confidence >= DOUBTFUL
        for other in list(self._sums):
            if not clear or other != shown:
                self._take_back(other, seconds, sign, clear=clear)
        if sign is None or not clear:
            return None
        return self._sum(at, seconds, shown, sign, enough)

    def _take_back(self, shown: Shown, seconds: float, sign: Sign | None, *, clear: bool) -> None:
        entry = self._sums[shown]
        hands = 0 if sign is None else sign.hands
        proof = hands > entry.hands or (clear and hands == entry.hands)
        entry.seconds -= seconds * (AGAINST if proof else NO_PROOF)
        if entry.seconds <= 0:
            del self._sums[shown]

    def _sum(self, at: float, seconds: float, shown: Shown, sign: Sign, enough: float) -> Sum:
        entry = self._sums.get(shown)
        if entry is None:
            entry = self._sums[shown] = Sum(at, sign.hands)
        else:
            entry.seconds = min(enough, entry.seconds + seconds * _weight(sign.confidence))
        entry.pictures += 1
        entry.total += sign.confidence
        return entry


def _weight(confidence: float) -> float:
    """Return how much a picture counts: a half at ``DOUBTFUL``, one from ``SURE`` on."""
    return 0.5 + 0.5 * min(1.0, (confidence - DOUBTFUL) / (SURE - DOUBTFUL))
