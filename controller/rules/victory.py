"""When the game is over, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from controller.rules.model import ClauseId, GameState, Reason, RoleId, TeamId


class Condition(Protocol):
    """Something about those who are left."""

    def holds(self, state: GameState) -> bool:
        """Whether it is so now."""
        ...


@dataclass(frozen=True, slots=True)
class NobodyLeft:
    """Nobody is left at the table."""

    def holds(self, state: GameState) -> bool:
        """Whether the table is empty."""
        return not state.living


@dataclass(frozen=True, slots=True)
class OnlyLeft:
    """Somebody is left, and everybody who is belongs to the side."""

    team: TeamId

    def holds(self, state: GameState) -> bool:
        """Whether all who are left are of the side."""
        own, others = _sides(state, self.team)
        return own > 0 and others == 0


@dataclass(frozen=True, slots=True)
class Outnumbers:
    """The side has more players left than all others together."""

    team: TeamId

    def holds(self, state: GameState) -> bool:
        """Whether it is in the majority."""
        own, others = _sides(state, self.team)
        return own > others


@dataclass(frozen=True, slots=True)
class Equals:
    """The side has as many players left as all others together, unless these roles all live."""

    team: TeamId
    unless: tuple[RoleId, ...] = ()

    def holds(self, state: GameState) -> bool:
        """Whether it is even, and not all of the roles are there to turn it."""
        own, others = _sides(state, self.team)
        return own == others and not (self.unless and all(state.holders(role) for role in self.unless))


@dataclass(frozen=True, slots=True)
class Victory:
    """An end of the game. ``option`` names the ruleset's option that must be on for it."""

    winner: TeamId
    clause: ClauseId
    when: Condition
    option: str | None = None


def outcome(state: GameState) -> tuple[TeamId, Reason] | None:
    """Return who has won and why, ``None`` while the game goes on or cards are unknown."""
    if state.ruleset is None or any(player.role is None for player in state.players.values()):
        return None
    for victory in state.ruleset.victories:
        if (victory.option is None or state.options.get(victory.option)) and victory.when.holds(state):
            return victory.winner, Reason(victory.clause, state.living)
    return None


def _sides(state: GameState, team: TeamId) -> tuple[int, int]:
    """Return how many players are left of the side, and how many others."""
    teams = [player.team for player in state.players.values() if player.alive]
    own = teams.count(team)
    return own, len(teams) - own
