"""The batches that stand: what was done, and the state before each, so that it can be undone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from controller.ports import Batch, Origin
from controller.rules.actions import BeginNight
from controller.rules.engine import evolve
from controller.rules.evening import next_step
from controller.rules.model import GameState


class History:
    """The game so far. Give it every batch in order, undone ones and ``Undo`` included."""

    def __init__(self, batches: Iterable[Batch] = ()) -> None:
        self.state = GameState()
        self.standing: list[Batch] = []
        self.next_number = 1
        self._before: list[GameState] = []
        for batch in batches:
            self.add(batch)

    def add(self, batch: Batch) -> None:
        """Fold one batch into the state."""
        self.next_number = batch.number + 1
        if batch.undo_from is not None:
            self._drop(batch.undo_from)
            return
        self._before.append(self.state)
        self.standing.append(batch)
        self.state = reduce(evolve, batch.events, self.state)

    def undo_from(self, steps: int) -> int | None:
        """Return the number of the batch from which on the last ``steps`` decisions of people are undone.

        What the clock did after a decision falls with it. The start of the game stands: ``None`` when there are
        not so many decisions.
        """
        decisions = [batch.number for batch in self.standing[1:] if batch.origin is not Origin.CLOCK]
        return decisions[-steps] if 0 < steps <= len(decisions) else None

    def before_its_night(self, number: int) -> int:
        """Return where an undo from that batch on must begin so that nobody is woken before all are asleep.

        One that would go back into a night goes back to before it. Only what the host himself did in the call that
        is on can be taken back alone.
        """
        index = next(place for place, batch in enumerate(self.standing) if batch.number >= number)
        before = self._before[index]
        by_host = all(batch.origin is Origin.HOST for batch in self.standing[index:])
        if not before.asleep or (by_host and _key(before) == _key(self.state)):
            return number
        nightfalls = (batch.number for batch in self.standing[:index] if batch.action == BeginNight.__name__)
        return max(nightfalls)

    def _drop(self, undo_from: int) -> None:
        while self.standing and self.standing[-1].number >= undo_from:
            self.standing.pop()
            self.state = self._before.pop()


def _key(state: GameState) -> str | None:
    step = next_step(state)
    return None if step is None else step.key
