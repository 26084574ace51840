"""The reader of hands: a camera, the landmarker and the hand code, behind ``controller.ports.GestureReader``.

It looks only while somebody is awake and asked; then every picture is examined on a thread of its own, in
front as a whole, around the table window by window of those who are awake. No picture is kept but the last
one, for the host's page, and that only while it looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from controller.ports import CameraTrouble, Gesture, Reading
from controller.rules.model import Seat
from vision.cameras import Camera, Frame
from vision.exposure import Brightener
from vision.finding import HandFinder
from vision.gestures import TWO_HANDED
from vision.hand import Image
from vision.landmarks import Landmarker
from vision.looking import Finder, Glances, View, drawn, equal, examine
from vision.sequences import parts_of
from vision.sight import FrontSight, Pane, Sight
from vision.steady import Steady

log = logging.getLogger(__name__)

T = TypeVar("T")

FROZEN_AFTER = 2.5
"""A live picture that has not changed for so long stands still, seconds."""
RETRY = 2.0
"""How long to wait before a missing model or a failed look is tried again, seconds."""


class Watch(AsyncIterator[Reading]):
    """One look at a table: yields readings until it is over."""

    def __init__(
        self, seats: Collection[Seat], numbers: Collection[int], gestures: Collection[Gesture]
    ) -> None:
        """Read these numbers and gestures from these seats."""
        self.seats = tuple(seats)
        self.both = bool(TWO_HANDED & parts_of(numbers))
        """Whether two hands may be shown."""
        self._wanted = (numbers, gestures)
        self._steady: dict[Seat | None, Steady] = {}
        self._readings: asyncio.Queue[Reading | None] = asyncio.Queue()

    def see(self, at: float, view: View, whose: Mapping[Seat | None, Seat | None]) -> list[Reading]:
        """Take what a picture shows of the seats, and return the readings that have become steady."""
        readings = []
        for pane, seat in whose.items():
            if pane in view.signs:
                steady = self._steady.setdefault(pane, Steady(seat, *self._wanted))
                readings.append(steady.see(at, view.signs[pane]))
        return [reading for reading in readings if reading]

    def tell(self, reading: Reading | None) -> None:
        """Hand a reading over; ``None`` ends the watch."""
        self._readings.put_nowait(reading)

    async def __anext__(self) -> Reading:
        """Wait for the next reading."""
        reading = await self._readings.get()
        if reading is None:
            self.tell(None)
            raise StopAsyncIteration
        return reading


class HandReader:
    """Reads numbers and gestures that are shown to a camera."""

    def __init__(
        self,
        camera: Camera,
        model: Path,
        *,
        sight: Sight | None = None,
        on_reading: Callable[[Reading], None] | None = None,
        on_trouble: Callable[[], None] | None = None,
    ) -> None:
        """Look through the camera with the hand model; ``on_reading`` hears every reading too.

        ``sight`` tells where in the picture: whoever is awake shows his hand to the one camera, unless it
        says otherwise. ``on_trouble`` is called whenever ``trouble`` has changed.
        """
        self._camera = camera
        self._model = model
        self._sight = sight or FrontSight()
        self._on_reading = on_reading
        self._on_trouble = on_trouble
        self._told: CameraTrouble | None = None
        camera.changed = self._tell_trouble
        self._worker = ThreadPoolExecutor(1, "hands")
        self._landmarker: Landmarker | None = None
        self._watches: list[Watch] = []
        self._looking: asyncio.Task[None] | None = None
        self._view: View | None = None
        self._brighteners: dict[Seat | None, Brightener] = {}
        self._glances: dict[Seat | None, Glances] = {}
        self._changed_at: float | None = None
        self._frozen = False
        self._no_model = False
        self.last: Reading | None = None
        """The latest reading."""

    @property
    def trouble(self) -> CameraTrouble | None:
        """What keeps it from reading, ``None`` when all is well."""
        if self._no_model:
            return CameraTrouble.MODEL
        frozen = CameraTrouble.FROZEN if self._frozen else None
        return self._camera.trouble or frozen or self._sight.trouble

    @property
    def sight(self) -> Sight:
        """Where in the picture it looks."""
        return self._sight

    def reads(self, seat: Seat) -> bool:
        """Return whether it can read that seat's hands now (``controller.ports.GestureReader.reads``)."""
        return self.trouble is None and bool(self._sight.whose((seat,)))

    async def warm_up(self) -> None:
        """Load the model and open the camera, so that the first look is quick and ``trouble`` is known."""
        await asyncio.gather(self._load(), self._camera.probe())

    @asynccontextmanager
    async def watch(
        self, seats: Collection[Seat], numbers: Collection[int], gestures: Collection[Gesture]
    ) -> AsyncIterator[AsyncIterator[Reading]]:
        """Look until the context ends (``controller.ports.GestureReader.watch``)."""
        watch = Watch(seats, numbers, gestures)
        self._watches.append(watch)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        try:
            yield watch
        finally:
            self._watches.remove(watch)
            watch.tell(None)
            if not self._watches:
                await self._stop()

    async def looks(self, work: Callable[[Landmarker, Image], T]) -> AsyncGenerator[T, None]:
        """Yield what ``work``, on the reader's own thread, makes of each picture; nothing without the model."""
        await self._load()
        if self._landmarker:
            async with aclosing(self._camera.frames()) as frames:
                async for frame in frames:
                    yield await self._on_worker(work, self._landmarker, frame.image)

    def sight_changed(self) -> None:
        """Look anew even at a picture that stands still: the sight was told something else."""
        self._view = None
        self._brighteners.clear()
        self._glances.clear()
        self._tell_trouble()

    async def snapshot(self) -> bytes | None:
        """Return what the camera sees as a JPEG with the hands drawn in, ``None`` while it does not look."""
        view = self._view
        return await self._on_worker(drawn, view) if view and view.looks else None

    async def close(self) -> None:
        """Stop looking and let camera and model go."""
        await self._stop()
        await self._camera.close()
        if self._landmarker:
            await self._on_worker(self._landmarker.close)
            self._landmarker = None
        self._worker.shutdown(wait=False)

    async def _stop(self) -> None:
        task, self._looking = self._looking, None
        if task:
            task.cancel()
            await asyncio.wait([task])
        self._view, self._changed_at = None, None
        self._brighteners.clear()
        self._glances.clear()

    async def _look(self) -> None:
        """Look until cancelled, whatever breaks."""
        while True:
            try:
                await self._load()
                if self._landmarker:
                    await self._look_through(self._landmarker)
            except Exception:
                log.exception("looking at hands failed; trying again")
            await asyncio.sleep(RETRY)

    async def _look_through(self, landmarker: Landmarker) -> None:
        async with aclosing(self._camera.frames()) as frames:
            async for frame in frames:
                wanted = self._wanted()
                fresh, view = await self._on_worker(self._examine, landmarker, frame, wanted)
                if self._may_count(frame, fresh=fresh):
                    self._show(frame.at, view)
                self._tell_trouble()

    def _wanted(self) -> Mapping[Seat | None, bool]:
        """Return which panes to look at, and in which of them for two hands."""
        wanted: dict[Seat | None, bool] = {}
        for watch in self._watches:
            for pane in self._sight.whose(watch.seats):
                wanted[pane] = wanted.get(pane, False) or watch.both
        return wanted

    def _is_fresh(self, frame: Frame) -> bool:
        """Tell whether a picture differs from the last one; a still one that is held longer counts as fresh."""
        last = self._view
        if last is None:
            return True
        return frame.still or not (last.image is frame.image or equal(last.image, frame.image))

    def _examine(
        self, landmarker: Landmarker, frame: Frame, wanted: Mapping[Seat | None, bool]
    ) -> tuple[bool, View]:
        """Return whether a picture is fresh, and what it shows; what was examined is not examined again."""
        last, fresh = self._view, self._is_fresh(frame)
        if last and (last.image is frame.image or not fresh) and last.covers(wanted):
            return fresh, last
        panes = [self._lit(pane) for pane in self._sight.panes(frame.image, wanted)]
        looks = [
            examine(self._finder(landmarker, frame, pane), pane, both=wanted[pane.seat]) for pane in panes
        ]
        return fresh, View(frame.image, wanted, looks)

    def _finder(self, landmarker: Landmarker, frame: Frame, pane: Pane) -> Finder:
        """Return what finds the hands: thoroughly in a still picture, which is looked at once."""
        if frame.still:
            return landmarker
        return self._glances.setdefault(pane.seat, Glances(HandFinder(landmarker)))

    def _lit(self, pane: Pane) -> Pane:
        """Return a pane out of the dark, and without most of its noise."""
        return replace(pane, image=self._brighteners.setdefault(pane.seat, Brightener()).see(pane.image))

    def _tell_trouble(self) -> None:
        if self.trouble is not self._told:
            self._told = self.trouble
            if self._on_trouble:
                self._on_trouble()

    def _may_count(self, frame: Frame, *, fresh: bool) -> bool:
        """Tell whether the frame may count: a live picture that stands still is no steady hand."""
        if fresh:
            self._changed_at = frame.at
            self._frozen = (
                self._frozen and not frame.still and self._view is None
            )  # one picture proves nothing
            return True
        if self._changed_at is not None and frame.at - self._changed_at >= FROZEN_AFTER:
            self._frozen = True
        return False

    def _show(self, at: float, view: View) -> None:
        """Show a view to all who watch."""
        self._view = view
        for watch in self._watches:
            for reading in watch.see(at, view, self._sight.whose(watch.seats)):
                self.last = reading
                watch.tell(reading)
                if self._on_reading:
                    self._on_reading(reading)

    async def _load(self) -> None:
        """Load the model once, in the background; where it cannot be, say so."""
        if self._landmarker:
            return
        try:
            self._landmarker = await self._on_worker(self._loaded)
        except (ImportError, OSError, RuntimeError, ValueError) as error:
            log.warning("the hand model cannot be loaded (%s): run make setup", error)
            self._no_model = True
        else:
            self._no_model = False
        self._tell_trouble()

    def _loaded(self) -> Landmarker:
        """Load the model, unless another look has done so meanwhile."""
        return self._landmarker or Landmarker(self._model)

    async def _on_worker(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._worker, work, *arguments)
