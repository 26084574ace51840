"""The durable log of every game: one SQLite file, each batch on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args

from pydantic import TypeAdapter, ValidationError

from controller.ports import Batch, JournalError, Origin
from controller.rules import events

T = TypeVar("T")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS game (id INTEGER PRIMARY KEY AUTOINCREMENT, started REAL NOT NULL);
CREATE TABLE IF NOT EXISTS batch (
    game INTEGER NOT NULL REFERENCES game(id),
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    origin TEXT NOT NULL,
    action TEXT NOT NULL,
    undo_from INTEGER,
    events TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""
_EVENTS: dict[str, type] = {kind.__name__: kind for kind in get_args(events.Event)}


class UnreadableGame(JournalError):
    """The last game was kept by another version of this program; it stays where it is."""


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(_EVENTS[name])


def pack(happened: Iterable[events.Event]) -> str:
    """Write events as JSON: a list of ``[name, fields]``."""
    return json.dumps(
        [_packed(type(event).__name__, event) for event in happened],
        ensure_ascii=False,
        separators=(",", ":"),
    )


def _packed(name: str, event: events.Event) -> tuple[str, Any]:
    return name, _adapter(name).dump_python(event, mode="json")


def unpack(text: str) -> tuple[events.Event, ...]:
    """Read what :func:`pack` wrote.

    Raises:
        ValueError: it was not written by this program or by a newer one.

    """
    try:
        return tuple(_adapter(name).validate_python(fields) for name, fields in json.loads(text))
    except KeyError as unknown:
        raise ValueError(f"unknown event {unknown}") from unknown


def _remedy(error: Exception) -> str:
    """Return what to do about a fault of the file or of its folder."""
    if isinstance(error, PermissionError | FileNotFoundError | NotADirectoryError):
        return "make the folder yours, or set data.folder in the settings (mafia-table config)"
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return "move the file away; the next start makes a new one"
    return "free some space on the card"


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


class SqliteJournal:
    """One file for all games. Every call runs in the journal's own thread, never on the event loop.

    Raises:
        JournalError: the file cannot be opened or is no journal.

    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.game: int | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection = self._thread.submit(self._guarded, self._open).result()

    async def load(self) -> tuple[Batch, ...]:
        """Return all batches of the last game, in order; nothing before the first.

        Raises:
            UnreadableGame: another version of this program has written it.

        """
        return await self._run(self._load)

    async def append(self, batch: Batch) -> None:
        """Store the batch durably before returning. Number 1 begins the next game; earlier ones are kept."""
        await self._run(lambda: self._append(batch))

    def close(self) -> None:
        """Close the file; nothing is lost without it."""
        self._thread.submit(self._connection.close).result()
        os.close(self._lock)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._guarded, work)

    def _guarded(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except JournalError:
            raise
        except (sqlite3.Error, OSError, ValidationError, ValueError) as error:
            raise JournalError(f"the journal {self.path} failed: {error}; {_remedy(error)}") from error

    def _open(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self._locked()
        # The log holds secrets: nobody but the owner may read it.
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.executescript(_SCHEMA)
        except sqlite3.Error:
            connection.close()
            os.close(self._lock)
            raise
        return connection

    def _locked(self) -> int:
        """Take the journal for this process alone; return what holds it."""
        lock = os.open(self.path.with_suffix(".lock"), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(lock)
            raise JournalError(
                f"another Mafia Table keeps its games in {self.path.parent}; stop it first, or set data.folder"
            ) from error
        return lock

    def _load(self) -> tuple[Batch, ...]:
        self.game = self._connection.execute("SELECT max(id) FROM game").fetchone()[0]
        rows = self._connection.execute(
            "SELECT number, at, origin, action, events, undo_from FROM batch WHERE game = ? ORDER BY number",
            (self.game,),
        )
        try:
            return tuple(
                Batch(number, at, Origin(origin), action, unpack(happened), undo_from)
                for number, at, origin, action, happened, undo_from in rows
            )
        except (ValueError, TypeError, RecursionError) as error:
            first = str(error).partition("\n")[0]
            raise UnreadableGame(
                f"the last game in {self.path} was kept by another version of Mafia Table: {first}"
            ) from error

    def _append(self, batch: Batch) -> None:
        with _transaction(self._connection):
            game = self.game
            if batch.number == 1:
                game = self._connection.execute(
                    "INSERT INTO game (started) VALUES (?)", (batch.at,)
                ).lastrowid
            self._connection.execute(
                "INSERT INTO batch (game, number, at, origin, action, undo_from, events) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    game,
                    batch.number,
                    batch.at,
                    batch.origin,
                    batch.action,
                    batch.undo_from,
                    pack(batch.events),
                ),
            )
        self.game = game
