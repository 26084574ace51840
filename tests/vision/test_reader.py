"""The reader on a real loop, with the real landmarker and drawn hands held before its camera."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from controller.ports import CameraTrouble, Gesture, GestureReader, Reading
from controller.rules.model import Seat
from vision import looking
from vision import reader as readers
from vision.cameras import Camera
from vision.drawn import THUMB, Held, draw_hands, draw_number
from vision.hand import Image
from vision.live_cameras import LiveCamera
from vision.pictures import decode, encode
from vision.played_cameras import HeldCamera, NoCamera
from vision.reader import HandReader

ME = Seat(4)
NUMBERS = range(1, 13)


@cache
def picture(number: int) -> bytes:
    return encode(draw_number(number, seed=number), ".png")


def noisy(image: Image, seed: int) -> bytes:
    noise = np.random.default_rng(seed).integers(0, 3, image.shape, np.uint8)
    return encode(np.maximum(image, noise) - noise, ".png")


def run(camera: Camera, model: Path, evening: Callable[[HandReader], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(30):
            reader = HandReader(camera, model)
            await reader.warm_up()
            try:
                await evening(reader)
            finally:
                await reader.close()

    asyncio.run(limited())


async def heard(readings: AsyncIterator[Reading], seconds: float) -> list[Reading]:
    """Return what is read within the time."""
    found: list[Reading] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            async for reading in readings:
                found.append(reading)  # noqa: PERF401 - what was heard before the time was up is kept
    return found


def test_a_held_number_is_read_as_the_only_watched_seats(model: Path) -> None:
    camera = HeldCamera()

    async def evening(reader: HandReader) -> None:
        seam: GestureReader = reader
        assert seam.trouble is None
        async with seam.watch([ME], NUMBERS, []) as readings:
            camera.hold(picture(3))
            reading = await anext(readings)
            assert (reading.seat, reading.number, reading.gesture) == (ME, 3, None)
            camera.hold(picture(7))
            assert (await anext(readings)).number == 7
            assert reader.last is not None
            assert reader.last.number == 7

    run(camera, model, evening)


def test_a_thumb_and_a_seat_that_cannot_be_told(model: Path) -> None:
    camera = HeldCamera()

    async def evening(reader: HandReader) -> None:
        camera.hold(encode(draw_hands([THUMB], held=Held(roll=51), seed=1)))
        thumbs = [Gesture.THUMB_UP, Gesture.THUMB_DOWN]
        async with reader.watch([Seat(1), Seat(2)], [], thumbs) as readings:
            reading = await anext(readings)
            assert (reading.seat, reading.gesture) == (None, Gesture.THUMB_UP)

    run(camera, model, evening)


def test_the_same_sign_is_read_again_only_after_the_hand_was_gone(model: Path) -> None:
    camera = HeldCamera()

    async def evening(reader: HandReader) -> None:
        camera.hold(picture(2))
        async with reader.watch([ME], range(1, 6), []) as readings:
            assert [one.number for one in await heard(readings, 2.0)] == [2]
            camera.hold(None)
            assert await heard(readings, 0.8) == []
            camera.hold(picture(2))
            assert (await anext(readings)).number == 2

    run(camera, model, evening)


def test_a_still_picture_is_examined_once(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    camera, looks = HeldCamera(), []
    find = readers.Landmarker.find
    monkeypatch.setattr(
        readers.Landmarker, "find", lambda *args, **named: looks.append(1) or find(*args, **named)
    )

    async def evening(reader: HandReader) -> None:
        looks.clear()
        camera.hold(picture(4))
        async with reader.watch([ME], range(1, 6), []) as readings:
            assert (await anext(readings)).number == 4
        assert len(looks) == 1

    run(camera, model, evening)


def test_a_live_picture_that_stands_still_is_no_steady_hand(model: Path) -> None:
    """Edge case 9."""
    camera = HeldCamera()
    four = draw_number(4, seed=4)

    async def show(pictures: list[bytes]) -> None:
        for data in pictures:
            camera.hold(data, live=True)
            await asyncio.sleep(0.05)

    async def evening(reader: HandReader) -> None:
        async with reader.watch([ME], range(1, 6), []) as readings:
            frozen = asyncio.create_task(heard(readings, 3.0))
            await show([picture(4)] * 60)
            assert await frozen == []
            assert reader.trouble is CameraTrouble.FROZEN
            moving = asyncio.create_task(heard(readings, 2.0))
            await show([noisy(four, seed) for seed in range(25)])
            assert [one.number for one in await moving] == [4]
            assert reader.trouble is None

    run(camera, model, evening)


class Webcam:
    """A webcam that always sees the same hand, with noise."""

    def __init__(self, image: Image) -> None:
        self.image = image
        self.reads = 0

    def open(self) -> None:
        """Always there."""

    def read(self) -> Image:
        self.reads += 1
        return decode(noisy(self.image, self.reads))

    def close(self) -> None:
        """Nothing to let go."""


def test_it_looks_only_while_it_is_asked_to_and_keeps_no_picture(model: Path) -> None:
    webcam = Webcam(draw_number(5, seed=5))

    async def evening(reader: HandReader) -> None:
        assert await reader.snapshot() is None
        async with reader.watch([ME], range(1, 6), []) as readings:
            assert (await anext(readings)).number == 5
            data = await reader.snapshot()
            assert data is not None
            assert decode(data).shape[1] == webcam.image.shape[1]
        assert await reader.snapshot() is None
        before = webcam.reads
        await asyncio.sleep(0.3)
        assert webcam.reads == before

    run(LiveCamera(webcam), model, evening)


def test_two_may_watch_at_once_and_a_watch_that_is_over_ends(model: Path) -> None:
    camera = HeldCamera()

    async def evening(reader: HandReader) -> None:
        camera.hold(picture(3))
        async with reader.watch([ME], range(1, 6), []) as outer:
            async with reader.watch([Seat(1)], [1, 2], []) as inner:
                assert (await anext(outer)).number == 3
            assert all(reading.unclear for reading in await heard(inner, 1.0))
            with pytest.raises(StopAsyncIteration):
                await anext(inner)

    run(camera, model, evening)


def test_pictures_are_taken_and_examined_beside_the_loop(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    webcam, threads = Webcam(draw_number(5, seed=5)), set[str]()

    def spied(work: Callable[..., object]) -> Callable[..., object]:
        def spy(*arguments: object, **named: object) -> object:
            threads.add(threading.current_thread().name)
            return work(*arguments, **named)

        return spy

    monkeypatch.setattr(Webcam, "read", spied(Webcam.read))
    monkeypatch.setattr(readers.Landmarker, "find", spied(readers.Landmarker.find))
    monkeypatch.setattr(readers, "drawn", spied(readers.drawn))

    async def evening(reader: HandReader) -> None:
        async with reader.watch([ME], range(1, 6), []) as readings:
            await anext(readings)
            assert await reader.snapshot()
        assert {name.partition("_")[0] for name in threads} == {"camera", "hands"}

    run(LiveCamera(webcam), model, evening)


def test_without_a_camera_nothing_is_read_and_it_says_so(model: Path) -> None:
    async def evening(reader: HandReader) -> None:
        async with reader.watch([ME], NUMBERS, []) as readings:
            assert await heard(readings, 0.3) == []
            assert reader.trouble is CameraTrouble.OFF

    run(NoCamera(), model, evening)


def test_without_a_model_nothing_is_read_until_it_is_there(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "RETRY", 0.05)
    camera, path = HeldCamera(), tmp_path / "hand.task"
    camera.hold(picture(1))

    async def evening(reader: HandReader) -> None:
        assert reader.trouble is CameraTrouble.MODEL
        async with reader.watch([ME], range(1, 6), []) as readings:
            assert await heard(readings, 0.2) == []
            await asyncio.to_thread(shutil.copy, model, path)
            assert (await anext(readings)).number == 1
        assert reader.trouble is None

    run(camera, path, evening)


def test_a_look_that_fails_is_tried_again(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "RETRY", 0.05)
    camera, failures = HeldCamera(), [RuntimeError("broken picture")]
    look = looking.look_at

    def shaky(*args: object) -> object:
        if failures:
            raise failures.pop()
        return look(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(looking, "look_at", shaky)
    camera.hold(picture(1))

    async def evening(reader: HandReader) -> None:
        async with reader.watch([ME], range(1, 6), []) as readings:
            assert (await anext(readings)).number == 1

    run(camera, model, evening)


def test_every_reading_is_told_to_who_listens(model: Path) -> None:
    camera, told = HeldCamera(), list[Reading]()

    async def evening() -> None:
        reader = HandReader(camera, model, on_reading=told.append)
        camera.hold(picture(1))
        async with reader.watch([ME], range(1, 6), []) as readings:
            assert [await anext(readings)] == told
        await reader.close()

    asyncio.run(evening())
