"""Tell a broken button from a busy one. Pure: fed with times in seconds."""

from __future__ import annotations

from collections import deque
from enum import StrEnum

STUCK_AFTER = 60.0
"""Seconds that nobody holds a button."""

FLAPS = 40
FLAPS_WITHIN = 2.0
"""So many changes within so many seconds are more than fingers make."""


class ButtonTrouble(StrEnum):
    """What is wrong with a button."""

    MISSING = "missing"
    """Its chip is not there, or its line is taken by another program."""
    STUCK = "stuck"
    """It is down since the start, or for too long."""
    FLAPPING = "flapping"
    """It goes up and down faster than anybody presses; what it says is not passed on."""


class Health:
    """The health of one button that is there."""

    def __init__(self, *, down: bool) -> None:
        self._down_since = float("-inf") if down else None
        self._changes: deque[float] = deque(maxlen=FLAPS)

    def changed(self, at: float, *, down: bool) -> None:
        """Take a debounced change."""
        self._down_since = at if down else None
        self._changes.append(at)

    def trouble(self, now: float) -> ButtonTrouble | None:
        """Return what is wrong now."""
        if len(self._changes) == FLAPS and now - self._changes[0] < FLAPS_WITHIN:
            return ButtonTrouble.FLAPPING
        if self._down_since is not None and now - self._down_since > STUCK_AFTER:
            return ButtonTrouble.STUCK
        return None
