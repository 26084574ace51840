"""The arguments of a line as they are typed: ``seat=3 seconds=60``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from controller.ports import Argument
from voice.needs import Need

_EXAMPLES: Final = {
    "SEAT": "3",
    "NUMBER": "60",
    "SEATS": "3,5",
    "COUNT": "3,5",
    "ROLE": "mafia",
    "LOWER": "mafia",
    "ROLES": "'don 1,mafia 2'",
    "ADDRESS": "http://table.local/",
}
"""How an argument is typed, by the function of :mod:`voice.grammar` that takes it."""


def typed(
    pairs: Sequence[tuple[str, str]], needs: Mapping[str, Need], roles: Sequence[str]
) -> dict[str, Argument]:
    """Return a line's arguments from names and what was typed for them.

    Raises ``ValueError`` that tells of every one that is wrong, missing or not the line's.
    """
    found: dict[str, Argument] = {}
    faults = []
    for name, text in pairs:
        if name not in needs:
            faults.append(f"{name} does not belong to it")
            continue
        try:
            found[name] = _argument(text, needs[name], roles)
        except ValueError as error:
            faults.append(f"{name} {error}")
    given = {name for name, _ in pairs}
    faults += [
        f"{name} is missing (write {name}={_EXAMPLES.get(need.function, 'TEXT')})"
        for name, need in needs.items()
        if name not in given
    ]
    if faults:
        raise ValueError("; ".join(faults))
    return found


def _argument(text: str, need: Need, roles: Sequence[str]) -> Argument:
    match need.function:
        case "SEAT" | "NUMBER":
            return _number(text, "must be a number")
        case "SEATS" | "COUNT":
            return tuple(_number(item, "must be numbers, such as 3,5") for item in text.split(","))
        case "ROLES":
            return tuple(_counted(item, roles) for item in text.split(","))
        case "ROLE" | "LOWER":
            return _one_of(text, sorted({*roles, *need.choices}))
        case _:
            return int(text) if text.isdecimal() else text


def _number(text: str, fault: str) -> int:
    if not text.strip().isdecimal():
        raise ValueError(fault)
    return int(text)


def _one_of(text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise ValueError(f"must be one of {', '.join(known)}")
    return text


def _counted(text: str, roles: Sequence[str]) -> str:
    role, _, count = text.strip().partition(" ")
    if role not in roles or not count.isdecimal():
        raise ValueError(
            f"must be roles with their number, such as 'don 1,mafia 2'; roles: {', '.join(roles)}"
        )
    return f"{role} {count}"
