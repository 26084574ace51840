"""A table made of lists: what the director is given in tests, with everything it did, in order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Generic, TypeVar

from controller.clock import run_jumping
from controller.director.core import Director
from controller.director.desk import Timing
from controller.ports import Batch, CameraTrouble, Gesture, Line, Press, Reading, Signal, Status, TableIO
from controller.rules.actions import StartGame
from controller.rules.model import Dealing, Option, RoleId, Seat
from controller.rules.steps import Step, VoteTurn

T = TypeVar("T")
LINE_SECONDS = 2.0


def now() -> float:
    return asyncio.get_running_loop().time()


class Feed(Generic[T]):
    """What several listeners hear from now on."""

    def __init__(self) -> None:
        self._queues: list[asyncio.Queue[T]] = []

    def give(self, item: T) -> None:
        for queue in self._queues:
            queue.put_nowait(item)

    async def listen(self) -> AsyncIterator[T]:
        queue: asyncio.Queue[T] = asyncio.Queue()
        self._queues.append(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self._queues.remove(queue)


class Table:
    """Buttons, lights, reader, announcer and journal in one. ``seen``: everything public and secret, in order."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []
        self.said: list[tuple[float, Line]] = []
        self.lit: list[tuple[float, dict[Seat, Signal]]] = []
        self.now: dict[Seat, Signal] = {}
        self.device: Status | None = None
        self.camera: CameraTrouble | None = None
        self.unseen: set[Seat] = set()
        """Whose hands a camera that works does not see."""
        self.broken: Exception | None = None
        """What the journal raises instead of storing."""
        self.down: set[Seat] = set()
        self._presses: Feed[Press] = Feed()
        self._readings: Feed[Reading] = Feed()
        self.watched: list[tuple[Seat, ...]] = []
        self.line_seconds = LINE_SECONDS

    @property
    def io(self) -> TableIO:
        return TableIO(self, self, self, self, self)

    # the seams

    def presses(self) -> AsyncIterator[Press]:
        return self._presses.listen()

    def held(self) -> frozenset[Seat]:
        return frozenset(self.down)

    def show(self, signals: Mapping[Seat, Signal], *, night: bool = False) -> None:
        assert isinstance(night, bool)
        self.now = {seat: signal for seat, signal in signals.items() if signal is not Signal.OFF}
        self.lit.append((asyncio.get_running_loop().time(), self.now))

    def status(self, status: Status) -> None:
        self.device = status

    @asynccontextmanager
    async def watch(
        self, seats: Collection[Seat], numbers: Collection[int], gestures: Collection[Gesture]
    ) -> AsyncIterator[AsyncIterator[Reading]]:
        assert numbers
        assert gestures
        self.watched.append(tuple(seats))
        yield self._readings.listen()

    def reads(self, seat: Seat) -> bool:
        return self.camera is None and seat not in self.unseen

    @property
    def trouble(self) -> CameraTrouble | None:
        return self.camera

    async def say(self, line: Line, language: str) -> None:
        assert language in {"ru", "en"}
        self.said.append((asyncio.get_running_loop().time(), line))
        await asyncio.sleep(self.line_seconds)

    async def prepare(self, lines: Collection[Line], language: str) -> None:
        assert language
        assert lines is not None

    async def append(self, batch: Batch) -> None:
        if self.broken is not None:
            raise self.broken
        await asyncio.sleep(0)
        self.batches.append(batch)

    # the people

    async def press(self, seat: int | None, seconds: float = 0.1) -> None:
        self._change(seat, down=True)
        await asyncio.sleep(seconds)
        self._change(seat, down=False)
        await asyncio.sleep(0.05)

    async def taps(self, seat: int, number: int) -> None:
        """Show a number by the button alone."""
        for _ in range(number):
            await self.press(seat)
        await self.press(seat, 1.0)

    async def shows(self, seat: int | None, number: int) -> None:
        await self._read(
            Reading(None if seat is None else Seat(seat), number=number, confidence=1.0, since=now())
        )

    async def thumb(self, seat: int | None, *, up: bool = True) -> None:
        gesture = Gesture.THUMB_UP if up else Gesture.THUMB_DOWN
        await self._read(
            Reading(None if seat is None else Seat(seat), gesture=gesture, confidence=1.0, since=now())
        )

    async def gesture(self, seat: int | None, gesture: Gesture, since: float | None = None) -> None:
        began = now() if since is None else since
        await self._read(
            Reading(None if seat is None else Seat(seat), gesture=gesture, confidence=1.0, since=began)
        )

    async def unclear(self, seat: int | None) -> None:
        await self._read(Reading(None if seat is None else Seat(seat), since=now()))

    async def chooses(self, seat: int, number: int) -> None:
        await self.shows(seat, number)
        await self.press(seat)

    async def _read(self, reading: Reading) -> None:
        self._readings.give(reading)
        await asyncio.sleep(0.05)

    def _change(self, seat: int | None, *, down: bool) -> None:
        where = None if seat is None else Seat(seat)
        if where is not None:
            (self.down.add if down else self.down.discard)(where)
        self._presses.give(Press(where, down, asyncio.get_running_loop().time()))

    # what is remembered

    def lines(self) -> list[str]:
        return [line.key for _, line in self.said]

    def when(self, key: str) -> float:
        """When a line was begun for the last time."""
        return next(at for at, line in reversed(self.said) if line.key == key)


