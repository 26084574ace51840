"""Nights without lights: shots with closed eyes, notes, the sunrise; and Death."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from controller.ports import Gesture, Signal
from controller.rules.actions import Act, CorrectRole, Remove
from controller.rules.asks import ROLE_SECONDS
from controller.rules.model import Cause, RoleId, Seat, Verb
from tests.director.test_night_asks import CLONES, MOSCOW, moves, shows
from tests.table import LINE_SECONDS, Evening, now

DAVYDOV = "1 mafia, 2 citizen, 3 citizen, 4 mafia, 5 citizen"
LONE = "1 don, 2 citizen, 3 citizen, 4 commissar, 5 citizen, 6 citizen, 7 citizen, 8 citizen, 9 citizen, 10 citizen"


async def called(evening: Evening, number: int) -> None:
    """Wait until a number is called in this call."""
    begin = evening.table.when("sign-called")
    while not any(at > begin and line.args == {"n": number} for at, line in evening.table.said):
        await asyncio.sleep(0.1)


# ---------------------------------------------------------------- with closed eyes


@pytest.mark.parametrize(
    ("signs", "expected", "died"),
    [
        ({1: [5], 2: [5], 3: [5]}, [(1, (5,)), (2, (5,)), (3, (5,))], [5]),
        ({1: [5], 2: [6], 3: [5]}, [(1, (5,)), (2, (6,)), (3, (5,))], []),
        ({1: [5], 2: [5, 8], 3: [5]}, [(1, (5,)), (2, (5, 8)), (3, (5,))], []),
        ({1: [5], 3: [5]}, [(1, (5,)), (3, (5,))], []),
        # A citizen's press is nobody's business.
        ({1: [5], 2: [5], 3: [5], 7: [6]}, [(1, (5,)), (2, (5,)), (3, (5,))], [5]),
        ({}, [], []),
    ],
)
def test_each_shoots_at_the_numbers_at_which_he_gives_the_sign(
    signs: dict[int, list[int]], expected: list[tuple[int, tuple[int, ...]]], died: list[int]
) -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        for number in range(1, 11):
            await called(evening, number)
            for seat, numbers in signs.items():
                if number in numbers:
                    await evening.table.press(seat)
        await evening.until("call:don:seek", night=2)
        assert [(actor, targets) for actor, _, targets, _ in moves(evening)] == expected
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert [left.seat for left in evening.state.departures] == died

    Evening(MOSCOW, rules="moscow", night=2).play(scene)


def test_the_numbers_of_the_living_are_called_at_an_even_pace_and_no_light_is_lit() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        await evening.until("call:don:seek", night=2)
        table = evening.table
        times = [at for at, line in table.said if line.key == "number"]
        assert [line.args["n"] for _, line in table.said if line.key == "number"] == list(range(1, 11))
        assert [round(after - before, 3) for before, after in pairwise(times)] == [ROLE_SECONDS] * 9
        first = table.when("sign-called")
        assert all(not lights for at, lights in table.lit if first <= at < table.when("wake"))
        assert not [line for _, line in table.said if line.args.get("call") == "mafia" and line.key == "wake"]

    Evening(MOSCOW, rules="moscow", night=2).play(scene)


def test_a_pistol_counts_where_the_camera_knows_whose_it_is() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        await called(evening, 6)
        await evening.table.gesture(1, Gesture.PISTOL)
        await called(evening, 7)
        await evening.table.gesture(None, Gesture.PISTOL)
        await evening.until("call:don:seek", night=2)
        assert moves(evening) == [(1, "kill", (6,), None)]

    Evening(LONE, rules="moscow", night=2).play(scene)


def test_a_pistol_that_is_read_late_means_the_number_at_which_it_was_raised() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        await called(evening, 6)
        raised = now()
        await called(evening, 7)
        await evening.table.gesture(1, Gesture.PISTOL, since=raised)
        await evening.until("call:don:seek", night=2)
        assert moves(evening) == [(1, "kill", (6,), None)]

    Evening(LONE, rules="moscow", night=2).play(scene)


def test_the_call_lasts_as_long_as_was_drawn_and_skipping_ends_it() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        await called(evening, 2)
        evening.director.skip()
        await evening.until("call:don:seek", night=2)

    evening = Evening(MOSCOW, rules="moscow", night=2).play(scene)
    assert evening.table.lines().count("number") == 2
    assert evening.state.windows[0] >= 10 * ROLE_SECONDS + evening.director.timing.answer


# ---------------------------------------------------------------- notes


def test_everybody_is_asked_for_a_note_and_only_the_mafias_name_somebody() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:notes:kill", night=2)
        assert table.watched[-1] == (1, 2, 3, 4, 5)
        for _ in range(3):
            await table.press(1)
        await table.shows(4, 3)
        await table.press(2)
        await table.shows(5, 1)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert evening.state.moves[0].targets == (3,)
        assert [move.actor for move in evening.state.moves] == [1, 4]
        assert [left.seat for left in evening.state.departures] == [3]
        assert table.lines().count("sign-notes") == 1
        first = table.when("sign-notes")
        assert all(not lights for at, lights in table.lit if first <= at < table.when("signs-over"))

    Evening(DAVYDOV, rules="davydov", night=2).play(scene)


def test_as_long_as_a_name_is_owed_all_are_asked_again_with_the_same_words() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        for asked in (1, 2, 3):
            while table.lines().count("sign-notes") < asked or table.lines()[-1] != "sign-notes":
                await asyncio.sleep(0.1)
            await asyncio.sleep(LINE_SECONDS + 0.1)
            if asked == 1:
                await table.press(1)
                await table.press(1)
            elif asked == 3:
                await table.press(4)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert table.lines().count("sign-notes") == table.lines().count("signs-over") == 3
        assert [(move.actor, move.targets) for move in evening.state.moves] == [(1, (2,)), (4, (1,))]

    Evening(DAVYDOV, rules="davydov", night=2).play(scene)


def test_a_note_owed_at_dawn_is_asked_for_once_more() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:notes:kill", night=2)
        await table.press(1)
        await table.press(4)
        append = table.append
        corrections: list[asyncio.Future[object]] = []

        async def late(batch: object) -> None:
            await append(batch)  # type: ignore[arg-type]
            if getattr(batch, "action", "") == "EndStep":
                table.append = append  # type: ignore[method-assign]
                correction = evening.director.perform(CorrectRole(Seat(5), RoleId("mafia")))
                corrections.append(asyncio.ensure_future(correction))

        table.append = late  # type: ignore[method-assign]
        while table.lines().count("sign-notes") < 2:
            await asyncio.sleep(0.1)
        await asyncio.sleep(LINE_SECONDS + 0.1)
        assert evening.state.asleep
        await table.press(5)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert {move.actor for move in evening.state.moves} == {1, 4, 5}
        assert not evening.director.stage.paused

    Evening(DAVYDOV, rules="davydov", night=2).play(scene)


def test_the_host_may_hand_in_a_note_that_is_owed() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:notes:kill", night=2)
        for seat in (1, 4):
            await evening.director.perform(Act(Seat(seat), Verb.KILL, (Seat(2),)))
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert evening.table.lines().count("sign-notes") == 1

    Evening(DAVYDOV, rules="davydov", night=2).play(scene)


# ---------------------------------------------------------------- sunrise


def test_the_sunrise_is_counted_a_number_each_second_and_silently_in_the_middle() -> None:
    async def scene(evening: Evening) -> None:
        evening.table.line_seconds = 0.5
        while evening.state.asleep or not evening.state.day:
            await asyncio.sleep(0.5)

    evening = Evening(DAVYDOV, rules="davydov").play(scene)
    counted = [(at, line.args["n"]) for at, line in evening.table.said if line.key == "sunrise-number"]
    begin = counted[0][0]
    assert [(round(at - begin, 3), number) for at, number in counted] == [
        (number - 1, number) for number in (1, 2, 3, 4, 5, 16, 17, 18, 19, 20)
    ]
    first = evening.table.when("sunrise")
    assert all(
        not lights for at, lights in evening.table.lit if first <= at < evening.table.when("sunrise-over")
    )


# ---------------------------------------------------------------- Death


def test_death_wakes_the_one_drawn_and_takes_his_number_without_showing_whose_it_is() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        step = await evening.until("death", night=3)
        assert step.seat == evening.state.luck[0]
        assert table.now == {step.seat: Signal.AWAKE}
        await table.shows(step.seat, 11)
        assert table.now == {step.seat: Signal.REFUSED}
        await table.shows(step.seat, 2)
        assert table.now == {step.seat: Signal.ECHO}
        await table.thumb(step.seat)
        assert evening.state.death == (step.seat, 2)
        assert table.now == {step.seat: Signal.CONFIRMED}
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert [(left.seat, str(left.cause)) for left in evening.state.departures] == [(2, "death")]

    evening = Evening(CLONES, rules="clones", night=3).play(scene)
    assert evening.table.when("death-leaves") - evening.table.when("death-call") == pytest.approx(
        LINE_SECONDS + evening.state.windows[-1]
    )


def test_death_draws_a_number_itself_if_none_is_shown() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("death", night=3)
        while evening.state.asleep:
            await asyncio.sleep(1)

    drawn = {
        Evening(CLONES, rules="clones", night=3, seed=seed).play(scene).state.departures[0].seat
        for seed in range(6)
    }
    assert len(drawn) > 2


@pytest.mark.parametrize("night", [1, 2])
def test_death_does_not_come_before_its_night(night: int) -> None:
    async def scene(evening: Evening) -> None:
        while evening.state.night < night or evening.state.asleep:
            await asyncio.sleep(1)

    assert "death-call" not in Evening(CLONES, rules="clones", night=night).play(scene).table.lines()


def test_the_lots_of_a_night_are_drawn_anew_each_time() -> None:
    async def scene(evening: Evening) -> None:
        while not evening.state.asleep:
            await asyncio.sleep(1)

    lots = [Evening(CLONES, rules="clones", night=3, seed=seed).play(scene).state.luck for seed in range(8)]
    assert all(sorted(luck) == list(range(1, 11)) for luck in lots)
    assert len(set(lots)) == len(lots)


# ---------------------------------------------------------------- secrecy


def test_a_night_of_several_moves_sounds_alike_whatever_is_done() -> None:
    def night(*deeds: tuple[str, int, tuple[int, ...]]) -> list[tuple[float, str, object]]:
        async def scene(evening: Evening) -> None:
            for key, seat, numbers in deeds:
                await evening.until(key, night=3)
                await shows(evening.table, seat, *numbers)
            while evening.state.night < 3 or evening.state.asleep:
                await asyncio.sleep(1)

        evening = Evening(CLONES, rules="clones", night=3).play(scene)
        begin = evening.table.when("night-falls")
        end = evening.table.when("death-leaves")
        return [
            (round(at - begin, 3), line.key, line.args.get("call"))
            for at, line in evening.table.said
            if begin <= at <= end
        ]

    silent = night()
    assert night(("call:courtesan:block", 3, (4,)), ("call:sheriff:check", 4, (1,))) == silent
    assert night(("call:mafia:kill", 1, (9,)), ("call:journalist:compare", 6, (1, 2))) == silent


def test_skipping_the_sunrise_ends_it() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:sunrise", night=1)
        evening.director.skip()
        while evening.state.asleep:
            await asyncio.sleep(0.5)

    assert Evening(DAVYDOV, rules="davydov").play(scene).table.lines().count("sunrise-number") == 1


def test_if_whoever_death_has_drawn_leaves_another_one_is_asked() -> None:
    async def scene(evening: Evening) -> None:
        step = await evening.until("death", night=3)
        await evening.director.perform(Remove(step.seat, Cause.LEFT))
        second = next(seat for seat in evening.state.luck if evening.state.players[seat].alive)
        await asyncio.sleep(0.1)
        assert evening.table.now == {}
        while evening.table.lines().count("death-call") == 1:
            await asyncio.sleep(0.1)
        await asyncio.sleep(LINE_SECONDS + 0.1)
        # who lived at nightfall is counted, so the list keeps its length (r-death-list)
        assert evening.table.said[-1][1].args == {"seat": second, "most": 10}
        assert evening.table.now == {second: Signal.AWAKE}
        await shows(evening.table, second, 9)
        assert evening.state.death == (second, 9)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert not evening.director.stage.paused

    Evening(CLONES, rules="clones", night=3).play(scene)


def test_a_night_of_signs_goes_on_after_a_power_cut() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:notes:kill", night=2)
        await evening.director.perform(Act(Seat(1), Verb.KILL, (Seat(2),)))

    first = Evening(DAVYDOV, rules="davydov", night=2).play(scene)

    async def again(evening: Evening) -> None:
        await evening.until("call:notes:kill", night=2)
        await evening.table.press(1)
        for _ in range(2):
            await evening.table.press(4)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert [(move.actor, move.targets) for move in evening.state.moves] == [(1, (2,)), (4, (2,))]

    Evening(None, batches=tuple(first.table.batches)).play(again)


def test_a_press_in_a_pause_is_no_sign() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        await called(evening, 3)
        evening.director.pause()
        await evening.table.press(1)
        evening.director.resume()
        await called(evening, 5)
        await evening.table.press(1)
        await evening.until("call:don:seek", night=2)
        assert [(move.actor, move.targets) for move in evening.state.moves] == [(1, (5,))]

    Evening(MOSCOW, rules="moscow", night=2).play(scene)
