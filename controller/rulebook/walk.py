"""A ruleset part by part, each with the place in the file where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any, NamedTuple

from controller.rules.abilities.ability import Ability
from controller.rules.model import RoleId
from controller.rules.ruleset import Role, Ruleset
from controller.rules.rulesets.faults import Place
from controller.rules.rulesets.shapes import Table


class Part(NamedTuple):
    """A data type of the rules, such as a ban or a victory, and where it stands."""

    place: Place
    value: Any


@dataclass(frozen=True)
class Text:
    """A ruleset with the tables it was read from."""

    rules: Ruleset
    tables: Table
    """Complete: the base's with those of the text laid over."""

    @cached_property
    def abilities(self) -> Mapping[str, Ability]:
        """The abilities that roles have, by the name they have in the file."""
        return {
            name: ability
            for role in self.rules.roles
            for name, ability in zip(self.names_of(role.id), role.abilities, strict=True)
        }

    def names_of(self, role: RoleId) -> list[str]:
        """Return the names that the abilities of a role have in the file."""
        named: list[str] = self.tables["roles"][role].get("abilities", [])
        return named

    def holders(self, ability: Ability) -> list[Role]:
        """Return the roles that have an ability."""
        return [role for role in self.rules.roles if ability in role.abilities]

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Every part, in the order of the file."""
        return tuple(self._parts())

    def _parts(self) -> Iterator[Part]:
        rules = self.rules
        for role in rules.roles:
            yield from _within(("roles", role.id), role)
        for name, ability in self.abilities.items():
            yield from _within(("abilities", name), ability)
        yield from _within(("night",), rules.moves)
        yield from _within(("night", "calls"), rules.calls)
        for name in ("day", "vote", "fouls", "leaving", "death", "victories", "mixes"):
            yield from _within((name,), getattr(rules, name))


def _within(place: Place, value: Any) -> Iterator[Part]:
    """Yield the data types in a value, the value itself first."""
    if isinstance(value, tuple):
        for index, inner in enumerate(value):
            yield from _within((*place, index), inner)
    elif is_dataclass(value):
        yield Part(place, value)
        for one in fields(value):
            inner = getattr(value, one.name)
            if not isinstance(value, Role) or one.name != "abilities":
                yield from _within((*place, one.name), inner)
