"""The printed story of a simulated evening: what is said, done and answered, and why."""

from __future__ import annotations

from collections.abc import Callable

from controller import protocol
from controller.play.script import Deed
from controller.ports import Batch, Line, Origin, Words
from controller.rules.model import GameState

SAID, SHOWN, DONE, WHY = "—", "›", " ", "·"
"""The marks of the story's lines: the voice, the people, what comes of it, and why."""


class Story:
    """Prints an evening as it goes, in the game's language. ``state`` gives the state of the moment."""

    def __init__(
        self, words: Words, language: str, state: Callable[[], GameState], write: Callable[[str], None]
    ) -> None:
        self._words = words
        self._language = language
        self._state = state
        self._write = write

    def said(self, line: Line) -> None:
        """Print what the voice says."""
        self._write(f"{SAID} {self._text(line)}")

    def shown(self, deed: Deed) -> None:
        """Print what somebody does, in the script's own words."""
        self._write(f"{SHOWN}   {deed.who or 'host'} {' '.join(deed.words)}")

    def done(self, batch: Batch) -> None:
        """Print what has happened, and why it came out so."""
        override = batch.origin is Origin.HOST and batch.number > 1
        mark = f" ({self._text(Line('protocol-by-host'))})" if override else ""
        for line in protocol.lines(batch):
            self._write(f"{DONE}   {self._text(line)}{mark}")
        for line, clauses in protocol.reasons(batch):
            for clause in clauses:
                self._write(f"{WHY}     {self._text(line)} {self._clause(clause)}")

    def _clause(self, clause: str) -> str:
        ruleset = self._state().ruleset
        return f"{self._text(Line(f'{ruleset.id}-{clause}'))} [{clause}]" if ruleset else clause

    def _text(self, line: Line) -> str:
        try:
            return self._words.text(line, self._language)
        except KeyError:
            return line.key
