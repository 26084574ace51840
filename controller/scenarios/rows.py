"""The rows of a scenario: what somebody does, what must be refused, and the facts that are made public."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from controller.rules.model import Verb
from controller.scenarios.node import Node

Row = tuple[int | str | None, ...]
"""Something done by somebody, or made known, as it is written: ``[5, check, 1]``, ``[foul, 3, 2]``."""

VERBS: Final = (*(str(verb) for verb in Verb), "pass", "timeout")
CHOICES: Final = ("execute", "pardon", "take", "open", "pass", "timeout", "claim", "thanks")
CLANS: Final = ("mafia", "yakuza")

_AT_NOBODY: Final = ("pass", "timeout", "thanks")

_REFUSED: Final[Mapping[str, str]] = {
    "vote": "seat candidate",
    "nominate": "seat seat",
    "accuse": "seat seat",
    "hand": "seat aim …",
    "deal": "host number",
    "death": "host",
}
"""Who, and then what else belongs to it, of what is refused beside actions and choices."""

_FACTS: Final[Mapping[str, str]] = {
    "role": "seat role",
    "role_mix": "role …",
    "protected": "seat",
    "note": "seat word …",
    "raped": "seat",
    "recruited": "role",
    "hobo_saw_killer": "",
    "death_victim": "seat",
    "warning": "seat",
    "winner": "team",
    "alibi": "seat",
    "names": "number",
    "named": "seat",
    "count_aloud": "number number",
    "count_silent": "number number",
    "eyes_open": "number",
    "foul": "seat number",
    "night_fouls": "",
    "foul_next_game": "seat number",
    "technical_draw": "",
    "unrated": "",
    "priority": "seat seat …",
}
"""Every fact and what belongs to it; ``…`` stands for any number of the kind before it."""


def read_action(node: Node) -> Row:
    """Return a night's action. Raises ``ScenarioError``."""
    actor, verb, *targets = _parts(node, "an action such as [5, check, 1]")
    name = verb.one_of(VERBS)
    _verify_aim(node, name, targets)
    by = actor.one_of(CLANS) if isinstance(actor.value, str) else actor.integer(least=0)
    return (by, name, *map(_word, targets))


def read_choice(node: Node) -> Row:
    """Return a choice made by day. Raises ``ScenarioError``."""
    right = "a choice such as [2, take, 5]"
    actor, verb, *targets = _parts(node, right)
    name = verb.one_of(CHOICES)
    _verify_aim(node, name, targets)
    if len(targets) > 1:
        raise node.wrong(f"must be {right}")
    return (actor.integer(), name, *(target.integer() for target in targets))


def read_refused(node: Node) -> Row:
    """Return what must be refused: an action, a choice or something else of a known form."""
    actor, verb, *rest = _parts(node, "something refused such as [5, check, 1]")
    name = verb.one_of(tuple(dict.fromkeys((*VERBS, *CHOICES, *_REFUSED))))
    if name in VERBS:
        return read_action(node)
    if name in CHOICES:
        return read_choice(node)
    by, *others = _of_kinds(node, (actor, *rest), _REFUSED[name])
    return (by, name, *others)


def read_fact(node: Node) -> Row:
    """Return a fact that is made public. Raises ``ScenarioError``."""
    parts = node.items()
    if not parts:
        raise node.wrong("must be a fact such as [foul, 3, 2]")
    name = parts[0].one_of(tuple(_FACTS))
    return (name, *_of_kinds(node, parts[1:], _FACTS[name]))


def _parts(node: Node, right: str) -> tuple[Node, ...]:
    parts = node.items()
    least = 2
    if len(parts) < least:
        raise node.wrong(f"must be {right}")
    return parts


def _verify_aim(node: Node, name: str, targets: Sequence[Node]) -> None:
    if targets and name in _AT_NOBODY:
        raise node.wrong(f"must be [seat, {name}] without a target")


def _of_kinds(node: Node, parts: Sequence[Node], form: str) -> Row:
    kinds = form.split()
    if kinds[-1:] == ["…"]:
        kinds = kinds[:-2] + kinds[-2:-1] * (len(parts) - len(kinds) + 2)
    if len(parts) != len(kinds):
        raise node.wrong(f"must have with it: {form or 'nothing'}")
    return tuple(_KINDS[kind](part) for kind, part in zip(kinds, parts, strict=True))


def _word(node: Node) -> int | str:
    return node.text() if isinstance(node.value, str) else node.integer(least=0)


def _aim(node: Node) -> int | str:
    return node.one_of(("night",)) if isinstance(node.value, str) else node.integer()


def _candidate(node: Node) -> int | None:
    return None if node.value is None else node.integer(least=0)


_KINDS: Final[Mapping[str, Callable[[Node], int | str | None]]] = {
    "seat": Node.integer,
    "number": lambda node: node.integer(least=0),
    "role": lambda node: node.name(node.names.roles),
    "team": lambda node: node.name(node.names.winners),
    "word": _word,
    "aim": _aim,
    "candidate": _candidate,
    "host": lambda node: node.one_of(("host",)),
}
