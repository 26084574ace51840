"""Asks those who are awake for a seat: hands by the camera, buttons beside it or instead of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from controller.director.choice import Choice
from controller.director.stage import Stage
from controller.ports import Gesture, Press, Reading, Signal
from controller.rules.errors import IllegalAction
from controller.rules.model import Answer, Seat

Decided = Callable[[Seat, Seat | None], Awaitable[None]]
"""Called once for each choice: who, and whom he chose (``None``: he passed)."""

_ANSWERS = {
    Answer.YES: Signal.YES,
    Answer.NO: Signal.NO,
    Answer.SAME: Signal.SAME,
    Answer.DIFFERENT: Signal.DIFFERENT,
    Answer.BLOCKED: Signal.BLOCKED,
}


class Asking:
    """One question to one or more awake players, until cancelled.

    ``choices`` by seat, the most senior first: a hand that the camera cannot tell apart (one camera in front of
    several awake players) is the most senior's. ``lit`` is how many seconds an answer stays on a light.
    """

    def __init__(
        self,
        stage: Stage,
        choices: Mapping[Seat, Choice],
        decided: Decided,
        *,
        numbers: frozenset[int],
        lit: float,
        night: bool,
    ) -> None:
        self.choices = dict(choices)
        self._stage = stage
        self._decided = decided
        self._numbers = numbers
        self._lit = lit
        self._night = night
        self._dark: set[Seat] = set()
        self._settled = {seat for seat, choice in choices.items() if not choice.open}

    async def run(self) -> None:
        """Listen to hands and buttons until cancelled."""
        self.show()
        async with asyncio.TaskGroup() as listeners:
            listeners.create_task(self._hands())
            listeners.create_task(self._buttons())

    def show(self) -> None:
        """Light what each has shown: on his own light how far he is, on the target's light the echo."""
        self._stage.choices = self.choices
        seen = {seat: choice for seat, choice in self.choices.items() if seat not in self._dark}
        echoes = {choice.candidate: Signal.ECHO for choice in seen.values() if choice.candidate is not None}
        own = {seat: self._own_signal(choice) for seat, choice in seen.items()}
        answers = {seat: signal for seat, signal in own.items() if not self.choices[seat].open}
        self._stage.light({**own, **echoes, **answers}, night=self._night)

    def drop(self, seat: Seat) -> None:
        """Ask somebody no more: he has left the game."""
        if self.choices.pop(seat, None) is not None:
            self.show()

    def settle(self, seat: Seat, target: Seat | None) -> None:
        """Take note that a choice counts, the player's own or the host's for him."""
        choice = self.choices.get(seat)
        if choice is not None:
            choice.settle(target)
            self._settled.add(seat)
            asyncio.get_running_loop().call_later(self._lit, self._put_out, seat)
            self.show()

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Show the answer on the asker's own light."""
        choice = self.choices.get(seat)
        if choice is not None:
            choice.answer = _ANSWERS.get(answer)
            self._dark.discard(seat)
            self.show()

    def close(self) -> None:
        """Take nothing more from anybody; what has just been answered stays lit for its time."""
        self._dark |= {seat for seat, choice in self.choices.items() if choice.open}
        self.show()

    def _put_out(self, seat: Seat) -> None:
        if self._stage.choices is self.choices:
            self._dark.add(seat)
            self.show()

    def _own_signal(self, choice: Choice) -> Signal:
        return choice.signal if self._night or choice.signal is not Signal.AWAKE else Signal.VOTING

    async def _hands(self) -> None:
        gestures = (Gesture.THUMB_UP, Gesture.THUMB_DOWN)
        async with self._stage.io.reader.watch(tuple(self.choices), self._numbers, gestures) as readings:
            async for reading in readings:
                await self._take_reading(reading)

    async def _take_reading(self, reading: Reading) -> None:
        seat = reading.seat if reading.seat is not None else next(iter(self.choices), None)
        choice = self.choices.get(seat) if seat is not None else None
        if seat is None or choice is None or self._stage.paused:
            return
        choice.read(reading)
        await self._after(seat, choice)

    async def _buttons(self) -> None:
        async for press in self._stage.io.buttons.presses():
            if press.seat is not None and not self._stage.paused:
                await self._take_press(press.seat, press)

    async def _take_press(self, seat: Seat, press: Press) -> None:
        choice = self.choices.get(seat)
        if choice is not None:
            choice.press(press, by_button=self._stage.io.reader.trouble is not None)
            await self._after(seat, choice)

    async def _after(self, seat: Seat, choice: Choice) -> None:
        self.show()
        if choice.open or seat in self._settled:
            return
        self._settled.add(seat)
        try:
            await self._decided(seat, choice.candidate)
        except IllegalAction:
            # Meanwhile the host has changed what is allowed.
            self._settled.discard(seat)
            choice.refuse()
            self.show()
