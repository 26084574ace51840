"""The process in which pyttsx3 runs: one JSON job a line in, ``{"error": …}`` a line out.

A process of its own because pyttsx3 may hang for ever and cannot be stopped; it is killed from outside. It
only writes files: pyttsx3 speaks only the last of several sentences and does not wait for the sound's end.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any, Final

_SECONDS: Final = 10.0
_TRIES: Final = 4
_HEADER_BYTES: Final = 44


def render(engine: Any, job: dict[str, Any]) -> str | None:
    """Write one file for ``text``, ``voice``, ``rate``, ``path``; return what went wrong or ``None``."""
    for _ in range(_TRIES):
        error = _render_once(engine, job)
        # About once in a hundred times pyttsx3 drops the sound on the way and writes a header alone.
        if error or Path(job["path"]).stat().st_size > _HEADER_BYTES:
            return error
    return "the file stayed empty"


def _render_once(engine: Any, job: dict[str, Any]) -> str | None:
    errors: list[str] = []
    finished = threading.Event()

    def end(name: object, *, completed: bool) -> None:  # noqa: ARG001 - pyttsx3 gives the name
        if completed:
            finished.set()

    listeners = [
        engine.connect("error", lambda name, exception: errors.append(str(exception))),  # noqa: ARG005
        engine.connect("finished-utterance", end),
    ]
    try:
        # An unknown voice is only an event, and the text is then read by the voice before.
        engine.setProperty("voice", job["voice"])
        engine.setProperty("rate", job["rate"])
        engine.save_to_file(job["text"], job["path"])
        engine.runAndWait()
        # A long text is still being written when runAndWait returns.
        if not finished.wait(_SECONDS):
            errors.append("never finished")
    finally:
        for listener in listeners:
            engine.disconnect(listener)
    return errors[0] if errors else None


def main() -> None:
    """Answer jobs until the other side hangs up."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", buffering=1)
    # pyttsx3 prints to where the answers go.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    import pyttsx3  # noqa: PLC0415 - what goes wrong here is an answer too, and printing is turned away first

    engine = pyttsx3.init("espeak")
    for line in sys.stdin:
        answers.write(json.dumps({"error": render(engine, json.loads(line))}) + "\n")
    # espeak may fail an assertion on the way out.
    os._exit(0)


if __name__ == "__main__":
    main()
