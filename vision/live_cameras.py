"""Real cameras: a device that may be pulled, plugged in again or hang, on a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Callable
from typing import Protocol, TypeVar

from controller.ports import CameraTrouble
from vision.cameras import Frame
from vision.hand import Image
from vision.one_thread import OneThread

log = logging.getLogger(__name__)

T = TypeVar("T")

RETRY = 2.0
"""How long to wait before a missing camera is tried again, seconds."""
STALE = 2
"""How many pictures a driver may have kept since the last look."""
HUNG = 6.0
"""A device that has not answered for so long hangs and is given up, seconds of the wall's clock."""
GLANCE = 0.05
"""The least time between two looks whether it has answered, seconds."""


class Device(Protocol):
    """A camera that blocks. Its methods are called one at a time; each may raise ``OSError``."""

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
    """A device on a thread of its own. Between looks it stays open and nothing is read.

    A device that is away is looked for in the background, so that ``trouble`` ends when it is back. One that hangs
    is given up together with its thread, and opened anew on another.
    """

    def __init__(self, device: Device) -> None:
        """Use the device; it is opened by the first look."""
        self._device = device
        self._thread = OneThread("camera")
        self._open = False
        self._missing = False
        self._seeking: asyncio.Task[None] | None = None
        self._back = asyncio.Event()
        self.changed: Callable[[], None] = lambda: None

    @property
    def trouble(self) -> CameraTrouble | None:
        """``MISSING`` while the device cannot be opened or read."""
        return CameraTrouble.MISSING if self._missing else None

    async def probe(self) -> None:
        """Open the device and take one picture."""
        await self._take()

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield fresh pictures; while the device is away, none."""
        loop = asyncio.get_running_loop()
        for _ in range(STALE if self._open else 0):
            await self._take()
        while True:
            image = await self._take()
            if image is None:
                await self._back.wait()
            else:
                yield Frame(image, loop.time(), still=False)

    async def close(self) -> None:
        """Close the device and end its thread."""
        if self._seeking is not None:
            self._seeking.cancel()
            await asyncio.wait([self._seeking])
        await self._let_go()
        self._thread.shutdown(wait=False)

    async def _take(self) -> Image | None:
        """Return a picture, ``None`` where there is no camera."""
        try:
            image = await self._on_thread(self._read)
        except OSError as error:
            self._lost(error)
            await self._let_go()
            return None
        self._found()
        return image

    def _read(self) -> Image:
        """Return the next picture, on the thread. Raises ``OSError`` whatever a driver raises."""
        try:
            if not self._open:
                self._device.open()
                self._open = True
            return self._device.read()
        except OSError:
            raise
        except Exception as error:
            raise OSError(f"the camera fails: {error!r}") from error

    async def _let_go(self) -> None:
        self._open = False
        with contextlib.suppress(Exception):
            await self._on_thread(self._device.close)

    def _lost(self, error: OSError) -> None:
        """Say so once, and look for the device from now on."""
        if not self._missing:
            log.warning("camera: %s", error)
            self._missing = True
            self._back.clear()
            self.changed()
        if self._seeking is None:
            self._seeking = asyncio.create_task(self._seek())

    def _found(self) -> None:
        if self._missing:
            log.warning("camera: it is there again")
            self._missing = False
            self._back.set()
            self.changed()

    async def _seek(self) -> None:
        """Try the device again and again until it gives a picture."""
        try:
            while self._missing:
                await asyncio.sleep(RETRY)
                await self._take()
        finally:
            self._seeking = None

    async def _on_thread(self, work: Callable[[], T]) -> T:
        """Return what the work returns. Raises ``OSError``, also when the device hangs; then its thread is given up.

        The wall's clock counts: a device is no quicker at a table whose time goes faster.
        """
        job = asyncio.get_running_loop().run_in_executor(self._thread, work)
        ends = time.monotonic() + HUNG
        while not job.done() and time.monotonic() < ends:
            await asyncio.wait([job], timeout=max(ends - time.monotonic(), GLANCE))
        if job.done():
            return job.result()
        job.add_done_callback(_forget)
        self._thread = OneThread("camera")
        raise TimeoutError("the camera does not answer any more")


def _forget(job: asyncio.Future[T]) -> None:
    """Let what came of a job that was given up be nobody's."""
    if not job.cancelled():
        job.exception()
