"""What a printed set of rules is made of, before anybody decides how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from controller.rules.model import ClauseId

Look = tuple[tuple[str, float], ...]
"""How a light looks that says something, again and again: a colour ``#rrggbb`` and its seconds."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a role or a side, which no browser may translate."""

    text: str


Phrase = tuple[str | Name, ...]
"""A sentence, its names apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing the rules say; ``key`` names it among its neighbours, to find it in other rules."""

    key: str
    phrase: Phrase
    refs: tuple[ClauseId, ...] = ()
    """The clauses it rests on."""
    quotes: bool = False
    """Whether the words of the clauses are to stand beneath."""
    more: tuple[Item, ...] = ()
    """What is to be said about it in detail."""
    look: Look = ()
    """How the light looks that it speaks of."""
    rhythm: str = ""
    """The same in words."""
    sign: str = ""
    """The sign of the hand that it speaks of: a number or a gesture."""
    changed: bool = False
    """Whether it differs from the rules these were changed from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines:
    """Several items, one below the other; ``ordered``: they are steps."""

    items: tuple[Item, ...]
    title: str = ""
    ordered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of a table; a cell is a list of items."""

    key: str
    cells: tuple[tuple[Item, ...], ...]
    changed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Rows with the same columns; the first one says what a row is about."""

    head: tuple[str, ...]
    rows: tuple[Row, ...]
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs:
    """Signs of the hand, each with its picture."""

    items: tuple[Item, ...]
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clauses:
    """Clauses in full; the key of each is its id."""

    items: tuple[Item, ...]
    title: str = ""


Block = Lines | Table | Signs | Clauses


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """What the rules say about one matter; ``gone``: what the rules these were changed from say besides."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    gone: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A ruleset as a player reads it, in one language."""

    id: str
    language: str
    title: str
    lead: tuple[Item, ...]
    chapters: tuple[Chapter, ...]
    labels: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The words for the marks and the list of chapters, by key."""
    numbers: Mapping[ClauseId, int] = field(default_factory=lambda: MappingProxyType({}))
    """The clauses by their place in the book, counted from 1."""
    clauses: Mapping[ClauseId, str] = field(default_factory=lambda: MappingProxyType({}))
    """The clauses in words."""
