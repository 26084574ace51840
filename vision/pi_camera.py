"""A camera on the Raspberry Pi's own connector, through picamera2 (a package of the system)."""

from __future__ import annotations

import logging
from typing import Any

import numpy as np

from vision.hand import Image

log = logging.getLogger(__name__)

FOCUS = 1.25
"""Dioptres: sharp at 0.8 m, where a hand is held."""
FRAME_TIMES = (33_333, 66_666)
"""Shortest and longest time of a frame, microseconds: half as many frames, and twice the light, in a dim room."""
FRONT_WIDTH = 960
"""Width of the pictures of one player's hand, pixels."""
PATIENCE = 4.0
"""How long the camera may take for a picture, seconds."""
MANUAL = 0
"""libcamera's ``AfModeManual``."""


class PiDevice:
    """Camera Module 3 and its wide form, HQ camera, or any other that libcamera knows on the ribbon connector.

    Its pictures show the sensor's whole view, never a part of it: for one player's hand 960 pixels wide, for a whole
    table half the sensor's width (1640 x 1232 of an IMX219, 2028 x 1520 of an IMX477), which is its quick mode.
    """

    def __init__(self, *, whole_table: bool = False) -> None:
        """Take pictures of one player's hand, or of a whole table."""
        self._whole_table = whole_table
        self._camera: Any = None

    def open(self) -> None:
        """Start it with fixed focus and long exposures. Raises ``OSError``."""
        try:
            from picamera2 import Picamera2  # noqa: PLC0415 - only on a Raspberry Pi
        except (ImportError, ValueError) as error:  # ValueError: built for another numpy
            raise OSError(f"picamera2 cannot be used: {error}") from error
        try:
            self._camera = Picamera2(_number(Picamera2.global_camera_info()))
            self._camera.configure(self._configuration())
            self._camera.start()
        except (RuntimeError, IndexError) as error:
            self.close()
            raise OSError(f"the Pi camera does not start: {error}") from error

    def _configuration(self) -> Any:
        """Return pictures of the sensor's whole view, scaled down, and a lens that does not move."""
        width, height = self._camera.sensor_resolution
        half = (width // 2, height // 2)
        small = (FRONT_WIDTH, round(FRONT_WIDTH * height / width / 2) * 2)
        known = self._camera.camera_controls
        wanted = {"AfMode": MANUAL, "LensPosition": FOCUS, "FrameDurationLimits": FRAME_TIMES}
        if "LensPosition" not in known:
            wanted.pop("AfMode")
        return self._camera.create_video_configuration(
            main={"size": half if self._whole_table else small, "format": "RGB888"},  # lies as blue-green-red
            raw={"size": half},  # the mode of the sensor that joins pixels, and crops none away
            controls={name: value for name, value in wanted.items() if name in known},
            buffer_count=3,
            queue=False,
        )

    def read(self) -> Image:
        """Return the next picture. Raises ``OSError`` when none comes."""
        try:
            job = self._camera.capture_array("main", wait=False)
            return np.ascontiguousarray(self._camera.wait(job, timeout=PATIENCE)[:, :, :3])
        except (RuntimeError, TimeoutError) as error:
            raise OSError(f"the Pi camera gives no picture: {str(error) or 'check its cable'}") from error

    def close(self) -> None:
        """Stop it."""
        camera, self._camera = self._camera, None
        if camera is not None:
            camera.close()


def _number(cameras: list[dict[str, Any]]) -> int:
    """Return the place of the first camera on a ribbon; libcamera lists those on USB too. Raises ``OSError``."""
    for number, camera in enumerate(cameras):
        if "usb" not in str(camera.get("Id", "")).lower():
            return number
    raise OSError("no camera is connected to the Raspberry Pi: check the ribbon cable, both ends")
