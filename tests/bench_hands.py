"""Measure the reader of hands: time a picture, what we add to MediaPipe, and memory.

``python -m tests.bench_hands [FOLDER]``: pictures of the folder, or else drawn hands. Times are of the
processor (which a busy machine stretches less) and of the wall.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from vision.drawn import Scene, draw_hands, draw_number
from vision.gestures import look_at, read
from vision.hand import Image
from vision.landmarks import Landmarker, windows
from vision.model import build_model
from vision.pictures import SUFFIXES, load

ROUNDS = 60


def resident() -> float:
    """Return the resident memory of this process, megabytes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def timed(work: Callable[[Image], object], pictures: list[Image]) -> tuple[float, float, float]:
    """Return processor median, wall median and wall 95th percentile, milliseconds a picture."""
    processor, wall = [], []
    for turn in range(ROUNDS):
        began = time.process_time(), time.perf_counter()
        work(pictures[turn % len(pictures)])
        processor.append(1000 * (time.process_time() - began[0]))
        wall.append(1000 * (time.perf_counter() - began[1]))
    return statistics.median(processor), statistics.median(wall), statistics.quantiles(wall, n=20)[-1]


def sets(folder: Path | None) -> Iterator[tuple[str, list[Image]]]:
    """Yield named lists of pictures."""
    if folder:
        files = [path for path in sorted(folder.iterdir()) if path.suffix.lower() in SUFFIXES]
        yield folder.name, [load(path) for path in files[:ROUNDS]]
        return
    scene = Scene(size=640)
    yield "one hand", [draw_number(number, scene=scene, seed=number) for number in (1, 3, 5)]
    yield "two hands", [draw_number(number, scene=scene, seed=number) for number in (7, 11, 20)]
    yield "no hand", [draw_hands([], scene=scene, seed=seed) for seed in range(2)]


def main() -> None:
    """Print the table."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else None
    pictures = list(sets(folder))
    before = resident()
    eye = Landmarker(build_model())
    sys.stdout.write(f"{'pictures':<12}{'step':<22}{'cpu ms':>8}{'wall ms':>9}{'p95':>7}\n")
    for name, images in pictures:
        steps: dict[str, Callable[[Image], object]] = {
            "one look of MediaPipe": lambda image: eye._look(
                image, next(windows(image.shape[1], image.shape[0]))
            ),
            "find, one hand": lambda image: eye.find(image, both=False),
            "find, both hands": eye.find,
            "find and read": lambda image: read(look_at(eye.find(image))),
        }
        for step, work in steps.items():
            cpu, wall, late = timed(work, images)
            sys.stdout.write(f"{name:<12}{step:<22}{cpu:>8.1f}{wall:>9.1f}{late:>7.1f}\n")
    sys.stdout.write(f"memory: {before:.0f} MB before the model, {resident():.0f} MB with it in use\n")
    eye.close()


if __name__ == "__main__":
    main()
