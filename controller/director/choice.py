"""One player's choice of a seat: shown, echoed, confirmed or corrected. Pure.

By hand: a number is echoed on the target's light; thumb up or one press confirms, thumb down or another number
corrects; thumb down or two presses before any number pass. By button alone: as many presses as the number, a long
press confirms it; a long press without a number passes.
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


class ChoiceState(StrEnum):
    """How far a choice is."""

    WAITING = "waiting"
    ECHO = "echo"
    UNCLEAR = "unclear"
    REFUSED = "refused"
    CONFIRMED = "confirmed"
    PASSED = "passed"


_SIGNALS = {
    ChoiceState.WAITING: Signal.AWAKE,
    ChoiceState.ECHO: Signal.AWAKE,
    ChoiceState.UNCLEAR: Signal.UNCLEAR,
    ChoiceState.REFUSED: Signal.REFUSED,
    ChoiceState.CONFIRMED: Signal.CONFIRMED,
    ChoiceState.PASSED: Signal.CONFIRMED,
}


@dataclass
class Choice:
    """What one actor has shown so far. ``allowed`` says whether the rules let him name a seat."""

    allowed: Callable[[Seat], bool]
    may_pass: bool = True
    pass_ends: bool = True
    """Whether nothing can be shown after a pass."""
    state: ChoiceState = ChoiceState.WAITING
    candidate: Seat | None = None
    answer: Signal | None = None
    """What his own light says to a confirmed choice, where there is an answer."""
    _down_at: float | None = field(default=None, repr=False)
    _taps: int = field(default=0, repr=False)
    _last_tap: float = field(default=float("-inf"), repr=False)

    @property
    def open(self) -> bool:
        """Whether something can still be shown."""
        return self.state is not ChoiceState.CONFIRMED and not (
            self.pass_ends and self.state is ChoiceState.PASSED
        )

    @property
    def undecided(self) -> bool:
        """Whether neither a seat nor a pass has been decided on."""
        return self.state not in {ChoiceState.CONFIRMED, ChoiceState.PASSED}

    @property
    def signal(self) -> Signal:
        """What the actor's own light says."""
        return self.answer or _SIGNALS[self.state]

    def read(self, reading: Reading) -> None:
        """Take what the camera read."""
        if reading.gesture is Gesture.THUMB_UP:
            self.confirm()
        elif reading.gesture is Gesture.THUMB_DOWN:
            self.correct()
        elif reading.number is not None:
            self.show(Seat(reading.number))
        elif self.undecided and self.state is not ChoiceState.ECHO:
            self.state = ChoiceState.UNCLEAR

    def show(self, seat: Seat) -> None:
        """Echo a seat, or refuse it."""
        if not self.open:
            return
        legal = self.allowed(seat)
        self.candidate = seat if legal else None
        self.state = ChoiceState.ECHO if legal else ChoiceState.REFUSED

    def confirm(self) -> None:
        """Make the echoed seat count; nothing without one."""
        if self.state is ChoiceState.ECHO:
            self.state = ChoiceState.CONFIRMED

    def correct(self) -> None:
        """Take the echoed seat back; before any number was shown this passes."""
        if self.state is ChoiceState.ECHO:
            self.candidate, self.state = None, ChoiceState.WAITING
        else:
            self.decline()

    def decline(self) -> None:
        """Choose nobody, where that is possible."""
        if self.open and self.may_pass:
            self.candidate, self.state = None, ChoiceState.PASSED

    def refuse(self) -> None:
        """Take back what no longer is allowed."""
        self.candidate, self.state = None, ChoiceState.REFUSED

    def settle(self, target: Seat | None) -> None:
        """Take over what counts now, from the player himself or from the host."""
        self.candidate = target
        self.state = ChoiceState.PASSED if target is None else ChoiceState.CONFIRMED

    def reopen(self) -> None:
        """Let another seat be shown: what counted was taken back."""
        self.candidate, self.answer, self.state = None, None, ChoiceState.WAITING

    def let_go(self) -> None:
        """Forget a button that is down; its letting go means nothing."""
        self._down_at = None

    def press(self, press: Press, *, by_button: bool) -> None:
        """Take a change of the actor's own button; ``by_button``: the number comes by presses, not by hand."""
        if press.down:
            self._down_at = press.at
        elif self._down_at is not None:
            long = press.at - self._down_at >= HOLD_SECONDS
            self._down_at = None
            (self._enter if by_button else self._beside_hand)(press.at, long=long)

    def _beside_hand(self, at: float, *, long: bool) -> None:
        if self.state is ChoiceState.ECHO:
            self.confirm()
        elif not long and at - self._last_tap <= DOUBLE_TAP_SECONDS:
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
            self.decline()
        elif self.state is ChoiceState.ECHO:
            self.confirm()
        elif self.open:
            self.state = ChoiceState.REFUSED
        self._taps = 0
