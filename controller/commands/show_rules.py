"""``mafia-table rules show``: a ruleset as a player reads it, as text or as a page."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from controller.ports import Words
from controller.rulebook.book import html_page, plain_text, write_book
from controller.rulebook.book.parts import Look
from controller.rulebook.named import FaultyRules, rules_named
from controller.tomlfile import TomlError

BAD_USE = 2
STDOUT = "-"
"""Instead of a file's name: to where other output goes."""


def show(source: str, language: str, words: Words, legend: Mapping[str, Look], html: str | None) -> int:
    """Print the rules of an id or of a file of house rules, in that language.

    ``legend``: how each light looks, by its key in the catalogue. ``html``: the file to write a page to, ``-`` for
    the output, ``None`` for plain text. Returns 1 for a file with faults or one that cannot be written, 2 for
    unknown rules, a file that cannot be read, or an unknown language.
    """
    if language not in words.languages:
        known = ", ".join(words.languages)
        print(f"there is no language '{language}'; known are {known}", file=sys.stderr)
        return BAD_USE
    try:
        rules = rules_named(source)
    except (LookupError, TomlError) as error:
        print(error.args[0], file=sys.stderr)
        return BAD_USE
    except FaultyRules as error:
        print(error, file=sys.stderr)
        return 1
    book = write_book(rules, words, language, legend)
    return _put("\n".join(plain_text(book)) + "\n" if html is None else html_page(book), html or STDOUT)


def _put(text: str, file: str) -> int:
    if file == STDOUT:
        sys.stdout.write(text)
        return 0
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
        return 1
    return 0
