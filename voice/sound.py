"""Where the voice goes: the sound card, a file, or nowhere. Each takes as long as the sound lasts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final, Protocol

from voice.card import CardSink
from voice.evening import FileSink
from voice.level import Sound
from voice.places import evening_path

_CARDS: Final = Path("/proc/asound/pcm")


class Sink(Protocol):
    """What sound goes to."""

    trouble: str | None
    """Why nothing is heard (a key of the catalogue), ``None`` when all is well."""

    async def play(self, sound: Sound, words: str) -> None:
        """Return when the sound is over or could not be heard for that long. Never raises.

        Cancelling stops the sound at once.
        """
        ...

    async def close(self) -> None:
        """End what runs."""
        ...


class QuietSink:
    """No sound at all."""

    def __init__(self) -> None:
        self.trouble: str | None = None

    async def play(self, sound: Sound, words: str) -> None:  # noqa: ARG002 - nobody hears them
        """Take as long as the sound."""
        await asyncio.sleep(sound.seconds)

    async def close(self) -> None:
        """Nothing runs."""


class AutoSink:
    """The sound card whenever there is one, else a file; looked for before every line."""

    def __init__(self, card: Sink, file: Sink, cards: Path = _CARDS) -> None:
        self.trouble: str | None = None
        self._card = card
        self._file = file
        self._cards = cards

    async def play(self, sound: Sound, words: str) -> None:
        """Play it where it can be heard."""
        present = self._card_present()
        sink = self._card if present else self._file
        await sink.play(sound, words)
        self.trouble = sink.trouble or (None if present else "trouble-voice-file")

    async def close(self) -> None:
        """End both."""
        await self._card.close()
        await self._file.close()

    def _card_present(self) -> bool:
        try:
            return "playback" in self._cards.read_text(encoding="utf-8")
        except OSError:
            return False


def open_sink(spec: str = "auto") -> Sink:
    """Return the sink for ``auto``, ``card``, ``card:NAME``, ``file:PATH`` or ``none``; else ``ValueError``.

    ``NAME`` is a card's or an ALSA device's name as ``aplay -L`` lists it. ``auto`` writes to
    :func:`voice.places.evening_path` while there is no sound card.
    """
    kind, _, detail = spec.partition(":")
    if spec == "auto":
        return AutoSink(CardSink(), FileSink(evening_path()))
    if spec == "card":
        return CardSink()
    if kind == "card" and detail:
        return CardSink(("aplay", "-q", "-D", detail if ":" in detail else f"plughw:CARD={detail}"))
    if kind == "file" and detail:
        return FileSink(Path(detail).expanduser())
    if spec == "none":
        return QuietSink()
    raise ValueError(f"unknown sound output {spec!r}: auto, card, card:NAME, file:PATH or none")
