from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import TypeVar

import cv2
import numpy as np
import pytest

from controller.ports import CameraTrouble
from vision import live_cameras, played_cameras
from vision.cameras import Camera, Frame, open_camera
from vision.hand import Image
from vision.live_cameras import AnyDevice, LiveCamera, VideoDevice
from vision.pictures import decode, encode
from vision.played_cameras import EMPTY, HeldCamera, NoCamera, PictureFolder, VideoCamera

T = TypeVar("T")


def run(work: Callable[[], Awaitable[T]]) -> T:
    async def limited() -> T:
        async with asyncio.timeout(20):
            return await work()

    return asyncio.run(limited())


async def take(camera: Camera, count: int) -> list[Frame]:
    found: list[Frame] = []
    async with aclosing(camera.frames()) as frames:
        async for frame in frames:
            found.append(frame)
            if len(found) == count:
                break
    return found


def plain(value: int, size: int = 32) -> Image:
    return np.full((size, size, 3), value, np.uint8)


class Plugged:
    """A device that can be pulled and plugged in."""

    def __init__(self, *, there: bool) -> None:
        self.there = there
        self.reads = 0
        self.opened = 0

    def open(self) -> None:
        self.opened += 1
        if not self.there:
            raise FileNotFoundError("not there")

    def read(self) -> Image:
        if not self.there:
            raise OSError("unplugged")
        self.reads += 1
        return plain(self.reads % 250)

    def close(self) -> None:
        """Nothing to let go."""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (live_cameras, played_cameras):
        monkeypatch.setattr(module, "RETRY", 0.02)


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("none", NoCamera),
        ("held", HeldCamera),
        ("auto", LiveCamera),
        ("picamera2", LiveCamera),
        ("usb:0", LiveCamera),
        ("/dev/video3", LiveCamera),
        ("video:film.mp4", VideoCamera),
        ("pictures:folder", PictureFolder),
    ],
)
def test_a_setting_names_a_camera(spec: str, kind: type[Camera]) -> None:
    assert isinstance(open_camera(spec), kind)


@pytest.mark.parametrize("spec", ["", "usb", "usb:", "usb:x", "webcam", "video:", "pictures:", "file:a.jpg"])
def test_an_unknown_camera_is_named(spec: str) -> None:
    with pytest.raises(ValueError, match=r"no such camera.*usb:0"):
        open_camera(spec)


def test_a_missing_camera_is_tried_until_it_is_plugged_in_and_again_after_it_was_pulled() -> None:
    async def evening() -> None:
        device = Plugged(there=False)
        camera = LiveCamera(device)
        assert camera.trouble is None
        await camera.probe()
        assert camera.trouble is CameraTrouble.MISSING
        async with aclosing(camera.frames()) as frames:
            asyncio.get_running_loop().call_later(0.05, setattr, device, "there", True)
            await anext(frames)
            assert camera.trouble is None
            device.there = False
            waiting = asyncio.ensure_future(anext(frames))
            await asyncio.sleep(0.05)
            assert camera.trouble is CameraTrouble.MISSING
            device.there = True
            assert not (await waiting).still
            assert camera.trouble is None
        await camera.close()

    run(evening)


def test_pictures_of_an_earlier_look_are_left_out_and_none_are_taken_between() -> None:
    async def evening() -> None:
        device = Plugged(there=True)
        camera = LiveCamera(device)
        await take(camera, 3)
        read = device.reads
        await asyncio.sleep(0.05)
        assert device.reads == read
        (frame,) = await take(camera, 1)
        assert frame.image[0, 0, 0] == read + live_cameras.STALE + 1
        assert device.opened == 1
        await camera.close()

    run(evening)


@pytest.mark.parametrize("device", [VideoDevice(Path("/dev/video-none")), AnyDevice()])
def test_devices_that_are_not_there_are_missing(device: VideoDevice | AnyDevice) -> None:
    async def evening() -> CameraTrouble | None:
        camera = LiveCamera(device)
        await camera.probe()
        await camera.close()
        return camera.trouble

    assert run(evening) is CameraTrouble.MISSING


def test_no_camera_says_so_and_shows_nothing() -> None:
    async def evening() -> None:
        camera = NoCamera()
        assert camera.trouble is CameraTrouble.MISSING
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


def test_a_folder_shows_its_pictures_one_after_the_other(tmp_path: Path) -> None:
    for name, value in (("2.png", 20), ("1.png", 10), ("4.png", 40)):
        (tmp_path / name).write_bytes(encode(plain(value), ".png"))
    (tmp_path / "3.png").write_bytes(b"broken")
    (tmp_path / "notes.txt").write_text("no picture")

    async def evening() -> list[int]:
        camera, values = PictureFolder(tmp_path), []
        for _ in range(4):
            (frame,) = await take(camera, 1)
            values.append(int(frame.image[0, 0, 0]))
            assert frame.still
            camera.next()
        return values

    assert run(evening) == [10, 20, 40, 0]


def test_a_folder_without_pictures_is_a_missing_camera(tmp_path: Path) -> None:
    async def evening() -> list[CameraTrouble | None]:
        return [PictureFolder(folder).trouble for folder in (tmp_path, tmp_path / "none")]

    assert run(evening) == [CameraTrouble.MISSING] * 2


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
