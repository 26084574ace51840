"""What holds in every game of every ruleset, whatever is tried in it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.rules import actions as a
from controller.rules import evening, steps
from controller.rules import events as e
from controller.rules.engine import apply, can, decide, evolve, replay
from controller.rules.errors import Own
from controller.rules.evening import next_step
from controller.rules.model import DRAW, Cause, GameState, Phase, Reason, Seat
from controller.rules.queries import (
    acts,
    answer,
    immune,
    knows,
    seen_alive,
    shown_now,
    silenced,
    speakers,
    timer,
    voters,
    wakes,
)
from controller.rules.rulesets import IDS, ruleset
from controller.rules.views import FULL, TABLE, view_for
from controller.rules.vote import open_round
from tests.rules.chance import Game, Turn, begun, turns

OWN = frozenset(map(str, Own))
every_ruleset = pytest.mark.parametrize("name", IDS)
seeds = st.integers(min_value=0, max_value=2**32)

_OF_A_NIGHT = frozenset({Cause.NIGHT, Cause.DEATH, Cause.NOTE})
_OF_A_VOTE = frozenset({Cause.VOTE, Cause.TAKEN, Cause.GRAVE})
_ACTORS = {
    a.Act: "actor", a.Pass: "actor", a.TimeOut: "actor", a.CorrectMove: "actor", a.CallDeath: "by",
    a.CastVote: "voter", a.CorrectVote: "voter", a.NameFirstSpeaker: "seat", a.Nominate: "by",
    a.EndSpeech: "seat", a.Accuse: "by", a.Remove: "seat",
}  # fmt: skip
_ASKING = (
    steps.Nightfall, steps.Dawn, steps.Accusations, steps.VoteOpening, steps.VoteTurn,
    steps.CandidateTurn, steps.VoteClosing, steps.BothQuestion, steps.DecisionAsk, steps.Lot,
)  # fmt: skip
"""The steps that wait for something; the others are over when they are told."""
_AFTER_THE_END = (a.Rename, a.EndStep, a.CorrectRole, a.CorrectLife)


@every_ruleset
@given(seed=seeds)
@settings(max_examples=4, deadline=None)
def test_what_always_holds(name: str, seed: int) -> None:
    known = OWN | set(ruleset(name).clauses)
    history: list[e.Event] = []
    state, chance = begun(name, seed)
    for number, turn in enumerate(Game(state, chance, wild=0.2).turns()):
        history += turn.events
        _a_refusal_names_a_clause_and_changes_nothing(turn, known)
        _reasons_name_clauses(turn, known)
        _nobody_out_acts(turn)
        _players_leave_for_a_recorded_cause(turn)
        _effects_expire(turn.after)
        _one_end(turn)
        if number % 25 == 0:
            _views_and_queries_are_total(turn.after)
        state = turn.after
    assert state.phase is Phase.OVER
    _nothing_but_corrections_after(state)
    assert replayed_from(begun(name, seed)[0], history) == state


def replayed_from(state: GameState, history: list[e.Event]) -> GameState:
    for event in history:
        state = evolve(state, event)
    return state


def _a_refusal_names_a_clause_and_changes_nothing(turn: Turn, known: set[str]) -> None:
    if turn.refusal is not None:
        assert str(turn.refusal.clause) in known, turn.refusal.clause
        assert not can(turn.before, turn.action)
        assert turn.after == turn.before


def _reasons_name_clauses(turn: Turn, known: set[str]) -> None:
    for event in turn.events:
        for reason in _reasons(event):
            assert str(reason.clause) in known, reason.clause


def _reasons(event: e.Event) -> tuple[Reason, ...]:
    if isinstance(event, e.NightSettled):
        return (*event.idle, *(reason for outcome in event.outcomes for reason in outcome.reasons))
    reason = getattr(event, "reason", None)
    return () if reason is None else (reason,)


def _nobody_out_acts(turn: Turn) -> None:
    actor = _ACTORS.get(type(turn.action))
    if actor is not None and turn.events:
        assert getattr(turn.action, actor) in turn.before.living
    for event in turn.events:
        if isinstance(event, e.MoveMade):
            assert event.move.actor in turn.before.living
        if isinstance(event, e.HandsSeen):
            assert set(event.seats) <= set(turn.before.living)
        if isinstance(event, e.HandsCounted):
            assert set(event.hands) <= set(turn.before.living)


def _players_leave_for_a_recorded_cause(turn: Turn) -> None:
    gone = set(turn.before.living) - set(turn.after.living)
    left = [event for event in turn.events if isinstance(event, e.PlayerLeft)]
    corrected = {
        event.seat for event in turn.events if isinstance(event, e.LifeCorrected) and not event.alive
    }
    assert gone == {event.seat for event in left} | corrected
    for event in left:
        if event.cause in _OF_A_NIGHT:
            assert isinstance(turn.action, a.EndNight)
        elif event.cause not in {*_OF_A_VOTE, Cause.TABLE}:
            assert isinstance(turn.action, a.GiveFoul | a.Remove | a.CastVote | a.CloseVote)
    for event in turn.events:
        if isinstance(event, e.NightSettled):
            died = {outcome.seat for outcome in event.outcomes if outcome.died}
            assert died == {one.seat for one in left if one.cause is Cause.NIGHT}
            assert all(outcome.reasons for outcome in event.outcomes)


def _effects_expire(state: GameState) -> None:
    for effect in state.effects:
        assert effect.since <= effect.until
        assert effect.until >= state.day + (state.phase is Phase.NIGHT and not state.asleep)


def _one_end(turn: Turn) -> None:
    state = turn.after
    over = state.phase is Phase.OVER
    assert over == (state.winner is not None) == (state.reason is not None)
    assert sum(isinstance(event, e.GameEnded) for event in turn.events) <= 1
    if over and state.ruleset is not None:
        assert state.winner in (*state.ruleset.teams, DRAW)


def _views_and_queries_are_total(state: GameState) -> None:
    assert view_for(state, TABLE)
    assert view_for(state, FULL)
    assert set(silenced(state)) <= set(state.living)
    assert set(immune(state)) <= set(state.living)
    assert set(state.living) <= set(seen_alive(state))
    assert set(voters(state)) <= set(state.living)
    assert set(speakers(state)) <= set(state.players)
    assert all(seconds >= 0 for seconds in timer(state).values())
    assert all(seat not in others for seat, others in knows(state).items())
    assert all(seats for seats in wakes(state))
    for shown in shown_now(state):
        assert shown.seat in state.living
    for move in state.moves:
        answer(state, move)


def _nothing_but_corrections_after(state: GameState) -> None:
    assert wakes(state) == ()
    assert set(acts(state).values()) == {()}
    chance = random.Random(1)
    game = Game(state, chance)
    for _ in range(60):
        action = game.wild_action()
        if not isinstance(action, _AFTER_THE_END):
            assert not can(state, action), action


@every_ruleset
@given(seed=seeds)
@settings(max_examples=2, deadline=None)
def test_the_order_in_which_different_players_move_does_not_matter(name: str, seed: int) -> None:
    """Beyond what a role sees of the others' moves: who is held is told so first, and who revives comes last."""
    chance = random.Random(seed)
    for turn in turns(name, seed, wild=0):
        if not isinstance(turn.action, a.EndNight) or turn.refusal is not None:
            continue
        settled = decide(turn.before, turn.action)
        moves = list(turn.before.moves)
        chance.shuffle(moves)
        assert decide(turn.before._replace(moves=tuple(moves)), turn.action) == settled


