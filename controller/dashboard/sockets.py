"""One WebSocket for each page: the filtered view now, its parts whenever they differ; commands back."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Any, cast

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from controller.dashboard import wire
from controller.dashboard.commands import obey
from controller.dashboard.table import DashboardTable
from controller.dashboard.views import View, clock_to_send
from controller.dashboard.wording import Refusal, text
from controller.ports import Line
from controller.reasons import is_of_rules

log = logging.getLogger(__name__)

FRAME_LIMIT = 64 * 1024
"""A longer command is none, in characters."""

Receiver = Callable[[], Awaitable[None]]


async def serve(*tasks: Receiver) -> None:
    """Run what a page needs until it goes away. Its end, however it comes, is nobody else's."""
    running = {asyncio.ensure_future(task()) for task in tasks}
    try:
        done, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            log.error("a page's connection failed; the game goes on", exc_info=error)


class Page:
    """A connected page. ``view`` returns what it may show, ``allowed`` whether it still may."""

    def __init__(
        self,
        socket: WebSocket,
        table: DashboardTable,
        view: Callable[[DashboardTable], View],
        allowed: Callable[[], bool],
    ) -> None:
        self._socket = socket
        self._table = table
        self._view = view
        self._allowed = allowed
        self._shown: View = {}
        self._number = 0

    async def show(self) -> None:
        """Send the view, then what changes in it; what changes while that is being sent counts as one."""
        changes = cast("AsyncGenerator[None, None]", self._table.director.stage.changes())
        async with aclosing(changes):
            async for _ in changes:
                if not self._allowed():
                    await self._socket.close(1008)
                    return
                await self._send_parts(self._view(self._table))

    async def listen(self) -> None:
        """Carry out commands and answer each."""
        while True:
            frame = await self._socket.receive_text()
            if not self._allowed():
                await self._socket.close(1008)
                return
            await self._socket.send_json(await self._answer(frame))

    async def ignore(self) -> None:
        """Wait until the page goes away; it has nothing to say."""
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            pass

    async def _send_parts(self, view: View) -> None:
        """Send the parts of a view that the page has not, each whole; nothing if it has them all."""
        parts = {name: part for name, part in view.items() if self._shown.get(name, ...) != part}
        self._shown = view
        if not parts:
            return
        if "clock" in parts:
            parts["clock"] = clock_to_send(parts["clock"], asyncio.get_running_loop().time())
        self._number += 1
        await self._socket.send_json({"number": self._number, "view": parts})

    async def _answer(self, frame: str) -> dict[str, Any]:
        try:
            command = parse(frame)
        except ValueError:
            return self._refused(_id_of(frame), Refusal("e-command"))
        try:
            note = await obey(self._table, command)
        except Refusal as refused:
            return self._refused(command.id, refused)
        except Exception:
            log.exception("a command of the host page failed")
            return self._refused(command.id, Refusal("e-failed"))
        return {"id": command.id, "ack": True, **({"note": note} if note else {})}

    def _refused(self, id_: int, refused: Refusal) -> dict[str, Any]:
        told = refused.text or text(self._table, Line(refused.key, {"seats": refused.seats}))
        of_rules = refused.clause if refused.clause and is_of_rules(refused.clause) else None
        return {"id": id_, "error": refused.key, "text": told, "ask": refused.ask, "clause": of_rules}


def parse(frame: str) -> wire.Command:
    """Return a frame's command.

    Raises ``ValueError`` if it is none; one line in the log says what is wrong, not what it contains.
    """
    if len(frame) > FRAME_LIMIT:
        log.warning("refused a frame of the host page: %d characters", len(frame))
        raise ValueError("too long")
    try:
        return wire.COMMANDS.validate_json(frame)
    except ValidationError as invalid:
        wrong = invalid.errors(include_input=False, include_context=False, include_url=False)[0]
        log.warning("refused a frame of the host page: %s", wrong["type"])
        raise


def _id_of(frame: str) -> int:
    """Return the id to answer a frame that is no command, 0 if there is none."""
    try:
        id_ = json.loads(frame)["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return 0
    return id_ if type(id_) is int and 0 <= id_ <= 2**53 else 0
