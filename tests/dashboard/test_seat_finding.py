"""Finding the seats from the host's phone: before a game or in a pause, and never a picture of a night."""

from __future__ import annotations

from pathlib import Path

from controller.director.seat_round import SeatRound
from controller.ports import Line
from controller.rules.evening import next_step
from controller.rules.model import Seat
from tests.dashboard.pages import WORDS, Pages, play
from tests.director.test_seat_round import Around


def add_round(pages: Pages) -> Around:
    around, director = Around(), pages.director
    pages.table.seat_round = SeatRound(
        director.stage, around, lambda: next_step(director.state) is None or director.stage.paused
    )
    return around


def test_the_host_has_seats_found_before_a_game(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        around = add_round(pages)
        async with pages.live("host", await pages.cookie()) as host:
            assert (await host.ask("find_seats", count=5))["ack"]
            await host.until(lambda view: view["seats"]["asked"] == 1)
            assert (await host.ask("seats_next"))["ack"]
            await host.until(lambda view: view["seats"]["asked"] == 2)
            assert host.view["seats"]["faults"] == {"1": WORDS.text(Line("seat-fault-press"), "ru")}
            assert (await host.ask("seats_drop"))["ack"]
            await host.until(lambda view: view["seats"]["count"] == 0)
            assert around.draft is None

    play(tmp_path, scene)


def test_in_a_game_it_takes_a_pause_and_ends_with_it(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        add_round(pages)
        cookie = await pages.cookie()

        async def picture() -> int:
            return (await pages.get("/seats.jpg", Cookie=cookie)).status_code

        async with pages.live("host", cookie) as host:
            assert await picture() == 200
            await pages.second_night()
            assert (await host.ask("find_seats", count=7))["error"] == "e-seats-not-now"
            assert await picture() == 404
            assert (await host.ask("pause"))["ack"]
            assert await picture() == 200
            assert (await host.ask("find_seats", count=7, seat=3))["ack"]
            await host.until(lambda view: view["seats"]["asked"] == Seat(3))
            assert (await host.ask("resume"))["ack"]
            await host.until(lambda view: view["seats"]["count"] == 0 and not view["seats"]["allowed"])

    play(tmp_path, scene)


def test_a_host_who_plays_gets_no_picture_of_a_night_even_in_a_pause(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        add_round(pages)
        cookie = await pages.cookie()
        async with pages.live("host", cookie) as host:
            await pages.second_night(host_seat=7)
            assert (await host.ask("pause"))["ack"]
            assert (await pages.get("/seats.jpg", Cookie=cookie)).status_code == 404
            assert host.view["seats"]["picture"] is False

    play(tmp_path, scene)


def test_nobody_else_sees_the_picture_and_other_tables_have_none(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        async with pages.live("host", cookie) as host:
            await host.until(lambda view: view["seats"] is None)
            assert (await host.ask("find_seats", count=5))["error"] == "e-no-around"
            assert (await pages.get("/seats.jpg", Cookie=cookie)).status_code == 404
        add_round(pages)
        assert (await pages.get("/seats.jpg")).status_code == 403

    play(tmp_path, scene)
