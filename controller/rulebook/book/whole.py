"""A ruleset as a player reads it, made from its data alone; house rules with a mark at what differs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from controller.ports import Words
from controller.rulebook.book.day import day, fouls, leaving, vote
from controller.rulebook.book.marks import HOUSE, marked_against
from controller.rulebook.book.night import answers, night
from controller.rulebook.book.parts import Book, Chapter, Clauses, Item, Look
from controller.rulebook.book.roles import clans, goals, roles
from controller.rulebook.book.table import lights, players, signs
from controller.rulebook.book.texts import Texts
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import ruleset

_LABELS = ("contents", "changed", "gone")


def write_book(rules: Ruleset, words: Words, language: str, legend: Mapping[str, Look]) -> Book:
    """Return the rules in words of that language.

    ``legend``: how each light looks, by its key in the catalogue (``signal-awake``, ``status-ready``).
    """
    book = _book(Texts(rules, words, language), legend)
    if not is_house(rules):
        return book
    base = _book(Texts(ruleset(rules.base), words, language, rules.names), legend)
    return marked_against(book, base)


def is_house(rules: Ruleset) -> bool:
    """Whether rules are changed from others."""
    return rules.id != rules.base or "\n" in rules.source


def _book(texts: Texts, legend: Mapping[str, Look]) -> Book:
    rules = texts.rules
    chapters = (
        goals(texts),
        roles(texts),
        clans(texts),
        night(texts),
        answers(texts, legend),
        day(texts),
        vote(texts),
        fouls(texts),
        leaving(texts),
        signs(texts),
        lights(texts, legend),
        players(texts),
        *_sections(texts),
    )
    return Book(
        id=rules.id,
        language=texts.language,
        title=texts.title,
        lead=tuple(_lead(texts)),
        chapters=tuple(chapter for chapter in chapters if chapter.blocks),
        labels={key: texts.text(f"book-{key}") for key in _LABELS},
        numbers=texts.numbers,
        clauses={clause: texts.clause(clause) for clause in texts.numbers},
    )


def _lead(texts: Texts) -> Iterator[Item]:
    """Yield what is said before everything else: for how many players, and what the rules were made from."""
    rules = texts.rules
    yield texts.item("rules-seats", rules.few, rules.crowded, **texts.seats)
    if rules.seats_usual != (rules.seats_min, rules.seats_max):
        usual = dict(zip(("least", "most"), rules.seats_usual, strict=True))
        yield texts.item("book-seats-usual", rules.crowded, **usual)
    if rules.mix_announced is not None:
        yield texts.item("book-mix-announced", rules.mix_announced)
    if is_house(rules):
        yield texts.item(HOUSE, title=texts.known(f"rules-name-{rules.base}", rules.base))


def _sections(texts: Texts) -> Iterator[Chapter]:
    """Yield every clause and ruling under its heading."""
    for section in texts.sections():
        items = tuple(Item(key=clause, phrase=(texts.clause(clause),)) for clause in section.clauses)
        title = texts.known(f"rules-section-{section.key}", section.key)
        if section.clauses:
            first, last = (texts.numbers[section.clauses[end]] for end in (0, -1))
            title = f"{title} (§ {first}–{last})" if first != last else f"{title} (§ {first})"
        yield Chapter(key=f"section-{section.key}", title=title, blocks=(Clauses(items=items),))
