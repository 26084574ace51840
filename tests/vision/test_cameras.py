from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from controller.ports import CameraTrouble
from vision import live_cameras, played_cameras
from vision.cameras import Camera, Frame, open_camera
from vision.hand import Image
from vision.live_cameras import LiveCamera
from vision.played_cameras import HeldCamera, NoCamera, PictureFolder, VideoCamera
from vision.video_devices import AnyDevice, VideoDevice

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
        ("pi", LiveCamera),
        ("picamera2", LiveCamera),
        ("usb:0", LiveCamera),
        ("/dev/video3", LiveCamera),
        ("video:film.mp4", VideoCamera),
        ("pictures:folder", PictureFolder),
    ],
)
def test_a_setting_names_a_camera(spec: str, kind: type[Camera]) -> None:
    assert isinstance(open_camera(spec), kind)


def test_a_path_is_a_video_or_a_folder_of_pictures(tmp_path: Path) -> None:
    (tmp_path / "film").write_bytes(b"")
    assert isinstance(open_camera(str(tmp_path / "film")), VideoCamera)
    assert isinstance(open_camera(str(tmp_path)), PictureFolder)


@pytest.mark.parametrize("spec", ["", "usb", "usb:", "usb:x", "webcam", "video:", "pictures:"])
def test_an_unknown_camera_is_named(spec: str) -> None:
    with pytest.raises(ValueError, match=r"no such camera.*usb:0"):
        open_camera(spec)


@pytest.mark.parametrize("spec", ["films/none.mp4", "a.jpg", "~/none/"])
def test_a_path_to_nothing_is_named(spec: str) -> None:
    with pytest.raises(ValueError, match=r"there is no file or folder.*usb:0"):
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


class Hanging(Plugged):
    """A device whose pictures may not come, ever."""

    def __init__(self) -> None:
        super().__init__(there=True)
        self.hangs = threading.Event()
        self.freed = threading.Event()

    def read(self) -> Image:
        if self.hangs.is_set():
            self.freed.wait(20)
            raise OSError("at last")
        return super().read()


def test_a_device_that_hangs_is_given_up_and_opened_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_cameras, "HUNG", 0.1)

    async def evening() -> None:
        device, told = Hanging(), list[CameraTrouble | None]()
        camera = LiveCamera(device)
        camera.changed = lambda: told.append(camera.trouble)
        async with aclosing(camera.frames()) as frames:
            await anext(frames)
            device.hangs.set()
            waiting = asyncio.ensure_future(anext(frames))
            while not told:
                await asyncio.sleep(0.01)
            device.hangs.clear()
            assert not (await waiting).still
            assert told == [CameraTrouble.MISSING, None]
            assert device.opened == 2
        device.freed.set()
        await camera.close()

    run(evening)


def test_a_device_that_hangs_does_not_hold_up_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_cameras, "HUNG", 0.05)

    async def evening() -> None:
        device = Hanging()
        device.hangs.set()
        camera = LiveCamera(device)
        await camera.probe()
        assert camera.trouble is CameraTrouble.MISSING
        await camera.close()
        assert device.hangs.is_set(), "it was closed while the device hung"
        device.freed.set()

    run(evening)


def test_whatever_a_driver_raises_the_camera_is_missing() -> None:
    class Odd(Plugged):
        def read(self) -> Image:
            raise RuntimeError("odd")

    async def evening() -> CameraTrouble | None:
        camera = LiveCamera(Odd(there=True))
        await camera.probe()
        await camera.close()
        return camera.trouble

    assert run(evening) is CameraTrouble.MISSING


def test_a_camera_that_is_back_is_known_to_be_though_nobody_looks(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        device = Plugged(there=False)
        camera, back = LiveCamera(device), asyncio.Event()
        await camera.probe()
        camera.changed = back.set
        await asyncio.sleep(0.1)
        device.there = True
        await back.wait()
        assert camera.trouble is None
        await camera.close()

    run(evening)
    assert [record.getMessage() for record in caplog.records] == [
        "camera: not there",
        "camera: it is there again",
    ]


def test_the_walls_clock_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edge case 8, the camera's part: frames are stamped by the loop's clock, which never goes back."""

    async def evening() -> list[float]:
        camera = LiveCamera(Plugged(there=True))
        before = await take(camera, 2)
        monkeypatch.setattr(time, "time", lambda: 0.0)
        after = await take(camera, 2)
        await camera.close()
        return [frame.at for frame in (*before, *after)]

    times = run(evening)
    assert times == sorted(set(times))
