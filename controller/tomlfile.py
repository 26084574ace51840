"""TOML files that people write: read with line numbers and checked; a fault names its place and remedy."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from controller.tomllines import Place, lines

Model = TypeVar("Model", bound=BaseModel)


LARGEST: Final = 256 * 1024
"""So many bytes a file may have; what people write by hand is far smaller."""


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
    return parsed(path, text_of(path))


def text_of(path: Path) -> str:
    """Return what stands in a file, without the mark that some editors begin it with.

    Raises ``TomlError`` where it cannot be read, or is no file that somebody wrote.
    """
    try:
        if path.exists() and not path.is_file():
            raise TomlError(path, None, f"cannot be read: {'a folder' if path.is_dir() else 'no plain file'}")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise TomlError(path, None, f"is too large: a file may have {LARGEST // 1024} KiB")
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise TomlError(path, line, "is not in UTF-8; save it so in the editor") from error
    except OSError as error:
        raise TomlError(path, None, f"cannot be read: {error.strerror or error}") from error


def parsed(path: Path, text: str) -> TomlFile:
    """Return the file of that text; raise ``TomlError`` where it is no TOML."""
    try:
        return TomlFile(path, tomllib.loads(text), lines(text))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise TomlError(path, line, f"no TOML: {error}") from error
    except ValueError as error:
        raise TomlError(path, None, "no TOML that can be read: a number has too many digits") from error
    except RecursionError as error:
        raise TomlError(
            path, None, "no TOML that can be read: lists or tables stand too deep in each other"
        ) from error


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
