"""The lines of the list of edge cases that this part of the product must hold, by their numbers."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from controller.history import History
from controller.ports import Origin, Signal
from controller.rules.actions import CastVote, GiveFoul, NameFirstSpeaker, Remove, Rename
from controller.rules.errors import IllegalAction
from controller.rules.evening import next_step
from controller.rules.model import Cause, RoleId, Seat, TeamId
from tests.table import Evening, setup

FIVE = "1 don, 2 citizen, 3 doctor, 4 maniac, 5 commissar"
EIGHT = "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar, 7 citizen, 8 citizen"


def test_1_after_the_winner_nothing_more_is_called_timed_or_awaited() -> None:
    async def scene(evening: Evening) -> None:
        await evening.votes(1, {1: 2, 2: 1, 3: 1, 4: 1, 5: 1})
        await evening.over()
        said, batches = len(evening.table.said), len(evening.table.batches)
        for seat in (1, 2, 3, 4, 5) * 2:
            await evening.table.press(seat)
        await asyncio.sleep(3600)
        assert (len(evening.table.said), len(evening.table.batches)) == (said, batches)

    evening = Evening(FIVE).play(scene)
    assert evening.state.winner == TeamId("town")
    assert not evening.director.stage.time_runs
    assert evening.table.now == {}
    assert evening.table.lines()[-1] == "game-closed"
    assert evening.table.lines().count("night-falls") == 1

    async def nothing(evening: Evening) -> None:
        await asyncio.sleep(3600)
        assert next_step(evening.state) is None

    again = Evening(None, batches=tuple(evening.table.batches)).play(nothing)
    assert again.state == evening.state
    assert again.table.said == []


def test_2_a_deal_is_fair_in_every_respect() -> None:
    names = {Seat(seat): "" for seat in range(1, 11)}
    mix = {RoleId("don"): 1, RoleId("mafia"): 1, RoleId("commissar"): 1, RoleId("citizen"): 7}
    director = Evening(None).director
    director.rng = random.Random(2)
    dons: Counter[Seat] = Counter()
    neighbours = 0
    for _ in range(10_000):
        dealt = director._shuffle(names, mix)
        don, mafioso = (
            next(seat for seat, role in dealt.items() if role == known) for known in ("don", "mafia")
        )
        dons[don] += 1
        neighbours += (don - mafioso) % 10 in {1, 9}
        assert list(dealt) == sorted(dealt)
    assert all(abs(count / 10_000 - 0.100) <= 0.012 for count in dons.values())
    assert len(dons) == 10
    assert abs(neighbours / 10_000 - 0.222) <= 0.017


@pytest.mark.parametrize("by", ["phone", "button"])
def test_4_a_prompt_dies_with_its_owner(by: str) -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        await director.perform(GiveFoul(Seat(4), 2))
        await evening.until("speech:1", day=1)
        await director.perform(NameFirstSpeaker(Seat(4)))
        await evening.until("vote:1:4", day=1)
        await evening.table.shows(4, 2)
        assert director.stage.choices[Seat(4)].candidate == Seat(2)
        await director.perform(GiveFoul(Seat(4), 2))
        await asyncio.sleep(0.2)
        if by == "phone":
            with pytest.raises(IllegalAction):
                await director.perform(CastVote(Seat(4), Seat(2)))
        else:
            await evening.table.press(4)
        await asyncio.sleep(0.8)
        assert Seat(4) not in director.stage.choices
        assert evening.state.round.votes == {}
        assert Seat(4) not in evening.state.round.missing
        assert Signal.ECHO not in evening.table.now.values()

    Evening(EIGHT).play(scene)


def test_22_a_hand_raised_before_the_question_is_none() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:9", day=1)
        while evening.table.lines()[-1] != "extra-question":
            await asyncio.sleep(0.01)
        zero = evening.table.when("extra-question") + 2.0

        async def hand(seat: int, down: float, up: float) -> None:
            await asyncio.sleep(zero + down - asyncio.get_running_loop().time())
            await evening.table.press(seat, up - down)

        await asyncio.gather(
            hand(2, -0.12, 0.30),
            hand(7, 0.09, 0.2),
            hand(5, 0.18, 0.3),
            hand(1, 0.40, 0.6),
            hand(9, 0.90, 1.0),
        )
        await evening.until("extra:7", day=1)
        assert evening.state.hands == (Seat(7), Seat(5), Seat(1))

    Evening(
        "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar, 7 citizen, 8 citizen, 9 citizen"
    ).play(scene)


def test_22_it_counts_after_letting_go_and_pressing_again() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:8", day=1)
        while evening.table.lines()[-1] != "extra-question":
            await asyncio.sleep(0.01)
        zero = evening.table.when("extra-question") + 2.0
        await asyncio.sleep(zero - 0.12 - asyncio.get_running_loop().time())
        await evening.table.press(2, 0.42)
        await evening.table.press(2)
        await evening.until("extra:2", day=1)
        assert evening.state.hands == (Seat(2),)

    Evening(EIGHT).play(scene)


def test_23_correcting_others_leaves_the_speakers_clock_alone() -> None:
    async def scene(evening: Evening) -> None:
        step = await evening.until("speech:3", day=1)
        clock = evening.director.stage.clock
        await asyncio.sleep(clock.left - 41.0)
        await evening.director.perform(Remove(Seat(7), Cause.LEFT))
        await evening.director.perform(Rename(Seat(9), "Ника"))
        assert evening.director.stage.step == step
        assert evening.director.stage.clock is clock
        assert clock.running
        assert clock.left == pytest.approx(41.0)
        await evening.until("speech:9", day=1)
        assert evening.state.players[Seat(9)].name == "Ника"
        spoken = [line.args["seat"] for _, line in evening.table.said if line.key == "speech"]
        assert spoken == [1, 2, 3, 4, 5, 6, 8, 9]

    Evening(
        "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar, 7 citizen, 8 mafia, 9 citizen"
    ).play(scene)


def test_24_everybody_has_the_floor_once() -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        await evening.until("speech:1", day=1)
        await director.perform(NameFirstSpeaker(Seat(2)))
        await evening.until("speech:2", day=1)
        await director.perform(Remove(Seat(5), Cause.STOOD_UP))
        await director.perform(Remove(Seat(2), Cause.OBSCENE))
        await evening.until("hands", day=1)
        spoken = [line.args["seat"] for _, line in evening.table.said if line.key == "speech"]
        assert spoken[spoken.index(2) + 1 :] == [3, 4, 6, 7, 8, 1]
        await evening.votes(1, {3: 4, 4: 3, 6: 7, 7: 6, 8: 1, 1: 8})
        await evening.until("speech:3", day=2)
        assert director.state.first_speaker == Seat(3)

    Evening(EIGHT).play(scene)


def test_lists_are_in_seat_order_whatever_order_they_came_in() -> None:
    shuffled = "5 commissar, 2 citizen, 4 maniac, 1 don, 3 doctor"

    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)

    evening = Evening(shuffled).play(scene)
    assert list(evening.state.players) == [1, 2, 3, 4, 5]
    history = History(evening.table.batches)
    assert list(history.state.players) == [1, 2, 3, 4, 5]
    assert all(batch.origin in Origin for batch in history.standing)
    assert setup(shuffled).dealing
