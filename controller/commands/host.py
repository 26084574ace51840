"""``mafia-table run``: host games until stopped."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import signal
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from fastapi import FastAPI

from controller.config import Settings
from controller.dashboard.app import create_app
from controller.dashboard.memory import last_setup
from controller.dashboard.offers import offers
from controller.dashboard.pairing import Pairing
from controller.dashboard.table import DashboardTable, Look, SimulatedTable
from controller.director.core import Director
from controller.director.desk import Timing
from controller.director.eyesight import Eyesight
from controller.director.seat_round import SeatRound
from controller.history import History
from controller.journal import SqliteJournal, UnreadableGame
from controller.ports import Batch, Journal, Line, Sighting, Surroundings, TableIO, Words
from controller.rules.errors import UnknownRuleset
from controller.rules.evening import next_step
from controller.rules.rulesets.faults import RulesFault
from controller.tomlfile import nearest

log = logging.getLogger(__name__)

GRACE_SECONDS = 3
"""How long open pages may take to say good-bye at a stop."""


class CannotRun(RuntimeError):
    """The table cannot be hosted; the message says what to do."""


@dataclass(frozen=True)
class Parts:
    """The two ends of a table, real or simulated, and what belongs to them."""

    io: TableIO
    words: Words
    simulated: SimulatedTable | None = None
    snapshot: Callable[[], Awaitable[bytes | None]] | None = None
    live: Callable[[], AsyncGenerator[Sighting, None]] | None = None
    """Looks through the camera as long as the pictures are asked for."""
    surroundings: Surroundings | None = None
    """Finds the seats where the camera is at the table's centre."""
    troubles: Callable[[], Iterable[Line]] = tuple
    legend: Mapping[str, Look] = field(default_factory=dict)
    trouble_heard: list[Callable[[], None]] = field(default_factory=list)
    """Are called whenever the camera's trouble has changed."""
    warm_up: Callable[[], Awaitable[None]] | None = None
    """Loads what is slow, in the background."""


class OpensParts(Protocol):
    """What opens the parts of a table (``controller.__main__.table_parts``)."""

    def __call__(
        self, settings: Settings, journal: Journal, *, simulated: bool
    ) -> AbstractAsyncContextManager[Parts]:
        """Open the parts that are there, and simulated ones for those that are not."""
        ...


def timing(settings: Settings) -> Timing:
    """Return the table's own times from the settings."""
    return Timing(**settings.timing.model_dump())


async def host(
    settings: Settings, parts: Parts, journal: SqliteJournal, write: Callable[[str], None]
) -> None:
    """Serve the pages and direct the evening until the process is told to stop.

    Raises:
        CannotRun: the pages' port is taken.
        JournalError: the journal cannot be read.
        ConfigError: the rules that are to be offered first are not there.

    """
    await asyncio.to_thread(_verify_rules, settings)
    listening = _listen(settings)
    last = await last_setup(settings.data_folder)
    batches = await last_game(journal)
    director = Director(
        parts.io,
        language=settings.table.language if last is None else last.language,
        timing=timing(settings),
        batches=batches or (),
    )
    parts.trouble_heard.append(Eyesight(director).changed)
    table = _dashboard(settings, parts, director)
    if batches is None:
        table.troubles = partial(_troubles_without, table, parts.troubles)
    _greet(write, table)
    if next_step(director.state) is None:
        director.interject(Line("welcome", {"address": table.address()}))
    async with _beside(director.run(), *([parts.warm_up()] if parts.warm_up else [])):
        await _serve(create_app(table), listening)


async def last_game(journal: SqliteJournal) -> tuple[Batch, ...] | None:
    """Return what to go on with; ``None`` where there is a game that this program cannot go on with.

    It was kept by another version, or by house rules as they were then. Nothing of it is lost: it is gone on with by
    the version that kept it, as long as no other game was begun.
    """
    try:
        batches = await journal.load()
        await asyncio.to_thread(History, batches)
    except (UnreadableGame, UnknownRuleset, RulesFault) as error:
        log.error("the last game stays in the journal, and is not gone on with: %s", error)  # noqa: TRY400 - one line
        return None
    return batches


