"""``mafia-table rules check``: scenarios against the engine, and house rules."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from controller.commands.house_rules import check_house
from controller.ports import Words
from controller.reasons import Teller
from controller.rules.rulesets import IDS, ruleset
from controller.scenarios import Failure, Scenario, ScenarioError, read
from controller.scenarios import check as play
from controller.scenarios.wording import plain, printable


def check(paths: Iterable[Path | str], words: Words | None = None) -> int:
    """Play every scenario of the files, check house rules (``.toml``), and print what is wrong.

    With ``words`` the clauses that weighed in a failure are told in full, in English as all of this is, and roles
    must not be called as the catalogue calls others.

    Returns 0 if all hold, 1 if something is wrong, 2 if a file cannot be read (the others are still checked).
    """
    files = [Path(path) for path in paths]
    house = [path for path in files if path.suffix == ".toml"]
    scenarios = [path for path in files if path.suffix != ".toml"]
    codes = [check_house(path, words) for path in house]
    if scenarios or not house:
        codes.append(_check_scenarios(scenarios, words))
    return max(codes)


def _check_scenarios(paths: Iterable[Path], words: Words | None) -> int:
    passed = failed = unread = 0
    for path in paths:
        try:
            file = read(path)
        except ScenarioError as error:
            print(error, file=sys.stderr)
            unread += 1
            continue
        for scenario in file.scenarios:
            failures = play(file.ruleset, scenario)
            failed += bool(failures)
            passed += not failures
            if failures:
                _print_failures(file.name, scenario, failures)
                _print_clauses(file.ruleset, failures[0], words)
    print(f"{passed} passed, {failed} failed")
    return 2 if unread else int(bool(failed))


def _print_failures(file: str, scenario: Scenario, failures: tuple[Failure, ...]) -> None:
    for line in _failed(file, scenario, failures):
        print(printable(line))


def _print_clauses(rules: str, failure: Failure, words: Words | None) -> None:
    """Tell the clauses that weighed in a failure, by the same words as the table does."""
    if words is None or rules not in IDS:
        return
    teller = Teller(words, "en", ruleset(rules))
    for reason in failure.clauses:
        print(printable(f"    [{reason.clause}] {teller.reason(reason)}"))


def _failed(file: str, scenario: Scenario, failures: tuple[Failure, ...]) -> Iterator[str]:
    yield f"FAILED {scenario.id}"
    for failure in failures:
        where = f"step {failure.step}" if failure.step else "start"
        yield f"  {where}, {file}:{failure.line}: {failure.key}"
        yield f"    expected: {plain(failure.expected)}"
        yield f"    came:     {plain(failure.actual)}"
    for reason in failures[0].why:
        yield f"    because:  {reason}"