@every_ruleset
def test_the_evening_leads_from_the_deal_to_the_end(name: str) -> None:
    """Step by step with chance answers: no step comes again once it is over, and the table never stands still."""
    for seed in range(1):
        state, chance = begun(name, seed)
        game = Game(state, chance, wild=0)
        for _ in range(4000):
            step = next_step(game.state)
            if step is None:
                break
            for _ in range(40 if type(step) in _ASKING else 0):
                if isinstance(step, steps.VoteOpening) and open_round(game.state) is not None:
                    game.try_(a.EndStep(step.key))
                elif isinstance(step, steps.VoteTurn | steps.CandidateTurn) and chance.random() < 0.8:
                    _vote_in_turn(game, step)
                else:
                    list(game.phase())
                if next_step(game.state) != step:
                    break
            else:
                game.try_(a.EndStep(step.key))
            assert next_step(game.state) != step
        assert game.state.phase is Phase.OVER
        assert next_step(game.state) is None


def _vote_in_turn(game: Game, step: steps.VoteTurn | steps.CandidateTurn) -> None:
    poll = open_round(game.state)
    if isinstance(step, steps.VoteTurn):
        for candidate in () if poll is None else poll.candidates:
            if game.try_(a.CastVote(step.voter, candidate)).refusal is None:
                return
    else:
        for voter in step.voters[:2]:
            game.try_(a.CastVote(voter, step.candidate))
        game.try_(a.EndStep(step.key))


