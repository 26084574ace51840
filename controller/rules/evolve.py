"""What each event makes of the state. Total: every event fits every state, and none is ever refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from controller.rules import events as e
from controller.rules.changes import changed, departed, going_on, put_back, with_player, with_roles, without
from controller.rules.model import (
    Cause,
    GameState,
    Phase,
    Player,
    Poll,
    Seat,
    Shown,
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
    return with_roles(state, event.roles)


def _role_claimed(state: GameState, event: e.RoleClaimed) -> GameState:
    return with_roles(state, dict.fromkeys(event.seats, event.role))


# ---------------------------------------------------------------- night


def _windows_drawn(state: GameState, event: e.WindowsDrawn) -> GameState:
    return changed(state, windows=event.seconds)


def _luck_drawn(state: GameState, event: e.LuckDrawn) -> GameState:
    return changed(state, luck=event.seats)


def _night_fell(state: GameState, event: e.NightFell) -> GameState:
    past = (*state.past_moves, state.moves) if state.night else state.past_moves
    return changed(
        state,
        phase=Phase.NIGHT,
        asleep=True,
        night=event.night,
        nightfall=state.living,
        moves=(),
        past_moves=past,
        timed_out=frozenset(),
        passed=frozenset(),
        last_words=(),
        facts=(),
        done=frozenset(),
    )


def _death_called(state: GameState, event: e.DeathCalled) -> GameState:
    return changed(state, death=(event.by, event.number))


def _move_made(state: GameState, event: e.MoveMade) -> GameState:
    actor, verb = event.move.actor, event.move.verb
    kept = [move for move in state.moves if move.actor != actor or move.verb is not verb]
    return changed(state, moves=(*kept, event.move))


def _move_taken_back(state: GameState, event: e.MoveTakenBack) -> GameState:
    return changed(state, moves=tuple([move for move in state.moves if move != event.move]))


def _move_over(state: GameState, event: e.MoveOver) -> GameState:
    rules = state.ruleset
    if rules is None:
        return state
    ends = rules.moves.pass_ends if event.passed else rules.moves.timeout_ends
    return changed(
        state,
        timed_out=state.timed_out | {event.seat} if ends else state.timed_out,
        passed=state.passed | {event.seat} if event.passed else state.passed,
    )


def _answer_given(state: GameState, event: e.AnswerGiven) -> GameState:
    shown = Shown(event.seat, event.verb, event.answer, event.seats)
    nights = list(state.answers)
    night = max(1, state.night)
    while len(nights) < night:
        nights.append(())
    nights[night - 1] = (*nights[night - 1], shown)
    return changed(state, answers=tuple(nights))


def _night_settled(state: GameState, event: e.NightSettled) -> GameState:
    if not event.void:
        return state
    void = frozenset(event.void)
    return changed(
        state,
        moves=tuple(
            [replace(move, void=True) if (move.actor, move.verb) in void else move for move in state.moves]
        ),
    )


def _shot_fired(state: GameState, event: e.ShotFired) -> GameState:
    before = state.fired.get(event.clan, frozenset())
    return changed(state, fired=MappingProxyType({**state.fired, event.clan: before | {event.target}}))


def _orders_given(state: GameState, event: e.OrdersGiven) -> GameState:
    return changed(state, orders=event.seats)


def _role_changed(state: GameState, event: e.RoleChanged) -> GameState:
    return with_player(state, event.seat, role=event.role, team=event.team)


# ---------------------------------------------------------------- day


def _day_broke(state: GameState, event: e.DayBroke) -> GameState:
    return changed(
        state,
        phase=Phase.DAY,
        asleep=False,
        day=event.day,
        first_speaker=event.first_speaker,
        hands=None,
        round=None,
        rounds=(),
        standing=(),
        defending=(),
        decision=None,
        nominees=(),
        nominators=frozenset(),
        spoken=frozenset(),
        luck=(),
        death=None,
        done=frozenset(),
    )


def _announced(state: GameState, event: e.Announced) -> GameState:
    if event.secret:
        return changed(state, night_fouls=True)
    state = changed(state, facts=(*state.facts, (event.fact, *event.about)))
    if event.fact == "role":
        return changed(state, opened=state.opened | {Seat(int(event.about[0]))})
    return state


def _player_left(state: GameState, event: e.PlayerLeft) -> GameState:
    if event.seat not in state.players:
        return state
    left = departed(state, event.seat, event.cause, last_word=event.last_word, secret=event.secret)
    return without(state, left)


def _last_words_given(state: GameState, event: e.LastWordsGiven) -> GameState:
    return changed(state, last_words=(*state.last_words, *event.seats))


def _foul_given(state: GameState, event: e.FoulGiven) -> GameState:
    if event.by_night:
        state = changed(state, night_fouls=True)
        return with_player(state, event.seat, fouls=event.total)
    return with_player(state, event.seat, fouls=event.total, told_fouls=event.total)


def _effect_laid(state: GameState, event: e.EffectLaid) -> GameState:
    return changed(state, effects=(*state.effects, replace(event.effect, secret=event.secret)))


def _first_speaker_named(state: GameState, event: e.FirstSpeakerNamed) -> GameState:
    return changed(state, first_speaker=event.seat)


def _nominated(state: GameState, event: e.Nominated) -> GameState:
    return changed(state, nominees=(*state.nominees, event.target), nominators=state.nominators | {event.by})


def _speech_ended(state: GameState, event: e.SpeechEnded) -> GameState:
    return changed(state, spoken=state.spoken | {event.seat})


def _hands_seen(state: GameState, event: e.HandsSeen) -> GameState:
    return changed(state, hands=event.seats)


def _decision_asked(state: GameState, event: e.DecisionAsked) -> GameState:
    return changed(state, decision=event.decision, phase=event.phase)


def _vote_opened(state: GameState, event: e.VoteOpened) -> GameState:
    opened = VoteRound(event.number, event.candidates, event.voters, kind=event.kind)
    phase = Phase.REVOTE if event.kind is Poll.REVOTE else Phase.VOTE
    return changed(state, phase=phase, round=opened, standing=(), defending=())


def _vote_cast(state: GameState, event: e.VoteCast) -> GameState:
    if state.round is None:
        return state
    votes = dict(state.round.votes)
    if event.candidate is None:
        votes.pop(event.voter, None)
    else:
        votes[event.voter] = event.candidate
    return changed(state, round=state.round._replace(votes=MappingProxyType(votes)))


def _vote_closed(state: GameState, event: e.VoteClosed) -> GameState:
    if state.round is None:
        return state
    tally = MappingProxyType(dict(event.tally))
    counted = state.round._replace(closed=True, tally=tally, tied=event.tied, executed=event.executed)
    return changed(
        state,
        phase=event.phase,
        round=counted,
        rounds=(*state.rounds, counted),
        standing=event.standing,
        defending=event.defending,
    )


def _day_ended(state: GameState, event: e.DayEnded) -> GameState:
    del event
    lasting = tuple([effect for effect in state.effects if effect.until > state.day])
    return changed(
        state, phase=Phase.NIGHT, effects=lasting, night_fouls=False, standing=(), defending=(), decision=None
    )


def _step_ended(state: GameState, event: e.StepEnded) -> GameState:
    words = tuple([seat for seat in state.last_words if event.key != f"{LAST_WORD}{seat}"])
    return changed(state, done=state.done | {event.key}, last_words=words)


# ---------------------------------------------------------------- corrections, and the end


def _renamed(state: GameState, event: e.Renamed) -> GameState:
    return with_player(state, event.seat, name=event.name)


def _role_corrected(state: GameState, event: e.RoleCorrected) -> GameState:
    corrected = with_roles(state, {event.seat: event.role})
    if event.team is not None:
        corrected = with_player(corrected, event.seat, team=event.team)
    return going_on(corrected)


def _life_corrected(state: GameState, event: e.LifeCorrected) -> GameState:
    if event.seat not in state.players:
        return state
    if event.alive:
        return going_on(put_back(state, event.seat))
    return going_on(without(state, departed(state, event.seat, Cause.LEFT)))


def _game_ended(state: GameState, event: e.GameEnded) -> GameState:
    cut = state.ended_in if state.phase is Phase.OVER else state.phase
    return changed(state, phase=Phase.OVER, winner=event.winner, reason=event.reason, ended_in=cut)


def _unchanged(state: GameState, event: e.Event) -> GameState:
    del event
    return state


_EVOLVERS: Final[Mapping[type[Any], Callable[[GameState, Any], GameState]]] = {
    e.GameStarted: _game_started,
    e.RolesDealt: _roles_dealt,
    e.RoleClaimed: _role_claimed,
    e.WindowsDrawn: _windows_drawn,
    e.LuckDrawn: _luck_drawn,
    e.NightFell: _night_fell,
    e.DeathCalled: _death_called,
    e.MoveMade: _move_made,
    e.MoveTakenBack: _move_taken_back,
    e.AnswerGiven: _answer_given,
    e.MoveOver: _move_over,
    e.NightSettled: _night_settled,
    e.ShotFired: _shot_fired,
    e.OrdersGiven: _orders_given,
    e.RoleChanged: _role_changed,
    e.DayBroke: _day_broke,
    e.Announced: _announced,
    e.PlayerLeft: _player_left,
    e.LastWordsGiven: _last_words_given,
    e.FoulGiven: _foul_given,
    e.EffectLaid: _effect_laid,
    e.FirstSpeakerNamed: _first_speaker_named,
    e.Nominated: _nominated,
    e.SpeechEnded: _speech_ended,
    e.HandsSeen: _hands_seen,
    e.HandsCounted: _unchanged,
    e.DecisionAsked: _decision_asked,
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
