"""A treatment against every attack of the night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import ClauseId, Move, Reason, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Heal(Ability):
    """Save one player from what would kill him this night."""

    stages: ClassVar[tuple[str, ...]] = ("shield",)

    verb: Verb = Verb.HEAL
    lost_when_attacked: ClauseId | None = None
    """Why the patient of a healer who is attacked himself is not healed."""
    frees: ClauseId | None = None
    """Why the patient is also freed of what holds him."""

    def shield(self, board: Board, moves: Sequence[Move]) -> None:
        """Protect everybody named."""
        for move in moves:
            for target in move.targets:
                if not board.finds(move, target):
                    continue
                if self.lost_when_attacked and target != move.actor and board.attacked(move.actor):
                    board.idle.append(Reason(self.lost_when_attacked, (move.actor, target)))
                else:
                    board.protect(target, Reason(self.clause, (move.actor,)), self.verb)
