"""What may be asked for. An action may be refused (``IllegalAction``); an event may not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from controller.rules.model import Cause, Dealing, Option, RoleId, Ruling, Seat, TeamId, Verb


@dataclass(frozen=True, slots=True)
class StartGame:
    """Seat the players and begin. ``roles`` is empty when cards are claimed on the first night.

    ``start_night`` above 1 begins there with nothing done before (for scenarios).
    """

    ruleset: str
    names: Mapping[Seat, str]
    mix: Mapping[RoleId, int]
    roles: Mapping[Seat, RoleId] = field(default_factory=lambda: MappingProxyType({}))
    options: Mapping[str, Option] = field(default_factory=lambda: MappingProxyType({}))
    dealing: Dealing = Dealing.HOST
    host_seat: Seat | None = None
    start_night: int = 1
    judged: bool = True
    """Whether number of players and role mix are judged."""


@dataclass(frozen=True, slots=True)
class ClaimRole:
    """The owners of a role have made themselves known; their number must be the announced one."""

    role: RoleId
    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class BeginNight:
    """Night falls. ``windows`` are the seconds drawn for its calls, ``luck`` the seats in the order drawn."""

    windows: tuple[float, ...] = ()
    luck: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """One player's night move."""

    actor: Seat
    verb: Verb
    targets: tuple[Seat, ...]
    word: str | None = None


@dataclass(frozen=True, slots=True)
class ClanAct:
    """The common move of a clan: of each living member who takes part and has not chosen yet."""

    clan: TeamId
    verb: Verb
    targets: tuple[Seat, ...]
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """A player declines to move."""

    actor: Seat


@dataclass(frozen=True, slots=True)
class TimeOut:
    """A player's time for the night's move is over."""

    actor: Seat


@dataclass(frozen=True, slots=True)
class CallDeath:
    """Death asks a player, who names a number of the list of the living."""

    by: Seat
    number: int


@dataclass(frozen=True, slots=True)
class EndNight:
    """All calls are over: settle the night and let day break."""


@dataclass(frozen=True, slots=True)
class NameFirstSpeaker:
    """The host names who begins the round of speeches."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowHands:
    """The hands seen after the question, in the order seen. Refused hands are left out, the rest stand."""

    hands: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Nominate:
    """In his speech a player puts another one to the vote."""

    by: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class EndSpeech:
    """A player's speech of this day is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accuse:
    """A player's accusation is put to a show of hands. Refused hands are left out, the rest stand."""

    by: Seat
    target: Seat
    hands: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Decide:
    """Somebody, alive or not, decides what he was asked by day."""

    seat: Seat
    ruling: Ruling
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class DrawCondemned:
    """The lot has fallen on one of those who tied."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OpenVote:
    """The next round of votes begins; voters may be called."""


@dataclass(frozen=True, slots=True)
class CastVote:
    """A vote in the open round, or the first one of a round."""

    voter: Seat
    candidate: Seat | None


@dataclass(frozen=True, slots=True)
class CloseVote:
    """The time for votes is over: the open round is counted as it is."""


@dataclass(frozen=True, slots=True)
class PassDay:
    """The day ends without a vote."""


@dataclass(frozen=True, slots=True)
class GiveFoul:
    """The host punishes a breach, ``count`` times at once."""

    seat: Seat
    count: int = 1


@dataclass(frozen=True, slots=True)
class Remove:
    """A player leaves or is put out; ``others`` go at the same moment."""

    seat: Seat
    cause: Cause = Cause.LEFT
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class RemoveSpectator:
    """A spectator passed information to the table and is removed."""


@dataclass(frozen=True, slots=True)
class EndStep:
    """A step of the evening is over (see ``evening``)."""

    key: str


@dataclass(frozen=True, slots=True)
class Rename:
    """The host corrects a name."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class CorrectMove:
    """The host replaces a player's move of this night; ``targets`` empty takes it back."""

    actor: Seat
    verb: Verb
    targets: tuple[Seat, ...]
    word: str | None = None


@dataclass(frozen=True, slots=True)
class CorrectVote:
    """The host replaces a vote of the open round; ``None`` takes it back."""

    voter: Seat
    candidate: Seat | None


@dataclass(frozen=True, slots=True)
class CorrectRole:
    """The host corrects who is what; ``team``: on whose side, where that is not the role's own."""

    seat: Seat
    role: RoleId
    team: TeamId | None = None


@dataclass(frozen=True, slots=True)
class CorrectLife:
    """The host corrects who is in the game."""

    seat: Seat
    alive: bool


@dataclass(frozen=True, slots=True)
class EndGame:
    """The host declares the game over; ``draw`` is a technical draw."""

    winner: TeamId


Action = (
    StartGame
    | ClaimRole
    | BeginNight
    | Act
    | ClanAct
    | Pass
    | TimeOut
    | CallDeath
    | EndNight
    | NameFirstSpeaker
    | ShowHands
    | Nominate
    | EndSpeech
    | Accuse
    | Decide
    | DrawCondemned
    | OpenVote
    | CastVote
    | CloseVote
    | PassDay
    | GiveFoul
    | Remove
    | RemoveSpectator
    | EndStep
    | Rename
    | CorrectMove
    | CorrectVote
    | CorrectRole
    | CorrectLife
    | EndGame
)
