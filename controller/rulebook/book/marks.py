"""Marks in house rules: what differs from the rules they were made from, and what those say besides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from controller.rulebook.book.parts import Block, Book, Chapter, Item, Row, Table

Said = Mapping[tuple[str, str], Item | Row]
"""What a chapter says, by its block's title and its key there."""

HOUSE: Final = "book-house"
"""The line that says what the rules were made from; it needs no mark."""


def marked_against(book: Book, base: Book) -> Book:
    """Return a book with marks at what the other one does not say just so."""
    chapters = {chapter.key: chapter for chapter in base.chapters}
    marked = tuple(_chapter(chapter, chapters.get(chapter.key)) for chapter in book.chapters)
    lead = tuple(item if item in base.lead or item.key == HOUSE else _item(item, None) for item in book.lead)
    return replace(book, lead=lead, chapters=marked)


def _chapter(chapter: Chapter, base: Chapter | None) -> Chapter:
    before = _said(base)
    after = _said(chapter)
    blocks = tuple(_block(block, before) for block in chapter.blocks)
    gone = tuple(_short(part) for key, part in before.items() if key not in after)
    return replace(chapter, blocks=blocks, gone=gone)


def _said(chapter: Chapter | None) -> Said:
    if chapter is None:
        return {}
    return {
        (block.title, part.key): part
        for block in chapter.blocks
        for part in (block.rows if isinstance(block, Table) else block.items)
    }


def _block(block: Block, before: Said) -> Block:
    if isinstance(block, Table):
        return replace(block, rows=tuple(_row(row, before.get((block.title, row.key))) for row in block.rows))
    items = tuple(_item(item, before.get((block.title, item.key))) for item in block.items)
    return replace(block, items=items)


def _row(row: Row, before: Item | Row | None) -> Row:
    if row == before:
        return row
    others = before.cells if isinstance(before, Row) else ()
    first, *rest = row.cells
    cells = (
        first,
        *(_cell(cell, others[place] if others else ()) for place, cell in enumerate(rest, start=1)),
    )
    return replace(row, cells=cells, changed=True)


def _cell(cell: tuple[Item, ...], before: Iterable[Item]) -> tuple[Item, ...]:
    known = list(before)
    return tuple(item if item in known else _item(item, _like(item, known)) for item in cell)


def _item(item: Item, before: Item | Row | None) -> Item:
    """Mark an item, or only those of its details that differ."""
    if item == before:
        return item
    if isinstance(before, Item) and replace(item, more=()) == replace(before, more=()):
        more = tuple(one if one in before.more else replace(one, changed=True) for one in item.more)
        return replace(item, more=more, changed=all(not one.changed for one in more))
    return replace(item, changed=True)


def _like(item: Item, others: Iterable[Item]) -> Item | None:
    return next((other for other in others if other.key == item.key), None)


def _short(part: Item | Row) -> Item:
    """Return a part of the base in one line: of a row its first cell."""
    item: Iterator[Item] = iter(part.cells[0]) if isinstance(part, Row) else iter((part,))
    return replace(next(item), more=(), quotes=False)
