"""A shot of one's own."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from controller.rules.abilities.ability import Ability, Attack, Deed
from controller.rules.model import GameState, Move, Reason, Verb


@dataclass(frozen=True, slots=True, kw_only=True)
class Kill(Ability):
    """Shoot one player."""

    verb: Verb = Verb.KILL

    def deeds(self, state: GameState, moves: Collection[Move]) -> tuple[Deed, ...]:
        """Return an attack on everybody named."""
        del state
        return tuple(
            Attack(target, Reason(self.clause, (move.actor,))) for move in moves for target in move.targets
        )
