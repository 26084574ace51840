"""Texts of rulesets: what is laid over what, and what is no ruleset."""

from __future__ import annotations

from typing import Any

import pytest

from controller.rules.abilities.bans import InARow, PerPlayer
from controller.rules.errors import UnknownRuleset
from controller.rules.ruleset import Nights
from controller.rules.rulesets import IDS, ruleset, text_of
from controller.rules.rulesets.faults import Fault, RulesFault
from controller.rules.rulesets.reader import document, make, over, read
from tests.rulebook.cases import Case, read_cases

WORDS = read_cases("words.txt")


@pytest.mark.parametrize("case", WORDS.values(), ids=WORDS.keys())
def test_every_word_that_is_wrong_is_named(case: Case) -> None:
    with pytest.raises(RulesFault) as wrong:
        read(case.text, case.text)
    said = str(wrong.value).splitlines()
    assert len(said) == len(case.faults)
    assert all(any(words in line for line in said) for _, words in case.faults)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("id = ", "no TOML"),
        ('base = "cty"\n', "base: there is no rule text 'cty': did you mean 'city'?"),
        ("base = 5\n", "base: there is no rule text 5: known here: classic"),
        ("x = 1\n", "id is missing"),
        ('base = "city"\nid = "Our City"\n', "id: no id: 'Our City'"),
        ("", "table: least is missing"),
        ("table = 1\nsections = 1\noptions = 1\nabilities = 1\n", "abilities: must be a table, not 1"),
        ('base = "city"\n[[mixes]]\nrest = 5\n', "mixes[1].rest: must be the name of a role, not 5"),
        ('base = "city"\n[night.seconds]\nx = 1\n', "night.seconds: must be a whole number, not a table"),
        ('base = "city"\nmixes = 5\n', "mixes: must be a list, not 5"),
        ('base = "city"\n[night]\ncalls = 5\n', "night.calls: must be a list of calls"),
        ('base = "city"\n[names]\nru = 5\n', "names.ru: must be a table, not 5"),
        (
            'base = "city"\n[roles.don]\ntraits = ["survives"]\n',
            'must be a table such as {kind = "activates"}',
        ),
        ('base = "city"\n[roles.don]\nabilities = [[1]]\n', "must be the name of an ability, not a list"),
        (
            'base = "city"\n[sections]\ntable = "goal"\n',
            "sections.table: must be a list, each the name of a clause",
        ),
    ],
)
def test_what_is_no_ruleset_is_refused(text: str, says: str) -> None:
    with pytest.raises(RulesFault) as wrong:
        read(text, text)
    assert says in str(wrong.value)


def test_a_fault_without_a_place_is_its_message() -> None:
    assert str(Fault((), "no TOML")) == "no TOML"
    assert str(Fault(("night", "calls", 0, 2), "wrong")) == "night.calls[1][3]: wrong"


BELOW = {"a": {"x": 1, "y": [1, 2], "on": True}, "n": 5, "k": {"kind": "heal", "clause": "c"}}


@pytest.mark.parametrize(
    ("own", "merged"),
    [
        ({}, BELOW),
        ({"a": {"x": 2}}, {**BELOW, "a": {"x": 2, "y": [1, 2], "on": True}}),
        ({"a": {"y": [3]}}, {**BELOW, "a": {"x": 1, "y": [3], "on": True}}),
        ({"a": {"on": False}}, {**BELOW, "a": {"x": 1, "y": [1, 2], "on": False}}),
        ({"a": {"x": False}}, {**BELOW, "a": {"y": [1, 2], "on": True}}),
        ({"a": False}, {"n": 5, "k": BELOW["k"]}),
        ({"n": {"x": 1}}, {**BELOW, "n": {"x": 1}}),
        ({"new": False}, {**BELOW, "new": False}),
        ({"k": {"clause": "d"}}, {**BELOW, "k": {"kind": "heal", "clause": "d"}}),
        ({"k": {"kind": "heal"}}, BELOW),
        ({"k": {"kind": "kill"}}, {**BELOW, "k": {"kind": "kill"}}),
    ],
)
def test_tables_are_laid_over_others(own: dict[str, Any], merged: dict[str, Any]) -> None:
    assert over(BELOW, own) == merged


def test_house_rules_change_what_they_name_and_nothing_else() -> None:
    text = (
        'base = "city"\nid = "ours"\n[night]\nseconds = 20\n[abilities.heal]\n'
        'bans = [{kind = "per_player", clause = "h-once"}]\n[day]\nspeech = 45\n'
        '[clauses]\nh-once = {ru = "Раз.", en = "Once."}\n[names.en]\ndon = "Boss"\n'
    )
    city, ours = ruleset("city"), ruleset(text)
    assert (ours.id, ours.base, ours.source) == ("ours", "city", text)
    assert (ours.moves.seconds, ours.day.speech) == (20, (45,))
    assert [type(ban) for own in ours.abilities if own.verb == "heal" for ban in own.bans] == [PerPlayer]
    assert InARow in [type(ban) for own in city.abilities if own.verb == "heal" for ban in own.bans]
    assert ours.texts["h-once"] == {"ru": "Раз.", "en": "Once."}
    assert ours.names == {"en": {"don": "Boss"}}
    assert (ours.calls, ours.victories, ours.sections) == (city.calls, city.victories, city.sections)


def test_a_call_may_say_all_its_columns() -> None:
    text = (
        'base = "classic"\nid = "ours"\n[night]\ncalls = [["later", "x", ["mafia"], ["kill"], "wake", 30]]\n'
    )
    (call,) = ruleset(text).calls
    assert (call.nights, call.key, call.roles, call.seconds) == (Nights.LATER, "x", ("mafia",), 30)


@pytest.mark.parametrize("own", IDS)
def test_a_ruleset_that_comes_with_the_table_is_read_by_its_id(own: str) -> None:
    assert ruleset(own).id == ruleset(own).base == own
    assert make(document(text_of(own)), own).sections == ruleset(own).sections


@pytest.mark.parametrize("unknown", ["chess", "", "City"])
def test_there_are_no_others(unknown: str) -> None:
    with pytest.raises(UnknownRuleset):
        ruleset(unknown)
