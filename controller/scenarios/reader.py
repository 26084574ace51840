"""Reading a file of scenarios; what is read here is well-formed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from controller.rules.model import RoleId, Verb
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import RULESETS
from controller.scenarios.expectations import read_expectations
from controller.scenarios.node import Node, ScenarioError

VERBS: Final = (*(str(verb) for verb in Verb), "pass", "timeout")
CHOICES: Final = ("execute", "pardon", "take", "open", "pass", "timeout", "claim", "thanks")
SETUPS: Final = ("ok", "experimental", "refused")

Row = tuple[int | str | None, ...]
"""Something done by somebody, as it is written: ``[5, check, 1]``."""


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
    options: Mapping[str, bool | int | tuple[int, ...]] = field(default_factory=dict)
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
    try:
        source = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(str(path), 1, "file", f"cannot be read: {error}") from error
    return read_text(source, str(path))


def read_text(source: str, name: str) -> ScenarioFile:
    """Read a file's text. Raises ``ScenarioError`` naming file, line and field."""
    root = Node(name, 1, "", _parsed(source, name))
    fields = root.mapping()
    for key in ("ruleset", "scenarios"):
        if key not in fields:
            raise ScenarioError(name, 1, key, "is missing")
    rules_id = fields["ruleset"].text()
    scenarios = tuple(_scenario(node, RULESETS.get(rules_id)) for node in fields["scenarios"].items())
    return ScenarioFile(name, rules_id, scenarios)


def _parsed(source: str, name: str) -> Any:
    try:
        return YAML(typ="rt").load(source)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        problem = (error.problem or error.context or "").splitlines()[0]
        raise ScenarioError(name, line, "YAML", f"must be well-formed: {problem}") from error
    except (YAMLError, ValueError) as error:
        raise ScenarioError(name, 1, "YAML", f"must be well-formed: {error}") from error


def _scenario(node: Node, rules: Ruleset | None) -> Scenario:
    allowed = ("id", "clauses", "players", "options", "start", "setup", "steps")
    fields = node.fields(allowed, required=("id", "players", "steps"))
    start = fields.get("start")
    setup = fields.get("setup")
    if rules is not None and (setup is None or setup.value != "refused"):
        for role in fields["players"].mapping().values():
            _known_role(role, rules)
    return Scenario(
        id=fields["id"].text(),
        line=node.line,
        clauses=tuple(clause.text() for clause in fields["clauses"].items()) if "clauses" in fields else (),
        players=_roles(fields["players"]),
        options=_options(fields["options"]) if "options" in fields else {},
        start_night=1 if start is None else _night_number(start),
        setup=None if setup is None else setup.one_of(SETUPS),
        steps=_steps(fields["steps"]),
    )


def _known_role(node: Node, rules: Ruleset) -> None:
    if rules.role(RoleId(node.text())) is None:
        node.one_of([role.id for role in rules.roles])


def _night_number(node: Node) -> int:
    return int(node.matching(r"night ([1-9][0-9]{0,2})", "such as 'night 2'").group(1))


def _roles(node: Node) -> Mapping[int, str]:
    return {_seat(key, role): role.text() for key, role in node.mapping().items()}


def _seat(key: Any, node: Node) -> int:
    return Node(node.file, node.line, node.field, key).integer()


def _options(node: Node) -> Mapping[str, bool | int | tuple[int, ...]]:
    options: dict[str, bool | int | tuple[int, ...]] = {}
    for key, value in node.mapping().items():
        if isinstance(value.value, CommentedSeq):
            options[str(key)] = _seats(value)
        elif isinstance(value.value, bool | int):
            options[str(key)] = value.value
        else:
            raise value.wrong("must be true, false, a whole number or a list of seats")
    return options


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
    return tuple(_action(item) for item in node.items())


def _action(node: Node) -> Row:
    parts = node.items()
    least = 2
    if len(parts) < least:
        raise node.wrong("must be an action such as [5, check, 1]")
    parts[1].one_of(VERBS)
    targets = tuple(_seat_or_word(part) for part in parts[2:])
    return (_seat_or_word(parts[0]), str(parts[1].value), *targets)


def _seat_or_word(node: Node) -> int | str:
    return node.text() if isinstance(node.value, str) else node.integer(least=0)


def _vote(node: Node) -> Mapping[int, tuple[int | None, ...]]:
    votes: dict[int, tuple[int | None, ...]] = {}
    for key, value in node.mapping().items():
        named = value.items() if isinstance(value.value, CommentedSeq) else (value,)
        votes[_seat(key, value)] = tuple(None if one.value is None else one.integer(least=0) for one in named)
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
    rows: list[Row] = []
    for item in node.items():
        parts = item.items()
        least, most = 2, 3
        if not least <= len(parts) <= most:
            raise item.wrong("must be a choice such as [2, take, 5]")
        targets = tuple(part.integer() for part in parts[2:])
        rows.append((parts[0].integer(), parts[1].one_of(CHOICES), *targets))
    return tuple(rows)


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
            drawn[key] = _roles(value)
        elif key == "death":
            parts = value.fields(("by", "number"), required=("by", "number"))
            drawn[key] = {"by": parts["by"].integer(), "number": parts["number"].integer()}
        else:
            drawn[key] = value.integer()
    return drawn


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
