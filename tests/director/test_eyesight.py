"""A camera that stops seeing: the status light, the voice and the buttons (edge case 9, the table's part)."""

from __future__ import annotations

import pytest

from controller.director.eyesight import Eyesight
from controller.ports import CameraTrouble, Signal, Status
from controller.rules.model import Seat
from tests.director.test_night import NINE, moves, to_night_2
from tests.table import Evening


def test_a_picture_that_stands_still_is_shown_and_buttons_take_over_until_it_moves() -> None:
    async def scene(evening: Evening) -> None:
        table, eyesight = evening.table, Eyesight(evening.director)

        def camera(trouble: CameraTrouble | None) -> None:
            table.camera = trouble
            eyesight.changed()

        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        assert table.device is Status.WATCHING
        camera(CameraTrouble.FROZEN)
        assert table.device is Status.NEEDS_PERSON
        for _ in range(4):
            await table.press(5)
        assert table.now == {5: Signal.AWAKE, 4: Signal.ECHO}
        await table.press(5, 1.0)
        assert moves(evening) == [(5, "check", 4)]
        assert "camera-trouble" not in table.lines()
        await evening.until("call:doctor:heal", night=2)
        assert table.device is Status.NEEDS_PERSON
        camera(None)
        assert table.device is Status.WATCHING
        await table.shows(6, 6)
        await table.thumb(6)
        assert moves(evening)[-1] == (6, "heal", 6)
        assert Seat(6) in evening.state.players

    Evening(NINE).play(scene)


def test_by_day_it_is_said_once_and_so_is_that_it_sees_again() -> None:
    async def scene(evening: Evening) -> None:
        table, eyesight = evening.table, Eyesight(evening.director)
        await evening.until("speech:1", day=1)
        for trouble in (CameraTrouble.MISSING, CameraTrouble.FROZEN, None, None, CameraTrouble.MISSING):
            table.camera = trouble
            eyesight.changed()
        async for _ in evening.director.stage.changes():
            if table.lines().count("camera-trouble") == 2:
                break
        told = [line for line in table.lines() if line.startswith("camera-")]
        assert told == ["camera-trouble", "camera-back", "camera-trouble"]

    Evening(NINE).play(scene)


@pytest.mark.parametrize("trouble", [None, CameraTrouble.OFF])
def test_a_table_that_is_to_have_no_camera_calls_nobody(trouble: CameraTrouble | None) -> None:
    async def scene(evening: Evening) -> None:
        evening.table.camera = trouble
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        assert evening.table.device is Status.WATCHING

    Evening(NINE).play(scene)
