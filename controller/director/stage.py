"""What is seen and heard at the table now, and the time that runs. The director's hand on lights, voice and clock."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager

from controller.clock import Countdown
from controller.director.choice import Choice
from controller.ports import Line, Signal, Status, TableIO
from controller.rules.evening import Step
from controller.rules.model import Seat

log = logging.getLogger(__name__)


class Stage:
    """The moment at the table. ``language`` is a function, since it may change between two games."""

    def __init__(self, io: TableIO, language: Callable[[], str]) -> None:
        self.io = io
        self.step: Step | None = None
        self.said: Line | None = None
        self.signals: Mapping[Seat, Signal] = {}
        self.choices: Mapping[Seat, Choice] = {}
        self.clock: Countdown | None = None
        """The time a player may see run: of a speech, not of a night's window."""
        self.paused = False
        self.needs_person: str | None = None
        """A key of the catalogue: what the host should look at."""
        self.hearers: list[Callable[[Line], None]] = []
        self._language = language
        self._countdowns: list[Countdown] = []
        self._ahead = 0.0
        self._running = asyncio.Event()
        self._running.set()
        self._voice = asyncio.Lock()
        self._watchers: list[asyncio.Event] = []

    def begin(self, step: Step | None) -> None:
        """Turn to the next step; what was wished for the last one is over."""
        self.step = step
        self._ahead = 0.0

    # ------------------------------------------------------------ for whoever watches

    def changed(self) -> None:
        """Tell all watchers that something may look different now."""
        for watcher in self._watchers:
            watcher.set()

    async def changes(self) -> AsyncIterator[None]:
        """Yield now and after every change; changes that came meanwhile count as one."""
        watcher = asyncio.Event()
        self._watchers.append(watcher)
        try:
            while True:
                yield
                await watcher.wait()
                watcher.clear()
        finally:
            self._watchers.remove(watcher)

    # ------------------------------------------------------------ voice

    async def say(self, key: str, **args: int | str | tuple[int, ...] | tuple[str, ...]) -> None:
        """Speak a line after whatever is being said; wait until it was heard, and longer while paused."""
        await self.running()
        await self.interject(Line(key, args))
        await self.running()

    async def interject(self, line: Line) -> None:
        """Speak a line even while paused."""
        async with self._voice:
            self.said = line
            self.changed()
            for hearer in self.hearers:
                _guarded(hearer, line)
            await self.io.announcer.say(line, self._language())
        self.changed()

    async def prepare(self, lines: Collection[Line]) -> None:
        """Have lines rendered before they are needed."""
        await self.io.announcer.prepare(lines, self._language())

    # ------------------------------------------------------------ lights

    def light(self, signals: Mapping[Seat, Signal], *, night: bool = False) -> None:
        """Light these seats so and no others. A broken light stops nobody."""
        self.signals = dict(signals)
        try:
            self.io.lights.show(self.signals, night=night)
        except OSError:
            log.exception("the lights failed; the game goes on")
        self.changed()

    def dark(self) -> None:
        """Put all seats' lights out."""
        self.choices = {}
        self.light({})

    def status(self, status: Status) -> None:
        """Light the device's own light."""
        try:
            self.io.lights.status(status)
        except OSError:
            log.exception("the status light failed; the game goes on")

    def call_person(self, key: str | None) -> None:
        """Say on the host's page and by the status light that the host should look; ``None`` takes it back."""
        if key != self.needs_person:
            self.needs_person = key
            self.status(Status.NEEDS_PERSON if key else Status.PLAYING)
            self.changed()

    # ------------------------------------------------------------ time

    @contextmanager
    def countdown(self, seconds: float, *, shown: bool = False) -> Iterator[Countdown]:
        """Let time run that a pause holds, more time lengthens and a skip ends."""
        countdown = Countdown(max(0.0, seconds + self._ahead))
        self._ahead = 0.0
        if self.paused:
            countdown.hold()
        self._countdowns.append(countdown)
        if shown:
            self.clock = countdown
        self.changed()
        try:
            yield countdown
        finally:
            self._countdowns.remove(countdown)
            if self.clock is countdown:
                self.clock = None
            self.changed()

    @property
    def time_runs(self) -> bool:
        """Whether the table waits for somebody, or for time to pass."""
        return bool(self._countdowns)

    async def running(self) -> None:
        """Return when the game is not paused."""
        await self._running.wait()

    def pause(self) -> None:
        """Hold every clock and everything that waits."""
        self.paused = True
        self._running.clear()
        for countdown in self._countdowns:
            countdown.hold()
        self.status(Status.PAUSED)
        self.changed()

    def resume(self) -> None:
        """Let everything go on."""
        self.paused = False
        self._running.set()
        for countdown in self._countdowns:
            countdown.go()
        self.status(Status.PLAYING)
        self.changed()

    def more_time(self, seconds: float) -> bool:
        """Lengthen what runs, or what will after the words that are being said; return whether there is anything."""
        for countdown in self._countdowns:
            countdown.add(seconds)
        if not self._countdowns and self.step is not None:
            self._ahead += seconds
        self.changed()
        return self.step is not None

    def skip(self) -> bool:
        """End what runs, or what will after the words that are being said; return whether there is anything."""
        return self.more_time(-max((countdown.left for countdown in self._countdowns), default=math.inf))


def _guarded(hearer: Callable[[Line], None], line: Line) -> None:
    try:
        hearer(line)
    except Exception:
        log.exception("a listener failed; the game goes on")
