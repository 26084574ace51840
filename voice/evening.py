"""What was said in an evening, as one sound file."""

from __future__ import annotations

import asyncio
import logging
import wave
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from voice.level import Sound

_log = logging.getLogger(__name__)

_EVENING_BYTES: Final = 200_000_000
"""When the evening's file is that long, 40 minutes of speech, it begins anew."""


class FileSink:
    """One WAV file of all that was said, begun anew at every start; of a line cut short, what was heard."""

    def __init__(self, path: Path, limit: int = _EVENING_BYTES) -> None:
        self.trouble: str | None = None
        self._path = path
        self._limit = limit
        self._file: wave.Wave_write | None = None
        # One thread, so that the lines keep their order.
        self._writer = ThreadPoolExecutor(1, "evening")

    async def play(self, sound: Sound, words: str) -> None:
        """Take as long as the sound and append what was heard of it."""
        _log.info("said: %s", words)
        loop = asyncio.get_running_loop()
        begin = loop.time()
        try:
            await asyncio.sleep(sound.seconds)
        finally:
            written = loop.run_in_executor(self._writer, self._append, sound, loop.time() - begin)
        await written

    async def close(self) -> None:
        """Finish the file."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._finish)
        self._writer.shutdown(wait=False)

    def _append(self, sound: Sound, seconds: float) -> None:
        try:
            with wave.open(str(sound.path)) as source:
                file = self._file_for(source.getframerate())
                # Sizes in the header are right after every line, whatever happens next.
                file.writeframes(source.readframes(round(seconds * source.getframerate())))
            self.trouble = None
        except (OSError, wave.Error) as error:
            _log.warning("%s: %s", self._path, error)
            self.trouble = "trouble-voice-sound"

    def _file_for(self, rate: int) -> wave.Wave_write:
        full = self._file is not None and self._file.tell() * 4 > self._limit
        if self._file is None or full or self._file.getframerate() != rate:
            self._finish()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = wave.open(str(self._path), "wb")  # noqa: SIM115 - open for the whole evening
            self._file.setparams((2, 2, rate, 0, "NONE", ""))
        return self._file

    def _finish(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
