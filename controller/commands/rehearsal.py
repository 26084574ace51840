"""``mafia-table play SCRIPT``: rehearse an evening at a simulated table, and say what came of it."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from controller.clock import run_jumping
from controller.commands.host import OpensParts
from controller.commands.play import play, refusal, rehearsal_settings, unmet
from controller.journal import SqliteJournal
from controller.play.hands import PlayError
from controller.play.pictures import Pictures
from controller.play.script import Script, ScriptError, read_script
from controller.ports import Words
from controller.rules.errors import IllegalAction, UnknownRuleset
from controller.rules.model import GameState

BAD_USE = 2


def rehearse(
    options: argparse.Namespace, open_parts: OpensParts, draw: Callable[[str], bytes], words: Words
) -> int:
    """Play the script; return the exit code: 1 where it went otherwise, 2 for a script that is none."""
    try:
        script = read_script(options.script)
        script.language = options.lang or script.language
        state = _played(script, options, open_parts, draw)
    except (ScriptError, UnknownRuleset, OSError) as error:
        print(error, file=sys.stderr)
        return BAD_USE
    except PlayError as error:
        print(error, file=sys.stderr)
        return 1
    except IllegalAction as error:
        print(f"{options.script}: {refusal(error, script, words)}", file=sys.stderr)
        return 1
    faults = unmet(script, state)
    for fault in faults:
        print(fault, file=sys.stderr)
    return int(bool(faults))


def _played(
    script: Script, options: argparse.Namespace, open_parts: OpensParts, draw: Callable[[str], bytes]
) -> GameState:
    """Play the script at a simulated table whose sound and journal go to a folder."""
    with tempfile.TemporaryDirectory(prefix="mafia-table-") as passing:
        folder = options.out or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        return run_jumping(_evening(script, folder, open_parts, Pictures(draw, options.photos)))


async def _evening(script: Script, folder: Path, open_parts: OpensParts, pictures: Pictures) -> GameState:
    settings = rehearsal_settings(folder, camera=script.camera)
    journal = SqliteJournal(folder / "games.sqlite")
    try:
        async with open_parts(settings, journal, simulated=True) as parts:
            ends = parts.simulated
            if ends is None or parts.warm_up is None:
                raise OSError("there is no simulated table")
            await parts.warm_up()
            return await play(script, parts.io, (ends.pins, ends.camera), pictures, parts.words, print)
    finally:
        journal.close()
