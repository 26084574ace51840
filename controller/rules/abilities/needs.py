"""What must be so at nightfall for a role to have a move at all, each with the clause it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from controller.rules.model import ClauseId, GameState, RoleId, Seat, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.abilities.ability import Ability


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOver:
    """More than so many players are left."""

    clause: ClauseId
    more_than: int

    def met(self, state: GameState, seat: Seat, ability: Ability) -> bool:
        """Whether it is so."""
        del seat, ability
        return len(state.counted) > self.more_than


@dataclass(frozen=True, slots=True, kw_only=True)
class ClanAtMost:
    """The clan has shrunk to so many."""

    clause: ClauseId
    clan: TeamId
    members: int

    def met(self, state: GameState, seat: Seat, ability: Ability) -> bool:
        """Whether it is so."""
        del seat, ability
        teams = [state.players[counted].team for counted in state.counted]
        return teams.count(self.clan) <= self.members


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyIs:
    """No holder of the role is left."""

    clause: ClauseId
    role: RoleId

    def met(self, state: GameState, seat: Seat, ability: Ability) -> bool:
        """Whether it is so."""
        del seat, ability
        return not state.holders(self.role)


@dataclass(frozen=True, slots=True, kw_only=True)
class OnTeam:
    """The actor himself is on that side now."""

    clause: ClauseId
    team: TeamId

    def met(self, state: GameState, seat: Seat, ability: Ability) -> bool:
        """Whether it is so."""
        del ability
        return state.players[seat].team == self.team


@dataclass(frozen=True, slots=True, kw_only=True)
class NotShooting:
    """The actor does not take part in the shot of his clan."""

    clause: ClauseId
    clan: TeamId

    def met(self, state: GameState, seat: Seat, ability: Ability) -> bool:
        """Whether it is so."""
        del ability
        shots = () if state.ruleset is None else state.ruleset.shots
        return not any([shot.clan == self.clan and seat in shot.shooters(state) for shot in shots])


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempts:
    """So many are left: of the actor's own in his role, or (``shared``) of a stock of his clan's."""

    clause: ClauseId
    most: int | None = None
    option: str | None = None
    """The option that says how many, where ``most`` does not."""
    shared: tuple[RoleId, ...] = ()
    """The roles whose attempts are counted together, one for each night."""

    def met(self, state: GameState, seat: Seat, ability: Ability) -> bool:
        """Whether an attempt is left."""
        allowed = self.most if self.option is None else state.options[self.option]
        return self._used(state, seat, ability.verb) < int(allowed or 0)  # type: ignore[arg-type]

    def _used(self, state: GameState, seat: Seat, verb: Verb) -> int:
        role = state.role(seat)
        used = 0
        nights = state.past_moves if state.asleep else (*state.past_moves, state.moves)
        for night in nights:
            if self.shared:
                used += any([move.verb is verb and move.role in self.shared for move in night])
            else:
                used += sum(
                    [
                        move.actor == seat and move.verb is verb and move.role == role and not move.void
                        for move in night
                    ]
                )
        return used


Need = TableOver | ClanAtMost | NobodyIs | OnTeam | NotShooting | Attempts
