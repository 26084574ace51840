"""The command ``mafia-table``: puts the parts together. The only module that imports firmware, vision and voice."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from controller.clock import HastyLoop, run_jumping
from controller.commands.parser import parser
from controller.config import ConfigError, Settings, load
from controller.config import show as show_settings
from controller.ports import Line, Signal, Status

if TYPE_CHECKING:
    from controller.commands.host import Parts
    from controller.dashboard.table import Look, SimulatedTable
    from controller.play.script import Script
    from controller.ports import Journal
    from controller.rules.model import GameState
    from firmware.simulated import MockTable
    from firmware.table import OpenBoard
    from firmware.wiring import Board
    from vision.cameras import Camera
    from voice.announcer import SilentAnnouncer, Voice
    from voice.words import Catalogue

BAD_USE = 2
"""Exit code for what was asked wrongly: a file that cannot be read, a setting that is wrong."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code: 0 all well, 1 something failed, 2 asked wrongly."""
    options = parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        return _COMMANDS[options.command](options)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return BAD_USE
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


# ---------------------------------------------------------------- the parts of a table


@asynccontextmanager
async def table_parts(settings: Settings, journal: Journal, *, simulated: bool) -> AsyncIterator[Parts]:
    """Open the parts that are there, and simulated ones for those that are not."""
    from controller.commands.host import Parts  # noqa: PLC0415 - the web server is heavy
    from controller.ports import TableIO  # noqa: PLC0415 - as above
    from firmware.table import open_board  # noqa: PLC0415 - gpiozero is heavy
    from vision.model import model_path  # noqa: PLC0415 - OpenCV is heavy
    from vision.reader import HandReader  # noqa: PLC0415 - as above
    from voice.words import Catalogue  # noqa: PLC0415 - heavy too

    words = Catalogue()
    board = open_board(_board(settings, simulated=simulated))
    camera = _camera(settings, held=board.pins is not None)
    trouble_heard: list[Callable[[], None]] = []
    reader = HandReader(camera, model_path(), on_trouble=partial(_tell_all, trouble_heard))
    voice = _voice(settings, words)
    try:
        yield Parts(
            TableIO(board.buttons, board.lights, reader, voice, journal),
            words,
            simulated=_simulated(board.pins, camera),
            snapshot=reader.snapshot,
            troubles=partial(_troubles, board),
            legend=_legend(),
            trouble_heard=trouble_heard,
            warm_up=reader.warm_up,
        )
    finally:
        board.close()
        await reader.close()
        await voice.close()


def _tell_all(listeners: list[Callable[[], None]]) -> None:
    for tell in listeners:
        tell()


def _board(settings: Settings, *, simulated: bool) -> Board:
    from firmware.table import choose_board  # noqa: PLC0415 - gpiozero is heavy

    try:
        return choose_board("simulated" if simulated else settings.table.board)
    except LookupError as error:
        raise settings.error("table", "board", str(error)) from error


def _troubles(board: OpenBoard) -> list[Line]:
    """Return what to say of the buttons and lights that do not answer."""
    parts = [("button-trouble", seat) for seat in board.buttons.trouble]
    parts += [("light-trouble", seat) for seat in sorted(board.lights.trouble, key=lambda seat: seat or 0)]
    return [Line(key, {"seat": seat}) if seat else Line("device-trouble") for key, seat in parts]


def _camera(settings: Settings, *, held: bool) -> Camera:
    """Return the settings' camera; a simulated table holds pictures before its own unless one is named."""
    from vision.cameras import open_camera  # noqa: PLC0415 - OpenCV is heavy

    if settings.camera.mode != "front":
        raise settings.error("camera", "mode", 'only "front" can be played yet')
    source = settings.camera.source
    try:
        return open_camera("held" if held and source == "auto" else source)
    except ValueError as error:
        raise settings.error("camera", "source", str(error)) from error


