"""Rules by what a person calls them on the command line: an id, or a file of house rules."""

from __future__ import annotations

from pathlib import Path

from controller.rulebook.house import load
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import IDS, ruleset


class FaultyRules(ValueError):
    """A file of house rules has faults; the message has all of them, a line each."""


def rules_named(source: str) -> Ruleset:
    """Return the rules of an id or of a file.

    Raises:
        LookupError: there are no such rules, or no such file.
        TomlError: the file cannot be read.
        FaultyRules: it has faults.

    """
    if source in IDS:
        return ruleset(source)
    path = Path(source)
    if not (path.suffix or path.exists()):
        known = ", ".join(IDS)
        raise LookupError(f"there are no rules '{source}'; known are {known}, and files of house rules")
    house = load(path)
    if house.faults or house.rules is None:
        raise FaultyRules("\n".join(map(str, house.faults)))
    return house.rules