def _troubles_without(table: DashboardTable, others: Callable[[], Iterable[Line]]) -> Iterator[Line]:
    """Yield the troubles of a table that could not go on with the last game, until another one is begun."""
    yield from others()
    if table.game is None:
        yield Line("trouble-last-game")


def _verify_rules(settings: Settings) -> None:
    first = settings.table.ruleset
    known = [offer.id for offer in offers(first, lambda: settings.house_files)]
    if first not in known:
        raise settings.error("table", "ruleset", f"no rules have the id {first!r}; {nearest(first, known)}")


async def _serve(app: FastAPI, listening: socket.socket) -> None:
    """Serve until the process is asked to stop, and return: what is open must be closed and the lights put out."""
    import uvicorn  # noqa: PLC0415 - only the running table needs a server

    class Server(uvicorn.Server):
        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            # uvicorn would raise the signal again and end the process before anything is put out.
            yield

    config = uvicorn.Config(
        app,
        log_level="warning",
        lifespan="off",
        ws="websockets-sansio",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Server(config)
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(asked, setattr, server, "should_exit", True)
    await server.serve(sockets=[listening])


def _dashboard(settings: Settings, parts: Parts, director: Director) -> DashboardTable:
    addresses = own_addresses(settings)
    return DashboardTable(
        director=director,
        words=parts.words,
        offers=partial(offers, settings.table.ruleset, lambda: settings.house_files, parts.words),
        pairing=Pairing(settings.data_folder / "paired.json"),
        folder=settings.data_folder,
        address=lambda: addresses[0],
        seats=settings.table.seats,
        host_names=frozenset({socket.gethostname().lower()}),
        legend=parts.legend,
        troubles=parts.troubles,
        snapshot=parts.snapshot,
        live=parts.live,
        seat_round=_seat_round(parts, director),
        simulated=parts.simulated,
    )


def _seat_round(parts: Parts, director: Director) -> SeatRound | None:
    """Return what finds the seats: before a game, or while it is paused."""
    if parts.surroundings is None:
        return None
    return SeatRound(
        director.stage,
        parts.surroundings,
        lambda: next_step(director.state) is None or director.stage.paused,
    )


def _listen(settings: Settings) -> socket.socket:
    network = settings.network
    try:
        return socket.create_server((network.host, network.port), reuse_port=False)
    except OSError as error:
        raise CannotRun(
            f"cannot serve the pages on {network.host}:{network.port}: {error.strerror}. "
            "Is another Mafia Table running? Otherwise set network.port in the settings (mafia-table config)."
        ) from error


def own_addresses(settings: Settings) -> tuple[str, ...]:
    """Return the addresses of the table screen, the one for other devices first."""
    network = settings.network
    if network.host not in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        return (f"http://{network.host}:{network.port}/",)
    found = [address for address in (_outward(), "127.0.0.1") if address]
    return tuple(f"http://{address}:{network.port}/" for address in dict.fromkeys(found))


def _outward() -> str | None:
    """Return this device's address on its network. Nothing is sent: connecting a datagram socket only chooses."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


def _greet(write: Callable[[str], None], table: DashboardTable) -> None:
    """Say where the pages are and what pairs the host's phone."""
    import segno  # noqa: PLC0415 - only the running table shows it

    address = table.address()
    picture = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(picture, compact=True)
    write(picture.getvalue())
    for line in ("run-table", "run-host", "run-code", *(("run-sim",) if table.simulated else ()), "run-stop"):
        write(
            table.words.text(
                Line(line, {"address": address, "code": table.pairing.code}), table.director.language
            )
        )


@contextlib.asynccontextmanager
async def _beside(*work: Awaitable[None]):  # type: ignore[no-untyped-def]  # noqa: ANN202
    """Do the work beside the block; its failure is logged and stops nothing, its end waits for its clean-up."""
    tasks = [asyncio.ensure_future(each) for each in work]
    for task in tasks:
        task.add_done_callback(_report)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _report(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a part of the table failed", exc_info=error)
