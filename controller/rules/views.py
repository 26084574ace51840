"""What each viewer may see of the game, as plain data for a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from controller.rules.model import Departure, GameState, Move, Phase, Player, Seat, VoteRound
from controller.rules.queries import (
    acts,
    answer,
    knows,
    left_by_night,
    seen_alive,
    seen_silenced,
    silenced,
    speakers,
    voters,
    wakes,
)
from controller.rules.vote import count

__all__ = [
    "FULL",
    "HOST",
    "TABLE",
    "View",
    "acts",
    "answer",
    "knows",
    "left_by_night",
    "silenced",
    "speakers",
    "view_for",
    "voters",
    "wakes",
]

HOST: Final = "host"
TABLE: Final = "table"
FULL: Final = "full"

View = dict[str, Any]
"""JSON: objects with string keys, lists, strings, numbers, booleans and null."""


def view_for(state: GameState, viewer: str | Seat) -> View:
    """Return all that the viewer may see.

    ``viewer`` is ``table`` (what is public), ``full`` (everything), ``host`` (everything, or where he plays
    himself what his seat sees) or a seat (what is public, and its own secrets).
    """
    if viewer == HOST:
        viewer = FULL if state.host_seat is None else state.host_seat
    view = _public(state)
    if viewer == FULL:
        return view | _full(state)
    if isinstance(viewer, int) and viewer in state.players:
        return view | {"me": _own(state, viewer)}
    return view


def _public(state: GameState) -> View:
    alive = seen_alive(state)
    return {
        "ruleset": None if state.ruleset is None else state.ruleset.id,
        "options": dict(state.options),
        "phase": str(state.phase),
        "asleep": state.asleep,
        "night": state.night,
        "day": state.day,
        "mix": {str(role): number for role, number in state.mix.items()},
        "players": [_player(state, player, player.seat in alive) for player in state.players.values()],
        "round": None if state.round is None else _round(state.round),
        "hands": None if state.hands is None else list(state.hands),
        "speakers": list(speakers(state)),
        "silenced": list(seen_silenced(state)),
        "first_speaker": state.first_speaker,
        "last_words": list(state.last_words),
        "departures": [_departure(state, left) for left in state.departures if left.seat not in alive],
        "winner": state.winner,
        "reason": None if state.reason is None else str(state.reason.clause),
    }


def _player(state: GameState, player: Player, alive: bool) -> View:  # noqa: FBT001 - as the table sees it
    over = state.phase is Phase.OVER
    seen: View = {
        "seat": player.seat,
        "name": player.name,
        "alive": alive,
        "fouls": player.fouls if over else player.told_fouls,
    }
    return seen | _card(player) if over else seen


def _card(player: Player) -> View:
    return {"role": player.role, "team": player.team}


def _departure(state: GameState, left: Departure) -> View:
    hidden = left.secret and state.phase is not Phase.OVER
    return {
        "seat": left.seat,
        "cause": None if hidden else str(left.cause),
        "day": left.day,
        "by_night": left.by_night,
        "last_word": left.last_word,
    }


def _round(poll: VoteRound) -> View:
    return {
        "number": poll.number,
        "candidates": sorted(poll.candidates),
        "voters": sorted(poll.voters),
        "missing": sorted(poll.missing),
        "votes": _by_seat(poll.votes),
        "tally": _by_seat(poll.tally if poll.closed else count(poll)),
        "tied": list(poll.tied),
        "executed": poll.executed,
        "closed": poll.closed,
    }


def _own(state: GameState, seat: Seat) -> View:
    player = state.players[seat]
    nights = (*state.past_moves, state.moves)
    return {
        "seat": seat,
        **_card(player),
        "knows": list(knows(state)[seat]) if state.night else [],
        "acts": [str(verb) for verb in acts(state)[seat]],
        "moves": [
            {"night": number, **_move(state, move)}
            for number, moves in enumerate(nights, start=1)
            for move in moves
            if move.actor == seat
        ],
    }


def _full(state: GameState) -> View:
    return {
        "players": [
            {
                "seat": player.seat,
                "name": player.name,
                "alive": player.alive,
                "fouls": player.fouls,
                **_card(player),
            }
            for player in state.players.values()
        ],
        "departures": [_departure(state, left) | {"cause": str(left.cause)} for left in state.departures],
        "moves": [_move(state, move) for move in sorted(state.moves, key=lambda move: move.actor)],
        "timed_out": sorted(state.timed_out),
        "night_fouls": state.night_fouls,
        "effects": [
            {"kind": effect.kind, "seat": effect.seat, "since": effect.since, "until": effect.until}
            for effect in sorted(state.effects, key=lambda effect: effect.seat)
        ],
        "wakes": [list(seats) for seats in wakes(state)],
        "acts": {str(seat): [str(verb) for verb in verbs] for seat, verbs in acts(state).items()},
        "host_seat": state.host_seat,
    }


def _move(state: GameState, move: Move) -> View:
    shown = answer(state, move)
    return {
        "actor": move.actor,
        "verb": str(move.verb),
        "targets": list(move.targets),
        "common": move.common,
        "answer": None if shown is None else str(shown),
    }


def _by_seat(numbers: Mapping[Seat, int] | Mapping[Seat, Seat]) -> View:
    return {str(seat): number for seat, number in numbers.items()}
