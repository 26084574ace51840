"""The simulated table's page: pins and camera, and nothing else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.dashboard.pages import Pages, Wire, play


async def do(wire: Wire, **command: Any) -> None:
    await wire.connection.send(json.dumps(command))


async def settled(pages: Pages, count: int) -> None:
    for _ in range(200):
        if len(pages.pins.done) + len(pages.camera.shown) >= count:
            return
        await asyncio.sleep(0.01)


def test_buttons_are_pressed_held_and_let_go_when_the_page_goes_away(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.live("sim") as sim:
            await do(sim, cmd="press", seat=3)
            await do(sim, cmd="release", seat=3)
            await do(sim, cmd="press", seat=None)
            await do(sim, cmd="press", seat=5)
            await settled(pages, 4)
        await settled(pages, 6)
        assert pages.pins.done[:4] == [("press", 3), ("release", 3), ("press", None), ("press", 5)]
        assert set(pages.pins.done[4:]) == {("release", None), ("release", 5)}

    play(tmp_path, scene)


def test_lights_are_shown_as_the_pins_are(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.live("sim") as sim:
            assert (await sim.next())["lights"]["3"] == "#000000"
            pages.pins.light(3, "#2f6fed")
            assert (await sim.next())["lights"]["3"] == "#2f6fed"

    play(tmp_path, scene)


def test_hands_and_pictures_are_held_before_the_camera(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.live("sim") as sim:
            await do(sim, cmd="hold", hand="thumb_up")
            await sim.connection.send(b"\x00still")
            await sim.connection.send(b"\x01frame")
            await do(sim, cmd="hold", hand=None)
            await settled(pages, 4)
        assert pages.camera.shown == [
            (b"thumb_up", False),
            (b"still", False),
            (b"frame", True),
            (None, False),
        ]

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("frame", "error"),
    [
        ('{"cmd": "press", "seat": 0}', "e-command"),
        ('{"cmd": "press", "seat": 13}', "e-picture"),
        ('{"cmd": "press", "seat": "__proto__"}', "e-command"),
        ('{"cmd": "hold", "hand": "13"}', "e-command"),
        ("x", "e-command"),
        (b"\x00no picture", "e-picture"),
    ],
)
def test_what_cannot_be_done_is_answered(tmp_path: Path, frame: str | bytes, error: str) -> None:
    async def scene(pages: Pages) -> None:
        async with pages.live("sim") as sim:
            await sim.next()
            await sim.connection.send(frame)
            assert await sim.next() == {"error": error}
        assert pages.pins.done == []
        assert pages.camera.shown == []

    play(tmp_path, scene)


def test_there_is_no_such_page_where_there_are_parts(tmp_path: Path) -> None:
    async def scene(pages: Pages) -> None:
        assert (await pages.get("/sim")).status_code == 404
        assert (await pages.get("/sim/table")).status_code == 404

    play(tmp_path, scene, simulated=False)
