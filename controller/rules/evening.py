"""The evening as a pure function of the state: what the table does next.

A step is over when its key is in ``state.done`` or when the state no longer calls for it. Since nothing but
the state decides, a restart, an undo or a correction goes on from the right place by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from controller.rules.model import Dealing, GameState, Phase, RoleId, Seat, Verb
from controller.rules.ruleset import Call, Ruleset
from controller.rules.views import silenced


@dataclass(frozen=True, slots=True)
class Opening:
    """The game is declared open and the role mix said."""

    key: str = "opening"


@dataclass(frozen=True, slots=True)
class Nightfall:
    """Night falls on the city."""

    key: str = "nightfall"


@dataclass(frozen=True, slots=True)
class DealCall:
    """The owners of a card wake, press their buttons and sleep again."""

    key: str
    role: RoleId
    count: int
    window: float


@dataclass(frozen=True, slots=True)
class MeetCall:
    """Those who may know one another wake, look and sleep again."""

    key: str
    call: str
    seats: tuple[Seat, ...]
    window: float


@dataclass(frozen=True, slots=True)
class NightCall:
    """A role is called to its move, whether its owner lives or not. ``seats``: who wakes, senior first."""

    key: str
    call: str
    verb: Verb
    seats: tuple[Seat, ...]
    seconds: float
    window: float


@dataclass(frozen=True, slots=True)
class Dawn:
    """The night is settled."""

    key: str = "dawn"


@dataclass(frozen=True, slots=True)
class Morning:
    """The night's events are announced."""

    key: str = "morning"


@dataclass(frozen=True, slots=True)
class LastWord:
    """Somebody who leaves has the floor."""

    key: str
    seat: Seat
    seconds: float


@dataclass(frozen=True, slots=True)
class Speech:
    """A player has the floor; ``extra``: for the time he raised his hand for."""

    key: str
    seat: Seat
    seconds: float
    extra: bool = False


@dataclass(frozen=True, slots=True)
class HandsQuestion:
    """Who wants ``seconds`` more? The first ``count`` hands get them."""

    key: str
    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class VoteOpening:
    """A round of votes is announced."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class VoteTurn:
    """A player is called to vote."""

    key: str
    number: int
    voter: Seat


@dataclass(frozen=True, slots=True)
class VoteNews:
    """What the round came to is announced."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class Closing:
    """The winner is announced and the game declared closed."""

    key: str = "closing"


Step = (
    Opening
    | Nightfall
    | DealCall
    | MeetCall
    | NightCall
    | Dawn
    | Morning
    | LastWord
    | Speech
    | HandsQuestion
    | VoteOpening
    | VoteTurn
    | VoteNews
    | Closing
)


def next_step(state: GameState) -> Step | None:
    """Return what the table does now; ``None`` before the game and after it."""
    return next((step for step in _steps(state) if step.key not in state.done), None)


def ring(state: GameState, first: Seat | None) -> tuple[Seat, ...]:
    """Return all seats clockwise, beginning with ``first``."""
    seats = tuple(state.players)
    if first not in seats:
        return seats
    start = seats.index(first)
    return seats[start:] + seats[:start]


def _steps(state: GameState) -> Iterator[Step]:
    if state.ruleset is None:
        return
    if state.phase is Phase.OVER:
        yield from _news(state)
        yield Closing()
    elif state.asleep:
        yield from _night(state, state.ruleset)
        yield Dawn()
    else:
        yield from _day(state, state.ruleset) if state.day else (Opening(),)
        yield Nightfall()


def calls_of_night(state: GameState, night: int) -> tuple[RoleId | Call, ...]:
    """Return the calls of a night, each with a window: cards to be claimed first, then the ruleset's own.

    A role of the mix is called whether its owner lives or not.
    """
    if state.ruleset is None:
        return ()
    calls = tuple(
        call for call in state.ruleset.calls_of(night) if any(state.mix.get(role) for role in call.roles)
    )
    if night > 1 or state.dealing is not Dealing.CARDS:
        return calls
    cards = (role.id for role in state.ruleset.roles if role.id in state.mix and not role.fills_up)
    return (*cards, *calls)


def _night(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    calls = calls_of_night(state, state.night)
    for index, call in enumerate(calls):
        window = state.windows[index] if index < len(state.windows) else ruleset.moves.seconds
        if not isinstance(call, Call):
            yield DealCall(f"deal:{call}", call, state.mix[call], window)
        elif not call.verbs:
            yield MeetCall(f"call:{call.key}", call.key, state.holders(*call.roles), window)
        else:
            seats = tuple(seat for role in call.roles for seat in state.holders(role))
            yield NightCall(f"call:{call.key}", call.key, call.verbs[0], seats, ruleset.moves.seconds, window)


def _news(state: GameState) -> Iterator[Step]:
    """Announce what has come to pass, also when it ended the game."""
    if not state.day or state.asleep:
        return
    yield Morning()
    if state.round is not None and state.round.closed:
        yield VoteNews(f"vote:{state.round.number}:news", state.round.number)


def _day(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    yield from _news(state)
    for seat in state.last_words:
        yield LastWord(f"last_word:{seat}", seat, ruleset.day.last_word)
    if state.phase is Phase.DAY:
        yield from _talk(state, ruleset)
    if state.phase in {Phase.DAY, Phase.VOTE, Phase.REVOTE}:
        yield from _vote(state)


def _talk(state: GameState, ruleset: Ruleset) -> Iterator[Step]:
    barred = silenced(state)
    for seat in ring(state, state.first_speaker):
        if state.players[seat].alive and seat not in barred:
            yield Speech(f"speech:{seat}", seat, ruleset.day.speech)
    if ruleset.day.extra_hands and state.hands is None:
        yield HandsQuestion("hands", ruleset.day.extra_hands, ruleset.day.extra)
    for seat in state.hands or ():
        yield Speech(f"extra:{seat}", seat, ruleset.day.extra, extra=True)


def _vote(state: GameState) -> Iterator[Step]:
    poll = state.round
    if poll is None or poll.closed:
        number = 1 if poll is None else poll.number + 1
        yield VoteOpening(f"vote:{number}", number)
    else:
        yield VoteOpening(f"vote:{poll.number}", poll.number)
        waiting = (seat for seat in ring(state, state.first_speaker) if seat in poll.missing)
        yield from (VoteTurn(f"vote:{poll.number}:{seat}", poll.number, seat) for seat in waiting)
