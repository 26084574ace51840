"""House rules from a file: what it makes of the rules it starts from, or every fault with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from controller.ports import Line, Words
from controller.rulebook.contradictions import contradictions
from controller.rulebook.walk import Text
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import IDS, ruleset
from controller.rules.rulesets.faults import Fault, Place, RulesFault
from controller.rules.rulesets.reader import LANGUAGES, document, make
from controller.tomlfile import TomlError, TomlFile, parsed, text_of


@dataclass(frozen=True)
class HouseRules:
    """A file of house rules as it was found."""

    path: Path
    source: str
    """The whole text: what ``StartGame.ruleset`` takes."""
    id: str
    """Its own id, or the file's name where it has none."""
    title: Mapping[str, str]
    """Its name by language; its id where it has none."""
    faults: tuple[TomlError, ...] = ()
    """All that is wrong, line by line. Only without faults it can be played."""
    rules: Ruleset | None = field(default=None, repr=False)
    """The rules, ``None`` where a word of them is wrong."""


def load(path: Path, words: Words | None = None) -> HouseRules:
    """Read a file. With ``words`` the names of its roles are held against those of the catalogue, too.

    Raises ``TomlError`` where it cannot be read or is no TOML.
    """
    source = text_of(path)
    file = parsed(path, source)
    rules, found = _checked(file, source)
    if rules is not None and words is not None:
        found.extend(_names_taken(rules, words))
    at = {fault: _line(file, fault) for fault in found}
    faults = [
        TomlError(path, at[fault], str(fault)) for fault in sorted(found, key=lambda fault: at[fault] or 0)
    ]
    return HouseRules(path, source, _id(file), _title(file), tuple(faults), rules)


def faults_of(source: str) -> tuple[Fault, ...]:
    """Return everything that is wrong with the text of a ruleset, nothing if it can be played."""
    return _read(source)[1]


def _checked(file: TomlFile, source: str) -> tuple[Ruleset | None, list[Fault]]:
    missing = list(_missing(file.data))
    if any(fault.message.startswith("base") for fault in missing):
        return None, missing
    rules, faults = _read(source)
    own = {fault.place for fault in missing}
    return rules, [*missing, *(fault for fault in dict.fromkeys(faults) if fault.place not in own)]


@lru_cache(maxsize=64)
def _read(source: str) -> tuple[Ruleset | None, tuple[Fault, ...]]:
    try:
        tables = document(source)
        rules = ruleset(source) if "\n" in source else make(tables, source)
    except RulesFault as error:
        return None, error.faults
    return rules, contradictions(Text(rules, tables))


def _missing(data: Mapping[str, Any]) -> list[Fault]:
    """Return what house rules must have beside what every ruleset has."""
    faults = []
    if "base" not in data:
        faults.append(Fault((), f"base is missing: the rules it starts from, one of {', '.join(IDS)}"))
    if "id" not in data:
        faults.append(Fault((), 'id is missing: a short name of its own, such as id = "our-city"'))
    elif data["id"] in IDS:
        faults.append(Fault(("id",), f"{data['id']!r} comes with the table; choose another id"))
    if "title" not in data:
        wanted = ", ".join(f'{language} = "…"' for language in LANGUAGES)
        faults.append(Fault((), f"title is missing: its name, title = {{{wanted}}}"))
    return faults


def _names_taken(rules: Ruleset, words: Words) -> Iterator[Fault]:
    """Yield the names that the catalogue gives another role of these rules."""
    for language, own in rules.names.items():
        common = {
            words.text(Line(f"role-{role.id}"), language).casefold(): role.id
            for role in rules.roles
            if role.id not in own
        }
        for role, name in own.items():
            if (other := common.get(name.strip().casefold())) is not None:
                yield Fault(("names", language, role), f"{other} is called {name!r} already")


def _line(file: TomlFile, fault: Fault) -> int | None:
    """Return the line to look at: the fault's own, or of what brings it about, or of the nearest table around."""
    for place in (fault.place, *fault.because):
        if place in file.lines:
            return file.lines[place]
    around: list[Place] = [fault.place, *fault.because]
    return next((line for place in around if (line := file.line(place)) is not None), None)


def _id(file: TomlFile) -> str:
    own = file.data.get("id")
    return own if isinstance(own, str) and own else file.path.stem


def _title(file: TomlFile) -> Mapping[str, str]:
    title = file.data.get("title")
    words = title if isinstance(title, dict) else {}
    return {
        language: word if isinstance(word := words.get(language), str) and word else _id(file)
        for language in LANGUAGES
    }
