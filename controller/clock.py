"""Time: an event loop whose clock jumps, and time that runs out."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for nothing that only time would bring: moves the loop's clock instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.jobs = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready; jump by ``timeout`` seconds where nothing is and no thread works for us."""
        ready = super().select(timeout if timeout is None or self.jobs else 0)
        if not ready and timeout is not None:
            self.now += max(timeout, 0.0)
        return ready


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop for simulated evenings: a minute passes as soon as everybody waits for it.

    While a job runs in an executor the clock stands still, or, if the job takes longer than the next timer,
    goes on as the wall clock does.
    """

    def __init__(self) -> None:
        self._jumping = _JumpingSelector()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Return seconds since the loop was made, as far as it has jumped."""
        return self._jumping.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Run a blocking function in a thread; the clock waits for it."""
        future = super().run_in_executor(executor, func, *args)
        self._jumping.jobs += 1
        future.add_done_callback(self._job_done)
        return future

    async def shutdown_default_executor(self, *limit: Any) -> None:
        """Wait for the threads to end, in the wall's time."""
        self._jumping.jobs += 1
        try:
            await super().shutdown_default_executor(*limit)
        finally:
            self._jumping.jobs -= 1

    def _job_done(self, _: asyncio.Future[Any]) -> None:
        self._jumping.jobs -= 1


class _HastySelector(selectors.DefaultSelector):
    """Waits a part of the time that was asked for."""

    def __init__(self, speed: float) -> None:
        super().__init__()
        self.speed = speed

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready within ``timeout`` seconds of the hasty clock."""
        return super().select(timeout and timeout / self.speed)


class HastyLoop(asyncio.SelectorEventLoop):
    """An event loop for trying an evening out: its clock is ``speed`` times as fast as the wall's."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        super().__init__(_HastySelector(speed))

    def time(self) -> float:
        """Return seconds of the hasty clock."""
        return super().time() * self._speed


def run_jumping(main: Coroutine[Any, Any, T]) -> T:
    """Run a simulated evening to its end."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(main)


class Countdown:
    """Time that runs out on the running loop's clock; it can be held and lengthened."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._ends = self._loop.time() + seconds
        self._held: float | None = None
        self._changed = asyncio.Event()

    @property
    def left(self) -> float:
        """Seconds left, 0 when it is over."""
        return max(0.0, self._ends - self._loop.time() if self._held is None else self._held)

    @property
    def ends(self) -> float | None:
        """When it is over, seconds of the loop's clock; ``None`` while it is held."""
        return self._ends if self._held is None else None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._held is None

    def hold(self) -> None:
        """Stop the time."""
        if self._held is None:
            self._held = self.left
            self._changed.set()

    def go(self) -> None:
        """Let time pass again."""
        if self._held is not None:
            self._ends = self._loop.time() + self._held
            self._held = None
            self._changed.set()

    def add(self, seconds: float) -> None:
        """Give more time."""
        if self._held is None:
            self._ends = max(self._ends, self._loop.time()) + seconds
        else:
            self._held += seconds
        self._changed.set()

    async def until(self, left: float = 0.0) -> None:
        """Return when no more than ``left`` seconds are left."""
        while self._held is not None or self.left > left:
            wait = None if self._held is not None else self.left - left
            self._changed.clear()
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                # A clock that jumps by floats may land a hair before the end.
                if self._held is None and self.left - left < 1e-6:  # noqa: PLR2004
                    return


def wall_clock() -> float:
    """Return the date and time for records only, seconds since 1970."""
    return time.time()
