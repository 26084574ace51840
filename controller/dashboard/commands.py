"""Does what the host's phone asks for: each command is an action of the rules or a method of the director."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from controller.dashboard import wire
from controller.dashboard.entries import steps_back_to
from controller.dashboard.overrides import Override
from controller.dashboard.seat_finding import find_seats
from controller.dashboard.starting import begin, judge, speak
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import Refusal
from controller.director.core import NothingRuns, NothingToUndo
from controller.ports import JournalError, Line
from controller.rules.errors import IllegalAction

log = logging.getLogger(__name__)


async def obey(table: DashboardTable, command: wire.Command) -> str | None:
    """Do what was asked for; return in words what is to be said of it, ``None`` for nothing.

    A host who plays is answered alike and as soon whether or not the rules take his command about secrets.

    Raises ``Refusal`` with the reason if it was not done.
    """
    if table.eyes is not None and isinstance(command, Override) and command.is_secret(table.director.state):
        _later(table, command)
        return None
    try:
        return await _do(table, command)
    except IllegalAction as refused:
        raise Refusal.by_rules(refused, table) from refused
    except NothingRuns as refused:
        raise Refusal("e-nothing-runs") from refused
    except NothingToUndo as refused:
        raise Refusal("e-nothing-to-undo") from refused
    except JournalError as refused:
        raise Refusal("trouble-journal") from refused


def _later(table: DashboardTable, command: Override) -> None:
    """Do it after the answer; what comes of it, and how long it takes, is for nobody to see."""

    async def work() -> None:
        with suppress(IllegalAction, JournalError):
            await table.director.perform(command.action(table.director.state))

    task = asyncio.ensure_future(work())
    table.background.add(task)
    task.add_done_callback(table.background.discard)


async def _do(table: DashboardTable, command: wire.Command) -> str | None:
    director = table.director
    match command:
        case wire.Start():
            await begin(table, command)
        case wire.Judge():
            return await judge(table, command)
        case wire.Simple():
            await _simple(table, command)
        case wire.FindSeats() | wire.SeatRoundStep():
            await find_seats(table, command)
        case wire.MoreTime(seconds=seconds):
            director.more_time(seconds)
        case wire.Undo(entry=entry):
            await director.undo(steps_back_to(table, entry))
        case wire.Language(language=language):
            await speak(table, language)
        case Override():
            await director.perform(command.action(director.state))
    return None


async def _simple(table: DashboardTable, command: wire.Simple) -> None:
    director = table.director
    match command.cmd:
        case "pause":
            director.pause()
        case "resume":
            director.resume()
        case "repeat":
            director.repeat()
        case "skip":
            director.skip()
        case "reveal" | "conceal":
            _reveal(table, revealed=command.cmd == "reveal")
        case "unpair":
            await table.pairing.forget()
            director.stage.changed()


def _reveal(table: DashboardTable, *, revealed: bool) -> None:
    """Open the full picture to a host who plays, and tell everybody that he sees it; or close it again."""
    if revealed and table.eyes is not None:
        table.director.interject(Line("host-sees"))
    table.opened = table.game if revealed else None
    table.director.stage.changed()
