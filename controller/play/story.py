"""The printed story of a simulated evening: what is said, done and answered, and why, in the game's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from controller import protocol
from controller.play.deeds import Deed
from controller.ports import Argument, Batch, Line, Origin, Signal, Words
from controller.reasons import Teller, why
from controller.rules.events import AnswerGiven, RoleChanged
from controller.rules.model import GameState, Reason, Seat

SAID, SHOWN, DONE, WHY = "—", "›", " ", "·"
"""The marks of the story's lines: the voice, the people, what comes of it, and why."""

_ANSWERS = frozenset(
    {
        *(Signal.YES, Signal.NO, Signal.SAME, Signal.DIFFERENT, Signal.BLOCKED),
        *(Signal.SHOWN, Signal.NOBODY, Signal.NOT_HOME, Signal.CROSSED),
    }
)
"""What a light says for the host."""
_NONE: Mapping[str, tuple[Reason, ...]] = MappingProxyType({})
_ON_THE_COURSE = {"pause", "resume", "repeat", "skip", "more", "undo"}
"""What the host does with the evening's course; all else shows by what comes of it."""


class Story:
    """Prints an evening as it goes, in the game's language. ``state`` gives the state of the moment."""

    def __init__(
        self, words: Words, language: str, state: Callable[[], GameState], write: Callable[[str], None]
    ) -> None:
        self._words = words
        self._language = language
        self._state = state
        self._write = write
        self._lit: dict[Seat, Signal] = {}

    def said(self, line: Line) -> None:
        """Print what the voice says."""
        self._write(f"{SAID} {_text(self._teller, line)}")

    def shown(self, deed: Deed) -> None:
        """Print what somebody does."""
        self._write(f"{SHOWN}   {_text(self._teller, deed_line(deed))}")

    def lit(self, signals: Mapping[Seat, Signal]) -> None:
        """Print what lights have begun to say for the host: an answer, or whom he names."""
        told = {seat: signal for seat, signal in signals.items() if signal in _ANSWERS}
        new = {seat: signal for seat, signal in told.items() if self._lit.get(seat) is not signal}
        self._lit = told
        named = tuple(sorted(seat for seat, signal in new.items() if signal is Signal.SHOWN))
        for seat, signal in sorted(new.items()):
            if signal is not Signal.SHOWN:
                self._write(f"{DONE}   {_text(self._teller, _light(seat, signal))}")
        if named:
            self._write(f"{DONE}   {_text(self._teller, Line('story-light-shown', {'seats': named}))}")

    def done(self, batch: Batch) -> None:
        """Print what has happened, each with why it came out so."""
        teller = self._teller
        override = batch.origin is Origin.HOST and batch.number > 1
        mark = f" ({_text(teller, Line('protocol-by-host'))})" if override else ""
        if batch.undo_from is not None:
            self._print(protocol.lines(batch), mark)
        said: set[Reason] = set()
        for event in batch.events:
            if isinstance(event, AnswerGiven):
                continue  # the lights have said so, when it was asked
            lines = protocol.lines(replace(batch, events=(event,)))
            reasons = [told for told in why((event,)) if not said.issuperset(told.reasons)]
            if isinstance(event, RoleChanged):
                reasons = [replace(told, line=lines[0]) for told in reasons]
            self._print(lines, mark, {_text(teller, told.line): told.reasons for told in reasons})
            said.update(reason for told in reasons for reason in told.reasons)

    def _print(
        self, lines: Iterable[Line], mark: str, reasons: Mapping[str, tuple[Reason, ...]] = _NONE
    ) -> None:
        """Print lines, each with its reasons below, and then what has reasons and no line of its own."""
        teller, left = self._teller, dict(reasons)
        for line in lines:
            text = _text(teller, line)
            self._write(f"{DONE}   {text}{mark}")
            self._because(left.pop(text, ()))
        for text, because in left.items():
            for reason in because:
                self._write(f"{WHY}     {text} {teller.reason(reason)} [{reason.clause}]")

    def _because(self, reasons: tuple[Reason, ...]) -> None:
        for reason in reasons:
            self._write(f"{WHY}     {self._teller.reason(reason)} [{reason.clause}]")

    @property
    def _teller(self) -> Teller:
        return Teller.of(self._words, self._language, self._state())


def deed_line(deed: Deed) -> Line:
    """Return what somebody does as a line of the catalogue."""
    verb, *rest = deed.words
    if deed.who is None:
        return Line(f"story-host-{verb}" if verb in _ON_THE_COURSE else "story-host-acts")
    args: dict[str, Argument] = {"seat": deed.who}
    if rest and rest[0].replace(" ", "").isdigit():
        args["seats"] = tuple(map(int, rest[0].split()))
    match verb, rest:
        case (("shows" | "nominates"), [_, "refused"]):
            return Line(f"story-{verb}-refused", args)
        case "thumb", [way]:
            return Line(f"story-thumb-{way}", args)
        case "presses", ["twice"]:
            return Line("story-presses-twice", args)
        case "names", [word]:
            return Line("story-names", {**args, "role": word})
        case "executes", [_]:
            return Line("story-executes-one", args)
        case _:
            return Line(f"story-{verb}", args)


def _light(seat: Seat, signal: Signal) -> Line:
    return Line(f"story-light-{signal.replace('_', '-')}", {"seat": seat})


def _text(teller: Teller, line: Line) -> str:
    """Return a line in words; one for which there are none by its key, so that the story goes on."""
    try:
        return teller.text(line)
    except KeyError:
        return line.key
