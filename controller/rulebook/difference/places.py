"""Which values of two texts differ, by their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from controller.rules.rulesets.faults import Place

_OWN: Final = frozenset({"id", "base", "title"})
"""What every text says of itself."""


def changed_places(one: Mapping[str, Any], other: Mapping[str, Any]) -> tuple[Place, ...]:
    """Return the places whose values differ in complete tables: of the deepest tables, lists as a whole."""
    return tuple(place for place in _changed(one, other, ()) if place[0] not in _OWN)


def _changed(one: Mapping[str, Any], other: Mapping[str, Any], within: Place) -> Iterator[Place]:
    for key in dict.fromkeys((*one, *other)):
        before, after = one.get(key), other.get(key)
        if not within and isinstance(before or after, dict):
            before, after = before or {}, after or {}
        if isinstance(before, dict) and isinstance(after, dict):
            yield from _changed(before, after, (*within, key))
        elif before != after or type(before) is not type(after):
            yield (*within, key)
