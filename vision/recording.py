"""Recording what the camera sees, on purpose: ``mafia-table hands record FOLDER``. Nothing else ever keeps a frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

from controller.ports import Line
from vision.cameras import Camera
from vision.files import BAD, BAD_USE, GOOD, why
from vision.hand import Image
from vision.pictures import SUFFIXES, encode


async def record(camera: Camera, folder: Path, seconds: float | None, tell: Callable[[Line], None]) -> int:
    """Write every frame as a JPEG picture, numbered in order, for so long or until cancelled.

    ``tell`` hears what to say of it. Returns 0, 1 when a frame could not be written or none
    came, 2 for a folder that has pictures already or cannot be made.
    """
    fault = await asyncio.to_thread(_prepare, folder)
    if fault:
        tell(fault)
        return BAD_USE
    tell(Line("record-begins", {"folder": str(folder)}))
    written = 0
    writing: asyncio.Future[None] | None = None
    try:
        async with asyncio.timeout(seconds), aclosing(camera.frames()) as frames:
            async for frame in frames:
                written += 1
                target = folder / f"{written:06}.jpg"
                writing = asyncio.ensure_future(asyncio.to_thread(_write, target, frame.image))
                await asyncio.shield(writing)
    except (TimeoutError, asyncio.CancelledError):  # Ctrl-C is how a recording is ended
        if writing:
            await asyncio.wait([writing])  # what is being written is written to its end
    except OSError as error:
        tell(Line("record-fails", {"folder": str(folder), "fault": why(error)}))
        return BAD
    tell(Line("record-ends", {"folder": str(folder), "count": written}))
    return GOOD if written else BAD


def _prepare(folder: Path) -> Line | None:
    """Make the folder; return what is wrong with it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(path.suffix.lower() in SUFFIXES for path in folder.iterdir()):
            return Line("record-full", {"folder": str(folder)})
    except OSError as error:
        return Line("record-folder", {"folder": str(folder), "fault": why(error)})
    return None


def _write(path: Path, image: Image) -> None:
    path.write_bytes(encode(image))
