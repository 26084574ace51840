"""A treatment against every attack of the night."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from controller.rules.abilities.ability import Ability, Deed, Protection
from controller.rules.model import GameState, Move, Reason, Verb


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Ability):
    """Save one player from everything that would kill him this night."""

    verb: Verb = Verb.HEAL

    def deeds(self, state: GameState, moves: Collection[Move]) -> tuple[Deed, ...]:
        """Return the protection of everybody named."""
        del state
        return tuple(
            Protection(target, Reason(self.clause, (move.actor,)))
            for move in moves
            for target in move.targets
        )
