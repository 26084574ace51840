from __future__ import annotations

from pathlib import Path

import pytest

from controller.commands import rules as command
from controller.scenarios import Scenario, ScenarioError, check, read_text
from tests.rules.test_scenarios import FOLDER

FRAME = """ruleset: club
scenarios:
  - id: x.1
    players: {1: don, 2: citizen, 3: citizen, 4: doctor, 5: maniac}
    start: night 2
    steps:
"""
HEAD = "ruleset: club\nscenarios:\n"


def one(steps: str) -> Scenario:
    return read_text(FRAME + steps, "club.yaml").scenarios[0]


@pytest.mark.parametrize(
    ("source", "line", "field", "right"),
    [
        ("ruleset: club\n", 1, "scenarios", "is missing"),
        ("scenarios: []\n", 1, "ruleset", "is missing"),
        ("[1, 2]\n", 1, "file", "must be a mapping"),
        ("", 1, "file", "must be a mapping"),
        ("hello\n", 1, "file", "must be a mapping"),
        ("# nothing\n---\n~\n", 1, "file", "must be a mapping"),
        ("ruleset: [club\nscenarios: []\n", 2, "YAML", "well-formed"),
        ("ruleset: club\nruleset: club\nscenarios: []\n", 2, "YAML", "well-formed"),
        ("ruleset: 5\nscenarios: []\n", 1, "ruleset", "must be a text"),
        ("ruleset: club\nscenarios: {a: 1}\n", 2, "scenarios", "must be a list"),
        (HEAD + "  - players: {}\n    steps: []\n", 3, "scenarios[1].id", "is missing"),
        (
            HEAD + "  - id: x\n    players: {}\n    step: []\n",
            5,
            "scenarios[1].step",
            "unknown; known are id",
        ),
        (
            HEAD + "  - id: x\n    players: {one: don}\n    steps: []\n",
            4,
            "scenarios[1].players.one",
            "whole number",
        ),
        (
            HEAD + "  - id: x\n    players: {1: 2}\n    steps: []\n",
            4,
            "scenarios[1].players.1",
            "one of don, mafia",
        ),
        (
            HEAD + "  - id: x\n    players: {1: dun}\n    steps: []\n",
            4,
            "scenarios[1].players.1",
            "one of don, mafia",
        ),
        (
            HEAD + "  - id: x\n    players: {}\n    start: day 2\n    steps: []\n",
            5,
            "scenarios[1].start",
            "night 2",
        ),
        (
            HEAD + "  - id: x\n    players: {}\n    setup: maybe\n    steps: []\n",
            5,
            "scenarios[1].setup",
            "one of ok",
        ),
        (
            HEAD + "  - id: x\n    players: {}\n    options: {a: b}\n    steps: []\n",
            5,
            "scenarios[1].options.a",
            "unknown; known are early_stop",
        ),
        (
            HEAD + "  - id: x\n    players: {}\n    clauses: [1]\n    steps: []\n",
            5,
            "scenarios[1].clauses[1]",
            "text",
        ),
        (FRAME + "      - nigth: []\n", 7, "scenarios[1].steps[1].nigth", "unknown; known are night"),
        (FRAME + "      - then: {died: []}\n", 7, "scenarios[1].steps[1]", "must be one step"),
        (FRAME + "      - {night: [], vote: {}}\n", 7, "scenarios[1].steps[1]", "must be one step"),
        (FRAME + "      - night: {}\n", 7, "scenarios[1].steps[1].night", "must be a list"),
        (FRAME + "      - night: [[1]]\n", 7, "scenarios[1].steps[1].night[1]", "must be an action"),
        (
            FRAME + "      - night:\n        - [1, chek, 2]\n",
            8,
            "scenarios[1].steps[1].night[1][2]",
            "one of kill",
        ),
        (FRAME + "      - night: [[1, kill, 2.5]]\n", 7, "scenarios[1].steps[1].night[1][3]", "whole number"),
        (FRAME + "      - vote: {1: two}\n", 7, "scenarios[1].steps[1].vote.1", "whole number"),
        (FRAME + "      - vote: [1, 2]\n", 7, "scenarios[1].steps[1].vote", "must be a mapping"),
        (FRAME + "      - foul: [1]\n", 7, "scenarios[1].steps[1].foul", "a seat and a number"),
        (FRAME + "      - foul: [1, 0]\n", 7, "scenarios[1].steps[1].foul[2]", "whole number from 1"),
        (FRAME + "      - leave: [host]\n", 7, "scenarios[1].steps[1].leave[1]", "one of spectator"),
        (FRAME + "      - leave: []\n", 7, "scenarios[1].steps[1].leave", "at least one"),
        (FRAME + "      - raise: {hand: [1]}\n", 7, "scenarios[1].steps[1].raise.hand", "unknown"),
        (FRAME + "      - nominate: [[1]]\n", 7, "scenarios[1].steps[1].nominate[1]", "two seats"),
        (FRAME + "      - accuse: {by: 1}\n", 7, "scenarios[1].steps[1].accuse.target", "is missing"),
        (FRAME + "      - decide: [[1]]\n", 7, "scenarios[1].steps[1].decide[1]", "must be a choice"),
        (FRAME + "      - decide: [[1, kill]]\n", 7, "scenarios[1].steps[1].decide[1][2]", "one of execute"),
        (FRAME + "      - draw: {card: 1}\n", 7, "scenarios[1].steps[1].draw.card", "unknown"),
        (FRAME + "      - deal: {players: many}\n", 7, "scenarios[1].steps[1].deal.players", "whole number"),
        (
            FRAME + "      - night: []\n        then: {dead: []}\n",
            8,
            "scenarios[1].steps[1].then.dead",
            "unknown",
        ),
        (
            FRAME + "      - night: []\n        then: {died: 3}\n",
            8,
            "scenarios[1].steps[1].then.died",
            "must be a list",
        ),
        (
            FRAME + "      - night: []\n        then: {next: noon}\n",
            8,
            "scenarios[1].steps[1].then.next",
            "one of night",
        ),
        (
            FRAME + "      - expect: {timer: {tea: 5}}\n",
            7,
            "scenarios[1].steps[1].expect.timer.tea",
            "unknown",
        ),
        (
            FRAME + "      - expect: {answers: {5: perhaps}}\n",
            7,
            "scenarios[1].steps[1].expect.answers.5",
            "one of yes",
        ),
        (
            FRAME + "      - expect: {acts: {5: [jump]}}\n",
            7,
            "scenarios[1].steps[1].expect.acts.5[1]",
            "one of kill",
        ),
        (FRAME + "      - expect: {winner: 5}\n", 7, "scenarios[1].steps[1].expect.winner", "one of town"),
    ],
)
def test_what_cannot_be_read_is_named(source: str, line: int, field: str, right: str) -> None:
    with pytest.raises(ScenarioError) as error:
        read_text(source, "some.yaml")
    assert (error.value.file, error.value.line, error.value.field) == ("some.yaml", line, field)
    assert right in error.value.right
    assert str(error.value).startswith(f"some.yaml:{line}: {field}: ")