Scene = Callable[["Evening"], Awaitable[None]]


class Evening:
    """A director at a table of lists, and a test's hand on both."""

    def __init__(
        self,
        roles: str | None,
        *,
        rules: str = "club",
        night: int = 1,
        options: Mapping[str, Option] | None = None,
        batches: tuple[Batch, ...] = (),
        seed: int = 1,
        **timing: float,
    ) -> None:
        self.table = Table()
        self._start = {
            "ruleset": rules,
            "start_night": night,
            "options": dict(options or {}),
            "judged": False,
        }
        self.table.batches = list(batches)
        self._roles = roles
        self.director = Director(
            self.table.io,
            timing=Timing(**timing),
            rng=random.Random(seed),
            batches=batches,
        )

    @property
    def state(self):  # type: ignore[no-untyped-def]  # noqa: ANN201
        return self.director.state

    async def until(self, key: str, day: int | None = None, night: int | None = None) -> Step:
        """Wait until the step has begun and waits for people."""
        async with asyncio.timeout(3600):
            async for _ in self.director.stage.changes():
                stage, state = self.director.stage, self.state
                if (
                    stage.step is not None
                    and stage.step.key == key
                    and stage.time_runs
                    and day in {None, state.day}
                    and night in {None, state.night}
                ):
                    await asyncio.sleep(0.01)
                    return stage.step
        raise AssertionError(key)

    async def over(self) -> None:
        """Wait until the game is over and said so."""
        async with asyncio.timeout(24 * 3600):
            async for _ in self.director.stage.changes():
                if self.state.winner is not None and self.director.stage.step is None:
                    return

    async def votes(self, day: int, votes: Mapping[int, int]) -> None:
        """Let each of these vote in his turn."""
        left = dict(votes)
        async for _ in self.director.stage.changes():
            step = self.director.stage.step
            if isinstance(step, VoteTurn) and step.voter in left and self.director.stage.time_runs:
                assert self.state.day == day
                await asyncio.sleep(0.1)
                await self.table.chooses(step.voter, left.pop(step.voter))
            if not left:
                return

    def play(self, scene: Scene) -> Evening:
        """Run the scene beside the director."""

        async def main() -> None:
            if self._roles is not None:
                await self.director.new_game(replace(setup(self._roles), **self._start))
            running = asyncio.ensure_future(self.director.run())
            try:
                done, _ = await asyncio.wait(
                    {running, asyncio.ensure_future(scene(self))}, return_when=asyncio.FIRST_COMPLETED
                )
                for task in done:
                    task.result()
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

        run_jumping(main())
        return self


def seating(roles: str) -> dict[Seat, RoleId]:
    """Read ``1 don, 2 citizen``."""
    pairs = (each.split() for each in roles.split(","))
    return {Seat(int(seat)): RoleId(role) for seat, role in pairs}


def setup(roles: str, dealing: Dealing = Dealing.HOST) -> StartGame:
    """Return the start of a game of the club's rules."""
    seats = seating(roles)
    mix = {role: list(seats.values()).count(role) for role in seats.values()}
    return StartGame(
        "club",
        names={seat: f"P{seat}" for seat in seats},
        mix=mix,
        roles=seats if dealing is Dealing.HOST else {},
        dealing=dealing,
    )
