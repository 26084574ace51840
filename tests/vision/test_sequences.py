from __future__ import annotations

from collections.abc import Collection

import pytest

from controller.ports import Gesture, Reading
from tests.vision.test_steady import FIST_OF_TEN, THUMBS, UP, number, readings, steady, through
from vision.gestures import Sign
from vision.sequences import Sequences, parts_of

LARGE = range(1, 26)
TWO_FISTS = number(20, hands=2)


def shown(*signs: tuple[Sign | None, float], seats: Collection[int] = LARGE) -> list[int | Gesture | None]:
    return [r.number or r.gesture for r in readings(steady(seats, THUMBS), through(*signs)) if not r.unclear]


@pytest.mark.parametrize("rest", [6, 7, 8, 9])
def test_a_fist_and_then_two_hands_are_16_to_19(rest: int) -> None:
    assert shown((FIST_OF_TEN, 1.4), (number(5), 0.3), (number(rest), 1.5)) == [10 + rest]


@pytest.mark.parametrize("rest", [1, 2, 3, 4, 5])
def test_two_fists_and_then_one_hand_are_21_to_25(rest: int) -> None:
    assert shown((TWO_FISTS, 1.0), (FIST_OF_TEN, 0.4), (number(rest), 1.5)) == [20 + rest]


def test_it_began_with_the_fist() -> None:
    (reading,) = readings(steady(LARGE), through((None, 0.5), (FIST_OF_TEN, 1.4), (number(6), 1.5)))
    assert reading.since == pytest.approx(100.5)


def test_a_fist_alone_is_ten_when_it_was_held_longer_or_is_lowered() -> None:
    held = readings(steady(LARGE), through((FIST_OF_TEN, 4.0)))
    assert [r.number for r in held] == [10]
    assert shown((FIST_OF_TEN, 1.4), (None, 1.0)) == [10]
    assert shown((TWO_FISTS, 2.0)) == [20]


def test_a_fist_whose_seat_is_lit_already_may_still_be_added_to() -> None:
    assert shown((FIST_OF_TEN, 3.0), (number(6), 1.5)) == [10, 16]


def test_the_second_step_may_be_corrected() -> None:
    assert shown((TWO_FISTS, 1.0), (number(1), 1.2), (number(3), 1.5)) == [21, 23]


def test_a_number_after_the_hand_was_away_is_a_new_number() -> None:
    assert shown((FIST_OF_TEN, 3.0), (None, 1.0), (number(6), 1.5)) == [10, 6]


def test_a_thumb_ends_it() -> None:
    assert shown((FIST_OF_TEN, 3.0), (UP, 1.5), (number(6), 1.5)) == [10, Gesture.THUMB_UP, 6]


def test_where_no_seat_needs_it_nothing_is_waited_for_or_added() -> None:
    few, many = (
        next(at for at, sign in through((FIST_OF_TEN, 4.0)) if watcher.see(at, sign))
        for watcher in (steady(range(1, 16)), steady(LARGE))
    )
    assert few < many
    assert shown((FIST_OF_TEN, 1.4), (number(6), 1.5), seats=range(1, 16)) == [10, 6]


def test_a_sum_that_is_no_seat_is_a_new_number() -> None:
    assert shown((FIST_OF_TEN, 1.4), (number(9), 1.5), seats=range(1, 17)) == [9]


def test_a_step_that_is_no_seat_itself_is_not_read_alone() -> None:
    assert parts_of({16}) == {6, 10, 16}
    assert shown((number(6), 2.0), seats=[16]) == []
    assert shown((FIST_OF_TEN, 1.4), (number(6), 1.5), seats=[16]) == [16]


def test_what_is_unclear_between_the_steps_is_no_answer() -> None:
    sequences = Sequences(LARGE)
    assert sequences.take(0.0, Reading(None, 10)) is None
    assert sequences.take(1.0, Reading(None)) is None
    both = sequences.take(2.0, Reading(None, 6, confidence=0.8))
    assert both is not None
    assert both.number == 16
