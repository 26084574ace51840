"""The changes that events make in a state: a player leaves, comes back, becomes something else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from controller.rules.model import (
    BARRED,
    VOTELESS,
    Cause,
    Departure,
    GameState,
    Phase,
    Player,
    RoleId,
    Seat,
)

if TYPE_CHECKING:
    changed = GameState._replace
else:
    _PLACES = {name: place for place, name in enumerate(GameState._fields)}

    def changed(state: GameState, **changes: Any) -> GameState:
        """Return the state with some fields changed: what ``_replace`` does, in a third of its time."""
        values = list(state)
        for name, value in changes.items():
            values[_PLACES[name]] = value
        return tuple.__new__(GameState, values)


def going_on(state: GameState) -> GameState:
    """Take the end back; whoever corrects looks again whether the game is over."""
    if state.phase is not Phase.OVER or state.ended_in is None:
        return state
    return changed(state, phase=state.ended_in, winner=None, reason=None, ended_in=None)


def departed(
    state: GameState, seat: Seat, cause: Cause, *, last_word: bool = False, secret: bool = False
) -> Departure:
    """Return who leaves now, and why."""
    by_night = state.phase is Phase.NIGHT
    return Departure(seat, cause, state.day + by_night, last_word, by_night, secret)


def with_player(state: GameState, seat: Seat, **changes: Any) -> GameState:
    """Return the state with one player changed, the same if he is not there."""
    if seat not in state.players:
        return state
    players = dict(state.players)
    players[seat] = players[seat]._replace(**changes)
    return changed(state, players=MappingProxyType(players))


def _players_with(state: GameState, changes: Mapping[Seat, Mapping[str, Any]]) -> Mapping[Seat, Player]:
    """Return the players with some of them changed, whoever is not there left out."""
    players = dict(state.players)
    for seat, change in changes.items():
        if seat in players:
            players[seat] = players[seat]._replace(**change)
    return MappingProxyType(players)


def with_roles(state: GameState, roles: Mapping[Seat, RoleId]) -> GameState:
    """Return the state in which these players have these roles, and the teams that go with them."""
    rules = state.ruleset
    changes = {
        seat: {"role": role, "team": None if rules is None else rules.team_of(role)}
        for seat, role in roles.items()
    }
    return changed(state, players=_players_with(state, changes))


def without(state: GameState, left: Departure) -> GameState:
    """Take a player out of the game, of the vote and, by day, of the hands that still get time."""
    seat = left.seat
    poll = state.round
    if poll is not None and not poll.closed:
        poll = poll._replace(
            candidates=_but(poll.candidates, seat),
            voters=poll.voters - {seat},
        )
    hands = state.hands
    if hands is not None and state.phase is Phase.DAY:
        hands = _but(hands, seat)
    return changed(
        state,
        players=_players_with(state, {seat: {"alive": False}}),
        round=poll,
        hands=hands,
        standing=_but(state.standing, seat),
        defending=_but(state.defending, seat),
        nominees=_but(state.nominees, seat),
        orders=_but(state.orders, seat),
        departures=(*state.departures, left),
        last_words=(*state.last_words, seat) if left.last_word else state.last_words,
    )


def _but(seats: tuple[Seat, ...], left: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if seat != left]) if left in seats else seats


def put_back(state: GameState, seat: Seat) -> GameState:
    """Put a player back into the game; the foul that put him out is forgiven.

    Into an open round he comes as a voter, and in one on everybody as a candidate too.
    """
    poll = state.round
    rules = state.ruleset
    if poll is not None and not poll.closed:
        barred = state.has(seat, state.day, BARRED, VOTELESS)
        voters = poll.voters if barred else poll.voters | {seat}
        everybody = poll.number == 1 and not state.nominees
        candidates = tuple(sorted({*poll.candidates, seat})) if everybody else poll.candidates
        poll = poll._replace(candidates=candidates, voters=voters)
    player = state.players[seat]
    out_at = None if rules is None else rules.fouls.out_at
    fouls = player.fouls if out_at is None else min(player.fouls, out_at - 1)
    back = {"alive": True, "fouls": fouls, "told_fouls": min(fouls, player.told_fouls)}
    return changed(
        state,
        players=_players_with(state, {seat: back}),
        nightfall=tuple(sorted({*state.nightfall, seat})) if state.asleep else state.nightfall,
        round=poll,
        departures=tuple([left for left in state.departures if left.seat != seat]),
        last_words=tuple([other for other in state.last_words if other != seat]),
    )
