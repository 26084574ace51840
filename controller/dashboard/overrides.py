"""The commands that are one action of the rules: the host may do everything that people and clock do."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from controller.dashboard.fields import Id, Message, Name, SeatNumber, Seats
from controller.dashboard.names import tidy
from controller.rules import actions
from controller.rules.model import Cause, GameState, RoleId, Ruling, Seat, TeamId, Verb
from controller.rules.views import is_secret

Targets = Annotated[list[SeatNumber], Field(max_length=12)]


class Override(Message):
    """A command that is one action of the rules. ``secret``: whether it is about what is secret."""

    secret: ClassVar[bool] = False

    def is_secret(self, state: GameState) -> bool:
        """Whether its answer could tell a host who plays what he may not know."""
        del state
        return self.secret

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        raise NotImplementedError


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
    """Correct who is what, and on whose side where that is not the role's own."""

    secret: ClassVar[bool] = True

    cmd: Literal["role"]
    seat: SeatNumber
    role: Id
    team: Id | None = None

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        team = None if self.team is None else TeamId(self.team)
        return actions.CorrectRole(Seat(self.seat), RoleId(self.role), team)


class CorrectLife(Override):
    """Correct who is in the game."""

    cmd: Literal["life"]
    seat: SeatNumber
    alive: Annotated[bool, Field(strict=True)]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.CorrectLife(Seat(self.seat), self.alive)


# ---------------------------------------------------------------- night


class NightMove(Override):
    """Make a night move for a player, or correct it, or take it back."""

    secret: ClassVar[bool] = True

    cmd: Literal["move"]
    actor: SeatNumber
    verb: Verb
    targets: Targets = Field(default_factory=list)
    word: Id | None = None
    """The role or side that the move names."""
    take_back: Annotated[bool, Field(strict=True)] = False

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        actor, targets = Seat(self.actor), tuple(map(Seat, self.targets))
        if self.take_back:
            return actions.CorrectMove(actor, self.verb, ())
        made = any(move.actor == actor and move.verb is self.verb for move in state.moves)
        kind = actions.CorrectMove if made and targets else actions.Act
        return kind(actor, self.verb, targets, self.word)


class ClanMove(Override):
    """Make a clan's common move."""

    secret: ClassVar[bool] = True

    cmd: Literal["clan_move"]
    clan: Id
    verb: Verb
    targets: Targets = Field(default_factory=list)
    word: Id | None = None

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.ClanAct(TeamId(self.clan), self.verb, tuple(map(Seat, self.targets)), self.word)


class PassMove(Override):
    """Decline a night move for a player; ``over``: end his time instead."""

    secret: ClassVar[bool] = True

    cmd: Literal["pass_move"]
    actor: SeatNumber
    over: Annotated[bool, Field(strict=True)] = False

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.TimeOut(Seat(self.actor)) if self.over else actions.Pass(Seat(self.actor))


class Death(Override):
    """Say whom Death asked, and the number he named."""

    secret: ClassVar[bool] = True

    cmd: Literal["death"]
    seat: SeatNumber
    number: SeatNumber

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.CallDeath(Seat(self.seat), self.number)


class Claim(Override):
    """Say who has a card, while cards are asked for."""

    secret: ClassVar[bool] = True

    cmd: Literal["claim"]
    role: Id
    seats: Seats

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.ClaimRole(RoleId(self.role), frozenset(map(Seat, self.seats)))


# ---------------------------------------------------------------- day


class FirstSpeaker(Override):
    """Say who begins the round of speeches."""

    cmd: Literal["first_speaker"]
    seat: SeatNumber

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.NameFirstSpeaker(Seat(self.seat))


class EndSpeech(Override):
    """End a player's speech of this day."""

    cmd: Literal["end_speech"]
    seat: SeatNumber

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.EndSpeech(Seat(self.seat))


class Nominate(Override):
    """Put a player to the vote for another one, in whose speech it is."""

    cmd: Literal["nominate"]
    by: SeatNumber
    target: SeatNumber

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.Nominate(Seat(self.by), Seat(self.target))


class Accuse(Override):
    """Put an accusation to the hands that were seen."""

    cmd: Literal["accuse"]
    by: SeatNumber
    target: SeatNumber
    hands: Seats

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.Accuse(Seat(self.by), Seat(self.target), tuple(map(Seat, self.hands)))


class Hands(Override):
    """Say who raised a hand, in the order seen, whatever was asked."""

    cmd: Literal["hands"]
    seats: Seats

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.ShowHands(tuple(map(Seat, self.seats)))


class Decide(Override):
    """Decide for whoever has to; nobody needs to say who that is."""

    cmd: Literal["decide"]
    ruling: Ruling
    target: SeatNumber | None = None

    def is_secret(self, state: GameState) -> bool:
        """Whether it is decided with eyes closed."""
        return state.decision is not None and is_secret(state, state.decision)

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        decider = Seat(0) if state.decision is None else state.decision.decider
        return actions.Decide(decider, self.ruling, None if self.target is None else Seat(self.target))


class DrawLot(Override):
    """Say on whom the lot has fallen."""

    cmd: Literal["lot"]
    seat: SeatNumber

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.DrawCondemned(Seat(self.seat))


class Vote(Override):
    """Vote for a player or correct his vote; no candidate takes it back."""

    cmd: Literal["vote"]
    voter: SeatNumber
    candidate: SeatNumber | None

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        poll = state.round
        voted = poll is not None and not poll.closed and self.voter in poll.votes
        kind = actions.CorrectVote if voted else actions.CastVote
        return kind(Seat(self.voter), None if self.candidate is None else Seat(self.candidate))


class Whole(Override):
    """What goes for the whole table: the vote opens or is counted, the day passes, a spectator goes."""

    cmd: Literal["open_vote", "close_vote", "pass_day", "remove_spectator"]

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        match self.cmd:
            case "open_vote":
                return actions.OpenVote()
            case "close_vote":
                return actions.CloseVote()
            case "pass_day":
                return actions.PassDay()
            case "remove_spectator":
                return actions.RemoveSpectator()


class EndGame(Override):
    """Declare the game over."""

    cmd: Literal["end_game"]
    winner: Id

    def action(self, state: GameState) -> actions.Action:
        """Return what to ask of the rules."""
        del state
        return actions.EndGame(TeamId(self.winner))


AnyOverride = (
    Foul
    | Remove
    | Rename
    | CorrectRole
    | CorrectLife
    | NightMove
    | ClanMove
    | PassMove
    | Death
    | Claim
    | FirstSpeaker
    | EndSpeech
    | Nominate
    | Accuse
    | Hands
    | Decide
    | DrawLot
    | Vote
    | Whole
    | EndGame
)
