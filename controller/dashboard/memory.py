"""The last set-up, offered again next time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from controller.dashboard.wire import Start

FILE = "last-setup.json"


async def last_setup(folder: Path) -> Start | None:
    """Return what was started last, without who was who; ``None`` if there is none or it cannot be read."""
    return await asyncio.to_thread(_read, folder / FILE)


async def remember_setup(folder: Path, setup: Start) -> None:
    """Keep a set-up for next time. Raises ``OSError``."""
    await asyncio.to_thread(_write, folder / FILE, setup.model_copy(update={"roles": []}))


def _read(file: Path) -> Start | None:
    try:
        return Start.model_validate_json(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _write(file: Path, setup: Start) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(setup.model_dump_json(), encoding="utf-8")
    new.replace(file)
