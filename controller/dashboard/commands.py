"""Does what the host's phone asks for: each command is an action of the rules or a method of the director."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from controller.dashboard import wire
from controller.dashboard.entries import steps_back_to
from controller.dashboard.memory import last_setup, remember_setup
from controller.dashboard.names import by_seat, look_alike
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import Refusal
from controller.director.core import NothingRuns, NothingToUndo
from controller.ports import JournalError, Line
from controller.rules import actions
from controller.rules.errors import IllegalAction
from controller.rules.model import Dealing, RoleId, Seat

log = logging.getLogger(__name__)


async def obey(table: DashboardTable, command: wire.Command) -> None:
    """Do what was asked for.

    A host who plays is answered alike and as soon whether or not the rules take his command about secrets.

    Raises ``Refusal`` with the reason if it was not done.
    """
    if table.eyes is not None and isinstance(command, wire.Override) and command.secret:
        _later(table, command)
        return
    try:
        await _do(table, command)
    except IllegalAction as refused:
        raise Refusal.by_rules(refused, table) from refused
    except NothingRuns as refused:
        raise Refusal("e-nothing-runs") from refused
    except NothingToUndo as refused:
        raise Refusal("e-nothing-to-undo") from refused
    except JournalError as refused:
        raise Refusal("trouble-journal") from refused


def _later(table: DashboardTable, command: wire.Override) -> None:
    """Do it after the answer; what comes of it, and how long it takes, is for nobody to see."""

    async def work() -> None:
        with suppress(IllegalAction, JournalError):
            await table.director.perform(command.action(table.director.state))

    task = asyncio.ensure_future(work())
    table.background.add(task)
    task.add_done_callback(table.background.discard)


async def _do(table: DashboardTable, command: wire.Command) -> None:
    director = table.director
    match command:
        case wire.Start():
            await _start(table, command)
        case wire.Simple():
            await _simple(table, command)
        case wire.MoreTime(seconds=seconds):
            director.more_time(seconds)
        case wire.Undo(entry=entry):
            await director.undo(steps_back_to(table, entry))
        case wire.Language(language=language):
            await _speak(table, language)
        case wire.Override():
            await director.perform(command.action(director.state))


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


async def _speak(table: DashboardTable, language: str) -> None:
    """Speak another language from now on, also after a restart."""
    if language not in table.words.languages:
        raise Refusal("e-language")
    table.director.language = language
    table.director.stage.changed()
    last = await last_setup(table.folder)
    if last is not None:
        await _keep(table, last.model_copy(update={"language": language}))


async def _start(table: DashboardTable, setup: wire.Start) -> None:
    names = by_seat(setup.names)
    alike = look_alike(names)
    if alike and not setup.alike_ok:
        raise Refusal("e-names-alike", seats=alike[0], ask=True)
    if setup.language not in table.words.languages:
        raise Refusal("e-language")
    if setup.dealing is Dealing.HOST and setup.host_seat and not setup.roles:
        raise Refusal("e-nobody-tells")
    before = table.director.language
    table.director.language = setup.language
    try:
        await table.director.new_game(_start_game(setup, names))
    except (IllegalAction, JournalError):
        table.director.language = before
        raise
    await _keep(table, setup)


async def _keep(table: DashboardTable, setup: wire.Start) -> None:
    """Keep the set-up for next time; the game that has begun goes on without."""
    try:
        await remember_setup(table.folder, setup)
    except OSError as error:
        log.error("the set-up is not kept for next time: %s", error)  # noqa: TRY400 - one line
        table.setup_kept = False
    else:
        table.setup_kept = True
    table.director.stage.changed()


def _start_game(setup: wire.Start, names: dict[Seat, str]) -> actions.StartGame:
    return actions.StartGame(
        ruleset=setup.ruleset,
        names=names,
        mix={RoleId(role): count for role, count in setup.mix.items() if count},
        roles={Seat(seat): RoleId(role) for seat, role in enumerate(setup.roles, start=1)},
        options=setup.options,
        dealing=setup.dealing,
        host_seat=Seat(setup.host_seat) if setup.host_seat else None,
    )
