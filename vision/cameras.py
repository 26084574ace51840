"""What the reader needs of a camera, and how a setting names one."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from controller.ports import CameraTrouble
from vision.hand import Image

SPECS = "auto, none, pi, usb:0, a device such as /dev/video0, a video file, a folder of pictures"


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


def open_camera(spec: str, *, whole_table: bool = False) -> Camera:
    """Return the camera that a setting names; nothing is opened yet. Raises ``ValueError``.

    ``auto`` is a Pi camera or else the first USB camera, ``pi`` (or ``picamera2``) the former, ``usb:0`` the first
    video device; ``/dev/...`` is that device, where names in ``/dev/v4l/by-id`` are the most lasting. A path is a
    video or a folder of pictures, ``video:`` and ``pictures:`` before it say which. ``held`` shows what it is given
    (``HeldCamera``). ``whole_table`` asks a real camera for larger pictures.
    """
    from vision import live_cameras as live  # noqa: PLC0415 - these modules know each other
    from vision import pi_camera, video_devices  # noqa: PLC0415 - as above
    from vision import played_cameras as played  # noqa: PLC0415 - as above

    kind, _, rest = spec.partition(":")
    match kind, rest:
        case "none", "":
            return played.NoCamera()
        case "held", "":
            return played.HeldCamera()
        case "auto", "":
            return live.LiveCamera(video_devices.AnyDevice(whole_table=whole_table))
        case "pi" | "picamera2", "":
            return live.LiveCamera(pi_camera.PiDevice(whole_table=whole_table))
        case "usb", number if number.isdecimal():
            path = Path(f"/dev/video{int(number)}")
            return live.LiveCamera(video_devices.VideoDevice(path, whole_table=whole_table))
        case "video" | "pictures", path if path:
            return _of_files(kind, Path(path).expanduser())
    if spec.startswith("/dev/"):
        return live.LiveCamera(video_devices.VideoDevice(Path(spec), whole_table=whole_table))
    path = Path(spec).expanduser()
    if spec and path.exists():
        return _of_files("pictures" if path.is_dir() else "video", path)
    if "/" in spec or path.suffix:
        raise ValueError(f"there is no file or folder {spec!r}; a camera is one of: {SPECS}")
    raise ValueError(f"no such camera: {spec!r}; there are: {SPECS}")


def _of_files(kind: str, path: Path) -> Camera:
    from vision import played_cameras as played  # noqa: PLC0415 - these modules know each other

    return played.VideoCamera(path) if kind == "video" else played.PictureFolder(path)
