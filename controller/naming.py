"""What a line is told of a role: its id, and what house rules call it instead of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from controller.rules.model import GameState, RoleId

BETWEEN: Final = "|"
"""Stands between a role's id and each of its own names: ``don|en=Godfather|ru=Крёстный отец``."""


def called(state: GameState, role: RoleId | str) -> str:
    """Return a role as a line's argument: the id alone where the catalogue's name goes."""
    names: Mapping[str, Mapping[str, str]] = {} if state.ruleset is None else state.ruleset.names
    own = (
        f"{language}={' '.join(roles[role].replace(BETWEEN, ' ').split())}"
        for language, roles in sorted(names.items())
        if role in roles
    )
    return BETWEEN.join((role, *own))


def counted(state: GameState) -> tuple[str, ...]:
    """Return the mix of the game as a line's argument: each role with its number, in the ruleset's order."""
    return tuple(f"{called(state, role)} {number}" for role, number in state.mix.items())
