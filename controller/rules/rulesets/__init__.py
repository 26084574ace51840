"""The rule texts: one TOML file each, read into the data types of :mod:`controller.rules.ruleset`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from controller.rules.errors import UnknownRuleset
from controller.rules.ruleset import Ruleset

IDS: Final = ("classic", "piter", "moscow", "city", "club", "polytech", "clones", "davydov", "family")
"""The rule texts that come with the table."""


def text_of(id: str) -> str:  # noqa: A002 - the rules speak of a ruleset's id
    """Return the file of a rule text that comes with the table. Raises ``UnknownRuleset``."""
    if id not in IDS:
        raise UnknownRuleset(id)
    return resources.files(__name__).joinpath(f"{id}.toml").read_text(encoding="utf-8")


@cache
def ruleset(source: str) -> Ruleset:
    """Return the ruleset of that id, or of that text where it is house rules.

    Raises:
        UnknownRuleset: there is no rule text of that id.
        RulesFault: the text is no ruleset; it names every fault.

    """
    from controller.rules.rulesets.reader import read  # noqa: PLC0415 - what checks the files is slow to load

    return read(source if "\n" in source else text_of(source), source)
