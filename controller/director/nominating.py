"""Putting a player to the vote in one's own speech: a number shown and confirmed, which the device accepts or not."""

from __future__ import annotations

import asyncio

from controller.director.asking import Overtaken
from controller.director.choice import HOLD_SECONDS, Choice, ChoiceState
from controller.director.desk import Desk
from controller.director.tasks import meanwhile
from controller.ports import Gesture, Line, Origin, Press, Reading, Signal
from controller.rules.actions import Nominate
from controller.rules.engine import can
from controller.rules.errors import IllegalAction
from controller.rules.model import ClauseId, GameState, Seat

_CONFIRMS = (Gesture.THUMB_UP, Gesture.THUMB_DOWN)


class Nominating:
    """Listens to a speaker until he thanks.

    By hand he shows a number, and thumb up or a press confirms it; a press at any other time thanks. By button alone
    he presses as many times as the number and confirms by a long press; a long press without a number thanks.
    """

    def __init__(self, desk: Desk, speaker: Seat) -> None:
        self._desk = desk
        self._speaker = speaker
        self._choice = Choice(lambda seat: seat in desk.state.players, may_pass=False)
        self._thanked = asyncio.Event()
        self._down_at = float("inf")
        self._free = False
        """Whether the button that is down confirms no number."""
        self._presses = 0
        """Presses since the last long one: a number that is being entered."""
        self._accepted: Seat | None = None
        """Whose nomination counts but was not said yet."""

    async def until_thanks(self) -> None:
        """Return when the speaker has thanked."""
        self._desk.stage.choices = {self._speaker: self._choice}
        async with meanwhile(self._hands(), self._buttons()):
            await self._thanked.wait()

    async def say_accepted(self) -> None:
        """Say of a nomination that it counts, where the end of the speech has cut that off."""
        if self._accepted is not None and self._accepted in self._desk.state.nominees:
            await self._desk.stage.say("nomination-accepted", seat=self._accepted)

    def lights(self, own: Signal) -> dict[Seat, Signal]:
        """Return the speaker's light, and that of whom he has shown."""
        refused = self._choice.state in {ChoiceState.REFUSED, ChoiceState.UNCLEAR}
        echo = self._choice.candidate if self._choice.state is ChoiceState.ECHO else None
        shown = {} if echo is None else {echo: Signal.ECHO}
        return {**shown, self._speaker: self._choice.signal if refused else own}

    async def _hands(self) -> None:
        stage, numbers = self._desk.stage, frozenset(self._desk.state.players)
        while True:
            await stage.running()
            with stage.watching():
                async with stage.io.reader.watch((self._speaker,), numbers, _CONFIRMS) as readings:
                    async for reading in readings:
                        if stage.paused:
                            break
                        await self._read(reading)

    async def _read(self, reading: Reading) -> None:
        if reading.seat in {None, self._speaker} and not reading.unclear:
            # People talk with their hands: what cannot be read is nothing.
            self._choice.read(reading, asyncio.get_running_loop().time())
            await self._after()

    async def _buttons(self) -> None:
        async for press in self._desk.stage.io.buttons.presses():
            if press.seat == self._speaker and not self._desk.stage.paused:
                await self._press(press)

    async def _press(self, press: Press) -> None:
        by_button = not self._desk.stage.io.reader.reads(self._speaker)
        if press.down:
            self._down_at = press.at
            self._free = not self._presses if by_button else self._choice.state is not ChoiceState.ECHO
        else:
            long = press.at - self._down_at >= HOLD_SECONDS
            if self._free and (long or not by_button):
                self._thanked.set()
                return
            self._presses = 0 if long or not by_button else self._presses + 1
        self._choice.press(press, by_button=by_button)
        await self._after()

    async def _after(self) -> None:
        self._desk.stage.changed()
        if self._choice.state is not ChoiceState.CONFIRMED:
            return
        target = self._choice.candidate
        self._choice.reopen()
        if target is not None:
            await self._nominate(target)

    async def _nominate(self, target: Seat) -> None:
        stage, nominate = self._desk.stage, Nominate(self._speaker, target)
        self._accepted = target if can(self._desk.state, nominate) else None
        try:
            await self._desk.perform(nominate, Origin.TABLE)
        except IllegalAction as refusal:
            await stage.interject(Line("nomination-refused", {"seat": target}))
            for line in because(self._desk.state, refusal.clause):
                await stage.interject(line)
        except Overtaken:
            pass
        else:
            await stage.interject(Line("nomination-accepted", {"seat": target}))
            self._accepted = None


def because(state: GameState, clause: ClauseId) -> tuple[Line, ...]:
    """Return the words of a clause, to be said; nothing for one that house rules have added."""
    rules = state.ruleset
    if clause.startswith("e-"):
        return (Line(clause),)
    if rules is None or clause in rules.texts:
        return ()
    return (Line(f"{rules.base}-{clause}"),)
