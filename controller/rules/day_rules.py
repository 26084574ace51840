"""How a day goes: its parts and times, fouls, and what becomes of those who leave."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from controller.rules.model import ClauseId, RoleId, TeamId


class Stage(StrEnum):
    """A part of the day before the vote."""

    INTRODUCTIONS = "introductions"
    """On the first day each says who he is, in turn."""
    DISCUSSION = "discussion"
    """All talk at once, for a time."""
    SPEECHES = "speeches"
    """Each has the floor in turn."""
    EXTRA = "extra"
    """The first hands get more time."""
    ACCUSATIONS = "accusations"
    """Accusations, each with its show of hands, until a show of hands calls the night."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DayPlan:
    """The order of a day and its times, in seconds. A list of times: day by day, the last one for all later."""

    stages: tuple[Stage, ...] = (Stage.SPEECHES,)
    discussion: tuple[int, ...] = (0,)
    discussion_options: tuple[str, ...] = ()
    """The options that change these times, one after another."""
    discussions_of_a_day: bool = False
    """Whether the list of discussions is for the pauses of one day instead, before each round of votes."""
    introduction: int = 0
    """How long each says who he is."""
    speech: tuple[int, ...] = (60,)
    extra_hands: int = 0
    """How many of those who raise a hand after the speeches get more time."""
    extra: int = 0
    defence: int = 0
    defence_option: str | None = None
    last_word: int = 0
    nominations: Nominations | None = None
    """The rules for putting players to the vote in one's speech, where only they may be voted against."""
    accusations: Accusations | None = None
    early: bool = False
    """Whether night falls only when it is called by a show of hands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Nominations:
    """Putting players to the vote; each field names the clause of a refusal, or of its consequence."""

    once: ClauseId
    not_self: ClauseId
    twice: ClauseId
    dead: ClauseId
    over: ClauseId
    """Why nobody is named after one's speech, or without one."""
    nobody: ClauseId
    """Why night falls when nobody was named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Accusations:
    """Accusations by day, each settled by more than half of the hands of all but the accused."""

    majority: ClauseId
    minority: ClauseId
    hand: ClauseId
    """Why a hand does not count."""
    target: ClauseId
    """Whom and by whom nobody may be accused."""
    night: ClauseId
    """Night falls when more than half of the living want it."""
    no_night: ClauseId


@dataclass(frozen=True, slots=True, kw_only=True)
class FoulRules:
    """What fouls cost: they bar from something, or end the game for a player."""

    name: str = "foul"
    """What they are called: ``foul`` or ``warning``."""
    barred_at: int | None = None
    barred: ClauseId | None = None
    bars_vote: bool = True
    """Whether whoever is barred loses his vote too, or only his speech."""
    secret_at_night: bool = False
    """Whether a foul of the night is told only in the morning, without a name."""
    starts_anew: bool = False
    """Whether the count begins anew then."""
    out_at: int | None = None
    out: ClauseId | None = None


class Reveal(StrEnum):
    """When a card is opened to all."""

    NEVER = "never"
    AT_ONCE = "at_once"
    AFTER_VOTE = "after_vote"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaving:
    """What becomes of the card and of the last word of those who leave: by night, by day, by removal."""

    night_card: Reveal = Reveal.NEVER
    day_card: Reveal = Reveal.NEVER
    removal_card: Reveal = Reveal.NEVER
    card_clause: ClauseId
    night_word: bool = False
    day_word: bool = False
    late_words: bool = False
    """Whether those who died at night speak only after the vote of the day."""
    words_before_end: bool = False
    """Whether whoever leaves speaks before it is looked whether somebody has won."""
    no_word_roles: tuple[RoleId, ...] = ()
    no_word_teams: tuple[TeamId, ...] = ()
    no_word_effects: tuple[str, ...] = ()
    """What may lie on a player that takes his last word."""
    word_clause: ClauseId
