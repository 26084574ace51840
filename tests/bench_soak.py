"""Soak the reader: frames as of a long evening through camera, reader and MediaPipe, as fast as it goes.

``python -m tests.bench_soak [FRAMES]``: 72000 frames are an hour of 20 a second. Drawn hands move to and fro, with
fresh noise in every frame, now and then in the dark, and the table asks anew again and again. Prints the resident
memory and fails if it grows after the warm-up.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import numpy as np

from controller.ports import CameraTrouble
from controller.rules.model import Seat
from vision.cameras import Frame
from vision.drawn import Scene, draw_hands, draw_number
from vision.hand import Image
from vision.model import build_model
from vision.reader import HandReader

FRAMES = 1500
EACH = 250
"""Frames between two looks at the memory; the table asks anew as often."""
WARM_UP = 3
"""So many looks are not judged."""
GROWTH = 12.0
"""More than this is growth, megabytes."""
RATE = 20
SIZE = (480, 640)


def resident() -> float:
    """Return the resident memory of this process, megabytes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Film:
    """A camera whose pictures come as fast as they are taken, stamped as if they came 20 a second."""

    trouble: CameraTrouble | None = None

    def __init__(self, scenes: list[Image]) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.taken = 0
        self._scenes = scenes
        self._noise = np.random.default_rng(0)

    async def probe(self) -> None:
        """Do nothing: it is there."""

    async def frames(self) -> AsyncGenerator[Frame, None]:
        while True:
            self.taken += 1
            yield Frame(self._picture(self.taken), self.taken / RATE, still=False)
            await asyncio.sleep(0)

    def _picture(self, number: int) -> Image:
        """Return a hand that wanders, is there for two seconds of three, and dark in each fourth minute."""
        scene = self._scenes[number // 60 % len(self._scenes)] if number % 60 < 40 else self._scenes[0]
        moved = np.roll(scene, round(30 * np.sin(number / 25)), axis=1)
        dark = number // (60 * RATE) % 4 == 3
        grain = self._noise.integers(0, 12, (*SIZE, 3), np.uint8)
        return np.asarray(moved // 10 + grain // 4 if dark else np.minimum(moved, 243) + grain, np.uint8)

    async def close(self) -> None:
        """Do nothing."""


def scenes() -> list[Image]:
    """Return an empty room, and hands with one and with two in the picture."""
    scene = Scene(size=640)
    drawn = [draw_hands([], scene=scene, seed=1)]
    drawn += [draw_number(number, scene=scene, seed=number) for number in (1, 3, 5, 7, 10, 11)]
    return [np.ascontiguousarray(picture[80:560]) for picture in drawn]


async def soak(frames: int) -> list[float]:
    """Read so many frames; return the memory after each ``EACH``."""
    film = Film(scenes())
    reader = HandReader(film, build_model())
    await reader.warm_up()
    memory: list[float] = []
    began = time.perf_counter()
    readings = 0
    while film.taken < frames:
        async with reader.watch([Seat(1)], range(1, 13), []) as heard:
            until = film.taken + EACH
            listening = asyncio.ensure_future(_count(heard))
            while film.taken < until:
                await asyncio.sleep(0.02)
            await reader.snapshot()
        readings += await listening
        memory.append(resident())
        rate = film.taken / (time.perf_counter() - began)
        print(f"{film.taken:>7} frames {memory[-1]:>7.1f} MB {rate:>6.1f} a second {readings:>6} readings")
    await reader.close()
    return memory


async def _count(heard: object) -> int:
    return sum([1 async for _ in heard])  # type: ignore[attr-defined]


def main() -> int:
    """Soak, and tell whether the memory grew."""
    memory = asyncio.run(soak(int(sys.argv[1]) if sys.argv[1:] else FRAMES))
    judged = memory[WARM_UP:]
    half = len(judged) // 2
    if not half:
        print("too few frames to judge")
        return 0
    growth = max(judged[half:]) - max(judged[:half])
    print(
        f"memory grew by {growth:+.1f} MB from the first half to the second; at most {GROWTH:.0f} may be chance"
    )
    return int(growth > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
