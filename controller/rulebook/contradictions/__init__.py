"""What cannot be played though every word of it is known: one module for each part of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from controller.rulebook.contradictions import day, order, ranges, roles, seats, sides
from controller.rulebook.walk import Text
from controller.rules.rulesets.faults import Fault

_CHECKS: tuple[Callable[[Text], Iterator[Fault]], ...] = (
    ranges.faults,
    roles.faults,
    sides.faults,
    order.faults,
    day.faults,
    seats.faults,
)


def contradictions(text: Text) -> tuple[Fault, ...]:
    """Return every contradiction of rules whose words are all known.

    Only where there is none else it is tried whether the mixes can be dealt: what else is wrong would show there too.
    """
    found = tuple(fault for check in _CHECKS for fault in check(text))
    return found or tuple(seats.deals(text))
