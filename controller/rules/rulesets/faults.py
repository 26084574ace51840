"""What is wrong with a ruleset's text."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from typing import NamedTuple

Place = tuple[int | str, ...]
"""The keys, and the indexes in lists (from 0), that lead to a value."""


class Fault(NamedTuple):
    """One fault: where, and what would be right."""

    place: Place
    message: str
    because: tuple[Place, ...] = ()
    """Other places that bring it about, such as the role that was left out: one of them may be in the text."""

    def __str__(self) -> str:
        return f"{written(self.place)}: {self.message}" if self.place else self.message


class RulesFault(ValueError):
    """Everything that is wrong with a text."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def written(place: Place) -> str:
    """Return a place as a file's reader would say it: ``night.calls[2]``, rows counted from 1."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in place]
    return "".join(parts).lstrip(".")


def unlike(word: object, known: Collection[str]) -> str:
    """Return an unknown word with what may have been meant: the known one it looks like, or all, if few."""
    close = difflib.get_close_matches(str(word), known, n=1)
    if close:
        return f"{word!r}: did you mean {close[0]!r}?"
    return f"{word!r}: known here: {', '.join(known) or 'none'}" if len(known) <= _FEW else f"{word!r}"


_FEW = 30
"""So many names can be listed in a message."""
