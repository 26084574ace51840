"""A name that means nothing is a typo: it is named with its line, before it can pass silently."""

from __future__ import annotations

import pytest

from controller.rules.rulesets import IDS, ruleset
from controller.scenarios import ScenarioError, read, read_text
from tests.rules.test_scenarios import FOLDER

# What the format knows, apart from the code that reads it.
FACTS = """[role, 1, don] [role_mix, don, citizen] [protected, 1] [note, 1] [note, 1, "yes"] [note, 1, honest]
[raped, 1] [recruited, citizen] [hobo_saw_killer] [death_victim, 1] [warning, 1] [winner, town] [alibi, 1]
[names, 5] [named, 1] [count_aloud, 1, 5] [count_silent, 6, 15] [eyes_open, 20] [foul, 1, 3] [night_fouls]
[foul_next_game, 1, 1] [technical_draw] [unrated] [priority, 1, 2] [priority, 1]"""
ACTIONS = """[1, kill, 2] [mafia, kill, 2] [yakuza, kill, 2] [1, kill, 2, 3] [1, heal, 2] [1, check, 2] [1, seek, 2]
[1, block, 2] [1, compare, 2, 3] [1, guess, 2, don] [mafia, guess, 2, don] [1, protect, 2] [1, silence, 2]
[1, watch, 2] [1, recruit, 2] [1, hire, 2] [1, mark, 2] [1, revive, 2] [1, copy, 2, 3] [1, note, 2]
[1, note, 2, honest] [1, order, 2, 3, 4] [1, sign] [1, wake] [1, pass] [mafia, pass] [1, timeout]"""
CHOICES = """[1, execute, 2] [1, pardon] [1, pardon, 2] [1, take, 2] [1, open] [1, pass] [1, timeout] [1, claim]
[1, thanks]"""
OTHERS = """[1, vote, 2] [1, vote, null] [1, nominate, 2] [1, accuse, 2] [1, hand] [1, hand, 2] [1, hand, night]
[host, deal, 13] [host, death]"""

FRAME = """ruleset: {rules}
clauses: {{one: It is so., two: It is not.}}
rulings: {{r-three: So we say.}}
scenarios:
  - id: x.1
    clauses: {clauses}
    players: {{1: don, 2: citizen, 3: citizen, 4: doctor, 5: maniac}}
    options: {options}
    steps:
      - {step}
"""


def source(
    step: str = "night: []", *, rules: str = "club", clauses: str = "[one]", options: str = "{}"
) -> str:
    return FRAME.format(step=step, rules=rules, clauses=clauses, options=options)


def rows(text: str) -> list[str]:
    return [f"[{row.strip('[] ')}]" for row in text.replace("\n", " ").split("] [")]


def refused(text: str) -> tuple[int, str, str]:
    with pytest.raises(ScenarioError) as error:
        read_text(text, "some.yaml")
    return error.value.line, error.value.field, error.value.right


@pytest.mark.parametrize("key", ["announced", "not_announced", "announced_only"])
@pytest.mark.parametrize("fact", rows(FACTS))
def test_every_fact_of_the_format_is_known_and_nothing_else(key: str, fact: str) -> None:
    for rules in ("club", "unknown"):
        assert read_text(source(f"expect: {{{key}: [{fact}]}}", rules=rules), "some.yaml")
    name = fact.strip("[]").split(",")[0]
    line, field, right = refused(
        source(f"expect: {{{key}: [[unrated], {fact.replace(name, name + 's', 1)}]}}")
    )
    assert (line, field) == (10, f"scenarios[1].steps[1].expect.{key}[2][1]")
    assert name in right


@pytest.mark.parametrize(
    ("fact", "field", "right"),
    [
        ("[]", "", "a fact such as"),
        ("[role, 1]", "", "seat role"),
        ("[foul, 1]", "", "seat number"),
        ("[foul, 1, 2, 3]", "", "seat number"),
        ("[priority]", "", "seat seat …"),
        ("[unrated, 1]", "", "nothing"),
        ("[foul, one, 2]", "[2]", "whole number"),
        ("[role, 1, dun]", "[3]", "one of don, mafia"),
        ("[role_mix, don, dun]", "[3]", "one of don, mafia"),
        ("[recruited, dun]", "[2]", "one of don, mafia"),
        ("[winner, twon]", "[2]", "one of town, mafia"),
    ],
)
def test_a_fact_with_something_else_than_belongs_to_it(fact: str, field: str, right: str) -> None:
    found = refused(source(f"expect: {{not_announced: [{fact}]}}"))
    assert found[:2] == (10, f"scenarios[1].steps[1].expect.not_announced[1]{field}")
    assert right in found[2]


@pytest.mark.parametrize("row", [*rows(ACTIONS), *rows(CHOICES), *rows(OTHERS)])
def test_every_form_of_a_refusal_is_known(row: str) -> None:
    for rules in ("club", "unknown"):
        assert read_text(source(f"night: []\n        then: {{refused: [{row}]}}", rules=rules), "some.yaml")