def _voice(settings: Settings, words: Catalogue) -> Voice | SilentAnnouncer:
    from voice.announcer import SilentAnnouncer, Voice  # noqa: PLC0415 - loads numpy
    from voice.render import Renderer  # noqa: PLC0415 - as above
    from voice.sound import open_sink  # noqa: PLC0415 - as above

    if settings.voice.engine == "none":
        return SilentAnnouncer(words)
    renderer = Renderer(engine=settings.voice.engine, rate=settings.voice.rate)
    return Voice(words, renderer, open_sink(settings.voice.sink))


def _simulated(pins: MockTable | None, camera: object) -> SimulatedTable | None:
    from controller.dashboard.table import SimulatedTable  # noqa: PLC0415 - the web server is heavy
    from vision.played_cameras import HeldCamera  # noqa: PLC0415 - OpenCV is heavy

    held = camera if isinstance(camera, HeldCamera) else None
    return SimulatedTable(pins, held, _draw) if pins is not None else None


def _draw(sign: str, seed: int = 0) -> bytes:
    """Return a drawn hand: ``1`` to ``12``, ``thumb_up`` or ``thumb_down``."""
    from vision.drawn_signs import draw_sign  # noqa: PLC0415 - OpenCV is heavy
    from vision.pictures import encode  # noqa: PLC0415 - as above

    return encode(draw_sign(sign, seed=seed))


def _legend() -> Mapping[str, Look]:
    from firmware.scenes import scene  # noqa: PLC0415 - gpiozero is heavy

    kinds = {"signal": Signal, "status": Status}
    return {
        f"{kind}-{signal}": tuple((_hex(step.colour), step.seconds) for step in scene(signal))
        for kind, signals in kinds.items()
        for signal in signals
        if signal not in {Signal.OFF, Signal.TEST}
    }


def _hex(colour: tuple[float, float, float]) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour)


# ---------------------------------------------------------------- commands


