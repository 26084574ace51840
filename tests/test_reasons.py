"""Every outcome explains itself: all that can happen has words, in both languages, by every ruleset."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from controller import protocol
from controller.ports import Batch, Line, Origin
from controller.reasons import Teller, clause_key, is_of_rules, why
from controller.rules import events as e
from controller.rules.actions import Action, CloseVote, Decide
from controller.rules.engine import decide
from controller.rules.errors import IllegalAction
from controller.rules.model import ClauseId, GameState, Outcome, Reason, RoleId, Seat, TeamId, Verb
from controller.rules.rulesets import IDS, ruleset
from tests.director.days import DAWN, FAMILY, NIGHT, PITER, kill, table, votes
from tests.rules.chance import Turn, begun, turns
from voice.words import Catalogue

WORDS = Catalogue()
LANGUAGES = ("ru", "en")
ELDER = votes(_5="1 2 3")
GAMES = 4

HOUSE = """base = "club"
id = "ours"
title = {ru = "Наши правила", en = "Our rules"}
[names.ru]
don = "Крёстный <отец>"
[names.en]
don = "The <God>father"
[clauses.h-quiet]
ru = "Ночью все молчат."
en = "Nobody speaks at night."
"""


def batch(events: tuple[e.Event, ...], number: int = 2) -> Batch:
    return Batch(number, 0.0, Origin.TABLE, "Test", events)


def tellers(state: GameState) -> list[Teller]:
    return [Teller.of(WORDS, language, state) for language in LANGUAGES]


def whole(id_: str) -> Iterator[Turn]:
    for seed in range(GAMES):
        yield from turns(id_, seed)


@pytest.mark.parametrize("id_", IDS)
def test_every_event_and_every_reason_of_chance_games_has_words(id_: str) -> None:
    known = set(ruleset(id_).clauses)
    state, _ = begun(id_, 1)
    told = tellers(state)
    reasons = 0
    for turn in whole(id_):
        for because in why(turn.events):
            assert because.reasons
            for reason in because.reasons:
                reasons += 1
                assert reason.clause in known or not is_of_rules(reason.clause)
                assert all(telling.reason(reason).strip() for telling in told)
            assert all(telling.text(because.line) for telling in told)
        lines = protocol.lines(batch(turn.events))
        assert lines or not turn.events or not isinstance(turn.action, Decide), turn.action
        for line in lines:
            assert all(telling.text(line) for telling in told), line
        if turn.refusal is not None:
            assert all(telling.refusal(turn.refusal).strip() for telling in told)
    assert reasons > GAMES


@pytest.mark.parametrize("id_", IDS)
def test_every_night_vote_and_end_of_a_game_is_explained(id_: str) -> None:
    for turn in whole(id_):
        clauses = [reason for because in why(turn.events) for reason in because.reasons]
        for event in turn.events:
            match event:
                case e.NightSettled(outcomes, idle):
                    assert {reason for outcome in outcomes for reason in outcome.reasons} <= set(clauses)
                    assert set(idle) <= set(clauses)
                case e.VoteClosed() | e.GameEnded() | e.DayEnded() | e.HandsCounted() | e.RoleChanged():
                    assert event.reason in clauses


OUTCOMES: list[tuple[str, str, str, tuple[Action, ...], list[str]]] = [
    (
        "whom healing did not help",
        "family",
        FAMILY,
        (kill(5, 7), kill(4, 7, verb=Verb.HEAL), DAWN),
        ["maniac-kills", "maniac-unhealable"],
    ),
    (
        "one clause once",
        "family",
        FAMILY,
        (kill(6, 4, verb=Verb.BLOCK), DAWN),
        ["putana-protects"],
    ),
    (
        "an alibi",
        "family",
        FAMILY,
        (kill(6, 7, verb=Verb.BLOCK), DAWN, *votes(_7="1 2 3"), CloseVote()),
        ["putana-alibi"],
    ),
    ("never executed", "piter", PITER, (DAWN, *ELDER, CloseVote(), *ELDER, CloseVote()), ["elder-immune"]),
]


@pytest.mark.parametrize(
    ("name", "id_", "roles", "actions", "told"), OUTCOMES, ids=[row[0] for row in OUTCOMES]
)
def test_what_is_told_is_why_it_came_out_so(
    name: str, id_: str, roles: str, actions: tuple[Action, ...], told: list[str]
) -> None:
    *before, last = (NIGHT, *actions)
    outcome = next(why(decide(table(id_, roles, *before), last)))
    assert [str(reason.clause) for reason in outcome.reasons] == told, name


def test_a_note_is_read_out_in_words() -> None:
    (line,) = protocol.lines(batch((e.Announced("note", (2, "honest")),)))
    assert Teller(WORDS, "en", ruleset("davydov")).text(line) == "A note is read out about 2: honest."
    assert protocol.lines(batch((e.Announced("nothing we know", (2,)),))) == ()


@pytest.mark.parametrize(
    ("id_", "total", "language", "told"),
    [
        ("club", 2, "en", "3: fouls now 2."),
        ("clones", 2, "en", "3: warnings now 2."),
        ("clones", 2, "ru", "3: предупреждений теперь 2."),
    ],
)
def test_fouls_go_by_their_name(id_: str, total: int, language: str, told: str) -> None:
    (line,) = protocol.lines(batch((e.FoulGiven(Seat(3), total, by_night=False),)))
    assert Teller(WORDS, language, ruleset(id_)).text(line) == told


def test_a_reason_says_whom_it_was_about() -> None:
    telling = Teller(WORDS, "en", ruleset("club"), ("", "", "Ann"))
    reason = Reason(ClauseId("vote-not-self"), (Seat(3), Seat(3)))
    assert telling.reason(reason) == "Nobody may vote for himself. Seats: 3 (Ann)."
    assert telling.refusal(IllegalAction("e-out", seats=(Seat(3),))) == WORDS.text(Line("e-out"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_have_their_own_words(language: str) -> None:
    rules = ruleset(HOUSE)
    telling = Teller(WORDS, language, rules)
    assert telling.title(rules) == {"ru": "Наши правила", "en": "Our rules"}[language]
    assert telling.role(RoleId("don")) == {"ru": "Крёстный <отец>", "en": "The <God>father"}[language]
    assert telling.role(RoleId("mafia")) == WORDS.text(Line("role-mafia"), language)
    assert telling.clause("h-quiet") == {"ru": "Ночью все молчат.", "en": "Nobody speaks at night."}[language]
    assert telling.clause("vote-not-self") == WORDS.text(Line("club-vote-not-self"), language)
    (line,) = protocol.lines(batch((e.RolesDealt({Seat(1): RoleId("don")}),)))
    assert "отец" in telling.text(line) or "father" in telling.text(line)
    assert clause_key(rules, "vote-not-self") == "club-vote-not-self"


def test_a_side_that_plays_alone_is_called_as_its_role() -> None:
    piter = Teller(WORDS, "en", ruleset("piter"))
    assert piter.team(TeamId("maniac")) == "Maniac"
    assert piter.team(TeamId("mafia")) == "Mafia"
    assert piter.team(TeamId("draw")) == "Draw"
    renamed = 'base = "classic"\nid = "ours"\nnames = {en = {maniac = "Ripper"}}\n'
    assert Teller(WORDS, "en", ruleset(renamed)).team(TeamId("maniac")) == "Ripper"


def test_who_may_not_know_all_is_not_told_why_the_day_ended() -> None:
    events = (e.DayEnded(Reason(ClauseId("judge-himself"))),)
    assert list(why(events, whole=False)) == []
    assert len(list(why(events))) == 1


def test_a_recruit_is_not_told_by_whom() -> None:
    reason = Reason(ClauseId("recruiter-recruits"), (Seat(5), Seat(2)))
    events = (e.RoleChanged(Seat(2), RoleId("mafia"), TeamId("mafia"), reason),)
    assert [because.reasons[0].seats for because in why(events)] == [(5, 2)]
    assert [because.reasons[0].seats for because in why(events, whole=False)] == [(2,)]


def test_outcomes_come_in_the_order_of_the_seats_with_their_reasons_as_they_weighed() -> None:
    reasons = (Reason(ClauseId("a")), Reason(ClauseId("b"), (Seat(1),)))
    settled = e.NightSettled(
        (Outcome(Seat(2), True, reasons), Outcome(Seat(4), False, reasons[:1])), reasons[1:]
    )
    told = list(why((settled,)))
    assert [because.line.key for because in told] == ["protocol-died", "protocol-lives", "protocol-idle"]
    assert [because.reasons for because in told] == [reasons, reasons[:1], reasons[1:]]
