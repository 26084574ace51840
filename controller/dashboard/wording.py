"""Everything the pages say in words, from the catalogue and in the language of the game."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from controller.ports import Argument, Line
from controller.rules import evening
from controller.rules.errors import IllegalAction
from controller.rules.model import Seat

if TYPE_CHECKING:
    from controller.dashboard.table import DashboardTable

log = logging.getLogger(__name__)


class Refusal(ValueError):
    """A command was not carried out. ``key`` is a key of the catalogue; ``ask``: it may be insisted on."""

    def __init__(self, key: str, *, seats: tuple[Seat, ...] = (), ask: bool = False) -> None:
        super().__init__(key)
        self.key = key
        self.seats = seats
        self.ask = ask

    @classmethod
    def by_rules(cls, refused: IllegalAction, table: DashboardTable) -> Refusal:
        """Return the refusal for an action that the rules refuse."""
        return cls(clause_key(table, refused.clause), seats=refused.seats)


def text(table: DashboardTable, line: Line) -> str:
    """Return a line as it is shown, each seat with its name; the bare key where there are no words for it."""
    players = table.director.state.players
    names = tuple(players[seat].name for seat in sorted(players))
    args: dict[str, Argument] = {"names": names, **line.args}
    try:
        return table.words.text(Line(line.key, args), table.director.language)
    except (KeyError, ValueError):
        log.exception("no words for %s", line.key)
        return line.key


def page_words(table: DashboardTable, language: str) -> dict[str, str]:
    """Return all words that pages put in place themselves, by key; none of them takes an argument."""
    rulesets = table.rulesets.values()
    roles = {f"role-{role.id}" for rules in rulesets for role in rules.roles}
    teams = {f"team-{team}" for rules in rulesets for team in rules.teams}
    prefixes = ("page-", "signal-", "status-")
    keys = (*(key for prefix in prefixes for key in table.words.keys(prefix)), *sorted(roles | teams))
    return {key: table.words.text(Line(key), language) for key in keys}


def clause_key(table: DashboardTable, clause: str) -> str:
    """Return the catalogue's key for a clause: the machine's own stand as they are, others by ruleset."""
    ruleset = table.director.state.ruleset
    return clause if clause.startswith("e-") or ruleset is None else f"{ruleset.id}-{clause}"


def clause_text(table: DashboardTable, clause: str) -> str:
    """Return a clause of the game's ruleset in words."""
    return text(table, Line(clause_key(table, clause)))


def step_kind(step: evening.Step) -> str:
    """Return a step's kind as in the catalogue: ``night-call``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(step).__name__).lower()


def step_line(step: evening.Step) -> Line:
    """Return what a step is, telling nothing but what is said aloud."""
    args: dict[str, Argument] = {}
    match step:
        case evening.DealCall(role=role):
            args = {"role": role}
        case evening.MeetCall(call=call) | evening.NightCall(call=call):
            args = {"call": call}
        case evening.LastWord(seat=seat) | evening.Speech(seat=seat) | evening.VoteTurn(voter=seat):
            args = {"seat": seat}
        case _:
            pass
    return Line(f"step-{step_kind(step)}", args)


def speaker(step: evening.Step | None) -> Seat | None:
    """Return the seat that a step is about by day, for all to see."""
    match step:
        case evening.LastWord(seat=seat) | evening.Speech(seat=seat) | evening.VoteTurn(voter=seat):
            return seat
        case _:
            return None
