"""A ruleset from its text: TOML tables, laid over those of the ruleset they start from, made into data types."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, fields
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from controller.rules.abilities.kinds import ABILITIES
from controller.rules.dealing import MixPlan
from controller.rules.errors import UnknownRuleset
from controller.rules.model import ClauseId, Option, RoleId
from controller.rules.ruleset import (
    Call,
    ClanLimits,
    DayPlan,
    DeathRules,
    FoulRules,
    Leaving,
    MoveRules,
    Role,
    Ruleset,
    Section,
    VoteRules,
)
from controller.rules.rulesets import IDS, text_of
from controller.rules.rulesets.faults import Fault, Place, RulesFault, unlike
from controller.rules.rulesets.shapes import Names, Shapes, Table
from controller.rules.victory import Victory

LANGUAGES: Final = ("ru", "en")
"""The languages in which a text's own words must be."""

_CALL: Final = tuple(one.name for one in fields(Call))
"""The columns of the night's table."""
_FEWEST: Final = sum(one.default is MISSING for one in fields(Call))
_TABLES: Final = ("title", "names", "clauses", "table", "options", "roles", "abilities", "night", "day", "fouls",
                  "leaving", "sections")  # fmt: skip
_TOP: Final = ("base", "id", *_TABLES, "vote", "death", "victories", "mixes")
_HINTS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "teams": tuple[str, ...],
        "least": int,
        "most": int,
        "usual": tuple[int, int],
        "few": ClauseId,
        "crowded": ClauseId,
        "role_limit": ClauseId,
        "fixed_mix": ClauseId,
        "acquainted": tuple[frozenset[RoleId], ...],
        "clans": ClanLimits,
        "mix_announced": ClauseId,
        "priority": bool,
        "spectator": ClauseId,
        "hand_code": tuple[ClauseId, ...],
    }
)
"""The keys of the file's ``[table]``."""
_NEEDED: Final = ("teams", "least", "most", "few", "crowded", "role_limit")
_NAME: Final = re.compile(r"[a-z0-9_-]+")


def read(text: str, source: str) -> Ruleset:
    """Return the ruleset of a text. ``source`` is kept with it.

    Raises:
        RulesFault: naming the place of every fault and what would be right.

    """
    return make(document(text), source)


def document(text: str) -> Table:
    """Return the tables of a text, laid over those of its base.

    Raises:
        RulesFault: it is no TOML, or its base is unknown.

    """
    own = parse(text)
    base = own.get("base")
    if base is None:
        return own
    try:
        return over(parse(text_of(base)), own)
    except UnknownRuleset:
        raise RulesFault(Fault(("base",), f"there is no rule text {unlike(base, IDS)}")) from None


