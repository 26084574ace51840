"""What came of a step, under the keys of ``then``; and why, in clauses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from controller.rules import events as e
from controller.rules.model import DRAW, GameState, Outcome, Phase, Reason, Seat
from controller.rules.queries import acts, knows, silenced, speakers, wakes
from controller.rules.vote import count
from controller.scenarios.table import Table
from controller.scenarios.wording import plain

Fact = tuple[int | str, ...]

_CARDS = frozenset({"role", "role_mix", "protected", "note", "raped", "recruited"})
"""The facts that ``announced_only`` speaks of."""


def observe(table: Table) -> Mapping[str, Any]:
    """Return what came under every key of ``then``."""
    return _of_events(table) | _of_state(table.state) | {"counts": table.counts}


def _of_events(table: Table) -> dict[str, Any]:
    left = [event for event in table.events if isinstance(event, e.PlayerLeft)]
    closed = [event for event in table.events if isinstance(event, e.VoteClosed)]
    answered = [event for event in table.events if isinstance(event, e.AnswerGiven)]
    facts = tuple(fact for event in table.events for fact in _facts(event))
    return {
        "died": frozenset(event.seat for event in left),
        "executed": frozenset(event.executed for event in closed if event.executed is not None),
        "last_word": frozenset(event.seat for event in left if event.last_word),
        "revealed": frozenset(fact[1] for fact in facts if fact[0] == "role"),
        "answers": {event.seat: frozenset(event.seats) or str(event.answer) for event in answered},
        "refused": frozenset(table.refused),
        "announced": facts,
        "not_announced": facts,
        "announced_only": frozenset(fact for fact in facts if fact[0] in _CARDS),
    }


def _of_state(state: GameState) -> dict[str, Any]:
    tally = _tally(state)
    leaders = frozenset(seat for seat, votes in tally.items() if votes == max(tally.values()))
    return {
        "silenced": frozenset(silenced(state)),
        "immune": frozenset(),
        "tally": tally,
        "tied": leaders if len(leaders) > 1 else frozenset(),
        "speaks": speakers(state),
        "timer": _timer(state),
        "wakes": tuple(frozenset(seats) for seats in wakes(state)),
        "acts": {seat: frozenset(str(verb) for verb in verbs) for seat, verbs in acts(state).items()},
        "knows": {seat: frozenset(others) for seat, others in knows(state).items()},
        "role": {seat: player.role for seat, player in state.players.items()},
        "team": {seat: player.team for seat, player in state.players.items()},
        "orders": (),
        "winner": state.winner or "none",
        "next": str(Phase.NIGHT if state.phase is Phase.LOBBY else state.phase),
    }


def _facts(event: e.Event) -> Iterator[Fact]:
    match event:
        case e.Announced(fact, about):
            yield (fact, *about)
        case e.FoulGiven(seat, total, by_night=False):
            yield ("foul", seat, total)
        case e.GameEnded(winner):
            yield ("technical_draw",) if winner == DRAW else ("winner", winner)
        case _:
            pass


def _tally(state: GameState) -> Mapping[Seat, int]:
    if state.round is None:
        return {}
    return state.round.tally if state.round.closed else count(state.round)


def _timer(state: GameState) -> Mapping[str, int]:
    """Return the seconds of what follows; after the show of hands a speech is the extra time."""
    if state.ruleset is None:
        return {}
    day = state.ruleset.day
    return {"speech": day.speech if state.hands is None else day.extra, "last_word": day.last_word}


def reasons(table: Table) -> Iterator[str]:
    """Yield why it came so, in clauses."""
    for event in table.events:
        yield from _reasons(event)
    for row, clause in table.refused.items():
        yield f"{plain(row)} was refused: {clause}"


def _reasons(event: e.Event) -> Iterator[str]:
    match event:
        case e.NightSettled(outcomes, idle):
            yield from map(_outcome, outcomes)
            for reason in idle:
                yield f"no shot: {_clause(reason)}"
        case e.VoteClosed(_, _, executed, reason):
            yield f"{executed or 'nobody'} voted out: {_clause(reason)}"
        case e.DayEnded(reason):
            yield f"the day ended: {_clause(reason)}"
        case e.GameEnded(winner, reason):
            yield f"{winner} won: {_clause(reason)}"
        case _:
            pass


def _outcome(outcome: Outcome) -> str:
    fate = "died" if outcome.died else "lives"
    return f"{outcome.seat} {fate}: {', '.join(map(_clause, outcome.reasons))}"


def _clause(reason: Reason) -> str:
    seats = f" ({', '.join(map(str, reason.seats))})" if reason.seats else ""
    return f"{reason.clause}{seats}"