def test_bare_yes_and_no_and_an_expectation_on_its_own_line() -> None:
    steps = "      - night: [[4, heal, 4]]\n      - then: {answers: {4: none}}\n      - night: []\n"
    assert check("club", one(steps)) == ()
    for word in ("yes", "'yes'", "true"):
        scenario = one(f"      - expect: {{answers: {{1: {word}}}}}\n")
        assert scenario.steps[0].then[0].value == {1: "yes"}
    assert one("      - expect: {answers: {1: []}}\n").steps[0].then[0].value == {1: "nobody"}
    assert one("      - expect: {answers: {1: [3, 2]}}\n").steps[0].then[0].value == {1: {2, 3}}


@pytest.mark.parametrize(
    ("then", "key", "actual"),
    [
        ("died: []", "died", frozenset({2})),
        ("executed: [2]", "executed", frozenset()),
        ("answers: {1: 'yes'}", "answers", {1: "none"}),
        ("refused: [[1, kill, 2]]", "refused", frozenset({(5, "kill", 5)})),
        ("announced: [[night_fouls]], refused: [[5, kill, 5]]", "announced", ()),
        ("announced_only: [[role, 2, citizen]]", "announced_only", frozenset()),
        ("silenced: [3]", "silenced", frozenset()),
        ("tally: {2: 1}", "tally", {}),
        ("tied: [1, 2]", "tied", frozenset()),
        ("speaks: [1]", "speaks", ()),
        ("last_word: []", "last_word", frozenset({2})),
        ("timer: {speech: 61}", "timer", {"speech": 60}),
        ("wakes: [[1], [5], [4]]", "wakes", (frozenset({1}), frozenset({4}), frozenset({5}))),
        ("acts: {1: [heal]}", "acts", {1: frozenset({"kill"})}),
        ("knows: {1: [2]}", "knows", {1: frozenset()}),
        ("role: {1: mafia}", "role", {1: "don"}),
        ("team: {1: town}", "team", {1: "mafia"}),
        ("counts: {don: 1}", "counts", {"don": 0}),
        ("winner: town", "winner", "none"),
        ("next: night", "next", "day"),
    ],
)
def test_what_was_not_expected_fails(then: str, key: str, actual: object) -> None:
    scenario = one(f"      - night: [[mafia, kill, 2], [5, kill, 5]]\n        then: {{{then}}}\n")
    failures = {failure.key: failure for failure in check("club", scenario)}
    assert failures[key].actual == actual
    assert failures[key].line == 8
    assert failures[key].step == 1
    assert "2 died: don-decides (1)" in failures[key].why
    assert "[5, kill, 5] was refused: maniac-no-suicide" in failures[key].why


