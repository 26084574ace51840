"""Asks those who are awake for a seat: hands by the camera, buttons beside it or instead of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from controller.director.choice import Choice, ChoiceState
from controller.director.stage import Stage
from controller.director.tasks import meanwhile
from controller.ports import Gesture, Press, Reading, Signal
from controller.rules.errors import IllegalAction
from controller.rules.model import Answer, Seat


class Overtaken(RuntimeError):
    """What asked for an action is over: an undo came first."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of everybody in one call."""

    choice: Callable[[Seat], Choice]
    """Return a seat's choice, already made where it counts already."""
    decided: Callable[[Seat, Seat | None], Awaitable[None]]
    """Is told who chose whom (``None``: he passed)."""
    numbers: frozenset[int]
    """The numbers that can be shown."""
    lit: float
    """How many seconds an answer stays on a light."""
    night: bool


ANSWERS = {
    Answer.YES: Signal.YES,
    Answer.NO: Signal.NO,
    Answer.SAME: Signal.SAME,
    Answer.DIFFERENT: Signal.DIFFERENT,
    Answer.BLOCKED: Signal.BLOCKED,
}
"""What a light says for the host."""


class Asking:
    """One question to one or more awake players, until cancelled. ``seats``: the most senior first.

    A hand that the camera cannot tell apart (one camera in front of several awake players) is the most senior's who
    has not decided yet, until another of them claims it by his button.
    """

    def __init__(self, stage: Stage, question: Question, seats: Collection[Seat]) -> None:
        self.choices = {seat: question.choice(seat) for seat in seats}
        self._stage = stage
        self._question = question
        self._decided = {seat: choice.state for seat, choice in self.choices.items() if not choice.undecided}
        self._dark: set[Seat] = set()
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._claimable: Seat | None = None
        self._asked_others = asyncio.Event()

    async def run(self) -> None:
        """Listen to hands and buttons until cancelled."""
        for seat in self._decided:
            self._put_out_later(seat)
        while True:
            self.show()
            self._asked_others.clear()
            async with meanwhile(self._hands(), self._buttons()):
                await self._asked_others.wait()

    # ------------------------------------------------------------ lights

    def show(self) -> None:
        """Light what each has shown: on his own light how far he is, on the target's light the echo."""
        self._stage.choices = self.choices
        own = {seat: self._own(choice) for seat, choice in self.choices.items() if seat not in self._dark}
        echoes = {
            choice.candidate: Signal.ECHO
            for seat, choice in self.choices.items()
            if choice.candidate is not None and (seat not in self._dark or self._others_choose(seat))
        }
        answers = {seat: signal for seat, signal in own.items() if not self.choices[seat].undecided}
        self._stage.light({**own, **echoes, **answers}, night=self._question.night)

    def close(self) -> None:
        """Take nothing more from anybody; what has just been answered stays lit for its time."""
        self._dark |= {seat for seat, choice in self.choices.items() if choice.undecided}
        for choice in self.choices.values():
            if choice.undecided:
                choice.candidate = None
        self.show()

    def _others_choose(self, seat: Seat) -> bool:
        """Whether somebody else of the call still wants to see what this one chose."""
        return any(
            choice.undecided for other, choice in self.choices.items() if other not in {seat, *self._dark}
        )

    def _own(self, choice: Choice) -> Signal:
        return choice.signal if self._question.night or choice.signal is not Signal.AWAKE else Signal.VOTING

    def _put_out_later(self, seat: Seat) -> None:
        self._dark.discard(seat)
        if seat in self._timers:
            self._timers[seat].cancel()
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self._question.lit, self._put_out, seat)

    def _put_out(self, seat: Seat) -> None:
        choice = self.choices.get(seat)
        if self._stage.choices is self.choices and choice is not None and not choice.undecided:
            self._dark.add(seat)
            self.show()

    # ------------------------------------------------------------ what the host does meanwhile

    def ask(self, seats: Collection[Seat]) -> None:
        """Ask these from now on: somebody has left, or is somebody else than was thought."""
        if tuple(seats) == tuple(self.choices):
            return
        self.choices = {seat: self.choices.get(seat) or self._question.choice(seat) for seat in seats}
        self._asked_others.set()
        self.show()

    def settle(self, seat: Seat, target: Seat | None) -> None:
        """Take note that a choice counts, the player's own or the host's for him; ``None`` takes it back."""
        choice = self.choices.get(seat)
        if choice is None:
            return
        if target is None:
            choice.reopen()
            self._decided.pop(seat, None)
            self._dark.discard(seat)
        else:
            choice.settle(target)
            self._decided[seat] = choice.state
            self._put_out_later(seat)
        self.show()

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Show the answer on the asker's own light."""
        choice = self.choices.get(seat)
        if choice is not None:
            choice.answer = ANSWERS.get(answer)
            self._put_out_later(seat)
            self.show()

    # ------------------------------------------------------------ hands and buttons

    async def _hands(self) -> None:
        gestures = (Gesture.THUMB_UP, Gesture.THUMB_DOWN)
        numbers = self._question.numbers
        while True:
            await self._stage.running()
            with self._stage.watching():
                async with self._stage.io.reader.watch(tuple(self.choices), numbers, gestures) as readings:
                    async for reading in readings:
                        if self._stage.paused:
                            break  # look anew after the pause: the hand may still be there
                        await self._take_reading(reading)

    async def _take_reading(self, reading: Reading) -> None:
        seat = self._speaker() if reading.seat is None else reading.seat
        if seat is None or seat not in self.choices:
            return
        self.choices[seat].read(reading)
        self._claimable = seat if reading.seat is None else None
        await self._after(seat)

    def _speaker(self) -> Seat | None:
        """Return whose a hand is that could be anybody's: the most senior who has not decided, else the most senior."""
        undecided = (seat for seat, choice in self.choices.items() if choice.undecided)
        return next(undecided, next(iter(self.choices), None))

    async def _buttons(self) -> None:
        async for press in self._stage.io.buttons.presses():
            if press.seat is not None and press.seat in self.choices:
                await self._take_press(press.seat, press)

    async def _take_press(self, seat: Seat, press: Press) -> None:
        choice = self.choices[seat]
        if self._stage.paused:
            choice.let_go()
            return
        if press.down:
            self._claim(seat)
        choice.press(press, by_button=self._stage.io.reader.trouble is not None)
        await self._after(seat)

    def _claim(self, seat: Seat) -> None:
        """Let a press say that the hand which the camera could not tell apart was one's own."""
        owner = self._claimable
        if owner is None or owner == seat or owner not in self.choices:
            return
        shown = self.choices[owner]
        if shown.state is ChoiceState.ECHO and shown.candidate is not None and self.choices[seat].undecided:
            self.choices[seat].show(shown.candidate)
            shown.reopen()
            self._claimable = None

    async def _after(self, seat: Seat) -> None:
        choice = self.choices[seat]
        if choice.undecided:
            self._dark.discard(seat)
            self._decided.pop(seat, None)
        self.show()
        if choice.undecided or self._decided.get(seat) is choice.state:
            return
        self._decided[seat] = choice.state
        self._put_out_later(seat)
        try:
            await self._question.decided(seat, choice.candidate)
        except (IllegalAction, Overtaken):
            # Meanwhile the host has changed what is allowed.
            self._decided.pop(seat, None)
            choice.refuse()
            self.show()
