"""What is announced, worked out from the state alone, so that a restart says the same again."""

from __future__ import annotations

from collections.abc import Iterator

from controller.ports import Argument, Line
from controller.rules.evening import Closing, Morning, Opening
from controller.rules.model import DRAW, Cause, GameState, Phase, Seat
from controller.rules.views import left_by_night, silenced


def lines(state: GameState, step: Opening | Morning | Closing) -> tuple[Line, ...]:
    """Return what an announcing step says, line by line."""
    match step:
        case Opening():
            return tuple(_opening(state))
        case Morning():
            return tuple(_morning(state))
        case Closing():
            return tuple(_closing(state))


def of_vote(state: GameState) -> tuple[Line, ...]:
    """Return the tally of the last round and what it came to."""
    return tuple(_vote(state))


def leaving(line: Line) -> tuple[Seat, ...]:
    """Return the seats that leave the game by what a line tells."""
    match line:
        case Line("news-died", {"seats": tuple() as seats}):
            return tuple(Seat(int(seat)) for seat in seats)
        case Line("vote-result-out", {"seat": int(seat)}):
            return (Seat(seat),)
        case _:
            return ()


def _line(key: str, **args: Argument) -> Line:
    return Line(key, args)


def _opening(state: GameState) -> Iterator[Line]:
    yield _line("game-open")
    yield _line("role-mix", mix=tuple(f"{role} {number}" for role, number in state.mix.items()))


def _morning(state: GameState) -> Iterator[Line]:
    yield _line("day-breaks", day=state.day)
    died = tuple(left.seat for left in left_by_night(state) if left.cause is Cause.NIGHT or left.secret)
    if died:
        yield _line("news-died", seats=died)
    elif state.day > 1:
        yield _line("news-nobody")
    if state.night_fouls:
        yield _line("night-fouls")
    for seat in sorted(silenced(state)):
        yield _line("barred", seat=seat)


def _vote(state: GameState) -> Iterator[Line]:
    counted = state.round
    if counted is None or not counted.closed:
        return
    for seat, votes in sorted(counted.tally.items()):
        yield _line("tally", seat=seat, votes=votes)
    if counted.executed is not None:
        yield _line("vote-result-out", seat=counted.executed)
    elif not counted.tied:
        yield _line("vote-result-nobody")
    elif state.phase is Phase.REVOTE:
        yield _line("vote-result-tie", seats=counted.tied)
    else:
        yield _line("vote-result-many" if counted.number == 1 else "vote-result-same", seats=counted.tied)


def _closing(state: GameState) -> Iterator[Line]:
    yield _line("technical-draw" if state.winner == DRAW else f"winner-{state.winner}")
    for seat, player in state.players.items():
        if player.role is not None:
            yield _line("who-was", seat=seat, role=player.role)
    if len(state.departures) > 1:
        first, second = state.departures[:2]
        yield _line("priority", first=first.seat, second=second.seat)
    yield _line("game-closed")
