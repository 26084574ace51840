"""Everything that a set of rules says, sentence by sentence, sorted into groups that can be laid side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from controller.rulebook.book.day import day, fouls, leaving, vote
from controller.rulebook.book.night import answers, night
from controller.rulebook.book.parts import Chapter, Clauses, Item, Name, Phrase, Row, Table
from controller.rulebook.book.roles import clans, goals, roles
from controller.rulebook.book.table import players
from controller.rulebook.book.texts import Texts
from controller.rules.model import ClauseId
from controller.rules.ruleset import Nights

GROUPS: Final = (
    "roles",
    "abilities",
    "order",
    "day",
    "clocks",
    "leaving",
    "goals",
    "players",
    "options",
    "clauses",
)
"""The groups in which differences are told; each has a heading ``difference-<group>``."""


@dataclass(frozen=True)
class Said:
    """One sentence: what finds it in other rules, whom it is about, and the clauses it rests on."""

    group: str
    key: tuple[str, ...]
    subject: str
    text: str
    refs: tuple[ClauseId, ...] = ()


def all_said(texts: Texts) -> tuple[Said, ...]:
    """Return every sentence, in the order of the book."""
    return tuple(one for part in _PARTS for one in part(texts))


def words_of(phrase: Phrase) -> str:
    """Return a sentence as plain text."""
    return "".join(part.text if isinstance(part, Name) else part for part in phrase)


def _items(group: str, within: tuple[str, ...], subject: str, items: tuple[Item, ...]) -> Iterator[Said]:
    """Yield items and their details; a sentence that speaks of a time belongs to the clocks."""
    seen: dict[str, int] = {}
    for item in items:
        seen[item.key] = seen.get(item.key, 0) + 1
        key = (*within, item.key, str(seen[item.key]))
        own = "clocks" if _is_clock(item.key) else group
        yield Said(own, key, subject if own == group else "", words_of(item.phrase), item.refs)
        yield from _items(group, key, subject, item.more)


def _is_clock(key: str) -> bool:
    return key.startswith(_CLOCKS)


_CLOCKS: Final = (
    "book-moves-seconds",
    "book-stage-",
    "book-vote-defence",
    "book-day-word",
    "book-moves-sunrise",
)


def _rows(group: str, chapter: str, rows: tuple[Row, ...]) -> Iterator[Said]:
    """Yield a table's cells, each about what stands in the first of its row."""
    for row in rows:
        subject = words_of(row.cells[0][0].phrase)
        for column, cell in enumerate(row.cells[1:]):
            key = (chapter, row.key, str(column))
            if len(cell) == 1 and not cell[0].more:
                yield Said(group, key, subject, words_of(cell[0].phrase), cell[0].refs)
            else:
                yield from _items(group, key, subject, cell)


def _chapter(group: str, write: Callable[[Texts], Chapter]) -> Callable[[Texts], Iterator[Said]]:
    """Return what yields a chapter's sentences; a block's title says whom they are about."""

    def said(texts: Texts) -> Iterator[Said]:
        chapter = write(texts)
        for block in chapter.blocks:
            if isinstance(block, Table):
                yield from _rows(group, chapter.key, block.rows)
            elif not isinstance(block, Clauses):
                yield from _items(group, (chapter.key, block.title), block.title, block.items)

    return said


def _roles(texts: Texts) -> Iterator[Said]:
    """Yield who there is, then what each can do; the details of a move are limits."""
    for block in roles(texts).blocks:
        if not isinstance(block, Table):
            yield from _items("roles", ("roles", "circles"), block.title, block.items)
            continue
        for row in block.rows:
            name, *others = row.cells[0]
            subject = words_of(name.phrase)
            sides = ", ".join(words_of(item.phrase) for item in row.cells[1])
            yield Said("roles", ("role", row.key), subject, texts.text("difference-side", side=sides))
            yield from _items("roles", ("role", row.key, "name"), subject, tuple(others))
            for column, cell in enumerate(row.cells[2:]):
                yield from _role(row.key, column, subject, cell)


def _role(role: str, column: int, subject: str, cell: tuple[Item, ...]) -> Iterator[Said]:
    for item in cell:
        key = ("role", role, str(column))
        main = Item(key=item.key, phrase=item.phrase, refs=item.refs)
        yield from _items("roles", key, subject, (main,))
        yield from _items("abilities", (*key, item.key), subject, item.more)


def _order(texts: Texts) -> Iterator[Said]:
    """Yield each night's order as one sentence, and what goes for every move."""
    chapter = night(texts)
    rows = {row.key: row for block in chapter.blocks if isinstance(block, Table) for row in block.rows}
    for nights, number in ((Nights.FIRST, 1), (Nights.LATER, 2)):
        told = []
        for call in texts.rules.calls_of(number):
            row = rows[f"{call.nights}.{call.key}"]
            name = " + ".join(map(_plain, texts.roles(call.roles)))
            told.append(f"{name} ({', '.join(words_of(item.phrase) for item in row.cells[1])})")
            how = tuple(item for item in row.cells[2] if item.key not in _USUAL)
            yield from _items("order", ("how", nights, call.key), name, how)
        yield Said("order", ("order", nights), texts.text(f"book-night-{nights}"), " → ".join(told))
    for block in chapter.blocks:
        if not isinstance(block, Table):
            yield from _items("order", ("moves",), "", getattr(block, "items", ()))


_USUAL: Final = ("book-how-together", "book-how-alone")


def _plain(name: str) -> str:
    return name.strip("\ue000\ue001")


def _goals(texts: Texts) -> Iterator[Said]:
    """Yield when each side wins; a condition is found by its own words."""
    for block in goals(texts).blocks:
        for item in getattr(block, "items", ()):
            text = words_of(item.phrase)
            yield Said("goals", (item.key.split(".")[0], text), getattr(block, "title", ""), text, item.refs)


def _players(texts: Texts) -> Iterator[Said]:
    """Yield how many may play with which cards, and the settings of a game."""
    rules = texts.rules
    least, most = rules.seats_min, rules.seats_max
    refs = texts.refs((rules.few, rules.crowded))
    yield Said(
        "players",
        ("seats",),
        "",
        texts.text("rules-seats", least=least, most=most, spread=most - least),
        refs,
    )
    fewest, largest = rules.seats_usual
    if (fewest, largest) != (least, most):
        yield Said(
            "players", ("usual",), "", texts.text("book-seats-usual", least=fewest, most=largest), refs
        )
    for name in ("fixed_mix", "mix_announced"):
        clause = getattr(rules, name)
        if clause is not None:
            yield Said("players", (name,), "", texts.text(f"difference-{name}"), texts.refs((clause,)))
    for block in players(texts).blocks:
        if isinstance(block, Table):
            for row in block.rows:
                mixes = " / ".join(words_of(item.phrase) for item in row.cells[1])
                key, number = ("mixes", row.key), int(row.key)
                yield Said("players", key, "", texts.text("difference-mix", players=number, mixes=mixes))
        else:
            yield from _items("options", ("options",), "", getattr(block, "items", ()))


def _clauses(texts: Texts) -> Iterator[Said]:
    """Yield the words of every clause."""
    for clause in texts.numbers:
        yield Said("clauses", ("clause", clause), "", texts.clause(clause), (clause,))


_PARTS: Final = (
    _roles,
    _chapter("abilities", clans),
    _chapter("abilities", lambda texts: answers(texts, {})),
    _order,
    _chapter("day", day),
    _chapter("day", vote),
    _chapter("day", fouls),
    _chapter("leaving", leaving),
    _goals,
    _players,
    _clauses,
)
