"""The pages in a real browser, in both languages; pictures of them are left in tests/screenshots."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest
from playwright.sync_api import Page, expect

from controller.ports import Line
from controller.rules.actions import CastVote, GiveFoul, Remove
from controller.rules.model import Seat
from controller.rules.steps import Speech
from tests.browser.conftest import PHONE, SCREEN, SCREENSHOTS, Opener, picture
from tests.dashboard.pages import WORDS, Thread

pytestmark = pytest.mark.browser
NAMES = ["Аня", "Борис", "Саша №1", "__proto__", "Константин-Александр", "", "Женя"]
SMALL = {"width": 360, "height": 640}

WRAP_TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font"), inner = document.createElement("font");
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}"""

TOO_SMALL = """() => [...document.querySelectorAll("button, select, input:not([type=file]), summary, a")]
  .filter((element) => element.checkVisibility())
  .map((element) => [element.closest("label") ?? element, element])
  .map(([target, element]) => [target.getBoundingClientRect(), element])
  .filter(([box]) => box.height < 43.5 || box.width < 43.5)
  .map(([, element]) => element.outerHTML)"""

TOO_WIDE = "() => document.documentElement.scrollWidth > window.innerWidth"


@pytest.fixture
def thread(tmp_path: Path) -> Iterator[Thread]:
    with Thread(tmp_path) as served:
        yield served


def paired(opened: Opener, thread: Thread) -> Page:
    page = opened(f"{thread.pages.origin}/host")
    page.get_by_test_id("code").fill(thread.pages.table.pairing.code)
    page.get_by_test_id("pair").click()
    page.get_by_test_id("step").wait_for()
    return page


async def speech(thread: Thread, seat: int) -> None:
    """Give a player the floor, as the director does."""
    stage = thread.pages.director.stage
    stage.step = Speech(f"speech:{seat}", Seat(seat), 60)
    stage.said = Line("speech", {"seat": seat, "seconds": 60})
    thread.open.enter_context(stage.countdown(60, shown=True))


async def light(thread: Thread, seat: int, colour: str) -> None:
    thread.pages.pins.light(seat, colour)


async def pause(thread: Thread) -> float:
    """Pause; return the seconds left on the clock."""
    stage = thread.pages.director.stage
    stage.pause()
    assert stage.clock is not None
    return stage.clock.left


def seen(page: Page, name: str) -> None:
    """Leave a picture; nothing may stick out, and everything can be hit by a thumb."""
    picture(page, name)
    assert not page.evaluate(TOO_WIDE), name
    assert page.evaluate(TOO_SMALL) == [], name


@pytest.mark.parametrize("language", ["ru", "en"])
def test_all_pages_in_both_languages(opened: Opener, thread: Thread, language: str) -> None:
    pages = thread.pages
    pages.director.language = language
    unpaired = opened(f"{pages.origin}/host")
    unpaired.get_by_test_id("code").wait_for()
    seen(unpaired, f"pairing-{language}")
    host = paired(opened, thread)
    seen(host, f"setup-{language}")
    host.get_by_test_id("seats").select_option("7")
    for seat, name in enumerate(NAMES, start=1):
        host.get_by_test_id(f"name-{seat}").fill(name)
    host.get_by_test_id("dealing-host").check()
    host.get_by_test_id("start").click()
    host.get_by_test_id("seat-1").wait_for()
    thread.do(pages.open_vote())
    thread.do(pages.director.perform(CastVote(Seat(1), Seat(5))))
    thread.do(pages.director.perform(GiveFoul(Seat(5))))
    thread.do(speech(thread, 5))
    expect(host.get_by_test_id("clock")).to_have_text("1:00")
    seen(host, f"host-{language}")
    for button in ("open-2", "roles", "list"):
        host.get_by_test_id(button).click()
    host.get_by_text(WORDS.text(Line("page-legend"), language)).click()
    expect(host.get_by_test_id("legend")).to_contain_text(WORDS.text(Line("status-ready"), language))
    seen(host, f"host-open-{language}")
    for size, name in ((SCREEN, "table"), (PHONE, "table-phone")):
        table = opened(pages.origin, size)
        expect(table.get_by_test_id("speaker")).to_have_text("5 · Константин-Александр")
        expect(table.get_by_test_id("tally-5")).to_have_text("1")
        seen(table, f"{name}-{language}")
        assert table.locator("html").get_attribute("lang") == language
    for size, name in ((SCREEN, "sim"), (PHONE, "sim-phone")):
        sim = opened(f"{pages.origin}/sim", size)
        sim.get_by_test_id("press-12").wait_for()
        thread.do(light(thread, 3, "#2f6fed"))
        expect(sim.get_by_test_id("light-3")).to_have_attribute("data-colour", "#2f6fed")
        seen(sim, f"{name}-{language}")


