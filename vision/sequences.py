"""Numbers that need a third hand are shown in two steps: a fist, then 6 to 9; two fists, then 1 to 5. Pure.

What follows a fist without the hand having gone away adds to it: 10 and 6 are 16, 20 and 3 are 23. A number
after the hand was away is a new number, so a wrong fist is corrected by lowering the hand. Only where the
table has such seats is the second step waited for. For the player: a fist until its seat lights up, or for
about a second, then the rest. Where there is a seat 16 the fist alone is read a second later than
elsewhere, or when it is lowered.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from controller.ports import Reading

FISTS = {10: range(6, 10), 20: range(1, 6)}
"""What may follow one fist, and two."""
STEP = 1.0
"""How much longer a fist is held before it counts for itself, where something may follow, seconds."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    reading: Reading
    until: float


def parts_of(numbers: Collection[int]) -> frozenset[int]:
    """Return the numbers that are to be recognised for these to be read: themselves, or their two steps."""
    steps = {
        part
        for fist, rest in FISTS.items()
        for more in rest
        if fist + more in numbers
        for part in (fist, more)
    }
    return frozenset(numbers) | steps


class Sequences:
    """Puts one person's steps together. Feed it each steady reading of the parts, and the time between."""

    def __init__(self, numbers: Collection[int]) -> None:
        """Read only these numbers."""
        self._numbers = frozenset(numbers)
        self._fists = {
            fist for fist, rest in FISTS.items() if any(fist + more in self._numbers for more in rest)
        }
        self._fist: Reading | None = None
        """The fist that is being added to; the hand has been there since."""
        self._waiting: _Waiting | None = None

    def take(self, at: float, reading: Reading) -> Reading | None:
        """Take a steady reading at a time (seconds); return what it means, ``None``: nothing yet."""
        if reading.unclear:
            return None if self._waiting else reading
        if reading.number in self._fists:
            self._fist, self._waiting = reading, _Waiting(reading, at + STEP)
            return None
        fist, self._waiting = self._fist, None
        if fist and self.awaits(reading.number):
            return _both(fist, reading)
        self._fist = None
        return self._known(reading)

    def awaits(self, number: int | None) -> bool:
        """Tell whether a number would add to the fist that was shown."""
        return self._fist is not None and number is not None and self._follows(self._fist, number)

    def hold(self, at: float) -> Reading | None:
        """Take note that what was read last is still shown; return a fist that counts for itself by now."""
        if self._waiting is None or at < self._waiting.until:
            return None
        return self._alone()

    def away(self) -> Reading | None:
        """Take note that the hand is gone, and return the fist that it left behind."""
        left = self._alone() if self._waiting else None
        self._fist = None
        return left

    def forget(self) -> None:
        """Begin anew."""
        self._fist = self._waiting = None

    def _follows(self, fist: Reading, number: int) -> bool:
        return number in FISTS[fist.number or 0] and (fist.number or 0) + number in self._numbers

    def _alone(self) -> Reading | None:
        waiting, self._waiting = self._waiting, None
        return self._known(waiting.reading) if waiting else None

    def _known(self, reading: Reading) -> Reading | None:
        """Return the reading with its number only where that is one of those asked for."""
        if reading.number is None or reading.number in self._numbers:
            return reading
        return replace(reading, number=None) if reading.gesture else None


def _both(fist: Reading, rest: Reading) -> Reading:
    number = (fist.number or 0) + (rest.number or 0)
    return replace(
        rest, number=number, gesture=None, since=fist.since, confidence=min(fist.confidence, rest.confidence)
    )
