"""A director at a table of lists with the real pages in front of it, served on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from controller.dashboard.app import create_app
from controller.dashboard.offers import Offers, offers
from controller.dashboard.pairing import Pairing
from controller.dashboard.table import DashboardTable, SimulatedTable
from controller.director.core import Director
from controller.director.desk import Timing
from controller.ports import Line, Origin
from controller.rules.actions import Action, BeginNight, EndNight, OpenVote, PassDay, StartGame
from controller.rules.model import RoleId, Seat
from tests.table import Table, setup
from voice.words import Catalogue

WORDS = Catalogue()
CLUB_FIRST = partial(offers, "club")
ROLES = "1 don, 2 mafia, 3 commissar, 4 doctor, 5 maniac, 6 citizen, 7 citizen"


class QuickTable(Table):
    """A table whose voice takes no time, or waits for ever."""

    quiet = False

    async def say(self, line: Line, language: str) -> None:
        self.said.append((asyncio.get_running_loop().time(), line))
        assert language in WORDS.languages
        await asyncio.sleep(0)


class Pins:
    """Mock pins made of lists."""

    def __init__(self) -> None:
        self.lit: dict[Seat, str] = dict.fromkeys(map(Seat, range(1, 13)), "#000000")
        self.done: list[tuple[str, int | None]] = []
        self._changed = asyncio.Event()

    def press(self, seat: Seat | None) -> None:
        self.done.append(("press", seat))

    def release(self, seat: Seat | None) -> None:
        self.done.append(("release", seat))

    def colours(self) -> Mapping[Seat, str]:
        return self.lit

    async def changes(self) -> AsyncIterator[Mapping[Seat, str]]:
        while True:
            self._changed.clear()
            yield self.lit
            await self._changed.wait()

    def light(self, seat: int, colour: str) -> None:
        """Light a lamp; call it where the pages run."""
        self.lit[Seat(seat)] = colour
        self._changed.set()


class Camera:
    """A camera that remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[bytes | None, bool]] = []

    def hold(self, picture: bytes | None, *, live: bool = False) -> None:
        if picture == b"no picture":
            raise ValueError("no picture")
        self.shown.append((picture, live))


