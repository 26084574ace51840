"""What a line of the catalogue needs to be told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

OPTIONAL = "names"
"""The argument that every line may go without."""


@dataclass
class Need:
    """An argument of a line."""

    function: str = ""
    """What takes it, of :mod:`voice.grammar`; empty where it is put in as it is."""
    choices: set[str] = field(default_factory=set)
    """The words that the line has a wording of its own for."""


def needs(messages: Mapping[str, ast.Message], key: str) -> Mapping[str, Need]:
    """Return what a message, and those that are part of it, must be told, in the order of the text."""
    reader = _Reader(messages)
    reader.visit(messages[key])
    return reader.found


class _Reader(Visitor):  # type: ignore[misc]  # Fluent has no types
    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.found: dict[str, Need] = {}
        self._messages = messages

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        if node.id.name != OPTIONAL:
            self.found.setdefault(node.id.name, Need())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.visit(self._messages[node.id.name])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - as above
        self.generic_visit(node)
        match node.arguments.positional:
            case [ast.VariableReference(id=ast.Identifier(name=name)), *_]:
                self.found[name].function = node.id.name

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as above
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            words = {item.key.name for item in node.variants if isinstance(item.key, ast.Identifier)}
            self.found[node.selector.id.name].choices |= words - {"other"}
