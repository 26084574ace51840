"""The nouns of the game: immutable values, no behaviour beyond derived properties."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    from controller.rules.ruleset import Ruleset

Seat = NewType("Seat", int)
"""A place at the table, numbered clockwise from 1."""

RoleId = NewType("RoleId", str)
"""A role's id in its ruleset, such as ``don``; the same word in code, files and phrases."""

TeamId = NewType("TeamId", str)
"""``town``, ``mafia``, ``yakuza``, or the id of a role that plays on its own."""

ClauseId = NewType("ClauseId", str)
"""A clause or ruling of the ruleset's text, such as ``doctor-self`` or ``r-targets``."""

DRAW = TeamId("draw")
"""The winner of a game that nobody won."""


class Verb(StrEnum):
    """What can be done by a night move."""

    KILL = "kill"
    HEAL = "heal"
    CHECK = "check"
    SEEK = "seek"
    BLOCK = "block"
    COMPARE = "compare"
    GUESS = "guess"
    PROTECT = "protect"
    SILENCE = "silence"
    WATCH = "watch"
    RECRUIT = "recruit"
    HIRE = "hire"
    MARK = "mark"
    REVIVE = "revive"
    COPY = "copy"
    NOTE = "note"
    ORDER = "order"
    SIGN = "sign"
    WAKE = "wake"


class Phase(StrEnum):
    """What is going on or comes next; each phase admits a fixed set of actions."""

    LOBBY = "lobby"
    NIGHT = "night"
    DAY = "day"
    VOTE = "vote"
    REVOTE = "revote"
    DEFENCE = "defence"
    DECIDE = "decide"
    DRAW = "draw"
    OVER = "over"


class Answer(StrEnum):
    """What the host secretly shows to an actor."""

    YES = "yes"
    NO = "no"
    SAME = "same"
    DIFFERENT = "different"
    SEATS = "seats"
    NOBODY = "nobody"
    NOT_HOME = "not_home"
    BLOCKED = "blocked"
    CROSSED = "crossed"


class Cause(StrEnum):
    """Why a player left the game."""

    NIGHT = "night"
    VOTE = "vote"
    FOULS = "fouls"
    EYES = "eyes"
    STOOD_UP = "stood_up"
    OBSCENE = "obscene"
    LEFT = "left"


class Dealing(StrEnum):
    """How the roles come to the players."""

    CARDS = "cards"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table."""

    seat: Seat
    name: str = ""
    role: RoleId | None = None
    """``None`` until dealt, and with ``cards`` until claimed."""
    team: TeamId | None = None
    alive: bool = True
    fouls: int = 0
    told_fouls: int = 0
    """The number of his fouls that was last said aloud: those of a night stay secret."""


@dataclass(frozen=True, slots=True)
class Move:
    """An accepted night move. ``word`` is a role or a side where the verb names one."""

    actor: Seat
    verb: Verb
    targets: tuple[Seat, ...]
    word: str | None = None
    common: bool = False
    """Whether the clan showed it together rather than this member alone."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something came out as it did: a clause or ruling and the seats it speaks of."""

    clause: ClauseId
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the night made of one seat, with the reasons in the order in which they weighed."""

    seat: Seat
    died: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that lasts. It is in force from day ``since`` and expires when day ``until`` ends."""

    kind: str
    seat: Seat
    since: int
    until: int
    secret: bool = False
    """Whether nobody may learn of it before day ``since`` breaks."""


@dataclass(frozen=True, slots=True)
class Departure:
    """Who left, why, and when: on a day, or (``by_night``) in the night before it."""

    seat: Seat
    cause: Cause
    day: int
    last_word: bool = False
    by_night: bool = False
    secret: bool = False
    """Whether it may not be known before that day breaks, nor its cause before the game is over."""


@dataclass(frozen=True, slots=True)
class VoteRound:
    """A round of votes that is open or was the last one."""

    number: int
    candidates: frozenset[Seat]
    voters: frozenset[Seat]
    votes: Mapping[Seat, Seat] = field(default_factory=lambda: MappingProxyType({}))
    closed: bool = False
    tally: Mapping[Seat, int] = field(default_factory=lambda: MappingProxyType({}))
    tied: tuple[Seat, ...] = ()
    executed: Seat | None = None

    @property
    def missing(self) -> frozenset[Seat]:
        """Who must still vote."""
        return frozenset() if self.closed else self.voters - self.votes.keys()


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything the rules know. Only :func:`controller.rules.engine.evolve` makes a new one."""

    ruleset: Ruleset | None = None
    options: Mapping[str, bool | int] = field(default_factory=lambda: MappingProxyType({}))
    phase: Phase = Phase.LOBBY
    night: int = 0
    """The number of the night that is on or was last, 1 for the first."""
    day: int = 0
    """The number of the day that is on or was last, 1 for the first."""
    asleep: bool = False
    """Whether the night has begun; with ``phase`` night and not asleep, the night is about to begin."""
    dealing: Dealing = Dealing.HOST
    mix: Mapping[RoleId, int] = field(default_factory=lambda: MappingProxyType({}))
    """The announced number of each role, in the ruleset's order of roles."""
    players: Mapping[Seat, Player] = field(default_factory=lambda: MappingProxyType({}))
    """In seat order."""
    moves: tuple[Move, ...] = ()
    """This night's accepted moves."""
    timed_out: frozenset[Seat] = frozenset()
    """Whose move is over for this night, made or not."""
    past_moves: tuple[tuple[Move, ...], ...] = ()
    """The accepted moves of the earlier nights, night 1 first."""
    effects: tuple[Effect, ...] = ()
    round: VoteRound | None = None
    """The vote of this day: the open round, or the last one counted."""
    hands: tuple[Seat, ...] | None = None
    """Who gets what a show of hands was about, in order; ``None`` before it was held today."""
    night_fouls: bool = False
    """Whether a foul was given since the last day ended."""
    departures: tuple[Departure, ...] = ()
    """In the order of leaving; of one night in seat order."""
    last_words: tuple[Seat, ...] = ()
    """Who has the right to a last word and has not had it."""
    first_speaker: Seat | None = None
    """Who began today's round of speeches."""
    windows: tuple[float, ...] = ()
    """Seconds of each of this night's calls, drawn before it began, in the order of the calls."""
    done: frozenset[str] = frozenset()
    """Keys of the steps of this night or day that are over (see ``evening``)."""
    host_seat: Seat | None = None
    """Where the host plays, if he does: then his phone shows no more than any player's."""
    winner: TeamId | None = None
    reason: Reason | None = None
    """Why the game ended."""
    ended_in: Phase | None = None
    """The phase the end cut short, to go on from when a correction shows that it was no end."""

    @property
    def living(self) -> tuple[Seat, ...]:
        """The seats still in the game, in order."""
        return tuple(seat for seat, player in self.players.items() if player.alive)

    def role(self, seat: Seat) -> RoleId | None:
        """Return the role at a seat, ``None`` for an unknown seat or role."""
        player = self.players.get(seat)
        return None if player is None else player.role

    def holders(self, *roles: RoleId) -> tuple[Seat, ...]:
        """Return the living holders of any of the roles, in seat order."""
        return tuple(seat for seat, player in self.players.items() if player.alive and player.role in roles)

    def has(self, kind: str, seat: Seat, day: int) -> bool:
        """Whether an effect of that kind lies on the seat on that day."""
        return any(
            effect.kind == kind and effect.seat == seat and effect.since <= day <= effect.until
            for effect in self.effects
        )
