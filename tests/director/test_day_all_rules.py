"""Whole evenings of every ruleset, hosted from data alone: people press and show, the host does nothing by day."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from controller.ports import Signal
from controller.rules import rulesets, steps
from controller.rules.actions import Act
from controller.rules.dealing import mixes
from controller.rules.engine import can
from controller.rules.model import GameState, Phase, Seat, Verb
from controller.rules.ruleset import Asleep
from controller.rules.vote import vote_refusal
from tests.table import Evening
from voice.words import Catalogue

CATALOGUE = Catalogue()


def roles_of(rules: str, players: int) -> str:
    """Return a table of the suggested mix, dealt in the order of the cards."""
    mix = mixes(rulesets.ruleset(rules), players)[0]
    cards = [role for role, number in mix.items() for _ in range(number)]
    random.Random(players).shuffle(cards)
    return ", ".join(f"{seat} {role}" for seat, role in enumerate(cards, 1))


class People:
    """Everybody at the table, playing at random and by the rules with buttons and hands."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.rng = random.Random(seed)
        self.seen: Counter[str] = Counter()

    @property
    def state(self) -> GameState:
        return self.evening.state

    async def play(self) -> None:
        """React to each step once it waits for people, until the game is over."""
        stage, reacted = self.evening.director.stage, None
        async for _ in stage.changes():
            if self.state.winner is not None and stage.step is None:
                return
            assert not stage.paused
            if stage.step is not None and stage.time_runs and stage.step is not reacted:
                reacted = stage.step
                self.seen[type(reacted).__name__] += 1
                await self._react(reacted)

    async def _react(self, step: steps.Step) -> None:
        await asyncio.sleep(0.1)
        table, rng = self.evening.table, self.rng
        match step:
            case steps.NightAsk(seats=seats, manner=Asleep.NOTES):
                for seat in seats:
                    for _ in range(rng.choice(self.state.living[:2])):
                        await table.press(seat)
            case steps.NightAsk(verb=verb, seats=seats, words=()):
                for seat in seats:
                    await self._act(seat, verb)
            case steps.Speech(seat=seat, nominates=True) if rng.random() < 0.5:
                await table.chooses(seat, rng.choice(self.state.living))
                await table.press(seat)
            case steps.Speech(seat=seat) | steps.LastWord(seat=seat):
                await table.press(seat)
            case _:
                await self._answer(step)

    async def _answer(self, step: steps.Step) -> None:
        match step:
            case steps.VoteTurn(voter=voter):
                await self._vote(voter, waits=step.waits)
            case steps.CandidateTurn(voters=voters, rest=False):
                await self._raise(voters, 0.4)
            case steps.BothQuestion():
                await self._raise(self.state.living, self.rng.random())
            case steps.DecisionAsk():
                await self._decide(step)
            case steps.Accusations():
                await self._accuse()
            case _:
                pass

    async def _vote(self, voter: Seat, *, waits: bool) -> None:
        allowed = [seat for seat in self.state.living if vote_refusal(self.state, voter, seat) is None]
        if allowed and (waits or self.rng.random() < 0.8):
            await self.evening.table.chooses(voter, self.rng.choice(allowed[:3]))

    async def _raise(self, seats: tuple[Seat, ...], chance: float) -> None:
        for seat in seats:
            if self.rng.random() < chance:
                await self.evening.table.press(seat)

    async def _act(self, seat: Seat, verb: Verb) -> None:
        legal = [target for target in self.state.living if can(self.state, Act(seat, verb, (target,)))]
        if legal and self.rng.random() < 0.9:
            await self.evening.table.chooses(seat, self.rng.choice(legal[:2]))

    async def _decide(self, step: steps.DecisionAsk) -> None:
        table = self.evening.table
        if step.kind == "grave" and not step.opened:
            await table.press(step.decider)
        elif step.kind == "judge" and len(step.options) == 1:
            await table.thumb(step.decider, up=self.rng.random() < 0.8)
        elif step.must or self.rng.random() < 0.8:
            await table.chooses(step.decider, self.rng.choice(step.options))

    async def _accuse(self) -> None:
        table, living = self.evening.table, self.state.living
        by, target = self.rng.sample(living, 2)
        night = self.rng.random() < 0.3
        await table.press(by)
        if night:
            await table.press(by)
        await self._until_said("night-question" if night else "accuse-whom")
        if not night:
            await table.chooses(by, target)
            await self._until_said("accused")
            await table.press(by)
            await self._until_said("accuse-question")
        await self._raise(living, self.rng.random())

    async def _until_said(self, key: str) -> None:
        stage = self.evening.director.stage
        async for _ in stage.changes():
            if self.evening.table.lines()[-1] == key and stage.time_runs:
                await asyncio.sleep(0.1)
                return


SEED = 1


@pytest.mark.parametrize("rules", rulesets.IDS)
def test_a_whole_evening_is_hosted_to_its_winner(rules: str) -> None:
    people: list[People] = []

    async def scene(evening: Evening) -> None:
        people.append(People(evening, SEED))
        async with asyncio.timeout(48 * 3600):
            await people[0].play()

    ruleset = rulesets.ruleset(rules)
    players = ruleset.seats_usual[1] if ruleset.fixed_mix else min(14, ruleset.seats_max)
    evening = Evening(roles_of(rules, players), rules=rules, seed=SEED).play(scene)
    assert evening.state.phase is Phase.OVER
    assert evening.director.stage.needs_person is None
    assert evening.table.lines()[-1] == "game-closed"
    assert Signal.SPEAKING not in evening.table.now.values()
    for _, line in evening.table.said:
        for language in CATALOGUE.languages:
            assert CATALOGUE.text(line, language)
            assert CATALOGUE.speech(line, language)
