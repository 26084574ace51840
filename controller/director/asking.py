"""Asks those who are awake for a seat: hands by the camera, buttons beside it or instead of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass

from controller.director.answers import Told
from controller.director.choice import Choice, ChoiceState
from controller.director.stage import Stage
from controller.director.tasks import meanwhile
from controller.ports import Gesture, Press, Reading, Signal
from controller.rules.errors import IllegalAction
from controller.rules.model import Seat


class Overtaken(RuntimeError):
    """What asked for an action is over: an undo came first."""


def _nothing() -> Mapping[Seat, Told]:
    return {}


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of everybody in one call."""

    choice: Callable[[Seat], Choice]
    """Return a seat's choice, already made where it counts already."""
    decided: Callable[[Seat, Seat | None], Awaitable[None]]
    """Is told who has decided, and for whom (``None``: he passed, or named nobody); his choice says the rest."""
    numbers: frozenset[int]
    """The numbers that can be shown."""
    lit: float
    """How many seconds an answer stays on a light."""
    night: bool
    told: Callable[[], Mapping[Seat, Told]] = _nothing
    """Return what the host shows now, to those who are asked and to others who are awake."""
    echoes: bool = True
    """Whether numbers are seats, so that these light up."""
    who: Callable[[], Collection[Seat]] | None = None
    """Return whom it is asked by now, the most senior first; ``None``: always the same."""


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
        self._told: Mapping[Seat, Told] = {}
        self._telling: set[Seat] = set()
        """Who is being shown what he is told."""
        self._dark: set[Seat] = set()
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._claimable: Seat | None = None
        self._asked_others = asyncio.Event()
        self._pressed: asyncio.Queue[Seat] = asyncio.Queue()

    async def run(self) -> None:
        """Listen to hands and buttons until cancelled."""
        self._look_what_is_told()
        for seat in self._decided:
            self._put_out_later(seat)
        while True:
            self.show()
            self._asked_others.clear()
            async with meanwhile(self._hands(), self._buttons(), self._single_presses()):
                await self._asked_others.wait()

    # ------------------------------------------------------------ lights

    def show(self) -> None:
        """Light what each has shown: on his own light how far he is, on the target's light the echo."""
        self._stage.choices = self.choices
        own = {
            seat: self._own(seat, choice) for seat, choice in self.choices.items() if seat not in self._dark
        }
        echoes = {
            target: Signal.ECHO
            for seat, choice in self.choices.items()
            if self._question.echoes and (seat not in self._dark or self._others_choose(seat))
            for target in choice.shown
        }
        answers = {seat: signal for seat, signal in own.items() if not self.choices[seat].undecided}
        self._stage.light({**own, **echoes, **answers, **self._said()}, night=self._question.night)

    def _said(self) -> dict[Seat, Signal]:
        """Return the lights that speak for the host now: that of whoever is told, and those of the seats named."""
        told = [(seat, self._told[seat]) for seat in self._telling if seat in self._told]
        seats = {named: Signal.SHOWN for _, each in told for named in each.seats}
        return {seat: each.signal for seat, each in told if each.signal is not None} | seats

    def close(self) -> None:
        """Take nothing more from anybody; what has just been answered stays lit for its time."""
        undecided = {seat for seat, choice in self.choices.items() if choice.undecided}
        self._dark |= undecided
        self._telling -= undecided
        for seat in undecided:
            self.choices[seat].forget()
        self.show()

    def _others_choose(self, seat: Seat) -> bool:
        """Whether somebody else of the call still wants to see what this one chose."""
        return any(
            choice.undecided for other, choice in self.choices.items() if other not in {seat, *self._dark}
        )

    def _own(self, seat: Seat, choice: Choice) -> Signal:
        told = self._told.get(seat)
        choice.answer = None if told is None or choice.undecided else told.signal
        if choice.state is ChoiceState.ECHO and not self._question.echoes:
            return Signal.ECHO
        return choice.signal if self._question.night or choice.signal is not Signal.AWAKE else Signal.VOTING

    def _look_what_is_told(self) -> None:
        """Show for its time what is told now and was not before."""
        before, self._told = self._told, self._question.told()
        for seat, told in self._told.items():
            if before.get(seat) != told:
                self._telling.add(seat)
                self._put_out_later(seat)

    def _put_out_later(self, seat: Seat) -> None:
        if seat in self.choices:
            self._dark.discard(seat)
        if seat in self._told and not self._begun(seat):
            self._telling.add(seat)
        if seat in self._timers:
            self._timers[seat].cancel()
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self._question.lit, self._put_out, seat)

    def _begun(self, seat: Seat) -> bool:
        """Whether a seat shows something now that he has to see more than what he was told before."""
        choice = self.choices.get(seat)
        return choice is not None and choice.undecided and choice.begun

    def _put_out(self, seat: Seat) -> None:
        if self._stage.choices is not self.choices:
            return
        self._telling.discard(seat)
        choice = self.choices.get(seat)
        if choice is not None and not choice.undecided:
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

    def settle(self, seat: Seat, targets: tuple[Seat, ...] | None, word: str | None = None) -> None:
        """Take note that a choice counts, the player's own or the host's for him; ``None`` takes it back."""
        choice = self.choices.get(seat)
        if choice is not None and targets is None:
            choice.reopen()
            self._decided.pop(seat, None)
            self._dark.discard(seat)
        elif choice is not None:
            choice.settle(targets, word)
            self._decided[seat] = choice.state
            self._put_out_later(seat)
        self.tell()

    def follow(self) -> None:
        """Ask whoever is to be asked by now, and show what the host has to tell."""
        if self._question.who is not None:
            self.ask(self._question.who())
        self.tell()

    def tell(self) -> None:
        """Show what the host has to tell by now."""
        self._look_what_is_told()
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
        self.choices[seat].read(reading, asyncio.get_running_loop().time())
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
        choice.press(press, by_button=not self._stage.io.reader.reads(seat))
        if choice.due is not None:
            self._pressed.put_nowait(seat)
        await self._after(seat)

    async def _single_presses(self) -> None:
        """Take a press for one sign as soon as no second one can follow."""
        while True:
            seat = await self._pressed.get()
            choice = self.choices.get(seat)
            if choice is None or choice.due is None:
                continue
            await asyncio.sleep(max(0.0, choice.due - asyncio.get_running_loop().time()))
            if seat in self.choices and not self._stage.paused:
                choice.wait_over()
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
        if self._begun(seat):
            self._telling.discard(seat)
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
