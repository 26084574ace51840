"""MediaPipe's hand landmarker: the hands that one square of a picture shows."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from vision.finding import HANDS, HandFinder
from vision.hand import Hand, Image, Points
from vision.squares import Square, cut

DETECTION, PRESENCE = 0.2, 0.5
"""How sure it must be of a palm to look closer, and then of a hand to report it, from 0 to 1."""

CHATTER = re.compile(
    rb"(INFO|WARNING): (\[\w+\.cc:\d+\]|Created TensorFlow|Read-only tensor|Logging before)|[IW]\d{4} "
)
"""How lines begin that MediaPipe writes while all is well."""


class Landmarker:
    """MediaPipe's hand landmarker, loaded once. Not for two threads at a time."""

    def __init__(self, model: Path) -> None:
        """Load the model; raises ``FileNotFoundError`` without it and ``RuntimeError`` for a broken one."""
        if not model.is_file():
            raise FileNotFoundError(model)
        with quiet():
            self._mediapipe = _mediapipe()
            self._landmarker: Any = _load(self._mediapipe.tasks, model)
            self._seen_a_hand = False
            self.look(np.zeros((64, 64, 3), np.uint8), Square(0, 0, 64))

    def look(self, image: Image, square: Square, *, mirrored: bool = False) -> list[Hand]:
        """Return the hands that the square shows, in pixels of the picture (``vision.finding.Eye``)."""
        shown = cut(image, square)[:, :: -1 if mirrored else 1, ::-1]
        picture = self._mediapipe.Image(
            image_format=self._mediapipe.ImageFormat.SRGB, data=np.ascontiguousarray(shown)
        )
        found = self._detect(picture)
        return [
            _hand(_array(points), _array(world), sides[0].score, square, mirrored=mirrored)
            for points, world, sides in zip(
                found.hand_landmarks, found.hand_world_landmarks, found.handedness, strict=True
            )
        ]

    def _detect(self, picture: Any) -> Any:
        """Run the model; until it has seen a hand for the first time it may still chatter."""
        if self._seen_a_hand:
            return self._landmarker.detect(picture)
        with quiet():
            found = self._landmarker.detect(picture)
        self._seen_a_hand = bool(found.hand_landmarks)
        return found

    def find(self, image: Image, *, both: bool = True) -> list[Hand]:
        """Return the hands in one picture that stands for itself (``vision.finding.HandFinder.find``)."""
        return HandFinder(self).find(image, both=both)

    def close(self) -> None:
        """Free what the model holds."""
        with quiet():
            self._landmarker.close()


def _hand(points: Points, world: Points, score: float, square: Square, *, mirrored: bool) -> Hand:
    """Return a hand in pixels of the picture, from parts of the square."""
    if mirrored:
        points[:, 0], world[:, 0] = 1 - points[:, 0], -world[:, 0]
    pixels = points * square.side
    pixels[:, :2] += (square.left, square.top)
    (left, top), (right, bottom) = pixels[:, :2].min(0), pixels[:, :2].max(0)
    return Hand((float(left), float(top), float(right), float(bottom)), pixels, world, float(score))


def _array(landmarks: Any) -> Points:
    return np.array([(point.x, point.y, point.z) for point in landmarks], np.float64)


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
        min_hand_detection_confidence=DETECTION,
        min_hand_presence_confidence=PRESENCE,
    )
    return tasks.vision.HandLandmarker.create_from_options(options)


def _mediapipe() -> Any:
    """Import MediaPipe, its chatter off and its errors on."""
    os.environ.setdefault("GLOG_minloglevel", "2")
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
    import mediapipe as mp  # noqa: PLC0415 - takes a second and 100 MB: only where hands are looked for

    return mp
