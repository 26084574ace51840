"""What is announced by day under every ruleset, worked out from the state: tables of games and their lines."""

from __future__ import annotations

from functools import reduce

import pytest

from controller.cues import lines_for
from controller.director import news
from controller.rules import rulesets
from controller.rules.actions import (
    Accuse,
    Action,
    CallDeath,
    CastVote,
    ClanAct,
    CloseVote,
    EndGame,
    GiveFoul,
    Nominate,
    Remove,
    ShowHands,
)
from controller.rules.engine import apply, decide
from controller.rules.model import DRAW, GameState, Phase, Seat, TeamId, Verb
from controller.rules.steps import Closing, Morning, Opening
from tests.director.days import (
    CATALOGUE,
    CITY,
    CLASSIC,
    CLONES,
    DAVYDOV,
    DAWN,
    DAY,
    FAMILY,
    MOSCOW,
    NIGHT,
    PITER,
    POLYTECH,
    in_short,
    kill,
    table,
    votes,
)

CITY_SHOT = (kill(1, 5), kill(2, 5), kill(3, 5))
FAMILY_SHOT = (kill(1, 3), kill(2, 3))
CHECK = Verb.CHECK

MORNINGS: list[tuple[str, str, str, tuple[Action, ...], int, list[str]]] = [
    ("nobody", "city", CITY, (), 2, ["news-nobody"]),
    ("first night, no shots", "moscow", MOSCOW, (), 1, []),
    ("first night, with moves", "polytech", POLYTECH, (), 1, ["news-nobody"]),
    ("killed, card closed", "city", CITY, CITY_SHOT, 2, ["news-died 5"]),
    (
        "a note with an answer",
        "city",
        CITY,
        (*CITY_SHOT, kill(5, 1, verb=CHECK), kill(5, 1, verb=Verb.NOTE)),
        2,
        ["news-died 5", "news-note 1 yes"],
    ),
    ("card opened", "family", FAMILY, FAMILY_SHOT, 2, ["news-died 3", "card-opened 3 commissar"]),
    (
        "a note that executes",
        "family",
        FAMILY,
        (*FAMILY_SHOT, kill(3, 1, "mafia", Verb.NOTE)),
        2,
        [
            *("news-died 3", "card-opened 3 commissar", "news-note 1 mafia"),
            *("news-note-died 1", "card-opened 1 don"),
        ],
    ),
    (
        "raped, cards later",
        "classic",
        CLASSIC,
        (kill(1, 6), kill(5, 7, verb=Verb.SILENCE)),
        2,
        ["news-died 6", "news-raped 7", "effect-voteless 7", "effect-immune 7"],
    ),
    (
        "raped and silent",
        "piter",
        PITER,
        (kill(4, 7, verb=Verb.SILENCE),),
        2,
        ["news-nobody", "news-raped 7", "effect-mute 7", "effect-voteless 7", "effect-immune 7"],
    ),
    (
        "recruited",
        "piter",
        PITER,
        (kill(3, 7, verb=Verb.RECRUIT),),
        2,
        ["news-nobody", "news-recruited citizen"],
    ),
    (
        "death last, and a killer seen",
        "clones",
        CLONES,
        (kill(1, 6), kill(5, 6, verb=Verb.WATCH), CallDeath(Seat(7), 8)),
        3,
        [
            "news-died 6",
            "card-opened 6 citizen",
            "news-death 8",
            "card-opened 8 citizen",
            "news-killer-seen hobo",
        ],
    ),
    (
        "names",
        "davydov",
        DAVYDOV,
        (kill(1, 3), kill(2, 4)),
        2,
        ["news-names 2", "news-named 3,4", "news-nobody"],
    ),
    (
        "one name",
        "davydov",
        DAVYDOV,
        (kill(1, 3), kill(2, 3)),
        2,
        ["news-names 2", "news-named 3", "news-died 3"],
    ),
]


@pytest.mark.parametrize(
    ("name", "rules", "roles", "moves", "night", "told"), MORNINGS, ids=[row[0] for row in MORNINGS]
)
def test_a_morning_tells_what_the_rules_make_public(
    name: str, rules: str, roles: str, moves: tuple[Action, ...], night: int, told: list[str]
) -> None:
    state = table(rules, roles, NIGHT, *moves, DAWN, night=night)
    first, *rest = in_short(news.lines(state, Morning()))
    assert first == f"day-breaks {night}", name
    assert rest == told
    again = table(rules, roles, NIGHT, *moves, DAWN, night=night)
    assert news.lines(again, Morning()) == news.lines(state, Morning())


def test_what_was_told_is_forgotten_when_night_falls() -> None:
    state = table("city", CITY, NIGHT, *CITY_SHOT, kill(5, 1, verb=CHECK), kill(5, 1, verb=Verb.NOTE), DAWN)
    assert state.facts == (("note", 1, "yes"),)
    voted = reduce(apply, (*votes(_8="1 2 3"), CloseVote()), state)
    assert voted.facts == (("note", 1, "yes"), ("role", 8, "citizen"))
    assert apply(voted, NIGHT).facts == ()


@pytest.mark.parametrize("rules", rulesets.IDS)
def test_every_side_that_can_win_has_its_words(rules: str) -> None:
    ruleset = rulesets.ruleset(rules)
    for victory in ruleset.victories:
        state = GameState(ruleset=ruleset, phase=Phase.OVER, winner=victory.winner)
        first, last = in_short(news.lines(state, Closing()))
        assert first == ("technical-draw" if victory.winner == DRAW else f"winner-{victory.winner}")
        assert last == "game-closed"


