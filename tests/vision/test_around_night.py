"""A night at a drawn table: the real director, reader and landmarker, three mafiosi who show numbers at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from controller.director.choice import ChoiceState
from controller.ports import Signal
from controller.rules.model import Seat
from tests.table import Evening
from vision.around import open_around
from vision.drawn_table import DrawnTable, Held
from vision.seat_finder import LensSettings
from vision.table_camera import TableCamera

ROLES = (
    "1 boss, 2 mafia, 3 mafia, 4 yakuza, 5 yakuza, 6 yakuza, 7 sheriff, 8 doctor, 9 citizen, 10 citizen,"
    " 11 citizen, 12 citizen"
)
TABLE = DrawnTable()
TARGETS = {Seat(1): 9, Seat(2): 9, Seat(3): 4}


def test_three_mafiosi_choose_at_once_each_by_his_own_hand(model: Path, tmp_path: Path) -> None:
    camera = TableCamera(TABLE)
    around = open_around(
        camera, model, LensSettings(220.0), source="drawn", folder=tmp_path, drawn=TABLE.seating()
    )
    evening = Evening(ROLES, rules="clones", night=2, options={"death": False, "seniority": (3, 2)})
    stage = evening.director.stage
    stage.io = replace(stage.io, reader=around.reader)

    async def all_are(state: ChoiceState) -> None:
        await until(lambda: {choice.state for choice in stage.choices.values()} == {state})

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            async for _ in stage.changes():
                if true():
                    return

    def moves() -> dict[Seat, tuple[Seat, ...]]:
        return {move.actor: move.targets for move in evening.state.moves if move.actor in TARGETS}

    async def scene(_: Evening) -> None:
        await around.reader.warm_up()
        await evening.until("call:mafia:kill")
        await until(lambda: set(stage.choices) == set(TARGETS))
        camera.picture(await drawn({seat: str(target) for seat, target in TARGETS.items()}))
        await all_are(ChoiceState.ECHO)
        assert {seat: choice.candidate for seat, choice in stage.choices.items()} == TARGETS
        assert {stage.signals[Seat(9)], stage.signals[Seat(4)]} == {Signal.ECHO}
        camera.picture(await drawn(dict.fromkeys(TARGETS, "thumb_up")))
        await all_are(ChoiceState.CONFIRMED)
        camera.hold(None)
        await until(lambda: moves() == {seat: (target,) for seat, target in TARGETS.items()})
        await around.reader.close()

    async def drawn(signs: dict[Seat, str]):  # type: ignore[no-untyped-def]  # noqa: ANN202
        return await asyncio.to_thread(TABLE.picture, {seat: Held(sign) for seat, sign in signs.items()})

    evening.play(scene)
