"""What is decided by day beside the vote: by a judge, by who was voted out, by accusations; and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from controller.ports import Signal
from controller.rules.actions import (
    Accuse,
    Act,
    Action,
    CloseVote,
    Decide,
    Remove,
    ShowHands,
)
from controller.rules.model import Cause, Ruling, Seat, Verb
from tests.director.hosted import HALF, NOTES, do, played, said, to_day, votes
from tests.table import LINE_SECONDS, Evening

CITY = "1 don, 2 mafia, 3 mafia, 4 putana, 5 commissar, 6 doctor, 7 maniac, 8 citizen, 9 citizen"
CLASSIC = "1 mafia, 2 commissar, 3 doctor, 4 maniac, 5 citizen, 6 citizen, 7 citizen"
CLONES = "1 mafia, 2 sheriff, 3 doctor, 4 judge, 5 hobo, 6 citizen, 7 citizen, 8 citizen, 9 maniac"
MOSCOW = (
    "1 don, 2 mafia, 3 mafia, 4 commissar, 5 citizen, 6 citizen, 7 citizen, 8 citizen, 9 citizen, 10 citizen"
)
PITER = "1 don, 2 mafia, 4 lover, 5 elder, 6 rake, 7 citizen, 8 citizen, 9 citizen"
DAVYDOV = "1 mafia, 2 mafia, 3 citizen, 4 citizen, 5 citizen, 6 citizen"


# ---------------------------------------------------------------- decisions

TO_THE_JUDGE = (*votes(6, 1, 2, 3, 4, 5, 9), *votes(7, 6, 8), CloseVote())
TIED = (*votes(6, 1, 2, 3), *votes(7, 6, 8, 9), CloseVote())


async def _thumb_up(evening: Evening) -> None:
    await evening.table.thumb(4)


async def _thumb_down(evening: Evening) -> None:
    await evening.table.thumb(4, up=False)


async def _one_press(evening: Evening) -> None:
    await evening.table.press(4)


async def _two_presses(evening: Evening) -> None:
    await evening.table.press(4)
    await evening.table.press(4)


async def _another(evening: Evening) -> None:
    await evening.table.thumb(5, up=False)
    await evening.table.shows(4, 7)


async def _seven(evening: Evening) -> None:
    await evening.table.chooses(4, 7)


SENTENCES: list[tuple[str, tuple[Action, ...], Callable[[Evening], Awaitable[None]], set[int]]] = [
    ("thumb up", TO_THE_JUDGE, _thumb_up, {6}),
    ("one press", TO_THE_JUDGE, _one_press, {6}),
    ("thumb down", TO_THE_JUDGE, _thumb_down, set()),
    ("two presses", TO_THE_JUDGE, _two_presses, set()),
    ("no answer", TO_THE_JUDGE, _another, {6}),
    ("one of several", TIED, _seven, {7}),
    ("none of several", TIED, _two_presses, set()),
]


@pytest.mark.parametrize(
    ("name", "before", "answer", "executed"), SENTENCES, ids=[row[0] for row in SENTENCES]
)
def test_the_judge_decides_in_secret_and_always_as_long(
    name: str,
    before: tuple[Action, ...],
    answer: Callable[[Evening], Awaitable[None]],
    executed: set[int],
) -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening, *before)
        await evening.until("decide:judge:0:False")
        assert evening.director.stage.clock is None
        assert set(table.now) == {4}
        begun = asyncio.get_running_loop().time()
        await answer(evening)
        while table.lines()[-1] != "judge-eyes-open":
            await asyncio.sleep(0.01)
        lasted = asyncio.get_running_loop().time() - begun
        assert lasted == pytest.approx(evening.director.timing.decide, abs=0.05)
        while not evening.state.asleep:
            await asyncio.sleep(1)
        assert {left.seat for left in evening.state.departures if not left.by_night} == executed, name
        assert ("verdict-nobody" in table.lines()) == (not executed)
        assert all("seat" not in line.args for _, line in table.said if line.key.startswith("judge-"))

    played("clones", CLONES, scene)


def test_a_decision_in_secret_keeps_its_time_when_the_host_makes_it() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *TO_THE_JUDGE)
        await evening.until("decide:judge:0:False")
        begun = asyncio.get_running_loop().time()
        await do(evening, Decide(Seat(4), Ruling.EXECUTE, Seat(6)))
        await evening.table.thumb(4, up=False)
        while evening.table.lines()[-1] != "judge-eyes-open":
            await asyncio.sleep(0.01)
        lasted = asyncio.get_running_loop().time() - begun
        assert lasted == pytest.approx(evening.director.timing.decide, abs=0.05)
        while not evening.state.asleep:
            await asyncio.sleep(1)
        assert [left.seat for left in evening.state.departures] == [6]

    played("clones", CLONES, scene)


def test_after_a_pause_eyes_are_closed_again_before_the_judge_is_lit() -> None:
    async def scene(evening: Evening) -> None:
        director, table = evening.director, evening.table
        await to_day(evening, *TO_THE_JUDGE)
        await evening.until("decide:judge:0:False")
        director.pause()
        assert table.now == {}
        await asyncio.sleep(2 * LINE_SECONDS)
        said = len(table.said)
        director.resume()
        await asyncio.sleep(1.5 * LINE_SECONDS)
        assert table.now == {}
        await asyncio.sleep(LINE_SECONDS)
        assert table.lines()[said:] == ["resumed", "judge-eyes-closed"]
        assert set(table.now) == {4}

    played("clones", CLONES, scene)


def test_the_dead_decide_openly_one_after_another_and_the_lot_after_them() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, Act(Seat(1), Verb.KILL, (Seat(4),)))
        await do(evening, *TIED)
        await evening.until("decide:judge:0:False")
        assert evening.table.lines()[-1] == "decide-several"
        assert evening.table.now == {4: Signal.VOTING}
        assert evening.director.stage.clock.seconds == evening.director.timing.decide
        while not evening.state.asleep:
            await asyncio.sleep(1)
        lines = evening.table.lines()
        assert lines.index("decide-several") < lines.index("lot") < lines.index("verdict-out")
        assert {left.seat for left in evening.state.departures if left.cause is Cause.VOTE} <= {6, 7}

    played("clones", CLONES, scene)


def test_whoever_must_take_one_along_is_reminded_until_he_has() -> None:
    async def scene(evening: Evening) -> None:
        director, table = evening.director, evening.table
        await to_day(evening, *votes(6, 1, 2), CloseVote(), *votes(6, 1, 7), CloseVote())
        await evening.until("decide:take:0:False")
        await table.thumb(6, up=False)
        await table.press(6)
        await table.press(6)
        await table.shows(6, 8)
        assert table.now[6] is Signal.REFUSED
        await asyncio.sleep(2 * (director.timing.remind + LINE_SECONDS))
        assert table.lines().count("take-again") == 2
        assert director.stage.needs_person == "needs-decision"
        await table.chooses(6, 7)
        while not evening.state.asleep:
            await asyncio.sleep(1)
        assert director.stage.needs_person is None
        assert [(left.seat, left.cause) for left in evening.state.departures] == [
            (6, Cause.VOTE),
            (7, Cause.TAKEN),
        ]

    played("piter", PITER, scene)


GRAVES: list[tuple[str, bool, int | None, set[int]]] = [
    ("card closed", False, None, {1}),
    ("card opened, nobody", True, None, {1}),
    ("card opened, one taken", True, 5, {1, 5}),
]


@pytest.mark.parametrize(("name", "opens", "takes", "left"), GRAVES, ids=[row[0] for row in GRAVES])
def test_who_is_voted_out_may_open_his_card_and_take_one_to_the_grave(
    name: str, takes: int | None, left: set[int], *, opens: bool
) -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening, *votes(1, 5, 6), CloseVote())
        await evening.until("decide:grave:0:False")
        await table.shows(1, 5)
        if opens:
            await table.press(1)
            await evening.until("decide:grave:0:True")
            assert table.lines()[-2:] == ["card-opened", "grave-question"]
            if takes is not None:
                await table.chooses(1, takes)
        await evening.until("last_word:1")
        assert {gone.seat for gone in evening.state.departures} == left, name
        lines = table.lines()
        assert ("verdict-grave" in lines) == (takes is not None)
        opened = [line.args["seat"] for _, line in table.said if line.key == "card-opened"]
        assert sorted(opened) == sorted(left), "each card is told of once"

    played("city", CITY, scene)


def test_the_host_may_decide_for_anybody_who_is_asked() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *votes(1, 5, 6), CloseVote())
        await evening.until("decide:grave:0:False")
        await do(evening, Decide(Seat(1), Ruling.OPEN))
        await evening.until("decide:grave:0:True")
        await do(evening, Decide(Seat(1), Ruling.TAKE, Seat(5)))
        await evening.until("last_word:1")
        assert "verdict-grave" in evening.table.lines()

    played("city", CITY, scene)


# ---------------------------------------------------------------- accusations


async def accused(evening: Evening, by: int, target: int) -> None:
    """Accuse somebody, up to the show of hands."""
    await evening.until("accusations")
    await evening.table.press(by)
    await said(evening, "accuse-whom")
    await evening.table.chooses(by, target)
    await said(evening, "accused")
    await evening.table.press(by)
    await said(evening, "accuse-question")


@pytest.mark.parametrize(("hands", "told", "left"), [(3, "accuse-passed", {1}), (2, "accuse-failed", set())])
def test_an_accusation_is_disputed_and_settled_by_hands(hands: int, told: str, left: set[int]) -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *NOTES)
        await accused(evening, 3, 1)
        assert 1 not in evening.table.now
        for seat in (1, *(2, 3, 4)[:hands]):
            await evening.table.press(seat)
        await said(evening, "accusations")
        assert evening.table.lines()[-2] == told
        assert {gone.seat for gone in evening.state.departures} == left

    played("davydov", DAVYDOV, scene)


def test_two_presses_call_the_night_and_more_than_half_bring_it() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening, *NOTES)
        for hands in (3, 4):
            await evening.until("accusations")
            await table.press(5)
            await table.press(5)
            await said(evening, "night-question")
            for seat in range(1, hands + 1):
                await table.press(seat)
            await asyncio.sleep(evening.director.timing.hands)
            await asyncio.sleep(2 * LINE_SECONDS)
        lines = table.lines()
        assert lines.index("night-not-called") < lines.index("night-called") < lines.index("night-falls")

    played("davydov", DAVYDOV, scene)


def test_an_accuser_may_think_better_of_it() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening, *NOTES)
        for answer in (table.thumb(3, up=False), table.shows(3, 3), table.shows(3, 4)):
            await evening.until("accusations")
            await table.press(3)
            await said(evening, "accuse-whom")
            await answer
            await said(evening, "accusations")
        assert table.lines().count("accuse-nobody") == 3

    played("davydov", DAVYDOV, scene)


def test_the_host_may_put_an_accusation_or_the_night_to_hands_himself() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *NOTES)
        await evening.until("accusations")
        await do(evening, Accuse(Seat(3), Seat(1), (Seat(2), Seat(3), Seat(4))))
        await asyncio.sleep(2 * LINE_SECONDS)
        assert evening.table.lines()[-1] == "accuse-passed"
        await do(evening, ShowHands(tuple(map(Seat, (2, 3, 4)))))
        await asyncio.sleep(2 * LINE_SECONDS)
        assert "night-called" in evening.table.lines()

    played("davydov", DAVYDOV, scene)


# ---------------------------------------------------------------- restarts

MIDDLES: list[tuple[str, str, str, tuple[Action, ...], str, str]] = [
    ("discussion", "classic", CLASSIC, (), "discussion:1", "discussion"),
    ("both", "moscow", MOSCOW, HALF, "both", "both-question"),
    ("judge", "clones", CLONES, TO_THE_JUDGE, "decide:judge:0:False", "judge-one"),
    ("grave", "city", CITY, (*votes(1, 5), CloseVote()), "decide:grave:0:False", "grave-open"),
    ("accusations", "davydov", DAVYDOV, NOTES, "accusations", "accusations"),
]


@pytest.mark.parametrize(
    ("name", "rules", "roles", "actions", "key", "words"), MIDDLES, ids=[row[0] for row in MIDDLES]
)
def test_after_a_power_cut_a_day_goes_on_from_the_same_step(
    name: str, rules: str, roles: str, actions: tuple[Action, ...], key: str, words: str
) -> None:
    async def before(evening: Evening) -> None:
        await to_day(evening, *actions)
        await evening.until(key)

    async def after(evening: Evening) -> None:
        await evening.until(key)
        assert evening.table.lines()[0] == "continued", name
        assert evening.table.lines()[-1] == words

    first = played(rules, roles, before)
    again = Evening(None, batches=tuple(first.table.batches)).play(after)
    assert again.state == first.state


def test_a_removal_in_the_middle_of_a_decision_is_gone_on_from() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *votes(6, 1, 2), CloseVote(), *votes(6, 1, 7), CloseVote())
        await evening.until("decide:take:0:False")
        await do(evening, Remove(Seat(1)))
        await evening.until("decide:take:0:False")
        assert evening.state.decision.options == (7,)

    played("piter", PITER, scene)
