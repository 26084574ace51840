"""The live picture of the self-test, on the host's page: what the camera sees, and in words what is read.

Only while no game is on, so that nothing of a night can be seen. The page asks for each picture when it has shown
the one before, so a slow phone gets fewer; when it goes away, or a game begins, the camera is left alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from typing import Any, cast

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from controller.dashboard.guard import own_origin
from controller.dashboard.pairing import COOKIE
from controller.dashboard.sockets import serve
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import text
from controller.ports import Line, Reading, Sighting

_FORBIDDEN = 1008


def add_live_picture(router: APIRouter, table: DashboardTable) -> None:
    """Add the live picture to a router: for paired phones, while no game is on."""

    @router.websocket("/live/camera")
    async def camera_live(socket: WebSocket) -> None:
        secret = socket.cookies.get(COOKIE)
        if not (own_origin(socket.headers) and table.pairing.knows(secret) and table.live_open):
            await socket.close(_FORBIDDEN)
            return
        await socket.accept()
        picture = LivePicture(socket, table, lambda: table.pairing.knows(secret) and table.live_open)
        await serve(picture.show, picture.listen, picture.until_closed)
        await picture.close()


class LivePicture:
    """One page that looks through the camera."""

    def __init__(self, socket: WebSocket, table: DashboardTable, allowed: Callable[[], bool]) -> None:
        self._socket = socket
        self._table = table
        self._allowed = allowed
        self._wanted = asyncio.Event()
        self._wanted.set()

    async def show(self) -> None:
        """Send words and picture whenever the page wants the next."""
        if self._table.live is None:
            return
        with self._table.director.stage.watching():
            async with aclosing(self._table.live()) as sightings:
                async for sighting in sightings:
                    if not self._allowed():
                        return
                    await self._send(sighting)
                    await self._wanted.wait()

    async def listen(self) -> None:
        """Take whatever the page sends for its wish for the next picture."""
        while True:
            await self._socket.receive_text()
            self._wanted.set()

    async def until_closed(self) -> None:
        """Return when looking is not allowed any more, though no picture comes."""
        changes = cast("AsyncGenerator[None, None]", self._table.director.stage.changes())
        async with aclosing(changes):
            async for _ in changes:
                if not self._allowed():
                    return

    async def close(self) -> None:
        """Hang up, unless the page has."""
        try:
            await self._socket.close()
        except (RuntimeError, WebSocketDisconnect):
            return

    async def _send(self, sighting: Sighting) -> None:
        self._wanted.clear()
        await self._socket.send_json({"read": read_in_words(self._table, sighting.readings)})
        await self._socket.send_bytes(sighting.picture)


def read_in_words(table: DashboardTable, readings: Sequence[Reading]) -> list[str]:
    """Return what is read in the language of the pages, a text for each seat where hands are seen."""
    if not readings:
        return [text(table, Line("live-nothing"))]
    return [_with_seat(table, reading, _in_words(table, reading)) for reading in readings]


def _in_words(table: DashboardTable, reading: Reading) -> str:
    if reading.unclear:
        return text(table, Line("live-unclear"))
    shown: list[Any] = []
    if reading.number is not None:
        shown.append(text(table, Line("live-number", {"number": reading.number})))
    if reading.gesture is not None:
        shown.append(text(table, Line(f"live-{reading.gesture}")))
    return f"{' · '.join(shown)} ({reading.confidence:.0%})"


def _with_seat(table: DashboardTable, reading: Reading, told: str) -> str:
    return told if reading.seat is None else f"{text(table, Line('live-seat', {'n': reading.seat}))}: {told}"
