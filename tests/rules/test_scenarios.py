from __future__ import annotations

from pathlib import Path

import pytest

from controller.scenarios import Scenario, check, read

FOLDER = Path(__file__).parents[1] / "scenarios"
CLUB = [*read(FOLDER / "club.yaml").scenarios, *read(FOLDER / "own" / "club.yaml").scenarios]


@pytest.mark.parametrize("scenario", CLUB, ids=lambda scenario: scenario.id)
def test_club(scenario: Scenario) -> None:
    assert check("club", scenario) == ()


@pytest.mark.parametrize(
    "name", ["piter", "moscow", "classic", "polytech", "city", "clones", "davydov", "family"]
)
def test_files_of_rules_to_come_are_readable_and_fail_by_name(name: str) -> None:
    file = read(FOLDER / f"{name}.yaml")
    assert file.ruleset == name
    for scenario in file.scenarios:
        (failure,) = check(file.ruleset, scenario)
        assert failure.why == (f"ruleset '{name}' is not there yet",)
