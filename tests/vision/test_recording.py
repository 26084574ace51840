from __future__ import annotations

import asyncio
from pathlib import Path

import numpy as np
import pytest

from controller.ports import Line
from tests.vision.test_cameras import Plugged
from vision import recording
from vision.live_cameras import LiveCamera
from vision.pictures import load
from vision.recording import record


def recorded(folder: Path, seconds: float = 0.6, *, there: bool = True) -> tuple[int, list[Line]]:
    told: list[Line] = []

    async def evening() -> int:
        camera = LiveCamera(Plugged(there=there))
        try:
            return await record(camera, folder, seconds, told.append)
        finally:
            await camera.close()

    return asyncio.run(evening()), told


def test_every_frame_is_written_in_order_and_people_are_warned(tmp_path: Path) -> None:
    code, told = recorded(tmp_path / "film")
    files = sorted((tmp_path / "film").iterdir())
    assert code == 0
    assert files[0].name == "000001.jpg"
    assert [np.mean(load(path)).round() for path in files[:3]] == [1, 2, 3]
    assert [line.key for line in told] == ["record-begins", "record-ends"]
    assert told[-1].args["count"] == len(files)


def test_a_recording_that_is_stopped_is_whole(tmp_path: Path) -> None:
    async def evening() -> int:
        camera, told = LiveCamera(Plugged(there=True)), list[Line]()
        work = asyncio.ensure_future(record(camera, tmp_path, None, told.append))
        await asyncio.sleep(0.1)
        work.cancel()
        code = await work
        await camera.close()
        return code

    assert asyncio.run(evening()) == 0


def test_pictures_of_another_recording_are_not_mixed_in(tmp_path: Path) -> None:
    (tmp_path / "1.JPG").write_bytes(b"")
    code, told = recorded(tmp_path)
    assert (code, [line.key for line in told]) == (2, ["record-full"])


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "film").write_text("a file")
    code, (line,) = recorded(tmp_path / "film" / "more")
    assert (code, line.key) == (2, "record-folder")


def test_a_camera_that_is_away_is_named(tmp_path: Path) -> None:
    code, told = recorded(tmp_path, there=False)
    assert (code, told[-1].args["count"]) == (1, 0)


def test_a_full_disk_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recording, "_write", full)
    code, told = recorded(tmp_path)
    assert (code, told[-1].key, told[-1].args["fault"]) == (1, "record-fails", "No space left on device")
