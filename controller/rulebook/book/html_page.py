"""Printed rules as one web page that needs nothing else: light and dark, for a phone, a screen and paper."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from typing import Final
from urllib.parse import quote

from controller.rulebook.book.drawings import light, sign
from controller.rulebook.book.parts import (
    Block,
    Book,
    Chapter,
    Clauses,
    Item,
    Lines,
    Name,
    Phrase,
    Row,
    Signs,
    Table,
)
from controller.rules.model import ClauseId

STYLE: Final = (resources.files("controller.rulebook.book") / "book.css").read_text(encoding="utf-8")
POLICY: Final = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    + "'"
)
"""The content security policy under which the page looks as it should."""


@dataclass(frozen=True, slots=True)
class Link:
    """A way from the page to another one; ``here``: it is this one."""

    address: str
    text: str
    here: bool = False
    language: str = ""
    """The language of its text, where it is another one."""


def html_page(book: Book, links: Sequence[Link] = ()) -> str:
    """Return the page. ``links`` stand at its top, for those who read it at the table."""
    page = _Page(book)
    return document(book.language, book.title, links, page.body())


def document(language: str, title: str, links: Sequence[Link], body: str) -> str:
    """Return a whole page in the look of the rules. Everything but ``body`` is escaped here."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{_links(links)}<main>\n{body}</main>\n</body>\n</html>\n"
    )


def _links(links: Sequence[Link]) -> str:
    if not links:
        return ""
    return f'<nav class="ways">{"".join(map(_link, links))}</nav>\n'


def _link(link: Link) -> str:
    here = ' aria-current="page"' if link.here else ""
    language = f' lang="{escape(link.language)}"' if link.language else ""
    return f'<a href="{escape(link.address)}"{here}{language}>{escape(link.text)}</a>'


class _Page:
    """A book being written."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def body(self) -> str:
        book = self._book
        contents = "".join(
            f'<li><a href="#book-{escape(quote(chapter.key))}">{escape(chapter.title)}</a></li>'
            for chapter in book.chapters
        )
        lead = "".join(f"<p>{self._said(item)}</p>\n" for item in book.lead)
        return (
            f"<header><h1>{escape(book.title)}</h1>\n{lead}</header>\n"
            f'<nav class="contents" aria-label="{escape(book.labels["contents"])}"><ul>{contents}</ul></nav>\n'
            + "".join(map(self._chapter, book.chapters))
        )

    def _chapter(self, chapter: Chapter) -> str:
        blocks = "".join(map(self._block, chapter.blocks))
        gone = ""
        if chapter.gone:
            items = "; ".join(self._said(item) for item in chapter.gone)
            gone = f'<p class="gone">{escape(self._book.labels["gone"])} {items}</p>\n'
        name = escape(quote(chapter.key))
        return f'<section id="book-{name}">\n<h2>{escape(chapter.title)}</h2>\n{blocks}{gone}</section>\n'

    def _block(self, block: Block) -> str:
        title = f"<h3>{escape(block.title)}</h3>\n" if block.title else ""
        match block:
            case Table():
                return title + self._table(block)
            case Signs():
                signs = "".join(map(self._sign, block.items))
                return f'{title}<ul class="signs">{signs}</ul>\n'
            case Clauses():
                return f'{title}<ol class="clauses">\n{"".join(map(self._clause, block.items))}</ol>\n'
            case Lines():
                return title + self._list(block.items, "ol" if block.ordered else "ul")

    def _table(self, table: Table) -> str:
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.head)
        rows = "".join(self._row(row, table.head) for row in table.rows)
        return (
            f'<table class="columns-{len(table.head)}"><thead><tr>{head}</tr></thead>\n'
            f"<tbody>\n{rows}</tbody></table>\n"
        )

    def _row(self, row: Row, head: Sequence[str]) -> str:
        first, *others = row.cells
        mark = self._mark() if row.changed else ""
        cells = "".join(
            f'<td data-head="{escape(column)}">{self._cell(cell)}</td>'
            for cell, column in zip(others, head[1:], strict=True)
        )
        return f'<tr><th scope="row">{self._cell(first, mark)}</th>{cells}</tr>\n'

    def _cell(self, cell: tuple[Item, ...], mark: str = "") -> str:
        if len(cell) == 1 and not (cell[0].more or cell[0].look or cell[0].sign):
            return mark + self._said(cell[0])
        return self._list(cell, "ul", mark)

    def _list(self, items: Iterable[Item], tag: str, mark: str = "") -> str:
        lines = "".join(
            f"<li>{mark if place == 0 else ''}{self._said(item)}</li>\n" for place, item in enumerate(items)
        )
        return f"<{tag}>\n{lines}</{tag}>\n"

    def _said(self, item: Item) -> str:
        """Write an item with its picture, its clauses and its details."""
        drawn = (sign(item.sign, "") if item.sign else "") + (
            light(item.look, item.rhythm) if item.look else ""
        )
        mark = self._mark() if item.changed else ""
        refs = "".join(map(self._ref, item.refs))
        text = f"{mark}{phrase(item.phrase)}{refs}"
        if drawn:
            text = f'<span class="drawn"><span>{drawn}</span><span>{text}</span></span>'
        if item.quotes:
            text += "".join(
                f"<blockquote>{escape(self._book.clauses[ref])}</blockquote>" for ref in item.refs
            )
        return text + (self._list(item.more, "ul") if item.more else "")

    def _ref(self, clause: ClauseId) -> str:
        number = self._book.numbers[clause]
        return f' <a class="ref" href="#{escape(quote(clause))}" translate="no">§&#8239;{number}</a>'

    def _mark(self) -> str:
        label = escape(self._book.labels["changed"])
        return f'<span class="mark" role="img" aria-label="{label}" title="{label}">●</span> '

    def _sign(self, item: Item) -> str:
        words = "".join(part.text if isinstance(part, Name) else part for part in item.phrase)
        return f'<li>{sign(item.sign, words)}<span aria-hidden="true">{phrase(item.phrase)}</span></li>\n'

    def _clause(self, item: Item) -> str:
        mark = self._mark() if item.changed else ""
        name = escape(item.key)
        address = escape(quote(item.key))
        return (
            f'<li id="{name}" value="{self._book.numbers[ClauseId(item.key)]}">{mark}{phrase(item.phrase)} '
            f'<a class="anchor" href="#{address}" translate="no">{name}</a></li>\n'
        )


def phrase(spans: Phrase) -> str:
    """Return a sentence, its names marked not to be translated."""
    return "".join(
        f'<span translate="no">{escape(span.text)}</span>' if isinstance(span, Name) else escape(span)
        for span in spans
    )
