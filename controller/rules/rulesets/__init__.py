"""The rule texts, as data over the abilities."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from controller.rules.errors import UnknownRuleset
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets.club import CLUB

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType({known.id: known for known in (CLUB,)})


def ruleset(id: str) -> Ruleset:  # noqa: A002 - the rules speak of a ruleset's id
    """Return the ruleset of that id. Raises ``UnknownRuleset``."""
    try:
        return RULESETS[id]
    except KeyError:
        raise UnknownRuleset(id) from None