class Pages:
    """The pages of one table and a test's hands on everything behind them."""

    def __init__(
        self,
        folder: Path,
        *,
        timing: Timing | None = None,
        simulated: bool = True,
        offers: Callable[[], Offers] = CLUB_FIRST,
    ) -> None:
        self.io = QuickTable()
        self.pins, self.camera = Pins(), Camera()
        self.director = Director(
            self.io.io,
            timing=timing or Timing(),
            rng=random.Random(1),
        )
        self.table = DashboardTable(
            self.director,
            WORDS,
            offers,
            Pairing(folder / "paired.json"),
            folder,
            address=lambda: f"http://127.0.0.1:{self.port}/",
            legend={
                "signal-awake": (("#ffff00", 1.0), ("#000000", 1.0)),
                "signal-no": (("#ff0000", 0.6), ("#000000", 0.2)),
                "status-ready": (("#00ff00", 0.1),),
            },
            simulated=SimulatedTable(self.pins, self.camera, lambda name: name.encode())
            if simulated
            else None,
        )
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            create_app(self.table), log_level="warning", ws="websockets-sansio", lifespan="off"
        )
        self.server = uvicorn.Server(config)

    @contextlib.asynccontextmanager
    async def served(self, *, running: bool = False) -> AsyncIterator[Pages]:
        """Serve the pages; ``running``: host the evening beside them."""
        serving = asyncio.ensure_future(self.server.serve(sockets=[self._socket]))
        hosting = asyncio.ensure_future(self.director.run() if running else asyncio.sleep(0))
        try:
            while not self.server.started:
                await asyncio.sleep(0.01)
            yield self
        finally:
            self.server.should_exit = self.server.force_exit = True
            hosting.cancel()
            await asyncio.gather(serving, hosting, return_exceptions=True)
            self._socket.close()

    async def new_game(self, roles: str = ROLES, host_seat: int | None = None) -> None:
        await self.director.new_game(replace(setup(roles), host_seat=host_seat and Seat(host_seat)))

    async def begin(
        self, rules: str, cards: str, *actions: Action, named: bool = True, **changes: Any
    ) -> None:
        """Begin a game of any rules, seat 1 with the first card, and do these."""
        roles = {Seat(seat): RoleId(role) for seat, role in enumerate(cards.split(), start=1)}
        start = StartGame(
            rules,
            names={seat: f"P{seat}" if named else "" for seat in roles},
            mix=Counter(roles.values()),
            roles=roles,
            judged=False,
            **changes,
        )
        await self.director.new_game(start)
        for action in actions:
            await self.director.perform(action, Origin.CLOCK)

    async def second_night(self, roles: str = ROLES, host_seat: int | None = None) -> None:
        """Begin a game in its second night, in which moves are made."""
        start = replace(setup(roles), host_seat=host_seat and Seat(host_seat), start_night=2)
        await self.director.new_game(start)
        await self.director.perform(BeginNight(), Origin.CLOCK)

    async def first_day(self, host_seat: int | None = None) -> None:
        """Begin a game and pass the first night."""
        await self.new_game(host_seat=host_seat)
        for action in (BeginNight(), EndNight()):
            await self.director.perform(action, Origin.CLOCK)

    async def pass_to_night(self) -> None:
        """End the day without a vote and let night fall."""
        for action in (PassDay(), BeginNight()):
            await self.director.perform(action, Origin.CLOCK)

    async def vote(self) -> None:
        """Begin a game and open the first day's vote."""
        await self.new_game()
        await self.open_vote()

    async def open_vote(self) -> None:
        """Pass the first night and open the vote."""
        for action in (BeginNight(), EndNight(), OpenVote()):
            await self.director.perform(action, Origin.CLOCK)

    async def pair(self, code: str | None = None, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.origin) as client:
            return await client.post(
                "/pair",
                json={"code": self.table.pairing.code if code is None else code},
                headers={"Origin": self.origin} | headers,
            )

    async def cookie(self) -> str:
        return (await self.pair()).headers["set-cookie"].partition(";")[0]

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.origin) as client:
            return await client.get(path, headers=headers)

    @contextlib.asynccontextmanager
    async def live(self, page: str, cookie: str = "", origin: str | None = None) -> AsyncIterator[Wire]:
        """Connect as a page does."""
        async with connect(
            f"ws://127.0.0.1:{self.port}/live/{page}",
            origin=self.origin if origin is None else origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie} if cookie else {},
            proxy=None,
            close_timeout=0.5,
        ) as connection:
            yield Wire(connection)

    @contextlib.asynccontextmanager
    async def host(self) -> AsyncIterator[Wire]:
        async with self.live("host", await self.cookie()) as wire:
            yield wire


class Wire:
    """A page's connection in a test's hand. ``view`` is the last one that came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: dict[str, Any] = {}
        self.numbers: list[int] = []

    async def next(self) -> dict[str, Any]:
        message = json.loads(await asyncio.wait_for(self.connection.recv(), 5))
        if "view" in message:
            self.view |= message["view"]
            self.numbers.append(message["number"])
        return message

    async def until(self, seen: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a view that is so."""
        while not (self.view and seen(self.view)):
            await self.next()
        return self.view

    async def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        return await self.send(json.dumps({"id": 7, "cmd": cmd, **fields}))

    async def send(self, frame: str) -> dict[str, Any]:
        """Send a frame as it is; return its answer."""
        await self.connection.send(frame)
        while "view" in (message := await self.next()):
            pass
        return message

    async def silence(self, seconds: float = 0.2) -> bool:
        """Whether nothing comes for a while."""
        try:
            await asyncio.wait_for(self.next(), seconds)
        except TimeoutError:
            return True
        return False


def play(folder: Path, scene: Callable[[Pages], Awaitable[None]], **options: Any) -> None:
    """Run a scene with the pages served."""
    running = options.pop("running", False)

    async def main() -> None:
        async with Pages(folder, **options).served(running=running) as pages:
            await scene(pages)

    asyncio.run(main())


class Thread:
    """Pages served in a thread of their own, for a browser."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.pages: Pages
        self.open = contextlib.ExitStack()
        """What a test has begun and the end of the thread ends."""
        self._loop: asyncio.AbstractEventLoop
        self._stop: asyncio.Event
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main(folder, options)))

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)

    def do(self, work: Awaitable[Any]) -> Any:
        """Run a coroutine where the pages run."""
        return asyncio.run_coroutine_threadsafe(_as_coroutine(work), self._loop).result(10)

    async def _main(self, folder: Path, options: dict[str, Any]) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        running = options.pop("running", False)
        async with Pages(folder, **options).served(running=running) as self.pages:
            self._ready.set()
            await self._stop.wait()
            self.open.close()


async def _as_coroutine(work: Awaitable[Any]) -> Any:
    return await work
