"""Measure hands in the dark: how many drawn hands are found and read, as they come and as the table sees them.

``python -m tests.bench_dark [HANDS]``. Photons: how many electrons white light brings to a pixel; their noise is
what a camera's sensor has at best. Averaged: the tenth of ten pictures of one hand.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator

import numpy as np

from vision.drawn import SKINS, Held, Scene, draw_number
from vision.exposure import Brightener, lifted
from vision.gestures import look_at, read
from vision.hand import Image
from vision.landmarks import Landmarker
from vision.model import build_model

HANDS = 24
FRAMES = 10
ROOMS = (
    ("bright", 1.0, None),
    ("light x 0.25", 0.25, None),
    ("light x 0.12", 0.12, None),
    ("light x 0.06", 0.06, None),
    ("300 photons", 1.0, 300),
    ("100 photons", 1.0, 100),
    ("30 photons", 1.0, 30),
    ("x 0.12, 300 photons", 0.12, 300),
    ("x 0.12, 100 photons", 0.12, 100),
    ("x 0.25, 100 photons", 0.25, 100),
)


def taken(image: Image, light: float, photons: float | None, rng: np.random.Generator) -> Image:
    """Return a picture as a camera takes it whose white, at full exposure, is so many photons."""
    scaled = image * light
    if photons is None:
        return scaled.astype(np.uint8)
    counted = rng.poisson((image / 255.0) ** 2.2 * photons) / photons
    return np.asarray(255 * np.clip(counted, 0, 1) ** (1 / 2.2) * light, np.uint8)


def hands(count: int) -> Iterator[tuple[int, Image]]:
    """Yield drawn hands with their numbers, of all skins, in pictures of 640 by 480."""
    skins = list(SKINS)
    for seed in range(count):
        number = (1, 2, 3, 4, 5, 10)[seed % 6]
        scene = Scene(size=640, skin=skins[seed % len(skins)], background="clutter", part=0.25)
        yield number, draw_number(number, held=Held(left=bool(seed % 2)), scene=scene, seed=seed)[80:560]


def judged(eye: Landmarker, image: Image, number: int) -> tuple[bool, bool]:
    """Return whether a hand was found, and whether it was read right."""
    sign = read(look_at(eye.find(image)))
    return sign is not None, sign is not None and sign.clear and sign.number == number


def main() -> None:
    """Print the table, and what it costs."""
    drawn = list(hands(int(sys.argv[1]) if sys.argv[1:] else HANDS))
    eye = Landmarker(build_model())
    print(f"{'':<22}{'as it comes':>16}{'lifted':>16}{'and averaged':>16}   found/right of {len(drawn)}, %")
    costs = []
    for name, light, photons in ROOMS:
        rng = np.random.default_rng(1)
        counts = np.zeros((3, 2))
        for number, image in drawn:
            frames = [taken(image, light, photons, rng) for _ in range(FRAMES)]
            brightener = Brightener()
            for frame in frames:
                began = time.thread_time()
                seen = brightener.see(frame)
                costs.append((seen is not frame, 1000 * (time.thread_time() - began)))
            for row, picture in enumerate((frames[-1], lifted(frames[-1]), seen)):
                counts[row] += judged(eye, picture, number)
        cells = (f"{100 * found / len(drawn):.0f}/{100 * right / len(drawn):.0f}" for found, right in counts)
        print(f"{name:<22}" + "".join(f"{cell:>16}" for cell in cells))
    for lifts, what in ((False, "bright"), (True, "dark or noisy")):
        times = [cost for lifted_, cost in costs if lifted_ is lifts]
        print(f"{what}: {statistics.median(times):.2f} ms of the processor a picture in the median")
    eye.close()


if __name__ == "__main__":
    main()
