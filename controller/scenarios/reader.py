"""Reading a file of scenarios; what is read here is well-formed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from ruamel.yaml.comments import CommentedSeq

from controller.rules.rulesets import IDS, ruleset
from controller.scenarios.expectations import read_expectations
from controller.scenarios.names import names_of
from controller.scenarios.node import Node
from controller.scenarios.rows import Row, read_action, read_choice
from controller.scenarios.source import parsed, text_of

SETUPS: Final = ("ok", "experimental", "refused")


Option = bool | int | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Expectation:
    """What must be found under one key after a step."""

    key: str
    value: Any
    line: int


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its number from 1, its kind and what it says in the form of that kind."""

    number: int
    kind: str
    value: Any
    line: int
    then: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A small game."""

    id: str
    line: int
    clauses: tuple[str, ...] = ()
    players: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, Option] = field(default_factory=dict)
    start_night: int = 1
    setup: str | None = None
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """The scenarios of one ruleset."""

    name: str
    ruleset: str
    scenarios: tuple[Scenario, ...]


def read(path: Path | str) -> ScenarioFile:
    """Read a file. Raises ``ScenarioError``, also for a file that is not there."""
    return read_text(text_of(path), str(path))


def read_text(source: str, name: str) -> ScenarioFile:
    """Read a file's text. Raises ``ScenarioError`` naming file, line and field."""
    root = Node(name, 1, "", parsed(source, name))
    fields = root.fields(root.mapping(), required=("ruleset", "scenarios"))
    rules_id = fields["ruleset"].text()
    names = names_of(ruleset(rules_id) if rules_id in IDS else None, _stated(fields))
    nodes = replace(fields["scenarios"], names=names).items()
    scenarios = tuple(map(_scenario, nodes))
    _verify_ids(nodes)
    return ScenarioFile(name, rules_id, scenarios)


def _stated(fields: Mapping[str, Node]) -> frozenset[str]:
    """Return the clauses and rulings that the file states."""
    return frozenset(
        str(clause) for key in ("clauses", "rulings") if key in fields for clause in fields[key].mapping()
    )


def _verify_ids(nodes: Iterable[Node]) -> None:
    lines: dict[str, int] = {}
    for node in nodes:
        id_ = node.mapping()["id"]
        if id_.text() in lines:
            raise id_.wrong(f"must differ from the id in line {lines[id_.text()]}")
        lines[id_.text()] = id_.line


def _scenario(node: Node) -> Scenario:
    allowed = ("id", "clauses", "players", "options", "start", "setup", "steps")
    fields = node.fields(allowed, required=("id", "players", "steps"))
    start = fields.get("start")
    setup = fields.get("setup")
    known = None if setup is not None and setup.value == "refused" else node.names.roles
    players = {seat.integer(): role.name(known) for seat, role in fields["players"].pairs()}
    names = replace(node.names, seats=frozenset(players))
    return Scenario(
        id=fields["id"].text(),
        line=node.line,
        clauses=tuple(map(_clause, fields["clauses"].items())) if "clauses" in fields else (),
        players=players,
        options=_options(fields["options"]) if "options" in fields else {},
        start_night=1 if start is None else _night_number(start),
        setup=None if setup is None else setup.one_of(SETUPS),
        steps=_steps(replace(fields["steps"], names=names)),
    )


def _clause(node: Node) -> str:
    known = node.names.clauses
    if known is not None and node.text() not in known:
        raise node.wrong("must be a clause or ruling of this file")
    return node.text()


def _night_number(node: Node) -> int:
    return int(node.matching(r"night ([1-9][0-9]{0,2})", "such as 'night 2'").group(1))


def _options(node: Node) -> Mapping[str, Option]:
    defaults = node.names.options
    if defaults is None:
        return {str(key): _any_option(value) for key, value in node.mapping().items()}
    return {key: _option(value, defaults[key]) for key, value in node.fields(defaults).items()}


def _option(node: Node, default: Option) -> Option:
    if isinstance(default, tuple):
        return _seats(node)
    return node.boolean() if isinstance(default, bool) else node.integer(least=0)


def _any_option(node: Node) -> Option:
    if isinstance(node.value, CommentedSeq):
        return _seats(node)
    if isinstance(node.value, bool | int):
        return node.value
    raise node.wrong("must be true, false, a whole number or a list of seats")


