"""What has happened, as far as a viewer may know it, and how far back each entry is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from controller import protocol, reasons
from controller.dashboard.table import DashboardTable
from controller.dashboard.wording import clause_text, text
from controller.director.core import NothingToUndo
from controller.ports import Batch, Origin
from controller.rules.events import Event, GameEnded, NightFell
from controller.rules.model import Reason, Seat

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose eyes look at the list, and what they are not told yet."""

    seat: Seat | None
    """``None`` sees everything, and at once."""
    night_since: int | None = None
    """The batch with which the night fell that is on: what a player does in it he finds in the list at dawn."""
    end_told: bool = True

    def seen(self, batch: Batch) -> Batch:
        """Return a batch without the events that are not for these eyes, or not yet."""
        return replace(batch, events=tuple(event for event in batch.events if self._sees(event, batch)))

    def waits(self, batch: Batch) -> bool:
        """Whether a batch may have more to tell later."""
        return self._by_night(batch) or (
            not self.end_told and any(isinstance(event, GameEnded) for event in batch.events)
        )

    def _sees(self, event: Event, batch: Batch) -> bool:
        audience = event.audience
        if self.seat is None:
            return audience.everybody or audience.host
        if audience.everybody:
            return self.end_told or not isinstance(event, GameEnded)
        return self.seat in audience.seats and not self._by_night(batch)

    def _by_night(self, batch: Batch) -> bool:
        return self.night_since is not None and batch.number >= self.night_since


def viewer(table: DashboardTable) -> Viewer:
    """Return who looks at the host page now."""
    if table.eyes is None:
        return Viewer(None)
    return Viewer(table.eyes, _nightfall(table) if table.hushed else None, table.end_told)


def _nightfall(table: DashboardTable) -> int | None:
    for batch in reversed(table.director.history.standing):
        if any(isinstance(event, NightFell) for event in batch.events):
            return batch.number
    return None


def entries(table: DashboardTable) -> list[Entry]:
    """Return the game's entries as the host page may show them, numbered from 1, the last one last.

    Numbers count only what the viewer may know of, so that gaps tell nothing.
    """
    standing, eyes, told = table.director.history.standing, viewer(table), _told(table)
    worded = []
    for batch in standing:
        known, entry = told.get(batch.number, (None, None))
        if known is not batch or eyes.waits(batch):
            entry = _entry(table, batch, eyes.seen(batch), undo=_can_be_undone(standing, batch))
            if not eyes.waits(batch):
                told[batch.number] = batch, entry
        worded.append(entry)
    return [{"entry": number, **entry} for number, entry in enumerate(filter(None, worded), start=1)]


def _told(table: DashboardTable) -> dict[int, tuple[Batch, Entry | None]]:
    """Return what was put into words before for the same eyes: every view shows all that has happened."""
    names = tuple(player.name for player in table.director.state.players.values())
    seen_by = (table.eyes, table.director.language, names)
    if table.told.keys() != {seen_by}:
        table.told = {seen_by: {}}
    return table.told[seen_by]


def _entry(table: DashboardTable, batch: Batch, seen: Batch, *, undo: bool) -> Entry | None:
    lines = protocol.lines(seen)
    if not lines:
        return None
    return {
        "at": batch.at,
        "override": batch.origin is Origin.HOST,
        "undo": undo,
        "lines": [text(table, line) for line in lines],
        "reasons": [
            {
                "text": text(table, why.line),
                "clauses": [_clause(table, reason) for reason in why.reasons],
            }
            for why in reasons.why(seen.events, whole=table.eyes is None)
        ],
    }


def _clause(table: DashboardTable, reason: Reason) -> Entry:
    """Return a clause in words, and its id where it can be looked up in the rules."""
    clause = str(reason.clause)
    return {
        "id": clause if reasons.is_of_rules(clause) else None,
        "text": clause_text(table, clause, reason.seats),
    }


def steps_back_to(table: DashboardTable, entry: int | None) -> int:
    """Return how many decisions of people to undo to take back an entry; ``None`` is the last decision.

    For a host who plays the last one is the last that he knows of: an undo tells nobody that there are others.

    Raises ``NothingToUndo`` if the entry is no decision, or there is none of that number.
    """
    standing, eyes = table.director.history.standing, viewer(table)
    if entry is None and eyes.seat is None:
        return 1
    shown = list(visible(standing, eyes))
    chosen = shown if entry is None else shown[entry - 1 : entry]
    decisions = [batch.number for batch in chosen if _can_be_undone(standing, batch)]
    if not decisions:
        raise NothingToUndo(f"entry {entry} cannot be taken back")
    return sum(batch.origin is not Origin.CLOCK for batch in standing if batch.number >= decisions[-1])


def visible(standing: Sequence[Batch], eyes: Viewer) -> Iterator[Batch]:
    """Yield the batches that say something to a viewer, without the events he may not know of."""
    for batch in standing:
        seen = eyes.seen(batch)
        if protocol.lines(seen):
            yield seen


def _can_be_undone(standing: Sequence[Batch], batch: Batch) -> bool:
    return batch.origin is not Origin.CLOCK and batch.number > standing[0].number
