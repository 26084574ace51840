"""A place in a YAML file: a value that knows its file, line and field, so that an error can name them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq


class ScenarioError(ValueError):
    """A file of scenarios cannot be read. ``right`` says what would be."""

    def __init__(self, file: str, line: int, field: str, right: str) -> None:
        super().__init__(f"{file}:{line}: {field}: {right}")
        self.file = file
        self.line = line
        self.field = field
        self.right = right


@dataclass(frozen=True, slots=True)
class Node:
    """A value and where it stands; ``line`` counts from 1."""

    file: str
    line: int
    field: str
    value: Any

    def wrong(self, right: str) -> ScenarioError:
        """Return the error that says what would be right here."""
        return ScenarioError(self.file, self.line, self.field, f"{right}, not {_brief(self.value)}")

    def mapping(self) -> Mapping[Any, Node]:
        """Return the values of a mapping by key."""
        if not isinstance(self.value, CommentedMap):
            raise self.wrong("must be a mapping such as {key: value}")
        return {
            key: Node(self.file, self._line_of(key), f"{self.field}.{key}" if self.field else str(key), value)
            for key, value in self.value.items()
        }

    def fields(self, allowed: Collection[str], required: Collection[str] = ()) -> Mapping[str, Node]:
        """Return a mapping's values; refuse a key that means nothing and a missing one."""
        found = self.mapping()
        for key, node in found.items():
            if key not in allowed:
                raise ScenarioError(
                    node.file, node.line, node.field, f"unknown; known are {', '.join(allowed)}"
                )
        for key in required:
            if key not in found:
                raise ScenarioError(self.file, self.line, f"{self.field}.{key}".lstrip("."), "is missing")
        return found

    def items(self) -> tuple[Node, ...]:
        """Return the items of a list."""
        if not isinstance(self.value, CommentedSeq):
            raise self.wrong("must be a list such as [1, 2]")
        return tuple(
            Node(self.file, self._line_of(index), f"{self.field}[{index + 1}]", value)
            for index, value in enumerate(self.value)
        )

    def integer(self, least: int = 1) -> int:
        """Return a whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or self.value < least:
            raise self.wrong(f"must be a whole number from {least}")
        return int(self.value)

    def text(self) -> str:
        """Return a word or a sentence."""
        if not isinstance(self.value, str):
            raise self.wrong("must be a text")
        return str(self.value)

    def one_of(self, known: Collection[str]) -> str:
        """Return one of the known words."""
        if self.value not in known:
            raise self.wrong(f"must be one of {', '.join(known)}")
        return str(self.value)

    def matching(self, pattern: str, right: str) -> re.Match[str]:
        """Return how a text fits a pattern."""
        match = re.fullmatch(pattern, self.value) if isinstance(self.value, str) else None
        if match is None:
            raise self.wrong(f"must be {right}")
        return match

    def _line_of(self, key: Any) -> int:
        places = self.value.lc.data or {}
        place = places.get(key)
        return self.line if place is None else place[0] + 1


def _brief(value: Any) -> str:
    plain = _plain(value)
    text = "nothing" if plain is None else repr(plain)
    limit = 60
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _plain(value: Any) -> Any:
    if isinstance(value, CommentedMap):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, CommentedSeq):
        return [_plain(item) for item in value]
    return value
