from __future__ import annotations

import pytest

from controller.rules import actions as a
from controller.rules.engine import can, decide
from controller.rules.events import GameStarted, RoleClaimed, RolesDealt
from controller.rules.model import Dealing, GameState, Phase
from tests.rules.games import by_day, cards_setup, game, only, play, refused, setup

FIVE = "don citizen citizen doctor commissar"


@pytest.mark.parametrize(
    ("start", "clause"),
    [
        (setup(FIVE, ruleset="chess"), "e-unknown-ruleset"),
        (setup(FIVE, names={0: "", 1: "", 2: "", 3: "", 4: ""}), "e-unknown-seat"),
        (setup(FIVE, host_seat=6), "e-unknown-seat"),
        (setup(FIVE, start_night=0), "e-wrong-night"),
        (setup("don king citizen"), "e-unknown-role"),
        (setup(FIVE, roles={}, dealing=Dealing.CARDS, mix={"king": 5}), "e-unknown-role"),
        (setup(FIVE, mix={"don": -1, "citizen": 6}), "e-role-count"),
        (setup(FIVE, mix={"don": 1, "citizen": 3}), "e-mix-sum"),
        (setup(FIVE, roles={}), "e-roles-seats"),
        (
            setup(FIVE, roles={1: "don", 2: "citizen", 3: "citizen", 4: "doctor", 6: "commissar"}),
            "e-roles-seats",
        ),
        (setup(FIVE, mix={"don": 1, "citizen": 4}), "e-role-count"),
        (setup(FIVE, options={"guesses": 2}), "e-option"),
        (setup(FIVE, options={"early_stop": 1}), "e-option"),
        (setup("don citizen citizen doctor", judged=True), "e-seats-min"),
        (setup(FIVE + " citizen" * 8, judged=True), "r-twelve"),
        (setup("don don citizen citizen citizen", judged=True), "r-single-roles"),
        (setup("don mafia mafia citizen citizen", judged=True), "e-mix-decided"),
        (setup("citizen citizen citizen citizen doctor", judged=True), "e-mix-decided"),
    ],
)
def test_refused_tables(start: a.StartGame, clause: str) -> None:
    assert refused(GameState(), start) == clause


def test_a_table_is_set_in_seat_order_with_all_options() -> None:
    names = {3: "C", 1: "A", 2: "B", 5: "E", 4: "D"}
    roles = {5: "don", 4: "citizen", 3: "citizen", 2: "citizen", 1: "doctor"}
    start = setup(FIVE, names=names, roles=roles, mix={"citizen": 3, "doctor": 1, "don": 1}, judged=True)
    started, dealt = decide(GameState(), start)
    assert isinstance(started, GameStarted)
    assert isinstance(dealt, RolesDealt)
    assert list(started.names) == list(dealt.roles) == [1, 2, 3, 4, 5]
    assert list(started.mix) == ["don", "doctor", "citizen"]
    assert started.options == {"early_stop": True}


def test_a_game_that_is_on_or_over_is_not_started_again() -> None:
    state = game(FIVE)
    assert refused(state, setup(FIVE)) == "e-game-running"
    assert refused(play(state, a.EndGame("town")), setup(FIVE)) == "e-game-over"


def test_nothing_but_a_start_is_possible_before_it() -> None:
    for action in (
        a.BeginNight(),
        a.EndNight(),
        a.PassDay(),
        a.GiveFoul(1),
        a.Rename(1, "A"),
        a.EndStep("x"),
    ):
        assert refused(GameState(), action) == "e-no-game"
    assert can(GameState(), setup(FIVE))
    assert not can(GameState(), a.BeginNight())


MIX = {"don": 1, "mafia": 2, "doctor": 1, "citizen": 4}


def test_cards_are_claimed_and_the_rest_are_citizens() -> None:
    state = play(GameState(), cards_setup(MIX), a.BeginNight())
    assert refused(state, a.EndNight()) == "e-cards-open"
    state = play(state, a.ClaimRole("doctor", frozenset({7})), a.ClaimRole("mafia", frozenset({5, 2})))
    events = decide(state, a.ClaimRole("don", frozenset({3})))
    assert only(events, RoleClaimed) == [RoleClaimed("don", (3,))]
    (dealt,) = only(events, RolesDealt)
    assert list(dealt.roles.items()) == [
        (1, "citizen"), (2, "mafia"), (3, "don"), (4, "citizen"),
        (5, "mafia"), (6, "citizen"), (7, "doctor"), (8, "citizen"),
    ]  # fmt: skip
    state = play(state, a.ClaimRole("don", frozenset({3})), a.EndNight())
    assert state.phase is Phase.DAY
    assert [player.team for player in state.players.values()].count("mafia") == 3


def test_the_card_that_fills_up_may_be_claimed_too() -> None:
    state = play(GameState(), cards_setup({"don": 1, "citizen": 4}), a.BeginNight())
    state = play(state, a.ClaimRole("citizen", frozenset({1, 2, 3, 4})))
    assert state.role(5) is None
    assert play(state, a.ClaimRole("don", frozenset({5}))).role(5) == "don"


@pytest.mark.parametrize(
    ("claim", "clause"),
    [
        (a.ClaimRole("don", frozenset()), "e-role-count"),
        (a.ClaimRole("don", frozenset({3, 4})), "e-role-count"),
        (a.ClaimRole("don", frozenset({2})), "e-seat-claimed"),
        (a.ClaimRole("mafia", frozenset({3, 4})), "e-role-claimed"),
        (a.ClaimRole("maniac", frozenset({3})), "e-unknown-role"),
        (a.ClaimRole("king", frozenset({3})), "e-unknown-role"),
        (a.ClaimRole("don", frozenset({9})), "e-unknown-seat"),
    ],
)
def test_refused_claims(claim: a.ClaimRole, clause: str) -> None:
    state = play(GameState(), cards_setup(MIX), a.BeginNight(), a.ClaimRole("mafia", frozenset({2, 5})))
    assert refused(state, claim) == clause


def test_cards_are_claimed_only_in_the_first_night_of_such_a_game() -> None:
    claim = a.ClaimRole("don", frozenset({1}))
    assert refused(play(GameState(), cards_setup(MIX)), claim) == "e-not-asleep"
    assert refused(game(FIVE, a.BeginNight()), claim) == "e-not-asleep"
    assert refused(by_day(FIVE), claim) == "e-not-asleep"


def test_whoever_is_put_out_before_his_card_is_known_may_still_show_it() -> None:
    state = play(GameState(), cards_setup(MIX), a.BeginNight(), a.GiveFoul(3, 4))
    state = play(state, a.ClaimRole("mafia", frozenset({2, 3})), a.ClaimRole("doctor", frozenset({5})))
    state = play(state, a.ClaimRole("don", frozenset({1})), a.EndNight())
    assert state.phase is Phase.DAY
    assert state.role(3) == "mafia"
    assert 3 not in state.living
