"""A question about one player's side or role."""

from __future__ import annotations

from dataclasses import dataclass

from controller.rules.abilities.ability import Ability
from controller.rules.model import Answer, GameState, Move, RoleId, TeamId


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Ability):
    """Ask whether somebody is of one of these sides or has one of these roles."""

    about_teams: frozenset[TeamId] = frozenset()
    about_roles: frozenset[RoleId] = frozenset()

    def answer(self, state: GameState, move: Move) -> Answer:
        """Answer by what the player named is now."""
        asked = [state.players[target] for target in move.targets]
        hit = any(player.team in self.about_teams or player.role in self.about_roles for player in asked)
        return Answer.YES if hit else Answer.NO
