"""What came of a step, under the keys of ``then``; and why, in clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from controller.reasons import why
from controller.rules import events as e
from controller.rules.model import DRAW, Cause, ClauseId, GameState, Outcome, Phase, Reason, Seat
from controller.rules.queries import acts, immune, knows, silenced, speakers, timer, wakes
from controller.rules.ruleset import Sunrise
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
    facts = tuple(fact for event in table.events for fact in _facts(table, event))
    return {
        "died": frozenset(event.seat for event in left),
        "executed": frozenset(event.seat for event in left if event.cause in _EXECUTED),
        "last_word": frozenset(_last_words(table.events)),
        "revealed": frozenset(fact[1] for fact in facts if fact[0] == "role"),
        "answers": _answers(table.events),
        "refused": frozenset(table.refused),
        "announced": facts,
        "not_announced": facts,
        "announced_only": frozenset(fact for fact in facts if fact[0] in _CARDS),
    }


_EXECUTED = (Cause.VOTE, Cause.TAKEN, Cause.NOTE)


def _last_words(events: Iterable[e.Event]) -> Iterator[Seat]:
    for event in events:
        if isinstance(event, e.PlayerLeft) and event.last_word:
            yield event.seat
        elif isinstance(event, e.LastWordsGiven):
            yield from event.seats


def _answers(events: Iterable[e.Event]) -> dict[Seat, frozenset[Seat] | str]:
    """Return what each seat was shown; of several answers the one that is about something."""
    shown: dict[Seat, frozenset[Seat] | str] = {}
    for event in events:
        if isinstance(event, e.AnswerGiven):
            shown[event.seat] = frozenset(event.seats) or str(event.answer)
    return shown


def _of_state(state: GameState) -> dict[str, Any]:
    tally = _tally(state)
    leaders = frozenset(seat for seat, votes in tally.items() if votes == max(tally.values()))
    return {
        "silenced": frozenset(silenced(state)),
        "immune": frozenset(immune(state)),
        "tally": tally,
        "tied": leaders if len(leaders) > 1 else frozenset(),
        "speaks": speakers(state),
        "timer": timer(state),
        "wakes": tuple(frozenset(seats) for seats in wakes(state)),
        "acts": {seat: frozenset(str(verb) for verb in verbs) for seat, verbs in acts(state).items()},
        "knows": {seat: frozenset(others) for seat, others in knows(state).items()},
        "role": {seat: player.role for seat, player in state.players.items()},
        "team": {seat: player.team for seat, player in state.players.items()},
        "orders": state.orders,
        "winner": state.winner or "none",
        "next": str(Phase.NIGHT if state.phase is Phase.LOBBY else state.phase),
    }


def _facts(table: Table, event: e.Event) -> Iterator[Fact]:
    match event:
        case e.GameStarted(mix=mix) if table.rules.mix_announced is not None:
            yield ("role_mix", *sorted(role for role, number in mix.items() for _ in range(number)))
        case e.Announced(fact, about):
            yield (fact, *about)
        case e.FoulGiven(seat, total, by_night=False):
            yield ("warning", seat) if table.rules.fouls.name == "warning" else ("foul", seat, total)
        case e.DayBroke(day=1) if table.rules.moves.sunrise is not None:
            yield from _sunrise(table.rules.moves.sunrise)
        case e.GameEnded(winner):
            yield ("technical_draw",) if winner == DRAW else ("winner", winner)
        case _:
            pass


def _sunrise(sunrise: Sunrise) -> Iterator[Fact]:
    yield ("count_aloud", 1, sunrise.aloud)
    yield ("count_silent", sunrise.aloud + 1, sunrise.silent)
    yield ("count_aloud", sunrise.silent + 1, sunrise.last)
    yield ("eyes_open", sunrise.last)


def _tally(state: GameState) -> Mapping[Seat, int]:
    if state.round is None:
        return {}
    return state.round.tally if state.round.closed else count(state.round)


def reasons(table: Table) -> Iterator[str]:
    """Yield why it came so, in clauses."""
    for event in table.events:
        yield from _reasons(event)
    for row, clause in table.refused.items():
        yield f"{plain(row)} was refused: {clause}"


def clauses(table: Table) -> tuple[Reason, ...]:
    """Return the clauses that weighed in it, each once, with whom they were about."""
    weighed = [reason for because in why(table.events) for reason in because.reasons]
    refused = [Reason(ClauseId(clause)) for clause in table.refused.values()]
    return tuple(dict.fromkeys((*weighed, *refused)))


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
