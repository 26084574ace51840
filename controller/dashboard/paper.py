"""The protocol of a game to be read and kept: who was who, and night by night, day by day what came of it, and why."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from controller import protocol, reasons
from controller.dashboard.entries import Viewer, viewer
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import teller, told_or_key
from controller.ports import Batch, Line, Origin
from controller.reasons import Teller
from controller.rules.events import DayBroke, Event, NightFell
from controller.rules.model import GameState, Player


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause in words; ``id`` where it can be looked up in the rules."""

    text: str
    id: str | None


@dataclass(frozen=True, slots=True)
class Because:
    """What came out, and why."""

    text: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """What was done at a time of the day (``12:34:56``) and what came of it."""

    at: str
    lines: tuple[str, ...]
    because: tuple[Because, ...] = ()
    by_host: bool = False


@dataclass(slots=True)
class Chapter:
    """A night or a day, or what was before."""

    title: str
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Seated:
    """A player as the protocol's head lists him."""

    seat: int
    name: str
    role: str
    side: str
    fate: str


@dataclass(frozen=True, slots=True)
class Paper:
    """A whole protocol, in words."""

    language: str
    title: str
    rules: str
    begun: str
    result: str
    players: tuple[Seated, ...]
    chapters: tuple[Chapter, ...]
    words: dict[str, str]
    """The headings, by key of the catalogue without ``protocol-``."""


_HEADINGS = (*("players", "seat", "name", "role", "side", "fate", "by-host", "save", "save-page"),)


def is_open(table: DashboardTable) -> bool:
    """Whether everybody may read the whole protocol: the game is over and its end was told."""
    return table.over and table.end_told


def paper(table: DashboardTable, language: str) -> Paper:
    """Return the protocol of the game that is on or was last: as the host sees it, whole when the game is over."""
    eyes = Viewer(None) if is_open(table) else viewer(table)
    telling = teller(table, language=language)
    state = table.director.state
    batches = tuple(table.director.history.standing)
    rules = state.ruleset
    return Paper(
        language=language,
        title=_say(telling, "title"),
        rules="" if rules is None else telling.title(rules),
        begun=time.strftime("%Y-%m-%d %H:%M", time.localtime(batches[0].at)) if batches else "",
        result=_result(telling, state) if is_open(table) else _say(telling, "unfinished"),
        players=tuple(_seated(telling, state, player, eyes) for player in state.players.values()),
        chapters=tuple(_chapters(telling, map(eyes.seen, batches), whole=eyes.seat is None)),
        words={key: _say(telling, key) for key in _HEADINGS},
    )


def _say(telling: Teller, key: str) -> str:
    return told_or_key(telling, Line(f"protocol-{key}"))


def _result(telling: Teller, state: GameState) -> str:
    if state.winner is None:
        return ""
    line = Line("protocol-draw") if state.winner == "draw" else Line("protocol-won", {"team": state.winner})
    return told_or_key(telling, line)


def _seated(telling: Teller, state: GameState, player: Player, eyes: Viewer) -> Seated:
    seen = eyes.seat is None or eyes.seat == player.seat or player.seat in state.opened
    side = seen and (eyes.seat is None or eyes.seat == player.seat)
    return Seated(
        seat=player.seat,
        name=player.name,
        role=telling.role(player.role) if seen and player.role else "",
        side=telling.team(player.team) if side and player.team else "",
        fate=_fate(telling, state, player, eyes),
    )


def _fate(telling: Teller, state: GameState, player: Player, eyes: Viewer) -> str:
    left = next((left for left in state.departures if left.seat == player.seat), None)
    if left is None:
        return _say(telling, "survived") if state.winner is not None and player.alive else ""
    if left.secret and eyes.seat is not None:
        return ""
    when = (
        Line("protocol-night", {"night": left.day})
        if left.by_night
        else Line("protocol-day", {"day": left.day})
    )
    cause = Line(f"protocol-fate-{left.cause.replace('_', '-')}")
    return f"{told_or_key(telling, when)}: {told_or_key(telling, cause)}"


def _chapters(telling: Teller, batches: Iterable[Batch], *, whole: bool) -> Iterator[Chapter]:
    chapter = Chapter(_say(telling, "before"))
    for batch in batches:
        for opening, part in _parts(batch):
            if opening is not None:
                yield chapter
                chapter = Chapter(told_or_key(telling, protocol.lines(opening)[0]))
            entry = _entry(telling, part, whole=whole)
            if entry is not None:
                chapter.entries.append(entry)
    yield chapter


def _parts(batch: Batch) -> Iterator[tuple[Batch | None, Batch]]:
    """Yield what a batch holds, cut where a night or a day begins, each with what begins it."""
    opening: Batch | None = None
    part: list[Event] = []
    for event in batch.events:
        if isinstance(event, NightFell | DayBroke):
            yield opening, replace(batch, events=tuple(part))
            opening, part = replace(batch, events=(event,)), []
        else:
            part.append(event)
    yield opening, replace(batch, events=tuple(part))


def _entry(telling: Teller, batch: Batch, *, whole: bool) -> Entry | None:
    lines = protocol.lines(batch)
    if not lines:
        return None
    return Entry(
        at=time.strftime("%H:%M:%S", time.localtime(batch.at)),
        lines=tuple(told_or_key(telling, line) for line in lines),
        because=tuple(
            Because(told_or_key(telling, why.line), tuple(_clauses(telling, why)))
            for why in reasons.why(batch.events, whole=whole)
        ),
        by_host=batch.origin is Origin.HOST and batch.number > 1,
    )


def _clauses(telling: Teller, why: reasons.Why) -> Iterator[Clause]:
    for reason in why.reasons:
        clause = str(reason.clause)
        try:
            told = telling.reason(reason)
        except LookupError:
            told = clause
        yield Clause(told, clause if reasons.is_of_rules(clause) else None)
