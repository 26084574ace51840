"""Printed rules for tests, and a reader that sees what a browser would see of their page."""

from __future__ import annotations

from html.parser import HTMLParser

from controller.__main__ import _legend
from controller.rulebook.book import Book, write_book
from controller.rules.rulesets import ruleset
from voice.words import Catalogue

WORDS = Catalogue()
LEGEND = _legend()
_VOID = {"meta", "link", "br", "img", "input", "hr"}


def book_of(source: str, language: str) -> Book:
    return write_book(ruleset(source), WORDS, language, LEGEND)


class Page(HTMLParser):
    """A page taken apart; it fails where an element is left open or closed twice."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
        self.elements.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.texts.append(data)

    @property
    def text(self) -> str:
        return "".join(self.texts)

    def values(self, attribute: str) -> list[str]:
        return [value for _, attrs in self.elements if (value := attrs.get(attribute)) is not None]
