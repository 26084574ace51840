"""What the pages say of the step that is on: in words for each kind, and nothing that is not said aloud."""

from __future__ import annotations

from typing import get_args

import pytest

from controller.dashboard.wording import speaker, step_kind, step_line
from controller.ports import Line
from controller.reasons import Teller
from controller.rules import steps as ev
from controller.rules.model import RoleId, Seat, Verb
from controller.rules.rulesets import IDS, ruleset
from tests.dashboard.pages import WORDS

TWO, THREE = Seat(2), Seat(3)
ASK = ("call:mafia:kill", "mafia", Verb.KILL)

STEPS: list[tuple[ev.Step, str, Seat | None]] = [
    (ev.Opening(), "The game opens", None),
    (ev.Nightfall(), "Night falls", None),
    (ev.DealCall("deal:don", RoleId("don"), 1, 9.0), "Dealing: don", None),
    (ev.MeetCall("call:sunrise", "sunrise", (TWO,), 9.0), "The black cards meet while it is counted", None),
    (ev.NightAsk(*ASK, (TWO,), (THREE,), 9.0, 9.0), "Move of the mafia: shot", None),
    (ev.NightAsk("x", "notes", Verb.KILL, (TWO,), (), 9.0, 9.0), "Everybody gives a sign: shot", None),
    (ev.DeathCall("death", TWO, 5, 9.0), "Death asks for a number", None),
    (ev.Dawn(), "The night is settled", None),
    (ev.Morning(), "Morning news", None),
    (ev.LastWord("last_word:2", TWO, 30.0), "Last words: 2 (Ann)", TWO),
    (ev.Discussion("discussion:1", 60.0), "Discussion", None),
    (ev.Speech("speech:2", TWO, 60.0), "Speech: 2 (Ann)", TWO),
    (ev.Speech("extra:2", TWO, 30.0, extra=True), "More time: 2 (Ann)", TWO),
    (ev.Speech("defence:1:2", TWO, 30.0, defence=True), "Defence: 2 (Ann)", TWO),
    (ev.HandsQuestion("hands", 3, 30.0), "Who wants more time", None),
    (ev.Accusations("accusations"), "Accusations", None),
    (ev.VoteOpening("vote:1", 1), "The vote opens", None),
    (ev.VoteTurn("vote:1:2", 1, TWO), "2 (Ann) votes", TWO),
    (ev.CandidateTurn("vote:1:for:2", 1, TWO, (THREE,)), "Who votes against 2 (Ann)", TWO),
    (ev.VoteClosing("vote:1:close", 1), "The votes are counted", None),
    (ev.VoteNews("vote:1:news", 1), "Result of the vote", None),
    (ev.BothQuestion("both", (TWO, THREE)), "Hands: shall all leave – 2 (Ann) and 3", None),
    (ev.DecisionAsk("d", "judge", THREE, (TWO,), False, True, False), "The judge decides on 2 (Ann)", None),
    (ev.DecisionAsk("d", "judge", THREE, (TWO,), False, False, False), "3 decides on 2 (Ann)", THREE),
    (ev.DecisionAsk("d", "take", THREE, (TWO,), True, False, False), "3 takes somebody along", THREE),
    (ev.DecisionAsk("d", "grave", THREE, (TWO,), False, False, True), "3 may take somebody to the grave", THREE),
    (ev.Lot("lot:1", (TWO, THREE)), "The lot decides between 2 (Ann) and 3", None),
    (ev.VerdictNews(), "What was decided", None),
    (ev.Closing(), "The game closes", None),
]  # fmt: skip


@pytest.mark.parametrize(("step", "told", "seat"), STEPS, ids=[told for _, told, _ in STEPS])
def test_each_step_in_words(step: ev.Step, told: str, seat: Seat | None) -> None:
    names = ("", "Ann")
    assert Teller(WORDS, "en", ruleset("club"), names).text(step_line(step)) == told
    assert Teller(WORDS, "ru", ruleset("club"), names).text(step_line(step))
    assert speaker(step) == seat


def test_every_kind_of_step_is_among_them() -> None:
    assert {type(step) for step, _, _ in STEPS} == set(get_args(ev.Step))
    assert step_kind(STEPS[4][0]) == "night-ask"


def test_who_is_awake_and_who_decides_in_secret_makes_no_difference() -> None:
    one = ev.NightAsk(*ASK, (TWO,), (THREE,), 9.0, 9.0)
    other = ev.NightAsk(*ASK, (), (), 9.0, 9.0)
    assert step_line(one) == step_line(other)
    judges = [ev.DecisionAsk("d", "judge", seat, (Seat(4),), False, True, False) for seat in (TWO, THREE)]
    assert step_line(judges[0]) == step_line(judges[1])


@pytest.mark.parametrize("rules", IDS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_call_of_every_ruleset_has_words(rules: str, language: str) -> None:
    known = ruleset(rules)
    named = {str(role) for role in WORDS.roles}
    for call in known.calls:
        steps: list[ev.Step] = [ev.NightAsk("x", call.key, verb, (), (), 9.0, 9.0) for verb in call.verbs]
        for step in steps or [ev.MeetCall("x", call.key, (), 9.0)]:
            told = Teller(WORDS, language, known).text(step_line(step))
            assert call.key in named or call.key not in told
            assert ":" in told or call.key in {"acquaintance", "sunrise"}


def test_house_rules_name_their_calls() -> None:
    house = ruleset('base = "club"\nid = "ours"\nnames = {en = {mafia = "Gang"}}\n')
    assert Teller(WORDS, "en", house).text(Line("step-night-ask", {"call": "mafia", "verb": "kill"})) == (
        "Move of the gang: shot"
    )
