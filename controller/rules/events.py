"""What has happened. The journal is a list of these; each knows who may learn of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar

from controller.rules.audience import HOST, NOBODY, PUBLIC, Audience
from controller.rules.day_events import (
    DayEnded,
    DecisionAsked,
    FirstSpeakerNamed,
    HandsCounted,
    HandsSeen,
    Nominated,
    SpeechEnded,
    VoteCast,
    VoteClosed,
    VoteOpened,
)
from controller.rules.model import Cause, Dealing, Effect, Option, Reason, RoleId, Seat, TeamId
from controller.rules.night_events import (
    AnswerGiven,
    DeathCalled,
    LuckDrawn,
    MoveMade,
    MoveOver,
    MoveTakenBack,
    NightFell,
    NightSettled,
    OrdersGiven,
    RoleChanged,
    ShotFired,
    WindowsDrawn,
)

__all__ = [
    "HOST",
    "NOBODY",
    "PUBLIC",
    "Announced",
    "AnswerGiven",
    "Audience",
    "DayBroke",
    "DayEnded",
    "DeathCalled",
    "DecisionAsked",
    "EffectLaid",
    "Event",
    "FirstSpeakerNamed",
    "FoulGiven",
    "GameEnded",
    "GameStarted",
    "HandsCounted",
    "HandsSeen",
    "LastWordsGiven",
    "LifeCorrected",
    "LuckDrawn",
    "MoveMade",
    "MoveOver",
    "MoveTakenBack",
    "NightFell",
    "NightSettled",
    "Nominated",
    "OrdersGiven",
    "PlayerLeft",
    "Renamed",
    "RoleChanged",
    "RoleClaimed",
    "RoleCorrected",
    "RolesDealt",
    "ShotFired",
    "SpeechEnded",
    "StepEnded",
    "VoteCast",
    "VoteClosed",
    "VoteOpened",
    "WindowsDrawn",
]


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table is set. The mix is in the ruleset's order of roles, seats in seat order."""

    ruleset: str
    names: Mapping[Seat, str]
    mix: Mapping[RoleId, int]
    options: Mapping[str, Option]
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
class LastWordsGiven:
    """These have the right to a last word now."""

    seats: tuple[Seat, ...]
    audience: ClassVar[Audience] = PUBLIC


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
    """The host corrected who is what; ``team``: on whose side, ``None`` for the role's own."""

    seat: Seat
    role: RoleId
    team: TeamId | None = None
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
    | LuckDrawn
    | NightFell
    | DeathCalled
    | MoveMade
    | MoveTakenBack
    | AnswerGiven
    | MoveOver
    | NightSettled
    | ShotFired
    | OrdersGiven
    | RoleChanged
    | DayBroke
    | Announced
    | PlayerLeft
    | LastWordsGiven
    | FoulGiven
    | EffectLaid
    | FirstSpeakerNamed
    | Nominated
    | SpeechEnded
    | HandsSeen
    | HandsCounted
    | DecisionAsked
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
