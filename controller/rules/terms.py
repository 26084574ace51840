"""The words of the game: seats, roles, moves, phases, causes."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, numbered clockwise from 1."""

RoleId = NewType("RoleId", str)
"""A role's id in its ruleset, such as ``don``; the same word in code, files and phrases."""

TeamId = NewType("TeamId", str)
"""``town``, ``mafia``, ``yakuza``, or the id of a role that plays on its own."""

ClauseId = NewType("ClauseId", str)
"""A clause or ruling of the ruleset's text, such as ``doctor-self`` or ``r-targets``."""

Option = bool | int | tuple[int, ...]
"""The value of an option: yes or no, a number, or seats."""

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
    DEATH = "death"
    """Drawn by Death, which is no attack."""
    NOTE = "note"
    """Named by the note of a dead commissar."""
    TABLE = "table"
    """The table has become too small for his role."""
    VOTE = "vote"
    TAKEN = "taken"
    """Taken along by one who was voted out."""
    GRAVE = "grave"
    """Taken to the grave by one who was voted out."""
    FOULS = "fouls"
    EYES = "eyes"
    STOOD_UP = "stood_up"
    OBSCENE = "obscene"
    LEFT = "left"


class Dealing(StrEnum):
    """How the roles come to the players."""

    CARDS = "cards"
    HOST = "host"


class Poll(StrEnum):
    """What a round of votes is about."""

    SUSPECTS = "suspects"
    """Who has to defend himself."""
    VOTE = "vote"
    REVOTE = "revote"
    """Once more, between those who tied."""


class Ruling(StrEnum):
    """What somebody who must decide by day may say."""

    EXECUTE = "execute"
    PARDON = "pardon"
    TAKE = "take"
    OPEN = "open"
    PASS = "pass"  # noqa: S105 - no password
    TIMEOUT = "timeout"


BARRED = "barred"
"""By fouls: neither speech nor vote, nor a last word."""
MUTE = "mute"
VOTELESS = "voteless"
IMMUNE = "immune"
"""Nobody may vote against him."""
PROTECTED = "protected"
"""If the vote condemns him he is not executed."""
ALIBI = "alibi"
"""The same, by a visit of the night."""
