"""The players' side of a table without parts: lights to see, buttons to press, a camera to hold hands to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Literal, get_args

from fastapi import WebSocket
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from controller.dashboard.fields import SeatNumber
from controller.dashboard.table import DashboardTable, SimulatedTable
from controller.rules.model import Seat

FRAME_SECONDS = 0.04
"""Lights that change faster are shown as often as this, as an eye would."""

PICTURE_LIMIT = 8 * 1024 * 1024
LIVE = b"\x01"
"""The first byte of a picture: one frame of a moving picture; any other: a picture held still."""

HandName = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "thumb_up", "thumb_down"]
HANDS: tuple[str, ...] = get_args(HandName)
"""The hands that can be drawn."""


class Button(BaseModel):
    """Press a button or let it go; seat ``null`` is the host's button on the device."""

    model_config = ConfigDict(extra="forbid")
    cmd: Literal["press", "release"]
    seat: SeatNumber | None


class Hold(BaseModel):
    """Hold a drawn hand before the camera, or nothing; at a seat where the camera is at the table's centre."""

    model_config = ConfigDict(extra="forbid")
    cmd: Literal["hold"]
    hand: HandName | None
    seat: SeatNumber | None = None


_DEEDS: TypeAdapter[Button | Hold] = TypeAdapter(Annotated[Button | Hold, Field(discriminator="cmd")])


class SimulatedPage:
    """A connected simulation page. Buttons it holds down are let go when it goes away."""

    def __init__(self, socket: WebSocket, table: DashboardTable, simulated: SimulatedTable) -> None:
        self._socket = socket
        self._table = table
        self._simulated = simulated
        self._down: set[Seat | None] = set()

    async def show(self) -> None:
        """Send the lights, and words and pause of the table, as they change."""
        async with aclosing(self._colours()) as colours:
            async for lights in colours:
                await self._socket.send_json({"lights": lights})
                await asyncio.sleep(FRAME_SECONDS)

    async def listen(self) -> None:
        """Do to the table what the page's players do."""
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                problem = await self._take(message.get("text"), message.get("bytes"))
                if problem:
                    await self._socket.send_json({"error": problem})
        finally:
            for seat in tuple(self._down):
                self._simulated.pins.release(seat)

    async def _colours(self) -> AsyncGenerator[dict[Seat, str], None]:
        """Yield the colours now and after changes, the latest only."""
        latest: dict[Seat, str] = {}
        changed = asyncio.Event()

        async def follow() -> None:
            async for colours in self._simulated.pins.changes():
                latest.update(colours)
                changed.set()

        following = asyncio.ensure_future(follow())
        try:
            while True:
                await changed.wait()
                changed.clear()
                yield dict(latest)
        finally:
            following.cancel()

    async def _take(self, frame: str | None, picture: bytes | None) -> str | None:
        """Do one thing; return a key of the catalogue if it cannot be done."""
        try:
            if frame is not None:
                await self._do(_DEEDS.validate_json(frame))
            elif picture:
                self._look_at(picture)
        except ValidationError:
            return "e-command"
        except ValueError:
            return "e-picture"
        return None

    async def _do(self, deed: Button | Hold) -> None:
        if isinstance(deed, Hold):
            await self._hold(deed.hand, deed.seat)
            return
        seat = None if deed.seat is None else Seat(deed.seat)
        if seat is not None and seat > self._table.seats:
            raise ValueError(f"no place {seat}")
        if deed.cmd == "press":
            self._down.add(seat)
            self._simulated.pins.press(seat)
        else:
            self._down.discard(seat)
            self._simulated.pins.release(seat)

    async def _hold(self, hand: str | None, seat: int | None) -> None:
        if self._simulated.seats is not None and seat is not None:
            await self._simulated.seats.show(Seat(seat), hand)
            return
        if self._simulated.camera is None or (hand is not None and self._simulated.draw is None):
            raise ValueError("no camera")
        picture = None
        if hand is not None and self._simulated.draw is not None:
            picture = await asyncio.to_thread(self._simulated.draw, hand)
        self._simulated.camera.hold(picture)

    def _look_at(self, picture: bytes) -> None:
        if self._simulated.camera is None or len(picture) > PICTURE_LIMIT:
            raise ValueError("no camera, or too large a picture")
        self._simulated.camera.hold(picture[1:], live=picture[:1] == LIVE)
