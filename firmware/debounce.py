"""Tell presses from bounces. Pure: fed with times (seconds) and levels (``True``: down)."""

from __future__ import annotations

from dataclasses import dataclass

QUIET = 0.03
"""Seconds after a change in which a contact may bounce."""

VERIFY = 0.01
"""Seconds until an edge counts that the level contradicted when it was looked at."""


@dataclass(frozen=True, slots=True)
class Change:
    """The button is down from now on, or no longer."""

    down: bool
    at: float
    """When its first edge was."""


class Debouncer:
    """One button.

    An edge that the level bears out counts at once, with its own time. Then edges are bounces until ``due``,
    when ``settle`` is to be called with the level: what that says is true. An edge that the level contradicts
    is a bounce caught open, or was captured before the start: the level at ``due`` decides whether it counts.
    """

    def __init__(self, *, down: bool) -> None:
        self.down = down
        self.due: float | None = None
        """When ``settle`` is to be called next, ``None`` for not at all."""
        self._first: float | None = None

    def edge(self, at: float, *, captured: bool, level: bool) -> Change | None:
        """Take an edge: the level that was captured with it, and the level as it is now."""
        if self.due is not None:
            return None
        if captured == level != self.down:
            return self._change(level, at, at)
        self._first, self.due = at, at + VERIFY
        return None

    def settle(self, now: float, *, level: bool) -> Change | None:
        """Take the level at ``due``."""
        first, self._first, self.due = self._first, None, None
        if level == self.down:
            return None
        return self._change(level, now if first is None else first, now)

    def _change(self, down: bool, at: float, now: float) -> Change:  # noqa: FBT001 - not called from outside
        self.down, self.due = down, now + QUIET
        return Change(down, at)
