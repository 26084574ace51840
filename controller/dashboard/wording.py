"""Everything the pages say in words, from the catalogue and in the language of the game."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from controller.ports import Argument, Line
from controller.reasons import Teller, clause_key
from controller.rules import steps
from controller.rules.errors import IllegalAction
from controller.rules.model import ClauseId, Reason, Seat
from controller.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from controller.dashboard.table import DashboardTable

log = logging.getLogger(__name__)


class Refusal(ValueError):
    """A command was not carried out. ``key`` is a key of the catalogue; ``ask``: it may be insisted on."""

    def __init__(
        self, key: str, *, seats: tuple[Seat, ...] = (), ask: bool = False, text: str | None = None
    ) -> None:
        super().__init__(key)
        self.key = key
        self.seats = seats
        self.ask = ask
        self.text = text
        """Why, in words, where the catalogue has none for the key."""
        self.clause: str | None = None
        """The clause of the rules that refuses it."""

    @classmethod
    def by_rules(cls, refused: IllegalAction, table: DashboardTable, rules: Ruleset | None = None) -> Refusal:
        """Return the refusal for an action that the rules refuse: those of the game, or others."""
        rules = rules or table.director.state.ruleset
        told = clause_text(table, refused.clause, refused.seats, rules)
        refusal = cls(clause_key(rules, refused.clause), seats=refused.seats, text=told)
        refusal.clause = refused.clause
        return refusal


def teller(table: DashboardTable, rules: Ruleset | None = None, language: str | None = None) -> Teller:
    """Return who puts the game that is on into words, by its rules or by others."""
    told = Teller.of(table.words, language or table.director.language, table.director.state)
    return told if rules is None else Teller(told.words, told.language, rules, told.names)


def text(table: DashboardTable, line: Line) -> str:
    """Return a line as it is shown, each seat with its name; the bare key where there are no words for it."""
    return told_or_key(teller(table), line)


def told_or_key(telling: Teller, line: Line) -> str:
    """Return a line as it is shown; the bare key, and a word to the log, where there are no words for it."""
    try:
        return telling.text(line)
    except (LookupError, ValueError):
        log.exception("no words for %s", line.key)
        return line.key


def page_words(table: DashboardTable, language: str) -> dict[str, str]:
    """Return all words that pages put in place themselves, by key; none of them takes an argument."""
    prefixes = ("page-", "team-", "signal-", "status-")
    roles = (key.replace("count-", "role-", 1) for key in table.words.keys("count-"))
    keys = (*(key for prefix in prefixes for key in table.words.keys(prefix)), *roles)
    return {key: table.words.text(Line(key), language) for key in keys}


def clause_text(
    table: DashboardTable, clause: str, seats: tuple[Seat, ...] = (), rules: Ruleset | None = None
) -> str:
    """Return a clause of the game's ruleset, or of another, in words; its id where there are none."""
    telling = teller(table, rules)
    try:
        return telling.reason(Reason(ClauseId(clause), seats))
    except (LookupError, ValueError):
        log.exception("no words for %s", clause)
        return clause


# ---------------------------------------------------------------- steps of the evening


def step_kind(step: steps.Step) -> str:
    """Return a step's kind as in the catalogue: ``night-ask``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(step).__name__).lower()


def step_line(step: steps.Step) -> Line:
    """Return what a step is, telling nothing but what is said aloud."""
    key = f"step-{step_kind(step)}"
    match step:
        case steps.DealCall(role=role):
            return Line(key, {"role": role})
        case steps.MeetCall(call=call):
            return Line(key, {"call": call})
        case steps.NightAsk(call=call, verb=verb):
            return Line(key, {"call": call, "verb": verb})
        case steps.Speech(extra=True):
            return Line("step-speech-extra", {"seat": step.seat})
        case steps.Speech(defence=True):
            return Line("step-speech-defence", {"seat": step.seat})
        case steps.CandidateTurn(candidate=seat):
            return Line(key, {"seat": seat})
        case steps.BothQuestion(about=seats) | steps.Lot(among=seats):
            return Line(key, {"seats": seats})
        case steps.DecisionAsk():
            return _decision(step)
        case _:
            about = speaker(step)
            return Line(key, {} if about is None else {"seat": about})


def _decision(step: steps.DecisionAsk) -> Line:
    args: dict[str, Argument] = {"seats": step.options}
    if step.secret:
        return Line(f"step-decision-{step.kind}-secret", args)
    return Line(f"step-decision-{step.kind}", {**args, "seat": step.decider})


def speaker(step: steps.Step | None) -> Seat | None:
    """Return the seat that a step is about by day, for all to see."""
    match step:
        case steps.LastWord(seat=seat) | steps.Speech(seat=seat) | steps.VoteTurn(voter=seat):
            return seat
        case steps.CandidateTurn(candidate=seat) | steps.DecisionAsk(decider=seat, secret=False):
            return seat
        case _:
            return None
