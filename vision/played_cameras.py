"""Cameras that show what they are given: a video, a folder of pictures, a held picture, or nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from controller.ports import CameraTrouble
from vision.cameras import Frame
from vision.hand import Image
from vision.live_cameras import RETRY
from vision.pictures import SUFFIXES, decode, load

PAUSE = 0.1
"""How often a held picture is looked at, seconds."""
SHOWN, BETWEEN = 4.0, 1.0
"""How long a folder's picture is held, and nothing after it, seconds."""
LARGEST = 1280
"""Longer side to which a held picture is reduced, pixels."""
EMPTY: Image = np.zeros((48, 64, 3), np.uint8)
"""What a camera sees when nothing is held before it."""


class NoCamera:
    """No camera, as the settings want it: buttons and phones do."""

    trouble: CameraTrouble | None = CameraTrouble.OFF

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None

    async def probe(self) -> None:
        """Do nothing."""

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield nothing, for as long as anybody waits."""
        await asyncio.get_running_loop().create_future()
        yield Frame(EMPTY, 0.0, still=True)

    async def close(self) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class _Held:
    image: Image
    still: bool


class HeldCamera:
    """Sees the picture that is held before it (``controller.ports.SimulatedCamera``)."""

    trouble: CameraTrouble | None = None

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        self._held = _Held(EMPTY, still=True)
        self._changed = asyncio.Event()

    def hold(self, picture: bytes | None, *, live: bool = False) -> None:
        """Hold an encoded picture before the camera until the next, or take it away.

        ``live`` says that it is one frame of a moving picture. Raises ``ValueError`` for what is no picture.
        """
        image = EMPTY if picture is None else _reduced(decode(picture))
        self._held = _Held(image, still=not live or picture is None)
        self._changed.set()

    async def probe(self) -> None:
        """Do nothing: it is always there."""

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield what is held, at once when it changes and again every ``PAUSE`` seconds."""
        loop = asyncio.get_running_loop()
        while True:
            self._changed.clear()
            yield Frame(self._held.image, loop.time(), self._held.still)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._changed.wait()

    async def close(self) -> None:
        """Do nothing."""


class PictureFolder:
    """Holds the pictures of a folder before the camera one after the other, in the order of their names.

    While it is looked at each is held for ``SHOWN`` seconds, with nothing held for ``BETWEEN`` seconds after it, and
    after the last comes the first again. Files that are no pictures are left out.
    """

    def __init__(self, folder: Path) -> None:
        """Show this folder; it is read by the first look."""
        self.trouble: CameraTrouble | None = None
        self.changed: Callable[[], None] = lambda: None
        self._folder = folder
        self._shown: Path | None = None

    async def probe(self) -> None:
        """See whether there are pictures."""
        self._tell(there=bool(await asyncio.to_thread(self._list)))

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield the pictures as they are due; an empty folder is looked into again every ``RETRY`` seconds."""
        loop = asyncio.get_running_loop()
        while True:
            image = await asyncio.to_thread(self._next)
            self._tell(there=image is not None)
            if image is None:
                await asyncio.sleep(RETRY)
                continue
            for shown, seconds in ((image, SHOWN), (EMPTY, BETWEEN)):
                ends = loop.time() + seconds
                while loop.time() < ends:
                    yield Frame(shown, loop.time(), still=True)
                    await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Do nothing."""

    def _next(self) -> Image | None:
        """Read the next picture, from the beginning again after the last; ``None`` where there is none."""
        everything = self._list()
        for path in (
            *(each for each in everything if self._shown is None or each > self._shown),
            *everything,
        ):
            self._shown = path
            with contextlib.suppress(OSError, ValueError):
                return _reduced(load(path))
        return None

    def _list(self) -> list[Path]:
        found = self._folder.iterdir() if self._folder.is_dir() else ()
        return sorted(path for path in found if path.suffix.lower() in SUFFIXES)

    def _tell(self, *, there: bool) -> None:
        trouble = None if there else CameraTrouble.MISSING
        if trouble is not self.trouble:
            self.trouble = trouble
            self.changed()


class VideoCamera:
    """Plays a video file at its own speed on the loop's clock, and begins again after its end.

    Between looks it stands; what a slow look misses is skipped, as with a real camera.
    """

    def __init__(self, path: Path) -> None:
        """Play this file; it is opened by the first look."""
        self.changed: Callable[[], None] = lambda: None
        self._path = path
        self._capture: Any = None
        self._missing = False

    @property
    def trouble(self) -> CameraTrouble | None:
        """``MISSING`` where the file is not there or is no video."""
        return CameraTrouble.MISSING if self._missing else None

    async def probe(self) -> None:
        """Open the file."""
        await asyncio.to_thread(self._start)

    async def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield the frames that are due."""
        loop = asyncio.get_running_loop()
        while not await asyncio.to_thread(self._start):  # noqa: ASYNC110 - nobody tells when a file appears
            await asyncio.sleep(RETRY)
        began, shown, rate = loop.time(), 0, self._rate()
        while True:
            late = int((loop.time() - began) * rate) - shown
            shown += max(late, 0) + 1
            image = await asyncio.to_thread(self._next, max(late, 0))
            await asyncio.sleep(max(0.0, began + (shown - 1) / rate - loop.time()))
            if image is not None:
                yield Frame(image, loop.time(), still=False)

    async def close(self) -> None:
        """Close the file."""
        if self._capture is not None:
            self._capture.release()
        self._capture = None

    def _start(self) -> bool:
        """Open the file unless it is open; tell whether it plays."""
        if self._capture is None and self._path.is_file():
            import cv2  # noqa: PLC0415 - heavy: only where there is a video

            capture = cv2.VideoCapture(str(self._path))
            self._capture = capture if capture.isOpened() else None
        self._missing = self._capture is None
        return not self._missing

    def _rate(self) -> float:
        """Return frames a second."""
        import cv2  # noqa: PLC0415 - heavy: only where there is a video

        rate = float(self._capture.get(cv2.CAP_PROP_FPS))
        return rate if 1 <= rate <= 240 else 25.0  # noqa: PLR2004 - what a sane file says

    def _next(self, skip: int) -> Image | None:
        """Return the next frame after skipping some, from the beginning again after the end."""
        for _ in range(skip):
            self._capture.grab()
        good, image = self._capture.read()
        if not good:
            import cv2  # noqa: PLC0415 - heavy: only where there is a video

            self._capture.set(cv2.CAP_PROP_POS_FRAMES, 0)
            good, image = self._capture.read()
        return np.asarray(image, np.uint8) if good else None


def _reduced(image: Image) -> Image:
    longer = max(image.shape[:2])
    if longer <= LARGEST:
        return image
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    scale = LARGEST / longer
    return np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
