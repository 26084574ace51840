"""Finding hands: MediaPipe's hand landmarker, and where to look in a picture.

The landmarker sees every picture at 192 x 192 pixels and finds a hand best when it fills a quarter to a
third of a square. So a picture is made square by a border, never squashed, and where nothing is found it is
looked at again with a wide border (a hand that fills the picture) and in its middle (a hand far away).
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vision.hand import Hand, Image, Points

HANDS = 2
CONFIDENCE = 0.5
LARGE = 480
"""From this shorter side on (pixels), the middle of a picture is worth a look of its own."""
WHOLE, WIDE, MIDDLE = 1.0, 2.0, 0.5
"""How large a square is looked at, as a part of the picture's longer (for the middle: shorter) side."""
ROOM = 0.25
"""A second hand is looked for where at least this part of the picture's width lies beside the first."""
BORDER = 0.125
"""The border around that part, as a part of it."""
MARGIN = 0.1
"""How far a hand reaches beyond the box of its joints, as a part of the box."""
SAME = 0.5
"""Two finds whose boxes overlap by more (intersection over union) are one hand."""

CHATTER = re.compile(
    rb"(INFO|WARNING): (\[\w+\.cc:\d+\]|Created TensorFlow|Read-only tensor|Logging before)|[IW]\d{4} "
)
"""How lines begin that MediaPipe writes while all is well."""


@dataclass(frozen=True, slots=True)
class Window:
    """A square of the picture's plane; it may reach beyond the picture. Pixels."""

    left: int
    top: int
    side: int


class Landmarker:
    """MediaPipe's hand landmarker, loaded once. Not for two threads at a time."""

    def __init__(self, model: Path) -> None:
        """Load the model; raises ``FileNotFoundError`` without it and ``RuntimeError`` for a broken one."""
        if not model.is_file():
            raise FileNotFoundError(model)
        with quiet():
            self._mediapipe = _mediapipe()
            self._landmarker: Any = _load(self._mediapipe.tasks, model)
            self.find(np.zeros((64, 64, 3), np.uint8))

    def find(self, image: Image, *, both: bool = True) -> list[Hand]:
        """Return the hands in the picture, largest first, at most two.

        ``both`` looks once more where only one was found: beside it, since a second hand is easily lost.
        """
        for window in windows(image.shape[1], image.shape[0]):
            hands = self._look(image, window)
            if hands:
                return self._with_other(image, hands[0]) if both and len(hands) == 1 else hands
        return []

    def close(self) -> None:
        """Free what the model holds."""
        with quiet():
            self._landmarker.close()

    def _with_other(self, image: Image, hand: Hand) -> list[Hand]:
        window = beside(image.shape[1], hand)
        if window is None:
            return [hand]
        others = self._look(without(image, hand), window)
        return distinct([hand, *others])[:HANDS]

    def _look(self, image: Image, window: Window) -> list[Hand]:
        square = np.ascontiguousarray(cut(image, window)[:, :, ::-1])
        picture = self._mediapipe.Image(image_format=self._mediapipe.ImageFormat.SRGB, data=square)
        found = self._landmarker.detect(picture)
        hands = [
            _hand(points, world, sides[0].score, window)
            for points, world, sides in zip(
                found.hand_landmarks, found.hand_world_landmarks, found.handedness, strict=True
            )
        ]
        return distinct(hands)


def windows(width: int, height: int) -> Iterator[Window]:
    """Yield the squares to look at, in order, until a hand is found."""
    yield _centred(width, height, max(width, height) * WHOLE)
    yield _centred(width, height, max(width, height) * WIDE)
    if min(width, height) >= LARGE:
        yield _centred(width, height, max(width, height) * MIDDLE)


