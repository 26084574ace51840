"""What the host's phone may ask for: a closed union of commands, each checked before anything is done.

Those that are one action of the rules are in :mod:`controller.dashboard.overrides`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from controller.dashboard import overrides
from controller.dashboard.fields import Count, Id, Message, Name, SeatNumber
from controller.rules.model import Dealing

Seconds = Annotated[int, Field(strict=True, ge=0, le=3600)]
Chosen = (
    Annotated[bool, Field(strict=True)]
    | Annotated[int, Field(strict=True, ge=0, le=3600)]
    | Annotated[list[SeatNumber], Field(max_length=25)]
)
"""The value of an option: yes or no, a number, or seats."""

Times = Annotated[list[Seconds], Field(min_length=1, max_length=25)]


class Setup(Message):
    """What a game is to be played with. ``names`` from seat 1 on; ``roles`` too, or empty to have them dealt."""

    language: Id
    ruleset: Id
    """The id of one of the rules that are offered."""
    names: Annotated[list[Name], Field(min_length=1, max_length=25)]
    mix: Annotated[dict[Id, Count], Field(max_length=60)]
    roles: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=25, default_factory=list)]
    options: Annotated[dict[Id, Chosen], Field(max_length=40, default_factory=dict)]
    clocks: Annotated[dict[Id, Times], Field(max_length=10, default_factory=dict)]
    """Times that are other than the rules say."""
    dealing: Dealing = Dealing.CARDS
    host_seat: SeatNumber | None = None


class Start(Setup):
    """Begin a game."""

    cmd: Literal["start"]
    alike_ok: bool = False
    """Start although some names look the same."""


class Judge(Setup):
    """Say whether a game could begin so, and why not."""

    cmd: Literal["judge"]


class Simple(Message):
    """A command without more to say."""

    cmd: Literal["pause", "resume", "repeat", "skip", "reveal", "conceal", "unpair"]


class FindSeats(Message):
    """Let the camera at the table's centre find so many seats anew, or one of them again."""

    cmd: Literal["find_seats"]
    count: SeatNumber
    seat: SeatNumber | None = None


class SeatRoundStep(Message):
    """Go on with finding seats: look now, take the next, keep what was found, give it up."""

    cmd: Literal["seats_look", "seats_next", "seats_keep", "seats_drop"]


class MoreTime(Message):
    """Lengthen what runs."""

    cmd: Literal["more_time"]
    seconds: Annotated[int, Field(strict=True, ge=1, le=600)] = 30


class Undo(Message):
    """Take back an entry of the list, by its number, and all that came after it; else the last decision."""

    cmd: Literal["undo"]
    entry: Annotated[int, Field(strict=True, ge=1)] | None = None


class Language(Message):
    """Speak and show another language from now on."""

    cmd: Literal["language"]
    language: Id


Command = (
    Start | Judge | Simple | FindSeats | SeatRoundStep | MoreTime | Undo | Language | overrides.AnyOverride
)

COMMANDS: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="cmd")])
"""Raises ``ValidationError`` for whatever is no command."""
