"""All rules that can be played at this table: those that come with it, and the house rules found in files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from controller.ports import Words
from controller.rulebook.house import HouseRules, load
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import IDS, ruleset
from controller.tomlfile import TomlError


@dataclass(frozen=True)
class Entry:
    """Rules that can be chosen, or a file that cannot be played with what is wrong in it."""

    id: str
    source: str
    """What ``StartGame.ruleset`` takes: the id of a rule text that comes with the table, or a house's whole text."""
    rules: Ruleset | None
    """``None`` where there are faults."""
    title: Mapping[str, str] = field(default_factory=dict)
    """What house rules call themselves, by language; empty for those that come with the table."""
    faults: tuple[str, ...] = ()
    """Each with file, line and what would be right."""
    path: Path | None = None
    """The file of house rules."""


def collection(files: Iterable[Path] = (), words: Words | None = None) -> tuple[Entry, ...]:
    """Return the rules that come with the table, then those of the files, each file once.

    A file that cannot be read or has faults is listed with them; so is one whose id another has taken.
    """
    found = [Entry(own, own, ruleset(own)) for own in IDS]
    taken: dict[str, Path] = {}
    for path in dict.fromkeys(files):
        entry = _of_file(path, words)
        if entry.id in taken:
            fault = f"{path}: id {entry.id!r} is that of {taken[entry.id]}; choose another id"
            entry = replace(entry, rules=None, faults=(*entry.faults, fault))
        taken.setdefault(entry.id, path)
        found.append(entry)
    return tuple(found)


def _of_file(path: Path, words: Words | None) -> Entry:
    try:
        house = load(path, words)
    except TomlError as error:
        return Entry(path.stem, "", None, {}, (str(error),), path)
    return _entry(house)


def _entry(house: HouseRules) -> Entry:
    faults = tuple(map(str, house.faults))
    return Entry(house.id, house.source, None if faults else house.rules, house.title, faults, house.path)
