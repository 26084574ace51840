"""What each viewer may see of the game, as plain data for a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from controller.rules.judge import LOT
from controller.rules.model import (
    Decision,
    Departure,
    Effect,
    GameState,
    Move,
    Phase,
    Player,
    Seat,
    Shown,
    Verb,
    VoteRound,
)
from controller.rules.queries import (
    acts,
    answer,
    immune,
    knows,
    left_by_night,
    seen_alive,
    seen_silenced,
    silenced,
    speakers,
    voters,
    wakes,
)
from controller.rules.verdict import JUDGE
from controller.rules.vote import count

__all__ = [
    "FULL",
    "HOST",
    "TABLE",
    "View",
    "acts",
    "answer",
    "is_secret",
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


def is_secret(state: GameState, asked: Decision) -> bool:
    """Whether nobody may learn who decides: he lives, and is known only by what he decides with eyes closed."""
    player = state.players.get(asked.decider)
    return asked.kind == JUDGE and player is not None and player.alive


# ---------------------------------------------------------------- what everybody sees


def _public(state: GameState) -> View:
    alive = seen_alive(state)
    return {
        "ruleset": None if state.ruleset is None else state.ruleset.id,
        "options": {name: _plain(value) for name, value in state.options.items()},
        "phase": str(state.phase),
        "asleep": state.asleep,
        "night": state.night,
        "day": state.day,
        "mix": {str(role): number for role, number in state.mix.items()},
        "players": [_player(state, player, player.seat in alive) for player in state.players.values()],
        **_talk(state),
        "round": None if state.round is None else _round(state.round),
        "rounds": [_round(poll) for poll in state.rounds],
        "standing": list(state.standing),
        "decision": None if state.decision is None else _decision(state, state.decision),
        "silenced": list(seen_silenced(state)),
        "immune": [seat for seat in immune(state) if seat in alive],
        "last_words": list(state.last_words),
        "departures": [_departure(state, left) for left in state.departures if left.seat not in alive],
        "winner": state.winner,
        "reason": None if state.reason is None else str(state.reason.clause),
    }


def _plain(value: bool | int | tuple[int, ...]) -> bool | int | list[int]:  # noqa: FBT001 - an option's value
    return list(value) if isinstance(value, tuple) else value


def _talk(state: GameState) -> View:
    return {
        "first_speaker": state.first_speaker,
        "speakers": list(speakers(state)),
        "spoken": sorted(state.spoken),
        "defending": list(state.defending),
        "hands": None if state.hands is None else list(state.hands),
        "nominees": list(state.nominees),
        "nominators": sorted(state.nominators),
    }


def _player(state: GameState, player: Player, alive: bool) -> View:  # noqa: FBT001 - as the table sees it
    over = state.phase is Phase.OVER
    seen: View = {
        "seat": player.seat,
        "name": player.name,
        "alive": alive,
        "fouls": player.fouls if over else player.told_fouls,
    }
    if over:
        return seen | _card(player)
    return seen | {"role": player.role} if player.seat in state.opened else seen


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
        "kind": str(poll.kind),
        "candidates": sorted(poll.candidates),
        "voters": sorted(poll.voters),
        "missing": sorted(poll.missing),
        "votes": _by_seat(dict(sorted(poll.votes.items()))),
        "tally": _by_seat(poll.tally if poll.closed else count(poll)),
        "tied": list(poll.tied),
        "executed": poll.executed,
        "closed": poll.closed,
    }


def _decision(state: GameState, asked: Decision) -> View:
    """Return what is decided; who decides only where he is known, and nothing of who was asked before him."""
    nobody = asked.kind == LOT or is_secret(state, asked)
    return {
        "kind": asked.kind,
        "decider": None if nobody else asked.decider,
        "options": list(asked.options),
        "must": asked.must and not is_secret(state, asked),
        "opened": asked.opened,
    }


# ---------------------------------------------------------------- what one player sees


def _own(state: GameState, seat: Seat) -> View:
    player = state.players[seat]
    return {
        "seat": seat,
        **_card(player),
        "knows": list(knows(state)[seat]) if state.night else [],
        "acts": [str(verb) for verb in acts(state)[seat]],
        "moves": [
            {"night": number, **_move(state, move)}
            for number, moves in enumerate((*state.past_moves, state.moves), start=1)
            for move in moves
            if move.actor == seat
        ],
        "answers": [
            {"night": number, **_shown(shown)}
            for number, night in enumerate(state.answers, start=1)
            for shown in night
            if shown.seat == seat
        ],
        "orders": list(state.orders) if _hears_orders(state, seat) else [],
    }


def _hears_orders(state: GameState, seat: Seat) -> bool:
    """Whether a player was shown whom his clan is to shoot: he gives the orders, or one who does is of his own."""
    rules = state.ruleset
    if rules is None or not state.night:
        return False
    own = (seat, *knows(state)[seat])
    return any(rules.ability(state.role(other), Verb.ORDER) is not None for other in own)


def _move(state: GameState, move: Move) -> View:
    shown = answer(state, move)
    return {
        "actor": move.actor,
        "verb": str(move.verb),
        "targets": list(move.targets),
        "word": move.word,
        "common": move.common,
        "void": move.void,
        "answer": None if shown is None else str(shown),
    }


def _shown(shown: Shown) -> View:
    return {
        "verb": None if shown.verb is None else str(shown.verb),
        "answer": str(shown.answer),
        "seats": list(shown.seats),
    }


# ---------------------------------------------------------------- what the host sees


def _full(state: GameState) -> View:
    asked = state.decision
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
        "passed": sorted(state.passed),
        "answers": [
            {"night": number, "seat": shown.seat, **_shown(shown)}
            for number, night in enumerate(state.answers, start=1)
            for shown in night
        ],
        "orders": list(state.orders),
        "death": None if state.death is None else {"by": state.death[0], "number": state.death[1]},
        "decision": asked
        and _decision(state, asked)
        | {
            "decider": None if asked.kind == LOT else asked.decider,
            "must": asked.must,
            "asked": sorted(asked.asked),
        },
        "night_fouls": state.night_fouls,
        "effects": [_effect(effect) for effect in sorted(state.effects, key=_by_place)],
        "wakes": [list(seats) for seats in wakes(state)],
        "acts": {str(seat): [str(verb) for verb in verbs] for seat, verbs in acts(state).items()},
        "host_seat": state.host_seat,
    }


def _effect(effect: Effect) -> View:
    return {"kind": effect.kind, "seat": effect.seat, "since": effect.since, "until": effect.until}


def _by_place(effect: Effect) -> tuple[Seat, str]:
    return effect.seat, effect.kind


def _by_seat(numbers: Mapping[Seat, int] | Mapping[Seat, Seat]) -> View:
    return {str(seat): number for seat, number in numbers.items()}
