"""Pictures in and out of files and bytes."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vision.hand import Image

SUFFIXES = frozenset({".bmp", ".jpeg", ".jpg", ".png", ".webp"})


def load(path: Path) -> Image:
    """Read a picture file. Raises ``OSError`` for no file, ``ValueError`` for what is no picture."""
    return decode(path.read_bytes())


def decode(data: bytes) -> Image:
    """Return the picture that the bytes (JPEG, PNG, ...) hold, upright as its camera was held.

    Grey, deep and transparent pictures become ordinary ones. Raises ``ValueError`` for anything else, and for a
    picture too large for the memory.
    """
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    try:
        image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) if data else None
    except (cv2.error, MemoryError) as error:
        raise ValueError("too large a picture; make it smaller") from error
    if image is None:
        raise ValueError("not a picture (JPEG, PNG, WebP or BMP)")
    return np.asarray(image, np.uint8)


def encode(image: Image, suffix: str = ".jpg") -> bytes:
    """Return the picture as bytes of the file kind, JPEG unless said otherwise."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    _, data = cv2.imencode(suffix, image)
    return bytes(data)


def scaled(image: Image, factor: float) -> Image:
    """Return the picture so many times as large."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    if factor == 1:
        return image
    size = (max(1, round(image.shape[1] * factor)), max(1, round(image.shape[0] * factor)))
    smoothly = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(image, size, interpolation=smoothly), np.uint8)


def at_most(image: Image, longest: int) -> tuple[Image, float]:
    """Return the picture with no side longer than that (pixels), and by what factor it was made smaller."""
    factor = min(1.0, longest / max(image.shape[:2]))
    return scaled(image, factor), factor
