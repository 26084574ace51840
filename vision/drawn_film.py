"""From drawn light to a picture: exposure, the colour of the lamp, soft lens, shake, noise, compression."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.drawn_flesh import F32
from vision.drawn_pose import Array
from vision.hand import Image


@dataclass(frozen=True, slots=True)
class Film:
    """How a camera takes a picture; by default a good one in good light."""

    exposure: float = 1.0
    """How much of the light comes through: 1 is a well lit room, 0.03 a very dim one."""
    lamp: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """The lamp's colour, red-green-blue; (1.25, 1, 0.65) is a warm bulb."""
    blur: float = 0.75
    """How soft the lens is: standard deviation, pixels."""
    shake: tuple[float, float] = (0.0, 0.0)
    """How far right and down the picture moved while it was taken, pixels."""
    noise: float = 2.0
    """Standard deviation, steps of 255."""
    quality: int = 0
    """Of JPEG, 1 to 100; 0 does not compress."""


GOOD = Film()


def develop(light: Array, film: Film, rng: np.random.Generator) -> Image:
    """Return the picture of linear light (height x width x 3, red-green-blue, about 0 to 1)."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are made

    soft = light.astype(F32)
    if film.blur:
        soft = cv2.GaussianBlur(soft, (0, 0), film.blur)
    if film.shake != (0.0, 0.0):
        soft = cv2.filter2D(soft, -1, _smear(*film.shake))
    seen = np.clip(soft * np.array(film.lamp, F32) * F32(film.exposure), 0, 1) ** F32(1 / 2.2)
    screen = 255 * seen + film.noise * rng.standard_normal(seen.shape, F32)
    picture = np.ascontiguousarray(np.clip(screen, 0, 255).astype(np.uint8)[..., ::-1])
    if not film.quality:
        return picture
    _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, film.quality])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)


def _smear(right: float, down: float) -> Array:
    """Return the kernel that smears a point along a way, around its middle."""
    half = int(np.ceil(max(abs(right), abs(down)) / 2)) + 1
    kernel = np.zeros((2 * half + 1, 2 * half + 1))
    for share in np.linspace(-0.5, 0.5, 8 * half):
        kernel[half + round(share * down), half + round(share * right)] += 1
    return np.asarray(kernel / kernel.sum())
