"""The data types of a ruleset: what a rule text says, so that the engine needs to know none by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING

from controller.rules.model import ClauseId, RoleId, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.abilities.ability import Ability
    from controller.rules.victory import Victory


@dataclass(frozen=True, slots=True)
class Role:
    """A card: its side and what it can do."""

    id: RoleId
    team: TeamId
    abilities: tuple[Ability, ...] = ()
    idle: ClauseId | None = None
    """Why every move that it has not is refused, where the text says so."""
    bars: Mapping[Verb, ClauseId] = field(default_factory=lambda: MappingProxyType({}))
    """Why a certain move that it has not is refused, where the text says so."""
    at_most: int | None = None
    """How many there may be in a game, ``None`` for any number."""
    fills_up: bool = False
    """Whoever has claimed no other card has this one."""


class Nights(Enum):
    """The nights in which a call is made."""

    FIRST = "first"
    LATER = "later"
    EVERY = "every"

    def include(self, night: int) -> bool:
        """Whether the night of that number, 1 for the first, is one of them."""
        return self is Nights.EVERY or (self is Nights.FIRST) == (night == 1)


@dataclass(frozen=True, slots=True)
class Call:
    """A row of the night's table: who wakes together, and for which moves (none: to get acquainted)."""

    nights: Nights
    key: str
    roles: tuple[RoleId, ...]
    verbs: tuple[Verb, ...] = ()


@dataclass(frozen=True, slots=True)
class DayPlan:
    """The order of a day and its times, in seconds."""

    speech: int
    extra_hands: int
    """How many of those who raise a hand after the speeches get more time."""
    extra: int
    last_word: int


@dataclass(frozen=True, slots=True)
class VoteRules:
    """A vote that everybody owes, counted by plurality; each field but the first names the clause."""

    revote_of: int
    """With exactly so many leaders the others vote again between them."""
    most: ClauseId
    obligatory: ClauseId
    """The round stays open until everybody has voted; once a vote was cast it must be an allowed one."""
    not_self: ClauseId
    revote: ClauseId
    tied: ClauseId
    revote_tied: ClauseId
    revote_nobody: ClauseId
    removal: ClauseId
    """What becomes of a round when a player goes."""


@dataclass(frozen=True, slots=True)
class FoulRules:
    """What fouls cost. ``barred_at`` fouls bar from the next day's talk and vote, ``out_at`` end the game."""

    barred_at: int
    barred: ClauseId
    out_at: int
    out: ClauseId


@dataclass(frozen=True, slots=True)
class MoveRules:
    """What goes for every night move."""

    seconds: int
    rest: ClauseId | None
    """Why moves are refused in the first night, ``None`` if they are not."""
    once: ClauseId
    """Why a second move is refused."""
    late: ClauseId
    """Why a move is refused whose time is over."""
    pass_ends: bool
    """Whether declining ends the move."""


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses that belong together, under a heading of the catalogue (``rules-section-<key>``)."""

    key: str
    clauses: tuple[ClauseId, ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One rule text. Its mixes are suggestions, the first one first; its sections hold every clause."""

    id: str
    roles: tuple[Role, ...]
    teams: tuple[TeamId, ...]
    seats_min: int
    seats_max: int
    crowded: ClauseId
    """Why there may be no more seats."""
    role_limit: ClauseId
    """Why there may be no more of a role."""
    acquainted: tuple[frozenset[RoleId], ...]
    """Roles whose holders know one another from the first night."""
    calls: tuple[Call, ...]
    """The night order."""
    moves: MoveRules
    day: DayPlan
    vote: VoteRules
    fouls: FoulRules
    options: Mapping[str, bool | int]
    """Every option with its default."""
    victories: tuple[Victory, ...]
    """In the order in which they are looked at: the first that holds ends the game."""
    spectator: ClauseId
    """What ends the game when a spectator passes information to the table."""
    hand_code: tuple[ClauseId, ...]
    """The clauses that say how numbers are shown."""
    mixes: Mapping[int, tuple[Mapping[RoleId, int], ...]]
    sections: tuple[Section, ...]
    abilities: tuple[Ability, ...] = field(init=False, repr=False, compare=False)
    """Every ability once, in the order of roles; members of a clan share theirs."""
    _roles: Mapping[RoleId, Role] = field(init=False, repr=False, compare=False)
    _able: Mapping[tuple[RoleId, Verb], Ability] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Index the roles: they are looked up for every move."""
        able = {(role.id, own.verb): own for role in self.roles for own in role.abilities}
        object.__setattr__(self, "abilities", tuple(dict.fromkeys(able.values())))
        object.__setattr__(self, "_roles", {role.id: role for role in self.roles})
        object.__setattr__(self, "_able", able)

    @property
    def clauses(self) -> tuple[ClauseId, ...]:
        """Every clause and ruling, in reading order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def role(self, role: RoleId) -> Role | None:
        """Return the role of that id, ``None`` if the ruleset has none."""
        return self._roles.get(role)

    def team_of(self, role: RoleId) -> TeamId | None:
        """Return the side of a role, ``None`` for an unknown role."""
        known = self.role(role)
        return None if known is None else known.team

    def calls_of(self, night: int) -> tuple[Call, ...]:
        """Return the calls of the night of that number, in order."""
        return tuple(call for call in self.calls if call.nights.include(night))

    def ability(self, role: RoleId | None, verb: Verb) -> Ability | None:
        """Return what a role can do under that verb."""
        return None if role is None else self._able.get((role, verb))

    def ordered(self, mix: Mapping[RoleId, int]) -> Mapping[RoleId, int]:
        """Return the mix in the ruleset's order of roles, without roles that nobody has."""
        return MappingProxyType({role.id: mix[role.id] for role in self.roles if mix.get(role.id)})
