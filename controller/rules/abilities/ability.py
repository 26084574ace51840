"""The shape of every ability, and what a night's moves come to."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from controller.rules.abilities.bans import Ban
from controller.rules.model import Answer, ClauseId, GameState, Move, Reason, Seat, TeamId, Verb


@dataclass(frozen=True, slots=True)
class Attack:
    """Somebody was shot at. Deaths are worked out when all attacks are known."""

    target: Seat
    reason: Reason


@dataclass(frozen=True, slots=True)
class Protection:
    """Somebody survives every attack of the night."""

    target: Seat
    reason: Reason


@dataclass(frozen=True, slots=True)
class Idle:
    """Something that could have happened did not."""

    reason: Reason


Deed = Attack | Protection | Idle


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A night move that a role has, by default without effect and without answer."""

    verb: Verb
    clause: ClauseId
    """The clause it rests on."""
    bans: tuple[Ban, ...] = ()
    targets: int = 1
    clan: TeamId | None = None
    """The clan that shares it, ``None`` if each holder acts for himself."""
    none_left: ClauseId | None = None
    """Why nothing comes of it when nobody of the clan is left to do it."""

    def answer(self, state: GameState, move: Move) -> Answer | None:
        """Return what the host shows at once to whoever made the move, ``None`` for nothing."""
        del state, move
        return None

    def deeds(self, state: GameState, moves: Collection[Move]) -> tuple[Deed, ...]:
        """Return what this night's moves with this ability come to. Their order does not matter."""
        del state, moves
        return ()
