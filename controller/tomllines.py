"""On which line of a TOML file each value stands; no TOML library tells."""

from __future__ import annotations

import re
from typing import Final

Place = tuple[int | str, ...]
"""The keys, and the indexes in arrays (from 0), that lead to a value."""

_SPACE: Final = re.compile(r"(?:\s|#[^\n]*)*")
_BLANK: Final = re.compile(r"[ \t]*")
_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'""")
_TEXT: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*\'''', re.DOTALL
)
_BARE: Final = re.compile(r"[^,\]}#\n]+")


def lines(text: str) -> dict[Place, int]:
    """Return the line (from 1) of every key, table and item of an array. ``text`` must be valid TOML."""
    return _Finder(text).find()


class _Finder:
    """Walks through a text once."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._at = 0
        self._line = 1
        self._lines: dict[Place, int] = {}
        self._sizes: dict[Place, int] = {}

    def find(self) -> dict[Place, int]:
        table: Place = ()
        self._skip(_SPACE)
        while self._at < len(self._text):
            if self._next("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_SPACE)
        return self._lines

    def _next(self, token: str) -> bool:
        return self._text.startswith(token, self._at)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        """Go past what the pattern matches here, and return it."""
        found = pattern.match(self._text, self._at)
        skipped = found[0] if found else ""
        self._at += len(skipped)
        self._line += skipped.count("\n")
        return skipped

    def _header(self) -> Place:
        many = self._next("[[")
        line = self._line
        self._at += 1 + many
        keys = self._keys()
        self._at += 1 + many
        place: Place = ()
        for depth, key in enumerate(keys, 1):
            place = (*place, key)
            if many and depth == len(keys):
                self._sizes[place] = self._sizes.get(place, 0) + 1
            self._lines.setdefault(place, line)
            if place in self._sizes:
                place = (*place, self._sizes[place] - 1)
        self._lines.setdefault(place, line)
        return place

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(_BLANK)
            keys.append(self._skip(_KEY).strip("\"'"))
            self._skip(_BLANK)
            if not self._next("."):
                return keys
            self._at += 1

    def _pair(self, table: Place) -> None:
        place = table
        line = self._line
        for key in self._keys():
            place = (*place, key)
            self._lines.setdefault(place, line)
        self._at += 1  # the sign =
        self._skip(_BLANK)
        self._value(place)

    def _value(self, place: Place) -> None:
        if self._next("["):
            self._within(place, "]")
        elif self._next("{"):
            self._within(place, "}")
        elif not self._skip(_TEXT):
            self._skip(_BARE)

    def _within(self, place: Place, end: str) -> None:
        """Go through an array or an inline table."""
        self._at += 1
        index = 0
        self._skip(_SPACE)
        while not self._next(end):
            if end == "}":
                self._pair(place)
            else:
                self._lines[*place, index] = self._line
                self._value((*place, index))
                index += 1
            self._skip(_SPACE)
            self._at += self._next(",")
            self._skip(_SPACE)
        self._at += 1
