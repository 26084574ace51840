"""The catalogue of all words, from the Fluent files in ``lines/``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from controller.ports import Argument, Line
from voice.grammar import Items, shown, spoken
from voice.needs import Need, needs
from voice.speakable import STRESS, words_only

LINES: Final = Path(__file__).with_name("lines")


class LinesError(ValueError):
    """A file of words is wrong, or a line lacks an argument."""


class Catalogue:
    """All words by key and language; implements :class:`controller.ports.Words`.

    ``folder`` has one folder per language, named by its code, with any number of ``.ftl`` files. A language
    is read when it is first asked for. Raises :class:`LinesError`, naming file and line, for a broken entry.
    """

    def __init__(self, folder: Path = LINES) -> None:
        self._folder = folder
        self.languages: tuple[str, ...] = tuple(
            sorted(path.name for path in folder.iterdir() if path.is_dir())
        )
        self._resource = cache(self._read)
        self._bundle = cache(self._compiled)

    def text(self, line: Line, language: str) -> str:
        """Return the line as it is shown, numbers in digits.

        Raises ``KeyError`` for an unknown key or language and :class:`LinesError` for a missing argument.
        """
        return self._format(line, self._bundle(language, aloud=False)).replace(STRESS, "")

    def speech(self, line: Line, language: str) -> str:
        """Return the line as it is spoken: words and stops only. Raises as :meth:`text` does."""
        return words_only(self._format(line, self._bundle(language, aloud=True)), language)

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """Return the keys that begin so, sorted; the same in every language."""
        return tuple(sorted(key for key in self._resource(self.languages[0]) if key.startswith(prefix)))

    @property
    def roles(self) -> tuple[str, ...]:
        """The ids of all roles that can be counted and so dealt."""
        return tuple(key.removeprefix("count-") for key in self.keys("count-"))

    def needs(self, key: str) -> Mapping[str, Need]:
        """Return what a line must be told, by the argument's name. Raises ``KeyError`` for an unknown key."""
        return needs(self._resource(self.languages[0]), key)

    def check(self) -> None:
        """Raise :class:`LinesError` if a file is broken or a key is missing in one of the languages."""
        known = {language: set(self._resource(language)) for language in self.languages}
        for language, keys in known.items():
            missing = set().union(*known.values()) - keys
            if missing:
                raise LinesError(f"{self._folder / language}: missing {', '.join(sorted(missing))}")

    def _read(self, language: str) -> Mapping[str, ast.Message]:
        if language not in self.languages:
            raise KeyError(language)
        messages: dict[str, ast.Message] = {}
        for path in sorted((self._folder / language).glob("*.ftl")):
            for message in _messages(path):
                if message.id.name in messages:
                    raise LinesError(f"{path}: {message.id.name} stands in another file too")
                messages[message.id.name] = message
        return messages

    def _compiled(self, language: str, *, aloud: bool) -> FluentBundle:
        def message(key: str, **args: int) -> str:
            return self._format(Line(key, args), self._bundle(language, aloud=aloud))

        functions = (spoken if aloud else shown)(language, message)
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        resource = FluentResource("")
        resource.body = list(self._resource(language).values())
        bundle.add_resource(resource)
        return bundle

    @staticmethod
    def _format(line: Line, bundle: FluentBundle) -> str:
        pattern = bundle.get_message(line.key).value
        if pattern is None:
            raise KeyError(line.key)
        arguments = {"names": Items()} | {name: _argument(value) for name, value in line.args.items()}
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise LinesError(f"{line.key}: {'; '.join(map(str, errors))}")
        return str(text)


def _argument(value: Argument) -> int | str | Items:
    return Items(value) if isinstance(value, tuple) else value


def _messages(path: Path) -> list[ast.Message]:
    """Return a file's messages; raises :class:`LinesError` for what is no Fluent."""
    source = path.read_text(encoding="utf-8")
    messages = []
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Junk):
            number = source.count("\n", 0, entry.span.start) + 1
            raise LinesError(f"{path}:{number}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            messages.append(entry)
    return messages
