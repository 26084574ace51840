"""Nights: what the actors show, what comes of it, and what nobody may notice."""

from __future__ import annotations

import asyncio

import pytest

from controller.ports import CameraTrouble, Signal, Status
from controller.rules.actions import CorrectMove, GiveFoul, PassDay
from controller.rules.model import Dealing, RoleId, Seat, Verb
from controller.rules.steps import NightAsk
from tests.table import Evening, seating, setup

NINE = "1 don, 2 citizen, 3 prostitute, 4 mafia, 5 commissar, 6 doctor, 7 citizen, 8 maniac, 9 citizen"

DEEDS = {"mafia": "kill", "prostitute": "seek", "commissar": "check", "doctor": "heal", "maniac": "kill"}


async def to_night_2(evening: Evening) -> None:
    """Pass the first day without a vote."""
    await evening.until("speech:1", day=1)
    await evening.director.perform(PassDay())


def moves(evening: Evening) -> list[tuple[int, str, int]]:
    return [(move.actor, str(move.verb), move.targets[0]) for move in evening.state.moves]


def test_a_number_is_echoed_corrected_and_confirmed_and_the_answer_is_on_the_actors_own_light() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        assert table.now == {5: Signal.AWAKE}
        assert table.device is Status.WATCHING
        assert table.watched[-1] == (5,)
        await table.shows(5, 2)
        assert table.now == {5: Signal.AWAKE, 2: Signal.ECHO}
        await table.thumb(5, up=False)
        assert table.now == {5: Signal.AWAKE}
        await table.shows(5, 5)
        assert table.now == {5: Signal.REFUSED}
        await table.unclear(5)
        assert table.now == {5: Signal.UNCLEAR}
        await table.shows(5, 3)
        await table.thumb(5)
        assert table.now[Seat(5)] is Signal.YES
        assert moves(evening) == [(5, "check", 3)]
        await table.shows(5, 2)
        await table.thumb(5)
        assert moves(evening) == [(5, "check", 3)]
        await asyncio.sleep(evening.director.timing.answer)
        assert table.now == {}

    Evening(NINE).play(scene)


def test_no_move_is_made_without_a_confirmation() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:mafia:kill", night=2)
        await evening.table.shows(1, 7)
        await evening.until("call:prostitute:seek", night=2)
        assert moves(evening) == []
        assert Seat(1) in evening.state.timed_out

    Evening(NINE).play(scene)


@pytest.mark.parametrize("way", ["press twice", "thumb down", "silence"])
def test_whoever_passes_makes_no_move(way: str) -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:maniac:kill", night=2)
        if way == "press twice":
            await evening.table.press(8)
            await evening.table.press(8)
        elif way == "thumb down":
            await evening.table.thumb(8, up=False)
        await evening.until("speech:2", day=2)
        assert evening.state.past_moves == ((),)

    Evening(NINE).play(scene)


def test_the_don_overrides_and_each_sees_what_the_other_chose() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:mafia:kill", night=2)
        await evening.table.shows(4, 2)
        await evening.table.shows(1, 7)
        assert evening.table.now == {1: Signal.AWAKE, 4: Signal.AWAKE, 2: Signal.ECHO, 7: Signal.ECHO}
        await evening.table.press(4)
        await evening.table.press(1)
        await evening.until("last_word:7", day=2)
        assert [left.seat for left in evening.state.departures] == [7]

    Evening(NINE).play(scene)


def test_a_hand_that_the_camera_cannot_tell_apart_is_the_most_seniors() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        step = await evening.until("call:mafia:kill", night=2)
        assert isinstance(step, NightAsk)
        assert step.seats == (1, 4)
        await evening.table.shows(None, 7)
        await evening.table.thumb(None)
        assert moves(evening) == [(1, "kill", 7)]

    Evening(NINE).play(scene)


def test_without_a_camera_presses_are_the_number_and_a_long_one_confirms() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        table.camera = CameraTrouble.MISSING
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        assert "camera-trouble" in table.lines()
        for _ in range(4):
            await table.press(5)
        assert table.now == {5: Signal.AWAKE, 4: Signal.ECHO}
        await table.press(5, 1.0)
        assert moves(evening) == [(5, "check", 4)]
        await evening.until("call:doctor:heal", night=2)
        await table.taps(6, 6)
        assert moves(evening)[-1] == (6, "heal", 6)
        await evening.until("call:maniac:kill", night=2)
        await table.press(8, 1.0)
        assert Seat(8) not in {move.actor for move in evening.state.moves}

    Evening(NINE).play(scene)


