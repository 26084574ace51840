"""Evenings at which everybody does anything at any moment: people, host, power and card.

Nothing fails, nobody who is out is asked for anything, what is stored is what stands, and the evening goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import pytest

from controller.clock import run_jumping
from controller.director.core import Director, NothingRuns, NothingToUndo
from controller.history import History
from controller.journal import pack, unpack
from controller.ports import Batch, CameraTrouble, Gesture, Signal
from controller.rules import rulesets
from controller.rules.actions import BeginNight, EndNight, EndStep
from controller.rules.errors import IllegalAction
from controller.rules.evening import next_step
from controller.rules.model import Phase
from controller.rules.steps import DecisionAsk, LastWord
from tests.rules.chance import Game, start
from tests.table import Table

HOURS = 3
"""An evening that is not over by then is given up."""
SLOWEST = 0.5
"""Seconds that storing takes at most."""
BETWEEN = 20.0
"""Seconds from one deed of the host to the next, on the whole."""

_ASKED = {Signal.AWAKE, Signal.VOTING, Signal.ASKED, Signal.SPEAKING, Signal.ENDING}
_NOT_THE_HOSTS = (BeginNight, EndNight, EndStep)


class Chance:
    """One such evening."""

    def __init__(self, rules: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.setup = replace(start(rules, self.rng), judged=False)
        self.table = Table()
        self.director = self._director()
        self._append, self.table.append = self.table.append, self._slowly  # type: ignore[method-assign]

    def _director(self) -> Director:
        batches = tuple(self.table.batches)
        return Director(self.table.io, rng=random.Random(self.rng.random()), batches=batches)

    async def _slowly(self, batch: Batch) -> None:
        await asyncio.sleep(self.rng.uniform(0, SLOWEST))
        await self._append(batch)

    async def run(self) -> None:
        await self.director.new_game(self.setup)
        self.running = asyncio.ensure_future(self.director.run())
        works = (self._over, self._people, self._host, self._look)
        tasks = [asyncio.ensure_future(work()) for work in works]
        try:
            await asyncio.wait(tasks, timeout=HOURS * 3600, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                assert not task.done() or task.result() is None
        finally:
            for task in (*tasks, self.running):
                task.cancel()
            await asyncio.gather(*tasks, self.running, return_exceptions=True)

    async def _over(self) -> None:
        while self.director.state.phase is not Phase.OVER or next_step(self.director.state) is not None:
            await asyncio.sleep(1)

    async def _look(self) -> None:
        """See that nobody who is out is asked, and that the evening goes on."""
        said = 0
        while True:
            await asyncio.sleep(1)
            state, stage = self.director.state, self.director.stage
            assert not self.running.done()
            if not stage.paused and not isinstance(stage.step, LastWord | DecisionAsk):
                asked = {seat for seat, signal in self.table.now.items() if signal in _ASKED}
                assert asked <= set(state.living), stage.step
            if int(asyncio.get_running_loop().time()) % 900 == 0:
                assert len(self.table.said) > said, stage.step
                said = len(self.table.said)

    async def _people(self) -> None:
        table, rng = self.table, self.rng
        while True:
            await asyncio.sleep(rng.choice((0.2, 1, 3, 8)))
            seats = list(self.director.state.players)
            asked = list(self.director.stage.choices) or seats
            seat, number = rng.choice(rng.choice((asked, asked, seats))), rng.choice(seats)
            deeds: list[Callable[[], Awaitable[None]]] = [
                partial(table.press, seat),
                partial(table.press, seat, 1.0),
                partial(table.shows, rng.choice((seat, None)), number),
                partial(table.thumb, rng.choice((seat, None)), up=rng.random() < 0.7),
                partial(table.gesture, seat, rng.choice(list(Gesture))),
                partial(table.chooses, seat, number),
                partial(table.taps, seat, rng.randint(1, 4)),
            ]
            await rng.choice(deeds)()

    async def _host(self) -> None:
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / BETWEEN))
            deed = self.rng.choice(
                (*[self._override] * 6, self._pause, self._power, self._undo, self._camera)
            )
            with contextlib.suppress(IllegalAction, NothingToUndo, NothingRuns):
                await deed()

    async def _override(self) -> None:
        """Do what is due, or anything else, as the host's phone can."""
        game = Game(self.director.state, self.rng)
        due = next(iter(game.phase()), None) if self.rng.random() < 0.7 else None
        action = game.wild_action() if due is None else due.action
        if not isinstance(action, _NOT_THE_HOSTS):
            await self.director.perform(action)

    async def _pause(self) -> None:
        self.director.pause()
        await asyncio.sleep(self.rng.choice((0, 1, 5)))
        self.director.resume()
        self.rng.choice((self.director.skip, partial(self.director.more_time, 10)))()

    async def _undo(self) -> None:
        await self.director.undo()

    async def _camera(self) -> None:
        self.table.camera = self.rng.choice((None, *CameraTrouble))

    async def _power(self) -> None:
        """Pull the plug and put it in again."""
        before, self.running = self.running, asyncio.ensure_future(asyncio.sleep(1e9))
        before.cancel()
        await asyncio.gather(before, return_exceptions=True)
        stored = [replace(batch, events=unpack(pack(batch.events))) for batch in self.table.batches]
        assert History(stored).state == self.director.state
        self.running.cancel()
        self.director = self._director()
        self.running = asyncio.ensure_future(self.director.run())


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("rules", rulesets.IDS)
def test_an_evening_of_chance(rules: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    evening = Chance(rules, seed)
    run_jumping(evening.run())
    assert [record.getMessage() for record in caplog.records] == []
    assert evening.director.state.night
