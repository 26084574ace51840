"""What has happened. The journal is a list of these; each knows who may learn of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Final

from controller.rules.model import (
    Answer,
    Cause,
    Dealing,
    Effect,
    Move,
    Outcome,
    Reason,
    RoleId,
    Seat,
    TeamId,
)


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may learn of an event: everybody, or some seats, and whether a host who does not play."""

    everybody: bool = False
    seats: frozenset[Seat] = frozenset()
    host: bool = True


PUBLIC: Final = Audience(everybody=True)
"""Everybody hears or sees it."""

HOST: Final = Audience()
"""A secret of the host's."""

NOBODY: Final = Audience(host=False)
"""For the log alone."""


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table is set. The mix is in the ruleset's order of roles, seats in seat order."""

    ruleset: str
    names: Mapping[Seat, str]
    mix: Mapping[RoleId, int]
    options: Mapping[str, bool | int]
    dealing: Dealing
    host_seat: Seat | None = None
    start_night: int = 1
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class RolesDealt:
    """Who is what, in seat order."""

    roles: Mapping[Seat, RoleId]
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class RoleClaimed:
    """The owners of a role have made themselves known."""

    role: RoleId
    seats: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """Its owners know, and the host."""
        return Audience(seats=frozenset(self.seats))


@dataclass(frozen=True, slots=True)
class WindowsDrawn:
    """The seconds of the coming night's calls, in their order."""

    seconds: tuple[float, ...]
    audience: ClassVar[Audience] = NOBODY
    """It only serves to repeat the same night after a power cut."""


@dataclass(frozen=True, slots=True)
class NightFell:
    """Everybody closes his eyes."""

    night: int
    audience: ClassVar[Audience] = PUBLIC


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
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class DayBroke:
    """Everybody wakes. ``first_speaker`` begins the round of speeches."""

    day: int
    first_speaker: Seat | None
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class Announced:
    """A fact is told: its name and what belongs to it (the conformance format's facts).

    ``secret``: to the host alone, for it is about a foul of the night.
    """

    fact: str
    about: tuple[int | str, ...] = ()
    secret: bool = False

    @property
    def audience(self) -> Audience:
        """Everybody, unless it is about a foul of the night."""
        return HOST if self.secret else PUBLIC


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player is out. ``last_word``: he has the right to one; ``secret``: for a foul of the night."""

    seat: Seat
    cause: Cause
    last_word: bool
    secret: bool = False

    @property
    def audience(self) -> Audience:
        """Everybody sees it, the host alone where it may be known only by day."""
        return HOST if self.secret else PUBLIC


@dataclass(frozen=True, slots=True)
class FoulGiven:
    """A player's fouls have come to ``total``; ``by_night``: to whom and why stays secret."""

    seat: Seat
    total: int
    by_night: bool

    @property
    def audience(self) -> Audience:
        """Everybody by day, the host by night."""
        return HOST if self.by_night else PUBLIC


@dataclass(frozen=True, slots=True)
class EffectLaid:
    """Something that lasts lies on a player from now on. Public at the latest on its first day."""

    effect: Effect
    secret: bool = False

    @property
    def audience(self) -> Audience:
        """Everybody, unless it began at night."""
        return HOST if self.secret else PUBLIC


@dataclass(frozen=True, slots=True)
class FirstSpeakerNamed:
    """The host named who begins the round of speeches."""

    seat: Seat
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class HandsSeen:
    """Who gets what the show of hands was about, in order."""

    seats: tuple[Seat, ...]
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class VoteOpened:
    """A round of votes begins."""

    number: int
    candidates: frozenset[Seat]
    voters: frozenset[Seat]
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class VoteCast:
    """A vote counts; ``None`` takes it back. A later one of the same voter replaces it (a correction)."""

    voter: Seat
    candidate: Seat | None
    audience: ClassVar[Audience] = PUBLIC
    """Votes are open."""


@dataclass(frozen=True, slots=True)
class VoteClosed:
    """A round is counted. ``tally`` and ``tied`` in seat order."""

    tally: Mapping[Seat, int]
    tied: tuple[Seat, ...]
    executed: Seat | None
    reason: Reason
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class DayEnded:
    """Talk and votes of the day are over; night comes next."""

    reason: Reason
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class StepEnded:
    """A step of the evening is over (see ``evening``)."""

    key: str
    audience: ClassVar[Audience] = HOST
    """What a step is about may be secret."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """A name was corrected."""

    seat: Seat
    name: str
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class RoleCorrected:
    """The host corrected who is what."""

    seat: Seat
    role: RoleId
    audience: ClassVar[Audience] = HOST


@dataclass(frozen=True, slots=True)
class LifeCorrected:
    """The host corrected who is in the game."""

    seat: Seat
    alive: bool
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A side has won, or nobody (``draw``)."""

    winner: TeamId
    reason: Reason
    roles: Mapping[Seat, RoleId] = field(default_factory=lambda: MappingProxyType({}))
    """Who was who, in seat order, where the rules open the cards at the end."""
    audience: ClassVar[Audience] = PUBLIC


Event = (
    GameStarted
    | RolesDealt
    | RoleClaimed
    | WindowsDrawn
    | NightFell
    | MoveMade
    | MoveTakenBack
    | AnswerGiven
    | MoveOver
    | NightSettled
    | DayBroke
    | Announced
    | PlayerLeft
    | FoulGiven
    | EffectLaid
    | FirstSpeakerNamed
    | HandsSeen
    | VoteOpened
    | VoteCast
    | VoteClosed
    | DayEnded
    | StepEnded
    | Renamed
    | RoleCorrected
    | LifeCorrected
    | GameEnded
)
