"""The data types of a ruleset: what a rule text says, so that the engine needs to know none by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from controller.rules.day_rules import (
    Accusations,
    DayPlan,
    FoulRules,
    Leaving,
    Nominations,
    Reveal,
    Stage,
)
from controller.rules.model import ClauseId, Option, RoleId, TeamId, Verb
from controller.rules.night_rules import Asleep, Call, DeathRules, MoveRules, Nights, Sunrise
from controller.rules.traits import Inherits, LeavesSmallTable
from controller.rules.vote_rules import JudgeRules, Owed, Tie, VoteRules

if TYPE_CHECKING:
    from controller.rules.abilities.ability import Ability
    from controller.rules.abilities.clan_shot import ClanShot
    from controller.rules.dealing import MixPlan
    from controller.rules.traits import Trait
    from controller.rules.victory import Victory


T = TypeVar("T")

__all__ = [
    "Accusations",
    "Asleep",
    "Call",
    "ClanLimits",
    "DayPlan",
    "DeathRules",
    "FoulRules",
    "JudgeRules",
    "Leaving",
    "MoveRules",
    "Nights",
    "Nominations",
    "Owed",
    "Reveal",
    "Role",
    "Ruleset",
    "Section",
    "Stage",
    "Sunrise",
    "Tie",
    "VoteRules",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """A card: its side and what it can do."""

    id: RoleId
    team: TeamId
    abilities: tuple[Ability, ...] = ()
    traits: tuple[Trait, ...] = ()
    idle: ClauseId | None = None
    """Why every move that it has not is refused, where the text says so."""
    bars: Mapping[Verb, ClauseId] = field(default_factory=lambda: MappingProxyType({}))
    """Why a certain move that it has not is refused, where the text says so."""
    either: ClauseId | None = None
    """Why it makes one move a night, whichever, beside the clan's; ``None`` where each is made once."""
    at_most: int | None = None
    """How many there may be in a game, ``None`` for any number."""
    at_least: int = 0
    fills_up: bool = False
    """Whoever has claimed no other card has this one."""


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses that belong together, under a heading of the catalogue (``rules-section-<key>``)."""

    key: str
    clauses: tuple[ClauseId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One rule text. Its mixes are suggestions, the first one first; its sections hold every clause."""

    id: str
    base: str
    """The rule text whose clauses and words it uses: its own id, or that of the ruleset it was changed from."""
    source: str = ""
    """The text it was read from, to keep with a game."""
    title: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Its name by language, where it is not in the catalogue."""
    names: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: MappingProxyType({}))
    """What roles are called by language, where it is not as in the catalogue."""
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: MappingProxyType({}))
    """The clauses of its own, by clause and language."""
    roles: tuple[Role, ...]
    teams: tuple[TeamId, ...]
    seats_min: int
    seats_max: int
    seats_usual: tuple[int, int]
    """With fewer or more players than these a game is an experiment."""
    few: ClauseId
    crowded: ClauseId
    """Why there may be no more seats."""
    role_limit: ClauseId
    """Why there may be no more, or no fewer, of a role."""
    fixed_mix: ClauseId | None = None
    """Why there is no other mix than the suggested one."""
    clans: ClanLimits | None = None
    acquainted: tuple[frozenset[RoleId], ...]
    """Roles whose holders know one another from the first night."""
    calls: tuple[Call, ...]
    """The night order."""
    moves: MoveRules
    day: DayPlan
    vote: VoteRules | None
    fouls: FoulRules
    leaving: Leaving
    death: DeathRules | None = None
    options: Mapping[str, Option]
    """Every option with its default."""
    victories: tuple[Victory, ...]
    """In the order in which they are looked at: the first that holds ends the game."""
    mix_announced: ClauseId | None = None
    """Why the host tells before the deal which roles are in play."""
    priority: bool = False
    """Whether the two who left first may play first in the next game."""
    spectator: ClauseId | None
    """What ends the game when a spectator passes information to the table."""
    hand_code: tuple[ClauseId, ...] = ()
    """The clauses that say how numbers are shown."""
    mixes: tuple[MixPlan, ...]
    sections: tuple[Section, ...]
    abilities: tuple[Ability, ...] = field(init=False, repr=False, compare=False)
    """Every ability once, in the order of roles; members of a clan share theirs."""
    shots: tuple[ClanShot, ...] = field(init=False, repr=False, compare=False)
    always_shown: tuple[Ability, ...] = field(init=False, repr=False, compare=False)
    """The abilities whose holders are shown something every night."""
    leaving_matters: bool = field(init=False, repr=False, compare=False)
    """Whether anybody inherits from those who leave, or leaves with a table grown small."""
    ends_at_once: bool = field(init=False, repr=False, compare=False)
    stages: Mapping[str, tuple[Any, ...]] = field(init=False, repr=False, compare=False)
    """The abilities that do something at each stage of the night's settlement."""
    _roles: Mapping[RoleId, Role] = field(init=False, repr=False, compare=False)
    _able: Mapping[tuple[RoleId, Verb], Ability] = field(init=False, repr=False, compare=False)
    _calls: Mapping[bool, tuple[Call, ...]] = field(init=False, repr=False, compare=False)
    _open: Mapping[bool, Mapping[tuple[RoleId, Verb], Call]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Index the roles: they are looked up for every move."""
        able = {(role.id, own.verb): own for role in self.roles for own in role.abilities}
        abilities = tuple(dict.fromkeys(able.values()))
        calls = {
            first: tuple(call for call in self.calls if call.nights.include(1 if first else 2))
            for first in (True, False)
        }
        put = object.__setattr__
        put(self, "abilities", abilities)
        put(self, "shots", tuple(own for own in abilities if own.clan is not None and own.is_shot))
        put(self, "always_shown", tuple(own for own in abilities if own.always_shown))
        following = (Inherits, LeavesSmallTable)
        traits = [trait for role in self.roles for trait in role.traits]
        put(self, "leaving_matters", any(isinstance(trait, following) for trait in traits))
        put(self, "ends_at_once", any(victory.moment == "at_once" for victory in self.victories))
        put(self, "stages", {name: _doing(name, abilities) for name in _STAGES})
        put(self, "_roles", {role.id: role for role in self.roles})
        put(self, "_able", able)
        put(self, "_calls", calls)
        put(self, "_open", {first: _opened(rows) for first, rows in calls.items()})

    @property
    def clauses(self) -> tuple[ClauseId, ...]:
        """Every clause and ruling, in reading order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def role(self, role: RoleId) -> Role | None:
        """Return the role of that id, ``None`` if the ruleset has none."""
        return self._roles.get(role)

    def team_of(self, role: RoleId) -> TeamId | None:
        """Return the side of a role, ``None`` for an unknown role."""
        known = self._roles.get(role)
        return None if known is None else known.team

    def trait(self, role: RoleId | None, kind: type[T]) -> T | None:
        """Return what a role is of that kind, ``None`` if it is not."""
        known = None if role is None else self._roles.get(role)
        for trait in () if known is None else known.traits:
            if isinstance(trait, kind):
                return trait
        return None

    def calls_of(self, night: int) -> tuple[Call, ...]:
        """Return the calls of the night of that number, in order."""
        return self._calls[night == 1]

    def is_called(self, role: RoleId, verb: Verb, night: int) -> bool:
        """Whether the role is called to that move in that night."""
        return (role, verb) in self._open[night == 1]

    def call_for(self, role: RoleId, verb: Verb, night: int) -> Call | None:
        """Return the call in which the role makes that move in that night."""
        return self._open[night == 1].get((role, verb))

    def ability(self, role: RoleId | None, verb: Verb) -> Ability | None:
        """Return what a role can do under that verb."""
        return None if role is None else self._able.get((role, verb))

    def ordered(self, mix: Mapping[RoleId, int]) -> Mapping[RoleId, int]:
        """Return the mix in the ruleset's order of roles, without roles that nobody has."""
        return MappingProxyType({role.id: mix[role.id] for role in self.roles if mix.get(role.id)})


@dataclass(frozen=True, slots=True, kw_only=True)
class ClanLimits:
    """From how many on the members of two clans together must be split."""

    clans: tuple[TeamId, TeamId]
    from_members: int
    clause: ClauseId


_STAGES = ("hold", "strike", "shield", "follow", "revive", "dawn")


def _doing(stage: str, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities that have something of their own at that stage."""
    return tuple(own for own in abilities if stage in own.stages)


def _opened(calls: tuple[Call, ...]) -> Mapping[tuple[RoleId, Verb], Call]:
    """Return the call in which each role makes each move: of several the one that names the fewest roles."""
    found: dict[tuple[RoleId, Verb], Call] = {}
    for call in sorted(calls, key=lambda call: -len(call.roles)):
        found.update({(role, verb): call for role in call.roles for verb in call.verbs})
    return MappingProxyType(found)
