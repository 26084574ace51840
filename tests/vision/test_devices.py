"""Webcams and Pi cameras, with stand-ins for OpenCV and picamera2."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import cv2
import numpy as np
import pytest

from vision import live_cameras, video_devices
from vision.hand import Image
from vision.pi_camera import PiDevice
from vision.video_devices import VideoDevice


def plain(value: int, size: int = 32) -> Image:
    return np.full((size, size, 3), value, np.uint8)


class Capture:
    """OpenCV's view of one device file; ``there`` are those that give pictures."""

    there: ClassVar[set[str]] = set()
    empty: ClassVar[bool] = False

    def __init__(self, path: str, _: int) -> None:
        self.path = path
        self.settings: dict[int, float] = {}

    def isOpened(self) -> bool:  # noqa: N802 - OpenCV's name
        return self.path in self.there

    def set(self, setting: int, value: float) -> bool:
        self.settings[setting] = value
        return False

    def read(self) -> tuple[bool, Image | None]:
        return (True, None) if self.empty else (self.path in self.there, plain(9))

    def release(self) -> None:
        """Nothing to let go."""


@pytest.fixture
def plugs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str | None], Path]:
    """Return what plugs one webcam in as that device, or pulls it; it returns the webcam's lasting name."""
    names = tmp_path / "by-id"
    names.mkdir()
    monkeypatch.setattr(video_devices, "NAMES", (tmp_path / "none", names))
    monkeypatch.setattr(cv2, "VideoCapture", Capture)
    monkeypatch.setattr(Capture, "there", set())

    def plug(device: str | None) -> Path:
        name = names / "usb-Webcam-video-index0"
        name.unlink(missing_ok=True)
        for path in Capture.there:
            Path(path).unlink()
        Capture.there = set()
        if device:
            (tmp_path / device).touch()
            name.symlink_to(tmp_path / device)
            Capture.there = {str(tmp_path / device)}
        return name

    return plug


def test_a_webcam_is_found_again_under_another_number(
    tmp_path: Path, plugs: Callable[[str | None], Path]
) -> None:
    plugs("video0")
    device = VideoDevice(tmp_path / "video0")
    device.open()
    assert device.read().any()
    plugs(None)
    with pytest.raises(OSError, match="unplugged"):
        device.read()
    device.close()
    with pytest.raises(FileNotFoundError, match="plugged in"):
        device.open()
    plugs("video2")
    device.open()
    assert device.read().any()


def test_a_webcam_may_be_named_by_its_lasting_name(plugs: Callable[[str | None], Path]) -> None:
    device = VideoDevice(plugs("video4"))
    device.open()
    assert device.read().any()


def test_a_picture_that_is_empty_is_none(
    plugs: Callable[[str | None], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    device = VideoDevice(plugs("video0"))
    device.open()
    monkeypatch.setattr(Capture, "empty", True)
    with pytest.raises(OSError, match="unplugged"):
        device.read()


def test_a_device_that_is_taken_is_named(tmp_path: Path, plugs: Callable[[str | None], Path]) -> None:
    plugs(None)
    (tmp_path / "video0").touch()
    with pytest.raises(OSError, match="another program"):
        VideoDevice(tmp_path / "video0").open()


class Picamera2:
    """picamera2 as far as it is used, with the sensor of a test."""

    sensor: ClassVar[tuple[int, int]] = (4608, 2592)
    lens: ClassVar[bool] = True
    cameras: ClassVar[list[dict[str, str]]] = []
    made: ClassVar[list[Picamera2]] = []

    def __init__(self, number: int) -> None:
        self.number = number
        self.sensor_resolution = self.sensor
        self.camera_controls = {"FrameDurationLimits": (), "AeEnable": ()}
        if self.lens:
            self.camera_controls |= {"AfMode": (), "LensPosition": ()}
        self.late = False
        self.made.append(self)

    @classmethod
    def global_camera_info(cls) -> list[dict[str, str]]:
        return cls.cameras

    def create_video_configuration(self, **configuration: object) -> dict[str, object]:
        return configuration

    def configure(self, configuration: dict[str, object]) -> None:
        self.configuration = configuration

    def start(self) -> None:
        """Begin."""

    def capture_array(self, stream: str, *, wait: bool) -> str:
        assert not wait
        return stream

    def wait(self, job: str, timeout: float) -> Image:
        assert job == "main"
        if self.late:
            raise TimeoutError
        assert timeout < live_cameras.HUNG
        return np.zeros((4, 6, 4), np.uint8)

    def close(self) -> None:
        self.closed = True


RIBBON = {"Id": "/base/axi/pcie@120000/rp1/i2c@88000/imx708@1a"}
USB = {"Id": "/base/axi/pcie@120000/rp1/usb@200000-1:1.0-046d:0825"}


@pytest.fixture
def pi(monkeypatch: pytest.MonkeyPatch) -> type[Picamera2]:
    monkeypatch.setitem(sys.modules, "picamera2", SimpleNamespace(Picamera2=Picamera2))
    monkeypatch.setattr(Picamera2, "cameras", [RIBBON])
    monkeypatch.setattr(Picamera2, "made", [])
    return Picamera2


@pytest.mark.parametrize(
    ("sensor", "whole_table", "size", "raw"),
    [
        ((4608, 2592), False, (960, 540), (2304, 1296)),
        ((3280, 2464), False, (960, 722), (1640, 1232)),
        ((3280, 2464), True, (1640, 1232), (1640, 1232)),
        ((4056, 3040), True, (2028, 1520), (2028, 1520)),
    ],
)
def test_a_pi_cameras_pictures_show_the_whole_sensor(
    pi: type[Picamera2],
    monkeypatch: pytest.MonkeyPatch,
    sensor: tuple[int, int],
    whole_table: bool,  # noqa: FBT001 - a table of cases
    size: tuple[int, int],
    raw: tuple[int, int],
) -> None:
    monkeypatch.setattr(pi, "sensor", sensor)
    device = PiDevice(whole_table=whole_table)
    device.open()
    (camera,) = pi.made
    assert camera.configuration["main"] == {"size": size, "format": "RGB888"}
    assert camera.configuration["raw"] == {"size": raw}
    assert device.read().shape == (4, 6, 3)
    device.close()
    assert camera.closed


@pytest.mark.parametrize("lens", [True, False])
def test_the_focus_is_fixed_where_there_is_one(
    pi: type[Picamera2],
    monkeypatch: pytest.MonkeyPatch,
    lens: bool,  # noqa: FBT001 - a table of cases
) -> None:
    monkeypatch.setattr(pi, "lens", lens)
    PiDevice().open()
    controls = pi.made[0].configuration["controls"]
    assert isinstance(controls, dict)
    assert controls.get("LensPosition") == (1.25 if lens else None)
    assert ("AfMode" in controls) is lens
    assert controls["FrameDurationLimits"][1] > 33_333


def test_a_pi_camera_that_gives_no_picture_says_so(pi: type[Picamera2]) -> None:
    device = PiDevice()
    device.open()
    pi.made[0].late = True
    with pytest.raises(OSError, match="cable"):
        device.read()


@pytest.mark.parametrize("cameras", [[], [USB]])
def test_a_camera_on_usb_is_not_on_the_ribbon(
    pi: type[Picamera2], monkeypatch: pytest.MonkeyPatch, cameras: list[dict[str, str]]
) -> None:
    monkeypatch.setattr(pi, "cameras", cameras)
    with pytest.raises(OSError, match="ribbon"):
        PiDevice().open()
