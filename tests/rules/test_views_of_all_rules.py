"""What is seen of what only some rulesets have: orders, decisions, options that list seats, sides put right."""

from __future__ import annotations

import pytest

from controller.rules import actions as a
from controller.rules.model import Decision, GameState, RoleId, Seat, TeamId, Verb
from controller.rules.views import is_secret, view_for
from tests.rules.games import game, play, refused

CLONES = "boss judge citizen citizen doctor yakuza citizen"
MOSCOW = "don mafia mafia commissar" + " citizen" * 6
DAY: tuple[a.Action, ...] = (a.BeginNight(), a.EndNight())


def _votes(against: int, *voters: int) -> tuple[a.Action, ...]:
    return tuple(a.CastVote(Seat(voter), Seat(against)) for voter in voters)


def test_options_that_list_seats_are_plain_lists() -> None:
    state = game(CLONES, ruleset="clones", options={"seniority": (3, 1)})
    assert view_for(state, "table")["options"] == {"death": True, "seniority": [3, 1]}


@pytest.mark.parametrize(("seat", "orders"), [(1, [4, 5, 6]), (3, [4, 5, 6]), (4, [])])
def test_orders_are_shown_to_the_clan(seat: int, orders: list[int]) -> None:
    ordered = a.Act(Seat(1), Verb.ORDER, (Seat(4), Seat(5), Seat(6)))
    state = game(MOSCOW, a.BeginNight(), ordered, a.EndNight(), ruleset="moscow")
    assert view_for(state, Seat(seat))["me"]["orders"] == orders
    assert view_for(game(MOSCOW, ruleset="moscow"), Seat(seat))["me"]["orders"] == []
    assert view_for(GameState(players=state.players), Seat(seat))["me"]["orders"] == []


def test_a_living_judge_is_a_secret_and_the_lot_is_nobody_s() -> None:
    asked = game(CLONES, *DAY, a.OpenVote(), *_votes(3, 4, 5, 6), a.CloseVote(), ruleset="clones")
    assert view_for(asked, "table")["decision"]["decider"] is None
    assert view_for(asked, "full")["decision"]["decider"] == 2
    tied = (*_votes(1, 2, 3), *_votes(2, 1, 4))
    lot = game("boss yakuza doctor hobo", *DAY, a.OpenVote(), *tied, a.CloseVote(), ruleset="clones")
    for viewer in ("table", "full"):
        decision = view_for(lot, viewer)["decision"]
        assert (decision["kind"], decision["decider"], decision["options"]) == ("lot", None, [1, 2])
    assert not is_secret(asked, Decision("judge", Seat(99), ()))


def test_a_card_that_lies_open_is_seen_by_all() -> None:
    cards = "don mafia mafia putana commissar doctor maniac" + " citizen" * 5
    state = game(cards, *DAY, a.Remove(Seat(6)), ruleset="city")
    assert [player.get("role") for player in view_for(state, "table")["players"]] == [None] * 5 + [
        "doctor"
    ] + [None] * 6


def test_death_and_answers_are_the_host_s_and_the_asker_s() -> None:
    night = (*DAY, a.PassDay(), *DAY, a.PassDay(), a.BeginNight())
    state = game(CLONES, *night, a.CallDeath(Seat(3), 2), ruleset="clones")
    assert view_for(state, "full")["death"] == {"by": 3, "number": 2}
    assert "death" not in view_for(state, "table")


def test_a_side_is_put_right_and_the_role_s_own_comes_back() -> None:
    cards = "don doctor citizen citizen commissar psycho"
    state = game(cards, *DAY, a.CorrectRole(Seat(6), RoleId("psycho"), TeamId("mafia")), ruleset="piter")
    assert state.players[Seat(6)].team == "mafia"
    assert refused(state, a.CorrectRole(Seat(6), RoleId("psycho"), TeamId("mafia"))) == "e-no-change"
    assert refused(state, a.CorrectRole(Seat(6), RoleId("psycho"), TeamId("yakuza"))) == "e-unknown-clan"
    own = game(cards, ruleset="piter").players[Seat(6)].team
    back = play(state, a.CorrectRole(Seat(6), RoleId("psycho")))
    assert back.players[Seat(6)].team == own
