"""A thread for work that may never return."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

Job = Callable[[], None]


class OneThread(Executor):
    """Does one thing after the other on a thread of its own.

    Unlike the standard library's executors it does not hold up the end of the process: a job that hangs is left
    alone with its thread.
    """

    def __init__(self, name: str) -> None:
        """Name the thread; it begins with the first job."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do this after what was asked for before."""
        future: Future[T] = Future()

        def job() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:  # noqa: BLE001 - whoever waits for the future gets it
                future.set_exception(error)
            else:
                future.set_result(result)

        self._jobs.put(job)
        if self._thread.ident is None:
            self._thread.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - the base class's
        """End the thread after the jobs it has; ``cancel_futures`` is not known."""
        del cancel_futures
        self._jobs.put(None)
        if wait and self._thread.ident is not None:
            self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
