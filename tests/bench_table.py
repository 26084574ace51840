"""How quick and how large the running table is.

``python -m tests.bench_table``: from the start to the page, memory with the camera on, milliseconds a frame, and
from a number held before the camera, and from a press, to the light.
"""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from controller.ports import Gesture, Signal
from controller.rules.model import Seat
from firmware.boards import load_board
from firmware.table import open_board
from vision.drawn_signs import draw_sign
from vision.model import model_path
from vision.pictures import encode
from vision.played_cameras import HeldCamera
from vision.reader import HandReader

PORT = 18099
RUNS = 5
PAUSE = 1.0
"""Seconds between two hands."""


def start_to_page() -> tuple[float, float]:
    """Return seconds from the command to the first page, and megabytes in memory a while later."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, "-m", "controller", "run", "--simulated", "--port", str(PORT)]
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, env=os.environ | {"MAFIA_TABLE_DATA": folder}
        )
        try:
            while not _is_up():
                time.sleep(0.01)
            seconds = time.perf_counter() - began
            time.sleep(6)
            return seconds, _megabytes(process.pid)
        finally:
            process.terminate()
            process.wait(20)


def _is_up() -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=1):
            return True
    except (urllib.error.URLError, ConnectionError):
        return False


def _megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


async def to_the_light() -> dict[str, list[float]]:
    """Return seconds until a seat's mock pin lights up after a number is held, and after a press."""
    board = open_board(load_board("simulated"))
    camera = HeldCamera()
    reader = HandReader(camera, model_path())
    await reader.warm_up()
    loop = asyncio.get_running_loop()
    found: dict[str, list[float]] = {"one hand": [], "two hands": [], "thumb": [], "press": []}
    signs = {"one hand": ("2", "3", "4"), "two hands": ("6", "8", "11"), "thumb": ("thumb_up", "thumb_up")}
    numbers, gestures = range(1, 13), (Gesture.THUMB_UP, Gesture.THUMB_DOWN)
    async with reader.watch((Seat(1),), numbers, gestures) as readings:
        for kind, shown in signs.items():
            for sign in shown:
                camera.hold(encode(draw_sign(sign)))
                began = loop.time()
                async with asyncio.timeout(10):
                    await anext(readings)
                await _light(board, Seat(2))
                found[kind].append(loop.time() - began)
                camera.hold(None)
                await asyncio.sleep(PAUSE)
    assert board.pins is not None
    presses = board.buttons.presses()
    for _ in range(20):
        waiting = asyncio.ensure_future(anext(presses))  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        began = loop.time()
        board.pins.press(Seat(3))
        await waiting
        await _light(board, Seat(2))
        found["press"].append(loop.time() - began)
        board.pins.release(Seat(3))
        await anext(presses)
    await reader.close()
    board.close()
    return found


async def _light(board, seat: Seat) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    board.lights.show({seat: Signal.ECHO})
    assert board.pins.colours()[seat] != "#000000"
    board.lights.show({})


def main() -> None:
    runs = [start_to_page() for _ in range(RUNS)]
    print(f"start to page: {statistics.median(seconds for seconds, _ in runs):.2f} s")
    print(f"memory with reader and camera ready: {statistics.median(size for _, size in runs):.0f} MB")
    for kind, seconds in asyncio.run(to_the_light()).items():
        print(
            f"{kind} to light: median {statistics.median(seconds) * 1000:.0f} ms, worst {max(seconds) * 1000:.0f} ms"
        )


if __name__ == "__main__":
    main()
