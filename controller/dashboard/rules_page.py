"""The rules as pages for everybody at the table: those of the game that is on, or any that can be played here."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

from fastapi import APIRouter, HTTPException, Query
from fastapi.responses import HTMLResponse

from controller.dashboard.table import DashboardTable
from controller.ports import Line
from controller.rulebook.book import Book, html_page, write_book
from controller.rulebook.book.html_page import POLICY, Link, document
from controller.rulebook.book.texts import Texts
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import ruleset

if TYPE_CHECKING:
    from controller.dashboard.offers import Offer

_KEPT = 8
"""How many books are kept: making one takes a moment."""
_Language = Annotated[str | None, Query(alias="lang", max_length=8)]


def rules_pages(table: DashboardTable) -> APIRouter:
    """Return the pages under ``/rules``. There is no secret in them: what is dealt and who has it is no part of rules.

    A clause is found under its id: ``/rules#doctor-self``.
    """
    shelf = _Shelf(table)
    router = APIRouter()

    @router.get("/rules")
    def rules(lang: _Language = None, *, all: bool = False) -> HTMLResponse:  # noqa: A002 - as it stands in the address
        played = table.director.state.ruleset
        if played is None or all:
            return shelf.everything(shelf.language(lang))
        return shelf.page(played.source, "/rules", shelf.language(lang))

    @router.get("/rules/{id}")
    def rules_of(id: str, lang: _Language = None) -> HTMLResponse:  # noqa: A002 - the rules speak of a ruleset's id
        for offer in table.offers():
            if offer.id == id and offer.rules is not None:
                return shelf.page(offer.source, f"/rules/{quote(id, safe='')}", shelf.language(lang))
        raise HTTPException(404)

    return router


class _Shelf:
    """Books in the languages of the table, made when they are first asked for."""

    def __init__(self, table: DashboardTable) -> None:
        self._table = table
        self._book = lru_cache(maxsize=_KEPT)(self._written)

    def language(self, wanted: str | None) -> str:
        """Return the language that is wanted, where there are words, else that of the table."""
        return wanted if wanted in self._table.words.languages else self._table.director.language

    def page(self, source: str, address: str, language: str) -> HTMLResponse:
        """Return the rules of a source (an id, or a whole text) as a page at that address."""
        other = Link(f"/rules?all=true&lang={language}", self._text("page-rules-all", language))
        links = [*self._ways(address, "?", language), other]
        return _response(html_page(self._book(source, language), links))

    def everything(self, language: str) -> HTMLResponse:
        """Return the list of all rules that can be played."""
        title = self._text("page-rules-all", language)
        lines = "".join(
            self._line(offer, offer.rules, language) for offer in self._table.offers() if offer.rules
        )
        body = f'<header><h1>{escape(title)}</h1></header>\n<ul class="books">\n{lines}</ul>\n'
        return _response(document(language, title, self._ways("/rules?all=true", "&", language), body))

    def _line(self, offer: Offer, rules: Ruleset, language: str) -> str:
        texts = Texts(rules, self._table.words, language)
        address = f"/rules/{quote(offer.id, safe='')}?lang={language}"
        seats = texts.text("rules-seats", **texts.seats)
        return (
            f'<li><a href="{escape(address)}">{escape(texts.title)}</a> <span>{escape(seats)}</span></li>\n'
        )

    def _written(self, source: str, language: str) -> Book:
        return write_book(ruleset(source), self._table.words, language, self._table.legend)

    def _ways(self, address: str, sign: str, language: str) -> list[Link]:
        """Return the links of every page: back to the table, and the same in each language."""
        same = [
            Link(f"{address}{sign}lang={other}", other.upper(), here=other == language, language=other)
            for other in self._table.words.languages
        ]
        return [Link("/", self._text("book-back", language)), *same]

    def _text(self, key: str, language: str) -> str:
        return self._table.words.text(Line(key), language)


def _response(html: str) -> HTMLResponse:
    return HTMLResponse(html, headers={"Content-Security-Policy": POLICY})
