"""The names that mean something in a file of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from controller.rules.model import DRAW, Option
from controller.rules.ruleset import Ruleset

NOBODY_YET: Final = "none"
"""The winner while the game goes on."""

_SIDES: Final = ("town", "mafia", "yakuza")
"""The sides that the format knows; a player on his own has his role's id for a side."""


@dataclass(frozen=True, slots=True)
class Names:
    """What may be named, ``None`` where anything may: nobody can tell for rules that are not there yet."""

    roles: tuple[str, ...] | None = None
    teams: tuple[str, ...] | None = None
    winners: tuple[str, ...] | None = None
    clauses: frozenset[str] | None = None
    options: Mapping[str, Option] | None = None
    """Every option with its default."""
    seats: frozenset[int] = frozenset()
    """Where the players of the scenario sit."""


ANY: Final = Names()


def names_of(rules: Ruleset | None, clauses: frozenset[str]) -> Names:
    """Return what may be named in a file of these rules that states ``clauses`` (none: not checked)."""
    if rules is None:
        return ANY
    roles = tuple(str(role.id) for role in rules.roles)
    teams = tuple(dict.fromkeys((*_SIDES, *rules.teams, *roles)))
    return Names(
        roles=roles,
        teams=teams,
        winners=(*teams, DRAW, NOBODY_YET),
        clauses=clauses | {*rules.clauses} | _shortened(rules.clauses) if clauses else None,
        options=rules.options,
    )


def _shortened(clauses: tuple[str, ...]) -> set[str]:
    """Return what some scenarios call the clauses whose names end in ``_only``."""
    return {clause.removesuffix("_only") for clause in clauses}