CLOSINGS: list[tuple[str, str, Action, list[str], list[str]]] = [
    ("city", CITY, EndGame(DRAW), ["technical-draw"], []),
    ("city", CITY, EndGame(TeamId("town")), ["winner-town"], []),
    (
        "club",
        CITY.replace("putana", "prostitute"),
        EndGame(TeamId("mafia")),
        ["winner-mafia"],
        ["priority 9 8"],
    ),
]


@pytest.mark.parametrize(("rules", "roles", "end", "told", "priority"), CLOSINGS)
def test_the_end_tells_who_was_who_and_priority_where_the_rules_know_it(
    rules: str, roles: str, end: Action, told: list[str], priority: list[str]
) -> None:
    state = table(rules, roles, *DAY, Remove(Seat(9)), Remove(Seat(8)), end)
    lines = in_short(news.lines(state, Closing()))
    assert lines[: len(told)] == told
    assert [line for line in lines if line.startswith("who-was")] == [
        f"who-was {seat} {player.role}" for seat, player in state.players.items()
    ]
    assert [line for line in lines if line.startswith("priority")] == priority


def test_a_draw_by_the_rules_is_no_technical_one() -> None:
    state = table("city", "1 mafia, 2 maniac", NIGHT, kill(1, 2), kill(2, 1), DAWN)
    assert state.winner == DRAW
    assert in_short(news.lines(state, Closing()))[0] == "winner-draw"


HOUSE = """
base = "city"
id = "evening"
[names.ru]
don = "Крёстный отец"
[names.en]
don = "Godfather"
"""


def test_house_rules_call_a_role_by_their_own_name() -> None:
    state = table(HOUSE, "1 don, 2 citizen, 3 citizen", night=1)
    mix = news.lines(state, Opening())[1]
    assert "Крёстный отец – 1" in CATALOGUE.text(mix, "ru")
    assert "Godfather – 1" in CATALOGUE.text(mix, "en")
    assert "2 гражданина" in CATALOGUE.text(mix, "ru")
    ended = apply(state, EndGame(TeamId("town")))
    was = next(line for line in news.lines(ended, Closing()) if line.args.get("seat") == 1)
    assert CATALOGUE.text(was, "en") == "Number 1: godfather."


CUES: list[tuple[str, str, str, tuple[Action, ...], Action, list[str]]] = [
    ("foul", "club", CITY.replace("putana", "prostitute"), DAY, GiveFoul(Seat(2)), ["foul 2 1"]),
    ("warning", "moscow", MOSCOW, DAY, GiveFoul(Seat(2)), ["warning 2 1"]),
    ("third warning", "moscow", MOSCOW, DAY, GiveFoul(Seat(2), 3), ["warning 2 3", "muted 2"]),
    (
        "second warning",
        "clones",
        CLONES,
        DAY,
        GiveFoul(Seat(6), 2),
        ["warning 6 2", "removed-at-once 6", "card-opened 6 citizen"],
    ),
    # The news of the vote tell it: not twice.
    ("a vote missed", "clones", CLONES, (*DAY, *votes(_6="1 2 3")), CloseVote(), []),
    (
        "a vote missed again",
        "clones",
        CLONES,
        (*DAY, GiveFoul(Seat(8)), *votes(_6="1 2 3")),
        CloseVote(),
        [],
    ),
    ("left with his card", "city", CITY, DAY, Remove(Seat(8)), ["removed 8", "card-opened 8 citizen"]),
    ("left in silence", "moscow", MOSCOW, DAY, Remove(Seat(8)), ["removed 8"]),
    ("nominated", "moscow", MOSCOW, DAY, Nominate(Seat(2), Seat(3)), ["nominated 2 3"]),
    (
        "accused",
        "davydov",
        DAVYDOV,
        (NIGHT, kill(1, 3), kill(2, 4), DAWN),
        Accuse(Seat(3), Seat(1), (Seat(3),)),
        ["accuse-failed 1 1"],
    ),
    (
        "night",
        "davydov",
        DAVYDOV,
        (NIGHT, kill(1, 3), kill(2, 4), DAWN),
        ShowHands(tuple(map(Seat, (1, 2, 3, 4)))),
        ["night-called 4"],
    ),
    ("a vote", "city", CITY, DAY, CastVote(Seat(2), Seat(3)), ["vote-heard 2 3"]),
    ("a clan's secret", "city", CITY, (NIGHT,), ClanAct(TeamId("mafia"), Verb.KILL, (Seat(8),)), []),
    (
        "a werewolf at a small table",
        "piter",
        "1 don, 2 mafia, 4 lover, 7 citizen, 8 citizen, 10 werewolf",
        DAY,
        Remove(Seat(8)),
        ["removed 8", "removed 10"],
    ),
]


@pytest.mark.parametrize(
    ("name", "rules", "roles", "before", "action", "told"), CUES, ids=[row[0] for row in CUES]
)
def test_what_the_host_brings_about_is_said_at_once(
    name: str, rules: str, roles: str, before: tuple[Action, ...], action: Action, told: list[str]
) -> None:
    state = table(rules, roles, *before)
    events = decide(state, action)
    assert in_short(lines_for(events, apply(state, action))) == told, name
