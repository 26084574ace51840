"""Values as they would stand in a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def plain(value: Any) -> str:
    """Return a value as it would stand in a scenario."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, frozenset):
        return plain(tuple(sorted(value, key=str) if _mixed(value) else sorted(value)))
    if isinstance(value, tuple | list):
        return "[" + ", ".join(plain(item) for item in value) + "]"
    return "null" if value is None else str(value)


def printable(text: str) -> str:
    """Return a text in one line, with an escape for everything that a terminal cannot show."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def _mixed(values: frozenset[Any]) -> bool:
    return any(not isinstance(value, int) for value in values)
