"""What can be known of a state: who wakes, who may do what, who is silent. Every list is in seat order."""

from __future__ import annotations

from collections.abc import Mapping

from controller.rules.departure import BARRED
from controller.rules.model import Answer, Departure, GameState, Move, Phase, Seat, Verb
from controller.rules.ruleset import Call
from controller.rules.vote import open_round

_BY_DAY = (Phase.DAY, Phase.VOTE, Phase.REVOTE)


def silenced(state: GameState) -> tuple[Seat, ...]:
    """Return who of the living may neither speak nor vote on the day that is on or comes.

    Only what is public: a bar that a foul of the night brought shows when that day breaks.
    """
    barred = _known_bars(state)
    return tuple(seat for seat in state.living if seat in barred)


def seen_silenced(state: GameState) -> tuple[Seat, ...]:
    """Return who is silenced as far as the table may know who lives."""
    barred = _known_bars(state)
    return tuple(seat for seat in seen_alive(state) if seat in barred)


def coming_night(state: GameState) -> int:
    """Return the number of the night that is on, or else of the next one."""
    return state.night if state.asleep else state.night + 1


def wakes(state: GameState) -> tuple[tuple[Seat, ...], ...]:
    """Return the calls of the coming night in their order, each with the living who wake."""
    return tuple(seats for call in _coming_calls(state) if (seats := state.holders(*call.roles)))


def acts(state: GameState) -> Mapping[Seat, tuple[Verb, ...]]:
    """Return what each seat may do in the coming night; nothing for those who are out."""
    verbs: dict[Seat, tuple[Verb, ...]] = dict.fromkeys(state.players, ())
    for call in _coming_calls(state):
        for seat in state.holders(*call.roles):
            able = (verb for verb in call.verbs if _is_able(state, seat, verb))
            verbs[seat] = (*verbs[seat], *able)
    return verbs


def knows(state: GameState) -> Mapping[Seat, tuple[Seat, ...]]:
    """Return whom each seat knows as his own from the first night, those who are out included."""
    circles = () if state.ruleset is None else state.ruleset.acquainted
    return {
        seat: tuple(
            other
            for other in state.players
            if other != seat and any({state.role(seat), state.role(other)} <= circle for circle in circles)
        )
        for seat in state.players
    }


def voters(state: GameState) -> tuple[Seat, ...]:
    """Return who still has to vote in the open round."""
    poll = open_round(state)
    return () if poll is None else tuple(sorted(poll.missing))


def speakers(state: GameState) -> tuple[Seat, ...]:
    """Return who has more time to speak after the show of hands, in that order."""
    return state.hands or () if state.phase is Phase.DAY else ()


def left_by_night(state: GameState) -> tuple[Departure, ...]:
    """Return who left in the night before the day that is on, for whatever cause, in seat order."""
    gone = (left for left in state.departures if left.by_night and left.day == state.day)
    return tuple(sorted(gone, key=lambda left: left.seat))


def answer(state: GameState, move: Move) -> Answer | None:
    """Return what the host shows, or showed, for a move; ``None`` for no answer."""
    ability = None if state.ruleset is None else state.ruleset.ability(state.role(move.actor), move.verb)
    return None if ability is None else ability.answer(state, move)


def seen_alive(state: GameState) -> tuple[Seat, ...]:
    """Return who is in the game as far as the table may know: a night's foul shows only by day."""
    hidden = {left.seat for left in state.departures if left.secret and left.day > state.day}
    return tuple(seat for seat, player in state.players.items() if player.alive or seat in hidden)


def _coming_calls(state: GameState) -> tuple[Call, ...]:
    """Return the calls of the coming night, in order; after the end there is none."""
    if state.ruleset is None or state.phase is Phase.OVER:
        return ()
    return state.ruleset.calls_of(coming_night(state))


def _known_bars(state: GameState) -> frozenset[Seat]:
    day = state.day if state.phase in _BY_DAY else state.day + 1
    return frozenset(
        effect.seat
        for effect in state.effects
        if effect.kind == BARRED
        and effect.since <= day <= effect.until
        and not (effect.secret and effect.since > state.day)
    )


def _is_able(state: GameState, seat: Seat, verb: Verb) -> bool:
    return state.ruleset is not None and state.ruleset.ability(state.role(seat), verb) is not None