def test_the_hosts_correction_shows_on_the_lights_of_those_who_are_awake() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        await evening.table.chooses(5, 2)
        assert evening.table.now[Seat(5)] is Signal.NO
        await evening.director.perform(CorrectMove(Seat(5), Verb.CHECK, (Seat(1),)))
        assert evening.table.now[Seat(5)] is Signal.YES
        assert moves(evening) == [(5, "check", 1)]

    Evening(NINE).play(scene)


def test_a_night_sounds_and_lasts_alike_whoever_lives_and_whatever_he_does() -> None:
    """Same lines at the same times; nobody's light but an actor's or a target's is ever lit."""

    def night(deeds: str, seats: str = NINE) -> list[tuple[float, str]]:
        async def scene(evening: Evening) -> None:
            await to_night_2(evening)
            if deeds == "fouled":
                await evening.until("call:mafia:kill", night=2)
                await evening.director.perform(GiveFoul(Seat(5), 4))
            for call, seat, target in (
                ("mafia", 1, 7),
                ("commissar", 5, 2),
                ("doctor", 6, 9),
                ("maniac", 8, 9),
            ):
                await evening.until(f"call:{call}:{DEEDS[call]}", night=2)
                if deeds == "quick":
                    await evening.table.chooses(seat, target)
                elif deeds == "slow":
                    await asyncio.sleep(13)
                    await evening.table.chooses(seat, target)
            await evening.until("speech:2", day=2)

        evening = Evening(seats).play(scene)
        begin = evening.table.when("night-falls")
        keys = {"wake", "sleep-call", "night-falls", "day-breaks"}
        return [
            (round(at - begin, 3), f"{line.key} {line.args.get('call', '')}")
            for at, line in evening.table.said
            if line.key in keys and at >= begin
        ]

    silent = night("nothing")
    assert [line for _, line in silent][-1].startswith("day-breaks")
    assert night("quick") == silent
    assert night("slow") == silent
    assert night("fouled") == silent


def test_windows_come_from_one_distribution_and_give_the_move_its_time() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:maniac:kill", night=2)

    drawn = [window for seed in range(40) for window in Evening(NINE, seed=seed).play(scene).state.windows]
    timing = Evening(None).director.timing
    low, high = 15 + timing.answer, 15 + timing.answer + timing.night_padding
    assert all(low <= window <= high for window in drawn)
    assert min(drawn) < low + 0.2 * timing.night_padding
    assert max(drawn) > high - 0.2 * timing.night_padding


def test_owners_of_cards_press_and_the_count_is_checked() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        game = setup("1 don, 2 citizen, 3 mafia, 4 mafia, 5 commissar, 6 citizen, 7 citizen", Dealing.CARDS)
        await evening.director.new_game(game)
        await evening.until("deal:don", night=1)
        await table.press(1)
        assert table.now == {1: Signal.CONFIRMED}
        await evening.until("deal:mafia", night=1)
        await table.press(3)
        await asyncio.sleep(30)
        assert table.lines().count("deal-again") == 1
        await evening.until("deal:mafia", night=1)
        await table.press(1)  # the don has his card already
        await table.press(2)
        await table.press(2)  # a mistake, taken back
        await table.press(3)
        await table.press(4)
        await evening.until("deal:commissar", night=1)
        await table.press(5)
        await evening.until("call:acquaintance", night=1)
        assert table.now == {1: Signal.AWAKE, 3: Signal.AWAKE, 4: Signal.AWAKE}
        await evening.until("speech:1", day=1)
        roles = {seat: player.role for seat, player in evening.state.players.items()}
        assert roles == seating("1 don, 2 citizen, 3 mafia, 4 mafia, 5 commissar, 6 citizen, 7 citizen")
        assert RoleId("citizen") in roles.values()

    Evening(None).play(scene)


def test_nobodys_light_wakes_him_before_his_call_or_after_it() -> None:
    calls = {"mafia": {1, 4}, "prostitute": {3}, "commissar": {5}, "doctor": {6}, "maniac": {8}}

    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        for call, seat, target in (("mafia", 1, 7), ("commissar", 5, 2), ("doctor", 6, 9)):
            await evening.until(f"call:{call}:{DEEDS[call]}", night=2)
            await evening.table.chooses(seat, target)
        await evening.until("speech:2", day=2)

    evening = Evening(NINE).play(scene)
    table = evening.table
    begin = table.when("night-falls")
    for at, signals in table.lit:
        awake = {seat for seat, signal in signals.items() if signal is Signal.AWAKE}
        spoken = [line for said, line in table.said if begin <= said < at]
        if awake and spoken:
            assert spoken[-1].key == "wake"
            assert awake <= calls[str(spoken[-1].args["call"])]
