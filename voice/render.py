"""From a text to a levelled sound file, remembered from one evening to the next."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from voice.engines import Engine, RenderError, engines
from voice.level import NothingHeard, Samples, Sound, level, read_mono, sound_of, write_stereo
from voice.places import lines_path

_log = logging.getLogger(__name__)

_FAILURES: Final = 3
"""After so many the next engine takes over until the next start, for each failure may take its full limit."""

_LEVELLING: Final = 1
"""To be raised when levelling changes, so that old files are rendered again."""


class Cache:
    """Sound files by the hash of what they say, the least recently used thrown away above ``limit`` bytes."""

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit
        self._size: int | None = None

    def get(self, key: str) -> Sound | None:
        """Return the sound, ``None`` if it is not there or not whole."""
        path = self._path(key)
        sound = sound_of(path)
        if sound is not None:
            os.utime(path)
        return sound

    def put(self, key: str, samples: Samples, rate: int) -> Sound:
        """Keep a sound; raises ``OSError`` where it cannot be written."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._path(key)
        before = path.stat().st_size if path.exists() else 0
        draft = path.with_suffix(".tmp")
        write_stereo(draft, samples, rate)
        draft.replace(path)
        self._make_room(path.stat().st_size - before)
        return Sound(path, len(samples) / rate)

    def _path(self, key: str) -> Path:
        return self._folder / f"{hashlib.sha256(key.encode()).hexdigest()}.wav"

    def _make_room(self, grown: int) -> None:
        self._size = None if self._size is None else self._size + grown
        if self._size is not None and self._size <= self._limit:
            return
        files = sorted((path.stat().st_mtime_ns, path) for path in self._folder.glob("*.wav"))
        self._size = sum(path.stat().st_size for _, path in files)
        # The newest stays, for it is about to be played.
        for _, path in files[:-1]:
            if self._size <= self._limit:
                return
            self._size -= path.stat().st_size
            path.unlink()


class Renderer:
    """Renders texts to sound files of equal loudness.

    ``cache_dir``: where they are kept, by default in the user's cache folder; ``engine``: ``pyttsx3``,
    ``espeak`` or ``rhvoice``; ``rate``: words a minute; ``cache_bytes``: room for some 800 lines. ``chain``
    gives the engines themselves, each to stand in for the one before.
    """

    def __init__(
        self,
        cache_dir: Path | None = None,
        *,
        engine: str = "pyttsx3",
        rate: int = 150,
        cache_bytes: int = 200_000_000,
        chain: Sequence[Engine] | None = None,
    ) -> None:
        self._cache = Cache(cache_dir or lines_path(), cache_bytes)
        self._engines = list(engines(engine, rate) if chain is None else chain)
        self._failures = 0
        self._one_at_a_time = threading.Lock()

    async def render(self, text: str, language: str) -> Sound:
        """Return the sound of a text; raises :class:`RenderError` when no engine can make one."""
        return await asyncio.to_thread(self.render_now, text, language)

    async def close(self) -> None:
        """End the engines."""
        for engine in self._engines:
            await asyncio.to_thread(engine.close)

    def render_now(self, text: str, language: str) -> Sound:
        """Do the same, blocking."""
        reasons = []
        with self._one_at_a_time:
            for engine in tuple(self._engines):
                key = f"{_LEVELLING}|{engine.voice}|{language}|{text}"
                if sound := self._cache.get(key):
                    return sound
                try:
                    samples, rate = _levelled(engine, text, language)
                except (RenderError, NothingHeard) as error:
                    reasons.append(str(error))
                    self._failed(engine, error)
                else:
                    return self._kept(key, samples, rate)
        raise RenderError("; ".join(reasons))

    def _kept(self, key: str, samples: Samples, rate: int) -> Sound:
        try:
            return self._cache.put(key, samples, rate)
        except OSError as error:
            raise RenderError(f"the sound cannot be kept: {error}") from error

    def _failed(self, engine: Engine, error: Exception) -> None:
        _log.warning("no sound from the voice engine %s: %s", engine.voice, error)
        if engine is not self._engines[0] or len(self._engines) == 1:
            return
        self._failures += 1
        if self._failures >= _FAILURES:
            self._failures = 0
            self._engines.pop(0).close()


def _levelled(engine: Engine, text: str, language: str) -> tuple[Samples, int]:
    with tempfile.TemporaryDirectory(prefix="mafia-voice-") as folder:
        raw = Path(folder) / "raw.wav"
        engine.render(text, language, raw)
        samples, rate = read_mono(raw)
    return level(samples, rate), rate
