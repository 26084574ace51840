"""The clocks of one game: times that the host sets, laid over those of the rules."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from controller.rules.ruleset import DayPlan, Ruleset, Stage

Clocks = Mapping[str, Sequence[int]]
"""Seconds by clock; of several, one for each day or round, the last one for all later."""

PLACES: Final[Mapping[str, tuple[str, str]]] = {
    "discussion": ("day", "discussion"),
    "introduction": ("day", "introduction"),
    "speech": ("day", "speech"),
    "extra": ("day", "extra"),
    "defence": ("day", "defence"),
    "last_word": ("day", "last_word"),
    "move": ("night", "seconds"),
}
"""Every clock, and its table and key in the text of rules."""

_SEVERAL: Final = frozenset({"discussion", "speech"})


def clocks_of(rules: Ruleset) -> dict[str, list[int]]:
    """Return the clocks that these rules have, with their times. What is an option of theirs is no clock here."""
    day = rules.day
    times: dict[str, Sequence[int]] = {
        "discussion": _discussions(day),
        "introduction": (day.introduction,) if Stage.INTRODUCTIONS in day.stages else (),
        "speech": day.speech if Stage.SPEECHES in day.stages else (),
        "extra": (day.extra,) if Stage.EXTRA in day.stages else (),
        "defence": (day.defence,) if day.defence and day.defence_option is None else (),
        "last_word": (day.last_word,) if day.last_word else (),
        "move": (rules.moves.seconds,),
    }
    return {name: list(seconds) for name, seconds in times.items() if seconds}


def _discussions(day: DayPlan) -> tuple[int, ...]:
    if day.discussion_options or not any(day.discussion):
        return ()
    return day.discussion


def with_clocks(source: str, rules: Ruleset, clocks: Clocks) -> str:
    """Return the source of the same rules with other times: the source itself where none differs.

    Raises ``ValueError`` for a clock that these rules have not, or another number of its times.
    """
    own = clocks_of(rules)
    wrong = [name for name, times in clocks.items() if len(own.get(name, ())) != len(times)]
    if wrong:
        raise ValueError(f"no such clocks: {', '.join(sorted(wrong))}")
    changed = {name: list(times) for name, times in clocks.items() if own[name] != list(times)}
    return _laid_over(source, changed) if changed else source


def _laid_over(source: str, clocks: Clocks) -> str:
    house = "\n" in source
    tables: dict[str, Any] = tomllib.loads(source) if house else {"base": source, "id": source}
    for name, times in clocks.items():
        table, key = PLACES[name]
        own = tables.get(table)
        value = list(times) if name in _SEVERAL else times[0]
        tables[table] = {**(own if isinstance(own, dict) else {}), key: value}
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in tables.items())


def _value(value: Any) -> str:
    """Write a value as TOML, on one line. JSON's strings and numbers are TOML's."""
    match value:
        case dict():
            return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case _:
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False).replace("\x7f", "\\u007f")