def test_a_translating_browser_breaks_nothing(opened: Opener, thread: Thread) -> None:
    """Line 18 of the edge cases."""
    pages = thread.pages
    thread.do(pages.vote())
    host = paired(opened, thread)
    table = opened(pages.origin, SCREEN)
    table.get_by_test_id("seat-7").wait_for()
    for page in (host, table):
        page.evaluate(WRAP_TEXTS)
    thread.do(speech(thread, 3))
    for voter in range(1, 7):
        thread.do(pages.director.perform(CastVote(Seat(voter), Seat(7))))
        thread.do(pages.director.perform(GiveFoul(Seat(7 - voter))))
        for page in (host, table):
            page.evaluate(WRAP_TEXTS)
    for _ in range(5):
        host.get_by_test_id("pause").click()
        host.get_by_test_id("resume").click()
    expect(table.get_by_test_id("tally-7")).to_have_text("6")
    table.evaluate(WRAP_TEXTS)
    left = math.ceil(thread.do(pause(thread)))
    expect(table.get_by_test_id("clock")).to_have_text(f"{left // 60}:{left % 60:02}")
    expect(table.get_by_test_id("seat-1").locator(".number")).to_have_text("1")
    for marked in (".number", ".name", ".bar", ".clock"):
        assert table.locator(marked).first.get_attribute("translate") == "no"
    assert table.locator("html").get_attribute("lang") == "ru"


@pytest.mark.parametrize("size", [SCREEN, SMALL])
def test_the_qr_code_is_readable_in_the_dark(opened: Opener, thread: Thread, size: dict[str, int]) -> None:
    """Line 19 of the edge cases."""
    page = opened(thread.pages.origin, size, color_scheme="dark")
    page.get_by_test_id("qr").scroll_into_view_if_needed()
    expect(page.get_by_test_id("qr")).to_have_js_property("complete", value=True)
    file = SCREENSHOTS / f"qr-{size['width']}.png"
    page.screenshot(path=file)
    found, _, _ = cv2.QRCodeDetector().detectAndDecode(cv2.imread(str(file)))
    assert found == thread.pages.table.address()


def test_a_role_is_on_the_page_only_while_it_is_held(opened: Opener, thread: Thread) -> None:
    thread.do(thread.pages.new_game())
    host = paired(opened, thread)
    role = host.get_by_test_id("role-1")
    hidden = WORDS.text(Line("page-hold-role"), "ru")
    expect(role).to_have_text(hidden)
    role.hover()
    host.mouse.down()
    expect(role).to_have_text("Дон")
    host.mouse.up()
    expect(role).to_have_text(hidden)
    role.focus()
    host.keyboard.down("Enter")
    expect(role).to_have_text("Дон")
    host.keyboard.up("Enter")
    expect(role).to_have_text(hidden)
    assert "Комиссар" not in host.locator("[data-testid^=role-]").all_inner_texts()


def test_a_question_about_somebody_who_has_left_goes_away(opened: Opener, thread: Thread) -> None:
    thread.do(thread.pages.vote())
    host = paired(opened, thread)
    host.get_by_test_id("open-4").click()
    host.get_by_test_id("remove-4").click()
    expect(host.get_by_test_id("question")).to_contain_text("4 · P4")
    thread.do(thread.pages.director.perform(Remove(Seat(4))))
    expect(host.get_by_test_id("question")).to_have_count(0)
    assert len([batch for batch in thread.pages.io.batches if batch.action == "Remove"]) == 1


