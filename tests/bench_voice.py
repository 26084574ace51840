"""How long the voice takes: to load words, render a line, find it again, start and stop the sound."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from controller.ports import Line
from voice.card import CardSink
from voice.level import Sound, write_stereo
from voice.render import Renderer
from voice.words import Catalogue


def timed(work: Callable[[], object]) -> float:
    """Return milliseconds."""
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) * 1000


def report(name: str, milliseconds: list[float]) -> None:
    middle, most = statistics.median(milliseconds), max(milliseconds)
    sys.stdout.write(f"{name:<44} median {middle:7.1f} ms   most {most:7.1f} ms   n {len(milliseconds)}\n")


def words() -> None:
    """Load the catalogue and word lines of it."""
    report("load the words of both languages", [timed(lambda: Catalogue().check()) for _ in range(5)])
    catalogue = Catalogue()
    lines = [Line("speech", {"seat": n, "seconds": 60}) for n in range(1, 26)]
    report("word a line", [timed(partial(catalogue.speech, line, "ru")) for line in lines])


def rendering(folder: Path, engine: str) -> None:
    """Render lines with one engine, and find them again."""
    catalogue = Catalogue()
    renderer = Renderer(folder / engine, engine=engine)
    texts = [catalogue.speech(Line("speech", {"seat": n, "seconds": 60}), "ru") for n in range(1, 26)]
    report(f"first line, {engine}", [timed(partial(renderer.render_now, "начали", "ru"))])
    report(f"render a line, {engine}", [timed(partial(renderer.render_now, text, "ru")) for text in texts])
    report(f"find it again, {engine}", [timed(partial(renderer.render_now, text, "ru")) for text in texts])
    asyncio.run(renderer.close())


async def sound(folder: Path) -> None:
    """Start and stop a player that stands for the sound card: a process that waits."""
    path = folder / "hum.wav"
    write_stereo(path, np.full(22050, 0.1, np.float32), 22050)
    starts, stops = [], []
    for _ in range(20):
        sink = CardSink(("sh", "-c", f"touch {folder}/begun; sleep 100"))
        begin = time.perf_counter()
        playing = asyncio.create_task(sink.play(Sound(path, 100.0), ""))
        while not (folder / "begun").exists():
            await asyncio.sleep(0.001)
        starts.append((time.perf_counter() - begin) * 1000)
        (folder / "begun").unlink()
        begin = time.perf_counter()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await sink.close()
        stops.append((time.perf_counter() - begin) * 1000)
    report("say -> player runs", starts)
    report("cancel -> player is gone", stops)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        words()
        for engine in ("pyttsx3", "espeak"):
            rendering(Path(name), engine)
        asyncio.run(sound(Path(name)))


if __name__ == "__main__":
    main()
