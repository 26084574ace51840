"""What has happened, as far as a viewer may know it, and how far back each entry is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from controller import protocol
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import clause_text, text
from controller.director.core import NothingToUndo
from controller.ports import Batch, Origin
from controller.rules.events import Event
from controller.rules.model import Seat


def entries(table: DashboardTable) -> list[dict[str, Any]]:
    """Return the game's entries as the host page may show them, numbered from 1, the last one last.

    Numbers count only what the viewer may know of, so that gaps tell nothing.
    """
    standing, told = table.director.history.standing, _told(table)
    for batch in standing:
        if batch.number not in told or told[batch.number][0] is not batch:
            told[batch.number] = batch, _entry(table, batch, undo=_can_be_undone(standing, batch))
    shown = (told[batch.number][1] for batch in standing)
    return [{"entry": number, **entry} for number, entry in enumerate(filter(None, shown), start=1)]


def _told(table: DashboardTable) -> dict[int, tuple[Batch, dict[str, Any] | None]]:
    """Return what was put into words before for the same eyes: every view shows all that has happened."""
    names = tuple(player.name for player in table.director.state.players.values())
    seen_by = (table.eyes, table.director.language, names)
    if table.told.keys() != {seen_by}:
        table.told = {seen_by: {}}
    return table.told[seen_by]


def _entry(table: DashboardTable, batch: Batch, *, undo: bool) -> dict[str, Any] | None:
    seen = _seen(batch, table.eyes)
    lines = protocol.lines(seen)
    if not lines:
        return None
    return {
        "at": batch.at,
        "override": batch.origin is Origin.HOST,
        "undo": undo,
        "lines": [text(table, line) for line in lines],
        "reasons": [
            {"text": text(table, line), "clauses": [clause_text(table, clause) for clause in clauses]}
            for line, clauses in protocol.reasons(seen)
        ],
    }


def steps_back_to(standing: Sequence[Batch], eyes: Seat | None, entry: int | None) -> int:
    """Return how many decisions of people to undo to take back an entry; ``None`` is the last decision.

    Raises ``NothingToUndo`` if the entry is no decision, or there is none of that number.
    """
    if entry is None:
        return 1
    shown = list(visible(standing, eyes))
    if entry > len(shown) or not _can_be_undone(standing, shown[entry - 1]):
        raise NothingToUndo(f"entry {entry} cannot be taken back")
    first = shown[entry - 1].number
    return sum(batch.origin is not Origin.CLOCK for batch in standing if batch.number >= first)


def visible(standing: Sequence[Batch], eyes: Seat | None) -> Iterator[Batch]:
    """Yield the batches that say something to a viewer, without the events he may not know of."""
    for batch in standing:
        seen = _seen(batch, eyes)
        if protocol.lines(seen):
            yield seen


def _seen(batch: Batch, eyes: Seat | None) -> Batch:
    return replace(batch, events=tuple(event for event in batch.events if _may_know(event, eyes)))


def _may_know(event: Event, eyes: Seat | None) -> bool:
    audience = event.audience
    return audience.everybody or (audience.host if eyes is None else eyes in audience.seats)


def _can_be_undone(standing: Sequence[Batch], batch: Batch) -> bool:
    return batch.origin is not Origin.CLOCK and batch.number > standing[0].number
