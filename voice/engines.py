"""What turns text into a sound file. Blocking: for use in a thread."""

from __future__ import annotations

import contextlib
import json
import select
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

SECONDS: Final = 10.0
"""How long one line may take to render; it takes a tenth of a second on a slow machine."""

_RATES: Final = range(80, 301)
"""Words a minute that can be followed."""

_NORMAL_RATE: Final = 150
_VOICES: Final = {"en": "en-us", "ru": "ru"}
_RHVOICES: Final = {"en": "bdl", "ru": "aleksandr-hq"}


class RenderError(RuntimeError):
    """No sound could be made of a text."""


class Engine(Protocol):
    """Renders one text at a time."""

    voice: str
    """What the sound depends on besides text and language, for the cache."""

    def render(self, text: str, language: str, path: Path) -> None:
        """Write a WAV file; raises :class:`RenderError` within :data:`SECONDS` and a little."""
        ...

    def close(self) -> None:
        """End what runs."""
        ...


def clamped(rate: int) -> int:
    """Return the rate, words a minute, within what can be followed."""
    return max(_RATES[0], min(_RATES[-1], rate))


class Pyttsx3:
    """pyttsx3 in a child process, which is killed when it hangs and started again for the next line."""

    def __init__(
        self,
        rate: int = _NORMAL_RATE,
        command: Sequence[str] = (sys.executable, "-m", "voice.render_child"),
        seconds: float = SECONDS,
    ) -> None:
        self._rate = clamped(rate)
        self._command = command
        self._seconds = seconds
        self._child: subprocess.Popen[str] | None = None
        # The same voices as espeak-ng's own command, so either may stand in for the other.
        self.voice = f"espeak {self._rate}"

    def render(self, text: str, language: str, path: Path) -> None:
        """Write a WAV file; raises :class:`RenderError`."""
        job = {"text": text, "voice": _VOICES[language], "rate": self._rate, "path": str(path)}
        try:
            error = self._answer(self._running(), job)
        except (OSError, ValueError) as reason:
            self.close()
            raise RenderError(f"pyttsx3: {reason}") from reason
        if error or not path.exists():
            raise RenderError(f"pyttsx3: {error or 'wrote nothing'}")

    def close(self) -> None:
        """Kill the child."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            for pipe in (child.stdin, child.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]  # both are pipes
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(1)

    def _running(self) -> subprocess.Popen[str]:
        if self._child is None or self._child.poll() is not None:
            self.close()
            self._child = subprocess.Popen(  # noqa: S603 - our own module
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
            )
        return self._child

    def _answer(self, child: subprocess.Popen[str], job: Mapping[str, object]) -> str | None:
        if child.stdin is None or child.stdout is None:
            raise OSError("no pipes")
        child.stdin.write(json.dumps(job) + "\n")
        child.stdin.flush()
        if not select.select([child.stdout], [], [], self._seconds)[0]:
            raise OSError(f"no answer in {self._seconds:g} s")
        answer: str | None = json.loads(child.stdout.readline())["error"]
        return answer


class Command:
    """A command that reads the text and writes a WAV file; made from the language and the file's path."""

    def __init__(self, name: str, voice: str, command: Callable[[str, Path], Sequence[str]]) -> None:
        self._name = name
        self.voice = voice
        self._command = command

    def render(self, text: str, language: str, path: Path) -> None:
        """Write a WAV file; raises :class:`RenderError`."""
        try:
            subprocess.run(  # noqa: S603 - the text goes in by the pipe
                self._command(language, path),
                input=text,
                encoding="utf-8",
                timeout=SECONDS,
                check=True,
                capture_output=True,
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise RenderError(f"{self._name}: {error}") from error
        if not path.exists():
            raise RenderError(f"{self._name}: wrote nothing")

    def close(self) -> None:
        """Nothing runs between lines."""


def espeak(rate: int = _NORMAL_RATE) -> Command:
    """Return the ``espeak-ng`` command, for where pyttsx3 writes nothing."""
    words = clamped(rate)
    return Command(
        "espeak-ng",
        f"espeak {words}",
        lambda language, path: ("espeak-ng", "-v", _VOICES[language], "-s", f"{words}", "-w", f"{path}"),
    )


def rhvoice(rate: int = _NORMAL_RATE) -> Command:
    """Return RHVoice, whose Russian is far easier to follow; its voices are installed by hand."""
    percent = round(100 * clamped(rate) / _NORMAL_RATE)
    options = ("-r", f"{percent}", "-o")
    return Command(
        "RHVoice-test",
        f"rhvoice {percent}",
        lambda language, path: ("RHVoice-test", "-p", _RHVOICES[language], *options, f"{path}"),
    )


def engines(choice: str = "pyttsx3", rate: int = _NORMAL_RATE) -> tuple[Engine, ...]:
    """Return the engines to try in turn for ``pyttsx3``, ``espeak`` or ``rhvoice``; else ``ValueError``."""
    basic: tuple[Engine, ...] = (Pyttsx3(rate), espeak(rate))
    known = {"pyttsx3": basic, "espeak": basic[1:], "rhvoice": (rhvoice(rate), *basic)}
    if choice not in known:
        raise ValueError(f"unknown voice engine {choice!r}: one of {', '.join(known)}")
    return known[choice]
