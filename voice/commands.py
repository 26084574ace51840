"""``mafia-table say``: hear one line, or keep it as a file."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from controller.ports import Argument, Line
from voice.engines import RenderError
from voice.render import Renderer
from voice.sound import open_sink
from voice.speakable import words_only
from voice.words import Catalogue, LinesError


class SayError(RuntimeError):
    """The line cannot be said; the message says what to do."""


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
    where. Raises :class:`SayError`.
    """
    renderer = renderer or Renderer()
    try:
        text = _text(words, language)
        if not any(character.isalpha() for character in text):
            raise SayError("nothing to say")
        rendered = await renderer.render(text, language)
        if out is not None:
            shutil.copyfile(rendered.path, out)
            return f"{text} -> {out} ({rendered.seconds:.1f} s)"
        sink = open_sink(sound)
        await sink.play(rendered, text)
        await sink.close()
        note = "" if sink.trouble is None else Catalogue().text(Line(sink.trouble), language)
        if sink.trouble == "trouble-voice-sound":
            raise SayError(note)
    except RenderError as error:
        raise SayError(f"no voice: {error}. Install it with: sudo apt install espeak-ng") from error
    except (LinesError, OSError, ValueError) as error:
        raise SayError(str(error)) from error
    else:
        return f"{text}\n{note}".rstrip()
    finally:
        await renderer.close()


def _text(words: Sequence[str], language: str) -> str:
    catalogue = Catalogue()
    if language not in catalogue.languages:
        raise SayError(f"unknown language {language!r}: one of {', '.join(catalogue.languages)}")
    arguments = [word.split("=", 1) for word in words[1:]]
    if words[0] in catalogue.keys() and all(len(pair) == 2 for pair in arguments):  # noqa: PLR2004, SIM118
        return catalogue.speech(
            Line(words[0], {name: _argument(value) for name, value in arguments}), language
        )
    return words_only(" ".join(words), language)


def _argument(value: str) -> Argument:
    items = value.split(",")
    numbers = tuple(int(item) for item in items if item.isdecimal())
    if len(numbers) != len(items):
        return tuple(items) if len(items) > 1 else value
    return numbers if len(items) > 1 else numbers[0]
