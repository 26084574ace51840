"""The one writer: action in, events out, durable before anybody hears of them; and the evening's one loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from controller.clock import wall_clock
from controller.cues import lines_for
from controller.director import procedures
from controller.director.asking import Asking, Overtaken
from controller.director.decisions import eyes_closed
from controller.director.desk import Timing
from controller.director.stage import Stage
from controller.history import History
from controller.ports import Batch, JournalError, Line, Origin, TableIO
from controller.rules.actions import Action, EndGame, StartGame
from controller.rules.dealing import deal
from controller.rules.engine import decide
from controller.rules.evening import next_step
from controller.rules.events import Event
from controller.rules.model import Dealing, GameState, Phase, RoleId, Seat
from controller.rules.steps import Step

log = logging.getLogger(__name__)
T = TypeVar("T")


SHORT_PRESS_SECONDS = 1.5
"""A press of the device's own button up to this long pauses; longer ones have other meanings."""


class NothingToUndo(ValueError):
    """There are not so many decisions to take back."""


class NothingRuns(ValueError):
    """No time runs that could be ended or lengthened."""


class Director:
    """Owns the current state; nobody else may replace it.

    Give it the standing batches of the journal at a start; ``rng`` draws deals and windows and should be the
    system's own source of chance.
    """

    def __init__(
        self,
        io: TableIO,
        *,
        language: str = "ru",
        timing: Timing | None = None,
        rng: random.Random | None = None,
        batches: tuple[Batch, ...] = (),
    ) -> None:
        self.language = language
        self.timing = timing or Timing()
        self.rng = rng or random.SystemRandom()
        self.stage = Stage(io, lambda: self.language)
        self.history = History(batches)
        self._continues = bool(batches)
        self._resuming = False
        self.asking: Asking | None = None
        self.observers: list[Callable[[Batch], None]] = []
        self._journal = io.journal
        self._writing = asyncio.Lock()
        self._woken = asyncio.Event()
        self._current: asyncio.Task[None] | None = None
        self._generation = 0
        """Counts what makes everything asked for before it void."""
        self._background: set[asyncio.Task[Any]] = set()
        self._interjections: set[asyncio.Task[None]] = set()

    @property
    def state(self) -> GameState:
        """The game as the rules know it."""
        return self.history.state

    # ------------------------------------------------------------ writing

    async def perform(self, action: Action, origin: Origin = Origin.HOST) -> tuple[Event, ...]:
        """Apply one action; return its events when they are durable.

        Raises:
            IllegalAction: the rules refuse it; nothing was stored and nothing changed.
            JournalError: it could not be stored; nothing changed and the game is paused.
            Overtaken: a player or the clock asked, and the host came first: with an undo, a new game, or what
                ended the step.

        """
        return await self._whole(self._perform(action, origin, self._generation))

    async def _perform(self, action: Action, origin: Origin, generation: int) -> tuple[Event, ...]:
        async with self._writing:
            if origin is not Origin.HOST and generation != self._generation:
                raise Overtaken(f"{type(action).__name__} comes too late: the host came first")
            events = decide(self.state, action)
            await self._store(
                Batch(self.history.next_number, wall_clock(), origin, type(action).__name__, events)
            )
        self._after(events, origin)
        if isinstance(action, EndGame):
            self.stage.resume()  # there is nothing left that a pause could hold
        return events

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end even if the step that asked for it is cancelled: stored is done, and done is stored."""
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        # Whoever asked may be gone; then nobody else takes what went wrong.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def new_game(self, setup: StartGame) -> None:
        """Begin a game; with the host's dealing and no roles given, deal them fairly.

        Raises:
            IllegalAction: the table cannot be started so, or a game is on.

        """
        if setup.dealing is Dealing.HOST and not setup.roles:
            # Cards that do not fit the seats are refused by the rules, with a reason.
            with contextlib.suppress(ValueError):
                setup = replace(setup, roles=self._shuffle(setup.names, setup.mix))
        await self._whole(self._new_game(setup))

    async def _new_game(self, setup: StartGame) -> None:
        async with self._writing:
            events = decide(GameState() if self.state.phase is Phase.OVER else self.state, setup)
            batch = Batch(1, wall_clock(), Origin.HOST, "StartGame", events)
            await self._append(batch)
            self._generation += 1
            self.history = History((batch,))
        self._observe(batch)
        self._after(events, Origin.HOST)
        self.stage.resume()

    async def undo(self, steps: int = 1) -> None:
        """Take back the last ``steps`` decisions of people and all that came of them.

        Raises:
            NothingToUndo: there are not so many since the start of the game.

        """
        await self._whole(self._undo(steps))

    async def _undo(self, steps: int) -> None:
        async with self._writing:
            undo_from = self.history.undo_from(steps)
            if undo_from is None:
                raise NothingToUndo(f"there are no {steps} decisions to take back")
            undo_from = self.history.before_its_night(undo_from)
            await self._store(
                Batch(self.history.next_number, wall_clock(), Origin.HOST, "Undo", undo_from=undo_from)
            )
            self._generation += 1
        eyes_were_closed = eyes_closed(self.stage.step)
        self._restart_step()
        # What was still to be said may be true no more.
        for words in self._interjections:
            words.cancel()
        self.interject(Line("undone"))
        if eyes_were_closed and not eyes_closed(next_step(self.state)):
            self.interject(Line("judge-eyes-open"))

    def _shuffle(self, names: Mapping[Seat, str], mix: Mapping[RoleId, int]) -> Mapping[Seat, RoleId]:
        order = list(range(len(names)))
        self.rng.shuffle(order)
        return deal(mix, tuple(names), order)

    async def _store(self, batch: Batch) -> None:
        await self._append(batch)
        self.history.add(batch)
        self._observe(batch)

    async def _append(self, batch: Batch) -> None:
        try:
            await self._journal.append(batch)
        except JournalError:
            log.exception("the journal cannot be written; the game is paused")
            self.stage.pause()
            self.stage.call_person("trouble-journal")
            raise

    def _observe(self, batch: Batch) -> None:
        for observer in self.observers:
            try:
                observer(batch)
            except Exception:
                log.exception("a listener failed; the game goes on")

    def _after(self, events: tuple[Event, ...], origin: Origin) -> None:
        step = next_step(self.state)
        if self.asking is not None and step is not None and self._is_on(step):
            procedures.happened(self.asking, events, step)
        if origin is Origin.HOST:
            for line in lines_for(events, self.state):
                self.interject(line)
            self._restart_step_if_over()
        self.stage.changed()

    # ------------------------------------------------------------ the host's hand

    def interject(self, line: Line) -> None:
        """Say something out of turn, after what is being said."""
        self._spawn(self.stage.interject(line))

    def _spawn(self, words: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(words)
        self._interjections.add(task)
        task.add_done_callback(self._interjections.discard)

    def pause(self) -> None:
        """Hold the game; the same words in every phase."""
        if not self.stage.paused:
            self.stage.pause()
            self.interject(Line("paused"))

    def resume(self) -> None:
        """Go on after a pause; where eyes must be closed only when everybody has been told to close them again."""
        if not self.stage.paused or self._resuming:
            return
        self._resuming = True
        self._spawn(self._resume())

    async def _resume(self) -> None:
        try:
            await self.stage.interject(Line("resumed"))
            if self.state.asleep:
                await self.stage.interject(Line("night-falls"))
            elif eyes_closed(self.stage.step):
                await self.stage.interject(Line("judge-eyes-closed"))
        finally:
            self._resuming = False
        self.stage.resume()

    def repeat(self) -> None:
        """Say the last words again."""
        if self.stage.last_words is not None:
            self.interject(self.stage.last_words)

    def more_time(self, seconds: float) -> None:
        """Lengthen what runs.

        Raises:
            NothingRuns: no time runs.

        """
        if not self.stage.more_time(seconds):
            raise NothingRuns("no time runs now")

    def skip(self) -> None:
        """End what runs: a speech, a window, a question.

        Raises:
            NothingRuns: no time runs.

        """
        if not self.stage.skip():
            raise NothingRuns("no time runs now")

    # ------------------------------------------------------------ the evening

    async def run(self) -> None:
        """Host games until cancelled. A start with a game in the journal goes on with it and says so."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._host_button())
                if self._continues and next_step(self.state) is not None:
                    await self._continue()
                while True:
                    await self._one_step()
        finally:
            self.stage.dark()
            await self._stop()

    async def _continue(self) -> None:
        """Say that the same game goes on; at night everybody is told to sleep again before anybody is woken."""
        await self.stage.say("continued")
        if self.state.asleep:
            await self.stage.say("night-falls")

    async def _stop(self) -> None:
        """Fall silent at once; what is being written is written."""
        for task in self._interjections:
            task.cancel()
        await asyncio.gather(*self._interjections, *self._background, return_exceptions=True)

    async def _host_button(self) -> None:
        """Pause, or go on, by a short press of the device's own button."""
        down_at: float | None = None
        async for press in self.stage.io.buttons.presses():
            if press.seat is None and press.down:
                down_at = press.at
            elif press.seat is None and down_at is not None:
                if press.at - down_at <= SHORT_PRESS_SECONDS:
                    (self.resume if self.stage.paused else self.pause)()
                down_at = None

    async def _one_step(self) -> None:
        step = next_step(self.state)
        self.stage.begin(step)
        if step is None:
            await self._idle()
            return
        self._current = asyncio.ensure_future(procedures.play(self, step))
        try:
            await asyncio.wait({self._current})
        finally:
            self._current.cancel()
            await asyncio.wait({self._current})
        self._after_step(self._current)

    def _after_step(self, task: asyncio.Task[None]) -> None:
        self._current = None
        self.asking = None
        self.stage.dark()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a step failed; the game is paused", exc_info=error)
            self.stage.pause()
            if self.stage.needs_person is None:
                self.stage.call_person("trouble-step")

    async def _idle(self) -> None:
        self._woken.clear()
        await self._woken.wait()

    def _restart_step_if_over(self) -> None:
        # A secret decision keeps its time, whoever makes it.
        if not self._is_on(next_step(self.state)) and not eyes_closed(self.stage.step):
            self._restart_step()

    def _is_on(self, step: Step | None) -> bool:
        """Whether that is the step which is being played."""
        current = self.stage.step
        return (step and step.key) == (current and current.key)

    def _restart_step(self) -> None:
        # What the step has asked for and what is not being stored yet would come on top of what the host did.
        self._generation += 1
        self._woken.set()
        if self._current is not None:
            self._current.cancel()
