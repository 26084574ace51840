"""What a person does with his hands: presses his button, holds a sign before the camera, looks whether it was read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from controller.director.choice import ChoiceState
from controller.director.stage import Stage
from controller.play.pictures import Pictures
from controller.ports import Line, Signal, SimulatedCamera, SimulatedPins
from controller.rules.model import Seat

PRESS_SECONDS = 0.15
LONG_PRESS_SECONDS = 1.0
BETWEEN_SECONDS = 0.3
LOWERED_SECONDS = 1.5
"""How long a hand is down between two thumbs: sooner it is still the same thumb."""
LOOK_SECONDS = 6.0
"""How long a picture is held before its owner thinks that it was not read."""
TRIES = 5
"""How many pictures of a sign are shown before people give up."""
PATIENCE_SECONDS = 400.0
"""How long somebody waits to be asked, or to hear what he waits for."""


class PlayError(RuntimeError):
    """The evening did not go as the script says; the message names the line."""


class Hands:
    """The hands and eyes of everybody at a simulated table."""

    def __init__(
        self, stage: Stage, ends: tuple[SimulatedPins, SimulatedCamera | None], pictures: Pictures
    ) -> None:
        self._stage = stage
        self._pins, self._camera = ends
        self._pictures = pictures

    # ------------------------------------------------------------ the button

    async def press(self, seat: Seat, times: int = 1, seconds: float = PRESS_SECONDS) -> None:
        """Press one's own button."""
        for _ in range(times):
            self._pins.press(seat)
            await asyncio.sleep(seconds)
            self._pins.release(seat)
            await asyncio.sleep(BETWEEN_SECONDS)

    async def tap(self, seat: Seat, number: int) -> None:
        """Show a number by one's button alone, and confirm it by a long press."""
        await self.press(seat, number)
        await self.press(seat, seconds=LONG_PRESS_SECONDS)

    # ------------------------------------------------------------ signs

    async def show(self, seat: Seat, number: int, *, refused: bool = False) -> None:
        """Show a number until it is read, as a person does who sees that he was misread.

        Raises:
            PlayError: it was not read.

        """
        was_refused = False
        for _ in range(TRIES):
            await self._hold(str(number))
            if self._refuses(seat) if refused else self._echoes(number):
                return
            was_refused |= self._refuses(seat)
        if was_refused:
            raise PlayError(
                f"seat {seat} showed {number} and was refused; if so it should be: shows {number} refused"
            )
        raise PlayError(
            f"seat {seat} showed {number} {TRIES} times and it was not {'refused' if refused else 'read'}"
        )

    async def thumb(self, seat: Seat, way: str) -> None:
        """Show a thumb until something comes of it.

        Raises:
            PlayError: nothing came of it.

        """
        for _ in range(TRIES):
            if await self._hold(f"thumb_{way}"):
                return
        raise PlayError(f"seat {seat} showed a thumb {way} {TRIES} times and it was not read")

    async def choose(self, seat: Seat, numbers: tuple[int, ...]) -> None:
        """Show one number after another and confirm each.

        By a thumb when asked alone at night, else by the button; without a camera all of it by the button.

        Raises:
            PlayError: one was not read.

        """
        for number in numbers:
            if self._camera is None:
                await self.tap(seat, number)
                continue
            await self.show(seat, number)
            if self._alone(seat):
                await self.thumb(seat, "up")
            else:
                await self.press(seat)

    async def answer(self, seat: Seat, *, yes: bool) -> None:
        """Answer with one of two words: by a thumb, or by one press or two."""
        if self._camera is None:
            await self.press(seat, 1 if yes else 2)
        else:
            await asyncio.sleep(LOWERED_SECONDS)
            await self.thumb(seat, "up" if yes else "down")

    async def decline(self, seat: Seat) -> None:
        """Say that one chooses nobody."""
        choice = self._stage.choices.get(seat)
        if choice is not None and choice.state is ChoiceState.WORD:
            await self.answer(seat, yes=False)
        elif self._camera is None:
            await self.press(seat, seconds=LONG_PRESS_SECONDS)
        elif self._alone(seat):
            await self.thumb(seat, "down")
        else:
            await self.press(seat, 2)

    async def thank(self, seat: Seat) -> None:
        """End one's speech."""
        await self.press(seat, seconds=PRESS_SECONDS if self._camera else LONG_PRESS_SECONDS)

    # ------------------------------------------------------------ eyes and ears

    async def until_asked(self, seat: Seat) -> None:
        """Wait until one's own light asks.

        Raises:
            PlayError: nobody asked.

        """
        await self._until(
            lambda: self._stage.signals.get(seat) is Signal.ASKED, f"seat {seat} was never asked for his hand"
        )
        await asyncio.sleep(BETWEEN_SECONDS)

    async def until_said(self, wanted: Callable[[Line], bool], what: str) -> None:
        """Wait until the words are being said, or were said last, and something is awaited.

        Raises:
            PlayError: they never were.

        """
        await self._until(
            lambda: self._stage.time_runs and self._stage.said is not None and wanted(self._stage.said),
            f"{what} never came",
        )

    async def until_choosing(self, seat: Seat) -> None:
        """Wait until one's numbers are looked at.

        Raises:
            PlayError: they never were.

        """
        await self._until(lambda: seat in self._stage.choices, f"seat {seat} was never asked for a number")

    async def _until(self, true: Callable[[], bool], else_: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                async for _ in self._stage.changes():
                    if true():
                        return
        except TimeoutError:
            raise PlayError(else_) from None

    def _alone(self, seat: Seat) -> bool:
        return tuple(self._stage.choices) == (seat,)

    def _refuses(self, seat: Seat) -> bool:
        choice = self._stage.choices.get(seat)
        return choice is not None and choice.state is ChoiceState.REFUSED

    def _echoes(self, number: int) -> bool:
        """Whether a light says that this number was read; one camera cannot tell of whom, so his button tells then."""
        return any(
            choice.state is ChoiceState.ECHO and choice.candidate == number
            for choice in self._stage.choices.values()
        )

    async def _hold(self, sign: str) -> bool:
        """Hold a picture until a choice changes or one would give up; return whether it changed."""
        if self._camera is None:
            raise PlayError("there is no camera that could see it")
        before = self._look()
        self._camera.hold(self._pictures.of(sign))
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                async for _ in self._stage.changes():
                    if self._look() != before:
                        break
        except TimeoutError:
            pass
        self._camera.hold(None)
        await asyncio.sleep(BETWEEN_SECONDS)
        return self._look() != before

    def _look(self) -> dict[Seat, tuple[object, ...]]:
        return {
            seat: (choice.state, choice.candidate, choice.numbers)
            for seat, choice in self._stage.choices.items()
        }