def _steps(node: Node) -> tuple[Step, ...]:
    steps: list[Step] = []
    for item in node.items():
        fields = item.fields((*_KINDS, "then"))
        kinds = [key for key in fields if key != "then"]
        if not kinds and steps and "then" in fields and not steps[-1].then:
            last = steps.pop()
            steps.append(Step(last.number, last.kind, last.value, last.line, _expected(fields["then"])))
        elif len(kinds) == 1:
            steps.append(_step(len(steps) + 1, kinds[0], item, fields))
        else:
            raise item.wrong(f"must be one step, one of {', '.join(_KINDS)}")
    return tuple(steps)


def _step(number: int, kind: str, item: Node, fields: Mapping[str, Node]) -> Step:
    value = _KINDS[kind](fields[kind])
    then = _expected(fields["then"]) if "then" in fields else ()
    return Step(number, kind, value, item.line, (*value, *then) if kind == "expect" else then)


def _expected(node: Node) -> tuple[Expectation, ...]:
    return tuple(Expectation(key, value, line) for key, value, line in read_expectations(node))


def _night(node: Node) -> tuple[Row, ...]:
    return tuple(read_action(item) for item in node.items())


def _vote(node: Node) -> Mapping[int, tuple[int | None, ...]]:
    votes: dict[int, tuple[int | None, ...]] = {}
    for voter, value in node.pairs():
        named = value.items() if isinstance(value.value, CommentedSeq) else (value,)
        votes[voter.integer()] = tuple(None if one.value is None else one.integer(least=0) for one in named)
    return votes


def _pairs(node: Node) -> tuple[tuple[int, int], ...]:
    pairs = [_seats(item) for item in node.items()]
    both = 2
    for item, pair in zip(node.items(), pairs, strict=True):
        if len(pair) != both:
            raise item.wrong("must be two seats such as [1, 4]")
    return tuple((pair[0], pair[1]) for pair in pairs)


def _accuse(node: Node) -> Mapping[str, Any]:
    fields = node.fields(("by", "target", "hands"), required=("by", "target", "hands"))
    return {
        "by": fields["by"].integer(),
        "target": fields["target"].integer(),
        "hands": _seats(fields["hands"]),
    }


def _decide(node: Node) -> tuple[Row, ...]:
    return tuple(read_choice(item) for item in node.items())


def _raise(node: Node) -> tuple[int, ...]:
    return _seats(node.fields(("hands",), required=("hands",))["hands"])


def _foul(node: Node) -> tuple[int, int]:
    parts = node.items()
    both = 2
    if len(parts) != both:
        raise node.wrong("must be a seat and a number such as [3, 1]")
    return parts[0].integer(), parts[1].integer()


def _leave(node: Node) -> tuple[int | str, ...]:
    if not node.items():
        raise node.wrong("must name at least one who leaves")
    return tuple(
        part.one_of(("spectator",)) if isinstance(part.value, str) else part.integer()
        for part in node.items()
    )


def _draw(node: Node) -> Mapping[str, Any]:
    fields = node.fields(("deal", "shooter", "death", "execute"))
    drawn: dict[str, Any] = {}
    for key, value in fields.items():
        if key == "deal":
            drawn[key] = {_player(seat): role.name(role.names.roles) for seat, role in value.pairs()}
        elif key == "death":
            parts = value.fields(("by", "number"), required=("by", "number"))
            drawn[key] = {"by": parts["by"].integer(), "number": parts["number"].integer()}
        else:
            drawn[key] = value.integer()
    return drawn


def _player(node: Node) -> int:
    seat = node.integer()
    if seat not in node.names.seats:
        raise node.wrong("must be a seat of one of the players")
    return seat


def _deal(node: Node) -> int:
    return node.fields(("players",), required=("players",))["players"].integer()


def _seats(node: Node) -> tuple[int, ...]:
    return tuple(item.integer() for item in node.items())


_KINDS: Final[Mapping[str, Callable[[Node], Any]]] = {
    "night": _night,
    "vote": _vote,
    "nominate": _pairs,
    "accuse": _accuse,
    "decide": _decide,
    "raise": _raise,
    "foul": _foul,
    "leave": _leave,
    "draw": _draw,
    "deal": _deal,
    "expect": _expected,
}
