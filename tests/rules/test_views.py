from __future__ import annotations

import json

import pytest

from controller.rules import actions as a
from controller.rules.model import Answer, GameState, Move, RoleId, Seat, Verb
from controller.rules.views import acts, answer, knows, left_by_night, silenced, view_for, voters, wakes
from tests.rules.games import EIGHT, asleep, by_day, game, play, votes

NIGHT = (a.ClanAct("mafia", Verb.KILL, (2,)), a.Act(5, Verb.CHECK, (1,)), a.Act(6, Verb.HEAL, (6,)))


@pytest.mark.parametrize("viewer", ["host", "full", "table", *range(10)])
def test_views_are_plain_data_with_seats_in_order(viewer: str | Seat) -> None:
    for state in (GameState(), game(), asleep(EIGHT, *NIGHT), by_day(EIGHT, *votes(s2=1, s1=2))):
        view = view_for(state, viewer)
        assert json.loads(json.dumps(view)) == view
        seats = [player["seat"] for player in view["players"]]
        assert seats == sorted(seats)


def _evenings(cards: str) -> list[GameState]:
    """States of one evening; only the cards differ."""
    night = game(cards, a.BeginNight(), a.GiveFoul(7, 4))
    day = play(night, a.EndNight(), a.GiveFoul(3, 3), a.Remove(6))
    return [game(cards), night, day, play(day, *votes(s1=2, s2=1))]


def test_the_public_view_tells_no_role() -> None:
    other = "citizen don citizen doctor maniac citizen mafia commissar"
    mix = {"don": 1}
    for one, two in zip(
        _evenings("don citizen mafia citizen doctor maniac citizen commissar"), _evenings(other), strict=True
    ):
        assert {**view_for(one, "table"), "mix": mix} == {**view_for(two, "table"), "mix": mix}


def test_nothing_of_a_night_shows_in_the_public_view() -> None:
    before = by_day(EIGHT, a.GiveFoul(7, 3), a.ShowHands((7, 1)), a.PassDay(), a.BeginNight())
    assert view_for(before, "table")["silenced"] == [7]
    after = play(before, *NIGHT, a.TimeOut(8), a.GiveFoul(7), a.GiveFoul(2, 3))
    assert 7 not in after.living
    assert view_for(after, "table") == view_for(before, "table")
    assert silenced(after) == ()


def test_nothing_of_another_s_night_shows_to_a_player() -> None:
    quiet, busy = asleep(), asleep(EIGHT, *NIGHT, a.TimeOut(8), a.GiveFoul(7, 3))
    assert view_for(busy, Seat(8)) == view_for(quiet, Seat(8))
    assert view_for(busy, Seat(3)) == view_for(quiet, Seat(3))


def test_a_night_foul_shows_only_after_the_game() -> None:
    state = by_day(EIGHT, a.PassDay(), a.GiveFoul(7, 4), a.GiveFoul(2), a.BeginNight(), a.EndNight())
    view = view_for(state, "table")
    assert [left["cause"] for left in view["departures"]] == [None]
    assert [player["fouls"] for player in view["players"]] == [0] * 8
    assert [left.seat for left in left_by_night(state)] == [7]
    over = view_for(play(state, a.EndGame("draw")), "table")
    assert [left["cause"] for left in over["departures"]] == ["fouls"]
    assert over["players"][6] == {
        "seat": 7, "name": "P7", "alive": False, "fouls": 4, "role": "citizen", "team": "town",
    }  # fmt: skip
    assert view_for(state, "full")["departures"][0]["cause"] == "fouls"


def test_a_player_sees_himself_and_his_own() -> None:
    me = view_for(asleep(EIGHT, *NIGHT), Seat(5))["me"]
    assert me["role"] == "commissar"
    assert me["acts"] == ["check"]
    assert me["knows"] == []
    assert [(move["night"], move["targets"], move["answer"]) for move in me["moves"]] == [(2, [1], "yes")]
    assert view_for(asleep(), Seat(1))["me"]["knows"] == [3, 4]
    assert view_for(game(), Seat(1))["me"]["knows"] == []
    assert "me" not in view_for(asleep(), Seat(99))


def test_a_host_who_plays_sees_what_his_seat_sees() -> None:
    state = game(EIGHT, a.BeginNight(), host_seat=2)
    assert view_for(state, "host") == view_for(state, Seat(2))
    assert view_for(state, "full")["players"][0]["role"] == "don"
    assert view_for(game(), "host") == view_for(game(), "full")


def test_the_full_view_has_the_moves_and_what_lasts() -> None:
    state = asleep(EIGHT, *NIGHT, a.TimeOut(8), a.GiveFoul(7, 3))
    view = view_for(state, "full")
    assert [(move["actor"], move["verb"]) for move in view["moves"]] == [
        (1, "kill"), (4, "kill"), (5, "check"), (6, "heal"),
    ]  # fmt: skip
    assert view["timed_out"] == [8]
    assert view["effects"] == [{"kind": "barred", "seat": 7, "since": 2, "until": 2}]
    assert view["wakes"] == [[1, 4], [3], [5], [6], [8]]


def test_open_and_counted_rounds() -> None:
    state = by_day(EIGHT, *votes(s1=2, s3=2))
    assert view_for(state, "table")["round"]["tally"] == {"2": 2}
    assert voters(state) == (2, 4, 5, 6, 7, 8)
    state = play(state, *votes(s2=1, s4=2, s5=2, s6=2, s7=2, s8=2))
    poll = view_for(state, "table")["round"]
    assert (poll["tally"], poll["executed"], poll["missing"]) == ({"1": 1, "2": 7}, 2, [])
    assert voters(state) == ()


def test_before_a_game_there_is_nothing_to_see() -> None:
    empty = GameState()
    assert (silenced(empty), wakes(empty), acts(empty), knows(empty)) == ((), (), {}, {})
    assert answer(empty, Move(Seat(1), Verb.CHECK, (Seat(2),))) is None


def test_answers_are_what_the_host_shows() -> None:
    state = asleep(EIGHT, a.Act(5, Verb.CHECK, (3,)), a.Act(6, Verb.HEAL, (3,)))
    check, heal = state.moves
    assert answer(state, check) is Answer.YES
    assert answer(state, heal) is None
    assert answer(state, Move(Seat(2), Verb.HEAL, (Seat(3),))) is None
    later = play(state, a.EndNight())
    assert answer(later, check) is Answer.YES
    assert answer(later, heal) is None
    assert answer(play(later, a.PassDay(), a.BeginNight()), check) is Answer.YES


def test_roles_that_are_not_dealt_yet_wake_nobody() -> None:
    state = GameState(players=game().players)
    assert wakes(state) == ()
    assert state.holders(RoleId("don")) == (1,)
