"""The protocol to read and to keep: whole and for everybody when the game is over, before that for the host alone."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from controller.ports import Line
from controller.rules import actions as a
from controller.rules.evening import next_step
from controller.rules.model import Seat, TeamId, Verb
from tests.dashboard.pages import WORDS, Pages, play

CITY = "don mafia mafia putana commissar doctor maniac citizen citizen citizen citizen citizen"
PLAYED: tuple[a.Action, ...] = (
    a.BeginNight(),
    a.Act(Seat(7), Verb.KILL, (Seat(8),)),
    a.Act(Seat(5), Verb.CHECK, (Seat(1),)),
    a.EndNight(),
    a.GiveFoul(Seat(3)),
)
PATHS = ("/protocol", "/protocol.html", "/protocol.txt")


async def over(pages: Pages) -> None:
    """End the game and say so."""
    await pages.director.perform(a.EndGame(TeamId("town")))
    await tell(pages)


async def tell(pages: Pages) -> None:
    """Let the table have said all that it has to say."""
    while step := next_step(pages.director.state):
        await pages.director.perform(a.EndStep(step.key))


def test_a_column_of_names_stands_only_where_there_are_names(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        head = f"<th>{WORDS.text(Line('protocol-name'), 'ru')}</th>"
        for named in (True, False):
            await pages.begin("city", CITY, named=named)
            await over(pages)
            page = (await pages.get("/protocol")).text
            assert (head in page) is named
            assert page.count("<td") == 12 * (5 if named else 4)

    play(tmp_path, scene)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_after_the_end_everybody_reads_all_of_it_in_either_language(tmp_path: Path, language: str) -> None:
    async def scene(pages: Pages) -> None:
        await pages.begin("city", CITY, *PLAYED)
        await over(pages)
        page, kept, text = [(await pages.get(f"{path}?lang={language}")).text for path in PATHS]
        for told in (page, kept, text):
            assert WORDS.text(Line("protocol-title"), language) in told
            assert WORDS.text(Line("rules-name-city"), language) in told
            assert WORDS.text(Line("protocol-night", {"night": 1}), language) in told
            assert WORDS.text(Line("city-maniac-kills"), language).split(":")[0][:40] in " ".join(
                told.split()
            )
            assert WORDS.text(Line("role-putana"), language) in told
        assert f'<html lang="{language}">' in page
        assert 'href="/rules#maniac-kills"' in page
        assert "href" not in kept
        assert "[maniac-kills]" in kept
        assert max(map(len, text.splitlines())) <= 100

    play(tmp_path, scene)


def test_before_the_end_it_is_the_host_s_alone(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        for path in PATHS:
            assert (await pages.get(path, Cookie=cookie)).status_code == 404
        await pages.begin("city", CITY, *PLAYED)
        for path in PATHS:
            assert (await pages.get(path)).status_code == 403
            assert (await pages.get(path, Cookie=cookie)).status_code == 200
            assert (await pages.get(f"{path}?lang=../en", Cookie=cookie)).status_code == 404

    play(tmp_path, scene)


def test_a_host_who_plays_reads_before_the_end_what_his_seat_knows(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        await pages.begin("city", CITY, *PLAYED, host_seat=Seat(5))
        text = (await pages.get("/protocol.txt?lang=en", Cookie=cookie)).text
        assert "5 (P5) checks 1 (P1)" in text
        assert "7 (P7) aims at 8 (P8)" not in text
        assert "Doctor" not in text
        assert "Commissar" in text
        await over(pages)
        text = (await pages.get("/protocol.txt?lang=en")).text
        assert "7 (P7) aims at 8 (P8)" in text
        assert "Doctor" in text

    play(tmp_path, scene)


def test_while_the_end_is_not_told_nobody_reads_it(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.begin("city", CITY, *PLAYED)
        await pages.director.perform(a.EndGame(TeamId("town")))
        assert (await pages.get("/protocol")).status_code == 403
        await tell(pages)
        assert (await pages.get("/protocol")).status_code == 200

    play(tmp_path, scene)


class Tags(HTMLParser):
    """Counts what is open, and every tag that was seen."""

    VOID = frozenset({"meta", "link", "br", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        del attrs
        self.seen.add(tag)
        if tag not in {*self.VOID, "html", "body"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone_and_names_have_no_powers(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.begin("city", CITY, *PLAYED)
        await pages.director.perform(a.Rename(Seat(1), '<script>alert("1")</script>'))
        await over(pages)
        answer = await pages.get("/protocol?lang=en")
        tags = Tags()
        tags.feed(answer.text)
        assert tags.open == []
        assert "script" not in tags.seen
        assert "&lt;script&gt;" in answer.text
        assert not re.search(r"(src|href)=\"(?!/)", answer.text)
        policy = answer.headers["content-security-policy"]
        assert "script-src" not in policy
        assert "unsafe" not in policy
        assert policy.startswith("default-src 'none'")
        for path in PATHS[1:]:
            assert (await pages.get(path)).headers["content-disposition"].startswith("attachment")

    play(tmp_path, scene)


def test_an_override_is_marked_and_what_was_undone_is_gone(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        await pages.begin("city", CITY, *PLAYED)
        await pages.director.perform(a.Remove(Seat(9)))
        await pages.director.perform(a.Remove(Seat(10)))
        await pages.director.undo()
        await over(pages)
        text = (await pages.get("/protocol.txt?lang=en")).text
        assert "9 (P9) has left the game. (by the host)" in text
        assert "10 (P10) has left" not in text
        assert "Day 1: left the game" in text

    play(tmp_path, scene)
