"""Playing a scenario and comparing what came with what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from controller.rules.errors import IllegalAction, UnknownRuleset
from controller.rules.model import Reason
from controller.rules.rulesets import ruleset
from controller.scenarios.expectations import NOTHING, fits
from controller.scenarios.observe import clauses, observe, reasons
from controller.scenarios.reader import Expectation, Scenario, Step
from controller.scenarios.table import Table


@dataclass(frozen=True, slots=True)
class Failure:
    """What was not as expected: in which step (0 before the first), under which key, and why it came so."""

    step: int
    line: int
    key: str
    expected: Any
    actual: Any
    why: tuple[str, ...] = ()
    clauses: tuple[Reason, ...] = ()
    """The clauses that weighed in it, each once."""


def check(rules_id: str, scenario: Scenario) -> tuple[Failure, ...]:
    """Return the failures of the first step that fails, none if the scenario holds."""
    try:
        table = Table(ruleset(rules_id), scenario)
    except UnknownRuleset:
        why = f"ruleset '{rules_id}' is not there yet"
        return (Failure(0, scenario.line, "ruleset", rules_id, "nothing", (why,)),)
    started, failures = _start(table)
    if failures or not started:
        return failures
    for step in scenario.steps:
        failures = _step(table, step)
        if failures:
            return failures
    return ()


def _start(table: Table) -> tuple[bool, tuple[Failure, ...]]:
    """Seat the players: whether the game is on, and what was not as expected."""
    scenario = table.scenario
    if not scenario.players and scenario.setup is None:
        return True, ()
    try:
        table.start(scenario.players, judged=scenario.setup is not None)
    except IllegalAction as refusal:
        if scenario.setup == "refused":
            return False, ()
        return False, (_failure(scenario, "refused", str(refusal.clause)),)
    least, most = table.rules.seats_usual
    actual = "ok" if least <= len(scenario.players) <= most else "experimental"
    if scenario.setup in (None, actual):
        return True, ()
    return False, (_failure(scenario, actual, ""),)


def _failure(scenario: Scenario, actual: str, clause: str) -> Failure:
    why = (f"the table was refused: {clause}",) if clause else ()
    return Failure(0, scenario.line, "setup", scenario.setup or "a game", actual, why)


def _step(table: Table, step: Step) -> tuple[Failure, ...]:
    try:
        table.play(step)
    except IllegalAction as refusal:
        why = (f"the step was refused: {refusal.clause}", *reasons(table))
        told = (Reason(refusal.clause, refusal.seats), *clauses(table))
        return (Failure(step.number, step.line, step.kind, "can be done", "cannot be done", why, told),)
    actual = observe(table)
    why, told = tuple(reasons(table)), clauses(table)
    return tuple(
        Failure(step.number, expected.line, expected.key, expected.value, _shown(expected, actual), why, told)
        for expected in _expected(step)
        if not fits(expected.key, expected.value, actual[expected.key])
    )


def _expected(step: Step) -> Iterator[Expectation]:
    yield from step.then
    if all(expected.key != "refused" for expected in step.then):
        yield Expectation("refused", frozenset(), step.line)


def _shown(expected: Expectation, actual: Mapping[str, Any]) -> Any:
    """Return what came, of a mapping only what was asked for."""
    came = actual[expected.key]
    if isinstance(came, Mapping) and isinstance(expected.value, Mapping) and expected.key != "tally":
        return {name: came.get(name, NOTHING[expected.key]) for name in expected.value}
    return came
