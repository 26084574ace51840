"""The host's phone with every ruleset: set up by hand, begun, and put right, without an error of a script."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from controller.dashboard.clocks import clocks_of
from controller.ports import Line
from controller.rules import actions as a
from controller.rules.evening import next_step
from controller.rules.model import Seat, TeamId, Verb
from controller.rules.rulesets import IDS, ruleset
from tests.browser.conftest import PHONE, SCREEN, Opener
from tests.browser.test_pages import TOO_SMALL, TOO_WIDE, paired
from tests.dashboard.pages import WORDS, Thread

pytestmark = pytest.mark.browser


@pytest.fixture
def thread(tmp_path: Path) -> Iterator[Thread]:
    with Thread(tmp_path) as served:
        yield served


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Thread]:
    """A table whose evening runs."""
    with Thread(tmp_path, running=True) as served:
        yield served


def fits(page: Page) -> None:
    """Nothing sticks out, and everything can be hit by a thumb."""
    assert not page.evaluate(TOO_WIDE)
    assert page.evaluate(TOO_SMALL) == []


def words(key: str, language: str = "ru") -> str:
    return WORDS.text(Line(key), language)


@pytest.mark.parametrize("rules", IDS)
def test_a_game_is_set_up_and_its_first_night_falls(opened: Opener, hosted: Thread, rules: str) -> None:
    host = paired(opened, hosted)
    host.get_by_test_id("ruleset").select_option(rules)
    known = ruleset(rules)
    least = known.seats_min
    if known.seats_max > least:
        host.get_by_test_id("seats").select_option(str(min(known.seats_max, 9)))
    host.get_by_test_id("dealing-host").check()
    expect(host.get_by_test_id("verdict")).not_to_have_text("…")
    expect(host.get_by_test_id("verdict")).not_to_have_class("refused")
    host.get_by_test_id("clocks").locator("summary").click()
    for name, times in clocks_of(known).items():
        expect(host.get_by_test_id(f"clock-{name}-{len(times)}")).to_have_value(str(times[-1]))
    host.get_by_test_id("clock-move-1").fill("20")
    host.get_by_test_id("clock-move-1").press("Tab")
    fits(host)
    host.get_by_test_id("start").click()
    expect(host.get_by_test_id("phase")).to_have_text(f"{words('page-phase-night')} 1")
    host.get_by_test_id("roles").click()
    host.get_by_test_id("open-1").click()
    host.get_by_test_id("list").click()
    for role in known.roles:
        assert f"role-{role.id}" not in host.locator("main").inner_text()
    fits(host)
    table = opened(hosted.pages.origin, SCREEN)
    expect(table.get_by_test_id("phase")).to_have_text(f"{words('page-phase-night')} 1")
    state = hosted.pages.director.state
    assert state.ruleset is not None
    assert (state.ruleset.id, state.ruleset.moves.seconds) == (rules, 20)


def test_the_reason_why_a_table_is_not_right_comes_at_once_and_goes(opened: Opener, thread: Thread) -> None:
    host = paired(opened, thread)
    host.get_by_test_id("ruleset").select_option("city")
    expect(host.get_by_test_id("verdict")).to_have_text(words("page-setup-right"))
    host.get_by_test_id("less-don").click()
    expect(host.get_by_test_id("mix-verdict")).to_have_text(words("e-mix-sum"))
    host.get_by_test_id("more-citizen").click()
    expect(host.get_by_test_id("mix-verdict")).to_have_text(words("city-r-setup"))
    for button in ("more-don", "less-citizen"):
        host.get_by_test_id(button).click()
    expect(host.get_by_test_id("mix-verdict")).to_have_count(0)
    host.get_by_test_id("language").select_option("en")
    expect(host.get_by_test_id("verdict")).to_have_text(words("page-setup-right", "en"))
    assert host.get_by_test_id("ruleset").locator("option:checked").inner_text() == words(
        "rules-name-city", "en"
    )


def test_the_set_up_of_last_time_is_offered_again(opened: Opener, thread: Thread) -> None:
    host = paired(opened, thread)
    host.get_by_test_id("ruleset").select_option("clones")
    host.get_by_test_id("seats").select_option("8")
    host.get_by_test_id("option-death").uncheck()
    for seat in (3, 1):
        host.get_by_test_id(f"option-seniority-{seat}").click()
    host.get_by_test_id("clocks").locator("summary").click()
    host.get_by_test_id("clock-discussion-1").fill("90")
    host.get_by_test_id("clock-discussion-1").press("Tab")
    host.get_by_test_id("start").click()
    host.get_by_test_id("seat-8").wait_for()
    thread.do(thread.pages.director.perform(a.EndGame(TeamId("draw"))))
    again = opened(f"{thread.pages.origin}/host")
    again.get_by_test_id("code").fill(thread.pages.table.pairing.code)
    again.get_by_test_id("pair").click()
    expect(again.get_by_test_id("ruleset")).to_have_value("clones")
    expect(again.get_by_test_id("seats")).to_have_value("8")
    expect(again.get_by_test_id("option-death")).not_to_be_checked()
    expect(again.get_by_test_id("option-seniority-1")).to_have_text("1 (2)")
    expect(again.get_by_test_id("clock-discussion-1")).to_have_value("90")


PITER = "don beauty citizen citizen doctor commissar"
CLONES = "boss judge citizen citizen doctor yakuza citizen"
MOSCOW = "don mafia mafia commissar" + " citizen" * 6
DAY: tuple[a.Action, ...] = (a.BeginNight(), a.EndNight())


def test_a_guess_is_written_down_with_its_word(opened: Opener, thread: Thread) -> None:
    thread.do(thread.pages.begin("piter", PITER, *DAY, a.PassDay(), a.BeginNight()))
    host = paired(opened, thread)
    for field, value in (("actor", "2"), ("verb", "guess"), ("target", "5"), ("word", "doctor")):
        host.get_by_test_id(f"move-{field}").select_option(value)
    host.get_by_test_id("move-send").click()
    expect(host.get_by_test_id("moves")).to_contain_text(words("role-doctor"))
    host.get_by_test_id("move-take-back").click()
    expect(host.get_by_test_id("moves")).to_have_count(0)
    host.get_by_test_id("clan-clan").select_option("mafia")
    host.get_by_test_id("clan-verb").select_option("kill")
    host.get_by_test_id("clan-target").select_option("3")
    host.get_by_test_id("clan_move-send").click()
    expect(host.get_by_test_id("moves")).to_contain_text("3 · P3")
    fits(host)


def test_the_judge_s_decision_is_written_down(opened: Opener, thread: Thread) -> None:
    votes = [a.CastVote(Seat(voter), Seat(3)) for voter in (4, 5, 6)]
    thread.do(thread.pages.begin("clones", CLONES, *DAY, a.OpenVote(), *votes, a.CloseVote()))
    host, table = paired(opened, thread), opened(thread.pages.origin, SCREEN)
    expect(table.get_by_test_id("decision")).to_contain_text("3 · P3")
    expect(table.get_by_test_id("decision-secret")).to_be_visible()
    expect(table.get_by_test_id("decider")).to_have_count(0)
    expect(host.get_by_test_id("decider")).to_contain_text("2 · P2")
    fits(host)
    fits(table)
    host.get_by_test_id("decide-ruling").select_option("pardon")
    host.get_by_test_id("decide-send").click()
    expect(host.get_by_test_id("decision")).to_have_count(0)
    assert Seat(3) in thread.pages.director.state.living


def test_a_shot_at_several_is_ticked_and_not_a_list_for_every_seat(opened: Opener, thread: Thread) -> None:
    thread.do(thread.pages.begin("moscow", MOSCOW, *DAY, a.PassDay(), a.BeginNight()))
    host = paired(opened, thread)
    for seat in (4, 7):
        host.get_by_test_id(f"move-target-{seat}").check()
    host.get_by_test_id("move-send").click()
    expect(host.get_by_test_id("moves")).to_contain_text("4 · P4, 7 · P7")
    fits(host)


def test_nominations_are_written_down_and_shown(opened: Opener, thread: Thread) -> None:
    thread.do(thread.pages.begin("moscow", MOSCOW, *DAY))
    host, table = paired(opened, thread), opened(thread.pages.origin, PHONE)
    for by, target in ((4, 2), (5, 3)):
        host.get_by_test_id("nominate-by").select_option(str(by))
        host.get_by_test_id("nominate-target").select_option(str(target))
        host.get_by_test_id("nominate-send").click()
        expect(table.get_by_test_id("nominees")).to_contain_text(f"{target} · P{target}")
    host.get_by_test_id("nominate-send").click()
    expect(host.get_by_test_id("refused")).not_to_be_empty()
    expect(
        host.get_by_test_id("banners").or_(host.locator(".banners")).get_by_test_id("clause")
    ).to_have_count(1)
    fits(host)
    fits(table)


def test_the_protocol_is_there_for_all_when_the_game_is_over(opened: Opener, thread: Thread) -> None:
    moved = (a.Act(Seat(5), Verb.HEAL, (Seat(5),)),)
    thread.do(thread.pages.begin("piter", PITER, *DAY, a.PassDay(), a.BeginNight(), *moved, a.EndNight()))
    table = opened(thread.pages.origin, PHONE)
    table.get_by_test_id("seat-6").wait_for()
    expect(table.get_by_test_id("protocol")).to_have_count(0)
    thread.do(over(thread))
    table.get_by_test_id("protocol").click()
    expect(table.get_by_test_id("result")).to_have_text(
        WORDS.text(Line("protocol-won", {"team": "Псих"}), "ru")
    )
    assert not table.evaluate(TOO_WIDE)
    # The page looks as it should: its style is let through by the policy it is sent with.
    padding = table.locator(".entry").first.evaluate("entry => getComputedStyle(entry).borderLeftWidth")
    assert math.isclose(float(padding.removesuffix("px")), 3)


async def over(thread: Thread) -> None:
    director = thread.pages.director
    await director.perform(a.EndGame(TeamId("psycho")))
    while step := next_step(director.state):
        await director.perform(a.EndStep(step.key))
