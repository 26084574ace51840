"""The nouns of the game: immutable values, no behaviour beyond derived properties."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from controller.rules.terms import (
    ALIBI,
    BARRED,
    DRAW,
    IMMUNE,
    MUTE,
    PROTECTED,
    VOTELESS,
    Answer,
    Cause,
    ClauseId,
    Dealing,
    Option,
    Phase,
    Poll,
    RoleId,
    Ruling,
    Seat,
    TeamId,
    Verb,
)

if TYPE_CHECKING:
    from controller.rules.ruleset import Ruleset


__all__ = [
    "ALIBI",
    "BARRED",
    "DRAW",
    "IMMUNE",
    "MUTE",
    "PROTECTED",
    "VOTELESS",
    "Answer",
    "Cause",
    "ClauseId",
    "Dealing",
    "Decision",
    "Departure",
    "Effect",
    "GameState",
    "Move",
    "Option",
    "Outcome",
    "Phase",
    "Player",
    "Poll",
    "Reason",
    "RoleId",
    "Ruling",
    "Seat",
    "Shown",
    "TeamId",
    "Verb",
    "VoteRound",
]

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


class Player(NamedTuple):
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
    role: RoleId | None = None
    """The actor's role when he made it; limits are counted for the person in that role."""
    void: bool = False
    """Whether it came to nothing: he was held, or found nobody at home."""


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


class Departure(NamedTuple):
    """Who left, why, and when: on a day, or (``by_night``) in the night before it."""

    seat: Seat
    cause: Cause
    day: int
    last_word: bool = False
    by_night: bool = False
    secret: bool = False
    """Whether it may not be known before that day breaks, nor its cause before the game is over."""


class VoteRound(NamedTuple):
    """A round of votes that is open or was the last one."""

    number: int
    """Counted from 1 each day."""
    candidates: tuple[Seat, ...]
    """Who may be voted against, in the order in which they are called."""
    voters: frozenset[Seat]
    votes: Mapping[Seat, Seat] = _NOTHING
    closed: bool = False
    tally: Mapping[Seat, int] = _NOTHING
    tied: tuple[Seat, ...] = ()
    """Who shares the lead; nobody where one leads alone."""
    executed: Seat | None = None
    kind: Poll = Poll.VOTE

    @property
    def missing(self) -> frozenset[Seat]:
        """Who has not voted yet."""
        return frozenset() if self.closed else self.voters - self.votes.keys()


@dataclass(frozen=True, slots=True)
class Decision:
    """Something one player, alive or not, has to decide by day."""

    kind: str
    """``judge``, ``take`` or ``grave``."""
    decider: Seat
    options: tuple[Seat, ...]
    """Whom he may name, in seat order."""
    must: bool = False
    """Whether he has to name one of them."""
    asked: frozenset[Seat] = frozenset()
    """Who was asked before him and did not answer."""
    opened: bool = False
    """Whether he has opened his card."""


class Shown(NamedTuple):
    """What the host has secretly shown to a seat; ``seats`` belong to the answer ``seats``."""

    seat: Seat
    verb: Verb | None
    """The move it answers, ``None`` for what is shown unasked."""
    answer: Answer
    seats: tuple[Seat, ...] = ()


class GameState(NamedTuple):
    """Everything the rules know. Only :func:`controller.rules.engine.evolve` makes a new one."""

    ruleset: Ruleset | None = None
    options: Mapping[str, Option] = _NOTHING
    phase: Phase = Phase.LOBBY
    night: int = 0
    """The number of the night that is on or was last, 1 for the first."""
    day: int = 0
    """The number of the day that is on or was last, 1 for the first."""
    asleep: bool = False
    """Whether the night has begun; with ``phase`` night and not asleep, the night is about to begin."""
    dealing: Dealing = Dealing.HOST
    mix: Mapping[RoleId, int] = _NOTHING
    """The announced number of each role, in the ruleset's order of roles."""
    players: Mapping[Seat, Player] = _NOTHING
    """In seat order."""
    nightfall: tuple[Seat, ...] = ()
    """Who was in the game when this night, or the last one, fell; in seat order."""
    moves: tuple[Move, ...] = ()
    """This night's accepted moves."""
    timed_out: frozenset[Seat] = frozenset()
    """Whose move is over for this night, made or not."""
    passed: frozenset[Seat] = frozenset()
    """Who has declined to move this night."""
    past_moves: tuple[tuple[Move, ...], ...] = ()
    """The accepted moves of the earlier nights, night 1 first."""
    answers: tuple[tuple[Shown, ...], ...] = ()
    """What was shown in each night that is over, night 1 first."""
    fired: Mapping[TeamId, frozenset[Seat]] = _NOTHING
    """Whom each clan has fired at in earlier nights."""
    orders: tuple[Seat, ...] = ()
    """The don's orders that are still open, first the next one."""
    luck: tuple[Seat, ...] = ()
    """Seats in the order drawn for this night: whoever of several is needed, the first of them is it."""
    death: tuple[Seat, int] | None = None
    """Whom Death has asked this night, and the number he named."""
    nominees: tuple[Seat, ...] = ()
    """Who was put to the vote today, in that order."""
    nominators: frozenset[Seat] = frozenset()
    """Who has put somebody to the vote today."""
    spoken: frozenset[Seat] = frozenset()
    """Who has had his speech today."""
    effects: tuple[Effect, ...] = ()
    round: VoteRound | None = None
    """The vote of this day: the open round, or the last one counted."""
    rounds: tuple[VoteRound, ...] = ()
    """The rounds of this day that were counted."""
    standing: tuple[Seat, ...] = ()
    """Who may be voted against in the next round, in the order in which they are called."""
    defending: tuple[Seat, ...] = ()
    """Who speaks before the next round, in order."""
    decision: Decision | None = None
    """What is being decided now."""
    hands: tuple[Seat, ...] | None = None
    """Who gets what a show of hands was about, in order; ``None`` before it was held today."""
    night_fouls: bool = False
    """Whether a foul was given since the last day ended."""
    departures: tuple[Departure, ...] = ()
    """In the order of leaving; of one night in seat order."""
    opened: frozenset[Seat] = frozenset()
    """Whose card lies open."""
    facts: tuple[tuple[int | str, ...], ...] = ()
    """What was told to all since night fell, in that order: each a fact's name and what belongs to it."""
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
    def counted(self) -> tuple[Seat, ...]:
        """The seats that the rules of a night count: who lived when it fell; by day who would if it fell now."""
        return self.nightfall if self.asleep else self.living

    @property
    def living(self) -> tuple[Seat, ...]:
        """The seats still in the game, in order."""
        return tuple([seat for seat, player in self.players.items() if player.alive])

    def role(self, seat: Seat) -> RoleId | None:
        """Return the role at a seat, ``None`` for an unknown seat or role."""
        player = self.players.get(seat)
        return None if player is None else player.role

    def holders(self, *roles: RoleId) -> tuple[Seat, ...]:
        """Return the living holders of any of the roles, in seat order."""
        return tuple([seat for seat, player in self.players.items() if player.alive and player.role in roles])

    def has(self, seat: Seat, day: int, *kinds: str) -> bool:
        """Whether an effect of one of the kinds lies on the seat on that day."""
        for effect in self.effects:
            if effect.seat == seat and effect.kind in kinds and effect.since <= day <= effect.until:
                return True
        return False
