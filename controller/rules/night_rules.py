"""How a night goes: who is called when, and what goes for every move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from controller.rules.model import ClauseId, RoleId, Verb


class Nights(StrEnum):
    """The nights in which a call is made."""

    FIRST = "first"
    LATER = "later"
    EVERY = "every"

    def include(self, night: int) -> bool:
        """Whether the night of that number, 1 for the first, is one of them."""
        return self is Nights.EVERY or (self is Nights.FIRST) == (night == 1)


class Asleep(StrEnum):
    """How those who are called make their move."""

    WAKE = "wake"
    CLOSED_EYES = "closed_eyes"
    """By a sign with closed eyes, while the numbers are called."""
    NOTES = "notes"
    """Everybody gives a sign, and only those with these cards name somebody."""


@dataclass(frozen=True, slots=True)
class Call:
    """A row of the night's table: who wakes together, and for which moves (none: to get acquainted)."""

    nights: Nights
    key: str
    roles: tuple[RoleId, ...]
    verbs: tuple[Verb, ...] = ()
    manner: Asleep = Asleep.WAKE
    seconds: int | None = None
    """How long a move may take, where it is not as for all others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sunrise:
    """A count by which those of a call get acquainted: aloud, then silently while they look, then aloud again."""

    aloud: int
    silent: int
    last: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRules:
    """What goes for every night move."""

    seconds: int = 15
    rest: ClauseId | None = None
    """Why moves are refused in the first night, ``None`` if they are not."""
    once: ClauseId
    """Why a second move is refused."""
    late: ClauseId
    """Why a move is refused whose time is over."""
    pass_ends: bool = False
    """Whether declining ends the night for a player."""
    timeout_ends: bool = True
    """Whether what is shown after one's time counts no more."""
    one_by_one: bool = False
    """Whether those who are called for one role wake one after another, not together."""
    no_pass: ClauseId | None = None
    """Why declining is refused."""
    common_first: bool = False
    """Whether a clan's common move is refused once one of its members has moved."""
    wake_tells: bool = False
    """Whether a player may wake to tell who he is, which is no move."""
    sunrise: Sunrise | None = None
    held_choose_nothing: ClauseId | None = None
    """Why what a player shows who is held is no move, and so never refused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeathRules:
    """Death, which draws a victim at the end of a night."""

    option: str
    from_night: int
    least: int
    """How many must live at nightfall."""
    clause: ClauseId
    refused: ClauseId
