"""The night's order: who is called in vain, who is never called, and who too early."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from controller.rulebook.walk import Text
from controller.rules.abilities.ability import Ability
from controller.rules.abilities.block import Block, Told
from controller.rules.abilities.bond import HiredKill, Revive
from controller.rules.abilities.note import CheckNote
from controller.rules.abilities.question import Question, Watch
from controller.rules.model import RoleId, Verb
from controller.rules.ruleset import Call
from controller.rules.rulesets.faults import Fault, Place

_NIGHTS = (1, 2)
"""The first night, and one that stands for all later ones."""


class _Move(NamedTuple):
    """A move in a night's order."""

    role: RoleId
    own: Ability
    at: int
    """The number of its call, from 0."""


def faults(text: Text) -> Iterator[Fault]:
    """Yield what is wrong with the order."""
    yield from _never_called(text)
    for index, call in enumerate(text.rules.calls):
        yield from _called_in_vain(text, call, ("night", "calls", index))
    seen = set()
    for night in _NIGHTS:
        for fault in _too_early(text, night):
            if fault not in seen:
                yield fault
            seen.add(fault)


def _never_called(text: Text) -> Iterator[Fault]:
    for role in text.rules.roles:
        for index, own in enumerate(role.abilities):
            if not any(text.rules.is_called(role.id, own.verb, night) for night in _NIGHTS):
                row = f'["later", "{role.id}", ["{role.id}"], ["{own.verb}"]]'
                place: Place = ("roles", role.id, "abilities", index)
                yield Fault(
                    place,
                    f"{role.id} is never called to {own.verb}; add to night.calls: {row}",
                    (
                        ("roles", role.id, "abilities"),
                        ("night", "calls"),
                        ("abilities", text.names_of(role.id)[index]),
                    ),
                )


def _called_in_vain(text: Text, call: Call, place: Place) -> Iterator[Fault]:
    for index, verb in enumerate(call.verbs):
        if not any(text.rules.ability(role, verb) for role in call.roles):
            because = tuple(("roles", role, "abilities") for role in call.roles)
            yield Fault((*place, 3, index), f"none of {', '.join(call.roles)} has the move {verb}", because)


def _too_early(text: Text, night: int) -> Iterator[Fault]:
    moves = list(_moves(text, night))
    for move in moves:
        for other in moves:
            why = _waits_for(text, move, other, night)
            if why and other.at > move.at:
                row = text.rules.calls[other.at]
                yield Fault(
                    ("night", "calls", move.at),
                    f"{move.role} is called to {move.own.verb} before {row.key} ({other.own.verb}), but {why}; "
                    f"put the call after night.calls[{other.at + 1}]",
                )


def _moves(text: Text, night: int) -> Iterator[_Move]:
    for role in text.rules.roles:
        for own in role.abilities:
            call = text.rules.call_for(role.id, own.verb, night)
            if call is not None:
                yield _Move(role.id, own, text.rules.calls.index(call))


def _waits_for(text: Text, move: _Move, other: _Move, night: int) -> str:
    """Return why a move must come after another, empty if it need not."""
    if isinstance(other.own, Block) and other.own is not move.own and _is_told(text, move, other.own, night):
        return f"{other.role} may hold {move.role}, who is shown so by then"
    for kind, needed, why in _AFTER:
        if isinstance(move.own, kind) and needed(move, other):
            return why
    return ""


def _is_told(text: Text, move: _Move, block: Block, night: int) -> bool:
    """Whether the actor of a move is shown, when he makes it, that he is held."""
    if block.roles and move.role not in block.roles:
        return False
    if isinstance(move.own, Block) or not move.own.blockable or move.own.clan is not None:
        return False
    del text, night
    return move.own.asks if block.told is Told.ASKED else True


def _strikes(move: _Move, other: _Move) -> bool:
    return other.own is not move.own and "strike" in other.own.stages


_AFTER: tuple[tuple[type[Ability], Callable[[_Move, _Move], bool], str], ...] = (
    (Watch, _strikes, "he is shown who has attacked"),
    (Revive, _strikes, "he is shown who has been killed"),
    (
        Question,
        lambda move, other: getattr(move.own, "crossed", None) is not None and other.own.is_shot,
        "the answer depends on that shot",
    ),
    (
        CheckNote,
        lambda move, other: other.role == move.role and other.own.verb is Verb.CHECK,
        "the note tells what the check has shown",
    ),
    (
        HiredKill,
        lambda move, other: other.role == move.role and other.own.verb is Verb.HIRE,
        "it needs an employer first",
    ),
)
"""Which moves must come after which others, and why."""
