"""What the reader needs of a camera, and how a setting names one."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from controller.ports import CameraTrouble
from vision.hand import Image

SPECS = "auto, none, held, picamera2, usb:0, /dev/video0, video:FILE, pictures:FOLDER"


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One picture of a camera."""

    image: Image
    at: float
    """When it was taken, seconds of the loop's clock."""
    still: bool
    """A picture held still on purpose, not one of a moving scene; standing still is no fault then."""


class Camera(Protocol):
    """A source of pictures. A missing or broken one gives none and says so; it never raises."""

    changed: Callable[[], None]
    """Is called whenever ``trouble`` has changed."""

    @property
    def trouble(self) -> CameraTrouble | None:
        """Why it gives no pictures, ``None`` when all is well or it was not tried yet."""
        ...

    async def probe(self) -> None:
        """Open it, so that ``trouble`` is known and the first look is quick."""
        ...

    def frames(self) -> AsyncGenerator[Frame, None]:
        """Yield pictures as they come, without end; takes none while nobody asks for the next.

        A camera that is away is tried again and again.
        """
        ...

    async def close(self) -> None:
        """Let the device go."""
        ...


def open_camera(spec: str) -> Camera:
    """Return the camera that a setting names; nothing is opened yet. Raises ``ValueError``.

    ``auto`` is a Pi camera or else the first USB camera; ``held`` shows what it is given (``HeldCamera``).
    """
    from vision import live_cameras as live  # noqa: PLC0415 - the three modules know each other
    from vision import played_cameras as played  # noqa: PLC0415 - as above

    kind, _, rest = spec.partition(":")
    plain: dict[str, Callable[[], Camera]] = {
        "none": played.NoCamera,
        "held": played.HeldCamera,
        "auto": lambda: live.LiveCamera(live.AnyDevice()),
        "picamera2": lambda: live.LiveCamera(live.PiDevice()),
    }
    if spec in plain:
        return plain[spec]()
    if kind == "usb" and rest.isdecimal():
        return live.LiveCamera(live.VideoDevice(Path(f"/dev/video{int(rest)}")))
    if spec.startswith("/dev/"):
        return live.LiveCamera(live.VideoDevice(Path(spec)))
    if kind == "video" and rest:
        return played.VideoCamera(Path(rest))
    if kind == "pictures" and rest:
        return played.PictureFolder(Path(rest))
    raise ValueError(f"no such camera: {spec!r}; there are: {SPECS}")
