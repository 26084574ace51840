"""Making data types of TOML values as their annotations say, noting every fault on the way."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from collections.abc import Mapping as AnyMapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from controller.rules.abilities.ability import Ability
from controller.rules.abilities.bans import Ban
from controller.rules.abilities.kinds import BANS, NEEDS
from controller.rules.abilities.needs import Need
from controller.rules.errors import Own
from controller.rules.model import (
    ALIBI,
    BARRED,
    DRAW,
    IMMUNE,
    MUTE,
    PROTECTED,
    VOTELESS,
    ClauseId,
    RoleId,
    TeamId,
)
from controller.rules.rulesets.faults import Fault, Place, unlike
from controller.rules.traits import TRAITS, Trait

Table = dict[str, Any]

WRONG: Final = object()
"""Stands for what could not be made; the fault is noted."""

_UNSEEN: Final = {"Ability": Ability, "Trait": Trait}
"""What annotations name and their module imports for the type checker only."""

_EFFECTS: Final = (MUTE, VOTELESS, IMMUNE, PROTECTED, ALIBI, BARRED)

_KNOWN_WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"lays": _EFFECTS, "no_word_effects": _EFFECTS, "thumbs": ("up", "down")}
)
"""The fields whose words are a fixed few, though their type does not say which."""

OPTION_FIELDS: Final = frozenset({"option", "unless", "seniority", "defence_option", "discussion_options"})
"""The fields that name options of the ruleset."""


@dataclass(frozen=True)
class Names:
    """What the names in a text may refer to; ``None`` where that cannot be told, because its table is wrong."""

    roles: Collection[str] | None = ()
    teams: Collection[str] | None = ()
    clauses: Collection[str] | None = ()
    options: Collection[str] | None = ()


@dataclass
class Shapes:
    """Makes values. A value that cannot be made is :data:`WRONG`, with its fault in ``faults``."""

    names: Names
    abilities: Mapping[str, Any] | None = None
    """What roles can name, by name; :data:`WRONG` where it could not be made."""
    faults: list[Fault] = field(default_factory=list)

    def wrong(self, place: Place, message: str, *because: Place) -> Any:
        """Note a fault."""
        self.faults.append(Fault(place, message, because))
        return WRONG

    def make(self, hint: Any, value: Any, place: Place) -> Any:
        """Return the value as the annotation wants it."""
        if hint is Ability:
            return self._reference(self.abilities, "ability", value, place)
        if isinstance(kinds := _kinds(hint), Mapping):
            return self.chosen(kinds, value, place)
        origin = get_origin(hint)
        if origin in (Union, UnionType):
            return self._union(hint, value, place)
        if origin in (tuple, frozenset):
            return self._list(hint, value, place)
        if origin is AnyMapping:
            return self._mapping(get_args(hint), value, place)
        if is_dataclass(hint):
            return self.table(hint, value, place)
        return self._single(hint, value, place)

    def table(self, cls: Any, value: Any, place: Place, **given: Any) -> Any:
        """Return a data type made of a table; ``given`` are fields that the table does not hold."""
        if not isinstance(value, dict):
            return self.wrong(place, f"must be {_wanted(cls)}, not {_shown(value)}")
        wanted = {one.name: one for one in fields(cls) if one.init and one.name not in given}
        before = len(self.faults)
        self.known(value, list(wanted), place)
        hints = hints_of(cls)
        for name, one in wanted.items():
            if name not in value and _is_needed(one):
                self.wrong(place, f"{name} is missing: {_wanted(hints[name], name)}")
        made = {
            name: self.make(hints[name], inner, (*place, name))
            for name, inner in value.items()
            if name in wanted
        }
        return cls(**made, **given) if len(self.faults) == before else WRONG

    def chosen(self, kinds: Mapping[str, Any], value: Any, place: Place) -> Any:
        """Return one of several data types, as the table's ``kind`` says."""
        if not isinstance(value, dict):
            return self.wrong(
                place, f'must be a table such as {{kind = "{next(iter(kinds))}"}}, not {_shown(value)}'
            )
        own = dict(value)
        if "kind" not in own:
            return self.wrong(place, f"kind is missing: one of {', '.join(kinds)}")
        kind = own.pop("kind")
        if not isinstance(kind, str) or kind not in kinds:
            return self.wrong((*place, "kind"), f"there is no kind {unlike(kind, kinds)}")
        return self.table(kinds[kind], own, place)

    def known(self, table: Table, known: Collection[str], place: Place) -> None:
        """Note the keys that are unknown."""
        for key in table:
            if key not in known:
                self.wrong((*place, key), f"there is no key {unlike(key, known)}")

    def each(self, hint: Any, values: Any, place: Place) -> tuple[Any, ...]:
        """Return what can be made of the items of a list."""
        if not isinstance(values, list):
            self.wrong(place, f"must be a list, not {_shown(values)}")
            return ()
        return tuple(self.make(hint, value, (*place, index)) for index, value in enumerate(values))

    def _union(self, hint: Any, value: Any, place: Place) -> Any:
        wanted = [one for one in get_args(hint) if one is not NoneType]
        return self.make(wanted[0], value, place)

    def _list(self, hint: Any, value: Any, place: Place) -> Any:
        origin, inner = get_origin(hint), get_args(hint)
        if inner == (int, ...) and isinstance(value, int) and not isinstance(value, bool):
            value = [value]
        if not isinstance(value, list):
            return self.wrong(place, f"must be {_wanted(hint)}, not {_shown(value)}")
        if inner[-1] is ... or origin is frozenset:
            made: Sequence[Any] = self.each(inner[0], value, place)
        elif len(value) != len(inner):
            return self.wrong(place, f"must be {_wanted(hint)}, not {len(value)} values")
        else:
            made = [
                self.make(one, item, (*place, at))
                for at, (one, item) in enumerate(zip(inner, value, strict=True))
            ]
        return WRONG if any(one is WRONG for one in made) else origin(made)

    def _mapping(self, inner: tuple[Any, ...], value: Any, place: Place) -> Any:
        if not isinstance(value, dict):
            return self.wrong(place, f"must be a table, not {_shown(value)}")
        made = {
            self.make(inner[0], key, (*place, key)): self.make(inner[1], item, (*place, key))
            for key, item in value.items()
        }
        return MappingProxyType(made)

    def _single(self, hint: Any, value: Any, place: Place) -> Any:
        kind = getattr(hint, "__supertype__", hint)
        fits = isinstance(value, _PYTHON.get(kind, str)) and (kind is bool or not isinstance(value, bool))
        if not fits:
            return self.wrong(place, f"must be {_wanted(hint, _field(place))}, not {_shown(value)}")
        if kind in (int, float):
            if not 0 <= value < math.inf:
                return self.wrong(place, f"must be 0 or more, not {value}")
            return value
        if issubclass(kind, StrEnum):
            return self._word(kind, value, place)
        return self._name(hint, value, place) if kind is str else value

    def _word(self, kind: type[StrEnum], value: str, place: Place) -> Any:
        known = [str(one) for one in kind]
        return (
            kind(value) if value in known else self.wrong(place, f"there is no word {unlike(value, known)}")
        )

    def _name(self, hint: Any, value: str, place: Place) -> Any:
        """Check a name against what it refers to."""
        names = self.names
        key = _field(place)
        if hint is RoleId:
            return self._reference(names.roles, "role", value, place)
        if hint is TeamId:
            known = names.teams if key != "winner" or names.teams is None else (*names.teams, DRAW)
            return self._reference(known, "side", value, place)
        if hint is ClauseId:
            return value if value in list(Own) else self._reference(names.clauses, "clause", value, place)
        if key in OPTION_FIELDS:
            return self._reference(names.options, "option", value, place)
        if key in _KNOWN_WORDS and value not in _KNOWN_WORDS[key]:
            return self.wrong(place, f"there is no word {unlike(value, _KNOWN_WORDS[key])}")
        return value

    def _reference(self, known: Collection[str] | None, what: str, value: Any, place: Place) -> Any:
        if not isinstance(value, str):
            article = "an" if what[0] in "ao" else "a"
            return self.wrong(place, f"must be the name of {article} {what}, not {_shown(value)}")
        if known is None:
            return value
        if value not in known:
            message = f"there is no {what} {unlike(value, known)}{_REMEDY.get(what, '')}"
            return self.wrong(place, message, (*_TABLE_OF[what], value), _TABLE_OF[what])
        return known[value] if isinstance(known, Mapping) else value


