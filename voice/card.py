"""The sound card."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Sequence
from typing import Final

from voice.level import Sound

_log = logging.getLogger(__name__)

_MARGIN: Final = 1.5
"""Seconds that the sound card may take longer than the sound before its player is killed."""

_DEATH: Final = 0.3
"""Seconds that a killed player has to go away."""


class CardSink:
    """The sound card, through ALSA's ``aplay`` (or another command that is given a file to play).

    One process per line: it is killed when it hangs, and a device that comes back is heard from the
    next line on.
    """

    def __init__(self, command: Sequence[str] = ("aplay", "-q")) -> None:
        self.trouble: str | None = None
        self._command = command
        self._player: asyncio.subprocess.Process | None = None

    async def play(self, sound: Sound, words: str) -> None:
        """Play it; return after as long as it lasts even if it is not heard."""
        loop = asyncio.get_running_loop()
        end = loop.time() + sound.seconds
        heard = await self._heard(sound)
        if not heard:
            _log.warning("not heard: %s", words)
        self.trouble = None if heard else "trouble-voice-sound"
        await asyncio.sleep(max(0.0, end - loop.time()))

    async def close(self) -> None:
        """Kill the player."""
        self._kill()
        await self._gone()

    async def _heard(self, sound: Sound) -> bool:
        # At most one player ever hangs: none is started beside one that outlives its killing.
        if not await self._gone():
            return False
        quiet = asyncio.subprocess.DEVNULL
        try:
            self._player = await asyncio.create_subprocess_exec(
                *self._command,
                str(sound.path),
                stdin=quiet,
                stdout=quiet,
                stderr=quiet,
                start_new_session=True,
            )
            async with asyncio.timeout(sound.seconds + _MARGIN):
                return await self._player.wait() == 0
        except (OSError, TimeoutError):
            return False
        finally:
            self._kill()

    def _kill(self) -> None:
        if self._player is not None and self._player.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._player.pid, signal.SIGKILL)

    async def _gone(self) -> bool:
        if self._player is None or self._player.returncode is not None:
            return True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_DEATH):
                await self._player.wait()
        return self._player.returncode is not None
