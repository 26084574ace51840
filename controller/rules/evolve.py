"""What each event makes of the state. Total: every event fits every state, and none is ever refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from controller.rules import events as e
from controller.rules.model import (
    Cause,
    Departure,
    GameState,
    Phase,
    Player,
    RoleId,
    Seat,
    VoteRound,
)
from controller.rules.rulesets import ruleset

LAST_WORD: Final = "last_word:"
"""How the key of the step begins that ends a player's last word; his seat follows."""


def evolve(state: GameState, event: e.Event) -> GameState:
    """Return the state after the event. Raises ``UnknownRuleset`` for a game of rules that are not there."""
    return _EVOLVERS[type(event)](state, event)


def replay(events: Iterable[e.Event]) -> GameState:
    """Return the state that a history leads to."""
    state = GameState()
    for event in events:
        state = evolve(state, event)
    return state


def _game_started(state: GameState, event: e.GameStarted) -> GameState:
    del state
    players = {seat: Player(seat, name) for seat, name in sorted(event.names.items())}
    return GameState(
        ruleset=ruleset(event.ruleset),
        options=MappingProxyType(dict(event.options)),
        phase=Phase.NIGHT,
        night=event.start_night - 1,
        day=event.start_night - 1,
        dealing=event.dealing,
        mix=MappingProxyType(dict(event.mix)),
        players=MappingProxyType(players),
        past_moves=((),) * max(0, event.start_night - 2),
        host_seat=event.host_seat,
    )


def _roles_dealt(state: GameState, event: e.RolesDealt) -> GameState:
    return _with_roles(state, event.roles)


def _role_claimed(state: GameState, event: e.RoleClaimed) -> GameState:
    return _with_roles(state, dict.fromkeys(event.seats, event.role))


def _windows_drawn(state: GameState, event: e.WindowsDrawn) -> GameState:
    return replace(state, windows=event.seconds)


def _night_fell(state: GameState, event: e.NightFell) -> GameState:
    past = (*state.past_moves, state.moves) if state.night else state.past_moves
    return replace(
        state,
        phase=Phase.NIGHT,
        asleep=True,
        night=event.night,
        moves=(),
        past_moves=past,
        timed_out=frozenset(),
        last_words=(),
        done=frozenset(),
    )


def _move_made(state: GameState, event: e.MoveMade) -> GameState:
    key = (event.move.actor, event.move.verb)
    kept = tuple(move for move in state.moves if (move.actor, move.verb) != key)
    return replace(state, moves=(*kept, event.move))


def _move_taken_back(state: GameState, event: e.MoveTakenBack) -> GameState:
    return replace(state, moves=tuple(move for move in state.moves if move != event.move))


def _move_over(state: GameState, event: e.MoveOver) -> GameState:
    ends = not event.passed or (state.ruleset is not None and state.ruleset.moves.pass_ends)
    return replace(state, timed_out=state.timed_out | {event.seat}) if ends else state


def _day_broke(state: GameState, event: e.DayBroke) -> GameState:
    return replace(
        state,
        phase=Phase.DAY,
        asleep=False,
        day=event.day,
        first_speaker=event.first_speaker,
        hands=None,
        round=None,
        done=frozenset(),
    )


def _announced(state: GameState, event: e.Announced) -> GameState:
    return replace(state, night_fouls=state.night_fouls or event.secret)


def _player_left(state: GameState, event: e.PlayerLeft) -> GameState:
    if event.seat not in state.players:
        return state
    words = (*state.last_words, event.seat) if event.last_word else state.last_words
    left = replace(_departure(state, event.seat, event.cause), last_word=event.last_word, secret=event.secret)
    return _without(state, left, last_words=words)


def _foul_given(state: GameState, event: e.FoulGiven) -> GameState:
    state = replace(state, night_fouls=state.night_fouls or event.by_night)
    if event.by_night:
        return _with_player(state, event.seat, fouls=event.total)
    return _with_player(state, event.seat, fouls=event.total, told_fouls=event.total)


def _effect_laid(state: GameState, event: e.EffectLaid) -> GameState:
    return replace(state, effects=(*state.effects, replace(event.effect, secret=event.secret)))


def _first_speaker_named(state: GameState, event: e.FirstSpeakerNamed) -> GameState:
    return replace(state, first_speaker=event.seat)


def _hands_seen(state: GameState, event: e.HandsSeen) -> GameState:
    return replace(state, hands=event.seats)


def _vote_opened(state: GameState, event: e.VoteOpened) -> GameState:
    opened = VoteRound(event.number, event.candidates, event.voters)
    return replace(state, phase=Phase.VOTE if event.number == 1 else Phase.REVOTE, round=opened)


def _vote_cast(state: GameState, event: e.VoteCast) -> GameState:
    if state.round is None:
        return state
    votes = {voter: candidate for voter, candidate in state.round.votes.items() if voter != event.voter}
    if event.candidate is not None:
        votes[event.voter] = event.candidate
    ordered = MappingProxyType(dict(sorted(votes.items())))
    return replace(state, round=replace(state.round, votes=ordered))


def _vote_closed(state: GameState, event: e.VoteClosed) -> GameState:
    if state.round is None:
        return state
    tally = MappingProxyType(dict(event.tally))
    counted = replace(state.round, closed=True, tally=tally, tied=event.tied, executed=event.executed)
    again = counted.number == 1 and counted.executed is None
    return replace(state, phase=Phase.REVOTE if again else state.phase, round=counted)


