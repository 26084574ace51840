"""The live picture of the camera on the host's page: before a game, for a paired phone, and never longer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from controller.ports import Gesture, Reading, Sighting, Status
from controller.rules.model import Seat
from tests.dashboard.pages import Pages, Wire, play

THREE = Reading(None, number=3, confidence=0.98)
UNCLEAR = Reading(None)
PISTOL = Reading(Seat(4), number=2, gesture=Gesture.PISTOL, confidence=0.9)


class Lens:
    """Sees what it is given, and counts the pictures that were taken."""

    def __init__(self, *shown: tuple[Reading, ...]) -> None:
        self.shown = shown
        self.taken = 0
        self.open = False

    async def live(self) -> AsyncGenerator[Sighting, None]:
        self.open = True
        try:
            while True:
                shown = self.shown[min(self.taken, len(self.shown) - 1)]
                self.taken += 1
                yield Sighting(b"jpeg %d" % self.taken, shown)
        finally:
            self.open = False


async def look(wire: Wire) -> tuple[list[str], bytes]:
    """Return what the page shows next: the words and the picture."""
    words = json.loads(await asyncio.wait_for(wire.connection.recv(), 5))["read"]
    picture = await asyncio.wait_for(wire.connection.recv(), 5)
    assert isinstance(picture, bytes)
    return words, picture


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():
            await asyncio.sleep(0.01)


def test_pictures_come_with_the_reading_in_words_as_the_page_asks_for_them(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        lens = Lens((), (THREE,), (UNCLEAR,), (PISTOL, Reading(Seat(5))))
        pages.table.live, pages.director.language = lens.live, "en"
        async with pages.live("camera", await pages.cookie()) as wire:
            assert await look(wire) == (["No hand is seen."], b"jpeg 1")
            await asyncio.sleep(0.05)
            assert lens.taken == 1
            assert pages.io.device is Status.WATCHING
            await wire.connection.send("next")
            assert await look(wire) == (["Number 3 (98%)"], b"jpeg 2")
            await wire.connection.send("next")
            assert (await look(wire))[0][0].startswith("A hand that cannot be read for sure.")
            pages.director.language = "ru"
            await wire.connection.send("next")
            four, five = (await look(wire))[0]
            assert four == "Место 4: Номер 2 · пистолет (90%)"
            assert five.startswith("Место 5: Руку видно")
        await until(lambda: not lens.open)
        assert pages.io.device is Status.READY

    play(tmp_path, scene)


@pytest.mark.parametrize("plays", [True, False])
def test_it_ends_when_a_game_begins_and_cannot_be_opened_in_one(
    tmp_path: Path,
    plays: bool,  # noqa: FBT001 - a table of cases
) -> None:
    async def scene(pages: Pages) -> None:
        lens = Lens((THREE,))
        pages.table.live = lens.live
        cookie = await pages.cookie()
        async with pages.live("host", cookie) as host, pages.live("camera", cookie) as wire:
            await host.until(lambda view: view["can"]["live"])
            await look(wire)
            await pages.second_night(host_seat=7 if plays else None)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(wire.connection.recv(), 5)
            await host.until(lambda view: not view["can"]["live"])
        await until(lambda: not lens.open)
        assert lens.taken == 1
        with pytest.raises(InvalidStatus):
            async with pages.live("camera", cookie):
                pass

    play(tmp_path, scene)


def test_it_is_for_paired_phones_and_our_own_pages_only(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        lens = Lens((THREE,))
        pages.table.live = lens.live
        cookie = await pages.cookie()
        for refused in (pages.live("camera"), pages.live("camera", cookie, origin="http://elsewhere")):
            with pytest.raises(InvalidStatus):
                async with refused:
                    pass
        async with pages.live("camera", cookie) as wire:
            await look(wire)
            await pages.table.pairing.forget()
            await wire.connection.send("next")
            with pytest.raises(ConnectionClosed):
                await look(wire)
        assert not lens.open

    play(tmp_path, scene)


def test_a_table_without_a_camera_offers_none(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        cookie = await pages.cookie()
        async with pages.live("host", cookie) as host:
            await host.until(lambda view: not view["can"]["live"])
        with pytest.raises(InvalidStatus):
            async with pages.live("camera", cookie):
                pass

    play(tmp_path, scene)