def beside(width: int, hand: Hand) -> Window | None:
    """Return the square over the wider side beside a hand, ``None`` where it is too narrow.

    It stands at the hand's own height, where the other hand is likely, and shows a bit of border around.
    """
    left, top, right, bottom = _around(hand)
    room = max(left, width - right)
    if room < ROOM * width:
        return None
    start = left - room if left == room else right
    border = round(room * BORDER)
    return Window(start - border, (top + bottom - room) // 2 - border, room + 2 * border)


def without(image: Image, hand: Hand) -> Image:
    """Return a copy of the picture in which the hand is blacked out."""
    copy = image.copy()
    left, top, right, bottom = (max(0, edge) for edge in _around(hand))
    copy[top:bottom, left:right] = 0
    return copy


def cut(image: Image, window: Window) -> Image:
    """Return the window's square; what lies outside the picture is black."""
    height, width = image.shape[:2]
    square = np.zeros((window.side, window.side, 3), np.uint8)
    left, top = max(window.left, 0), max(window.top, 0)
    right, bottom = min(window.left + window.side, width), min(window.top + window.side, height)
    square[top - window.top : bottom - window.top, left - window.left : right - window.left] = image[
        top:bottom, left:right
    ]
    return square


def distinct(hands: list[Hand]) -> list[Hand]:
    """Return the hands, largest first, without second finds of the same one."""
    kept: list[Hand] = []
    for hand in sorted(hands, key=lambda hand: hand.palm, reverse=True):
        if all(_overlap(hand.box, other.box) < SAME for other in kept):
            kept.append(hand)
    return kept


def _around(hand: Hand) -> tuple[int, int, int, int]:
    """Return the hand's box with a margin: the joints lie within the flesh."""
    left, top, right, bottom = hand.box
    margin = MARGIN * max(right - left, bottom - top)
    return round(left - margin), round(top - margin), round(right + margin), round(bottom + margin)


def _centred(width: int, height: int, side: float) -> Window:
    return Window(round((width - side) / 2), round((height - side) / 2), round(side))


def _hand(points: Any, world: Any, score: float, window: Window) -> Hand:
    pixels = _array(points) * window.side
    pixels[:, :2] += (window.left, window.top)
    (left, top), (right, bottom) = pixels[:, :2].min(0), pixels[:, :2].max(0)
    return Hand((float(left), float(top), float(right), float(bottom)), pixels, _array(world), float(score))


def _array(landmarks: Any) -> Points:
    return np.array([(point.x, point.y, point.z) for point in landmarks], np.float64)


def _overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> float:
    """Return how much of the two boxes' union both cover, from 0 to 1."""
    width = max(0.0, min(one[2], other[2]) - max(one[0], other[0]))
    height = max(0.0, min(one[3], other[3]) - max(one[1], other[1]))
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return width * height / max(sum(areas) - width * height, 1e-9)


@contextmanager
def quiet() -> Iterator[None]:
    """Keep back what the native code says of its own start, and pass on everything else afterwards."""
    sys.stderr.flush()
    kept = os.dup(2)
    with tempfile.TemporaryFile() as said:
        os.dup2(said.fileno(), 2)
        try:
            yield
        finally:
            sys.stderr.flush()
            os.dup2(kept, 2)
            os.close(kept)
            said.seek(0)
            os.write(2, b"".join(line for line in said if not CHATTER.match(line)))


def _load(tasks: Any, model: Path) -> Any:
    options = tasks.vision.HandLandmarkerOptions(
        base_options=tasks.BaseOptions(model_asset_path=str(model)),
        num_hands=HANDS,
        min_hand_detection_confidence=CONFIDENCE,
        min_hand_presence_confidence=CONFIDENCE,
    )
    return tasks.vision.HandLandmarker.create_from_options(options)


def _mediapipe() -> Any:
    """Import MediaPipe, its chatter off and its errors on."""
    os.environ.setdefault("GLOG_minloglevel", "2")
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
    import mediapipe as mp  # noqa: PLC0415 - takes a second and 100 MB: only where hands are looked for

    return mp
