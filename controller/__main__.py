"""The command ``mafia-table``: puts the parts together. The only module that imports firmware, vision and voice."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from controller.clock import HastyLoop
from controller.commands.parser import parser
from controller.config import ConfigError, Settings, load
from controller.config import show as show_settings
from controller.ports import Line, Signal, Status
from controller.rules.model import Seat

if TYPE_CHECKING:
    from controller.commands.host import Parts
    from controller.dashboard.table import Look, SimulatedTable
    from controller.ports import Journal
    from firmware.simulated import MockTable
    from firmware.table import OpenBoard
    from firmware.wiring import Board
    from vision.around import Around
    from vision.cameras import Camera
    from vision.seat_finder import LensSettings
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
    from vision.live_view import live  # noqa: PLC0415 - OpenCV is heavy
    from vision.model import model_path  # noqa: PLC0415 - as above
    from vision.reader import HandReader  # noqa: PLC0415 - as above
    from voice.words import Catalogue  # noqa: PLC0415 - heavy too

    words = Catalogue()
    board = open_board(_board(settings, simulated=simulated))
    camera = _camera(settings, held=board.pins is not None)
    trouble_heard: list[Callable[[], None]] = []
    around = _around(settings, camera, partial(_tell_all, trouble_heard))
    reader = (
        around.reader
        if around
        else HandReader(camera, model_path(), on_trouble=partial(_tell_all, trouble_heard))
    )
    voice = _voice(settings, words)
    try:
        yield Parts(
            TableIO(board.buttons, board.lights, reader, voice, journal),
            words,
            simulated=_simulated(board.pins, camera),
            snapshot=reader.snapshot,
            live=partial(live, reader, [Seat(number) for number in range(1, settings.table.seats + 1)]),
            surroundings=around.finder if around else None,
            troubles=partial(_troubles, board, around),
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


def _troubles(board: OpenBoard, around: Around | None) -> list[Line]:
    """Return what to say of the buttons and lights that do not answer, and of seats that cannot be looked at."""
    parts = [("button-trouble", seat) for seat in board.buttons.trouble]
    parts += [("light-trouble", seat) for seat in sorted(board.lights.trouble, key=lambda seat: seat or 0)]
    faults = [Line("trouble-seats-file", {"fault": around.fault})] if around and around.fault else []
    return [*faults, *(Line(key, {"seat": seat}) if seat else Line("device-trouble") for key, seat in parts)]


def _camera(settings: Settings, *, held: bool) -> Camera:
    """Return the settings' camera; a simulated table holds pictures before its own unless one is named."""
    from vision.cameras import open_camera  # noqa: PLC0415 - OpenCV is heavy

    source, around = settings.camera.source, settings.camera.mode == "around"
    if around and held and source in {"auto", "held"}:
        return _drawn_table(settings.table.seats)
    try:
        return open_camera("held" if held and source == "auto" else source, whole_table=around)
    except ValueError as error:
        raise settings.error("camera", "source", str(error)) from error


def _drawn_table(seats: int) -> Camera:
    from vision.drawn_table import DrawnTable  # noqa: PLC0415 - OpenCV is heavy
    from vision.table_camera import TableCamera  # noqa: PLC0415 - as above

    return TableCamera(DrawnTable(seats))


def _around(settings: Settings, camera: Camera, on_trouble: Callable[[], None]) -> Around | None:
    """Return what looks from the table's centre, ``None`` where the settings say otherwise."""
    from vision.around import open_around  # noqa: PLC0415 - OpenCV is heavy
    from vision.model import model_path  # noqa: PLC0415 - as above
    from vision.table_camera import TableCamera  # noqa: PLC0415 - as above

    if settings.camera.mode != "around":
        return None
    source = "drawn" if isinstance(camera, TableCamera) else settings.camera.source
    drawn = camera.table.seating(source) if isinstance(camera, TableCamera) else None
    return open_around(
        camera,
        model_path(),
        _lens(settings),
        source=source,
        folder=settings.data_folder,
        drawn=drawn,
        on_trouble=on_trouble,
    )


def _lens(settings: Settings) -> LensSettings:
    from vision.seat_finder import LensSettings  # noqa: PLC0415 - OpenCV is heavy

    camera = settings.camera
    k1, k2, k3, k4 = camera.curve or (0.0, 0.0, 0.0, 0.0)
    x, y, radius = camera.circle or (0.0, 0.0, 0.0)
    return LensSettings(camera.lens, (k1, k2, k3, k4), (x, y, radius) if camera.circle else None)


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
    from vision.table_camera import TableCamera  # noqa: PLC0415 - as above

    held = camera if isinstance(camera, HeldCamera | TableCamera) else None
    seats = camera if isinstance(camera, TableCamera) else None
    return SimulatedTable(pins, held, _draw, seats) if pins is not None else None


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
    from controller.commands.selftest import try_parts  # noqa: PLC0415 - the web server is heavy

    return asyncio.run(try_parts(load(options.config), options, table_parts))


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


def _hands(options: argparse.Namespace) -> int:
    from vision.commands import hands  # noqa: PLC0415 - OpenCV is heavy

    return hands(options)


def _record(options: argparse.Namespace) -> int:
    words, language = _words(), _language(options)
    say = partial(print, file=sys.stderr, flush=True)
    return asyncio.run(_recorded(load(options.config), options, lambda line: say(words.text(line, language))))


async def _recorded(settings: Settings, options: argparse.Namespace, tell: Callable[[Line], None]) -> int:
    """Record what the camera sees, with the status light saying so."""
    from firmware.table import open_board  # noqa: PLC0415 - gpiozero is heavy
    from vision.recording import record  # noqa: PLC0415 - OpenCV is heavy

    camera, board = _camera(settings, held=False), open_board(_board(settings, simulated=False))
    board.lights.status(Status.RECORDING)
    try:
        return await record(camera, options.folder, options.seconds, tell)
    finally:
        board.close()
        await camera.close()


def _say(options: argparse.Namespace) -> int:
    from voice.commands import AskedWrongly, SayError, say  # noqa: PLC0415 - only here

    try:
        print(asyncio.run(say(options.words, language=_language(options), out=options.out)))
    except SayError as error:
        print(error, file=sys.stderr)
        return BAD_USE if isinstance(error, AskedWrongly) else 1
    return 0


def _play(options: argparse.Namespace) -> int:
    from controller.commands.rehearsal import rehearse  # noqa: PLC0415 - only here

    return rehearse(options, table_parts, _draw, _words())


_COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "run": _run,
    "selftest": _selftest,
    "config": _config,
    "rules check": _rules,
    "rules show": _rules,
    "rules diff": _rules,
    "rules mix": _rules,
    "hands read": _hands,
    "hands measure": _hands,
    "hands record": _record,
    "say": _say,
    "play": _play,
}

if __name__ == "__main__":
    sys.exit(main())
