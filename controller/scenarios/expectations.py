"""The keys of ``then`` and ``expect``: the form of each, and when what came is what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ruamel.yaml.comments import CommentedSeq

from controller.rules.model import Answer, Phase, Verb
from controller.scenarios.node import Node
from controller.scenarios.rows import Row, read_fact, read_refused

ANSWERS: Final = (*(str(answer) for answer in Answer if answer is not Answer.SEATS), "none")
PHASES: Final = tuple(str(phase) for phase in Phase if phase is not Phase.LOBBY)
TIMES: Final = ("discussion", "speech", "defence", "last_word")


def read_expectations(node: Node) -> Iterator[tuple[str, Any, int]]:
    """Yield key, value and line of everything expected. Raises ``ScenarioError``."""
    for key, value in node.fields(_FORMS).items():
        yield key, _FORMS[key](value), value.line


def fits(key: str, expected: Any, actual: Any) -> bool:
    """Whether what came is what was expected under that key."""
    if key in _NAMED_ONLY:
        return all(actual.get(name, NOTHING[key]) == value for name, value in expected.items())
    if key == "announced":
        return set(expected) <= set(actual)
    if key == "not_announced":
        return not set(expected) & set(actual)
    return bool(expected == actual)


def _set(node: Node) -> frozenset[int]:
    return frozenset(_order(node))


def _order(node: Node) -> tuple[int, ...]:
    return tuple(item.integer() for item in node.items())


def _facts(node: Node) -> tuple[Row, ...]:
    return tuple(read_fact(item) for item in node.items())


def _fact_set(node: Node) -> frozenset[Row]:
    return frozenset(_facts(node))


def _refused(node: Node) -> frozenset[Row]:
    return frozenset(read_refused(item) for item in node.items())


def _answers(node: Node) -> Mapping[int, Any]:
    return {seat.integer(): _answer(value) for seat, value in node.pairs()}


def _answer(node: Node) -> str | frozenset[int]:
    if isinstance(node.value, CommentedSeq):
        return _set(node) or "nobody"
    if isinstance(node.value, bool):
        return "yes" if node.value else "no"
    return node.one_of(ANSWERS)


def _tally(node: Node) -> Mapping[int, int]:
    return {seat.integer(): value.integer() for seat, value in node.pairs()}


def _timer(node: Node) -> Mapping[str, int]:
    return {key: value.integer(least=0) for key, value in node.fields(TIMES).items()}


def _calls(node: Node) -> tuple[frozenset[int], ...]:
    return tuple(_set(item) for item in node.items())


def _acts(node: Node) -> Mapping[int, frozenset[str]]:
    known = tuple(str(verb) for verb in Verb)
    return {
        seat.integer(): frozenset(verb.one_of(known) for verb in value.items())
        for seat, value in node.pairs()
    }


def _sets(node: Node) -> Mapping[int, frozenset[int]]:
    return {seat.integer(): _set(value) for seat, value in node.pairs()}


def _roles(node: Node) -> Mapping[int, str]:
    return {seat.integer(): value.name(node.names.roles) for seat, value in node.pairs()}


def _teams(node: Node) -> Mapping[int, str]:
    return {seat.integer(): value.name(node.names.teams) for seat, value in node.pairs()}


def _counts(node: Node) -> Mapping[str, int]:
    return {role.name(node.names.roles): value.integer(least=0) for role, value in node.pairs()}


_FORMS: Final[Mapping[str, Callable[[Node], Any]]] = {
    "died": _set,
    "executed": _set,
    "answers": _answers,
    "refused": _refused,
    "announced": _facts,
    "announced_only": _fact_set,
    "not_announced": _facts,
    "silenced": _set,
    "immune": _set,
    "tally": _tally,
    "tied": _set,
    "speaks": _order,
    "last_word": _set,
    "revealed": _set,
    "timer": _timer,
    "wakes": _calls,
    "acts": _acts,
    "knows": _sets,
    "role": _roles,
    "team": _teams,
    "orders": _order,
    "counts": _counts,
    "winner": lambda node: node.name(node.names.winners),
    "next": lambda node: node.one_of(PHASES),
}

_NAMED_ONLY: Final = frozenset({"answers", "timer", "acts", "knows", "role", "team", "counts"})
"""Of these only what is named is checked."""

NOTHING: Final[Mapping[str, Any]] = {
    "answers": "none",
    "timer": 0,
    "acts": frozenset(),
    "knows": frozenset(),
    "role": None,
    "team": None,
    "counts": 0,
}
"""What stands for somebody or something that did not come up."""
