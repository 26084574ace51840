from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args

import pytest

from controller.ports import Line
from controller.rules import actions, events
from controller.rules.engine import _DECIDERS
from controller.rules.errors import Own, UnknownRuleset
from controller.rules.evolve import _EVOLVERS
from controller.rules.ruleset import Nights
from controller.rules.rulesets import IDS, ruleset
from tests.rules.test_scenarios import FOLDER, SHARED
from voice.words import Catalogue

_catalogue = cache(Catalogue)
ALL = [ruleset(name) for name in IDS]


def test_rules_are_found_by_id() -> None:
    assert ruleset("club").id == "club"
    with pytest.raises(UnknownRuleset):
        ruleset("chess")


def _clauses(value: Any) -> set[str]:
    """Every clause that the data of a ruleset rests on."""
    if isinstance(value, dict | type(ruleset("club").options)):
        return set().union(*(_clauses(item) for item in value.values()))
    if isinstance(value, tuple | frozenset):
        return set().union(*(_clauses(item) for item in value))
    if is_dataclass(value):
        named = {
            str(getattr(value, field.name))
            for field in fields(value)
            if "ClauseId" in str(field.type) and isinstance(getattr(value, field.name), str)
        }
        return named.union(*(_clauses(getattr(value, field.name)) for field in fields(value)))
    return set()


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)
def test_what_the_data_rests_on_is_a_clause(rules: Any) -> None:
    assert _clauses(rules) <= {*rules.clauses, *map(str, Own)}
    assert len(set(rules.clauses)) == len(rules.clauses)


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)
def test_the_clauses_are_those_of_the_scenario_file(rules: Any) -> None:
    source = (FOLDER / f"{rules.id}.yaml").read_text(encoding="utf-8")
    stated = re.findall(
        r"^  ([a-z][a-z0-9_-]+):", source.split("\nclauses:")[1].split("\nscenarios:")[0], re.MULTILINE
    )
    assert list(rules.clauses) == stated
    named = {clause for scenario in SHARED[rules.id].scenarios for clause in scenario.clauses}
    # Two of the files name a clause of theirs without its ending.
    assert named <= {*rules.clauses, *(clause.removesuffix("_only") for clause in rules.clauses)}


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)
def test_every_move_has_a_call_and_every_call_its_move(rules: Any) -> None:
    called = {(role, verb) for call in rules.calls for role in call.roles for verb in call.verbs}
    able = {(role.id, own.verb) for role in rules.roles for own in role.abilities}
    assert able <= called
    for call in rules.calls:
        for verb in call.verbs:
            assert any((role, verb) in able for role in call.roles), (call.key, verb)


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)
def test_every_clause_role_and_refusal_has_words_in_every_language(rules: Any) -> None:
    words = _catalogue()
    keys = [f"{rules.id}-{clause}" for clause in rules.clauses]
    keys += [f"role-{role.id}" for role in rules.roles] + [f"team-{team}" for team in rules.teams]
    keys += [str(own) for own in Own] + [f"rules-section-{section.key}" for section in rules.sections]
    for language in words.languages:
        for key in keys:
            assert words.text(Line(key), language)


def test_nights_of_a_call() -> None:
    assert [nights.include(1) for nights in Nights] == [True, False, True]
    assert [nights.include(2) for nights in Nights] == [False, True, True]


def test_every_action_is_decided_and_every_event_evolves() -> None:
    assert set(_DECIDERS) == set(get_args(actions.Action))
    assert set(_EVOLVERS) == set(get_args(events.Event))


def test_the_machine_s_own_clauses_are_told_apart() -> None:
    for own in Own:
        assert own.startswith("e-")
    for rules in ALL:
        assert not any(clause.startswith("e-") for clause in rules.clauses)
