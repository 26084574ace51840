"""Pictures from a dim room: lifted out of the dark, and averaged over time where only noise differs.

The hand landmarker finds no hand in a dark picture, and every one once its light is multiplied. Noise it does
not forgive, but the mean of some pictures does away with it. A mean smears what moves, so each small block
of the picture is averaged only as long as nothing moves in it. A picture that is bright enough passes as it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.hand import Image

Means = NDArray[np.float32]

STEP = 8
"""Only each n-th pixel of each n-th row is looked at to tell how bright a picture is."""
BRIGHT = 99.0
"""The percentile of all pixels that counts as a picture's brightest part."""
DIM = 110
"""A picture whose brightest part is darker is lifted, 0 to 255."""
FULL = 220
"""How bright the brightest part is made, 0 to 255."""
MOST = 16.0
"""Light is multiplied at most so often."""

BLOCK = 16
"""Side of a block that is averaged or not, pixels."""
PICTURES = 8
"""The mean is of about so many pictures."""
NOISY = 0.02
"""Noise below this part of the brightest light is no matter."""
MOVED = 6.0
"""A block whose mean differs by more than so many times what noise explains shows something that moved."""
LEAST = 0.02
"""A smaller difference is no movement, as a part of the brightest light."""


def lifted(image: Image) -> Image:
    """Return the picture made bright enough to find hands in; itself where it is."""
    gain = gain_for(image)
    return image if gain == 1 else _scaled(image, gain)


def gain_for(image: Image) -> float:
    """Return by how much a picture's light should be multiplied: 1 for one that is bright enough."""
    brightest = _brightest(image)
    return 1.0 if brightest >= DIM else min(MOST, FULL / max(brightest, 1.0))


@dataclass(slots=True, eq=False)
class Mean:
    """The mean of the last pictures, but of the newest alone in blocks where something moves."""

    picture: Means
    blocks: Means
    """The mean light of each block."""

    @classmethod
    def of(cls, image: Image) -> Mean:
        """Begin with one picture."""
        return cls(image.astype(np.float32), block_lights(image))

    def take(self, image: Image, limit: float) -> None:
        """Add a picture. A block whose light differs by more than the limit (0 to 255) begins anew."""
        import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

        now = block_lights(image)
        moved = (np.abs(now - self.blocks) > limit).astype(np.uint8)
        cv2.accumulateWeighted(image, self.picture, 1 / PICTURES)
        self.blocks += (now - self.blocks) / PICTURES
        if moved.any():
            moved = np.asarray(cv2.dilate(moved, np.ones((3, 3), np.uint8)), np.uint8)
            np.copyto(self.blocks, now, where=moved > 0)
            mask = cv2.resize(moved, image.shape[1::-1], interpolation=cv2.INTER_NEAREST)
            cv2.copyTo(image.astype(np.float32), mask, self.picture)


class Brightener:
    """Lifts and averages the pictures of one camera, or of one window of it. Feed it each picture once, in order."""

    def __init__(self) -> None:
        self._last: Image | None = None
        """The picture before, as it came."""
        self._mean: Mean | None = None

    def see(self, image: Image) -> Image:
        """Return what to look at instead: the picture itself where it is bright enough and has little noise."""
        gain = gain_for(image)
        mean = self._averaged(image, FULL / gain)
        self._last = image
        if mean is None and gain == 1:
            return image
        return _scaled(image if mean is None else mean.picture, gain)

    def _averaged(self, image: Image, brightest: float) -> Mean | None:
        """Return the mean of the pictures up to this one, ``None`` where there is no noise to speak of."""
        if self._last is None or self._last.shape != image.shape:
            self._mean = None
            return None
        noise = noise_between(self._last, image)
        if noise < NOISY * brightest:
            self._mean = None
            return None
        self._mean = self._mean or Mean.of(self._last)
        self._mean.take(image, max(MOVED * noise / BLOCK, LEAST * brightest))
        return self._mean


def noise_between(one: Image, other: Image) -> float:
    """Return how much a pixel of a picture differs by noise alone (standard deviation, 0 to 255).

    The median of all differences hardly knows of what moves, which covers less than half of a picture.
    """
    differences = one[::STEP, ::STEP].astype(np.int16) - other[::STEP, ::STEP]
    return float(np.median(np.abs(differences))) * 1.48 / 2**0.5


def block_lights(image: Image) -> Means:
    """Return the mean green light of each block of a picture, 0 to 255."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    size = (max(1, image.shape[1] // BLOCK), max(1, image.shape[0] // BLOCK))
    # In the dark a whole number is too coarse.
    green = np.asarray(cv2.extractChannel(image, 1), np.float32)
    return np.asarray(cv2.resize(green, size, interpolation=cv2.INTER_AREA), np.float32)


def _brightest(image: Image) -> float:
    """Return the green light of a picture's brightest part, 0 to 255."""
    return float(np.percentile(image[::STEP, ::STEP, 1], BRIGHT))


def _scaled(image: Image | Means, gain: float) -> Image:
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    return np.asarray(cv2.convertScaleAbs(image, alpha=gain), np.uint8)
