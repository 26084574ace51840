"""Printed rules in a real browser; two pictures of them are left in tests/screenshots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from controller.rulebook.book import html_page
from controller.rulebook.book.html_page import POLICY
from controller.rules.rulesets import IDS
from tests.browser.conftest import SCREENSHOTS, Opener, browser, opened  # noqa: F401 - fixtures
from tests.rulebook.books import book_of

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1100, "height": 800}
A4 = {"width": 718, "height": 1017}
"""A4 between its margins, in CSS pixels."""
WIDTH = "() => document.documentElement.scrollWidth"
CUT = """() => [...document.querySelectorAll("main *")].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
}).map((element) => element.outerHTML.slice(0, 200))"""
SMALL = """() => [...document.querySelectorAll("nav a")].filter((link) => link.checkVisibility())
  .filter((link) => link.getBoundingClientRect().height < 43.5).map((link) => link.outerHTML)"""


def page_of(opened: Opener, rules: str, language: str, size: dict[str, int], **options: str) -> Page:  # noqa: F811
    """Open the rules as the table serves them."""
    page = opened("about:blank", size, **options)

    def answer(route: Route) -> None:
        html = html_page(book_of(rules, language))
        route.fulfill(body=html, content_type="text/html", headers={"Content-Security-Policy": POLICY})

    page.route("http://table.test/rules", answer)
    page.goto("http://table.test/rules")
    return page


def beginning(page: Page, name: str) -> None:
    """Leave a picture of the first screens."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": size["width"], "height": 3000})
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


@pytest.mark.parametrize("rules", IDS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_nothing_sticks_out_on_a_phone(opened: Opener, rules: str, language: str) -> None:  # noqa: F811
    page = page_of(opened, rules, language, PHONE, color_scheme="dark")
    assert page.evaluate(WIDTH) == PHONE["width"]
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []
    if (rules, language) == ("city", "ru"):
        beginning(page, "rules-city-ru-phone")


def test_a_desktop_shows_tables(opened: Opener) -> None:  # noqa: F811
    page = page_of(opened, "city", "en", DESKTOP, color_scheme="light")
    assert page.evaluate(WIDTH) == DESKTOP["width"]
    assert page.locator("#book-roles thead").is_visible()
    beginning(page, "rules-city-en-desktop")


@pytest.mark.parametrize(("scheme", "ground"), [("light", "rgb(251, 250, 247)"), ("dark", "rgb(11, 13, 16)")])
def test_light_and_dark(opened: Opener, scheme: str, ground: str) -> None:  # noqa: F811
    page = page_of(opened, "moscow", "en", PHONE, color_scheme=scheme)
    colour = "() => getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(colour) == ground


def test_a_clause_is_found_by_its_address(opened: Opener) -> None:  # noqa: F811
    page = page_of(opened, "club", "ru", PHONE)
    page.locator('#book-roles a[href="#maniac-no-suicide"]').click()
    assert page.url.endswith("#maniac-no-suicide")
    box = page.locator("#maniac-no-suicide").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < PHONE["height"]


@pytest.mark.parametrize("rules", ["piter", "clones"])
def test_on_paper_nothing_is_cut_off(opened: Opener, rules: str) -> None:  # noqa: F811
    page = page_of(opened, rules, "ru", A4)
    page.emulate_media(media="print")
    assert not page.locator("nav").first.is_visible()
    assert page.evaluate(WIDTH) == A4["width"]
    assert page.evaluate(CUT) == []
    assert page.pdf(format="A4").startswith(b"%PDF")