def parse(text: str) -> Table:
    """Return a text's own tables. Raises ``RulesFault`` where it is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RulesFault(Fault((), f"no TOML: {error}")) from error


def over(below: Table, own: Table) -> Table:
    """Lay tables over others.

    Tables are merged, unless they are of another ``kind``; all else is replaced. ``false`` takes away what is no
    yes or no itself.
    """
    merged = dict(below)
    for key, value in own.items():
        beneath = merged.get(key)
        if value is False and key in merged and not isinstance(beneath, bool):
            del merged[key]
        elif isinstance(value, dict) and isinstance(beneath, dict) and _alike(beneath, value):
            merged[key] = over(beneath, value)
        else:
            merged[key] = value
    return merged


def _alike(below: Table, own: Table) -> bool:
    return "kind" not in own or own["kind"] == below.get("kind")


def make(data: Table, source: str) -> Ruleset:
    """Return the ruleset of complete tables. Raises ``RulesFault``."""
    maker = _Maker(data)
    fields = maker.fields()
    if maker.shapes.faults:
        raise RulesFault(*maker.shapes.faults)
    return Ruleset(source=source, **fields)


class _Maker:
    """Makes the fields of a ruleset, noting every fault."""

    def __init__(self, data: Table) -> None:
        self.shapes = Shapes(Names())
        self.shapes.known(data, _TOP, ())
        broken = {key for key in _TABLES if not isinstance(data.get(key, {}), dict)}
        for key in broken:
            self.shapes.wrong((key,), f"must be a table, not {data[key]!r}")
        self._data = {key: {} if key in broken else value for key, value in data.items()}
        sections = self._lists(self._table("sections"))
        clauses = dict.fromkeys([*self._table("clauses"), *chain(*sections.values())])
        self.shapes.names = Names(
            roles=None if "roles" in broken else tuple(self._table("roles")),
            teams=None if "table" in broken else _words(self._table("table").get("teams")),
            clauses=None if broken & {"clauses", "sections"} else clauses.keys(),
            options=None if "options" in broken else tuple(self._table("options")),
        )
        self._unnamed = "abilities" in broken

    def fields(self) -> dict[str, Any]:
        """Return what the ruleset is made of."""
        id = self._id()  # noqa: A001 - the rules speak of a ruleset's id
        abilities = {
            name: self.shapes.chosen(ABILITIES, one, ("abilities", name))
            for name, one in self._table("abilities").items()
        }
        self.shapes.abilities = None if self._unnamed else abilities
        night = dict(self._table("night"))
        return {
            "id": id,
            "base": self._data.get("base", id),
            "title": self._words(self._table("title"), ("title",)),
            "names": self._names(),
            "texts": self._clauses(),
            "roles": self._roles(),
            "calls": self._calls(night.pop("calls", [])),
            "moves": self.shapes.table(MoveRules, night, ("night",)),
            "day": self.shapes.table(DayPlan, self._table("day"), ("day",)),
            "vote": self._maybe(VoteRules, "vote"),
            "fouls": self.shapes.table(FoulRules, self._table("fouls"), ("fouls",)),
            "leaving": self.shapes.table(Leaving, self._table("leaving"), ("leaving",)),
            "death": self._maybe(DeathRules, "death"),
            "options": self._options(),
            "victories": self.shapes.each(Victory, self._data.get("victories", []), ("victories",)),
            "mixes": self.shapes.each(MixPlan, self._data.get("mixes", []), ("mixes",)),
            "sections": self._sections(),
            **self._seats(),
        }

    def _table(self, key: str) -> Table:
        found: Table = self._data.get(key, {})
        return found

    def _id(self) -> str:
        value = self._data.get("id")
        if isinstance(value, str) and _NAME.fullmatch(value):
            return value
        message = "id is missing" if value is None else f"no id: {value!r}"
        self.shapes.wrong(("id",), f"{message}; it is a short name of small Latin letters, digits and dashes")
        return ""

    def _maybe(self, cls: type, key: str) -> Any:
        return self.shapes.table(cls, self._data[key], (key,)) if key in self._data else None

    def _seats(self) -> dict[str, Any]:
        table = self._table("table")
        self.shapes.known(table, _HINTS, ("table",))
        for name in _NEEDED:
            if name not in table:
                self.shapes.wrong(("table",), f"{name} is missing")
        made = {
            name: self.shapes.make(_HINTS[name], value, ("table", name))
            for name, value in table.items()
            if name in _HINTS
        }
        least, most = made.pop("least", 0), made.pop("most", 0)
        usual = made.pop("usual", (least, most))
        defaults = {"acquainted": (), "spectator": None}
        return {**defaults, **made, "seats_min": least, "seats_max": most, "seats_usual": usual}

    def _roles(self) -> tuple[Role, ...]:
        return tuple(
            self.shapes.table(Role, table, ("roles", name), id=RoleId(name))
            for name, table in self._table("roles").items()
        )

    def _calls(self, rows: Any) -> tuple[Call, ...]:
        if not isinstance(rows, list):
            self.shapes.wrong(("night", "calls"), "must be a list of calls")
            return ()
        return tuple(self._call(row, ("night", "calls", index)) for index, row in enumerate(rows))

    def _call(self, row: Any, place: Place) -> Any:
        if not isinstance(row, list) or not _FEWEST <= len(row) <= len(_CALL):
            return self.shapes.wrong(place, 'must be like ["later", "doctor", ["doctor"], ["heal"]]')
        before = len(self.shapes.faults)
        made = self.shapes.table(Call, dict(zip(_CALL, row, strict=False)), place)
        self.shapes.faults[before:] = [
            fault._replace(place=_numbered(fault.place, len(place))) for fault in self.shapes.faults[before:]
        ]
        return made

    def _options(self) -> Mapping[str, Option]:
        return MappingProxyType(
            {name: self._option(value, ("options", name)) for name, value in self._table("options").items()}
        )

    def _option(self, value: Any, place: Place) -> Any:
        if isinstance(value, bool):
            return value
        if isinstance(value, int | list):
            hint: Any = tuple[int, ...] if isinstance(value, list) else int
            return self.shapes.make(hint, value, place)
        return self.shapes.wrong(
            place, f"must be true or false, a whole number, or a list of seats, not {value!r}"
        )

    def _names(self) -> Mapping[str, Mapping[str, str]]:
        names = self._table("names")
        self.shapes.known(names, LANGUAGES, ("names",))
        hint = Mapping[RoleId, str]
        return MappingProxyType(
            {
                language: self.shapes.make(hint, table, ("names", language))
                for language, table in names.items()
            }
        )

    def _clauses(self) -> Mapping[str, Mapping[str, str]]:
        return MappingProxyType(
            {name: self._words(words, ("clauses", name)) for name, words in self._table("clauses").items()}
        )

    def _words(self, words: Any, place: Place) -> Mapping[str, str]:
        """Return a text in every language, or in none where there is no table of its words."""
        if not isinstance(words, dict):
            self.shapes.wrong(place, 'must be words in every language: {ru = "…", en = "…"}')
            return {}
        self.shapes.known(words, LANGUAGES, place)
        for language in LANGUAGES:
            if words and language not in words:
                self.shapes.wrong(place, f"{language} is missing: the words in that language")
        for language, text in words.items():
            if isinstance(text, str) and not text.strip():
                self.shapes.wrong((*place, language), "must be words, not empty")
        made: Mapping[str, str] = self.shapes.make(Mapping[str, str], words, place)
        return made

    def _sections(self) -> tuple[Section, ...]:
        sections = self._table("sections").items()
        hint = tuple[ClauseId, ...]
        return tuple(
            Section(key, self.shapes.make(hint, value, ("sections", key))) for key, value in sections
        )

    @staticmethod
    def _lists(table: Table) -> dict[str, list[str]]:
        return {key: _words(value) for key, value in table.items()}


def _words(value: Any) -> list[Any]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _numbered(place: Place, depth: int) -> Place:
    """Return a place in a call by the column's number instead of its name."""
    name = place[depth] if len(place) > depth else None
    return (*place[:depth], _CALL.index(str(name)), *place[depth + 1 :]) if name in _CALL else place
