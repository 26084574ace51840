"""What the host's phone may ask for: a closed union of commands, each checked before anything is done."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from controller.dashboard.names import tidy
from controller.rules import actions
from controller.rules.model import Cause, Dealing, GameState, RoleId, Seat, TeamId, Verb

SeatNumber = Annotated[int, Field(strict=True, ge=1, le=25)]
"""A seat; neither ``true`` nor ``3.5`` nor ``"3"`` is one."""

Name = Annotated[str, Field(max_length=60)]
Id = Annotated[str, Field(min_length=1, max_length=40)]


class Message(BaseModel):
    """What a page sends. ``id`` comes back with the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: int = Field(0, strict=True, ge=0, le=2**53)


class Override(Message):
    """A command that is one action of the rules. ``secret``: whether it is about what is secret."""

    secret: ClassVar[bool] = False

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        raise NotImplementedError


class Start(Message):
    """Begin a game. ``names`` from seat 1 on; ``roles`` too, or empty to have them dealt."""

    cmd: Literal["start"]
    language: Id
    ruleset: Id
    names: Annotated[list[Name], Field(min_length=1, max_length=25)]
    mix: Annotated[dict[Id, Annotated[int, Field(strict=True, ge=0, le=25)]], Field(max_length=40)]
    roles: Annotated[list[Id], Field(max_length=25)] = []
    options: Annotated[dict[Id, bool | int], Field(max_length=40)] = {}
    dealing: Dealing = Dealing.CARDS
    host_seat: SeatNumber | None = None
    alike_ok: bool = False
    """Start although some names look the same."""


class Simple(Message):
    """A command without more to say."""

    cmd: Literal["pause", "resume", "repeat", "skip", "reveal", "conceal", "unpair"]


class MoreTime(Message):
    """Lengthen what runs."""

    cmd: Literal["more_time"]
    seconds: Annotated[int, Field(strict=True, ge=1, le=600)] = 30


class Foul(Override):
    """Punish a breach."""

    cmd: Literal["foul"]
    seat: SeatNumber
    count: Annotated[int, Field(strict=True, ge=1, le=4)] = 1

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.GiveFoul(Seat(self.seat), self.count)


class Remove(Override):
    """Put a player out."""

    cmd: Literal["remove"]
    seat: SeatNumber
    cause: Literal[Cause.FOULS, Cause.EYES, Cause.STOOD_UP, Cause.OBSCENE, Cause.LEFT] = Cause.LEFT

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.Remove(Seat(self.seat), self.cause)


class Rename(Override):
    """Correct a name."""

    cmd: Literal["rename"]
    seat: SeatNumber
    name: Name

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.Rename(Seat(self.seat), tidy(self.name))


class CorrectRole(Override):
    """Correct who is what."""

    secret: ClassVar[bool] = True

    cmd: Literal["role"]
    seat: SeatNumber
    role: Id

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.CorrectRole(Seat(self.seat), RoleId(self.role))


class CorrectLife(Override):
    """Correct who is in the game."""

    cmd: Literal["life"]
    seat: SeatNumber
    alive: Annotated[bool, Field(strict=True)]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.CorrectLife(Seat(self.seat), self.alive)


class NightMove(Override):
    """Make a night move for a player, or correct it; no target takes it back."""

    secret: ClassVar[bool] = True

    cmd: Literal["move"]
    actor: SeatNumber
    verb: Verb
    targets: Annotated[list[SeatNumber], Field(max_length=3)]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        made = any(move.actor == self.actor and move.verb is self.verb for move in state.moves)
        kind = actions.CorrectMove if made or not self.targets else actions.Act
        return kind(Seat(self.actor), self.verb, tuple(map(Seat, self.targets)))


class Vote(Override):
    """Vote for a player or correct his vote; no candidate takes it back."""

    cmd: Literal["vote"]
    voter: SeatNumber
    candidate: SeatNumber | None

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        voted = state.round is not None and self.voter in state.round.votes
        kind = actions.CorrectVote if voted else actions.CastVote
        return kind(Seat(self.voter), None if self.candidate is None else Seat(self.candidate))


class FirstSpeaker(Override):
    """Say who begins the round of speeches."""

    cmd: Literal["first_speaker"]
    seat: SeatNumber

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.NameFirstSpeaker(Seat(self.seat))


class Hands(Override):
    """Say who raised a hand for more time, in the order seen."""

    cmd: Literal["hands"]
    seats: Annotated[list[SeatNumber], Field(max_length=25)]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.ShowHands(tuple(map(Seat, self.seats)))


class Claim(Override):
    """Say who has a card, while cards are asked for."""

    secret: ClassVar[bool] = True

    cmd: Literal["claim"]
    role: Id
    seats: Annotated[list[SeatNumber], Field(max_length=25)]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.ClaimRole(RoleId(self.role), frozenset(map(Seat, self.seats)))


class Undo(Message):
    """Take back an entry of the list, by its number, and all that came after it; else the last decision."""

    cmd: Literal["undo"]
    entry: Annotated[int, Field(strict=True, ge=1)] | None = None


class PassDay(Override):
    """End the day without a vote."""

    cmd: Literal["pass_day"]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.PassDay()


class RemoveSpectator(Override):
    """Remove a spectator who told the table something."""

    cmd: Literal["remove_spectator"]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.RemoveSpectator()


class EndGame(Override):
    """Declare the game over."""

    cmd: Literal["end_game"]
    winner: Id

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.EndGame(TeamId(self.winner))


class Language(Message):
    """Speak and show another language from now on."""

    cmd: Literal["language"]
    language: Id


Command = (
    Start
    | Simple
    | MoreTime
    | Foul
    | Remove
    | Rename
    | CorrectRole
    | CorrectLife
    | NightMove
    | Vote
    | FirstSpeaker
    | Hands
    | Claim
    | PassDay
    | RemoveSpectator
    | Undo
    | EndGame
    | Language
)

COMMANDS: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="cmd")])
"""Raises ``ValidationError`` for whatever is no command."""
