"""The game's protocol: who did what, when, and why it came out so. For those who may know everything."""

from __future__ import annotations

from collections.abc import Iterator

from controller.ports import Argument, Batch, Line
from controller.rules import events as e

_SILENT = (e.WindowsDrawn, e.StepEnded, e.MoveOver)
"""What only serves the running of the evening."""


def lines(batch: Batch) -> tuple[Line, ...]:
    """Return what a batch means, line by line, from the catalogue's ``protocol-…`` and clause texts."""
    if batch.undo_from is not None:
        return (_line("protocol-undone"),)
    return tuple(line for event in batch.events if not isinstance(event, _SILENT) for line in _lines(event))


def _line(key: str, **args: Argument) -> Line:
    return Line(key, args)


def _lines(event: e.Event) -> Iterator[Line]:  # noqa: C901, PLR0912 - one case for each kind of event
    match event:
        case e.GameStarted(ruleset, names):
            yield _line("protocol-started", ruleset=ruleset, count=len(names))
        case e.RolesDealt(roles):
            for seat, role in roles.items():
                yield _line("who-was", seat=seat, role=role)
        case e.RoleClaimed(role, seats):
            for seat in seats:
                yield _line("who-was", seat=seat, role=role)
        case e.NightFell(night):
            yield _line("protocol-night", night=night)
        case e.MoveMade(move):
            yield _line(f"protocol-{move.verb}", seat=move.actor, seats=move.targets)
        case e.MoveTakenBack(move):
            yield _line("protocol-taken-back", seat=move.actor)
        case e.AnswerGiven(seat, answer, seats):
            yield _line(f"protocol-answer-{answer.replace('_', '-')}", seat=seat, seats=seats)
        case e.NightSettled(outcomes):
            for outcome in outcomes:
                yield _line("protocol-died" if outcome.died else "protocol-lives", seat=outcome.seat)
        case e.DayBroke(day):
            yield _line("protocol-day", day=day)
        case e.PlayerLeft(seat, cause):
            yield _line(f"protocol-left-{cause.replace('_', '-')}", seat=seat)
        case e.FoulGiven(seat, total):
            yield _line("foul", seat=seat, total=total)
        case e.EffectLaid(effect):
            yield _line("protocol-barred", seat=effect.seat, day=effect.since)
        case e.FirstSpeakerNamed(seat):
            yield _line("first-speaker", seat=seat)
        case e.HandsSeen(seats):
            yield _line("protocol-hands", seats=seats)
        case e.VoteOpened(number):
            yield _line("protocol-vote", number=number)
        case e.VoteCast(voter, candidate):
            yield from _vote(voter, candidate)
        case e.VoteClosed(tally):
            for seat, votes in tally.items():
                yield _line("tally", seat=seat, votes=votes)
        case e.Renamed(seat):
            yield _line("protocol-renamed", seat=seat)
        case e.RoleCorrected(seat, role):
            yield _line("protocol-role-corrected", seat=seat, role=role)
        case e.LifeCorrected(seat, alive):
            yield _line("corrected-alive" if alive else "corrected-dead", seat=seat)
        case e.GameEnded(winner):
            yield _line("technical-draw" if winner == "draw" else f"winner-{winner}")
        case _:
            return


def _vote(voter: int, candidate: int | None) -> Iterator[Line]:
    if candidate is None:
        yield _line("protocol-vote-back", seat=voter)
    else:
        yield _line("vote-heard", voter=voter, seat=candidate)


def reasons(batch: Batch) -> Iterator[tuple[Line, tuple[str, ...]]]:
    """Yield what came out in a batch with the clauses it rests on, in the order in which they weighed."""
    ends: list[str] = []
    for event in batch.events:
        match event:
            case e.NightSettled(outcomes, idle):
                for outcome in outcomes:
                    line = _line("protocol-died" if outcome.died else "protocol-lives", seat=outcome.seat)
                    yield line, tuple(reason.clause for reason in outcome.reasons)
                if idle:
                    yield _line("protocol-no-shot"), tuple(reason.clause for reason in idle)
            case e.VoteClosed() | e.GameEnded() | e.DayEnded():
                ends.append(event.reason.clause)
            case _:
                continue
    if ends:
        yield _line("protocol-because"), tuple(dict.fromkeys(ends))