_REMEDY: Final[Mapping[str, str]] = MappingProxyType(
    {"clause": '; a clause of your own is written as [clauses] with name = {ru = "…", en = "…"}'}
)
"""What else may be right than another name."""

_TABLE_OF: Final[Mapping[str, Place]] = MappingProxyType(
    {
        "role": ("roles",),
        "ability": ("abilities",),
        "side": ("table", "teams"),
        "clause": ("clauses",),
        "option": ("options",),
    }
)
"""Where a name may have been taken away."""

_PYTHON: Final[Mapping[Any, Any]] = MappingProxyType({bool: bool, int: int, float: int | float, str: str})


def _kinds(hint: Any) -> Mapping[str, Any] | None:
    for union, kinds in ((Ban, BANS), (Need, NEEDS), (Trait, TRAITS)):
        if hint == union:
            return kinds
    return None


def _field(place: Place) -> str:
    """Return the name of the field that a value or the list around it stands in."""
    return next((part for part in reversed(place) if isinstance(part, str)), "")


@cache
def hints_of(cls: Any) -> Mapping[str, Any]:
    """Return the annotations of a data type's fields."""
    return get_type_hints(cls, localns=dict(_UNSEEN))


def _is_needed(one: Field[Any]) -> bool:
    return one.default is MISSING and one.default_factory is MISSING


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, bool):
        return str(value).lower()
    return "a list" if isinstance(value, list) else repr(value)


_SAID: Final[Mapping[Any, str]] = MappingProxyType(
    {
        bool: "true or false",
        int: "a whole number",
        float: "a number",
        str: "a text",
        RoleId: "the name of a role",
        TeamId: "the name of a side",
        ClauseId: "the name of a clause",
        Ability: "the name of an ability",
    }
)


def _wanted(hint: Any, name: str = "") -> str:
    """Return what a value must be, in words."""
    if hint in _SAID:
        return "the name of an option" if name in OPTION_FIELDS else _SAID[hint]
    inner = [one for one in get_args(hint) if one not in (..., NoneType)]
    origin = get_origin(hint)
    if origin is tuple and ... not in get_args(hint):
        return f"a list of {len(inner)}: {', '.join(_wanted(one) for one in inner)}"
    if origin in (tuple, frozenset):
        return f"a list, each {_wanted(inner[0], name)}"
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return f"one of {', '.join(hint)}"
    return "a table"
