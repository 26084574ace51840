"""Whole nights at the table: every sound and every message to a page is the same, whoever is who and does what.

The card that the game is stored on is slow, so that what is stored can be heard if it is stored at the wrong moment.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from controller.dashboard.offers import offers
from controller.dashboard.pairing import Pairing
from controller.dashboard.table import DashboardTable
from controller.dashboard.views import host_view, table_view
from controller.director.asked import may_begin
from controller.rules import rulesets
from controller.rules.dealing import mixes
from controller.rules.model import Seat
from controller.rules.steps import NightAsk
from tests.dashboard.pages import WORDS
from tests.director.hosted import played, to_day
from tests.director.test_at_the_same_moment import slowly
from tests.director.test_day_decisions import CLONES, MOSCOW, TIED, TO_THE_JUDGE
from tests.director.test_night_all_rules import Crowd
from tests.table import Evening

HOST = Seat(1)
"""Where the host plays, with a card that fills up in every deal here."""

Public = list[tuple[float, str, Any]]
"""When, on which way, and what."""


def deal(rules: str, seed: int) -> str:
    """Return a table of at most twelve; seat 1 has a card that fills up, chance deals the rest."""
    ruleset = rulesets.ruleset(rules)
    mix = mixes(ruleset, max(ruleset.seats_min, min(12, ruleset.seats_max)))[0]
    filler = next(role.id for role in ruleset.roles if role.fills_up)
    rest = [role for role, number in mix.items() for _ in range(number)]
    rest.remove(filler)
    random.Random(seed).shuffle(rest)
    return ", ".join(f"{seat} {role}" for seat, role in enumerate((filler, *rest), 1))


class Hasty(Crowd):
    """People who do not look whether what they showed was taken: on a slow card it is not at once."""

    async def _choose(self, step: NightAsk, seat: Seat) -> None:
        state = self.evening.state
        numbers = [number for number in state.players if may_begin(state, step, seat, (number,))]
        for number in self.rng.sample(numbers, min(step.most, len(numbers))):
            await self.evening.table.chooses(seat, number)
        await self.evening.table.press(seat)


async def _watch(evening: Evening, public: Public) -> None:
    """Note the messages that a table screen and the phone of a host who plays would get."""
    table = DashboardTable(
        evening.director, WORDS, offers, Pairing(Path("/nonexistent")), Path("/nonexistent")
    )
    shown: dict[str, dict[str, Any]] = {"table": {}, "host": {}}
    async for _ in evening.director.stage.changes():
        for name, view in (("table", table_view(table)), ("host", host_view(table))):
            parts = {key: part for key, part in view.items() if shown[name].get(key, ...) != part}
            shown[name] = view
            if parts and evening.state.asleep:
                parts["entries"] = [{**entry, "at": 0} for entry in parts.get("entries", ())]
                public.append((_now(), name, json.dumps(parts, sort_keys=True, default=str)))


def _now() -> float:
    return round(asyncio.get_running_loop().time(), 3)


def night(rules: str, number: int, dealt: int, moves: int | None) -> Public:
    """Return all that is public of a night, by the seconds since the table was switched on."""
    public: Public = []
    evening = Evening(deal(rules, dealt), rules=rules, night=number)
    evening._start["host_seat"] = HOST
    slowly(evening)

    async def scene(evening: Evening) -> None:
        beside = [asyncio.ensure_future(_watch(evening, public))]
        if moves is not None:
            beside.append(asyncio.ensure_future(Hasty(evening, moves).run()))
        while not (evening.state.night == number and not evening.state.asleep):
            await asyncio.sleep(0.5)
        for task in beside:
            assert not task.done() or task.result() is None
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)

    evening.play(scene)
    assert not evening.director.stage.paused
    assert evening.state.moves or moves is None or number == 1
    said = [(round(at, 3), "said", (line.key, str(line.args))) for at, line in evening.table.said]
    return [*said, *public]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("rules", [rules for rules in rulesets.IDS if rules != "davydov"])
def test_a_night_sounds_and_sends_the_same_whoever_is_who_and_does_what(rules: str, number: int) -> None:
    quiet = night(rules, number, 1, None)
    assert {way for _, way, _ in quiet} == {"said", "table", "host"}
    for dealt, moves in ((2, None), (1, 1), (3, 3)):
        assert night(rules, number, dealt, moves) == quiet


@pytest.mark.parametrize(
    "notes", [{1: 3, 2: 3}, {1: 3, 2: 4, 3: 1, 5: 2}, {1: 4, 2: 4, 3: 3, 4: 3, 5: 3, 6: 3}]
)
def test_a_night_of_notes_sounds_the_same_whatever_they_say(notes: dict[int, int]) -> None:
    def length(notes: dict[int, int]) -> float:
        async def scene(evening: Evening) -> None:
            slowly(evening)
            await evening.until("call:notes:kill", night=2)
            for seat, number in notes.items():
                await evening.table.shows(seat, number)
            while evening.state.asleep:
                await asyncio.sleep(0.5)

        roles = "1 mafia, 2 mafia, 3 citizen, 4 citizen, 5 citizen, 6 citizen"
        table = Evening(roles, rules="davydov", night=2).play(scene).table
        return table.when("signs-over") - table.when("sign-notes")

    assert length(notes) == pytest.approx(length({1: 5, 2: 6}), abs=0.001)


@pytest.mark.parametrize("shots", [(), (1,), (1, 2, 3), (5, 6, 7)])
def test_nobody_hears_how_many_have_shot(shots: tuple[int, ...]) -> None:
    def length(shots: tuple[int, ...]) -> float:
        async def scene(evening: Evening) -> None:
            slowly(evening)
            await evening.until("call:mafia:kill", night=2)
            for seat in shots:
                await evening.table.press(seat)
            await evening.until("call:don:seek", night=2)

        table = Evening(MOSCOW, rules="moscow", night=2).play(scene).table
        return table.when("signs-over") - table.when("sign-called")

    assert length(shots) == pytest.approx(length((2,)), abs=0.001)


async def _nothing(evening: Evening) -> None:
    del evening


async def _execute(evening: Evening) -> None:
    await evening.table.thumb(4)


async def _pardon(evening: Evening) -> None:
    await evening.table.thumb(4, up=False)


async def _one_of_two(evening: Evening) -> None:
    await evening.table.chooses(4, 7)


@pytest.mark.parametrize(
    ("before", "answer"),
    [(TO_THE_JUDGE, _execute), (TO_THE_JUDGE, _pardon), (TIED, _one_of_two), (TIED, _pardon)],
)
def test_nobody_hears_whether_the_judge_has_decided(
    before: tuple[Any, ...], answer: Callable[[Evening], Awaitable[None]]
) -> None:
    def length(answer: Callable[[Evening], Awaitable[None]]) -> float:
        async def scene(evening: Evening) -> None:
            await to_day(evening, *before)
            await evening.until("decide:judge:0:False")
            slowly(evening)
            await answer(evening)
            while evening.table.lines()[-1] != "judge-eyes-open":
                await asyncio.sleep(0.01)

        table = played("clones", CLONES, scene).table
        return table.when("judge-eyes-open") - table.when("judge-eyes-closed")

    assert length(answer) == pytest.approx(length(_nothing), abs=0.001)
