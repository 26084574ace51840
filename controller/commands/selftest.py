"""``mafia-table selftest``: try every part, name what fails, and say what to do. Play goes on without it."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from controller.commands.host import OpensParts, Parts
from controller.config import Settings
from controller.journal import SqliteJournal
from controller.ports import CameraTrouble, JournalError, Line, Signal, Surroundings
from controller.rules.model import Seat

ENOUGH_BYTES = 100_000_000
"""Less free space than this is named: games are small, but the voice's sounds are kept too."""

PRESS_SECONDS = 20.0
"""How long a button is waited for."""

LIGHT_SECONDS = 0.4


@dataclass(frozen=True, slots=True)
class Check:
    """What came of one part; ``remedy`` says what to do where it failed."""

    part: str
    ok: bool
    remedy: Line | None = None


async def try_parts(settings: Settings, options: argparse.Namespace, open_parts: OpensParts) -> int:
    """Try the parts of the settings' table and print what came of it; return the exit code: 1 where one fails."""
    journal = SqliteJournal(settings.data_folder / "games.sqlite")
    try:
        async with open_parts(settings, journal, simulated=False) as parts:

            def text(line: Line) -> str:
                return parts.words.text(line, settings.table.language)

            def report(check: Check) -> None:
                if not options.json:
                    print(in_words(check, text), flush=True)

            buttons, picture = options.buttons, options.picture
            checks = await selftest(settings, parts, buttons=buttons, report=report, picture=picture)
            if options.json:
                print(as_json(checks, text))
            return int(not all(check.ok for check in checks))
    finally:
        journal.close()


async def selftest(
    settings: Settings,
    parts: Parts,
    *,
    buttons: bool,
    report: Callable[[Check], None],
    picture: Path | None = None,
) -> tuple[Check, ...]:
    """Try storage, voice, camera and lights, and with ``buttons`` each button in turn; report each at once.

    ``picture`` is a file for what a camera at the table's centre sees, the seats drawn in.
    """
    checks: list[Check] = []

    def take(check: Check) -> None:
        checks.append(check)
        report(check)

    if parts.simulated is not None:
        take(Check("simulated", ok=True, remedy=Line("remedy-simulated")))
    take(_storage(settings.data_folder))
    await _voice(settings, parts, take)
    await _camera(parts, take)
    if parts.surroundings is not None:
        await _seats(settings, parts.surroundings, picture, take)
    await _lights(settings, parts, take)
    if buttons:
        for seat in range(1, settings.table.seats + 1):
            take(await _button(settings, parts, Seat(seat)))
    for line in parts.troubles():
        take(Check(line.key, ok=False, remedy=line))
    return tuple(checks)


def _storage(folder: Path) -> Check:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".selftest"
        probe.write_bytes(b"\0")
        probe.unlink()
        enough = shutil.disk_usage(folder).free >= ENOUGH_BYTES
    except (OSError, JournalError):
        return Check("storage", ok=False, remedy=Line("remedy-storage", {"folder": str(folder)}))
    return Check(
        "storage", ok=enough, remedy=None if enough else Line("remedy-space", {"folder": str(folder)})
    )


async def _voice(settings: Settings, parts: Parts, take: Callable[[Check], None]) -> None:
    announcer = parts.io.announcer
    await announcer.say(Line("self-test-voice"), settings.table.language)
    trouble = announcer.trouble
    # Without a sound card the table screen and a file do: that is no failure.
    heard = trouble in {None, "trouble-voice-file"}
    take(Check("voice", ok=heard, remedy=None if trouble is None else Line(trouble)))


async def _camera(parts: Parts, take: Callable[[Check], None]) -> None:
    if parts.warm_up is not None:
        await parts.warm_up()
    trouble = parts.io.reader.trouble
    remedy = None if trouble is None else Line(f"trouble-camera-{trouble}")
    take(Check("camera", ok=trouble in {None, CameraTrouble.OFF}, remedy=remedy))


async def _seats(
    settings: Settings, surroundings: Surroundings, picture: Path | None, take: Callable[[Check], None]
) -> None:
    """Say which seats the camera at the centre does not know, and write its picture."""
    missing = tuple(
        number for number in range(1, settings.table.seats + 1) if number not in surroundings.found()
    )
    take(Check("seats", ok=not missing, remedy=Line("remedy-seats", {"seats": missing}) if missing else None))
    if picture is None:
        return
    seen = await surroundings.picture()
    try:
        if seen is not None:
            await asyncio.to_thread(picture.write_bytes, seen)
    except OSError:
        seen = None
    take(
        Check(
            "picture",
            ok=seen is not None,
            remedy=Line("remedy-picture" if seen is None else "self-test-picture", {"file": str(picture)}),
        )
    )


async def _lights(settings: Settings, parts: Parts, take: Callable[[Check], None]) -> None:
    """Light each seat in turn, for somebody to watch."""
    try:
        for seat in range(1, settings.table.seats + 1):
            parts.io.lights.show({Seat(seat): Signal.TEST})
            await asyncio.sleep(LIGHT_SECONDS)
        parts.io.lights.show({})
    except OSError:
        take(Check("lights", ok=False, remedy=Line("remedy-lights")))
    else:
        take(Check("lights", ok=True))


async def _button(settings: Settings, parts: Parts, seat: Seat) -> Check:
    """Ask for one button and wait until it was pressed and let go."""
    line = Line("self-test-button", {"seat": seat})
    parts.io.lights.show({seat: Signal.ASKED})
    asking = asyncio.ensure_future(parts.io.announcer.say(line, settings.table.language))
    try:
        async with asyncio.timeout(PRESS_SECONDS):
            async for press in parts.io.buttons.presses():
                if press.seat == seat and not press.down:
                    return Check(f"button {seat}", ok=True)
    except TimeoutError:
        pass
    finally:
        asking.cancel()
        parts.io.lights.show({})
    return Check(f"button {seat}", ok=False, remedy=Line("button-trouble", {"seat": seat}))


def in_words(check: Check, text: Callable[[Line], str]) -> str:
    """Return a check as a line for people."""
    mark = "✓" if check.ok else "✗"
    remedy = f": {text(check.remedy)}" if check.remedy else ""
    return f"{mark} {check.part}{remedy}"


def as_json(checks: tuple[Check, ...], text: Callable[[Line], str]) -> str:
    """Return all checks as one JSON object."""
    parts: list[Mapping[str, object]] = [
        {"part": check.part, "ok": check.ok, "remedy": text(check.remedy) if check.remedy else None}
        for check in checks
    ]
    return json.dumps({"ok": all(check.ok for check in checks), "checks": parts}, ensure_ascii=False)
