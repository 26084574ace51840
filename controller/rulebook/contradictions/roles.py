"""Roles and abilities that do not fit each other, or that nobody could call by a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from controller.rulebook.walk import Part, Text
from controller.rules.abilities.ability import Ability
from controller.rules.abilities.bans import NotFiredAt
from controller.rules.abilities.block import Block, Drags
from controller.rules.abilities.clan_shot import ClanShot, Stopped, Way
from controller.rules.abilities.needs import Attempts, NotShooting
from controller.rules.abilities.note import DyingNote
from controller.rules.abilities.protect import Silence
from controller.rules.model import IMMUNE, VOTELESS, RoleId
from controller.rules.ruleset import FoulRules, Role, VoteRules
from controller.rules.rulesets import IDS, ruleset
from controller.rules.rulesets.faults import Fault, Place
from controller.rules.rulesets.reader import LANGUAGES


class _Pair(NamedTuple):
    """A field that means nothing without another."""

    kind: type
    field: str
    unset: Any
    other: str


_PAIRS: Final = (
    _Pair(ClanShot, "stopped", Stopped.NEVER, "stopped_clause"),
    _Pair(Block, "drags", Drags.NEVER, "drags_clause"),
    _Pair(Silence, "turns", MappingProxyType({}), "turns_clause"),
    _Pair(FoulRules, "barred_at", None, "barred"),
    _Pair(FoulRules, "out_at", None, "out"),
    _Pair(VoteRules, "both", None, "not_both"),
    _Pair(VoteRules, "not_both", None, "both"),
)

_LONGEST_NAME: Final = 40
_LONGEST_TITLE: Final = 80
"""So many letters still have room on the pages."""


def faults(text: Text) -> Iterator[Fault]:
    """Yield what is wrong with the roles, each for itself."""
    for role in text.rules.roles:
        yield from _role(text, role)
    lists = tuple(("roles", role.id, "abilities") for role in text.rules.roles)
    for name in text.tables.get("abilities", {}):
        if name not in text.abilities:
            yield Fault(
                ("abilities", name), "no role has this ability; name it in a role, or leave it out", lists
            )
    for name, ability in text.abilities.items():
        yield from _ability(text, ability, ("abilities", name))
    for part in text.parts:
        yield from _pairs(part)
        yield from _stocks(text, part)
    yield from _fills_up(text)
    yield from _names(text)


def _role(text: Text, role: Role) -> Iterator[Fault]:
    place: Place = ("roles", role.id)
    verbs: dict[str, str] = {}
    for index, (name, own) in enumerate(zip(text.names_of(role.id), role.abilities, strict=True)):
        if own.verb in verbs:
            yield Fault(
                (*place, "abilities", index),
                f"{name} and {verbs[own.verb]} are the same move, {own.verb}; a role can have only one of them",
            )
        verbs.setdefault(own.verb, name)
        if own.clan is not None and own.clan != role.team:
            yield Fault(
                (*place, "abilities", index),
                f"{name} is the move of the {own.clan}, and {role.id} is of the {role.team}",
                ((*place, "team"), ("abilities", name, "clan")),
            )
    if role.at_most is not None and role.at_least > role.at_most:
        yield Fault(
            (*place, "at_least"), f"at least {role.at_least} and at most {role.at_most} cannot both be"
        )


def _ability(text: Text, own: Ability, place: Place) -> Iterator[Fault]:
    if own.least > own.most:
        yield Fault((*place, "least"), f"must be at most {own.most}, as `most` says, not {own.least}")
    if isinstance(own, ClanShot):
        yield from _shot(text, own, place)
    if isinstance(own, Silence):
        yield from _laid(text, own, place)
    if isinstance(own, DyingNote) and own.accuses not in own.words:
        yield Fault((*place, "accuses"), f"must be one of its words: {', '.join(own.words)}")


def _shot(text: Text, own: ClanShot, place: Place) -> Iterator[Fault]:
    if own.leader is not None and own.leader not in own.members:
        wanted = f"{own.leader} leads, and is none of the members: {_list(own.members)}"
        yield Fault((*place, "leader"), wanted, ((*place, "members"),))
    ways = [way for way, _ in own.ways]
    if own.leader is None and {Way.LEADER, Way.LEADER_ALONE}.intersection(ways):
        yield Fault(
            (*place, "ways"), "a leader decides, and there is none: add leader", ((*place, "leader"),)
        )
    if not ways:
        yield Fault((*place, "ways"), f"nobody decides: name at least one of {', '.join(Way)}")
    able = {role.id for role in text.holders(own)}
    for name in ("members", "heirs"):
        for index, role in enumerate(getattr(own, name)):
            if role not in able:
                wanted = f"{role} has not this ability; add {place[1]!r} to roles.{role}.abilities"
                yield Fault((*place, name, index), wanted, (("roles", role, "abilities"), ("roles", role)))
    for role in sorted(able - {*own.members, *own.heirs}):
        yield Fault(
            ("roles", role, "abilities"),
            f"{role} has {place[1]}, and is neither of its members nor of its heirs",
            ((*place, "members"), (*place, "heirs")),
        )


def _laid(text: Text, own: Silence, place: Place) -> Iterator[Fault]:
    vote = text.rules.vote
    for effect, field in ((IMMUNE, "immune"), (VOTELESS, "silenced")):
        if effect in own.lays and (vote is None or getattr(vote, field) is None):
            yield Fault(
                (*place, "lays"),
                f"{effect} comes to nothing unless vote.{field} names the clause",
                (("vote", field), ("vote",)),
            )


def _pairs(part: Part) -> Iterator[Fault]:
    for pair in _PAIRS:
        is_set = isinstance(part.value, pair.kind) and getattr(part.value, pair.field) != pair.unset
        if is_set and getattr(part.value, pair.other) is None:
            yield Fault(
                (*part.place, pair.field),
                f"{pair.other} is missing, which names the clause for it",
                ((*part.place, pair.other),),
            )


def _stocks(text: Text, part: Part) -> Iterator[Fault]:
    value = part.value
    if isinstance(value, Attempts) and (value.most is None) == (value.option is None):
        yield Fault(part.place, "must have either most, the number, or option, the option that says how many")
    if isinstance(value, NotFiredAt | NotShooting):
        yield from _of_clan(text, part)


def _of_clan(text: Text, part: Part) -> Iterator[Fault]:
    """Yield why a limit that looks at the shot of a clan has nothing to look at."""
    shots = {name: own for name, own in text.abilities.items() if isinstance(own, ClanShot)}
    clan = part.value.clan
    of_clan = [shot for shot in shots.values() if shot.clan == clan]
    if not of_clan:
        because = tuple(("abilities", name, "clan") for name in shots)
        yield Fault((*part.place, "clan"), f"the {clan} has no shot of its own", because)
    elif isinstance(part.value, NotFiredAt) and not any(shot.records for shot in of_clan):
        records = tuple(("abilities", name, "records") for name in shots)
        yield Fault(part.place, f"the shot of the {clan} is not kept: add records = true to it", records)


def _fills_up(text: Text) -> Iterator[Fault]:
    filling = [role.id for role in text.rules.roles if role.fills_up]
    if not filling:
        yield Fault(("roles",), "no role fills up: give one fills_up = true, for all who claim no other card")
    for role in filling[1:]:
        yield Fault(("roles", role, "fills_up"), f"{filling[0]} fills up already, and only one role can")


def _names(text: Text) -> Iterator[Fault]:
    names = text.rules.names
    for language, title in text.rules.title.items():
        if len(title) > _LONGEST_TITLE:
            yield Fault(("title", language), f"must be at most {_LONGEST_TITLE} letters long")
    for role in text.rules.roles:
        for language in LANGUAGES:
            if role.id not in names.get(language, {}) and role.id not in _named():
                yield Fault(("roles", role.id), f"a new role needs a name: [names.{language}] {role.id} = …")
    for language, own in names.items():
        counted = Counter(own.values())
        for role_id, name in own.items():
            if not name.strip():
                yield Fault(("names", language, role_id), "must be a name, not empty")
            elif len(name) > _LONGEST_NAME:
                yield Fault(("names", language, role_id), f"must be at most {_LONGEST_NAME} letters long")
            elif counted[name] > 1:
                yield Fault(("names", language, role_id), f"two roles are called {name!r}")


@cache
def _named() -> frozenset[RoleId]:
    """Return the roles that have a name in the catalogue: those of the rule texts that come with the table."""
    return frozenset(role.id for id in IDS for role in ruleset(id).roles)  # noqa: A001 - as elsewhere


def _list(roles: tuple[RoleId, ...]) -> str:
    return ", ".join(roles)
