"""A place in a YAML file: a value that knows its file, line and field, so that an error can name them."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from controller.scenarios.names import ANY, Names
from controller.scenarios.wording import printable


class ScenarioError(ValueError):
    """A file of scenarios cannot be read. ``right`` says what would be. Its text is one line."""

    def __init__(self, file: str, line: int, field: str, right: str) -> None:
        super().__init__(printable(f"{file}:{line}: {field}: {right}"))
        self.file = file
        self.line = line
        self.field = field
        self.right = right


@dataclass(frozen=True, slots=True)
class Node:
    """A value, where it stands (``line`` counts from 1) and which names mean something there."""

    file: str
    line: int
    field: str
    value: Any
    names: Names = ANY

    def error(self, right: str) -> ScenarioError:
        """Return the error at this place."""
        return ScenarioError(self.file, self.line, self.field or "file", right)

    def wrong(self, right: str) -> ScenarioError:
        """Return the error that says what would be right here, and what is there."""
        return self.error(f"{right}, not {_brief(self.value)}")

    def mapping(self) -> Mapping[Any, Node]:
        """Return the values of a mapping by key."""
        if not isinstance(self.value, CommentedMap):
            raise self.wrong("must be a mapping such as {key: value}")
        return {
            key: self._inner(key, f"{self.field}.{key}" if self.field else str(key), value)
            for key, value in self.value.items()
        }

    def pairs(self) -> tuple[tuple[Node, Node], ...]:
        """Return the keys and values of a mapping."""
        return tuple((replace(value, value=key), value) for key, value in self.mapping().items())

    def fields(self, allowed: Collection[str], required: Collection[str] = ()) -> Mapping[str, Node]:
        """Return a mapping's values; refuse a key that means nothing and a missing one."""
        found = self.mapping()
        for key, node in found.items():
            if key not in allowed:
                raise node.error(f"unknown; known are {', '.join(allowed) or 'none'}")
        for key in required:
            if key not in found:
                raise replace(self, field=f"{self.field}.{key}".lstrip(".")).error("is missing")
        return found

    def items(self) -> tuple[Node, ...]:
        """Return the items of a list."""
        if not isinstance(self.value, CommentedSeq):
            raise self.wrong("must be a list such as [1, 2]")
        return tuple(
            self._inner(index, f"{self.field}[{index + 1}]", value) for index, value in enumerate(self.value)
        )

    def integer(self, least: int = 1) -> int:
        """Return a whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or self.value < least:
            raise self.wrong(f"must be a whole number from {least}")
        return int(self.value)

    def boolean(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("must be true or false")
        return self.value

    def text(self) -> str:
        """Return a word or a sentence."""
        if not isinstance(self.value, str):
            raise self.wrong("must be a text")
        return str(self.value)

    def one_of(self, known: Collection[str]) -> str:
        """Return one of the known words."""
        if not isinstance(self.value, str) or self.value not in known:
            raise self.wrong(f"must be one of {', '.join(known)}")
        return str(self.value)

    def name(self, known: Collection[str] | None) -> str:
        """Return one of the known names, any where they are not known."""
        return self.text() if known is None else self.one_of(known)

    def matching(self, pattern: str, right: str) -> re.Match[str]:
        """Return how a text fits a pattern."""
        match = re.fullmatch(pattern, self.value) if isinstance(self.value, str) else None
        if match is None:
            raise self.wrong(f"must be {right}")
        return match

    def _inner(self, key: Any, field: str, value: Any) -> Node:
        place = (self.value.lc.data or {}).get(key)
        return Node(self.file, self.line if place is None else place[0] + 1, field, value, self.names)


class _Brief(reprlib.Repr):
    """Shows the beginning of a value, however large, and also one that holds itself."""

    repr_CommentedMap = reprlib.Repr.repr_dict  # noqa: N815 - reprlib looks for the name of the type
    repr_CommentedSeq = reprlib.Repr.repr_list  # noqa: N815 - as above


_SHOWN: Final = _Brief()
_SHOWN.maxlevel = 3


def _brief(value: Any) -> str:
    text = "nothing" if value is None else _SHOWN.repr(value)
    limit = 60
    return text if len(text) <= limit else text[: limit - 1] + "…"
