"""What happens by day: talk, hands and votes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from controller.rules.audience import HOST, PUBLIC, Audience
from controller.rules.model import Decision, Phase, Poll, Reason, Seat


@dataclass(frozen=True, slots=True)
class Nominated:
    """A player has been put to the vote."""

    by: Seat
    target: Seat
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class SpeechEnded:
    """A player has had his speech of this day."""

    seat: Seat
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class HandsCounted:
    """A show of hands on a question: ``accuse``, ``both`` or ``night``; whom it is about, and who is for it."""

    question: str
    about: tuple[Seat, ...]
    hands: tuple[Seat, ...]
    passed: bool
    reason: Reason
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class DecisionAsked:
    """Somebody has to decide, or (``None``) nobody has to any more. Who he is may be a secret."""

    decision: Decision | None
    phase: Phase
    audience: ClassVar[Audience] = HOST


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
    """A round of votes begins; the candidates are called in this order."""

    number: int
    candidates: tuple[Seat, ...]
    voters: frozenset[Seat]
    kind: Poll = Poll.VOTE
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
    """A round is counted. ``tally`` and ``tied`` in seat order; the next round is among ``standing``."""

    tally: Mapping[Seat, int]
    tied: tuple[Seat, ...]
    executed: Seat | None
    reason: Reason
    phase: Phase
    """What comes next, before the end of the day or of the game is looked at."""
    standing: tuple[Seat, ...] = ()
    defending: tuple[Seat, ...] = ()
    """Who speaks before the next round, in order."""
    audience: ClassVar[Audience] = PUBLIC


@dataclass(frozen=True, slots=True)
class DayEnded:
    """Talk and votes of the day are over; night comes next."""

    reason: Reason
    audience: ClassVar[Audience] = PUBLIC
