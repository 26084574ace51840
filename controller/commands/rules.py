"""``mafia-table rules``: check scenarios against the engine, and show a ruleset to a person."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from controller.ports import Line, Words
from controller.rules.errors import UnknownRuleset
from controller.rules.ruleset import Call, Nights, Ruleset
from controller.rules.rulesets import RULESETS, ruleset
from controller.scenarios import Failure, Scenario, ScenarioError, read
from controller.scenarios import check as play
from controller.scenarios.wording import plain, printable


def check(paths: Iterable[Path | str]) -> int:
    """Play every scenario of the files and print what fails.

    Returns 0 if all hold, 1 if one fails, 2 if a file cannot be read (the others are still checked).
    """
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
    print(f"{passed} passed, {failed} failed")
    return 2 if unread else int(bool(failed))


def show(rules_id: str, language: str, words: Words) -> int:
    """Print the rules as a player reads them. Returns 2 for unknown rules or an unknown language."""
    try:
        rules = ruleset(rules_id)
    except UnknownRuleset:
        print(f"there are no rules '{rules_id}'; known are {', '.join(RULESETS)}", file=sys.stderr)
        return 2
    if language not in words.languages:
        print(f"there is no language '{language}'; known are {', '.join(words.languages)}", file=sys.stderr)
        return 2
    for line in _Book(rules, language, words).lines():
        print(line)
    return 0


def _print_failures(file: str, scenario: Scenario, failures: tuple[Failure, ...]) -> None:
    for line in _failed(file, scenario, failures):
        print(printable(line))


def _failed(file: str, scenario: Scenario, failures: tuple[Failure, ...]) -> Iterator[str]:
    yield f"FAILED {scenario.id}"
    for failure in failures:
        where = f"step {failure.step}" if failure.step else "start"
        yield f"  {where}, {file}:{failure.line}: {failure.key}"
        yield f"    expected: {plain(failure.expected)}"
        yield f"    came:     {plain(failure.actual)}"
    for reason in failures[0].why:
        yield f"    because:  {reason}"


class _Book:
    """A ruleset in words."""

    def __init__(self, rules: Ruleset, language: str, words: Words) -> None:
        self._rules = rules
        self._language = language
        self._words = words

    def lines(self) -> Iterator[str]:
        """Yield the book, line by line."""
        yield self._text(f"rules-name-{self._rules.id}")
        yield self._text("rules-seats", least=self._rules.seats_min, most=self._rules.seats_max)
        yield from self._chapter("rules-roles", self._roles())
        yield from self._chapter("rules-order", self._nights())
        yield from self._chapter("rules-times", self._times())
        yield from self._chapter("rules-code", self._code())
        for section in self._rules.sections:
            clauses = (f"{self._clause(clause)} [{clause}]" for clause in section.clauses)
            yield from self._chapter(f"rules-section-{section.key}", clauses)

    def _text(self, key: str, **args: int | str) -> str:
        return self._words.text(Line(key, args), self._language)

    def _clause(self, clause: str) -> str:
        return self._text(f"{self._rules.id}-{clause}")

    def _chapter(self, title: str, lines: Iterable[str]) -> Iterator[str]:
        yield ""
        yield self._text(title)
        for line in lines:
            yield f"  {line}"

    def _roles(self) -> Iterator[str]:
        names = {role.id: self._text(f"role-{role.id}") for role in self._rules.roles}
        width = max(map(len, names.values()))
        for role in self._rules.roles:
            yield f"{names[role.id]:{width}}  {self._text(f'team-{role.team}')}"

    def _nights(self) -> Iterator[str]:
        for nights in (Nights.FIRST, Nights.LATER):
            calls = (self._call(call) for call in self._rules.calls if call.nights in (nights, Nights.EVERY))
            yield self._text(f"rules-night-{nights.value}", calls=" → ".join(calls))

    def _call(self, call: Call) -> str:
        return " + ".join(self._text(f"role-{role}") for role in call.roles)

    def _times(self) -> Iterator[str]:
        day = self._rules.day
        yield self._text("rules-time-move", seconds=self._rules.moves.seconds)
        yield self._text("rules-time-speech", seconds=day.speech)
        yield self._text("rules-time-extra", seconds=day.extra, count=day.extra_hands)
        yield self._text("rules-time-last-word", seconds=day.last_word)

    def _code(self) -> Iterator[str]:
        yield from (self._clause(clause) for clause in self._rules.hand_code)
