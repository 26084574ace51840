"""The thumb that makes a number count, over time: whatever flickers, it answers only what is lit."""

from __future__ import annotations

import pytest

from controller.ports import Gesture
from tests.vision.test_steady import BOTH, FIST_OF_TEN, THUMBS, UP, number, readings, steady, through
from vision.gestures import Sign


def test_a_number_and_the_thumb_after_it() -> None:
    frames = through((number(3), 1.5), (FIST_OF_TEN, 0.4), (UP, 1.5))
    assert [r.number or r.gesture for r in readings(steady(BOTH, THUMBS), frames)] == [3, Gesture.THUMB_UP]


def test_a_thumb_that_is_missed_for_a_while_is_not_ten() -> None:
    found = readings(steady(BOTH, THUMBS), through((number(3), 1.5), (FIST_OF_TEN, 1.5), (UP, 2.5)))
    assert [r.number or r.gesture for r in found if not r.unclear] == [3, Gesture.THUMB_UP]


def test_a_thumb_that_passes_confirms_nothing() -> None:
    frames = through((number(3), 1.5), (UP, 0.4), (FIST_OF_TEN, 0.3), (number(5), 1.5))
    assert [r.number or r.gesture for r in readings(steady(BOTH, THUMBS), frames)] == [3, 5]


def test_a_thumb_begins_after_the_number_that_it_answers() -> None:
    """The number is read after 0.8 s; a thumb that is up then already is no answer yet."""
    frames = through((number(4), 0.95), (UP, 2.0))
    first, second = readings(steady(BOTH, THUMBS), frames)
    assert (first.number, second.gesture) == (4, Gesture.THUMB_UP)
    assert second.since >= 101.1


@pytest.mark.parametrize(("away", "thumbs"), [(0.8, 1), (1.5, 2)])
def test_a_thumb_that_is_lost_for_a_moment_is_no_second_thumb(away: float, thumbs: int) -> None:
    frames = through((UP, 1.5), (None, away), (UP, 1.5))
    assert len(readings(steady(BOTH, THUMBS), frames)) == thumbs


def test_a_thumb_in_between_what_cannot_be_read_is_no_second_thumb() -> None:
    doubtful = Sign(None, Gesture.THUMB_UP, 0.5)
    found = readings(steady(BOTH, THUMBS), through((UP, 1.5), (doubtful, 3.0), (UP, 1.5)))
    assert [r.gesture for r in found] == [Gesture.THUMB_UP, None]


def test_after_an_unclear_hand_a_thumb_must_be_held_for_longer() -> None:
    turns = [(number(10), 0.15), (number(1), 0.15)] * 9
    short, long = (
        [r.gesture for r in readings(steady(BOTH, THUMBS), through(*turns, (UP, seconds))) if r.gesture]
        for seconds in (1.5, 3.0)
    )
    assert (short, long) == ([], [Gesture.THUMB_UP])


def test_a_fist_that_is_taken_for_a_thumb_does_not_confirm_a_number_that_was_lowered() -> None:
    """A wrong three is lit; the player lowers his hand and shows ten, his thumb sticking out a little."""
    frames = through((number(3), 1.5), (None, 1.0), (UP, 1.8), (FIST_OF_TEN, 2.0))
    assert [r.number or r.gesture for r in readings(steady(BOTH, THUMBS), frames) if not r.unclear] == [3, 10]


def test_a_thumb_after_the_hand_was_lowered_confirms_when_it_is_held() -> None:
    frames = through((number(3), 1.5), (None, 1.0), (UP, 2.5), (None, 1.5), (UP, 1.0))
    thumb = Gesture.THUMB_UP
    assert [r.number or r.gesture for r in readings(steady(BOTH, THUMBS), frames)] == [3, thumb, thumb]
