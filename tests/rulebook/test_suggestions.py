"""Which cards so many players can be dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller.rulebook.suggestions import allowed, is_experimental, refused, seats_refused
from controller.rules.dealing import mixes
from controller.rules.errors import Own
from controller.rules.rulesets import IDS, ruleset
from tests.rulebook.cases import HEAD

EVENING = Path(__file__).parents[2] / "docs" / "house-rules" / "city-evening.toml"


@pytest.mark.parametrize("own", IDS)
def test_all_that_is_allowed_can_be_dealt_and_the_suggested_come_first(own: str) -> None:
    rules = ruleset(own)
    for players in range(rules.seats_min, rules.seats_max + 1):
        found = allowed(rules, players)
        suggested = mixes(rules, players)
        assert found[: len(suggested)] == suggested
        assert len(found) == len({tuple(mix.items()) for mix in found})
        assert all(sum(mix.values()) == players and refused(rules, mix) is None for mix in found)


def test_near_the_suggested_mix_one_card_differs_and_equal_sides_come_first() -> None:
    rules = ruleset(EVENING.read_text(encoding="utf-8"))
    best, *near = (dict(mix) for mix in allowed(rules, 8))
    assert best == {"don": 1, "mafia": 1, "commissar": 1, "doctor": 1, "citizen": 4}
    assert near[0] == {"don": 1, "mafia": 1, "doctor": 1, "citizen": 5}
    assert all(sum(abs(mix.get(role, 0) - best.get(role, 0)) for role in {*mix, *best}) == 2 for mix in near)


def test_where_no_other_mix_is_allowed_only_the_suggested_one_is() -> None:
    assert len(allowed(ruleset("city"), 12)) == 1
    assert allowed(ruleset("city"), 11) == ()


def test_rules_in_which_nobody_fills_up_have_only_their_suggestions() -> None:
    text = HEAD.format(base="city") + "[table]\nfixed_mix = false\n[roles.citizen]\nfills_up = false\n"
    assert len(allowed(ruleset(text), 12)) == 1


@pytest.mark.parametrize(
    ("own", "players", "clause"),
    [
        ("city", 11, "players-twelve"),
        ("city", 13, "players-twelve"),
        ("club", 4, "e-seats-min"),
        ("club", 12, None),
    ],
)
def test_too_few_and_too_many_are_refused_by_a_clause(own: str, players: int, clause: str | None) -> None:
    assert seats_refused(ruleset(own), players) == clause


@pytest.mark.parametrize(
    ("players", "experimental"), [(5, False), (6, True), (7, False), (15, False), (16, True)]
)
def test_numbers_the_rules_were_not_made_for_are_an_experiment(players: int, *, experimental: bool) -> None:
    assert is_experimental(ruleset("polytech"), players) is experimental


def test_a_mix_that_would_end_the_game_at_once_is_refused() -> None:
    assert refused(ruleset("family"), {"citizen": 6}) == Own.MIX_DECIDED
    assert refused(ruleset("family"), {"don": 2, "citizen": 6}) == "r-single-roles"
