from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.ports import Gesture, Reading
from controller.rules.model import Seat
from vision.gestures import Sign
from vision.steady import Steady

SEAT = Seat(3)
ONE_HAND, BOTH = range(1, 6), range(1, 13)
FRAME = 0.05

Shown = tuple[float, Sign | None]


def number(value: int, confidence: float = 0.98, hands: int | None = None) -> Sign:
    return Sign(value, None, confidence, hands or (1 if value in {*range(1, 6), 10} else 2))


def shown(sign: Sign | None, seconds: float, start: float = 100.0, every: float = FRAME) -> list[Shown]:
    return [(start + every * frame, sign) for frame in range(round(seconds / every))]


def readings(steady: Steady, frames: Iterable[Shown]) -> list[Reading]:
    return [reading for at, sign in frames if (reading := steady.see(at, sign))]


def steady(numbers: Iterable[int] = BOTH, gestures: Iterable[Gesture] = ()) -> Steady:
    return Steady(SEAT, list(numbers), list(gestures))


@pytest.mark.parametrize("value", [1, 5, 7, 10, 12])
def test_a_steady_number_is_read_once_with_its_beginning(value: int) -> None:
    found = readings(steady(), shown(number(value), 3.0))
    assert [(r.number, r.seat, r.since) for r in found] == [(value, SEAT, 100.0)]
    assert found[0].confidence == pytest.approx(0.98)


def waited(numbers: Iterable[int], sign: Sign) -> float:
    watcher = steady(numbers)
    return next(at - 100.0 for at, _ in shown(sign, 3.0) if watcher.see(at, sign))


def test_a_number_of_one_hand_waits_for_the_other_hand_where_two_may_be_shown() -> None:
    assert waited(BOTH, number(3)) > waited(ONE_HAND, number(3)) + 0.2
    assert waited(BOTH, number(8)) == waited(ONE_HAND, number(3))


def test_a_doubtful_sign_waits_longer_and_a_very_doubtful_one_for_ever() -> None:
    assert waited(ONE_HAND, number(3, 0.75)) > waited(ONE_HAND, number(3)) + 0.2
    found = readings(steady(), shown(number(3, 0.6), 10.0))
    assert [r.unclear for r in found] == [True]


def test_a_five_that_becomes_eight_within_half_a_second_is_eight() -> None:
    frames = shown(number(5), 0.5) + shown(number(8), 2.0, 100.5)
    assert [r.number for r in readings(steady(), frames)] == [8]


def test_flicker_is_unclear_and_never_guessed() -> None:
    """Edge case 5: one finger, a fist and nothing in turn; then one finger."""
    turns = [number(1, 0.62), number(10, 0.66), None]
    watcher = steady()
    flicker = [(100 + FRAME * frame, turns[frame % 3]) for frame in range(60)]
    assert [r.unclear for r in readings(watcher, flicker)] == [True]
    assert [r.number for r in readings(watcher, shown(number(1, 0.95), 1.0, 103.0))] == [1]


def test_sure_signs_that_take_turns_are_unclear_too() -> None:
    turns = [number(11), number(1)]
    frames = [(100 + FRAME * frame, turns[frame % 2]) for frame in range(100)]
    assert [r.unclear for r in readings(steady(), frames)] == [True]


def test_a_single_bad_picture_among_good_ones_does_no_harm() -> None:
    frames = [(at, number(4) if k % 8 == 3 else sign) for k, (at, sign) in enumerate(shown(number(3), 2.0))]
    assert [r.number for r in readings(steady(), frames)] == [3]


def test_bad_frame_times_lose_only_the_bad_frames() -> None:
    """Edge case 8: equal times, a step back, the clock an hour back; then a three."""
    three = number(3)
    bad: list[Shown] = [(1.0, three), (1.05, three), (1.05, three), (1.049, three)]
    watcher = steady()
    assert not readings(watcher, [(at + 7200, sign) for at, sign in bad])
    assert [r.number for r in readings(watcher, shown(three, 3.0, 3600.0))] == [3]


def test_pictures_far_apart_prove_nothing_together() -> None:
    assert not readings(steady(), shown(number(3), 20.0, every=2.0))


def test_the_same_sign_counts_again_only_after_the_hand_was_gone_or_showed_something_else() -> None:
    three, four = number(3), number(4)
    held = shown(three, 2.0) + shown(None, 0.3, 102.0) + shown(three, 2.0, 102.3)
    assert [r.number for r in readings(steady(), held)] == [3]
    away = shown(three, 2.0) + shown(None, 1.0, 102.0) + shown(three, 2.0, 103.0)
    assert [r.number for r in readings(steady(), away)] == [3, 3]
    other = shown(three, 2.0) + shown(four, 2.0, 102.0) + shown(three, 2.0, 104.0)
    assert [r.number for r in readings(steady(), other)] == [3, 4, 3]


def test_only_what_is_asked_for_can_be_read() -> None:
    thumb, pistol = Sign(None, Gesture.THUMB_UP, 0.98), Sign(2, Gesture.PISTOL, 0.98)
    for sign in (number(4), thumb):
        assert [r.unclear for r in readings(steady([1, 2]), shown(sign, 4.0))] == [True]
    pairs = [
        ([1, 2], [], (2, None)),
        ([1], [Gesture.PISTOL], (None, Gesture.PISTOL)),
        ([2], [Gesture.PISTOL], (2, Gesture.PISTOL)),
    ]
    for numbers, gestures, expected in pairs:
        found = readings(steady(numbers, gestures), shown(pistol, 2.0))
        assert [(r.number, r.gesture) for r in found] == [expected]


def test_nothing_comes_of_no_hand() -> None:
    assert not readings(steady(), shown(None, 20.0))


SIGNS = st.none() | st.builds(number, st.sampled_from([1, 3, 5, 8, 10, 11]), st.floats(0, 1))


@given(st.lists(st.tuples(SIGNS, st.integers(1, 12)), max_size=30))
def test_whatever_is_shown_a_reading_was_shown_for_long_enough_just_before(
    runs: list[tuple[Sign | None, int]],
) -> None:
    frames = [
        (100 + FRAME * k, sign) for k, sign in enumerate(sign for sign, times in runs for _ in range(times))
    ]
    watcher, seen = steady(), []
    for at, sign in frames:
        seen.append((at, sign.number if sign else None))
        reading = watcher.see(at, sign)
        if reading and reading.number:
            lately = [value for when, value in seen if when >= reading.since]
            assert at - reading.since >= 0.4
            assert lately.count(reading.number) >= 0.8 * len(lately)
            assert reading.confidence >= 0.7


@given(st.lists(st.floats(-1e6, 1e6), max_size=40))
def test_no_times_make_it_fail(times: list[float]) -> None:
    watcher = steady()
    found = [(at, reading) for at in times if (reading := watcher.see(at, number(2)))]
    assert all(reading.number == 2 and reading.since < at for at, reading in found if not reading.unclear)
    three = [reading.number for reading in readings(watcher, shown(number(3), 3.0, 2e6))]
    assert three == [3]
