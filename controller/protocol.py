"""The game's protocol: who did what and when, line by line. For those who may know everything.

Why it came out so is told by :mod:`controller.reasons`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from controller.ports import Argument, Batch, Line
from controller.rules import events as e
from controller.rules.model import Decision, Move, Phase, Seat
from controller.rules.rulesets import ruleset

_SILENT = (e.WindowsDrawn, e.LuckDrawn, e.StepEnded, e.MoveOver, e.SpeechEnded, e.LastWordsGiven)
"""What only serves the running of the evening."""

_FACTS: Mapping[str, tuple[str, ...]] = {
    "alibi": ("seat",),
    "death_victim": ("seat",),
    "foul_next_game": ("seat", "count"),
    "hobo_saw_killer": (),
    "named": ("seat",),
    "names": ("count",),
    "night_fouls": (),
    "note": ("seat", "role"),
    "priority": ("seat", "other"),
    "protected": ("seat",),
    "raped": ("seat",),
    "recruited": ("role",),
    "role": ("seat", "role"),
    "unrated": (),
}
"""What is announced, and how a line calls what belongs to it."""


def lines(batch: Batch) -> tuple[Line, ...]:
    """Return what a batch means, line by line, from the catalogue's ``protocol-…`` texts."""
    if batch.undo_from is not None:
        return (_line("undone"),)
    told = tuple(line for event in batch.events if not isinstance(event, _SILENT) for line in _lines(event))
    return told or tuple(_spared(batch.events))


def _spared(events: tuple[e.Event, ...]) -> Iterator[Line]:
    """Tell of a decision by which nobody leaves, such as a pardon: no event speaks of it alone."""
    if e.DecisionAsked(None, Phase.VOTE) in events and any(isinstance(event, e.DayEnded) for event in events):
        yield _line("decision-nobody")


def _line(key: str, **args: Argument) -> Line:
    return Line(f"protocol-{key.replace('_', '-')}", args)


def _lines(event: e.Event) -> Iterator[Line]:
    for tell in (_night, _day, _vote, _table):
        yield from tell(event)


def _table(event: e.Event) -> Iterator[Line]:
    """Tell of the table itself: its start, what the host puts right, its end."""
    match event:
        case e.GameStarted(rules, names):
            yield _line("started", ruleset=ruleset(rules).id, count=len(names))
        case e.RolesDealt(roles):
            for seat, role in roles.items():
                yield _line("has", seat=seat, role=role)
        case e.RoleClaimed(role, seats):
            for seat in seats:
                yield _line("has", seat=seat, role=role)
        case e.Renamed(seat):
            yield _line("renamed", seat=seat)
        case e.RoleCorrected(seat, role, None):
            yield _line("role-corrected", seat=seat, role=role)
        case e.RoleCorrected(seat, role, str(team)):
            yield _line("side-corrected", seat=seat, role=role, team=team)
        case e.LifeCorrected(seat, alive):
            yield _line("corrected-alive" if alive else "corrected-out", seat=seat)
        case e.GameEnded(winner):
            yield _line("draw") if winner == "draw" else _line("won", team=winner)
        case _:
            return


def _night(event: e.Event) -> Iterator[Line]:
    match event:
        case e.NightFell(night):
            yield _line("night", night=night)
        case e.MoveMade(move):
            yield from _move(move)
        case e.MoveTakenBack(move):
            yield _line("taken-back", seat=move.actor)
        case e.DeathCalled(by, number):
            yield _line("death", seat=by, number=number)
        case e.AnswerGiven(seat, answer, seats):
            yield _line(f"answer-{answer}", seat=seat, seats=seats)
        case e.ShotFired(clan, target):
            yield _line("shot", team=clan, seat=target)
        case e.OrdersGiven(seats):
            yield _line("orders", seats=seats)
        case e.NightSettled(outcomes):
            for outcome in outcomes:
                yield _line("died" if outcome.died else "lives", seat=outcome.seat)
        case e.RoleChanged(seat, role, team):
            yield _line("changed", seat=seat, role=role, team=team)
        case _:
            return


def _move(move: Move) -> Iterator[Line]:
    yield _line(str(move.verb), seat=move.actor, seats=move.targets)
    if move.word is not None:
        yield _line("word", seat=move.actor, role=move.word)


def _day(event: e.Event) -> Iterator[Line]:
    match event:
        case e.DayBroke(day):
            yield _line("day", day=day)
        case e.Announced(fact, about):
            yield from _fact(fact, about)
        case e.PlayerLeft(seat, cause):
            yield _line(f"left-{cause}", seat=seat)
        case e.FoulGiven(seat, total):
            yield _line("foul", seat=seat, total=total)
        case e.EffectLaid(effect):
            yield _line(f"effect-{effect.kind}", seat=effect.seat, day=effect.since)
        case e.FirstSpeakerNamed(seat):
            yield _line("first-speaker", seat=seat)
        case e.HandsSeen(seats):
            yield _line("hands", seats=seats)
        case e.Nominated(by, target):
            yield _line("nominated", seat=by, target=target)
        case e.HandsCounted():
            yield from _hands(event)
        case _:
            return


def _fact(fact: str, about: tuple[int | str, ...]) -> Iterator[Line]:
    names = _FACTS.get(fact)
    if names is not None and len(names) == len(about):
        yield _line(f"fact-{fact}", **dict(zip(names, about, strict=True)))


def _hands(event: e.HandsCounted) -> Iterator[Line]:
    yield _line(f"hands-{event.question}", seats=event.hands, about=event.about)
    yield _line("hands-passed" if event.passed else "hands-failed")


def _vote(event: e.Event) -> Iterator[Line]:
    match event:
        case e.VoteOpened(number, kind=kind):
            yield _line(f"vote-{kind}", number=number)
        case e.VoteCast(voter, None):
            yield _line("vote-back", seat=voter)
        case e.VoteCast(voter, int(candidate)):
            yield _line("vote-cast", seat=voter, target=candidate)
        case e.VoteClosed():
            yield from _counted(event)
        case e.DecisionAsked(Decision() as asked):
            key = f"decision-{asked.kind}" + ("-opened" if asked.opened else "")
            yield _line(key, seat=asked.decider, seats=asked.options)
        case _:
            return


def _counted(event: e.VoteClosed) -> Iterator[Line]:
    for seat, votes in event.tally.items():
        yield _line("tally", seat=seat, votes=votes)
    if not event.tally:
        yield _line("no-votes")
    if event.tied:
        yield _line("tied", seats=event.tied)
    if event.executed is not None:
        yield _line("condemned", seat=Seat(event.executed))
