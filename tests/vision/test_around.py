"""A camera at the table's centre: the real landmarker on a drawn table of twelve, and the real reader on a loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from controller.ports import CameraTrouble, Gesture, Reading, SeatFault, Surroundings
from controller.rules.model import Seat
from vision import reader as readers
from vision import seat_finder
from vision.around import FILE, Around, open_around
from vision.drawn_table import DrawnTable, Held
from vision.gestures import Sign
from vision.hand import Image
from vision.landmarks import Landmarker
from vision.looking import examine
from vision.pictures import decode
from vision.seat_finder import LensSettings
from vision.seating_file import load_seating
from vision.sight import AroundSight, Pane
from vision.table_camera import TableCamera

TABLE = DrawnTable()
ALL = tuple(Seat(number) for number in range(1, 13))
NUMBERS = range(1, 13)
MAFIA = {Seat(2): "4", Seat(3): "7", Seat(9): "2"}
"""Two of them are neighbours."""


@cache
def drawn(*held: tuple[int, str]) -> Image:
    return TABLE.picture({Seat(seat): Held(sign) for seat, sign in held})


def signs(eye: Landmarker, panes: list[Pane]) -> dict[Seat | None, Sign | None]:
    return {pane.seat: examine(eye, pane, both=True).sign for pane in panes}


def test_each_seats_window_shows_what_its_owner_shows_and_no_neighbours_hand(eye: Landmarker) -> None:
    image = drawn(*MAFIA.items())
    asked = [Seat(1), *MAFIA, Seat(4), Seat(10)]
    read = signs(eye, AroundSight(TABLE.seating()).panes(image, asked))
    assert {seat: str(sign.number) for seat, sign in read.items() if sign and sign.clear} == MAFIA


def test_a_neighbours_hands_that_reach_into_a_window_hide_nobodys_hand(eye: Landmarker) -> None:
    near = {Seat(1): Held("3"), Seat(2): Held("5", aside=-12.0), Seat(12): Held("5", aside=12.0)}
    image = TABLE.picture(near)
    read = signs(eye, AroundSight(TABLE.seating()).panes(image, [Seat(1)]))
    sign = read[Seat(1)]
    assert sign is not None
    assert (sign.number, sign.hands) == (3, 1)


def test_a_thumb_follows_gravity_in_every_seats_window(eye: Landmarker) -> None:
    """Edge case 7."""
    image = TABLE.picture({seat: Held("thumb_up") for seat in ALL})
    panes = AroundSight(TABLE.seating()).panes(image, ALL)
    up, aside, down, other = (
        [examine(eye, turned(pane, quarter), both=False).sign for pane in panes] for quarter in range(4)
    )
    assert [sign and sign.gesture for sign in up] == [Gesture.THUMB_UP] * 12
    assert [sign and sign.gesture for sign in down] == [Gesture.THUMB_DOWN] * 12
    assert {sign and sign.gesture for sign in aside + other} == {None}


def turned(pane: Pane, quarters: int) -> Pane:
    image = np.ascontiguousarray(np.rot90(pane.image, quarters))
    return Pane(pane.seat, image) if quarters else pane


# ---------------------------------------------------------------- the reader


def run(
    model: Path,
    folder: Path,
    evening: Callable[[TableCamera, Around], Awaitable[None]],
    *,
    known: bool = True,
) -> None:
    async def limited() -> None:
        camera = TableCamera(TABLE)
        around = open_around(
            camera,
            model,
            LensSettings(220.0),
            source="drawn",
            folder=folder,
            drawn=TABLE.seating() if known else None,
        )
        async with asyncio.timeout(90):
            await around.reader.warm_up()
            try:
                await evening(camera, around)
            finally:
                await around.reader.close()

    asyncio.run(limited())


async def readings_of(readings: AsyncIterator[Reading], count: int) -> dict[Seat | None, int | None]:
    found: dict[Seat | None, int | None] = {}
    async for reading in readings:
        found[reading.seat] = reading.number
        if len(found) == count:
            break
    return found


def test_three_mafiosi_who_show_numbers_at_once_are_each_read(model: Path, tmp_path: Path) -> None:
    async def evening(camera: TableCamera, around: Around) -> None:
        camera.picture(drawn(*MAFIA.items()))
        async with around.reader.watch(tuple(MAFIA), NUMBERS, []) as readings:
            found = await readings_of(readings, 3)
            assert {seat: str(number) for seat, number in found.items()} == MAFIA
            picture = await around.reader.snapshot()
            assert picture is not None
            assert decode(picture).shape[1] >= 3 * 320

    run(model, tmp_path, evening)


def test_only_windows_of_seats_that_are_awake_are_looked_at(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[tuple[int, ...]] = []
    find = readers.Landmarker.find

    def spy(eye: Landmarker, image: Image, **named: bool) -> object:
        looks.append(image.shape)
        return find(eye, image, **named)

    monkeypatch.setattr(readers.Landmarker, "find", spy)

    async def evening(camera: TableCamera, around: Around) -> None:
        camera.picture(drawn(*MAFIA.items()))
        looks.clear()
        async with around.reader.watch((Seat(2), Seat(9)), range(1, 6), []) as readings:
            await readings_of(readings, 2)
        assert looks == [(320, 320, 3)] * 2
        looks.clear()
        async with around.reader.watch((), range(1, 6), []):
            await asyncio.sleep(0.4)
        assert looks == []

    run(model, tmp_path, evening)


def test_a_seat_that_is_not_known_is_played_by_button_and_the_others_by_hand(
    model: Path, tmp_path: Path
) -> None:
    async def evening(_: TableCamera, around: Around) -> None:
        reader, seating = around.reader, TABLE.seating()
        places = {seat: place for seat, place in seating.places.items() if seat != 3}
        assert reader.trouble is CameraTrouble.SEATS
        assert not reader.reads(Seat(2))
        around.sight.seating = type(seating)("drawn", seating.size, seating.lens, 12, places)
        reader.sight_changed()
        assert reader.trouble is None
        assert [reader.reads(seat) for seat in (Seat(2), Seat(3))] == [True, False]

    run(model, tmp_path, evening, known=False)


def test_pictures_of_another_size_are_not_looked_at_and_it_says_so(model: Path, tmp_path: Path) -> None:
    async def evening(camera: TableCamera, around: Around) -> None:
        camera.picture(drawn(*MAFIA.items())[:-100])
        async with around.reader.watch((Seat(2),), NUMBERS, []):
            async with asyncio.timeout(10):
                while around.reader.trouble is not CameraTrouble.SEATS:
                    await asyncio.sleep(0.05)
        assert await around.reader.snapshot() is None

    run(model, tmp_path, evening)


# ---------------------------------------------------------------- finding the seats


def test_open_hands_tell_where_the_seats_are(model: Path, tmp_path: Path) -> None:
    async def evening(camera: TableCamera, around: Around) -> None:
        finder: Surroundings = around.finder
        finder.begin(12, anew=True)
        for seat in (Seat(1), Seat(4), Seat(9)):
            camera.picture(drawn((seat, "5")))
            assert await finder.find(seat) is None
        assert finder.found() == {1, 4, 9}
        assert not around.reader.reads(Seat(4))
        await finder.keep()
        assert around.reader.reads(Seat(4))
        strip = await finder.picture()
        assert strip is not None
        assert decode(strip).shape[1] > 1000
        stored = load_seating(tmp_path / FILE, source="drawn")
        assert stored is not None
        for seat, place in stored.places.items():
            assert place.direction == pytest.approx(TABLE.direction(seat), abs=2)
            assert place.size == pytest.approx(10.9, abs=1.5)

    run(model, tmp_path, evening, known=False)


def test_a_hand_that_cannot_be_that_seats_is_told_and_nothing_is_lost(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_finder, "PATIENCE", 0.0)
    monkeypatch.setattr(seat_finder, "PICTURES", 2)

    async def evening(camera: TableCamera, around: Around) -> None:
        finder = around.finder
        finder.begin(12, anew=False)
        camera.picture(drawn((1, "5"), (4, "5")))
        assert await finder.find(Seat(4)) is SeatFault.SEVERAL
        camera.picture(drawn((1, "5")))
        assert await finder.find(Seat(4)) is SeatFault.NEAR
        finder.drop()
        assert finder.found() == set(ALL)
        assert not (tmp_path / FILE).exists()

    run(model, tmp_path, evening)


def test_a_hand_that_was_up_before_does_not_count_when_another_comes(model: Path, tmp_path: Path) -> None:
    async def evening(camera: TableCamera, around: Around) -> None:
        finder = around.finder
        finder.begin(12, anew=True)
        camera.picture(drawn((1, "5")))
        await finder.look()
        camera.picture(drawn((1, "5"), (4, "5")))
        assert await finder.find(Seat(4)) is None
        await finder.keep()
        seating = around.sight.seating
        assert seating is not None
        assert seating.places[Seat(4)].direction == pytest.approx(TABLE.direction(Seat(4)), abs=2)

    run(model, tmp_path, evening, known=False)


def test_a_faulty_file_stops_nothing_until_the_seats_are_found_anew(model: Path, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("seats = 12\n", encoding="utf-8")

    async def evening(_: TableCamera, around: Around) -> None:
        assert around.reader.trouble is CameraTrouble.SEATS
        assert around.fault is not None
        assert "camera is missing" in around.fault
        around.sight.seating = TABLE.seating()
        assert around.fault is None

    run(model, tmp_path, evening)
