"""The people of a script: they press, hold pictures before the camera, and use the host's phone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from controller.director.choice import ChoiceState
from controller.director.core import Director
from controller.play.pictures import Pictures
from controller.play.script import Cue, Deed, Script
from controller.ports import SimulatedCamera, SimulatedPins
from controller.rules import actions
from controller.rules.evening import VoteTurn, next_step
from controller.rules.model import Cause, RoleId, Seat

PRESS_SECONDS = 0.15
LONG_PRESS_SECONDS = 1.0
BETWEEN_SECONDS = 0.3
LOOK_SECONDS = 6.0
"""How long a picture is held before its owner thinks that it was not read."""
TRIES = 5
"""How many pictures of a number are shown before people give up."""


class PlayError(RuntimeError):
    """The evening did not go as the script says; the message names the line."""


class People:
    """Acts the script's part at a simulated table; ``tell`` hears of each deed before it is done."""

    def __init__(
        self,
        script: Script,
        director: Director,
        ends: tuple[SimulatedPins, SimulatedCamera],
        pictures: Pictures,
        tell: Callable[[Deed], None],
    ) -> None:
        self._script = script
        self._director = director
        self._pins, self._camera = ends
        self._pictures = pictures
        self._tell = tell
        self._left = list(script.cues)

    async def play(self) -> None:
        """Act until the game is over.

        Raises:
            PlayError: somebody is waited for whom the script does not name, or a cue never came.

        """
        async for _ in self._director.stage.changes():
            state = self._director.state
            if state.winner is not None and next_step(state) is None:
                break
            cue = self._cue_now()
            if cue is not None:
                self._left.remove(cue)
                await self._act(cue)
            elif isinstance(self._director.stage.step, VoteTurn) and self._director.stage.needs_person:
                voter = self._director.stage.step.voter
                raise PlayError(f"{self._script.path}: nobody told seat {voter} to vote on day {state.day}")
        if self._left:
            cue = self._left[0]
            raise PlayError(f"{self._script.path}:{cue.line}: this moment never came")

    def _cue_now(self) -> Cue | None:
        """Return the cue of the step that has begun and in which time runs."""
        stage, state = self._director.stage, self._director.state
        if stage.step is None or not stage.time_runs:
            return None
        night = state.asleep
        number = state.night if night else state.day
        for cue in self._left:
            if (cue.night, cue.number, cue.key) == (night, number, stage.step.key):
                return cue
        return None

    async def _act(self, cue: Cue) -> None:
        await asyncio.sleep(BETWEEN_SECONDS)
        for deed in cue.deeds:
            await asyncio.sleep(deed.after)
            self._tell(deed)
            try:
                await self._do(deed)
            except PlayError as error:
                raise PlayError(f"{self._script.path}:{cue.line}: {error}") from error
            except (ValueError, KeyError, IndexError) as error:
                raise PlayError(f"{self._script.path}:{cue.line}: {error}") from error

    async def _do(self, deed: Deed) -> None:
        if deed.who is None:
            await _host(self._director, deed.words)
            return
        match deed.words:
            case ("shows", number, *refused):
                await self._show(deed.who, number, refused=bool(refused))
            case ("thumb", way):
                await self._gesture(deed.who, f"thumb_{way}")
            case ("presses", *twice):
                for _ in range(1 + len(twice)):
                    await self._press(deed.who, PRESS_SECONDS)
            case ("taps", number):
                for _ in range(int(number)):
                    await self._press(deed.who, PRESS_SECONDS)
                await self._press(deed.who, LONG_PRESS_SECONDS)
            case _:
                raise PlayError(f"nobody knows how to “{' '.join(deed.words)}”")

    async def _press(self, seat: Seat, seconds: float) -> None:
        self._pins.press(seat)
        await asyncio.sleep(seconds)
        self._pins.release(seat)
        await asyncio.sleep(BETWEEN_SECONDS)

    async def _show(self, seat: Seat, number: str, *, refused: bool) -> None:
        """Show a number until the light echoes it, as a person does who sees that he was misread."""
        for _ in range(TRIES):
            await self._hold(seat, number)
            look = self._look(seat)
            if look == ((ChoiceState.REFUSED, None) if refused else (ChoiceState.ECHO, int(number))):
                return
        raise PlayError(f"seat {seat} showed {number} {TRIES} times and it was not read")

    async def _gesture(self, seat: Seat, gesture: str) -> None:
        """Show a gesture until something comes of it."""
        for _ in range(TRIES):
            if await self._hold(seat, gesture):
                return
        raise PlayError(f"seat {seat} showed {gesture} {TRIES} times and it was not read")

    async def _hold(self, seat: Seat, sign: str) -> bool:
        """Hold a picture until the choice changes or one would give up; return whether it changed."""
        before = self._look(seat)
        self._camera.hold(self._pictures.of(sign))
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                async for _ in self._director.stage.changes():
                    if self._look(seat) != before:
                        break
        except TimeoutError:
            pass
        self._camera.hold(None)
        await asyncio.sleep(BETWEEN_SECONDS)
        return self._look(seat) != before

    def _look(self, seat: Seat) -> tuple[ChoiceState, Seat | None] | None:
        choice = self._director.stage.choices.get(seat)
        return (choice.state, choice.candidate) if choice else None


async def _host(director: Director, words: tuple[str, ...]) -> None:
    verb, *rest = words
    methods: dict[str, Callable[[], None]] = {
        "pause": director.pause,
        "resume": director.resume,
        "repeat": director.repeat,
        "skip": director.skip,
    }
    if verb in methods:
        methods[verb]()
    elif verb == "more":
        director.more_time(float(rest[0]))
    elif verb == "undo":
        await director.undo(int(rest[0]))
    else:
        await director.perform(_action(verb, rest))


def _action(verb: str, rest: list[str]) -> actions.Action:
    seat = Seat(int(rest[0])) if rest else Seat(0)
    match verb:
        case "foul":
            return actions.GiveFoul(seat, int(rest[1]) if len(rest) > 1 else 1)
        case "remove":
            return actions.Remove(seat, Cause(rest[1]) if len(rest) > 1 else Cause.LEFT)
        case "rename":
            return actions.Rename(seat, " ".join(rest[1:]))
        case "role":
            return actions.CorrectRole(seat, RoleId(rest[1]))
        case "alive" | "dead":
            return actions.CorrectLife(seat, verb == "alive")
        case "vote":
            return actions.CorrectVote(seat, Seat(int(rest[1])))
        case "first":
            return actions.NameFirstSpeaker(seat)
        case _:
            raise PlayError(f"the host cannot “{verb}”")
