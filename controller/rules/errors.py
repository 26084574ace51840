"""Why an action is not carried out."""

from __future__ import annotations

from controller.rules.model import ClauseId, Seat


class IllegalAction(ValueError):
    """The rules refuse the action. ``clause`` is the clause or ruling it breaks; nothing has changed."""

    def __init__(self, clause: str, *, seats: tuple[Seat, ...] = ()) -> None:
        super().__init__(clause)
        self.clause = ClauseId(clause)
        self.seats = seats


class UnknownRuleset(LookupError):
    """No ruleset has that id."""