def _run(options: argparse.Namespace) -> int:
    from controller.commands.host import CannotRun  # noqa: PLC0415 - the web server is heavy
    from controller.ports import JournalError  # noqa: PLC0415 - as above

    # Where there is no sound card, what is said can be read here. It is public.
    logging.getLogger("voice.evening").setLevel(logging.INFO)
    try:
        with asyncio.Runner(loop_factory=lambda: HastyLoop(options.speed)) as runner:
            runner.run(_host(_settings(options), simulated=options.simulated))
    except (CannotRun, JournalError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _host(settings: Settings, *, simulated: bool) -> None:
    from controller.commands.host import host  # noqa: PLC0415 - the web server is heavy
    from controller.journal import SqliteJournal  # noqa: PLC0415 - as above

    journal = SqliteJournal(settings.data_folder / "games.sqlite")
    try:
        async with table_parts(settings, journal, simulated=simulated) as parts:
            await host(settings, parts, journal, partial(print, flush=True))
    finally:
        journal.close()


def _settings(options: argparse.Namespace) -> Settings:
    settings = load(options.config)
    if not options.port:
        return settings
    return settings.model_copy(update={"network": settings.network.model_copy(update={"port": options.port})})


def _language(options: argparse.Namespace) -> str:
    return str(options.lang or load(options.config).table.language)


def _words() -> Catalogue:
    from voice.words import Catalogue  # noqa: PLC0415 - only where words are needed

    return Catalogue()


def _config(options: argparse.Namespace) -> int:
    print(show_settings(load(options.config)))
    return 0


def _selftest(options: argparse.Namespace) -> int:
    return asyncio.run(_try_parts(load(options.config), as_json=options.json, buttons=options.buttons))


async def _try_parts(settings: Settings, *, as_json: bool, buttons: bool) -> int:
    from controller.commands import selftest  # noqa: PLC0415 - the web server is heavy
    from controller.journal import SqliteJournal  # noqa: PLC0415 - as above

    journal = SqliteJournal(settings.data_folder / "games.sqlite")
    try:
        async with table_parts(settings, journal, simulated=False) as parts:

            def text(line: Line) -> str:
                return parts.words.text(line, settings.table.language)

            def report(check: selftest.Check) -> None:
                if not as_json:
                    print(selftest.in_words(check, text), flush=True)

            checks = await selftest.selftest(settings, parts, buttons=buttons, report=report)
            if as_json:
                print(selftest.as_json(checks, text))
            return int(not all(check.ok for check in checks))
    finally:
        journal.close()


def _rules(options: argparse.Namespace) -> int:
    from controller.commands import house_rules, rules, show_rules  # noqa: PLC0415 - only here

    words = _words()
    match options.command:
        case "rules check":
            return rules.check(options.files, words)
        case "rules show":
            return show_rules.show(options.source, _language(options), words, _legend(), options.html)
        case "rules diff":
            return house_rules.diff(options.one, options.other, _language(options), words)
        case _:
            return house_rules.mix(options.source, options.players, _language(options), words)


def _hands_read(options: argparse.Namespace) -> int:
    from vision.files import read_files  # noqa: PLC0415 - OpenCV is heavy

    return read_files(options.files, json=options.json, draw=options.draw)


def _hands_measure(options: argparse.Namespace) -> int:
    from vision.measuring import measure  # noqa: PLC0415 - OpenCV is heavy

    return measure(options.labels)


def _say(options: argparse.Namespace) -> int:
    from voice.commands import AskedWrongly, SayError, say  # noqa: PLC0415 - only here

    try:
        print(asyncio.run(say(options.words, language=_language(options), out=options.out)))
    except SayError as error:
        print(error, file=sys.stderr)
        return BAD_USE if isinstance(error, AskedWrongly) else 1
    return 0


def _play(options: argparse.Namespace) -> int:
    from controller.commands.play import refusal, unmet  # noqa: PLC0415 - only here
    from controller.play.hands import PlayError  # noqa: PLC0415 - as above
    from controller.play.script import ScriptError, read_script  # noqa: PLC0415 - as above
    from controller.rules.errors import IllegalAction, UnknownRuleset  # noqa: PLC0415 - as above

    try:
        script = read_script(options.script)
        script.language = options.lang or script.language
        state = _rehearse(script, options)
    except (ScriptError, UnknownRuleset, OSError) as error:
        print(error, file=sys.stderr)
        return BAD_USE
    except PlayError as error:
        print(error, file=sys.stderr)
        return 1
    except IllegalAction as error:
        print(f"{options.script}: {refusal(error, script, _words())}", file=sys.stderr)
        return 1
    faults = unmet(script, state)
    for fault in faults:
        print(fault, file=sys.stderr)
    return int(bool(faults))


def _rehearse(script: Script, options: argparse.Namespace) -> GameState:
    """Play the script at a simulated table whose sound and journal go to a folder."""
    with tempfile.TemporaryDirectory(prefix="mafia-table-") as passing:
        folder = options.out or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        return run_jumping(_evening(script, folder, options.photos))


async def _evening(script: Script, folder: Path, photos: Path | None) -> GameState:
    from controller.commands.play import play, rehearsal_settings  # noqa: PLC0415 - only here
    from controller.journal import SqliteJournal  # noqa: PLC0415 - only here
    from controller.play.pictures import Pictures  # noqa: PLC0415 - only here

    settings = rehearsal_settings(folder, camera=script.camera)
    journal = SqliteJournal(folder / "games.sqlite")
    try:
        async with table_parts(settings, journal, simulated=True) as parts:
            ends = parts.simulated
            if ends is None or parts.warm_up is None:
                raise OSError("there is no simulated table")
            await parts.warm_up()
            return await play(
                script, parts.io, (ends.pins, ends.camera), Pictures(_draw, photos), parts.words, print
            )
    finally:
        journal.close()


_COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "run": _run,
    "selftest": _selftest,
    "config": _config,
    "rules check": _rules,
    "rules show": _rules,
    "rules diff": _rules,
    "rules mix": _rules,
    "hands read": _hands_read,
    "hands measure": _hands_measure,
    "say": _say,
    "play": _play,
}

if __name__ == "__main__":
    sys.exit(main())