def _day_ended(state: GameState, event: e.DayEnded) -> GameState:
    del event
    lasting = tuple(effect for effect in state.effects if effect.until > state.day)
    return replace(state, phase=Phase.NIGHT, effects=lasting, night_fouls=False)


def _step_ended(state: GameState, event: e.StepEnded) -> GameState:
    words = tuple(seat for seat in state.last_words if event.key != f"{LAST_WORD}{seat}")
    return replace(state, done=state.done | {event.key}, last_words=words)


def _renamed(state: GameState, event: e.Renamed) -> GameState:
    return _with_player(state, event.seat, name=event.name)


def _role_corrected(state: GameState, event: e.RoleCorrected) -> GameState:
    return _going_on(_with_roles(state, {event.seat: event.role}))


def _life_corrected(state: GameState, event: e.LifeCorrected) -> GameState:
    if event.seat not in state.players:
        return state
    if event.alive:
        return _going_on(_back(state, event.seat))
    return _going_on(_without(state, _departure(state, event.seat, Cause.LEFT)))


def _game_ended(state: GameState, event: e.GameEnded) -> GameState:
    cut = state.ended_in if state.phase is Phase.OVER else state.phase
    return replace(state, phase=Phase.OVER, winner=event.winner, reason=event.reason, ended_in=cut)


def _unchanged(state: GameState, event: e.Event) -> GameState:
    del event
    return state


def _going_on(state: GameState) -> GameState:
    """Take the end back; whoever corrects looks again whether the game is over."""
    if state.phase is not Phase.OVER or state.ended_in is None:
        return state
    return replace(state, phase=state.ended_in, winner=None, reason=None, ended_in=None)


def _departure(state: GameState, seat: Seat, cause: Cause) -> Departure:
    by_night = state.phase is Phase.NIGHT
    return Departure(seat, cause, state.day + by_night, by_night=by_night)


def _with_player(state: GameState, seat: Seat, **changes: Any) -> GameState:
    if seat not in state.players:
        return state
    return replace(state, players=_players_with(state, {seat: changes}))


def _players_with(state: GameState, changes: Mapping[Seat, Mapping[str, Any]]) -> Mapping[Seat, Player]:
    """Return the players with some of them changed, whoever is not there left out."""
    changed = {
        seat: replace(state.players[seat], **change)
        for seat, change in changes.items()
        if seat in state.players
    }
    return MappingProxyType({**state.players, **changed})


def _with_roles(state: GameState, roles: Mapping[Seat, RoleId]) -> GameState:
    rules = state.ruleset
    changes = {
        seat: {"role": role, "team": None if rules is None else rules.team_of(role)}
        for seat, role in roles.items()
    }
    return replace(state, players=_players_with(state, changes))


def _without(state: GameState, left: Departure, **changes: Any) -> GameState:
    """Take a player out of the game, of the open round and, by day, of the hands that still get time."""
    seat = left.seat
    poll = state.round
    if poll is not None and not poll.closed:
        poll = replace(poll, candidates=poll.candidates - {seat}, voters=poll.voters - {seat})
    hands = state.hands
    if hands is not None and state.phase is Phase.DAY:
        hands = tuple(hand for hand in hands if hand != seat)
    return replace(
        state,
        players=_players_with(state, {seat: {"alive": False}}),
        round=poll,
        hands=hands,
        departures=(*state.departures, left),
        **changes,
    )


def _back(state: GameState, seat: Seat) -> GameState:
    """Put a player back into the game; the foul that put him out is forgiven.

    Into an open round he comes as a voter, and in the first one as a candidate too.
    """
    poll = state.round
    if poll is not None and not poll.closed:
        voters = poll.voters if state.has("barred", seat, state.day) else poll.voters | {seat}
        candidates = poll.candidates | {seat} if poll.number == 1 else poll.candidates
        poll = replace(poll, candidates=candidates, voters=voters)
    player = state.players[seat]
    fouls = player.fouls if state.ruleset is None else min(player.fouls, state.ruleset.fouls.out_at - 1)
    told = min(fouls, player.told_fouls)
    back = {"alive": True, "fouls": fouls, "told_fouls": told}
    return replace(
        state,
        players=_players_with(state, {seat: back}),
        round=poll,
        departures=tuple(left for left in state.departures if left.seat != seat),
        last_words=tuple(other for other in state.last_words if other != seat),
    )


_EVOLVERS: Final[Mapping[type[Any], Callable[[GameState, Any], GameState]]] = {
    e.GameStarted: _game_started,
    e.RolesDealt: _roles_dealt,
    e.RoleClaimed: _role_claimed,
    e.WindowsDrawn: _windows_drawn,
    e.NightFell: _night_fell,
    e.MoveMade: _move_made,
    e.MoveTakenBack: _move_taken_back,
    e.AnswerGiven: _unchanged,
    e.MoveOver: _move_over,
    e.NightSettled: _unchanged,
    e.DayBroke: _day_broke,
    e.Announced: _announced,
    e.PlayerLeft: _player_left,
    e.FoulGiven: _foul_given,
    e.EffectLaid: _effect_laid,
    e.FirstSpeakerNamed: _first_speaker_named,
    e.HandsSeen: _hands_seen,
    e.VoteOpened: _vote_opened,
    e.VoteCast: _vote_cast,
    e.VoteClosed: _vote_closed,
    e.DayEnded: _day_ended,
    e.StepEnded: _step_ended,
    e.Renamed: _renamed,
    e.RoleCorrected: _role_corrected,
    e.LifeCorrected: _life_corrected,
    e.GameEnded: _game_ended,
}
