"""What a vote came to and what followed it, under every ruleset: tables of games and their lines."""

from __future__ import annotations

import pytest

from controller.director import results
from controller.director.vote import opening
from controller.rules.actions import (
    Accuse,
    Action,
    CloseVote,
    Decide,
    DrawCondemned,
    GiveFoul,
    Nominate,
    OpenVote,
    Remove,
    ShowHands,
)
from controller.rules.evening import next_step
from controller.rules.model import Cause, Ruling, Seat, Verb
from controller.rules.steps import Morning, VerdictNews, VoteNews
from tests.director.days import (
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

ALIBI = (NIGHT, kill(6, 7, verb=Verb.BLOCK), DAWN)
PROTECT = (NIGHT, kill(3, 6, verb=Verb.PROTECT), DAWN)

ROUNDS: list[tuple[str, str, str, tuple[Action, ...], list[list[str]], list[str]]] = [
    (
        "executed with his card",
        "city",
        CITY,
        (*DAY, *votes(_8="2 3 4", _9="8"), CloseVote()),
        [["tally 8 3", "tally 9 1", "vote-result-out 8"]],
        ["card-opened 8 citizen"],
    ),
    (
        "a tie, then another",
        "city",
        CITY,
        (*DAY, *votes(_8="2", _9="8"), CloseVote(), *votes(_8="2", _9="8"), CloseVote()),
        [
            ["tally 8 1", "tally 9 1", "vote-result-tie 8,9"],
            ["tally 8 1", "tally 9 1", "vote-result-same 8,9"],
        ],
        [],
    ),
    ("no votes", "city", CITY, (*DAY, OpenVote(), CloseVote()), [["vote-result-no-votes"]], []),
    (
        "the first tie ends it",
        "family",
        FAMILY,
        (*DAY, *votes(_8="2", _9="8"), CloseVote()),
        [["tally 8 1", "tally 9 1", "vote-result-many 8,9"]],
        [],
    ),
    (
        "alibi",
        "family",
        FAMILY,
        (*ALIBI, *votes(_7="2"), CloseVote()),
        [["tally 7 1", "vote-result-alibi 7"]],
        [],
    ),
    (
        "the leader has left",
        "family",
        FAMILY,
        (*DAY, *votes(_7="2 8"), Remove(Seat(7), Cause.LEFT), CloseVote()),
        [["tally 7 2", "vote-result-gone 7"]],
        [],
    ),
    (
        "cards after the vote, the night's too",
        "classic",
        CLASSIC,
        (NIGHT, kill(1, 6), DAWN, *votes(_7="1"), CloseVote()),
        [["tally 7 1", "vote-result-out 7"]],
        ["card-opened 6 citizen", "card-opened 7 citizen"],
    ),
    (
        "only the night's cards",
        "classic",
        CLASSIC,
        (NIGHT, kill(1, 6), DAWN, OpenVote(), CloseVote()),
        [["vote-result-no-votes"]],
        ["card-opened 6 citizen"],
    ),
    (
        "suspects, none",
        "piter",
        PITER,
        (*DAY, *votes(_7="1"), CloseVote()),
        [["voices 7 1", "vote-no-suspects"]],
        [],
    ),
    (
        "suspects, then the elder",
        "piter",
        PITER,
        (*DAY, *votes(_5="1 2", _7="3 4"), CloseVote(), *votes(_5="1 2"), CloseVote()),
        [["voices 5 2", "voices 7 2", "vote-suspects 5,7"], ["tally 5 2", "vote-result-stays 5"]],
        [],
    ),
    (
        "the rake takes one along",
        "piter",
        PITER,
        (
            *(*DAY, *votes(_6="1 2"), CloseVote(), *votes(_6="1 7"), CloseVote()),
            Decide(Seat(6), Ruling.TAKE, Seat(7)),
        ),
        [["voices 6 2", "vote-suspects 6"], ["tally 6 2", "vote-result-out 6"]],
        ["verdict-taken 7", "card-opened 6 rake", "card-opened 7 citizen"],
    ),
    (
        "the don opens his card and takes one to the grave",
        "city",
        CITY,
        (
            *(*DAY, *votes(_1="5 6"), CloseVote(), Decide(Seat(1), Ruling.OPEN)),
            Decide(Seat(1), Ruling.TAKE, Seat(5)),
        ),
        [["tally 1 2", "vote-result-out 1"]],
        ["verdict-grave 5", "card-opened 1 don", "card-opened 5 commissar"],
    ),
    (
        "undecided, twice the same tie",
        "polytech",
        POLYTECH,
        (
            *(*DAY, *votes(_6="1 2 3 4", _7="5 6 7 8"), CloseVote()),
            *(*votes(_6="1 2 3 4", _7="5 6 7 8"), CloseVote()),
        ),
        [
            ["tally 6 4", "tally 7 4", "round-undecided 6,7"],
            ["tally 6 4", "tally 7 4", "vote-result-same 6,7"],
        ],
        [],
    ),
    (
        "penalty, undecided, executed",
        "polytech",
        POLYTECH,
        (
            *(*DAY, *votes(_6="1 2 3 4 5", _7="6 7"), CloseVote()),
            *(*votes(_6="1 2 3 4 5", _7="6 7 8"), CloseVote()),
        ),
        [
            ["vote-penalty 8 2", "tally 6 5", "tally 7 2", "tally 8 2", "round-undecided 6"],
            ["tally 6 5", "tally 7 3", "vote-result-out 6"],
        ],
        [],
    ),
    (
        "protected",
        "polytech",
        POLYTECH,
        (
            *(*PROTECT, *votes(_6="1 2 3 4 5", _7="6 7 8"), CloseVote()),
            *(*votes(_6="1 2 3 4 5", _7="6 7 8"), CloseVote()),
        ),
        [
            ["tally 6 5", "tally 7 3", "round-undecided 6"],
            ["tally 6 5", "tally 7 3", "vote-result-protected 6"],
        ],
        [],
    ),
    (
        "the judge pardons; who has not voted is warned",
        "clones",
        CLONES,
        (*DAY, *votes(_6="1 2 3 4 5 9", _7="6"), CloseVote(), Decide(Seat(4), Ruling.PARDON)),
        [["warning 7 1", "warning 8 1", "tally 6 6", "tally 7 1", "vote-to-judge 6"]],
        ["verdict-nobody"],
    ),
    (
        "the second warning puts out, with the card",
        "clones",
        CLONES,
        (
            *(*DAY, GiveFoul(Seat(8)), *votes(_6="1 2 3 4 5 7 9", _7="6"), CloseVote()),
            Decide(Seat(4), Ruling.EXECUTE, Seat(6)),
        ),
        [
            [
                *("warning 8 2", "removed-at-once 8", "card-opened 8 citizen"),
                *("tally 6 7", "tally 7 1", "vote-to-judge 6"),
            ]
        ],
        ["verdict-out 6", "card-opened 6 citizen"],
    ),
    (
        "the lot",
        "clones",
        "1 mafia, 2 sheriff, 3 doctor, 6 citizen, 7 citizen, 8 citizen",
        (*DAY, *votes(_6="1 2 7", _7="3 6 8"), CloseVote(), DrawCondemned(Seat(7))),
        [["tally 6 3", "tally 7 3", "vote-to-judge 6,7"]],
        ["verdict-out 7", "card-opened 7 citizen"],
    ),
    (
        "the rest falls to the last one",
        "moscow",
        MOSCOW,
        (*DAY, Nominate(Seat(1), Seat(5)), Nominate(Seat(2), Seat(6)), *votes(_5="1 2 3"), CloseVote()),
        [["tally 5 3", "tally 6 7", "vote-result-out 6"]],
        [],
    ),
    (
        "a crash, then hands for both",
        "moscow",
        MOSCOW,
        (
            *(*DAY, Nominate(Seat(1), Seat(5)), Nominate(Seat(2), Seat(6))),
            *(*votes(_5="1 2 3 4 5"), CloseVote(), *votes(_5="1 2 3 4 5"), CloseVote()),
            ShowHands(tuple(map(Seat, range(1, 8)))),
        ),
        [
            ["tally 5 5", "tally 6 5", "vote-result-tie 5,6"],
            ["tally 5 5", "tally 6 5", "vote-result-same 5,6"],
        ],
        ["verdict-out 5,6"],
    ),
    (
        "accusations are told at once, not again",
        "davydov",
        DAVYDOV,
        (NIGHT, kill(1, 3), kill(2, 4), DAWN, Accuse(Seat(3), Seat(1), (Seat(3), Seat(4), Seat(5)))),
        [],
        [],
    ),
]


@pytest.mark.parametrize(
    ("name", "rules", "roles", "actions", "rounds", "verdict"), ROUNDS, ids=[row[0] for row in ROUNDS]
)
def test_a_vote_is_told_with_what_it_came_to_and_what_followed(
    name: str,
    rules: str,
    roles: str,
    actions: tuple[Action, ...],
    rounds: list[list[str]],
    verdict: list[str],
) -> None:
    state = table(rules, roles, *actions)
    told = [in_short(results.of_vote(state, number)) for number in range(1, len(state.rounds) + 1)]
    assert told == rounds, name
    assert in_short(results.of_verdict(state)) == verdict
    if verdict:
        done = {Morning().key, *(VoteNews(f"vote:{n}:news", n).key for n in range(1, len(rounds) + 1))}
        assert next_step(state._replace(done=frozenset(done))) == VerdictNews()


CRASHED = (
    *DAY,
    *(Nominate(Seat(1), Seat(5)), Nominate(Seat(2), Seat(6))),
    *(*votes(_5="1 2 3 4 5"), CloseVote()),
)
NOW: list[tuple[str, str, str, tuple[Action, ...], str]] = [
    ("defence", "moscow", MOSCOW, CRASHED, "vote-tie-defence 5,6"),
    ("hands", "moscow", MOSCOW, (*CRASHED, *votes(_5="1 2 3 4 5"), CloseVote()), "vote-tie-hands 5,6"),
    ("a vote", "city", CITY, (*DAY, *votes(_8="2", _9="8"), CloseVote()), "vote-result-tie 8,9"),
    (
        "another round",
        "polytech",
        POLYTECH,
        (*DAY, *votes(_6="1 2 3 4", _7="5 6 7 8"), CloseVote()),
        "round-undecided 6,7",
    ),
]


@pytest.mark.parametrize(("name", "rules", "roles", "actions", "told"), NOW, ids=[row[0] for row in NOW])
def test_a_tie_is_told_with_what_comes_next(
    name: str, rules: str, roles: str, actions: tuple[Action, ...], told: str
) -> None:
    state = table(rules, roles, *actions)
    assert in_short(results.of_vote(state, len(state.rounds)))[-1] == told, name


OPENINGS: list[tuple[str, str, str, tuple[Action, ...], list[str]]] = [
    ("by voters", "clones", CLONES, (*DAY, OpenVote()), ["vote-opens 1"]),
    ("by candidates", "city", CITY, (*DAY, OpenVote()), ["vote-opens-hands"]),
    (
        "those put to the vote",
        "moscow",
        MOSCOW,
        (*DAY, Nominate(Seat(1), Seat(6)), Nominate(Seat(2), Seat(5)), OpenVote()),
        ["vote-nominees 6,5", "vote-opens-hands"],
    ),
    ("once more", "moscow", MOSCOW, (*CRASHED, OpenVote()), ["revote-opens 5,6", "vote-opens-hands"]),
    ("suspects", "piter", PITER, (*DAY, OpenVote()), ["suspects-open 2"]),
    (
        "between the suspects",
        "piter",
        PITER,
        (*DAY, *votes(_5="1 2"), CloseVote(), OpenVote()),
        ["vote-between 5", "vote-opens 1"],
    ),
    (
        "a round among all",
        "polytech",
        POLYTECH,
        (*DAY, *votes(_6="1 2 3 4", _7="5 6 7 8"), CloseVote(), OpenVote()),
        ["vote-round 2", "vote-opens-hands"],
    ),
    (
        "by the others",
        "club",
        "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar",
        (*DAY, *votes(_1="2 3 4", _2="1 5 6"), OpenVote()),
        ["revote-opens 1,2", "revote-others", "vote-opens 3"],
    ),
]


@pytest.mark.parametrize(
    ("name", "rules", "roles", "actions", "told"), OPENINGS, ids=[row[0] for row in OPENINGS]
)
def test_a_round_is_opened_in_its_own_words(
    name: str, rules: str, roles: str, actions: tuple[Action, ...], told: list[str]
) -> None:
    state = table(rules, roles, *actions)
    assert state.round is not None
    assert in_short(opening(state, state.round)) == told, name
