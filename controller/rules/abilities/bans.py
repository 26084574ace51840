"""What an ability may not aim at, each with the clause the ban rests on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from controller.rules.model import ClauseId, GameState, Move, TeamId, Verb


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlyLiving:
    """Only players still in the game may be named."""

    clause: ClauseId

    def hits(self, state: GameState, move: Move) -> bool:
        """Whether somebody named is not in the game."""
        return not all([state.players[target].alive for target in move.targets])


@dataclass(frozen=True, slots=True, kw_only=True)
class NotSelf:
    """The actor may not name himself."""

    clause: ClauseId

    def hits(self, state: GameState, move: Move) -> bool:
        """Whether the actor names himself."""
        del state
        return move.actor in move.targets


@dataclass(frozen=True, slots=True, kw_only=True)
class NotSides:
    """Nobody of these sides may be named, unless an option allows it."""

    clause: ClauseId
    teams: tuple[TeamId, ...]
    unless: str | None = None

    def hits(self, state: GameState, move: Move) -> bool:
        """Whether somebody named is of one of the sides."""
        if self.unless is not None and state.options.get(self.unless):
            return False
        return any([state.players[target].team in self.teams for target in move.targets])


@dataclass(frozen=True, slots=True, kw_only=True)
class InARow:
    """The same player may be named on at most ``nights`` nights in a row."""

    clause: ClauseId
    nights: int = 1
    lifted_with_left: int | None = None
    """The ban does not hold in a night that falls with exactly so many living."""
    only_carried_out: bool = False
    """Whether a night counts only if the move came to something."""

    def hits(self, state: GameState, move: Move) -> bool:
        """Whether the actor has named one of them on each of the last nights."""
        if len(state.past_moves) < self.nights or len(state.counted) == self.lifted_with_left:
            return False
        named = [
            {seat for old in _own(night, move, (move.verb,), self.only_carried_out) for seat in old.targets}
            for night in state.past_moves[-self.nights :]
        ]
        return any([all([target in night for night in named]) for target in move.targets])


@dataclass(frozen=True, slots=True, kw_only=True)
class PerPlayer:
    """The same player may be named at most ``times`` in a game."""

    clause: ClauseId
    times: int = 1
    only_self: bool = False
    """Whether it goes for the actor himself alone."""
    verbs: tuple[Verb, ...] = ()
    """The moves that are counted together; none: this one."""
    only_carried_out: bool = False

    def hits(self, state: GameState, move: Move) -> bool:
        """Whether the actor has named one of them as often as he may."""
        targets = [target for target in move.targets if not self.only_self or target == move.actor]
        if not targets:
            return False
        verbs = self.verbs or (move.verb,)
        named = [
            target
            for night in state.past_moves
            for old in _own(night, move, verbs, self.only_carried_out)
            for target in old.targets
        ]
        return any([named.count(target) >= self.times for target in targets])


@dataclass(frozen=True, slots=True, kw_only=True)
class NotFiredAt:
    """Nobody may be named whom the clan has fired at in an earlier night."""

    clause: ClauseId
    clan: TeamId

    def hits(self, state: GameState, move: Move) -> bool:
        """Whether the clan has fired at somebody named."""
        return not state.fired.get(self.clan, frozenset()).isdisjoint(move.targets)


Ban = OnlyLiving | NotSelf | NotSides | InARow | PerPlayer | NotFiredAt


def _own(
    night: tuple[Move, ...],
    move: Move,
    verbs: tuple[Verb, ...],
    only_carried_out: bool,  # noqa: FBT001 - passed on
) -> Iterator[Move]:
    """Yield the moves of a night that count as the same person's in the same role."""
    for old in night:
        if old.actor == move.actor and old.role == move.role and old.verb in verbs:
            if only_carried_out and old.void:
                continue
            yield old
