"""What can be asked of ``mafia-table`` on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from controller.rules.rulesets import IDS

if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse gives it no other name


_SOURCE: Final = f"one of {', '.join(IDS)}, or a file of house rules"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; ``command`` in what it parses is the name of what was asked."""
    top = argparse.ArgumentParser("mafia-table", description="The table that hosts Mafia by itself.")
    top.add_argument("--config", type=Path, metavar="FILE", help="settings file (default: see config)")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _add_run(commands)
    _add_rules(commands)
    _add_hands(commands)
    _add_voice_and_play(commands)
    return top


def _speed(text: str) -> float:
    speed = float(text)
    if not 1 <= speed <= 20:  # noqa: PLR2004 - said in the message
        raise argparse.ArgumentTypeError("it must be from 1 to 20")
    return speed


def _port(text: str) -> int:
    port = int(text)
    if not 1 <= port <= 65535:  # noqa: PLR2004 - said in the message
        raise argparse.ArgumentTypeError("it must be from 1 to 65535")
    return port


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 86_400:  # noqa: PLR2004 - said in the message
        raise argparse.ArgumentTypeError("it must be more than 0, and at most a day (86400)")
    return seconds


def _players(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError("it must be a number of players")
    return int(text)


def _add_run(commands: _Commands) -> None:
    run = commands.add_parser("run", help="host games; prints the address to open")
    run.add_argument(
        "--simulated", action="store_true", help="mock pins and a held camera even where there are parts"
    )
    run.add_argument(
        "--speed",
        type=_speed,
        default=1.0,
        metavar="N",
        help="time goes N times as fast, 1 to 20 (to try an evening)",
    )
    run.add_argument("--port", type=_port, help="port of the pages instead of the settings'")
    run.set_defaults(command="run")
    selftest = commands.add_parser("selftest", help="try every part and say what to do about what fails")
    selftest.add_argument("--json", action="store_true", help="print one JSON object instead of words")
    selftest.add_argument("--buttons", action="store_true", help="ask for a press of every button in turn")
    selftest.add_argument(
        "--picture",
        type=Path,
        metavar="FILE",
        help="write what a camera at the table's centre sees, unrolled and with the seats drawn in (.jpg)",
    )
    selftest.set_defaults(command="selftest")
    config = commands.add_parser("config", help="print the settings in force, each with unit and range")
    config.set_defaults(command="config")


def _add_rules(commands: _Commands) -> None:
    rules = commands.add_parser("rules", help="check, show and compare rules").add_subparsers(
        required=True, metavar="COMMAND"
    )
    check = rules.add_parser("check", help="play scenario files, and check house rules (.toml)")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(command="rules check")
    show = rules.add_parser(
        "show",
        help="print rules as a player reads them",
        # A file after --html would be taken for the page's.
        usage="mafia-table rules show [-h] [--lang {ru,en}] ID|FILE [--html [FILE]]",
    )
    show.add_argument("source", metavar="ID|FILE", help=_SOURCE)
    show.add_argument("--lang", choices=("ru", "en"))
    show.add_argument(
        "--html", nargs="?", const="-", metavar="FILE", help="as a page of its own, to be opened or printed"
    )
    show.set_defaults(command="rules show")
    diff = rules.add_parser("diff", help="print how two sets of rules differ, with the clauses")
    for name in ("one", "other"):
        diff.add_argument(name, metavar="ID|FILE", help=_SOURCE)
    diff.add_argument("--lang", choices=("ru", "en"))
    diff.set_defaults(command="rules diff")
    mix = rules.add_parser("mix", help="print cards that so many players can be dealt")
    mix.add_argument("source", metavar="ID|FILE", help=_SOURCE)
    mix.add_argument("players", type=_players, metavar="N", help="how many play")
    mix.add_argument("--lang", choices=("ru", "en"))
    mix.set_defaults(command="rules mix")


def _add_hands(commands: _Commands) -> None:
    hands = commands.add_parser("hands", help="read pictures of hands").add_subparsers(
        required=True, metavar="COMMAND"
    )
    read = hands.add_parser("read", help="print what the hands in pictures show")
    read.add_argument("files", nargs="+", type=Path, metavar="FILE")
    read.add_argument("--json", action="store_true", help="one JSON object a line")
    read.add_argument(
        "--draw", type=Path, metavar="FOLDER", help="write pictures with what was seen drawn in"
    )
    read.set_defaults(command="hands read")
    measure = hands.add_parser("measure", help="read all pictures of a labels file and count what is right")
    measure.add_argument("labels", type=Path, metavar="LABELS.csv")
    measure.add_argument(
        "--picture", type=Path, metavar="FILE", help="where the figures are drawn (default: measured.png)"
    )
    measure.add_argument(
        "--misses",
        type=Path,
        metavar="FOLDER",
        help="draw what was seen in the pictures that were read wrong",
    )
    measure.set_defaults(command="hands measure")
    record = hands.add_parser(
        "record", help="keep what the camera sees as pictures; nothing else ever keeps a picture"
    )
    record.add_argument("folder", type=Path, metavar="FOLDER")
    record.add_argument("--seconds", type=_seconds, metavar="N", help="for so long (default: until Ctrl-C)")
    record.add_argument("--lang", choices=("ru", "en"))
    record.set_defaults(command="hands record")


def _add_voice_and_play(commands: _Commands) -> None:
    say = commands.add_parser(
        "say", help="speak a text, or a line of the catalogue such as: speech seat=3 seconds=60"
    )
    say.add_argument("words", nargs="+", metavar="WORDS")
    say.add_argument("--lang", choices=("ru", "en"))
    say.add_argument("--out", type=Path, metavar="FILE", help="write a WAV file instead of speaking")
    say.set_defaults(command="say")
    play = commands.add_parser("play", help="host a whole evening from a text file at a simulated table")
    play.add_argument("script", type=Path, metavar="SCRIPT")
    play.add_argument("--photos", type=Path, metavar="FOLDER", help="photos of hands with a labels.csv")
    play.add_argument("--lang", "--language", choices=("ru", "en"), help="language instead of the script's")
    play.add_argument("--out", type=Path, metavar="FOLDER", help="keep the evening's sound and journal here")
    play.set_defaults(command="play")
