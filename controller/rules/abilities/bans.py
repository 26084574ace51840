"""What an ability may not aim at, each with the clause the ban rests on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from controller.rules.model import ClauseId, GameState, Seat, Verb


class Ban(Protocol):
    """A reason to refuse a move."""

    @property
    def clause(self) -> ClauseId:
        """The clause it rests on."""
        ...

    def hits(self, state: GameState, actor: Seat, verb: Verb, targets: Collection[Seat]) -> bool:
        """Whether it forbids that move now."""
        ...


@dataclass(frozen=True, slots=True)
class OnlyLiving:
    """Only players still in the game may be named."""

    clause: ClauseId

    def hits(self, state: GameState, actor: Seat, verb: Verb, targets: Collection[Seat]) -> bool:
        """Whether somebody named is not in the game."""
        del actor, verb
        return not all(state.players[target].alive for target in targets)


@dataclass(frozen=True, slots=True)
class NotSelf:
    """The actor may not name himself."""

    clause: ClauseId

    def hits(self, state: GameState, actor: Seat, verb: Verb, targets: Collection[Seat]) -> bool:
        """Whether the actor names himself."""
        del state, verb
        return actor in targets


@dataclass(frozen=True, slots=True)
class InARow:
    """The same player may be named on at most ``nights`` nights in a row."""

    clause: ClauseId
    nights: int

    def hits(self, state: GameState, actor: Seat, verb: Verb, targets: Collection[Seat]) -> bool:
        """Whether the actor has named one of them on each of the last nights."""
        last = state.past_moves[-self.nights :]
        named = [
            {seat for move in night if (move.actor, move.verb) == (actor, verb) for seat in move.targets}
            for night in last
        ]
        return len(named) == self.nights and any(
            all(target in night for night in named) for target in targets
        )
