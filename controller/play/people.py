"""The people of a script: they hear what is asked, press, hold signs before the camera, and use the host's phone."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping

from controller.director.choice import TWO_WORDS
from controller.director.core import Director
from controller.naming import BETWEEN
from controller.play.deeds import Deed
from controller.play.hands import BETWEEN_SECONDS, Hands, PlayError
from controller.play.phone import use_phone
from controller.play.pictures import Pictures
from controller.play.script import Cue, Script
from controller.ports import Line, SimulatedCamera, SimulatedPins
from controller.rules.errors import IllegalAction
from controller.rules.evening import next_step
from controller.rules.model import Seat
from controller.rules.steps import CandidateTurn, DecisionAsk, NightAsk, Step, VoteTurn

REPEATS = 12
"""When the same has been said so often in one step, somebody is asked in vain."""
_AFTER: Mapping[str, frozenset[str]] = {
    "accuses": frozenset({"accusations"}),
    "night": frozenset({"accusations"}),
    "asks": frozenset({"accused"}),
    "takes": frozenset({"take-question", "take-again", "grave-question"}),
}
"""After which words somebody does what."""


class People:
    """Acts the script's part at a simulated table; ``tell`` hears of each deed before it is done."""

    def __init__(
        self,
        script: Script,
        director: Director,
        ends: tuple[SimulatedPins, SimulatedCamera | None],
        pictures: Pictures,
        tell: Callable[[Deed], None],
    ) -> None:
        self._script = script
        self._director = director
        self._stage = director.stage
        self._hands = Hands(director.stage, ends, pictures)
        self._tell = tell
        self._left = list(script.cues)
        self._heard: Counter[str] = Counter()
        self._heard_in: str | None = None
        self._stage.hearers.append(self._hear)

    async def play(self) -> None:
        """Act until the game is over.

        Raises:
            PlayError: somebody is waited for whom the script does not name, or a cue never came.

        """
        async for _ in self._stage.changes():
            state = self._director.state
            if state.winner is not None and next_step(state) is None:
                break
            cue = self._cue_now()
            if cue is not None:
                await self._act(cue.deeds, cue.line)
            else:
                self._verify_not_in_vain()
        self._verify_nothing_left()

    # ------------------------------------------------------------ when

    def _cue_now(self) -> Cue | None:
        """Take the cue of the step that has begun and in which time runs."""
        step = self._stage.step
        if step is None or not self._stage.time_runs:
            return None
        state = self._director.state
        night = state.asleep
        number = state.night if night else state.day
        for cue in self._left:
            if cue.moment.is_now(night=night, number=number, step=step.key) and _is_of(cue, step):
                self._left.remove(cue)
                return cue
        return None if night else self._ballot_now(number)

    def _ballot_now(self, day: int) -> Cue | None:
        """Take the votes of whoever is called to vote, or of those whose candidate is called."""
        step = self._stage.step
        ballot = (
            self._script.ballots.get((day, step.number))
            if isinstance(step, VoteTurn | CandidateTurn)
            else None
        )
        if ballot is None or step is None:
            return None
        if isinstance(step, VoteTurn):
            voters = [seat for seat in ballot.votes if seat == step.voter]
        else:
            against = str(getattr(step, "candidate", ""))
            voters = [seat for seat, deed in ballot.votes.items() if deed.words[1] == against]
        deeds = tuple(
            _vote(ballot.votes.pop(seat), by_hand=isinstance(step, CandidateTurn)) for seat in voters
        )
        return Cue(ballot.moment, deeds, ballot.line) if deeds else None

    def _hear(self, line: Line) -> None:
        key = None if self._stage.step is None else self._stage.step.key
        if key != self._heard_in:
            self._heard.clear()
            self._heard_in = key
        self._heard[f"{line.key} {sorted(line.args.items())}"] += 1

    def _verify_not_in_vain(self) -> None:
        step, path = self._stage.step, self._script.path
        if isinstance(step, VoteTurn) and step.waits and self._stage.needs_person:
            raise PlayError(
                f"{path}: nobody told seat {step.voter} to vote on day {self._director.state.day}"
            )
        if step is not None and max(self._heard.values(), default=0) > REPEATS:
            night = self._director.state.asleep
            when = f"night {self._director.state.night}" if night else f"day {self._director.state.day}"
            raise PlayError(f"{path}: {when}: “{step.key}” is asked in vain; nobody told what to do")

    def _verify_nothing_left(self) -> None:
        left = [cue.line for cue in self._left]
        left += [ballot.line for ballot in self._script.ballots.values() if ballot.votes]
        if left:
            raise PlayError(f"{self._script.path}:{min(left)}: this moment never came")

    # ------------------------------------------------------------ what

    async def _act(self, deeds: tuple[Deed, ...], line: int) -> None:
        await asyncio.sleep(BETWEEN_SECONDS)
        try:
            await asyncio.gather(*(self._shoot(deed) for deed in deeds if deed.verb == "shoots"))
            for deed in (each for each in deeds if each.verb != "shoots"):
                await asyncio.sleep(deed.after)
                await self._do(deed)
        except IllegalAction as error:
            raise PlayError(f"{self._script.path}:{line}: refused by {error.clause}") from error
        except (PlayError, ValueError, KeyError, IndexError) as error:
            raise PlayError(f"{self._script.path}:{line}: {error}") from error

    async def _do(self, deed: Deed) -> None:
        if deed.who is None:
            self._tell(deed)
            await use_phone(self._director, deed.words)
            return
        await self._until_its_turn(deed.who, deed.verb)
        self._tell(deed if deed.verb != "chooses" else Deed(deed.who, deed.words[:2]))
        await self._with_hands(deed.who, *deed.words)

    async def _until_its_turn(self, seat: Seat, verb: str) -> None:
        """Wait until the table asks for what somebody wants to do."""
        if verb == "raises":
            await self._hands.until_asked(seat)
        elif (asked := _AFTER.get(verb)) is not None:
            await self._hands.until_said(lambda line: line.key in asked, "the question")

    async def _with_hands(self, seat: Seat, verb: str, *words: str) -> None:
        hands = self._hands
        match verb, words:
            case "shows", (number, *refused):
                await hands.show(seat, int(number), refused=bool(refused))
            case "thumb", (way,):
                await hands.thumb(seat, way)
            case "presses", twice:
                await hands.press(seat, 1 + len(twice))
            case "taps", (number,):
                await hands.tap(seat, int(number))
            case "chooses", (numbers, *word):
                await hands.choose(seat, tuple(map(int, numbers.split())))
                if word:
                    await self._name(seat, word[0])
            case "writes", (number,):
                await hands.press(seat, int(number))
            case "passes", _:
                await hands.decline(seat)
            case _:
                await self._speak(seat, verb, *words)

    async def _name(self, seat: Seat, word: str) -> None:
        """Say a word beside the number: one of two by one's thumb, a role when it is called."""
        words = self._stage.step.words if isinstance(self._stage.step, NightAsk) else ()
        by_thumb = word in words and len(words) == TWO_WORDS
        if not by_thumb:
            await self._hands.until_said(lambda line: _role_of(line) == word, f"“{word}”")
        self._tell(Deed(seat, ("names", word)))
        if by_thumb:
            await self._hands.answer(seat, yes=word == words[0])
        else:
            await self._hands.press(seat)

    async def _shoot(self, deed: Deed) -> None:
        """Make one's sign as each of these numbers is called; everybody listens for his own."""
        for number in deed.words[1].split():
            await self._hands.until_said(_calls(int(number)), f"number {number}")
            await self._do(Deed(deed.who, ("fires", number)))

    async def _speak(self, seat: Seat, verb: str, *words: str) -> None:
        """Do by day what one says with it, or decide about others."""
        hands = self._hands
        match verb, words:
            case "thanks", _:
                await hands.thank(seat)
            case (("sign" | "raises" | "opens" | "fires" | "asks"), _):
                await hands.press(seat)
            case "nominates", (number, *refused):
                await hands.choose(seat, (int(number),))
                if refused:
                    await hands.until_said(lambda line: line.key == "nomination-refused", "a refusal")
            case "accuses", (number,):
                await hands.press(seat)
                await hands.until_choosing(seat)
                await hands.choose(seat, (int(number),))
            case "night", _:
                await hands.press(seat, 2)
            case (("takes" | "executes"), (number,)):
                await hands.choose(seat, (int(number),))
            case "executes", _:
                await hands.answer(seat, yes=True)
            case "pardons", _:
                await hands.decline(seat)
            case _:
                raise PlayError(f"nobody knows how to “{verb}”")


def _is_of(cue: Cue, step: Step) -> bool:
    """Whether a cue is for whoever decides now; several may be asked, one after another."""
    return not isinstance(step, DecisionAsk) or cue.deeds[0].who in {None, step.decider}


def _vote(deed: Deed, *, by_hand: bool) -> Deed:
    """Return what a voter does: he raises his hand for who is called, or shows whom he is against."""
    return Deed(deed.who, ("raises",) if by_hand else ("chooses", deed.words[1]), deed.after)


def _calls(number: int) -> Callable[[Line], bool]:
    """Return whether a line calls that number."""
    return lambda line: line.args.get("n") == number


def _role_of(line: Line) -> str:
    """Return the role a line speaks of, without what house rules call it."""
    return str(line.args.get("role", "")).partition(BETWEEN)[0]
