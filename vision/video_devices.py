"""Webcams and other V4L2 devices, through OpenCV, and the first camera that is there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from vision.hand import Image
from vision.live_cameras import STALE, Device
from vision.pi_camera import PiDevice

FRONT_SIZE = (640, 480)
TABLE_SIZE = (1600, 1200)
"""Sizes that are asked for, pixels; a device gives the nearest that it has."""
AUTOMATIC = 3
"""V4L2's ``V4L2_EXPOSURE_APERTURE_PRIORITY``: what webcams call automatic."""
SECONDS = "2"
"""How long OpenCV waits for a picture; its own default of ten is a night's window."""
NAMES = (Path("/dev/v4l/by-id"), Path("/dev/v4l/by-path"))
"""Where devices have names that stay when the numbers change."""


class VideoDevice:
    """A webcam or any other V4L2 device.

    Once it was opened it is known by its lasting name, so that it is found again under another number.
    """

    def __init__(self, path: Path, *, whole_table: bool = False) -> None:
        """Use the device file, such as ``/dev/video0``, for one player's hand or for a whole table."""
        self._path = path
        self._size = TABLE_SIZE if whole_table else FRONT_SIZE
        self._name: Path | None = None
        self._capture: Any = None

    def open(self) -> None:
        """Start it with compressed pictures and few of them waiting. Raises ``OSError``."""
        path = self._name if self._name and self._name.exists() else self._path
        if not path.exists():
            raise FileNotFoundError(f"{self._path} is not there: is the camera plugged in?")
        os.environ.setdefault("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", SECONDS)
        import cv2  # noqa: PLC0415 - heavy: only where there is a camera

        capture = cv2.VideoCapture(str(path.resolve()), cv2.CAP_V4L2)
        if not capture.isOpened():
            raise OSError(f"{path} cannot be opened: does another program use it?")
        for setting, value in (
            (cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG")),
            (cv2.CAP_PROP_FRAME_WIDTH, self._size[0]),
            (cv2.CAP_PROP_FRAME_HEIGHT, self._size[1]),
            (cv2.CAP_PROP_BUFFERSIZE, STALE),
            # Another program may have left these fixed; a camera without them says no, which is all right.
            (cv2.CAP_PROP_AUTO_EXPOSURE, AUTOMATIC),
            (cv2.CAP_PROP_AUTOFOCUS, 1),
        ):
            capture.set(setting, value)
        self._capture, self._name = capture, lasting_name(path)

    def read(self) -> Image:
        """Return the next picture. Raises ``OSError`` when it was unplugged."""
        good, image = self._capture.read() if self._capture is not None else (False, None)
        # A camera that was pulled may say once more that all is well, and give nothing.
        if not good or image is None or not image.size:
            raise OSError(f"{self._path} gives no picture: was the camera unplugged?")
        return np.asarray(image, np.uint8)

    def close(self) -> None:
        """Stop it."""
        capture, self._capture = self._capture, None
        if capture is not None:
            capture.release()


def lasting_name(path: Path) -> Path | None:
    """Return the name of a device that stays when it is plugged in again, ``None`` where it has none."""
    device = path.resolve()
    for folder in NAMES:
        for name in sorted(folder.iterdir()) if folder.is_dir() else ():
            if name.resolve() == device:
                return name
    return None


class AnyDevice:
    """The first camera that gives a picture: the Pi's own, then those on USB."""

    def __init__(self, *, whole_table: bool = False) -> None:
        """Take pictures of one player's hand, or of a whole table."""
        self._whole_table = whole_table
        self._device: Device | None = None

    def open(self) -> None:
        """Start the one that was used before, or else the first that gives a picture. Raises ``OSError``."""
        for device in (
            *((self._device,) if self._device else ()),
            *candidates(whole_table=self._whole_table),
        ):
            try:
                device.open()
                device.read()
            except OSError:
                device.close()
            else:
                self._device = device
                return
        raise FileNotFoundError("no camera found: plug one in, or play by buttons and phone")

    def read(self) -> Image:
        """Return the next picture. Raises ``OSError``."""
        if self._device is None:
            raise OSError("no camera is open")
        return self._device.read()

    def close(self) -> None:
        """Stop it."""
        if self._device is not None:
            self._device.close()


def candidates(*, whole_table: bool = False) -> Iterator[Device]:
    """Yield the cameras that may be there; a Pi's other video devices are no cameras."""
    yield PiDevice(whole_table=whole_table)
    for node in sorted(Path("/sys/class/video4linux").glob("video*"), key=_number):
        if "usb" in str((node / "device").resolve()) and _index(node) == "0":
            yield VideoDevice(Path("/dev") / node.name, whole_table=whole_table)


def _number(node: Path) -> int:
    return int(node.name.removeprefix("video") or 0)


def _index(node: Path) -> str:
    """Return the place of a node among those of its camera: the first gives pictures. It may just be unplugged."""
    try:
        return (node / "index").read_text().strip()
    except OSError:
        return ""
