"""How two sets of rules differ: in readable words, each with its clauses, and nothing where nothing differs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.rulebook.difference import changed_places, difference_lines, differences
from controller.rulebook.difference.said import GROUPS
from controller.rulebook.house import faults_of
from controller.rules.rulesets import IDS, ruleset, text_of
from controller.rules.rulesets.faults import Place
from controller.rules.rulesets.reader import document, parse
from tests.rulebook.cases import HEAD
from voice.words import Catalogue

WORDS = Catalogue()
EVENING = Path(__file__).parents[2] / "docs" / "house-rules" / "city-evening.toml"
GOLDEN = Path(__file__).parent / "golden"


def told(one: str, other: str, language: str = "en") -> list[str]:
    """Return the lines of a difference, without title and place names."""
    groups = differences(ruleset(one), ruleset(other), WORDS, language)
    return list(difference_lines(("A", "B"), groups, WORDS, language))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_the_example_changes_reads_so(language: str) -> None:
    lines = told("city", EVENING.read_text(encoding="utf-8"), language)
    golden = (GOLDEN / f"city-evening.{language}.txt").read_text(encoding="utf-8")
    assert "\n".join(lines) + "\n" == golden


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("own", IDS)
def test_rules_do_not_differ_from_themselves(own: str, language: str) -> None:
    assert differences(ruleset(own), ruleset(own), WORDS, language) == ()


@pytest.mark.parametrize("base", IDS)
def test_house_rules_that_change_nothing_do_not_differ(base: str) -> None:
    house = HEAD.format(base=base)
    assert differences(ruleset(base), ruleset(house), WORDS, "en") == ()
    assert changed_places(document(text_of(base)), document(house)) == ()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_any_two_that_come_with_the_table_can_be_compared(language: str) -> None:
    for one, other in zip(IDS, [*IDS[1:], IDS[0]], strict=True):
        groups = differences(ruleset(one), ruleset(other), WORDS, language)
        assert [group.key for group in groups] == [
            key for key in GROUPS if key in {group.key for group in groups}
        ]
        said = [
            side
            for group in groups
            for each in group.differences
            for side in (each.before, each.after)
            if side
        ]
        assert all(side.text.strip() for side in said)
        assert any(side.clauses for side in said)


CHANGES = [
    ("[night]\nseconds = 20\n", "clocks", "A move may take 15 s.", "A move may take 20 s."),
    ("[roles]\nmaniac = false\n", "roles", "Plays for: Town", None),
    ('[names.en]\ndon = "Boss"\n', "roles", None, "in the base: Don"),
    ("[leaving]\nnight_card = 'at_once'\n", "leaving", "stays closed", "is opened at once"),
    ("[vote]\nnot_self = false\n", "day", "Not against oneself.", None),
    (
        "[abilities.hunt]\npierces = ['heal']\n",
        "abilities",
        None,
        "This does not help against it: treatment.",
    ),
    ("[abilities.heal]\nfrees = false\n", "abilities", "The patient is freed of a block too.", None),
    ("[table]\npriority = true\n", None, None, None),
    (
        '[clauses]\nday-discuss = {ru = "Все молчат.", en = "Everybody is silent."}\n',
        "clauses",
        None,
        "Everybody is silent.",
    ),
]


@pytest.mark.parametrize(("text", "group", "before", "after"), CHANGES)
def test_a_change_is_told_in_its_group(
    text: str, group: str | None, before: str | None, after: str | None
) -> None:
    groups = {one.key: one.differences for one in differences(ruleset("city"), _loose(text), WORDS, "en")}
    if group is None:
        assert groups == {}
        return
    sides = [(one.before and one.before.text, one.after and one.after.text) for one in groups[group]]
    assert any(
        (before or old) == old and (after or new) == new and (before or after) for old, new in sides
    ), groups


def _loose(text: str) -> Any:
    """Return city's rules with changes; roles that are left out are left out everywhere."""
    head = HEAD.format(base="city")
    if "maniac = false" in text:
        text += (
            "[abilities]\nhunt = false\nfreeze = {roles = ['doctor', 'commissar']}\n"
            '[night]\ncalls = [["every", "putana", ["putana"], ["block"]], ["every", "doctor", ["doctor"], ["heal"]],'
            ' ["every", "mafia", ["don", "mafia", "putana"], ["kill"]],'
            ' ["every", "commissar", ["commissar"], ["check", "note"]]]\n'
            '[[mixes]]\nleast = 12\nmost = 12\nrest = "citizen"\nfixed = {don = 1, mafia = 2}\n'
        )
    return ruleset(head + text)


def test_the_same_said_by_another_clause_is_a_difference() -> None:
    text = HEAD.format(base="city") + '[abilities.hunt]\nclause = "maniac-red"\n'
    (group,) = differences(ruleset("city"), ruleset(text), WORDS, "en")
    (one,) = group.differences
    assert one.before is not None
    assert one.after is not None
    assert one.before.text == one.after.text
    assert [clause for clause, _ in (*one.before.clauses, *one.after.clauses)] == [
        "maniac-kills",
        "maniac-red",
    ]


# ---------------------------------------------------------------- one value changed


def values(tables: dict[str, Any], within: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield every value in tables that can be changed by itself."""
    for key, value in tables.items():
        if isinstance(value, dict):
            yield from values(value, (*within, key))
        elif within and within[0] not in ("sections", "title"):
            yield (*within, key), value


ALL = [(base, place, value) for base in IDS for place, value in values(parse(text_of(base)))]
OTHERS = st.one_of(
    st.booleans(), st.integers(-3, 4000), st.sampled_from(["", "mafia", "town", "xyz", "goal"]), st.just([])
)


def written(place: Place, value: Any) -> str:
    *tables, key = place
    return f"[{'.'.join(map(str, tables))}]\n{key} = {json.dumps(value)}\n"


@settings(max_examples=150)
@given(st.sampled_from(ALL), OTHERS)
def test_one_changed_value_differs_in_exactly_that_place_or_is_named(
    at: tuple[str, Place, Any], value: Any
) -> None:
    base, place, before = at
    text = HEAD.format(base=base) + written(place, value)
    faults = faults_of(text)
    if not faults:
        changed = changed_places(document(text_of(base)), document(text))
        assert changed == (() if value == before and type(value) is type(before) else (place,))
    else:
        named = {one[: len(place)] for fault in faults for one in (fault.place, *fault.because)}
        assert any(place[: len(one)] == one for one in named), (place, faults)
