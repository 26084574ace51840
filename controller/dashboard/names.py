"""Names as people type them: trimmed, and told apart where they look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from controller.rules.model import Seat

_TWINS: Final = str.maketrans("авгеёіјкмнорсѕтухь013", "abreeijkmhopcstyxbole")
"""Letters and digits drawn like a Latin letter, in small letters."""

_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})


def tidy(name: str) -> str:
    """Return a name without what cannot be seen at its ends; empty if nothing can be seen."""
    name = unicodedata.normalize("NFC", name)
    shown = [index for index, character in enumerate(name) if _visible(character)]
    return "".join(" " if c.isspace() else c for c in name[shown[0] : shown[-1] + 1]) if shown else ""


def look_alike(names: Mapping[Seat, str]) -> tuple[tuple[Seat, ...], ...]:
    """Return the groups of seats whose names look the same, in seat order; seats without a name never do."""
    groups: dict[str, list[Seat]] = {}
    for seat, name in names.items():
        if tidy(name):
            groups.setdefault(_drawn(name), []).append(seat)
    return tuple(tuple(seats) for seats in groups.values() if len(seats) > 1)


def by_seat(names: Sequence[str]) -> dict[Seat, str]:
    """Return a list of names, seat 1 first, as seats and tidy names."""
    return {Seat(number): tidy(name) for number, name in enumerate(names, start=1)}


def _visible(character: str) -> bool:
    return not (character.isspace() or character in _BLANKS or unicodedata.category(character) in _UNSEEN)


def _drawn(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).casefold()
    plain = (letter for letter in letters if _visible(letter) and not unicodedata.combining(letter))
    return "".join(plain).translate(_TWINS)
