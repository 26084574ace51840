"""The rules on the phone and on the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from controller.commands.show_rules import show
from controller.dashboard.offers import Offer
from controller.dashboard.rules_page import rules_pages
from controller.rulebook.book.html_page import POLICY
from controller.rules.model import GameState
from controller.rules.rulesets import IDS, ruleset
from tests.rulebook.books import LEGEND, WORDS, Page

HOUSE = (
    'base = "club"\nid = "our-club"\ntitle = {ru = "Наш <клуб>", en = "Our <club>"}\n[night]\nseconds = 20\n'
)


def offers() -> list[Offer]:
    return [
        *(Offer(own, own, ruleset(own)) for own in IDS),
        Offer("our-club", HOUSE, ruleset(HOUSE), {"ru": "Наш <клуб>"}),
        Offer("broken", "?", None, faults=("broken.toml:1: …",)),
    ]


@pytest.fixture
def table() -> Any:
    director = SimpleNamespace(state=GameState(), language="ru")
    return SimpleNamespace(director=director, words=WORDS, legend=LEGEND, offers=offers)


class Client:
    """Asks the pages as a phone does."""

    def __init__(self, table: Any) -> None:
        self.app = FastAPI()
        self.app.include_router(rules_pages(table))

    def get(self, address: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
                return await client.get(address)

        return asyncio.run(ask())


@pytest.fixture
def client(table: Any) -> Client:
    return Client(table)


def test_before_a_game_all_rules_are_listed(client: Client) -> None:
    page = Page(client.get("/rules").text)
    assert "Все правила" in page.text
    assert "Наш <клуб>" in page.text
    assert "broken" not in page.text
    links = [address for address in page.values("href") if address.startswith("/rules/")]
    assert links == [*(f"/rules/{own}?lang=ru" for own in IDS), "/rules/our-club?lang=ru"]
    for address in links:
        assert client.get(address).status_code == 200


def test_in_a_game_its_own_rules_are_shown(client: Client, table: Any) -> None:
    table.director.state = GameState()._replace(ruleset=ruleset(HOUSE))
    page = Page(client.get("/rules").text)
    assert "Наш <клуб>" in page.text
    assert "На ход даётся 20 с." in page.text
    assert "doctor-self" in page.values("id")
    assert "Все правила" in Page(client.get("/rules?all=true").text).texts


def test_any_rules_in_any_language(client: Client) -> None:
    assert "What each side wants" in client.get("/rules/piter?lang=en").text
    assert "Кто чего добивается" in client.get("/rules/piter?lang=xx").text
    page = Page(client.get("/rules/piter?lang=en").text)
    here = [attrs for tag, attrs in page.elements if tag == "a" and attrs.get("aria-current")]
    assert [attrs["href"] for attrs in here] == ["/rules/piter?lang=en"]


@pytest.mark.parametrize("address", ["/rules/nobody", "/rules/broken", "/rules/..%2Fclub"])
def test_unknown_rules_are_not_found(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_the_page_may_load_nothing_and_run_nothing(client: Client) -> None:
    for address in ("/rules", "/rules/club"):
        answer = client.get(address)
        assert answer.headers["content-security-policy"] == POLICY
        assert "default-src 'none'" in POLICY
        assert {"script", "link", "img", "iframe"}.isdisjoint(tag for tag, _ in Page(answer.text).elements)
        assert "style" not in {name for _, attrs in Page(answer.text).elements for name in attrs}


def test_the_pages_do_not_depend_on_what_was_dealt(client: Client, table: Any) -> None:
    table.director.state = GameState()._replace(ruleset=ruleset("club"))
    before = client.get("/rules").text
    table.director.state = table.director.state._replace(night=2, asleep=True)
    assert client.get("/rules").text == before


# ---------------------------------------------------------------- the command line


def test_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert show("moscow", "en", WORDS, LEGEND, None) == 0
    assert capsys.readouterr().out.startswith("Moscow rules\n============\nFor 10 players. [§1]\n")


def test_a_page_goes_to_the_output_or_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.html"
    assert show("moscow", "ru", WORDS, LEGEND, str(file)) == 0
    assert capsys.readouterr().out == ""
    assert show("moscow", "ru", WORDS, LEGEND, "-") == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
    Page(file.read_text(encoding="utf-8"))


def test_house_rules_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.toml"
    file.write_text(HOUSE, encoding="utf-8")
    assert show(str(file), "ru", WORDS, LEGEND, None) == 0
    out = capsys.readouterr().out
    assert out.startswith("Наш <клуб>\n")
    assert "  • * На ход даётся 20 с.\n" in out


FAULTY = HOUSE.replace("seconds = 20", 'seconds = "long"')


@pytest.mark.parametrize(
    ("file", "code", "message"),
    [
        ("nobody", 2, "there are no rules 'nobody'"),
        ("nobody.toml", 2, "nobody.toml: cannot be read"),
        ("faulty.toml", 1, "faulty.toml:5: night.seconds: "),
        ("club", 2, "there is no language 'fr'"),
    ],
)
def test_what_is_wrong_is_said(
    file: str,
    code: int,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("faulty.toml").write_text(FAULTY, encoding="utf-8")
    assert show(file, "fr" if file == "club" else "en", WORDS, LEGEND, None) == code
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no" / "rules.html"
    assert show("club", "en", WORDS, LEGEND, str(file)) == 1
    assert str(file) in capsys.readouterr().err
