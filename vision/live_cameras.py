"""Real cameras: a Pi camera or any V4L2 device, opened when needed and again after they were unplugged."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from controller.ports import CameraTrouble
from vision.cameras import Frame
from vision.hand import Image

log = logging.getLogger(__name__)

RETRY = 2.0
"""How long to wait before a missing camera is tried again, seconds."""
STALE = 2
"""How many pictures a driver may have kept since the last look."""
SIZE = (640, 480)
FOCUS = 1.25
"""Dioptres: sharp at 0.8 m, where a hand is held."""
FRAME_TIMES = (33_333, 100_000)
"""Shortest and longest time of a frame, microseconds: up to a tenth of a second of light in a dim room."""
PATIENCE = 5.0
"""How long the Pi camera may take for a picture, seconds."""


class Device(Protocol):
    """A camera that blocks. All methods are called on one thread; each may raise ``OSError``."""

    def open(self) -> None:
        """Start it."""
        ...

    def read(self) -> Image:
        """Return the next picture."""
        ...

    def close(self) -> None:
        """Stop it; harmless when it is not open."""
        ...


class LiveCamera:
    """A device on a thread of its own. Between looks it stays open and nothing is read."""

    def __init__(self, device: Device) -> None:
        """Use the device; it is opened by the first look."""
        self._device = device
        self._worker = ThreadPoolExecutor(1, "camera")
        self._open = False
        self._missing = False
        self.changed: Callable[[], None] = lambda: None

    @property
    def trouble(self) -> CameraTrouble | None:
        """``MISSING`` while the device cannot be opened or read."""
        return CameraTrouble.MISSING if self._missing else None

    async def probe(self) -> None:
        """Open the device and take one picture."""
        await self._on_worker(self._take)

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield fresh pictures; while the device is away, try it again every ``RETRY`` seconds."""
        loop = asyncio.get_running_loop()
        for _ in range(STALE if self._open else 0):
            await self._on_worker(self._take)
        while True:
            image = await self._on_worker(self._take)
            if image is None:
                await asyncio.sleep(RETRY)
            else:
                yield Frame(image, loop.time(), still=False)

    async def close(self) -> None:
        """Close the device and end its thread."""
        await self._on_worker(self._let_go)
        self._worker.shutdown(wait=False)

    async def _on_worker(self, work: Any) -> Any:
        before = self.trouble
        done = await asyncio.get_running_loop().run_in_executor(self._worker, work)
        if self.trouble is not before:
            self.changed()
        return done

    def _take(self) -> Image | None:
        """Return a picture, ``None`` where there is no camera."""
        try:
            if not self._open:
                self._device.open()
                self._open = True
            image = self._device.read()
        except OSError as error:
            if not self._missing:
                log.warning("camera: %s", error)
            self._missing = True
            self._let_go()
            return None
        self._missing = False
        return image

    def _let_go(self) -> None:
        self._open = False
        with contextlib.suppress(OSError):
            self._device.close()


class VideoDevice:
    """A webcam or any other V4L2 device, through OpenCV."""

    def __init__(self, path: Path) -> None:
        """Use the device file, such as ``/dev/video0``."""
        self._path = path
        self._capture: Any = None

    def open(self) -> None:
        """Start it with small, compressed pictures and few of them waiting. Raises ``OSError``."""
        if not self._path.exists():
            raise FileNotFoundError(f"{self._path} is not there: is the camera plugged in?")
        import cv2  # noqa: PLC0415 - heavy: only where there is a camera

        self._capture = cv2.VideoCapture(str(self._path.resolve()), cv2.CAP_V4L2)
        if not self._capture.isOpened():
            raise OSError(f"{self._path} cannot be opened: does another program use it?")
        self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, SIZE[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, SIZE[1])
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, STALE)

    def read(self) -> Image:
        """Return the next picture. Raises ``OSError`` when it was unplugged."""
        good, image = self._capture.read()
        if not good:
            raise OSError(f"{self._path} gives no picture: was the camera unplugged?")
        return np.asarray(image, np.uint8)

    def close(self) -> None:
        """Stop it."""
        if self._capture is not None:
            self._capture.release()
        self._capture = None


class PiDevice:
    """A camera on the Raspberry Pi's own connector, through picamera2 (a package of the system)."""

    def __init__(self) -> None:
        self._camera: Any = None

    def open(self) -> None:
        """Start it with fixed focus and long exposures. Raises ``OSError``."""
        try:
            from picamera2 import Picamera2  # noqa: PLC0415 - only on a Raspberry Pi
        except (ImportError, ValueError) as error:  # ValueError: built for another numpy
            raise OSError(f"picamera2 cannot be used: {error}") from error
        if not Picamera2.global_camera_info():
            raise OSError("no camera is connected to the Raspberry Pi: check the ribbon cable")
        try:
            self._camera = Picamera2()
            self._camera.configure(self._configuration())
            self._camera.start()
        except (RuntimeError, IndexError) as error:
            raise OSError(f"the Pi camera does not start: {error}") from error

    def _configuration(self) -> Any:
        """Return pictures of the sensor's whole view, scaled down."""
        width, height = self._camera.sensor_resolution
        small = (960, round(960 * height / width / 2) * 2)
        controls: dict[str, Any] = {"FrameDurationLimits": FRAME_TIMES}
        if "LensPosition" in self._camera.camera_controls:
            controls |= {"AfMode": 0, "LensPosition": FOCUS}
        return self._camera.create_video_configuration(
            main={"size": small, "format": "RGB888"},  # what picamera2 calls RGB lies as blue-green-red
            raw={"size": (width // 2, height // 2)},
            controls=controls,
            queue=False,
        )

    def read(self) -> Image:
        """Return the next picture. Raises ``OSError`` when none comes."""
        try:
            job = self._camera.capture_array("main", wait=False)
            return np.ascontiguousarray(self._camera.wait(job, timeout=PATIENCE)[:, :, :3])
        except (RuntimeError, TimeoutError) as error:
            raise OSError(f"the Pi camera gives no picture: {error}") from error

    def close(self) -> None:
        """Stop it."""
        if self._camera is not None:
            self._camera.close()
        self._camera = None


class AnyDevice:
    """The first camera that opens: the Pi's own, then those on USB."""

    def __init__(self) -> None:
        self._device: Device | None = None

    def open(self) -> None:
        """Start the first that gives a picture. Raises ``OSError`` when none does."""
        for device in candidates():
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
        self._device = None


def candidates() -> Iterator[Device]:
    """Yield the cameras that may be there; a Pi's other video devices are no cameras."""
    yield PiDevice()
    for node in sorted(Path("/sys/class/video4linux").glob("video*")):
        if "usb" in str((node / "device").resolve()) and (node / "index").read_text().strip() == "0":
            yield VideoDevice(Path("/dev") / node.name)
