"""One player's choice: numbers shown, echoed, confirmed or corrected, and a word beside them. Pure.

By hand: a number is echoed on the target's light; thumb up or one press confirms, thumb down or another number
corrects; thumb down or two presses before any number pass. By button alone: as many presses as the number, a long
press confirms it; a long press without a number passes. Several numbers are shown one after another. Where a choice
names nobody, thumb up or one press makes it.

A word comes after the numbers. Of two, thumb up or one press is the first, thumb down or two presses the second; of
more, thumb up or a press is the one that is being called.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from controller.ports import Gesture, Press, Reading, Signal
from controller.rules.model import Seat

HOLD_SECONDS = 0.8
"""A press this long is a long one."""

TAP_PAUSE_SECONDS = 2.5
"""After a longer pause a press begins a new number."""

DOUBLE_TAP_SECONDS = 1.0
"""Two presses within this time are one sign."""

LOOK_SECONDS = 0.7
"""Nobody takes in an unexpected light sooner: a press right after an echo has changed was meant for the one before."""

TWO_WORDS = 2
"""So many words are told apart by the thumb; more are called one by one."""


class ChoiceState(StrEnum):
    """How far a choice is."""

    WAITING = "waiting"
    ECHO = "echo"
    UNCLEAR = "unclear"
    REFUSED = "refused"
    WORD = "word"
    """All numbers are confirmed, the word is awaited."""
    CONFIRMED = "confirmed"
    PASSED = "passed"


_SIGNALS = {
    ChoiceState.WAITING: Signal.AWAKE,
    ChoiceState.ECHO: Signal.AWAKE,
    ChoiceState.UNCLEAR: Signal.UNCLEAR,
    ChoiceState.REFUSED: Signal.REFUSED,
    ChoiceState.WORD: Signal.ASKED,
    ChoiceState.CONFIRMED: Signal.CONFIRMED,
    ChoiceState.PASSED: Signal.CONFIRMED,
}


@dataclass
class Choice:
    """What one actor has shown so far.

    ``allowed`` says whether the rules let him name a seat, after the ``numbers`` he has confirmed already.
    """

    allowed: Callable[[Seat], bool]
    may_pass: bool = True
    pass_ends: bool = True
    """Whether nothing can be shown after a pass."""
    least: int = 1
    most: int = 1
    """How many numbers make a choice."""
    words: tuple[str, ...] = ()
    """The words one of which is named after the numbers."""
    state: ChoiceState = ChoiceState.WAITING
    candidate: Seat | None = None
    """The number that was shown last."""
    numbers: tuple[Seat, ...] = ()
    """The numbers that are confirmed."""
    word: str | None = None
    called: str | None = None
    """Which of many words is being called now."""
    called_at: float = float("-inf")
    """When it began to be called."""
    called_before: str | None = None
    """Which word was called before that."""
    answer: Signal | None = None
    """What his own light says for the host."""
    _down_at: float | None = field(default=None, repr=False)
    _taps: int = field(default=0, repr=False)
    _last_tap: float = field(default=float("-inf"), repr=False)
    _changed_at: float = field(default=float("-inf"), repr=False)
    """When another number took the place of one that was echoed."""

    @property
    def open(self) -> bool:
        """Whether something can still be shown."""
        return self.state is not ChoiceState.CONFIRMED and not (
            self.pass_ends and self.state is ChoiceState.PASSED
        )

    @property
    def undecided(self) -> bool:
        """Whether neither a choice has been made nor a pass."""
        return self.state not in {ChoiceState.CONFIRMED, ChoiceState.PASSED}

    @property
    def begun(self) -> bool:
        """Whether something of it has been shown."""
        return self.state is not ChoiceState.WAITING or bool(self.numbers)

    @property
    def shown(self) -> tuple[Seat, ...]:
        """The seats that light up for it: those confirmed and the one that is echoed."""
        if self.candidate is None or self.candidate in self.numbers:
            return self.numbers
        return (*self.numbers, self.candidate)

    @property
    def signal(self) -> Signal:
        """What the actor's own light says."""
        return self.answer or _SIGNALS[self.state]

    @property
    def due(self) -> float | None:
        """When presses that may be one sign or two are over, seconds of the clock; ``None``: none are waited for."""
        waits = self.state is ChoiceState.WORD and self._taps and len(self.words) == TWO_WORDS
        return self._last_tap + DOUBLE_TAP_SECONDS if waits else None

    def call(self, word: str, at: float) -> None:
        """Take note that one of many words is being called from now on."""
        self.called_before, self.called, self.called_at = self.called, word, at

    def read(self, reading: Reading, at: float = float("-inf")) -> None:
        """Take what the camera read, ``at`` a time of the clock."""
        if reading.gesture is Gesture.THUMB_UP:
            self.confirm(reading.since)
        elif reading.gesture is Gesture.THUMB_DOWN:
            self.correct()
        elif reading.number is not None:
            if self.state is ChoiceState.ECHO and self.candidate != reading.number:
                self._changed_at = at
            self.show(Seat(reading.number))
        elif self.undecided and self.state not in {ChoiceState.ECHO, ChoiceState.WORD}:
            self.state = ChoiceState.UNCLEAR

    def show(self, seat: Seat) -> None:
        """Echo a seat, or refuse it."""
        if not self.open or self.most == 0:
            return
        if self.state is ChoiceState.WORD:
            self.numbers = ()
        legal = self.allowed(seat)
        self.candidate = seat if legal else None
        self.state = ChoiceState.ECHO if legal else ChoiceState.REFUSED

    def confirm(self, since: float = float("inf")) -> None:
        """Make the echoed seat count, or what is asked after it; nothing without one.

        Of many words it means the one that was called when the sign began, ``since``.
        """
        if self.state is ChoiceState.ECHO and self.candidate is not None:
            self.numbers = (*self.numbers, self.candidate)
            self._go_on(whole=len(self.numbers) >= self.most)
        elif self.state is ChoiceState.WORD:
            called = self.called if since >= self.called_at else self.called_before
            self._say(self.words[0] if len(self.words) == TWO_WORDS else called)
        elif self.open and (self._enough or self.most == 0):
            self._go_on(whole=True)

    @property
    def _enough(self) -> bool:
        """Whether the confirmed numbers would do."""
        return bool(self.numbers) and self.least <= len(self.numbers)

    def _go_on(self, *, whole: bool) -> None:
        self._taps = 0
        if not whole:
            self.candidate, self.state = None, ChoiceState.WAITING
        elif self.words:
            self.state, self._last_tap = ChoiceState.WORD, float("-inf")
        else:
            self.state = ChoiceState.CONFIRMED

    def _say(self, word: str | None) -> None:
        if word is not None:
            self.word, self.state = word, ChoiceState.CONFIRMED

    def correct(self) -> None:
        """Take the last number back; before any was shown this passes. Of two words it is the second."""
        if self.state is ChoiceState.WORD and len(self.words) == TWO_WORDS:
            self._say(self.words[1])
        elif self.state is ChoiceState.ECHO:
            self.candidate, self.state = None, ChoiceState.WAITING
        elif self.numbers and self.undecided:
            self.numbers, self.candidate, self.state = self.numbers[:-1], None, ChoiceState.WAITING
        else:
            self.decline()

    def decline(self) -> None:
        """Choose nobody, where that is possible."""
        if self.open and self.may_pass:
            self.candidate, self.numbers, self.state = None, (), ChoiceState.PASSED

    def refuse(self) -> None:
        """Take back what no longer is allowed."""
        self.reopen()
        self.state = ChoiceState.REFUSED

    def settle(self, targets: tuple[Seat, ...] | None, word: str | None = None) -> None:
        """Take over what counts now, from the player himself or from the host; ``None``: he passed."""
        self.numbers, self.word = targets or (), word
        self.candidate = targets[-1] if targets else None
        self.state = ChoiceState.PASSED if targets is None else ChoiceState.CONFIRMED

    def reopen(self) -> None:
        """Let another choice be shown: what counted was taken back."""
        self.candidate, self.numbers, self.word, self.answer = None, (), None, None
        self.state, self._taps = ChoiceState.WAITING, 0

    def forget(self) -> None:
        """Forget a number that was shown and not confirmed: the time is over."""
        self.candidate = None
        self.numbers = ()

    def let_go(self) -> None:
        """Forget a button that is down; its letting go means nothing."""
        self._down_at = None

    def press(self, press: Press, *, by_button: bool) -> None:
        """Take a change of the actor's own button; ``by_button``: the number comes by presses, not by hand."""
        if press.down:
            self._down_at = press.at
        elif self._down_at is not None:
            down_at, self._down_at = self._down_at, None
            long = press.at - down_at >= HOLD_SECONDS
            if self.state is ChoiceState.ECHO and down_at < self._changed_at + LOOK_SECONDS:
                return
            if self.state is ChoiceState.WORD or (self.most == 0 and self.open):
                self._press_word(press.at)
            else:
                (self._enter if by_button else self._beside_hand)(press.at, long=long)

    def wait_over(self) -> None:
        """Take a single press for one sign: the time in which a second one could follow is over."""
        if self.due is not None:
            self._say(self.words[0])

    def _press_word(self, at: float) -> None:
        if self.state is not ChoiceState.WORD or len(self.words) != TWO_WORDS:
            self.confirm()
        elif at - self._last_tap <= DOUBLE_TAP_SECONDS:
            self._say(self.words[1])
        else:
            self._taps, self._last_tap = 1, at

    def _beside_hand(self, at: float, *, long: bool) -> None:
        if self.state is ChoiceState.ECHO or self._enough:
            self.confirm()
            self._last_tap = float("-inf")
            return
        if not long and at - self._last_tap <= DOUBLE_TAP_SECONDS:
            self.decline()
        self._last_tap = at

    def _enter(self, at: float, *, long: bool) -> None:
        if long:
            self._confirm_taps()
            return
        self._taps = self._taps + 1 if at - self._last_tap <= TAP_PAUSE_SECONDS else 1
        self._last_tap = at
        if self.open:
            legal = self.allowed(Seat(self._taps))
            self.candidate = Seat(self._taps) if legal else None
            self.state = ChoiceState.ECHO if legal else ChoiceState.WAITING

    def _confirm_taps(self) -> None:
        if not self._taps:
            (self.confirm if self._enough else self.decline)()
        elif self.state is ChoiceState.ECHO:
            self.confirm()
        elif self.open:
            self.state = ChoiceState.REFUSED
        self._taps = 0
