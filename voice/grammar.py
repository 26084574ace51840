"""The functions that the lines call: numbers, seats and roles, shown with digits or spoken with words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentNumber, FluentType, fluent_number
from num2words import num2words

from controller.naming import BETWEEN
from voice.places import evening_path
from voice.speakable import speakable, spelled_address

Function = Callable[..., Any]
"""What Fluent calls with a line's arguments.

``NUMBER($n)``: a number, where the language has it by gender (``gender: "f"``). ``SEAT($seat, $names)`` and
``SEATS($seats, $names)``: the numbers of seats and the names of those who have one; ``names`` are all names,
seat 1 first. ``COUNT($seats)``: how many, to choose a form by. ``ROLE($role)``: a role's name, as a sentence
begins, by its id with what house rules call it (:mod:`controller.naming`); ``LOWER($role)``: inside a sentence.
``ROLES($mix)``: how many there are of each role of a game, ``mix`` being such roles with their number (``mafia 2``).
``ADDRESS($address)``: a page's address. ``EVENING()``: the file that the voice goes to where there is no sound card.
"""

Message = Callable[..., str]
"""Returns another message of the catalogue, by key and arguments."""


class Items(tuple[Any, ...], FluentType):  # type: ignore[misc]  # Fluent has no types
    """A list among a line's arguments."""

    __slots__ = ()

    def format(self, locale: Locale) -> str:
        """Return the items joined as the language joins them."""
        return format_list([str(item) for item in self], locale=locale)


def shown(language: str, message: Message) -> Mapping[str, Function]:
    """Return the functions for screens: digits, names as they were typed."""

    def seat(value: int, name: str) -> str:
        return f"{value} ({name})" if name else str(value)

    return _functions(language, message, _digits, seat)


def spoken(language: str, message: Message) -> Mapping[str, Function]:
    """Return the functions for the voice: words only."""

    def number(value: int, **forms: str) -> str:
        return str(num2words(int(value), lang=language, **(forms if language == "ru" else {})))

    def seat(value: int, name: str) -> str:
        said = speakable(name, language)
        return f"{number(value)}, {said}," if said else number(value)

    functions = _functions(language, message, number, seat)
    return {**functions, "ADDRESS": lambda address: spelled_address(address, language)}


def _functions(
    language: str,
    message: Message,
    number: Callable[..., str],
    seat: Callable[[int, str], str],
) -> dict[str, Function]:
    def one_seat(value: int, names: Items) -> str:
        # A seat beyond the list has no name.
        return seat(int(value), names[int(value) - 1] if 0 < value <= len(names) else "")

    def seats(values: Items, names: Items) -> str:
        return format_list([one_seat(value, names) for value in values], locale=language)

    def role_name(role: str) -> str:
        id_, own = own_names(role)
        if language in own:
            return own[language]
        try:
            return message(f"role-{id_}")
        except LookupError:
            # House rules call it so.
            return next(iter(own.values()), id_)

    def lower(role: str) -> str:
        name = role_name(role)
        return name[:1].lower() + name[1:]

    def count_of(role: str, count: int) -> str:
        id_, own = own_names(role)
        if not own:
            with contextlib.suppress(LookupError):
                return message(f"count-{id_}", count=count)
        return f"{role_name(role)} – {number(count)}"

    def roles(mix: Items) -> str:
        counts = [(role, int(count)) for role, _, count in (item.rpartition(" ") for item in mix)]
        several = [count_of(role, count) for role, count in counts if count]
        return format_list(several, locale=language)

    return {
        "NUMBER": number,
        "SEAT": one_seat,
        "SEATS": seats,
        "COUNT": _count,
        "ROLE": role_name,
        "LOWER": lower,
        "ROLES": roles,
        "ADDRESS": str,
        "EVENING": lambda: str(evening_path()),
    }


def own_names(role: str) -> tuple[str, Mapping[str, str]]:
    """Return a role's id and its own names by language, of ``don|en=Godfather|ru=Крёстный отец``."""
    id_, *own = role.split(BETWEEN)
    pairs = (name.partition("=") for name in own)
    return id_, {language: name for language, _, name in pairs if name}


def _digits(value: int, **_forms: str) -> str:
    return str(int(value))


def _count(values: Items) -> FluentNumber:
    return fluent_number(len(values))
