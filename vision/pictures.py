"""Pictures in and out of files and bytes, and hands drawn over them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np

from vision.hand import BONES, Hand, Image

SUFFIXES = frozenset({".bmp", ".jpeg", ".jpg", ".png", ".webp"})


def load(path: Path) -> Image:
    """Read a picture file. Raises ``OSError`` for no file, ``ValueError`` for what is no picture."""
    return decode(path.read_bytes())


def decode(data: bytes) -> Image:
    """Return the picture that the bytes (JPEG, PNG, ...) hold. Raises ``ValueError`` for anything else."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) if data else None
    if image is None:
        raise ValueError("not a picture (JPEG, PNG, WebP or BMP)")
    return np.asarray(image, np.uint8)


def encode(image: Image, suffix: str = ".jpg") -> bytes:
    """Return the picture as bytes of the file kind, JPEG unless said otherwise."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    _, data = cv2.imencode(suffix, image)
    return bytes(data)


def annotate(image: Image, hands: Iterable[tuple[Hand, str]], title: str) -> Image:
    """Return a copy with each hand's box, joints and caption drawn over it, and the title at the bottom."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    picture = image.copy()
    scale = max(image.shape[1] / 640, 0.3)
    thick = max(1, round(2 * scale))
    for hand, caption in hands:
        spots = [(round(x), round(y)) for x, y in hand.points[:, :2].tolist()]
        for one, other in BONES:
            cv2.line(picture, spots[one], spots[other], (80, 220, 80), thick)
        left, top, right, bottom = map(round, hand.box)
        cv2.rectangle(picture, (left, top), (right, bottom), (60, 180, 255), thick)
        _write(picture, caption, (left, max(top - round(6 * scale), round(16 * scale))), scale)
    _write(picture, title, (round(8 * scale), image.shape[0] - round(10 * scale)), scale)
    return picture


def _write(picture: Image, text: str, place: tuple[int, int], scale: float) -> None:
    """Write white letters with a black rim, readable on anything."""
    import cv2  # noqa: PLC0415 - heavy: only where pictures are looked at

    for colour, thick in (((0, 0, 0), 4), ((255, 255, 255), 1)):
        size = max(1, round(thick * scale))
        cv2.putText(picture, text, place, cv2.FONT_HERSHEY_SIMPLEX, 0.6 * scale, colour, size, cv2.LINE_AA)
