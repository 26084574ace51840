"""Printed rules as plain text, wrapped and with aligned tables."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from controller.rulebook.book.parts import Block, Book, Clauses, Item, Lines, Name, Row, Signs, Table
from controller.rules.model import ClauseId

WIDTH: Final = 100
_NARROW: Final = 30
"""How wide a column is at most that is not the last one."""
_GAP: Final = "  "
_INDENT: Final = 2


def plain_text(book: Book) -> Iterator[str]:
    """Yield the rules line by line, none wider than 100 characters if its words allow it."""
    writer = _Writer(book)
    yield book.title
    yield "=" * len(book.title)
    for item in book.lead:
        yield from writer.item(item, 0, "")
    for chapter in book.chapters:
        yield from ("", chapter.title, "-" * len(chapter.title))
        for block in chapter.blocks:
            yield from writer.block(block)
        if chapter.gone:
            said = "; ".join(map(writer.said, chapter.gone))
            yield from _wrapped(f"{book.labels['gone']} {said}", _INDENT, "")


class _Writer:
    """A book being printed."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def block(self, block: Block) -> Iterator[str]:
        if block.title:
            yield ""
            yield from _wrapped(block.title + ":", _INDENT, "")
        match block:
            case Table():
                yield from self._table(block)
            case Signs():
                signs = ", ".join(map(self.said, block.items))
                yield from _wrapped(signs, _INDENT, "")
            case Clauses():
                for item in block.items:
                    yield from self._clause(item)
            case Lines():
                for place, item in enumerate(block.items, start=1):
                    yield from self.item(item, _INDENT, f"{place}. " if block.ordered else "• ")

    def item(self, item: Item, indent: int, bullet: str) -> Iterator[str]:
        yield from _wrapped(self.said(item), indent, bullet)
        if item.quotes:
            for ref in item.refs:
                yield from _wrapped(self._book.clauses[ref], indent + _INDENT, "| ")
        for more in item.more:
            yield from self.item(more, indent + len(bullet or "  "), "– ")

    def said(self, item: Item) -> str:
        """Return an item in one line, with its mark and the numbers of its clauses."""
        words = "".join(part.text if isinstance(part, Name) else part for part in item.phrase)
        words += f" – {item.rhythm}" if item.rhythm else ""
        refs = "".join(f" [§{self._book.numbers[ref]}]" for ref in item.refs)
        return f"{'* ' if item.changed else ''}{words}{refs}"

    def _clause(self, item: Item) -> Iterator[str]:
        number = f"§{self._book.numbers[ClauseId(item.key)]}"
        yield from _wrapped(f"{self.said(item)} [{item.key}]", _INDENT, f"{number:>5} ")

    def _table(self, table: Table) -> Iterator[str]:
        rows = [[self._cell(cell, row, place) for place, cell in enumerate(row.cells)] for row in table.rows]
        heads = [[head] for head in table.head]
        widths = [
            min(_NARROW, max(len(line) for row in [heads, *rows] for line in row[column]))
            for column in range(len(table.head) - 1)
        ]
        widths.append(WIDTH - _INDENT - sum(widths) - len(_GAP) * len(widths))
        yield from _lines(heads, widths)
        rules = [*("-" * width for width in widths[:-1]), "-" * len(table.head[-1])]
        yield " " * _INDENT + _GAP.join(rules)
        for row in rows:
            yield from _lines(row, widths)

    def _cell(self, cell: tuple[Item, ...], row: Row, place: int) -> list[str]:
        mark = "* " if row.changed and place == 0 else ""
        lines = list(self._cell_lines(cell, 0))
        return [mark + lines[0], *lines[1:]] if lines else [""]

    def _cell_lines(self, items: Iterable[Item], depth: int) -> Iterator[str]:
        for item in items:
            yield "  " * depth + ("– " if depth else "") + self.said(item)
            yield from self._cell_lines(item.more, depth + 1)


def _lines(row: Sequence[Sequence[str]], widths: Sequence[int]) -> Iterator[str]:
    """Yield a row of a table, each cell wrapped within its column."""
    cells = [
        [part for line in cell for part in _fold(line, width)]
        for cell, width in zip(row, widths, strict=True)
    ]
    for parts in zip_longest(*cells, fillvalue=""):
        padded = (f"{part:{width}}" for part, width in zip(parts, widths, strict=True))
        yield (" " * _INDENT + _GAP.join(padded)).rstrip()


def _fold(line: str, width: int) -> list[str]:
    indent = len(line) - len(line.lstrip(" –"))
    return textwrap.wrap(
        line, width, subsequent_indent=" " * indent, drop_whitespace=True, break_on_hyphens=False
    ) or [""]


def _wrapped(text: str, indent: int, bullet: str) -> list[str]:
    start = " " * indent + bullet
    return textwrap.wrap(
        text, WIDTH, initial_indent=start, subsequent_indent=" " * len(start), break_on_hyphens=False
    ) or [start.rstrip()]
