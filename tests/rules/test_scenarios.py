"""Every scenario of every ruleset, the shared ones and our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller.rules.rulesets import IDS
from controller.scenarios import Scenario, check, read

FOLDER = Path(__file__).parents[1] / "scenarios"
SHARED = {name: read(FOLDER / f"{name}.yaml") for name in IDS}
OWN = {name: read(FOLDER / "own" / f"{name}.yaml") for name in IDS}
ALL = [
    pytest.param(name, scenario, id=scenario.id)
    for name in IDS
    for file in (SHARED[name], OWN[name])
    for scenario in file.scenarios
]


@pytest.mark.parametrize(("name", "scenario"), ALL)
def test_scenario(name: str, scenario: Scenario) -> None:
    assert check(name, scenario) == ()


def test_no_id_is_used_twice() -> None:
    ids = [param.id for param in ALL]
    assert len(set(ids)) == len(ids)
