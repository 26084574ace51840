"""From a file to YAML. Whatever cannot be read is named by its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.composer import MaxDepthExceededError
from ruamel.yaml.constructor import ConstructorError, RoundTripConstructor
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.reader import ReaderError

from controller.scenarios.node import ScenarioError

DEEPEST: Final = 20
"""How deep values may be nested: twice as deep as the format needs."""


def text_of(path: Path | str) -> str:
    """Return a file's text. Raises ``ScenarioError``, also for a file that is not there."""
    try:
        raw = Path(path).read_bytes()
        return raw.decode()
    except OSError as error:
        raise ScenarioError(str(path), 1, "file", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        right = f"must be text in UTF-8, not the byte 0x{raw[error.start]:02x}"
        raise ScenarioError(str(path), line, "file", right) from error


def parsed(source: str, name: str) -> Any:
    """Return the value that a YAML text stands for. Raises ``ScenarioError``."""
    yaml = YAML(typ="rt")
    yaml.Constructor = _Constructor
    yaml.max_depth = DEEPEST
    try:
        return yaml.load(source)
    except ReaderError as error:
        line = source.count("\n", 0, error.position) + 1
        right = f"must be without control characters, not U+{error.character:04X}"
        raise ScenarioError(name, line, "YAML", right) from error
    except MarkedYAMLError as error:
        raise ScenarioError(name, _line(error), "YAML", _right(error)) from error


def _line(error: MarkedYAMLError) -> int:
    mark = error.problem_mark or error.context_mark
    return 1 if mark is None else mark.line + 1


def _right(error: MarkedYAMLError) -> str:
    if isinstance(error, MaxDepthExceededError):
        return f"must be nested at most {DEEPEST} deep"
    return f"must be well-formed: {(error.problem or error.context or '').partition(chr(10))[0]}"


class _Constructor(RoundTripConstructor):
    """Names the place of a value that is well-formed and yet cannot be built.

    ruamel lets through whatever Python raises for it: a number of 5000 digits, the 45th of May, ``!!bool 7``.
    """

    def construct_object(self, node: Any, deep: bool = False) -> Any:  # noqa: FBT001, FBT002 - ruamel's
        del deep
        try:
            # At once and not later, when nobody knows any more where it stands.
            value = super().construct_object(node, deep=True)
            if isinstance(value, int):
                str(value)  # no number that is too long to be shown
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            problem = "found a value that is out of range or does not fit its kind"
            raise ConstructorError(None, None, problem, node.start_mark) from error
        return value
