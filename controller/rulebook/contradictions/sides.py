"""Sides that cannot win, and victories that say two things at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from controller.rulebook.walk import Text
from controller.rules.abilities.guess import Recruit
from controller.rules.model import TeamId
from controller.rules.rulesets.faults import Fault, Place
from controller.rules.traits import Activates
from controller.rules.victory import Moment, Victory


def faults(text: Text) -> Iterator[Fault]:
    """Yield what is wrong with who wins when."""
    yield from _without_victory(text)
    yield from _contradicting(text.rules.victories)
    yield from _impossible(text.rules.victories)


def _without_victory(text: Text) -> Iterator[Fault]:
    winners = {victory.winner for victory in text.rules.victories}
    members = _members(text)
    for index, team in enumerate(text.rules.teams):
        if team not in members:
            sides = tuple(("roles", role.id, "team") for role in text.rules.roles)
            yield Fault(
                ("table", "teams", index),
                f"no role is of the {team}; leave the side out, or give it a role",
                (*sides, ("roles",)),
            )
        elif team not in winners:
            place, who = members[team]
            yield Fault(
                place,
                f"{who} can never win: no victory has winner = {team!r}; add [[victories]] for the side",
                (("victories",), ("table", "teams")),
            )


def _members(text: Text) -> dict[TeamId, tuple[Place, str]]:
    """Return for each side where the first who can be of it stands, and who he is."""
    found: dict[TeamId, tuple[Place, str]] = {}
    for role in text.rules.roles:
        found.setdefault(role.team, (("roles", role.id, "team"), role.id))
    for part in text.parts:
        if isinstance(part.value, Activates):
            found.setdefault(part.value.team, ((*part.place, "team"), str(part.place[1])))
        if isinstance(part.value, Recruit):
            found.setdefault(part.value.to, ((*part.place, "to"), part.value.role))
    return found


def _contradicting(victories: tuple[Victory, ...]) -> Iterator[Fault]:
    for index, victory in enumerate(victories):
        for earlier, other in enumerate(victories[:index]):
            if _condition(other) == _condition(victory) and _together(other, victory):
                said = "the same" if other.winner == victory.winner else f"another winner, {other.winner},"
                yield Fault(
                    ("victories", index),
                    f"victories[{earlier + 1}] says {said} of the same condition, and comes first",
                )


def _condition(victory: Victory) -> tuple[Any, ...]:
    """Return what must hold, in whatever order the sides are named."""
    apart = ("winner", "clause", "moment", "option")
    return tuple(
        frozenset(value) if isinstance(value, tuple) else value
        for value in (getattr(victory, one.name) for one in fields(victory) if one.name not in apart)
    )


def _together(one: Victory, other: Victory) -> bool:
    """Whether both can be looked at in the same game at the same moment."""
    always = (Moment.ALWAYS, Moment.AT_ONCE)
    moments = one.moment == other.moment or one.moment in always or other.moment in always
    return moments and one.option in (None, other.option)


def _impossible(victories: tuple[Victory, ...]) -> Iterator[Fault]:
    for index, victory in enumerate(victories):
        place: Place = ("victories", index)
        for team in sorted({*victory.left} & {*victory.gone}):
            yield Fault((*place, "left"), f"of the {team} somebody and nobody must be left at once")
        for role in sorted({*victory.without} & {*victory.with_roles}):
            yield Fault((*place, "without"), f"a {role} must and must not be left at once")
        if _condition(victory) == _condition(Victory(winner=victory.winner, clause=victory.clause)):
            yield Fault(place, "it names no condition, and would end the game before it begins")
