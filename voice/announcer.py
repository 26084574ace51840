"""The table's voice: one line at a time, and never a reason for the game to stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from controller.ports import Line
from voice.engines import RenderError
from voice.render import Renderer
from voice.sound import Sink
from voice.words import Catalogue

_log = logging.getLogger(__name__)

_CHARACTERS_A_SECOND: Final = 13
"""How fast people speak and read: how long a line takes that is only shown."""

Progress = Callable[[int, int], None]
"""Is told how many lines of how many are ready."""


class Voice:
    """Speaks lines; implements :class:`controller.ports.Announcer`."""

    def __init__(self, words: Catalogue, renderer: Renderer, sink: Sink) -> None:
        self._words = words
        self._renderer = renderer
        self._sink = sink
        self._turn = asyncio.Lock()
        self._speechless = False

    @property
    def trouble(self) -> str | None:
        """Why nothing is heard (a key of the catalogue), ``None`` when all is well."""
        return "trouble-voice-engine" if self._speechless else self._sink.trouble

    async def say(self, line: Line, language: str) -> None:
        """Speak; return after the last word or, if it cannot be heard, after as long as it takes to read.

        Waits for its turn; cancelling stops the sound at once. Never raises.
        """
        async with self._turn:
            try:
                await self._say(self._words.speech(line, language), language)
            except Exception:  # noqa: BLE001 - a missing word must not stop the game
                _log.exception("could not say %s", line)

    async def prepare(
        self, lines: Collection[Line], language: str, progress: Progress = lambda _done, _of: None
    ) -> None:
        """Render the lines, so that each later starts after the same short time. Never raises."""
        for done, line in enumerate(lines, 1):
            try:
                await self._renderer.render(self._words.speech(line, language), language)
            except Exception:  # noqa: BLE001 - as for say
                _log.exception("could not prepare %s", line)
            progress(done, len(lines))

    async def close(self) -> None:
        """Stop speaking for good."""
        await self._sink.close()
        await self._renderer.close()

    async def _say(self, text: str, language: str) -> None:
        try:
            sound = await self._renderer.render(text, language)
        except RenderError:
            self._speechless = True
            await asyncio.sleep(reading_seconds(text))
        else:
            self._speechless = False
            await self._sink.play(sound, text)


class SilentAnnouncer:
    """Where nothing can speak: takes the time that people need to read the words on the table screen."""

    trouble: str | None = "trouble-voice-engine"

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._turn = asyncio.Lock()

    async def say(self, line: Line, language: str) -> None:
        """Wait as long as the line takes to read. Never raises."""
        async with self._turn:
            try:
                await asyncio.sleep(reading_seconds(self._words.speech(line, language)))
            except (KeyError, ValueError):
                _log.exception("could not read %s", line)

    async def prepare(self, lines: Collection[Line], language: str) -> None:
        """Nothing is to be prepared."""

    async def close(self) -> None:
        """Nothing runs."""


def reading_seconds(text: str) -> float:
    """Return how long people take to read a text, seconds."""
    return len(text) / _CHARACTERS_A_SECOND