@every_ruleset
def test_a_seat_sees_nothing_of_the_others_secrets(name: str) -> None:
    """Two games that differ only in two other players' cards look the same to everybody else."""
    for seed in range(4):
        state, chance = begun(name, seed)
        if seed % 2:
            state = apply(state, a.BeginNight())
        one, two = chance.sample(tuple(state.players), 2)
        swapped = _swapped(state, one, two)
        for seat in state.living:
            if seat in (one, two) or knows(state)[seat] != knows(swapped)[seat]:
                continue
            assert view_for(state, seat) == view_for(swapped, seat), (one, two, seat)
        assert view_for(state, TABLE) == view_for(swapped, TABLE)


def _swapped(state: GameState, one: Seat, two: Seat) -> GameState:
    players = dict(state.players)
    first, second = players[one], players[two]
    players[one] = first._replace(role=second.role, team=second.team)
    players[two] = second._replace(role=first.role, team=first.team)
    return state._replace(players=players)


def _quiet(turn: Turn) -> bool:
    return turn.refusal is None and isinstance(turn.action, a.Act | a.ClanAct | a.Pass | a.TimeOut)


@every_ruleset
@given(seed=seeds)
@settings(max_examples=2, deadline=None)
def test_nothing_of_another_s_move_shows_before_day(name: str, seed: int) -> None:
    chance = random.Random(seed)
    for turn in turns(name, seed, wild=0):
        if not _quiet(turn) or turn.before.night > 4:
            continue
        moved = {event.move.actor for event in turn.events if isinstance(event, e.MoveMade)}
        assert view_for(turn.before, TABLE) == view_for(turn.after, TABLE)
        for seat in chance.sample(turn.before.living, 1):
            if seat not in moved:
                before, after = view_for(turn.before, seat), view_for(turn.after, seat)
                del before["me"]["moves"], after["me"]["moves"]
                assert before == after, (turn.action, seat)


def test_a_replayed_history_begins_with_the_start() -> None:
    state, _ = begun("club", 1)
    assert state.ruleset is not None
    assert replay(()) == GameState()


@every_ruleset
@pytest.mark.parametrize("seed", range(6))
def test_each_step_that_is_still_to_come_has_a_key_of_its_own(name: str, seed: int) -> None:
    state, chance = begun(name, seed, 10 if name == "moscow" else 12)
    for turn in Game(state, chance, wild=0).turns():
        coming = set(evening._steps(turn.after))
        assert len({step.key for step in coming}) == len(coming)


def test_a_vote_without_a_round_changes_nothing() -> None:
    assert evolve(GameState(), e.VoteCast(Seat(1), Seat(2))) == GameState()
    assert evolve(GameState(), e.MoveOver(Seat(1), passed=True)) == GameState()
