"""TOML files that people write: read with line numbers and checked; a fault names its place and remedy."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

Model = TypeVar("Model", bound=BaseModel)
Place = tuple[int | str, ...]
"""The keys, and the indexes in arrays of tables (from 0), that lead to a value."""

_KEY = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_DOTTED = rf"\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*"
_HEADER = re.compile(rf"\s*(\[\[?){_DOTTED}\]")
_VALUE = re.compile(rf"{_DOTTED}=")


class TomlError(ValueError):
    """One fault in a file: the message names file, line and remedy."""

    def __init__(self, path: Path, line: int | None, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}" if line else f"{path}: {message}")
        self.path = path
        self.line = line


@dataclass(frozen=True)
class TomlFile:
    """A file's data and on which line (from 1) each of its keys stands."""

    path: Path
    data: Mapping[str, Any]
    lines: Mapping[Place, int]

    def line(self, place: Place) -> int | None:
        """Return the line of a value or of the nearest table around it, ``None`` where there is none."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place)

    def error(self, place: Place, message: str) -> TomlError:
        """Return the error to raise for a value."""
        return TomlError(self.path, self.line(place), message)


def read(path: Path) -> TomlFile:
    """Read a file; raise ``TomlError`` where it cannot be read or is no TOML."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TomlError(path, None, f"cannot be read: {getattr(error, 'strerror', None) or error}") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise TomlError(path, line, f"no TOML: {error}") from error
    return TomlFile(path, data, _lines(text))


def check(file: TomlFile, model: type[Model]) -> Model:
    """Return the file as the model; raise ``TomlError`` for the fault that stands first in the file."""
    try:
        return model.model_validate(file.data)
    except ValidationError as error:
        faults = error.errors(include_url=False)
        first = min(faults, key=lambda fault: file.line(fault["loc"]) or 0)
        raise file.error(first["loc"], _message(first, model)) from None


def nearest(word: str, known: list[str]) -> str:
    """Return the hint that follows an unknown word: the known one it looks like, or all of them."""
    close = difflib.get_close_matches(word, known, n=1)
    return f"did you mean {close[0]!r}?" if close else f"known here: {', '.join(known)}"


def _lines(text: str) -> dict[Place, int]:
    lines: dict[Place, int] = {}
    sizes: dict[Place, int] = {}
    table: Place = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = _open_table(header, sizes)
            lines.setdefault(table, number)
        elif value := _VALUE.match(line):
            place = table
            for key in _keys(value[1]):
                place = (*place, key)
                lines.setdefault(place, number)
    return lines


def _open_table(header: re.Match[str], sizes: dict[Place, int]) -> Place:
    """Return the place of a table that a header opens; ``sizes`` counts the tables of each array so far."""
    place: Place = ()
    keys = _keys(header[2])
    for depth, key in enumerate(keys, 1):
        place = (*place, key)
        if header[1] == "[[" and depth == len(keys):
            sizes[place] = sizes.get(place, 0) + 1
        if place in sizes:
            place = (*place, sizes[place] - 1)
    return place


def _keys(dotted: str) -> list[str]:
    return [key.strip("\"'") for key in re.findall(_KEY, dotted)]


def _message(fault: ErrorDetails, model: type[BaseModel]) -> str:
    place = ".".join(str(part) for part in fault["loc"])
    name = str(fault["loc"][-1]) if fault["loc"] else ""
    if fault["type"] == "extra_forbidden":
        table = _model_at(model, fault["loc"][:-1])
        return f"unknown key {place!r}; {nearest(name, list(table.model_fields) if table else [])}"
    told = _told(model, fault["loc"])
    if fault["type"] == "missing":
        return f"{place} is missing{told}"
    reason = fault["msg"].removeprefix("Value error, ")
    shown = "" if isinstance(fault["input"], dict | list) else f" = {fault['input']!r}"
    return f"{place}{shown}: {reason}{told}" if place else reason


def _told(model: type[BaseModel], place: Place) -> str:
    """Return what the key's description says, to follow a message."""
    table = _model_at(model, place[:-1])
    field: FieldInfo | None = table.model_fields.get(str(place[-1])) if table and place else None
    return f" ({field.description})" if field and field.description else ""


def _model_at(model: type[BaseModel], place: Place) -> type[BaseModel] | None:
    found: Any = model
    for part in place:
        if _is_model(found):
            field = found.model_fields.get(str(part))
            found = field.annotation if field else None
        else:
            found = next(reversed(get_args(found)), None)  # what a list or mapping holds
    return found if _is_model(found) else None


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)