@pytest.mark.parametrize(
    ("row", "field"),
    [
        ("[1]", ""),
        ("[]", ""),
        ("[1, jump, 2]", "[2]"),
        ("[1, 2, kill]", "[2]"),
        ("[bob, kill, 2]", "[1]"),
        ("[1, pass, 2]", ""),
        ("[mafia, timeout, 2]", ""),
        ("[1, thanks, 2]", ""),
        ("[mafia, take, 2]", "[1]"),
        ("[1, take, 2, 3]", ""),
        ("[1, vote]", ""),
        ("[1, vote, 2, 3]", ""),
        ("[mafia, vote, 2]", "[1]"),
        ("[1, vote, don]", "[3]"),
        ("[1, nominate]", ""),
        ("[1, hand, day]", "[3]"),
        ("[1, deal, 13]", "[1]"),
        ("[host, deal]", ""),
        ("[host, death, 1]", ""),
        ("[host, kill, 1]", "[1]"),
    ],
)
def test_a_refusal_of_no_known_form(row: str, field: str) -> None:
    found = refused(source(f"night: []\n        then: {{refused: [{row}]}}"))
    assert found[:2] == (11, f"scenarios[1].steps[1].then.refused[1]{field}")


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ("night: [[1, pass, 2]]", "night[1]"),
        ("night: [[mafia, timeout, 2]]", "night[1]"),
        ("night: [[maffia, kill, 2]]", "night[1][1]"),
        ("decide: [[1, thanks, 2]]", "decide[1]"),
        ("decide: [[1, pass, 2]]", "decide[1]"),
        ("decide: [[1, timeout, 2]]", "decide[1]"),
        ("expect: {winner: twon}", "expect.winner"),
        ("expect: {role: {1: don, 2: dun}}", "expect.role.2"),
        ("expect: {team: {1: maffia}}", "expect.team.1"),
        ("expect: {counts: {dun: 1}}", "expect.counts.dun"),
        ("draw: {deal: {1: don, 6: citizen}}", "draw.deal.6"),
        ("draw: {deal: {1: dun}}", "draw.deal.1"),
    ],
)
def test_a_name_or_seat_that_means_nothing(step: str, field: str) -> None:
    assert refused(source(step))[:2] == (10, f"scenarios[1].steps[1].{field}")


@pytest.mark.parametrize("rules", ["club", "unknown"])
def test_every_winner_and_team_of_the_format_is_known(rules: str) -> None:
    for winner in ("town", "mafia", "yakuza", "maniac", "draw", "none"):
        assert read_text(source(f"expect: {{winner: {winner}}}", rules=rules), "some.yaml")
    for team in ("town", "mafia", "yakuza", "maniac"):
        assert read_text(source(f"expect: {{team: {{1: {team}}}}}", rules=rules), "some.yaml")


def test_names_of_rules_that_are_not_there_are_left_alone() -> None:
    step = "expect: {winner: psycho, role: {1: sharper}, team: {1: psycho}, counts: {girl: 1}}"
    text = source(step, rules="unknown", clauses="[zzz]", options="{discussion_1: 60, seniority: [1, 2]}")
    assert dict(read_text(text, "some.yaml").scenarios[0].options) == {
        "discussion_1": 60,
        "seniority": (1, 2),
    }
    assert refused(source(rules="unknown", options="{defence: long}"))[1] == "scenarios[1].options.defence"


def test_a_clause_that_the_file_does_not_state() -> None:
    for known in ("[one, two, r-three]", "[]", "[town-wins]"):
        assert read_text(source(clauses=known), "some.yaml")
    line, field, right = refused(source(clauses="[one, zzz]"))
    assert (line, field) == (6, "scenarios[1].clauses[2]")
    assert right == "must be a clause or ruling of this file, not 'zzz'"
    unstated = source(clauses="[zzz]").split("\n", 3)
    assert read_text("\n".join([unstated[0], unstated[3]]), "some.yaml")
    assert refused("ruleset: club\nclauses: one\nscenarios: []\n")[:2] == (2, "clauses")


def test_our_own_scenarios_name_clauses_of_the_rules() -> None:
    file = read(FOLDER / "own" / "club.yaml")
    named = {clause for scenario in file.scenarios for clause in scenario.clauses}
    assert named <= set(ruleset(file.ruleset).clauses)


@pytest.mark.parametrize(
    ("options", "field", "right"),
    [
        ("{bogus: 1}", "bogus", "unknown; known are early_stop"),
        ("{seniority: [1, 2]}", "seniority", "unknown; known are early_stop"),
        ("{early_stop: 1}", "early_stop", "must be true or false"),
        ("{early_stop: 'no'}", "early_stop", "must be true or false"),
        ("{early_stop: null}", "early_stop", "must be true or false"),
        ("{early_stop: [1]}", "early_stop", "must be true or false"),
    ],
)
def test_an_option_that_the_rules_do_not_have(options: str, field: str, right: str) -> None:
    found = refused(source(options=options))
    assert found[:2] == (8, f"scenarios[1].options.{field}")
    assert right in found[2]


def test_an_id_that_comes_twice() -> None:
    again = "  - {id: x.2, players: {}, steps: []}\n"
    assert refused(source() + again + again)[:2] == (12, "scenarios[3].id")
    line, field, right = refused(source() + again.replace("x.2", "x.1"))
    assert (line, field) == (11, "scenarios[2].id")
    assert right == "must differ from the id in line 5, not 'x.1'"
    twice = "ruleset: club\nscenarios: [{id: x, players: {}, steps: []}, {id: x, players: {}, steps: []}]\n"
    assert refused(twice)[:2] == (2, "scenarios[2].id")


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.yaml")), ids=lambda path: path.name)
def test_every_file_stays_readable(path: object) -> None:
    file = read(str(path))
    assert file.scenarios
    assert file.ruleset in IDS
