"""What is seen and heard at the table now, and the time that runs. The director's hand on lights, voice and clock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager

from controller.clock import Countdown
from controller.director.choice import Choice
from controller.ports import CameraTrouble, Line, Signal, Status, TableIO
from controller.rules.model import Seat
from controller.rules.steps import Step

log = logging.getLogger(__name__)

PREPARE_SECONDS = 30.0
"""How long the lines of a night may take to be rendered."""


class Stage:
    """The moment at the table. ``language`` is a function, since it may change between two games."""

    def __init__(self, io: TableIO, language: Callable[[], str]) -> None:
        self.io = io
        self.step: Step | None = None
        self.said: Line | None = None
        """The last words, for screens."""
        self.last_words: Line | None = None
        """The last words of the evening's course, for repeating."""
        self.signals: Mapping[Seat, Signal] = {}
        self.choices: Mapping[Seat, Choice] = {}
        self.clock: Countdown | None = None
        """The time a player may see run: of a speech, not of a night's window."""
        self.paused = False
        self.skipped = False
        """Whether the host has ended the step that is on."""
        self.needs_person: str | None = None
        """A key of the catalogue: what the host should look at."""
        self.hearers: list[Callable[[Line], None]] = []
        self._language = language
        self._countdowns: list[Countdown] = []
        self._ahead = 0.0
        self._night = False
        self._watching = 0
        """How many look through the camera."""
        self._running = asyncio.Event()
        self._running.set()
        self._voice = asyncio.Lock()
        self._watchers: list[asyncio.Event] = []

    def begin(self, step: Step | None) -> None:
        """Turn to the next step; what was wished for the last one is over."""
        self.step = step
        self.skipped = False
        self._ahead = 0.0
        self.show_status()

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
        self._ahead = 0.0
        self.last_words = Line(key, args)
        await self.interject(self.last_words)
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
        """Have lines rendered before they are needed; what takes too long is rendered when it is said."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PREPARE_SECONDS):
                await self.io.announcer.prepare(lines, self._language())

    # ------------------------------------------------------------ lights

    def light(self, signals: Mapping[Seat, Signal], *, night: bool = False) -> None:
        """Light these seats so and no others; in a pause, when eyes may be open, not before it is over."""
        self.signals, self._night = dict(signals), night
        self._show({} if self.paused else self.signals)
        self.changed()

    def dark(self) -> None:
        """Put all seats' lights out."""
        self.choices = {}
        self.light({})

    async def keep_lit(self, signals: Callable[[], Mapping[Seat, Signal]], *, night: bool = False) -> None:
        """Light what ``signals`` returns, now and whenever something has changed, until cancelled."""
        async for _ in self.changes():
            wanted = dict(signals())
            if wanted != self.signals:
                self.light(wanted, night=night)

    def _show(self, signals: Mapping[Seat, Signal]) -> None:
        """Drive the lights. A broken one stops nobody."""
        try:
            self.io.lights.show(signals, night=self._night)
        except OSError:
            log.exception("the lights failed; the game goes on")

    # ------------------------------------------------------------ the device's own light

    def call_person(self, key: str) -> None:
        """Say on the host's page and by the status light that the host should look."""
        self.needs_person = key
        self.show_status()

    def person_came(self, *keys: str) -> None:
        """Take that back, where it was for one of these reasons."""
        if self.needs_person in keys:
            self.needs_person = None
            self.show_status()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Say by the status light that the camera looks at somebody."""
        self._watching += 1
        self.show_status()
        try:
            yield
        finally:
            self._watching -= 1
            self.show_status()

    def show_status(self) -> None:
        """Light the device's own light as it is now."""
        try:
            self.io.lights.status(self._status())
        except OSError:
            log.exception("the status light failed; the game goes on")
        self.changed()

    def _status(self) -> Status:
        blind = self._watching and self.io.reader.trouble not in {None, CameraTrouble.OFF}
        if self.needs_person is not None or blind:
            return Status.NEEDS_PERSON
        if self.paused:
            return Status.PAUSED
        if self._watching:
            return Status.WATCHING
        return Status.READY if self.step is None else Status.PLAYING

    # ------------------------------------------------------------ time

    @contextmanager
    def countdown(self, seconds: float, *, shown: bool = False) -> Iterator[Countdown]:
        """Let time run that a pause holds, more time lengthens and a skip ends."""
        countdown = Countdown(max(0.0, seconds + self._ahead))
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
        self._show({})
        self.show_status()

    def resume(self) -> None:
        """Let everything go on; a trouble that held it is over."""
        self.person_came("trouble-journal", "trouble-step")
        self.paused = False
        self._running.set()
        for countdown in self._countdowns:
            countdown.go()
        self._show(self.signals)
        self.show_status()

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
        self.skipped = True
        return self.more_time(-max((countdown.left for countdown in self._countdowns), default=math.inf))


def _guarded(hearer: Callable[[Line], None], line: Line) -> None:
    try:
        hearer(line)
    except Exception:
        log.exception("a listener failed; the game goes on")
