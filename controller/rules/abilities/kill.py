"""A shot of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import ClauseId, Move, Reason, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kill(Ability):
    """Shoot one player."""

    stages: ClassVar[tuple[str, ...]] = ("strike",)

    verb: Verb = Verb.KILL
    pierces: tuple[Verb, ...] = ()
    """The moves whose protection does not help against it."""
    pierces_clause: ClauseId | None = None

    def strike(self, board: Board, moves: Sequence[Move]) -> None:
        """Attack everybody named."""
        for move in moves:
            for target in move.targets:
                if not board.finds(move, target):
                    continue
                board.strike(self, target, (move.actor,), Reason(self.clause, (move.actor,)), self.pierces)
