"""The nights of every ruleset: hosted from data alone, whatever is done in them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection

import pytest

from controller.director import asked
from controller.ports import Line
from controller.rules import rulesets
from controller.rules.dealing import mixes
from controller.rules.engine import can
from controller.rules.model import Seat
from controller.rules.ruleset import Asleep
from controller.rules.steps import NightAsk
from tests.table import Evening
from voice.words import Catalogue

CATALOGUE = Catalogue()


def roles_of(rules: str) -> str:
    """Return the largest table of at most fifteen, dealt in the order of the cards."""
    ruleset = rulesets.ruleset(rules)
    count = min(15, ruleset.seats_max)
    mix = mixes(ruleset, count)[0]
    cards = [role for role, number in mix.items() for _ in range(number)]
    return ", ".join(f"{seat} {role}" for seat, role in enumerate(cards, 1))


async def dawn(evening: Evening, night: int) -> None:
    """Wait until that night is over."""
    async for _ in evening.director.stage.changes():
        if evening.state.night == night and not evening.state.asleep:
            return


class Crowd:
    """People who show whatever comes to their minds, by hand and button, allowed or not."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.rng = random.Random(seed)

    async def run(self) -> None:
        asked_at = 0
        async for _ in self.evening.director.stage.changes():
            stage = self.evening.director.stage
            calls = sum(
                line.key in {"wake", "wake-one", "ask", "ask-one", "sign-notes"} for line in self._said()
            )
            if isinstance(stage.step, NightAsk) and stage.time_runs and calls > asked_at:
                asked_at = calls
                await asyncio.sleep(0.05)
                await self._answer(stage.step)

    def _said(self) -> list[object]:
        return [line for _, line in self.evening.table.said]

    async def _answer(self, step: NightAsk) -> None:
        if step.manner is Asleep.NOTES:
            for seat in self.evening.state.living:
                for _ in range(self.rng.choice((1, 2, 3))):
                    await self.evening.table.press(seat)
            return
        for seat in asked.who(self.evening.state, step):
            if self.rng.random() < 0.8:
                await self._choose(step, seat)

    async def _choose(self, step: NightAsk, seat: Seat) -> None:
        table, state = self.evening.table, self.evening.state
        seats = list(state.players)
        numbers = tuple(self.rng.choice(seats) for _ in range(step.most))
        word = self.rng.choice(step.words) if step.words else None
        legal = can(state, asked.action(state, step, seat, numbers, word))
        for number in numbers:
            await table.shows(seat, number)
            await table.thumb(seat)
        if step.most == 0:
            await table.press(seat)
        elif word is not None and len(step.words) == 2:
            await table.thumb(seat, up=word == step.words[0])
        elif word is not None:
            choice = self.evening.director.stage.choices[seat]
            while choice.undecided and choice.called != word:
                await asyncio.sleep(0.1)
            await table.press(seat)
        made = any(
            (move.actor, move.verb, move.targets, move.word) == (seat, step.verb, numbers, word)
            for move in self.evening.state.moves
        )
        assert made == legal, (step.key, seat, numbers, word)


def sounds(evening: Evening) -> list[tuple[float, Line]]:
    """Return all that was said in the night, by the seconds since it fell."""
    begin = evening.table.when("night-falls")
    lines = [(round(at - begin, 3), line) for at, line in evening.table.said if at >= begin]
    morning = next(place for place, (_, line) in enumerate(lines) if line.key == "day-breaks")
    return lines[: morning + 1]


async def _morning(evening: Evening, night: int) -> None:
    await dawn(evening, night)
    while evening.table.lines()[-1] != "day-breaks":
        await asyncio.sleep(0.1)


def quiet(rules: str, night: int, seed: int = 1) -> Evening:
    """Play a night in which nobody does anything."""
    evening = Evening(roles_of(rules), rules=rules, night=night, seed=seed)
    return evening.play(lambda evening: _morning(evening, night))


