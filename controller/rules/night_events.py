"""What happens by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from controller.rules.audience import HOST, NOBODY, PUBLIC, Audience
from controller.rules.model import Answer, Move, Outcome, Reason, RoleId, Seat, TeamId, Verb


@dataclass(frozen=True, slots=True)
class WindowsDrawn:
    """The seconds of the coming night's calls, in their order."""

    seconds: tuple[float, ...]
    audience: ClassVar[Audience] = NOBODY
    """It only serves to repeat the same night after a power cut."""


@dataclass(frozen=True, slots=True)
class LuckDrawn:
    """The seats in the order drawn for the coming night."""

    seats: tuple[Seat, ...]
    audience: ClassVar[Audience] = NOBODY


@dataclass(frozen=True, slots=True)
class NightFell:
    """Everybody closes his eyes."""

    night: int
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class DeathCalled:
    """Death has asked a player, who named a number of the list of the living."""

    by: Seat
    number: int
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A night move counts. It replaces the actor's earlier one with the same verb (a correction)."""

    move: Move

    @property
    def audience(self) -> Audience:
        """The actor's secret."""
        return Audience(seats=frozenset({self.move.actor}))


@dataclass(frozen=True, slots=True)
class MoveTakenBack:
    """A night move no longer counts."""

    move: Move

    @property
    def audience(self) -> Audience:
        """The actor's secret."""
        return Audience(seats=frozenset({self.move.actor}))


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """The host answers an actor; ``seats`` belong to the answer ``seats``."""

    seat: Seat
    answer: Answer
    seats: tuple[Seat, ...] = ()
    verb: Verb | None = None
    """The move it answers, ``None`` for what is shown unasked."""

    @property
    def audience(self) -> Audience:
        """For the asker alone."""
        return Audience(seats=frozenset({self.seat}))


@dataclass(frozen=True, slots=True)
class MoveOver:
    """A player's time for the night's move is over (``passed``: he declined)."""

    seat: Seat
    passed: bool
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class NightSettled:
    """What the night made of those who were aimed at, in seat order, with the reasons."""

    outcomes: tuple[Outcome, ...]
    idle: tuple[Reason, ...] = ()
    """Why a clan shot at nobody, and other things that did not come about."""
    void: tuple[tuple[Seat, Verb], ...] = ()
    """The moves that came to nothing, by actor and verb."""
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class ShotFired:
    """A clan has fired at somebody, whatever came of it."""

    clan: TeamId
    target: Seat
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class OrdersGiven:
    """The don's orders that are open now, first the next one."""

    seats: tuple[Seat, ...]
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class RoleChanged:
    """A player has become something else, or changed sides."""

    seat: Seat
    role: RoleId
    team: TeamId
    reason: Reason

    @property
    def audience(self) -> Audience:
        """His secret."""
        return Audience(seats=frozenset({self.seat}))