def test_what_must_not_be_announced_fails() -> None:
    steps = "      - night: []\n      - foul: [3, 1]\n        then: {not_announced: [[foul, 3, 1]]}\n"
    (failure,) = check("club", one(steps))
    assert (failure.key, failure.step) == ("not_announced", 2)


def test_a_refusal_that_nobody_expected_fails_at_its_step() -> None:
    (failure,) = check("club", one("      - night: [[2, kill, 1]]\n"))
    assert (failure.key, failure.line, failure.actual) == ("refused", 7, {(2, "kill", 1)})


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("      - foul: [3, 1]\n      - leave: [9]\n", "e-unknown-seat"),
        ("      - draw: {execute: 3}\n", "e-not-day"),
        ("      - night: []\n      - draw: {deal: {1: don}}\n", "e-not-your-move"),
    ],
)
def test_a_step_that_cannot_be_done_fails_with_its_clause(steps: str, why: str) -> None:
    (failure,) = check("club", one(steps))
    assert failure.actual == "cannot be done"
    assert why in failure.why[0]


@pytest.mark.parametrize(
    ("setup", "players", "actual"),
    [
        ("refused", "{1: don, 2: citizen, 3: citizen, 4: citizen, 5: citizen}", "ok"),
        ("experimental", "{1: don, 2: citizen, 3: citizen, 4: citizen, 5: citizen}", "ok"),
        ("ok", "{1: don, 2: don, 3: citizen, 4: citizen, 5: citizen}", "refused"),
    ],
)
def test_a_table_that_is_judged_otherwise_fails(setup: str, players: str, actual: str) -> None:
    source = f"{HEAD}  - {{id: x, players: {players}, setup: {setup}, steps: []}}\n"
    (failure,) = check("club", read_text(source, "x.yaml").scenarios[0])
    assert (failure.key, failure.expected, failure.actual) == ("setup", setup, actual)


# ---------------------------------------------------------------- the command


def test_the_command_counts_over_all_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.check([FOLDER / "club.yaml"]) == 0
    assert capsys.readouterr().out == "44 passed, 0 failed\n"
    assert command.check([FOLDER / "club.yaml", FOLDER / "davydov.yaml"]) == 0
    assert capsys.readouterr().out.endswith("64 passed, 0 failed\n")


def test_the_command_says_what_was_expected_what_came_and_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "club.yaml"
    path.write_text(FRAME + "      - night: [[mafia, kill, 2]]\n        then: {died: [3], refused: []}\n")
    assert command.check([path]) == 1
    assert capsys.readouterr().out == (
        f"FAILED x.1\n  step 1, {path}:8: died\n    expected: [3]\n    came:     [2]\n"
        "    because:  2 died: don-decides (1)\n0 passed, 1 failed\n"
    )


def test_the_command_goes_on_after_a_file_that_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(FRAME + "      - nigth: []\n")
    assert command.check([bad, FOLDER / "club.yaml"]) == 2
    captured = capsys.readouterr()
    assert f"{bad}:7: scenarios[1].steps[1].nigth: unknown" in captured.err
    assert captured.out == "44 passed, 0 failed\n"
