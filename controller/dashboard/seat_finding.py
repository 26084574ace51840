"""Letting a camera at the table's centre find the seats: what the host's page shows of it and asks for."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException, Response

from controller.dashboard import wire
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import Refusal, text
from controller.ports import Line
from controller.rules.model import Seat


async def find_seats(table: DashboardTable, command: wire.FindSeats | wire.SeatRoundStep) -> None:
    """Do what the host asks for.

    Raises ``Refusal`` at a table without such a camera, and while a game is on and not paused.
    """
    seats = table.seat_round
    if seats is None:
        raise Refusal("e-no-around")
    if not seats.allowed():
        raise Refusal("e-seats-not-now")
    if isinstance(command, wire.FindSeats):
        count = max(command.count, command.seat or 0)
        seats.begin(count, None if command.seat is None else Seat(command.seat))
        return
    match command.cmd:
        case "seats_look":
            seats.hurry()
        case "seats_next":
            seats.skip()
        case "seats_keep":
            await seats.keep()
        case "seats_drop":
            seats.drop()


def seats_view(table: DashboardTable) -> dict[str, Any] | None:
    """Return how far the finding of seats is, ``None`` at a table without such a camera."""
    seats = table.seat_round
    if seats is None:
        return None
    return {
        "allowed": seats.allowed(),
        "picture": seats.allowed() and table.camera_open,
        "count": seats.count,
        "asked": seats.asked,
        "waits": seats.waits_for_host,
        "found": sorted(seats.surroundings.found()),
        "faults": {seat: text(table, Line(f"seat-fault-{fault}")) for seat, fault in seats.faults.items()},
    }


def add_picture(router: APIRouter, table: DashboardTable, *guards: Any) -> None:
    """Add the picture of the table all around to a router: never while a game is on and not paused."""

    @router.get("/seats.jpg", dependencies=list(guards))
    async def seats_picture() -> Response:
        seats = table.seat_round
        open_ = seats is not None and seats.allowed() and table.camera_open
        picture = await seats.surroundings.picture() if seats is not None and open_ else None
        if picture is None:
            raise HTTPException(404)
        return Response(picture, media_type="image/jpeg", headers={"Cache-Control": "no-store"})
