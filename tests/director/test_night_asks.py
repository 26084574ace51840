"""What can be asked for at night: one number or several, a word, a sign; and what the host shows for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from controller.ports import CameraTrouble, Gesture, Signal
from controller.rules.actions import Act, CorrectMove, CorrectRole, Remove
from controller.rules.model import Cause, RoleId, Seat, Verb
from tests.table import Evening, Table

CITY = "1 don, 2 mafia, 3 putana, 4 commissar, 5 doctor, 6 maniac, 7 citizen, 8 citizen"
CLONES = (
    "1 boss, 2 mafia, 3 courtesan, 4 sheriff, 5 doctor, 6 journalist, 7 hobo, 8 maniac, 9 citizen, 10 citizen"
)
FAMILY = "1 don, 2 mafia, 3 commissar, 4 doctor, 5 maniac, 6 putana, 7 citizen, 8 citizen"
MOSCOW = (
    "1 don, 2 mafia, 3 mafia, 4 commissar, 5 citizen, 6 citizen, 7 citizen, 8 citizen, 9 citizen, 10 citizen"
)
PITER = (
    "1 don, 2 mafia, 3 beauty, 4 sharper, 5 commissar, 6 doctor, 7 citizen, 8 citizen, 9 lunatic, 10 citizen"
)
GUESSERS = "1 don, 2 mafia, 3 commissar, 4 doctor, 5 citizen, 6 citizen, 7 citizen, 8 citizen"
POLYTECH = (
    "1 mafia_1, 2 mafia_2, 3 advocate, 4 commissar, 5 doctor, 6 reanimator, 7 mercenary, 8 journalist, 9 girl, "
    "10 citizen, 11 citizen, 12 citizen"
)

Moves = list[tuple[int, str, tuple[int, ...], str | None]]


def moves(evening: Evening) -> Moves:
    """Return the moves of the night that is on."""
    return [(move.actor, str(move.verb), move.targets, move.word) for move in evening.state.moves]


async def shows(table: Table, seat: int, *numbers: int) -> None:
    """Show numbers one after another by hand, each confirmed by the thumb."""
    for number in numbers:
        await table.shows(seat, number)
        await table.thumb(seat)


# ---------------------------------------------------------------- numbers


def test_two_numbers_are_shown_one_after_the_other_each_echoed_and_confirmed() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:journalist:compare", night=2)
        assert table.now == {6: Signal.AWAKE}
        await table.shows(6, 9)
        assert table.now == {6: Signal.AWAKE, 9: Signal.ECHO}
        await table.thumb(6)
        assert moves(evening) == []
        await table.shows(6, 9)
        assert table.now == {6: Signal.REFUSED, 9: Signal.ECHO}
        await table.shows(6, 8)
        assert table.now == {6: Signal.AWAKE, 9: Signal.ECHO, 8: Signal.ECHO}
        await table.thumb(6, up=False)
        assert table.now == {6: Signal.AWAKE, 9: Signal.ECHO}
        await table.shows(6, 10)
        await table.press(6)
        assert moves(evening) == [(6, "compare", (9, 10), None)]
        assert table.now[Seat(6)] is Signal.SAME

    Evening(CLONES, rules="clones", night=2).play(scene)


def test_thumb_down_takes_back_the_number_confirmed_last() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:journalist:compare", night=2)
        await shows(table, 6, 9)
        await table.thumb(6, up=False)
        assert table.now == {6: Signal.AWAKE}
        await shows(table, 6, 1, 10)
        assert moves(evening) == [(6, "compare", (1, 10), None)]
        assert table.now[Seat(6)] is Signal.DIFFERENT

    Evening(CLONES, rules="clones", night=2).play(scene)


def test_two_numbers_by_button_alone() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        table.camera = CameraTrouble.MISSING
        await evening.until("call:sharper:copy", night=2)
        await table.taps(4, 6)
        assert table.now == {4: Signal.AWAKE, 6: Signal.ECHO}
        await table.taps(4, 6)
        assert moves(evening) == [(4, "copy", (6, 6), None)]

    Evening(PITER, rules="piter", night=2).play(scene)


def test_a_number_that_can_be_no_beginning_is_refused() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:journalist:compare", night=2)
        await evening.table.shows(6, 6)
        assert evening.table.now == {6: Signal.REFUSED}

    Evening(CLONES, rules="clones", night=2).play(scene)


def test_the_don_orders_three_and_the_clan_is_shown_them() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:acquaintance:order", night=1)
        await shows(table, 1, 5, 6)
        await table.shows(1, 6)
        assert table.now[Seat(1)] is Signal.REFUSED
        await shows(table, 1, 7)
        assert moves(evening) == [(1, "order", (5, 6, 7), None)]
        assert {seat for seat, signal in table.now.items() if signal is Signal.SHOWN} == {5, 6, 7}
        await asyncio.sleep(evening.director.timing.answer + 0.1)
        assert table.now == {}
        await evening.until("call:acquaintance:sign", night=1)
        assert table.now == {1: Signal.AWAKE}

    Evening(MOSCOW, rules="moscow").play(scene)


@pytest.mark.parametrize("way", ["thumb", "press", "press by button"])
def test_what_names_nobody_is_done_by_one_sign(way: str) -> None:
    async def scene(evening: Evening) -> None:
        if way == "press by button":
            evening.table.camera = CameraTrouble.MISSING
        await evening.until("call:acquaintance:sign", night=1)
        await (evening.table.thumb(1) if way == "thumb" else evening.table.press(1))
        assert moves(evening) == [(1, "sign", (), None)]
        assert evening.table.now == {1: Signal.CONFIRMED}

    Evening(MOSCOW, rules="moscow").play(scene)


def test_a_call_with_several_moves_wakes_once_and_sleeps_once() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar", night=1)

    lines = Evening(MOSCOW, rules="moscow").play(scene).table.said
    called = [(line.key, line.args.get("deed")) for _, line in lines if line.args.get("deed")]
    assert called == [("wake-one", "order"), ("ask-one", "sign")]
    slept = [line.args["call"] for _, line in lines if line.key == "sleep-call"]
    assert slept == ["acquaintance"]


@pytest.mark.parametrize("way", ["thumb down", "silence"])
def test_a_pass_is_for_one_move_of_several(way: str) -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar:check", night=2)
        if way == "thumb down":
            await evening.table.thumb(4, up=False)
        await evening.until("call:commissar:kill", night=2)
        await shows(evening.table, 4, 10)
        assert moves(evening) == [(4, "kill", (10,), None)]

    Evening(POLYTECH, rules="polytech", night=2).play(scene)


def test_a_pass_at_the_last_move_is_for_the_night() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar:kill", night=2)
        await evening.table.thumb(4, up=False)
        assert Seat(4) in evening.state.passed
        await evening.until("call:doctor:heal", night=2)
        assert Seat(4) in evening.state.timed_out

    Evening(POLYTECH, rules="polytech", night=2).play(scene)


def test_either_move_of_two_is_refused_after_the_other() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar:check", night=2)
        await shows(evening.table, 4, 1)
        await evening.until("call:commissar:kill", night=2)
        await evening.table.shows(4, 10)
        assert evening.table.now == {4: Signal.REFUSED}

    Evening(POLYTECH, rules="polytech", night=2).play(scene)


# ---------------------------------------------------------------- words


async def _guesses(evening: Evening, role: str, by: Callable[[], Awaitable[None]]) -> None:
    """Wait until the role is called, then give the sign."""
    before = len(evening.table.said)
    while not any(line.args.get("role") == role for _, line in evening.table.said[before:]):
        await asyncio.sleep(0.1)
    await by()


@pytest.mark.parametrize("way", ["thumb", "press"])
def test_a_role_is_named_while_all_roles_are_called(way: str) -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:beauty:guess", night=2)
        await shows(table, 3, 6)
        assert table.now == {3: Signal.ASKED, 6: Signal.ECHO}
        await _guesses(evening, "doctor", lambda: table.thumb(3) if way == "thumb" else table.press(3))
        assert moves(evening) == [(3, "guess", (6,), "doctor")]
        assert table.now[Seat(3)] is Signal.CONFIRMED
        await evening.until("call:commissar:check", night=2)

    evening = Evening(PITER, rules="piter", night=2).play(scene)
    called = [line.args["role"] for _, line in evening.table.said if line.key == "call-role"]
    roles = list(evening.state.mix)
    assert called == [*roles, *roles]  # first for the clan, then for her


def test_a_sign_before_the_first_role_names_none() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:beauty:guess", night=2)
        await shows(evening.table, 3, 6)
        await evening.table.press(3)
        await evening.table.thumb(3)
        assert moves(evening) == []

    Evening(PITER, rules="piter", night=2).play(scene)


def test_a_clan_guesses_as_one_by_its_most_senior_member() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        step = await evening.until("call:mafia:guess", night=2)
        assert step.seats == (1, 2)
        assert table.watched[-1] == (1,)
        await table.shows(2, 5)
        assert table.now == {1: Signal.AWAKE}
        await shows(table, 1, 4)
        await _guesses(evening, "doctor", lambda: table.thumb(1))
        assert moves(evening) == [(1, "guess", (4,), "doctor"), (2, "guess", (4,), "doctor")]
        assert all(move.common for move in evening.state.moves)

    Evening(GUESSERS, rules="piter", night=2).play(scene)


@pytest.mark.parametrize(
    ("way", "word"),
    [("thumb up", "mafia"), ("thumb down", "honest"), ("press", "mafia"), ("two presses", "honest")],
)
@pytest.mark.parametrize("camera", [None, CameraTrouble.MISSING])
def test_of_two_words_one_sign_is_the_first_and_the_other_the_second(
    way: str, word: str, camera: CameraTrouble | None
) -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        table.camera = camera
        await evening.until("call:commissar:note", night=2)
        await (shows(table, 3, 1) if camera is None else table.taps(3, 1))
        assert table.now == {3: Signal.ASKED, 1: Signal.ECHO}
        if way.startswith("thumb"):
            await table.thumb(3, up=way == "thumb up")
        else:
            await table.press(3)
            if way == "two presses":
                await table.press(3)
            await asyncio.sleep(1.1)
        assert moves(evening) == [(3, "note", (1,), word)]

    Evening(FAMILY, rules="family", night=2).play(scene)


def test_another_number_before_the_word_begins_anew() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar:note", night=2)
        await shows(evening.table, 3, 1, 2)
        await evening.table.thumb(3)
        assert moves(evening) == [(3, "note", (2,), "mafia")]

    Evening(FAMILY, rules="family", night=2).play(scene)


# ---------------------------------------------------------------- answers


def test_whoever_is_held_is_shown_so_before_he_may_choose() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:putana:block", night=2)
        await shows(table, 3, 4)
        await evening.until("call:commissar:check", night=2)
        assert table.now == {4: Signal.BLOCKED}
        await asyncio.sleep(evening.director.timing.answer + 0.1)
        assert table.now == {4: Signal.AWAKE}
        await shows(table, 4, 1)
        assert table.now[Seat(4)] is Signal.BLOCKED

    Evening(CITY, rules="city", night=2).play(scene)


def test_what_he_shows_all_the_same_is_seen_on_the_lights_like_any_choice() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:putana:block", night=2)
        await shows(table, 3, 4)
        await evening.until("call:commissar:check", night=2)
        await table.shows(4, 1)
        assert table.now == {4: Signal.AWAKE, 1: Signal.ECHO}

    Evening(CITY, rules="city", night=2).play(scene)


async def _hobo_sees(evening: Evening, victim: int) -> None:
    await evening.until("call:maniac:kill", night=2)
    await shows(evening.table, 8, 9)
    await evening.until("call:hobo:watch", night=2)
    await shows(evening.table, 7, victim)


async def _sheriff_finds_nobody(evening: Evening, client: int) -> None:
    await evening.until("call:courtesan:block", night=2)
    await shows(evening.table, 3, client)
    await evening.until("call:sheriff:check", night=2)
    await shows(evening.table, 4, client)


async def _crossed(evening: Evening, victim: int) -> None:
    await evening.until("call:mafia:kill", night=2)
    await shows(evening.table, 1, 7)
    await shows(evening.table, 2, 7)
    await evening.until("call:commissar:check", night=2)
    await shows(evening.table, 3, victim)


async def _hired(evening: Evening, employer: int) -> None:
    await evening.until("call:mercenary:hire", night=2)
    await shows(evening.table, 7, employer)


async def _polytech_checks(evening: Evening, target: int) -> None:
    await evening.until("call:commissar:check", night=2)
    await shows(evening.table, 4, target)


@pytest.mark.parametrize(
    ("rules", "roles", "deed", "target", "asker", "lights"),
    [
        ("clones", CLONES, _hobo_sees, 9, 7, {7: Signal.CONFIRMED, 8: Signal.SHOWN}),
        ("clones", CLONES, _hobo_sees, 10, 7, {7: Signal.NOBODY}),
        ("clones", CLONES, _sheriff_finds_nobody, 1, 4, {4: Signal.NOT_HOME}),
        ("family", FAMILY, _crossed, 7, 3, {3: Signal.CROSSED}),
        ("family", FAMILY, _crossed, 1, 3, {3: Signal.YES}),
        ("polytech", POLYTECH, _hired, 4, 7, {7: Signal.YES}),
        ("polytech", POLYTECH, _hired, 10, 7, {7: Signal.NO}),
        # This club's sign for mafia is the thumb down.
        ("polytech", POLYTECH, _polytech_checks, 1, 4, {4: Signal.NO}),
        ("polytech", POLYTECH, _polytech_checks, 10, 4, {4: Signal.YES}),
    ],
)
def test_the_answer_is_on_the_askers_light_or_on_those_of_the_seats_it_names(
    rules: str,
    roles: str,
    deed: Callable[[Evening, int], Awaitable[None]],
    target: int,
    asker: int,
    lights: dict[int, Signal],
) -> None:
    async def scene(evening: Evening) -> None:
        await deed(evening, target)
        echo = {} if lights.get(target) else {target: Signal.ECHO}
        assert evening.table.now == {**echo, **lights}
        await asyncio.sleep(evening.director.timing.answer + 0.1)
        assert asker not in evening.table.now
        assert Signal.SHOWN not in evening.table.now.values()

    Evening(roles, rules=rules, night=2).play(scene)


def test_who_was_killed_is_shown_before_anybody_can_be_brought_back() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:mafia:kill", night=2)
        await shows(table, 1, 10)
        await evening.until("call:commissar:kill", night=2)
        await shows(table, 4, 11)
        await evening.until("call:reanimator:revive", night=2)
        assert table.now == {6: Signal.AWAKE, 10: Signal.SHOWN, 11: Signal.SHOWN}
        await table.shows(6, 12)
        assert table.now == {6: Signal.REFUSED}
        await shows(table, 6, 11)
        assert moves(evening)[-1] == (6, "revive", (11,), None)

    Evening(POLYTECH, rules="polytech", night=2).play(scene)


def test_nobody_else_is_shown_what_the_last_call_brought() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:mafia:kill", night=2)
        await shows(table, 1, 10)
        before = len(table.lit)
        await evening.until("call:doctor:heal", night=2)
        shown = {signal for _, lights in table.lit[before:] for signal in lights.values()}
        assert Signal.SHOWN not in shown

    Evening(POLYTECH, rules="polytech", night=2).play(scene)


# ---------------------------------------------------------------- what comes between


def test_a_choice_half_made_is_no_move() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:journalist:compare", night=2)
        await shows(evening.table, 6, 9)
        await evening.until("call:hobo:watch", night=2)
        assert moves(evening) == []

    Evening(CLONES, rules="clones", night=2).play(scene)


def test_the_host_enters_a_move_of_several_numbers_and_takes_it_back() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:journalist:compare", night=2)
        await evening.director.perform(Act(Seat(6), Verb.COMPARE, (Seat(9), Seat(10))))
        assert table.now == {6: Signal.SAME, 9: Signal.ECHO, 10: Signal.ECHO}
        await evening.director.perform(CorrectMove(Seat(6), Verb.COMPARE, ()))
        assert table.now == {6: Signal.AWAKE}

    Evening(CLONES, rules="clones", night=2).play(scene)


def test_a_corrected_role_changes_an_answer_that_is_being_shown() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar:check", night=2)
        await shows(evening.table, 4, 7)
        assert evening.table.now[Seat(4)] is Signal.NO
        await evening.director.perform(CorrectRole(Seat(7), RoleId("mafia")))
        assert evening.table.now[Seat(4)] is Signal.YES

    Evening(CITY, rules="city", night=2).play(scene)


def test_an_answer_is_shown_again_after_a_power_cut() -> None:
    async def scene(evening: Evening) -> None:
        await _hobo_sees(evening, 9)

    first = Evening(CLONES, rules="clones", night=2).play(scene)

    async def again(evening: Evening) -> None:
        await evening.until("call:hobo:watch", night=2)
        assert evening.table.now == {7: Signal.CONFIRMED, 8: Signal.SHOWN, 9: Signal.ECHO}

    Evening(None, batches=tuple(first.table.batches)).play(again)


def test_a_pistol_is_no_number() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:commissar:check", night=2)
        await evening.table.gesture(4, Gesture.PISTOL)
        assert evening.table.now == {4: Signal.UNCLEAR}

    Evening(CITY, rules="city", night=2).play(scene)


# ---------------------------------------------------------------- one after another

TWO_DOCTORS = "1 don, 2 mafia, 3 doctor, 4 doctor, 5 citizen, 6 citizen, 7 commissar"


def test_owners_of_one_role_wake_one_by_one_where_the_rules_say_so() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("call:doctor:heal", night=2)
        assert table.now == {3: Signal.AWAKE}
        await table.press(4)
        assert table.now == {3: Signal.AWAKE}
        await shows(table, 3, 5)
        while table.now != {4: Signal.AWAKE}:
            await asyncio.sleep(0.5)
        await shows(table, 4, 6)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert [(move.actor, move.targets) for move in evening.state.moves] == [(3, (5,)), (4, (6,))]
        calls = [(line.key, line.args["call"]) for _, line in table.said if line.args.get("call") == "doctor"]
        assert calls == [("wake", "doctor"), ("sleep-call", "doctor")] * 2

    Evening(TWO_DOCTORS, rules="piter", night=2).play(scene)


def test_a_role_of_several_cards_is_called_as_often_when_one_of_its_owners_is_out() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:mafia:kill", night=2)
        await evening.director.perform(Remove(Seat(3), Cause.LEFT))
        await evening.until("call:doctor:heal", night=2)
        assert evening.table.now == {4: Signal.AWAKE}
        await shows(evening.table, 4, 4)
        while evening.state.asleep:
            await asyncio.sleep(1)
        assert [line.args.get("call") for _, line in evening.table.said].count("doctor") == 4

    Evening(TWO_DOCTORS, rules="piter", night=2).play(scene)


def test_in_the_first_night_too() -> None:
    lit: list[set[int]] = []

    async def scene(evening: Evening) -> None:
        await evening.until("call:doctor", night=1)
        for _ in range(40):
            await asyncio.sleep(1)
            lit.append(set(evening.table.now))

    Evening(TWO_DOCTORS, rules="piter").play(scene)
    assert {3} in lit
    assert {4} in lit
    assert {3, 4} not in lit
