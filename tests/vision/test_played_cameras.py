"""Cameras that show what they are given."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from itertools import groupby
from pathlib import Path

import cv2
import numpy as np
import pytest

from controller.ports import CameraTrouble
from tests.vision.test_cameras import plain, run, take
from vision import played_cameras
from vision.cameras import Frame
from vision.pictures import decode, encode
from vision.played_cameras import EMPTY, HeldCamera, NoCamera, PictureFolder, VideoCamera


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_cameras, "RETRY", 0.02)


def test_no_camera_says_so_and_shows_nothing() -> None:
    async def evening() -> None:
        camera = NoCamera()
        assert camera.trouble is CameraTrouble.OFF
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await take(camera, 1)

    run(evening)


def test_a_held_picture_is_seen_at_once_and_stays() -> None:
    async def evening() -> None:
        camera = HeldCamera()
        async with aclosing(camera.frames()) as frames:
            assert (await anext(frames)).image is EMPTY
            camera.hold(encode(plain(200), ".png"))
            first, second = await anext(frames), await anext(frames)
            assert first.image is second.image
            assert first.still
            assert first.at < second.at
            assert first.image[0, 0, 0] == 200
            camera.hold(encode(plain(90), ".png"), live=True)
            assert not (await anext(frames)).still
            camera.hold(None)
            assert (await anext(frames)).image is EMPTY

    run(evening)


@pytest.mark.parametrize("junk", [b"", b"no picture", encode(plain(9))[:20]])
def test_what_is_no_picture_is_refused_and_changes_nothing(junk: bytes) -> None:
    async def evening() -> None:
        camera = HeldCamera()
        camera.hold(encode(plain(50), ".png"))
        with pytest.raises(ValueError, match="not a picture"):
            camera.hold(junk)
        assert (await take(camera, 1))[0].image[0, 0, 0] == 50

    run(evening)


def test_a_huge_picture_is_made_smaller() -> None:
    async def evening() -> None:
        camera = HeldCamera()
        camera.hold(encode(np.zeros((300, 2560, 3), np.uint8)))
        assert (await take(camera, 1))[0].image.shape == (150, 1280, 3)

    run(evening)


def test_a_folder_shows_its_pictures_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for setting in ("SHOWN", "BETWEEN", "PAUSE"):
        monkeypatch.setattr(played_cameras, setting, 0.01)
    for name, value in (("2.png", 20), ("1.png", 10), ("4.png", 40)):
        (tmp_path / name).write_bytes(encode(plain(value), ".png"))
    (tmp_path / "3.png").write_bytes(b"broken")
    (tmp_path / "notes.txt").write_text("no picture")

    async def evening() -> list[Frame]:
        return await take(PictureFolder(tmp_path), 60)

    frames = run(evening)
    assert all(frame.still for frame in frames)
    shown = [value for value, _ in groupby(int(frame.image[0, 0, 0]) for frame in frames)]
    assert shown[:8] == [10, 0, 20, 0, 40, 0, 10, 0]


@pytest.mark.parametrize("content", [None, b"broken"])
def test_a_folder_without_pictures_is_a_missing_camera_until_there_is_one(
    tmp_path: Path, content: bytes | None
) -> None:
    if content:
        (tmp_path / "1.png").write_bytes(content)

    async def evening() -> None:
        camera = PictureFolder(tmp_path)
        async with aclosing(camera.frames()) as frames:
            waiting = asyncio.ensure_future(anext(frames))
            await asyncio.sleep(0.05)
            assert camera.trouble is CameraTrouble.MISSING
            (tmp_path / "2.png").write_bytes(encode(plain(7), ".png"))
            assert (await waiting).image[0, 0, 0] == 7
            assert camera.trouble is None

    run(evening)


def film(path: Path, values: list[int], rate: float = 20) -> None:
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), rate, (32, 32))
    for value in values:
        writer.write(plain(value))
    writer.release()


def test_a_video_plays_at_its_own_speed_and_begins_again(tmp_path: Path) -> None:
    film(tmp_path / "film.avi", [40, 120, 200])

    async def evening() -> list[Frame]:
        camera = VideoCamera(tmp_path / "film.avi")
        frames = await take(camera, 5)
        await camera.close()
        return frames

    frames = run(evening)
    assert [round(int(frame.image[0, 0, 0]), -1) for frame in frames] == [40, 120, 200, 40, 120]
    assert not any(frame.still for frame in frames)
    assert frames[-1].at - frames[0].at >= 4 / 20 - 0.01


def test_a_slow_look_at_a_video_misses_frames(tmp_path: Path) -> None:
    film(tmp_path / "film.avi", list(range(20, 240, 20)))

    async def evening() -> int:
        camera = VideoCamera(tmp_path / "film.avi")
        async with aclosing(camera.frames()) as frames:
            await anext(frames)
            await asyncio.sleep(0.26)
            frame = await anext(frames)
        await camera.close()
        return round(int(frame.image[0, 0, 0]), -1)

    assert run(evening) >= 100


@pytest.mark.parametrize("content", [None, b"no video"])
def test_a_video_that_is_none_is_a_missing_camera(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "film.avi"
    if content:
        path.write_bytes(content)

    async def evening() -> CameraTrouble | None:
        camera = VideoCamera(path)
        await camera.probe()
        return camera.trouble

    assert run(evening) is CameraTrouble.MISSING


def test_pictures_survive_bytes() -> None:
    assert np.array_equal(decode(encode(plain(77), ".png")), plain(77))
