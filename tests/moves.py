"""Simulated moves: a player shows a number to the camera, looks at the echo, and confirms or corrects it.

Hands are ``tests.hands_in_motion``; the hand code, the judgement over time and the choice with its confirmation are
the table's own. A player looks at the lights, with a reaction time, and confirms only the number he means.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

import numpy as np

from controller.director.choice import Choice, ChoiceState
from controller.ports import Gesture, Press
from controller.rules.model import Seat
from tests.hands_in_motion import (
    COUNTS,
    FIST,
    OPEN,
    THUMB_DOWN,
    THUMB_UP,
    WITHOUT_THUMB,
    DrawnLooks,
    MovingHand,
    Shape,
)
from vision.gestures import read
from vision.sequences import FISTS
from vision.steady import Steady

ME = Seat(1)
RATES = (5, 8, 10, 15, 20, 30)
"""Pictures a second."""
LIMIT = 40.0
"""After so long a player gives up, seconds."""
ASKED_AGAIN = 0
"""Stands for the light that asks for a clearer hand."""
THUMBS = (Gesture.THUMB_UP, Gesture.THUMB_DOWN)


@dataclass
class Outcome:
    """What came of a move."""

    wrong: bool = False
    """A number counts that the player did not mean."""
    counts: bool = False
    echoed: float | None = None
    """How long after the hands showed it whole the number was echoed, seconds."""
    one_hand: bool = True
    wrong_echoes: list[tuple[int, int]] = field(default_factory=list)
    """What was meant, and what was echoed though it was not shown."""
    unclear: int = 0
    """How often a clearer hand was asked for."""
    seconds: float = 0.0


def shapes_of(number: int, rng: np.random.Generator) -> list[Shape]:
    """Return what the hands show for a number that needs no third one."""

    def one_of(shapes: tuple[Shape, ...]) -> Shape:
        return shapes[rng.integers(len(shapes))]

    if number <= 5:
        return [one_of(COUNTS[number])]
    if number < 10:
        return [OPEN, one_of(WITHOUT_THUMB[number - 5])]
    if number in FISTS:
        return [FIST] * (number // 10)
    return [one_of(COUNTS[number - 10]), FIST]


def steps_of(number: int) -> list[int]:
    """Return the numbers that are shown one after another for a number."""
    for fist, rest in FISTS.items():
        if number - fist in rest and (fist > 10 or number > 15):
            return [fist, number - fist]
    return [number]


class Player:
    """One player in one move."""

    def __init__(self, rng: np.random.Generator, looks: DrawnLooks, meant: int, seats: int) -> None:
        """Mean a number of so many seats, and perhaps another one later."""
        self.meant, self.seats, self._rng = meant, seats, rng
        self.hands = [MovingHand(looks, rng), MovingHand(looks, rng, 1)]
        self.reaction = rng.uniform(0.25, 0.7)
        self.uses_button = rng.random() < 0.4
        self.shown: set[int] = set()
        self.whole_at: float | None = None
        """When the hands showed whole what is meant, for the first time."""
        self.presses: list[Press] = []
        self._changes_at = rng.uniform(0.3, 2.0) if rng.random() < 0.1 else np.inf
        self._unsure = [int(n) for n in rng.integers(1, min(seats, 12) + 1, 4)] if rng.random() < 0.05 else []
        self._lights: deque[tuple[float, int | None]] = deque()
        self._doing, self._since, self._next = "thinks", 0.0, rng.uniform(0.2, 1.0)
        self._steps: list[int] = []

    def act(self, now: float, echo: int | None) -> None:
        """Do what a player does who sees the lights as they were a moment ago: an echo, or ``ASKED_AGAIN``."""
        self._lights.append((now, echo))
        while len(self._lights) > 1 and self._lights[1][0] <= now - self.reaction:
            self._lights.popleft()
        seen = self._lights[0][1] if self._lights[0][0] <= now - self.reaction else None
        if now >= self._changes_at and self._doing == "shows":
            self._changes_at = np.inf
            self.meant = int(self._rng.integers(1, self.seats + 1))
            self._show(now)
        getattr(self, f"_{self._doing}")(now, seen)

    # ------------------------------------------------------------ what he is doing

    def _thinks(self, now: float, _: int | None) -> None:
        if now < self._next:
            return
        if self._unsure:
            self._pose(self._unsure.pop(), now, self._rng.uniform(0.1, 0.3))
            self._next = now + self._rng.uniform(0.25, 0.7)
            return
        self._show(now)

    def _shows(self, now: float, seen: int | None) -> None:
        if self._steps:
            if now >= self._next or (seen is not None and seen == self.meant - self._steps[0]):
                self._pose(self._steps.pop(0), now, self._rng.uniform(0.2, 0.5))
                self._next = now
            return
        if seen == self.meant:
            self._confirm(now)
        elif seen == ASKED_AGAIN and now > self._since + 1.5:
            self._show(now)
        elif seen and now > self._since + 1.0 + self.reaction and seen not in steps_of(self.meant):
            self._correct(now)
        elif now > self._since + 5.0:
            self._lower(now)

    def _presses(self, now: float, seen: int | None) -> None:
        if seen != self.meant:
            self._do("shows", now)
        elif now >= self._next:
            self.presses += [Press(ME, down=True, at=now), Press(ME, down=False, at=now + 0.12)]
            self._next = now + 1.2

    def _thumbs(self, now: float, seen: int | None) -> None:
        if seen != self.meant:
            self._show(now)
        elif now > self._since + 3.0:
            self._raise(THUMB_UP, now)

    def _takes_back(self, now: float, seen: int | None) -> None:
        if not seen or now > self._since + 2.5:
            self._show(now)

    # ------------------------------------------------------------ what he begins

    def _do(self, what: str, now: float) -> None:
        self._doing, self._since = what, now

    def _show(self, now: float) -> None:
        self._steps = steps_of(self.meant)
        self._pose(self._steps.pop(0), now, self._rng.uniform(0.15, 0.5))
        self._next = now + self._rng.uniform(1.2, 2.2)
        self._do("shows", now)

    def _confirm(self, now: float) -> None:
        if self.uses_button:
            self._next = now + self._rng.uniform(0.05, 0.5)
            self._do("presses", now)
        else:
            self._raise(THUMB_UP, now)

    def _raise(self, thumb: Shape, now: float) -> None:
        self.hands[0].move(thumb, now, self._rng.uniform(0.2, 0.6))
        if self.hands[1].shape:
            self.hands[1].move(None, now, self._rng.uniform(0.1, 0.5))
        self._do("thumbs" if thumb is THUMB_UP else "takes_back", now)

    def _correct(self, now: float) -> None:
        way = self._rng.random()
        if way < 0.4:
            self._lower(now)
        elif way < 0.7:
            self._raise(THUMB_DOWN, now)
        else:
            self._show(now)

    def _lower(self, now: float) -> None:
        for hand in self.hands:
            if hand.shape:
                hand.move(None, now, self._rng.uniform(0.1, 0.4))
        self._next = now + self._rng.uniform(1.0, 1.8)
        self._do("thinks", now)

    def _pose(self, number: int, now: float, seconds: float) -> None:
        """Raise the hands, the second one later, or change what they show; a number of a step counts as shown."""
        shapes, whole = shapes_of(number, self._rng), now
        for hand, shape in zip(self.hands, [*shapes, None], strict=False):
            if hand.shape is None and shape is None:
                continue
            late = self._rng.uniform(0, 0.6) if hand.side else 0.0
            hand.move(shape, now, seconds + late)
            whole = max(whole, now + seconds + late)
        self.shown |= {number, self.meant}
        if number == self.meant and self.whole_at is None:
            self.whole_at = whole


def play(rng: np.random.Generator, looks: DrawnLooks, seats: int, meant: int) -> Outcome:
    """Play one move at a table of so many seats; return what came of it."""
    player = Player(rng, looks, meant, seats)
    steady = Steady(ME, range(1, seats + 1), THUMBS)
    choice = Choice(lambda _: True)
    outcome = Outcome()
    every, now = 1 / rng.choice(RATES), 0.0
    while now < LIMIT and choice.undecided:
        now += every * rng.uniform(0.7, 1.3) + (rng.uniform(0.1, 0.4) if rng.random() < 0.005 else 0.0)
        seen = [hand for each in player.hands if (hand := each.look(now))]
        reading = steady.see(now, read(seen))
        if reading:
            choice.read(reading, now)
            _note(outcome, player, now, reading.number, unclear=choice.state is ChoiceState.UNCLEAR)
        while player.presses and player.presses[0].at <= now:
            choice.press(player.presses.pop(0), by_button=False)
        player.act(now, _light(choice))
    outcome.seconds, outcome.counts = now, choice.state is ChoiceState.CONFIRMED
    outcome.wrong = outcome.counts and choice.numbers != (player.meant,)
    outcome.one_hand = meant <= 5
    return outcome


def _light(choice: Choice) -> int | None:
    """Return what the lights say: a seat, ``ASKED_AGAIN``, or nothing."""
    if choice.state is ChoiceState.UNCLEAR:
        return ASKED_AGAIN
    return choice.candidate if choice.state is ChoiceState.ECHO else None


def _note(outcome: Outcome, player: Player, now: float, number: int | None, *, unclear: bool) -> None:
    outcome.unclear += unclear
    if number is None:
        return
    if number == player.meant and outcome.echoed is None and player.whole_at is not None:
        outcome.echoed = now - player.whole_at
    if number not in player.shown:
        outcome.wrong_echoes.append((player.meant, number))
