"""``mafia-table say``: hear one line, or keep it as a file."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from controller.ports import Line
from voice.asked import typed
from voice.engines import RenderError
from voice.level import Sound
from voice.places import evening_path
from voice.render import Renderer
from voice.sound import Sink, open_sink
from voice.speakable import words_only
from voice.words import Catalogue, LinesError


class SayError(RuntimeError):
    """The line cannot be said; the message says what to do."""


class AskedWrongly(SayError):
    """What was asked for cannot be understood, or its file cannot be made."""


async def say(
    words: Sequence[str],
    *,
    language: str = "ru",
    out: Path | None = None,
    sound: str = "auto",
    renderer: Renderer | None = None,
) -> str:
    """Speak a text, or a key of the catalogue with its arguments (``speech seat=3 seconds=60``).

    To ``out`` as a WAV file, else to ``sound`` (see :func:`voice.sound.open_sink`). Return what was said and
    where. Raises :class:`SayError`, and :class:`AskedWrongly` for a request that cannot be understood.
    """
    renderer = renderer or Renderer()
    try:
        text = _text(words, language)
        rendered = await renderer.render(text, language)
        if out is not None:
            _keep(rendered, out)
            return _written(text, rendered, out)
        return await _play(rendered, text, _sink(sound), language)
    except RenderError as error:
        raise SayError(f"no voice: {error}. Install it with: sudo apt install espeak-ng") from error
    except LinesError as error:
        raise SayError(str(error)) from error
    finally:
        await renderer.close()


async def _play(rendered: Sound, text: str, sink: Sink, language: str) -> str:
    await sink.play(rendered, text)
    await sink.close()
    if sink.trouble is None:
        return text
    note = Catalogue().text(Line(sink.trouble), language)
    if sink.trouble == "trouble-voice-file":
        return f"{_written(text, rendered, evening_path())}\n{note}"
    raise SayError(note)


def _written(text: str, rendered: Sound, path: Path) -> str:
    return f"{text} -> {path} ({rendered.seconds:.1f} s)"


def _sink(sound: str) -> Sink:
    try:
        return open_sink(sound)
    except ValueError as error:
        raise AskedWrongly(str(error)) from error


def _keep(rendered: Sound, out: Path) -> None:
    """Copy the sound; raise :class:`AskedWrongly`, saying what to do, where it cannot be written."""
    if not out.parent.is_dir():
        raise AskedWrongly(f"{out}: there is no folder {out.parent}; make it, or name another file")
    if out.is_dir():
        raise AskedWrongly(f"{out}: this is a folder; name a file in it, such as {out / 'line.wav'}")
    try:
        shutil.copyfile(rendered.path, out)
    except PermissionError as error:
        raise AskedWrongly(f"{out}: it may not be written by you; name another file") from error
    except OSError as error:
        raise SayError(
            f"{out}: it cannot be written: {error.strerror or error}; name another file"
        ) from error


def _text(words: Sequence[str], language: str) -> str:
    catalogue = Catalogue()
    if language not in catalogue.languages:
        raise AskedWrongly(f"unknown language {language!r}: one of {', '.join(catalogue.languages)}")
    pairs = [(name, value) for name, equals, value in (word.partition("=") for word in words[1:]) if equals]
    if words[0] in catalogue.keys() and len(pairs) == len(words) - 1:  # noqa: SIM118 - not a mapping
        return _line(words[0], pairs, catalogue, language)
    text = words_only(" ".join(words), language)
    if not any(character.isalpha() for character in text):
        raise AskedWrongly("nothing to say: write some words")
    return text


def _line(key: str, pairs: Sequence[tuple[str, str]], catalogue: Catalogue, language: str) -> str:
    try:
        arguments = typed(pairs, catalogue.needs(key), catalogue.roles)
    except ValueError as error:
        raise AskedWrongly(f"{key}: {error}") from error
    return catalogue.speech(Line(key, arguments), language)
