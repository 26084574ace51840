"""The keys of ``then`` and ``expect``: the form of each, and when what came is what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ruamel.yaml.comments import CommentedSeq

from controller.rules.model import Answer, Phase, Verb
from controller.scenarios.node import Node, ScenarioError

ANSWERS: Final = (*(str(answer) for answer in Answer if answer is not Answer.SEATS), "none")
PHASES: Final = tuple(str(phase) for phase in Phase if phase is not Phase.LOBBY)
TIMES: Final = ("discussion", "speech", "defence", "last_word")


def read_expectations(node: Node) -> Iterator[tuple[str, Any, int]]:
    """Yield key, value and line of everything expected. Raises ``ScenarioError``."""
    for key, value in node.mapping().items():
        if key not in _FORMS:
            raise ScenarioError(
                value.file, value.line, value.field, f"unknown; known are {', '.join(_FORMS)}"
            )
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


def _rows(node: Node) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(_word(part) for part in item.items()) for item in node.items())


def _row_set(node: Node) -> frozenset[tuple[Any, ...]]:
    return frozenset(_rows(node))


def _word(node: Node) -> int | str | None:
    if node.value is None:
        return None
    return node.text() if isinstance(node.value, str) else node.integer(least=0)


def _answers(node: Node) -> Mapping[int, Any]:
    return {_seat(key, value): _answer(value) for key, value in node.mapping().items()}


def _answer(node: Node) -> str | frozenset[int]:
    if isinstance(node.value, CommentedSeq):
        return _set(node) or "nobody"
    if isinstance(node.value, bool):
        return "yes" if node.value else "no"
    return node.one_of(ANSWERS)


def _seat(key: Any, node: Node) -> int:
    return Node(node.file, node.line, node.field, key).integer()


def _tally(node: Node) -> Mapping[int, int]:
    return {_seat(key, value): value.integer() for key, value in node.mapping().items()}


def _timer(node: Node) -> Mapping[str, int]:
    return {key: value.integer(least=0) for key, value in node.fields(TIMES).items()}


def _calls(node: Node) -> tuple[frozenset[int], ...]:
    return tuple(_set(item) for item in node.items())


def _verbs(node: Node) -> Mapping[int, frozenset[str]]:
    known = tuple(str(verb) for verb in Verb)
    return {
        _seat(key, value): frozenset(verb.one_of(known) for verb in value.items())
        for key, value in node.mapping().items()
    }


def _sets(node: Node) -> Mapping[int, frozenset[int]]:
    return {_seat(key, value): _set(value) for key, value in node.mapping().items()}


def _words(node: Node) -> Mapping[int, str]:
    return {_seat(key, value): value.text() for key, value in node.mapping().items()}


def _counts(node: Node) -> Mapping[str, int]:
    return {str(key): value.integer(least=0) for key, value in node.mapping().items()}


_FORMS: Final[Mapping[str, Callable[[Node], Any]]] = {
    "died": _set,
    "executed": _set,
    "answers": _answers,
    "refused": _row_set,
    "announced": _rows,
    "announced_only": _row_set,
    "not_announced": _rows,
    "silenced": _set,
    "immune": _set,
    "tally": _tally,
    "tied": _set,
    "speaks": _order,
    "last_word": _set,
    "revealed": _set,
    "timer": _timer,
    "wakes": _calls,
    "acts": _verbs,
    "knows": _sets,
    "role": _words,
    "team": _words,
    "orders": _order,
    "counts": _counts,
    "winner": Node.text,
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
