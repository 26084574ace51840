"""The reader of hands: a camera, the landmarker and the hand code, behind ``controller.ports.GestureReader``.

It looks only while somebody is awake and asked; then every picture is examined on a thread of its own. No
picture is kept but the last one, for the host's page, and that only while it looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

from controller.ports import CameraTrouble, Gesture, Reading
from controller.rules.model import Seat
from vision.cameras import Camera, Frame
from vision.gestures import TWO_HANDED, SeenHand, Sign, look_at, read
from vision.hand import Image
from vision.landmarks import Landmarker
from vision.pictures import annotate, encode
from vision.steady import Steady
from vision.wording import describe, describe_hand

log = logging.getLogger(__name__)

FROZEN_AFTER = 2.5
"""A live picture that has not changed for so long stands still, seconds."""
RETRY = 2.0
"""How long to wait before a missing model or a failed look is tried again, seconds."""


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A picture and what was seen in it."""

    image: Image
    hands: list[SeenHand]
    sign: Sign | None


class Watch(AsyncIterator[Reading]):
    """One look at a table: yields readings until it is over."""

    def __init__(self, steady: Steady, *, both: bool) -> None:
        """Judge signs by ``steady``; ``both`` says that two hands may be shown."""
        self.steady = steady
        self.both = both
        self._readings: asyncio.Queue[Reading | None] = asyncio.Queue()

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
        mode: Literal["front"] = "front",
        on_reading: Callable[[Reading], None] | None = None,
        on_trouble: Callable[[], None] | None = None,
    ) -> None:
        """Look through the camera with the hand model; ``on_reading`` hears every reading too.

        ``on_trouble`` is called whenever ``trouble`` has changed.

        ``front``: whoever is awake shows his hand to the one camera. Raises ``ValueError`` for another mode.
        """
        if mode != "front":
            raise ValueError(f"no such way to look: {mode!r}; there is: 'front'")
        self._camera = camera
        self._model = model
        self._on_reading = on_reading
        self._on_trouble = on_trouble
        self._told: CameraTrouble | None = None
        camera.changed = self._tell_trouble
        self._worker = ThreadPoolExecutor(1, "hands")
        self._landmarker: Landmarker | None = None
        self._watches: list[Watch] = []
        self._looking: asyncio.Task[None] | None = None
        self._view: View | None = None
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
        return self._camera.trouble or (CameraTrouble.FROZEN if self._frozen else None)

    async def warm_up(self) -> None:
        """Load the model and open the camera, so that the first look is quick and ``trouble`` is known."""
        await asyncio.gather(self._load(), self._camera.probe())

    @asynccontextmanager
    async def watch(
        self, seats: Collection[Seat], numbers: Collection[int], gestures: Collection[Gesture]
    ) -> AsyncIterator[AsyncIterator[Reading]]:
        """Look until the context ends (``controller.ports.GestureReader.watch``)."""
        seat = next(iter(seats)) if len(seats) == 1 else None
        watch = Watch(Steady(seat, numbers, gestures), both=bool(TWO_HANDED & frozenset(numbers)))
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

    async def snapshot(self) -> bytes | None:
        """Return what the camera sees as a JPEG with the hands drawn in, ``None`` while it does not look."""
        view = self._view
        return await self._on_worker(_drawn, view) if view else None

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
                view = await self._on_worker(self._examine, landmarker, frame)
                if self._is_new(frame, view):
                    self._show(frame.at, view)
                self._tell_trouble()

    def _examine(self, landmarker: Landmarker, frame: Frame) -> View:
        """Return what a picture shows; one that is equal to the last is not examined again."""
        last = self._view
        if last and (last.image is frame.image or (not frame.still and _equal(last.image, frame.image))):
            return last
        both = any(watch.both for watch in self._watches)
        hands = look_at(landmarker.find(frame.image, both=both))
        return View(frame.image, hands, read(hands))

    def _tell_trouble(self) -> None:
        if self.trouble is not self._told:
            self._told = self.trouble
            if self._on_trouble:
                self._on_trouble()

    def _is_new(self, frame: Frame, view: View) -> bool:
        """Tell whether the frame may count: a live picture that stands still is no steady hand."""
        if frame.still or view is not self._view:
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
            reading = watch.steady.see(at, view.sign)
            if reading:
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


def _equal(one: Image, other: Image) -> bool:
    """Tell whether two pictures are equal byte for byte; a few rows settle it nearly always."""
    return np.array_equal(one[::32], other[::32]) and np.array_equal(one, other)


def _drawn(view: View) -> bytes:
    captions = [(seen.hand, describe_hand(seen.fingers)) for seen in view.hands]
    return encode(annotate(view.image, captions, describe(view.sign)))
