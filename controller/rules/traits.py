"""What a role is, rather than does: it needs no move and cannot be blocked."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from controller.rules.model import ClauseId, RoleId, TeamId


@dataclass(frozen=True, slots=True, kw_only=True)
class Survives:
    """No shot at night kills him."""

    clause: ClauseId


@dataclass(frozen=True, slots=True, kw_only=True)
class TakesKillers:
    """If he is shot dead at night, those who shot him die with him."""

    clause: ClauseId
    saved: ClauseId | None = None
    """Why a killer who is healed lives, ``None`` where nothing saves him."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NeverExecuted:
    """The vote of the day does not put him out."""

    clause: ClauseId


@dataclass(frozen=True, slots=True, kw_only=True)
class TakesVoter:
    """Voted out, he takes one of those along who voted against him; he must."""

    clause: ClauseId
    voters: ClauseId
    must: ClauseId


@dataclass(frozen=True, slots=True, kw_only=True)
class TakesToGrave:
    """Voted out, he may take any player along once he has opened his card."""

    clause: ClauseId
    unopened: ClauseId
    over: ClauseId


@dataclass(frozen=True, slots=True, kw_only=True)
class Activates:
    """Put to the vote by day, he plays for himself from then on."""

    clause: ClauseId
    team: TeamId


@dataclass(frozen=True, slots=True, kw_only=True)
class LeavesSmallTable:
    """He dies as soon as so few are left, himself included."""

    clause: ClauseId
    at_most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Inherits:
    """When the last holder of that role is out, he becomes it."""

    clause: ClauseId
    role: RoleId


Trait = (
    Survives
    | TakesKillers
    | NeverExecuted
    | TakesVoter
    | TakesToGrave
    | Activates
    | LeavesSmallTable
    | Inherits
)

TRAITS: Final = MappingProxyType(
    {
        "activates": Activates,
        "inherits": Inherits,
        "leaves_small_table": LeavesSmallTable,
        "never_executed": NeverExecuted,
        "survives": Survives,
        "takes_killers": TakesKillers,
        "takes_to_grave": TakesToGrave,
        "takes_voter": TakesVoter,
    }
)
"""The kinds of traits by the word that rule files use."""
