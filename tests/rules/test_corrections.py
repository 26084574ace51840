from __future__ import annotations

from controller.rules import actions as a
from controller.rules.engine import decide
from controller.rules.events import Announced, GameEnded, MoveTakenBack
from controller.rules.model import Cause, GameState, Phase, Verb
from tests.rules.games import EIGHT, asleep, by_day, cards_setup, game, only, play, refused, votes

FIVE = "don citizen doctor maniac commissar"
DON_OUT = votes(s1=2, s2=1, s3=1, s4=1, s5=1)


def test_a_corrected_role_brings_its_team() -> None:
    state = play(by_day(), a.CorrectRole(2, "mafia"))
    assert (state.players[2].role, state.players[2].team) == ("mafia", "mafia")


def test_refused_corrections() -> None:
    state = by_day()
    assert refused(state, a.CorrectRole(9, "don")) == "e-unknown-seat"
    assert refused(state, a.CorrectRole(1, "yakuza")) == "e-unknown-role"
    assert refused(state, a.CorrectRole(1, "don")) == "e-no-change"
    assert refused(state, a.CorrectLife(9, alive=False)) == "e-unknown-seat"
    assert refused(state, a.CorrectLife(1, alive=True)) == "e-no-change"
    assert refused(GameState(), a.CorrectRole(1, "don")) == "e-no-game"
    assert refused(GameState(), a.CorrectLife(1, alive=False)) == "e-no-game"


def test_a_corrected_role_may_end_the_game_and_go_on_with_it() -> None:
    state = play(by_day(FIVE), a.CorrectRole(1, "citizen"))
    assert (state.phase, state.winner) == (Phase.OVER, "town")
    state = play(state, a.CorrectRole(2, "don"))
    assert (state.phase, state.winner, state.reason) == (Phase.DAY, None, None)


def test_moves_that_the_corrected_role_has_not_are_taken_back() -> None:
    state = asleep(EIGHT, a.Act(8, Verb.KILL, (2,)), a.Act(6, Verb.HEAL, (2,)))
    (back,) = only(decide(state, a.CorrectRole(8, "citizen")), MoveTakenBack)
    assert back.move.actor == 8
    assert not only(decide(state, a.CorrectRole(8, "mafia")), MoveTakenBack)


def test_cards_that_were_claimed_wrongly_can_be_put_right() -> None:
    state = play(GameState(), cards_setup({"don": 1, "mafia": 1, "citizen": 4}), a.BeginNight())
    state = play(state, a.ClaimRole("don", frozenset({2})), a.CorrectRole(3, "mafia"))
    assert [player.role for player in state.players.values()] == [
        "citizen", "don", "mafia", "citizen", "citizen", "citizen",
    ]  # fmt: skip


def test_a_player_put_back_lives_and_the_game_goes_on_after_the_vote() -> None:
    state = by_day(FIVE, *DON_OUT)
    assert state.winner == "town"
    state = play(state, a.CorrectLife(1, alive=True))
    assert (state.phase, state.winner, state.living) == (Phase.NIGHT, None, (1, 2, 3, 4, 5))
    assert state.last_words == ()
    assert state.departures == ()
    assert play(state, a.BeginNight(), a.EndNight()).phase is Phase.DAY


def test_a_player_put_out_by_correction_is_followed_like_one_who_leaves() -> None:
    state = by_day(EIGHT, *votes(s1=2, s2=1, s3=1, s4=2, s5=1, s6=2, s7=1, s8=2))
    assert play(state, a.CorrectLife(2, alive=False)).phase is Phase.NIGHT
    assert play(by_day(FIVE), a.CorrectLife(1, alive=False)).winner == "town"
    night = asleep(EIGHT, a.Act(8, Verb.KILL, (2,)))
    assert play(night, a.CorrectLife(8, alive=False)).moves == ()


def test_a_foul_that_put_a_player_out_is_forgiven_with_him() -> None:
    state = by_day(EIGHT, a.GiveFoul(7, 4), a.CorrectLife(7, alive=True))
    assert (state.players[7].fouls, state.players[7].told_fouls) == (3, 3)
    assert 7 not in play(state, a.GiveFoul(7)).living


def test_a_player_put_back_into_an_open_round_votes_and_may_be_voted_for() -> None:
    state = by_day(EIGHT, a.Remove(7), a.CastVote(1, 2), a.CorrectLife(7, alive=True))
    assert state.round is not None
    assert 7 in state.round.missing
    assert 7 in state.round.candidates
    tie = votes(s1=2, s2=1, s3=1, s4=2, s5=1, s6=2, s8=7)
    state = by_day(EIGHT, a.Remove(7), *tie[:-1], a.CastVote(8, 3), a.CastVote(3, 1))
    state = play(state, a.CorrectLife(7, alive=True))
    assert state.round is not None
    assert 7 in state.round.missing
    assert 7 not in state.round.candidates


def test_a_barred_player_put_back_does_not_vote() -> None:
    state = by_day(EIGHT, a.GiveFoul(7, 3), a.PassDay(), a.BeginNight(), a.EndNight(), a.Remove(7))
    state = play(state, a.CastVote(1, 2), a.CorrectLife(7, alive=True))
    assert state.round is not None
    assert 7 not in state.round.voters
    assert 7 in state.round.candidates


def test_an_end_that_stands_is_not_announced_twice() -> None:
    state = by_day(FIVE, *DON_OUT)
    events = decide(state, a.CorrectRole(2, "mafia"))
    assert play(state, a.CorrectRole(2, "mafia")).winner is None
    events = decide(state, a.CorrectLife(5, alive=False))
    assert [event.winner for event in only(events, GameEnded)] == ["town"]
    assert not only(events, Announced)
    assert play(state, a.CorrectLife(5, alive=False)).phase is Phase.OVER


def test_the_other_side_may_turn_out_to_have_won() -> None:
    state = by_day(FIVE, *DON_OUT)
    state = play(state, a.CorrectRole(2, "mafia"), a.BeginNight(), a.EndNight(), a.Remove(3), a.Remove(4))
    assert state.winner == "mafia"
    assert play(state, a.CorrectRole(2, "citizen")).winner == "town"


def test_what_the_host_ended_stays_ended() -> None:
    for end in (a.EndGame("mafia"), a.RemoveSpectator()):
        state = by_day(EIGHT, end)
        again = play(state, a.CorrectRole(2, "mafia"))
        assert (again.phase, again.winner, again.reason) == (Phase.OVER, state.winner, state.reason)


def test_a_removal_that_ended_the_game_in_the_night_is_taken_back_in_the_night() -> None:
    state = game("don citizen doctor mafia commissar", a.BeginNight(), a.Remove(3, Cause.EYES))
    assert state.winner == "mafia"
    state = play(state, a.CorrectLife(3, alive=True))
    assert (state.phase, state.asleep, state.winner) == (Phase.NIGHT, True, None)
    assert play(state, a.EndNight()).phase is Phase.DAY
