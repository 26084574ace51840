"""Numbers that no table can be played with: times nobody waits for, limits of nought."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any, Final

from controller.rulebook.walk import Part, Text
from controller.rules.abilities.bans import InARow, PerPlayer
from controller.rules.abilities.needs import Attempts, ClanAtMost, TableOver
from controller.rules.dealing import MixPlan
from controller.rules.ruleset import Call, DayPlan, DeathRules, FoulRules, MoveRules, Role, Sunrise, VoteRules
from controller.rules.rulesets.faults import Fault
from controller.rules.traits import LeavesSmallTable

MOST_SEATS: Final = 25
"""So many seats the largest table has."""

_SECONDS: Final = " seconds"
_RANGES: Final = MappingProxyType(
    {
        (MoveRules, "seconds"): (5, 300, _SECONDS),
        (Call, "seconds"): (5, 900, _SECONDS),
        (DayPlan, "discussion"): (0, 3600, _SECONDS),
        (DayPlan, "speech"): (5, 900, _SECONDS),
        (DayPlan, "extra"): (0, 300, _SECONDS),
        (DayPlan, "extra_hands"): (0, MOST_SEATS, " players"),
        (DayPlan, "defence"): (0, 900, _SECONDS),
        (DayPlan, "last_word"): (0, 900, _SECONDS),
        (Sunrise, "aloud"): (1, 60, ""),
        (Sunrise, "silent"): (2, 120, ""),
        (Sunrise, "last"): (3, 180, ""),
        (FoulRules, "barred_at"): (1, 20, ""),
        (FoulRules, "out_at"): (1, 20, ""),
        (VoteRules, "penalty"): (0, 20, " votes"),
        (VoteRules, "suspects"): (0, MOST_SEATS, " voices"),
        (VoteRules, "revote_of"): (2, MOST_SEATS, " players"),
        (DeathRules, "from_night"): (1, 50, ""),
        (DeathRules, "least"): (1, MOST_SEATS, " players"),
        (InARow, "nights"): (1, 50, " nights"),
        (InARow, "lifted_with_left"): (1, MOST_SEATS, " players"),
        (PerPlayer, "times"): (1, 50, " times"),
        (Attempts, "most"): (1, 50, " times"),
        (TableOver, "more_than"): (0, MOST_SEATS, " players"),
        (ClanAtMost, "members"): (1, MOST_SEATS, " players"),
        (LeavesSmallTable, "at_most"): (1, MOST_SEATS, " players"),
        (Role, "at_most"): (1, MOST_SEATS, ""),
        (Role, "at_least"): (0, MOST_SEATS, ""),
        (MixPlan, "least"): (1, MOST_SEATS, " players"),
        (MixPlan, "most"): (1, MOST_SEATS, " players"),
        (MixPlan, "share"): (1, MOST_SEATS, " players"),
    }
)
"""The least and the most that a number can sensibly be, and of what."""


def faults(text: Text) -> Iterator[Fault]:
    """Yield what is out of range."""
    for part in text.parts:
        for (kind, name), (low, high, unit) in _RANGES.items():
            if isinstance(part.value, kind):
                yield from _of_field(part, name, (low, high, unit))
    yield from _sunrise(text)


def _of_field(part: Part, name: str, within: tuple[int, int, str]) -> Iterator[Fault]:
    low, high, unit = within
    value: Any = getattr(part.value, name)
    for number in value if isinstance(value, tuple) else (value,):
        if number is not None and not low <= number <= high:
            yield Fault((*part.place, name), f"must be {low} to {high}{unit}, not {number}")


def _sunrise(text: Text) -> Iterator[Fault]:
    count = text.rules.moves.sunrise
    if count is not None and not count.aloud < count.silent < count.last:
        yield Fault(("night", "sunrise"), "the count must go on: aloud < silent < last")