@pytest.mark.parametrize("night", [1, 2, 3])
@pytest.mark.parametrize("rules", [rules for rules in rulesets.IDS if rules != "davydov"])
def test_a_night_in_which_nobody_does_anything_is_hosted_to_its_end(rules: str, night: int) -> None:
    evening = quiet(rules, night)
    assert not evening.director.stage.paused
    assert evening.state.moves == ()
    for _, line in evening.table.said:
        for language in ("ru", "en"):
            assert CATALOGUE.text(line, language)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("rules", rulesets.IDS)
def test_what_the_players_show_is_what_the_rules_hear_and_nobody_hears_it(rules: str, seed: int) -> None:
    night = 1 if seed == 1 and rules in {"city", "polytech"} else 2

    async def scene(evening: Evening) -> None:
        acting = asyncio.ensure_future(Crowd(evening, seed).run())
        waiting = asyncio.ensure_future(_morning(evening, night))
        done, _ = await asyncio.wait({acting, waiting}, return_when=asyncio.FIRST_COMPLETED)
        acting.cancel()
        for task in done:
            task.result()

    evening = Evening(roles_of(rules), rules=rules, night=night, seed=seed).play(scene)
    assert not evening.director.stage.paused
    assert evening.state.moves or rules == "moscow"
    if rules != "davydov":  # a night without notes goes on
        assert sounds(evening) == sounds(quiet(rules, night, seed))


HOUSE = """
base = "classic"
id = "night-house"
title = {ru = "Наши", en = "Ours"}

[roles.guard]
team = "town"
abilities = ["heal"]

[names.ru]
guard = "Охранник"
mafia = "Братва"

[names.en]
guard = "Guard"
mafia = "Gang"

[night]
calls = [
  ["first", "acquaintance", ["mafia"], []],
  ["first", "shield", ["guard"], []],
  ["later", "mafia", ["mafia"], ["kill"]],
  ["later", "shield", ["guard"], ["heal"]],
  ["later", "commissar", ["commissar"], ["check"]],
]
"""


def test_house_rules_are_called_by_their_own_names() -> None:
    roles = "1 mafia, 2 guard, 3 commissar, 4 citizen, 5 citizen"

    async def scene(evening: Evening) -> None:
        await evening.until("call:shield:heal", night=2)
        await evening.table.chooses(2, 4)
        await _morning(evening, 2)

    evening = Evening(roles, rules=HOUSE, night=2).play(scene)
    assert [(move.actor, move.targets) for move in evening.state.moves] == [(2, (4,))]
    said = [line for _, line in evening.table.said if line.key in {"wake", "sleep-call"}]
    assert [CATALOGUE.text(line, "ru") for line in said] == [
        "Просыпается братва. Покажите, в кого Вы стреляете.",
        "Братва засыпает.",
        "Просыпается охранник. Покажите, кого Вы спасаете.",
        "Охранник засыпает.",
        "Просыпается комиссар. Покажите, кого Вы проверяете.",
        "Комиссар засыпает.",
    ]
    assert CATALOGUE.text(said[0], "en") == "Gang, wake up. Show whom you shoot."


@pytest.mark.parametrize("night", [1, 3])
@pytest.mark.parametrize("rules", rulesets.IDS)
def test_every_line_of_a_night_is_rendered_before_it_falls(rules: str, night: int) -> None:
    prepared: list[Line] = []

    async def scene(evening: Evening) -> None:
        while not evening.state.asleep:
            await asyncio.sleep(0.5)
        async for _ in evening.director.stage.changes():
            lines = evening.table.lines()
            if not evening.state.asleep or (rules == "davydov" and "signs-over" in lines):
                return

    evening = Evening(roles_of(rules), rules=rules, night=night)

    async def prepare(lines: Collection[Line], language: str) -> None:
        assert language
        prepared.extend(lines)

    evening.table.prepare = prepare  # type: ignore[method-assign]
    evening.play(scene)
    begin = evening.table.when("night-falls")
    said = [line for at, line in evening.table.said if at > begin and line.key != "day-breaks"]
    assert said
    assert [line for line in said if line not in prepared] == []