def test_overrides_by_the_phone(opened: Opener, thread: Thread) -> None:
    thread.do(thread.pages.vote())
    host = paired(opened, thread)
    host.get_by_test_id("open-3").click()
    host.get_by_test_id("foul-3").click()
    expect(host.get_by_test_id("seat-3").locator(".fouls")).to_have_text("!")
    host.get_by_test_id("vote-voter").select_option("3")
    host.get_by_test_id("vote-candidate").select_option("3")
    host.get_by_test_id("vote-send").click()
    expect(host.get_by_test_id("refused")).to_contain_text(WORDS.text(Line("club-vote-not-self"), "ru"))
    host.get_by_test_id("vote-candidate").select_option("2")
    host.get_by_test_id("vote-send").click()
    expect(host.get_by_test_id("votes")).to_contain_text("2 · P2")
    expect(host.get_by_test_id("refused")).to_have_count(0)
    host.get_by_test_id("undo").click()
    host.get_by_test_id("confirm-yes").click()
    expect(host.get_by_test_id("votes")).not_to_contain_text("→ 2 · P2")
    host.get_by_test_id("language").select_option("en")
    expect(host.get_by_test_id("pause")).to_have_text("Pause")
    host.get_by_test_id("end-winner").select_option("draw")
    host.get_by_test_id("end-game-send").click()
    host.get_by_test_id("confirm-yes").click()
    expect(host.get_by_test_id("winner")).to_have_text("Draw")


def test_an_unpaired_phone_asks_for_the_code_again(opened: Opener, thread: Thread) -> None:
    host = paired(opened, thread)
    host.get_by_test_id("unpair").click()
    host.get_by_test_id("confirm-yes").click()
    expect(host.get_by_test_id("code")).to_be_editable()
    expect(host.get_by_test_id("step")).to_have_count(0)
    assert not thread.pages.table.pairing.paired


def test_the_hands_are_entered_in_the_order_seen(opened: Opener, thread: Thread) -> None:
    pages = thread.pages
    thread.do(pages.first_day())
    host = paired(opened, thread)
    for seat in (5, 2, 7, 2, 1):
        host.get_by_test_id(f"hands-{seat}").click()
    expect(host.get_by_test_id("hands-7")).to_have_text("7 (2)")
    expect(host.get_by_test_id("hands-2")).to_have_attribute("aria-pressed", "false")
    seen(host, "host-hands")
    host.get_by_test_id("hands-send").click()
    expect(host.get_by_test_id("hands-send")).to_have_count(0)
    assert pages.director.state.hands == (5, 7, 1)


def test_the_page_of_a_host_who_plays(opened: Opener, thread: Thread) -> None:
    """The camera is closed to him, and he is told what an undo takes back."""
    pages = thread.pages
    pages.table.snapshot = picture_of_the_night
    thread.do(pages.first_day(host_seat=7))
    host = paired(opened, thread)
    expect(host.get_by_test_id("snapshot-closed")).to_have_text(
        WORDS.text(Line("page-snapshot-closed"), "ru")
    )
    expect(host.get_by_test_id("snapshot")).to_have_count(0)
    host.get_by_test_id("open-4").click()
    host.get_by_test_id("foul-4").click()
    expect(host.get_by_test_id("seat-4").locator(".fouls")).to_have_text("!")
    host.get_by_test_id("undo").click()
    expect(host.get_by_test_id("question")).to_contain_text(WORDS.text(Line("page-undo-to-sure"), "ru"))
    host.get_by_test_id("confirm-yes").click()
    expect(host.get_by_test_id("seat-4").locator(".fouls")).to_have_count(0)


async def picture_of_the_night() -> bytes:
    return b"jpeg"


def test_the_simulated_table_presses_and_holds(opened: Opener, thread: Thread) -> None:
    pages = thread.pages
    sim = opened(f"{pages.origin}/sim", SCREEN)
    sim.get_by_test_id("press-3").hover()
    sim.mouse.down()
    expect(sim.get_by_test_id("press-3")).to_have_attribute("aria-pressed", "true")
    sim.mouse.up()
    sim.keyboard.down("Digit5")
    sim.keyboard.up("Digit5")
    sim.get_by_test_id("hand-4").click()
    sim.get_by_test_id("hand-none").click()
    expect(sim.get_by_test_id("held")).to_contain_text(WORDS.text(Line("page-nothing"), "ru"))
    thread.do(light(thread, 2, "#00ff00"))
    expect(sim.get_by_test_id("light-2")).to_have_attribute("data-colour", "#00ff00")
    assert pages.pins.done == [("press", 3), ("release", 3), ("press", 5), ("release", 5)]
    assert pages.camera.shown == [(b"4", False), (None, False)]
