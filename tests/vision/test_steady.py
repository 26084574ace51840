from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.ports import Gesture, Reading
from controller.rules.model import Seat
from tests.vision.hands import posed
from vision.gestures import Sign, look_at, read
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
    frames = [(at, number(4) if k % 10 == 3 else sign) for k, (at, sign) in enumerate(shown(number(3), 2.0))]
    assert [r.number for r in readings(steady(), frames)] == [3]


def test_bad_frame_times_lose_only_the_bad_frames() -> None:
    """Edge case 8: equal times, a step back, the clock an hour back; then a three."""
    three = number(3)
    bad: list[Shown] = [(1.0, three), (1.05, three), (1.05, three), (1.049, three)]
    watcher = steady()
    assert not readings(watcher, [(at + 7200, sign) for at, sign in bad])
    assert [r.number for r in readings(watcher, shown(three, 3.0, 3600.0))] == [3]


@pytest.mark.parametrize("every", [1 / 5, 1 / 12, 1 / 30])
def test_slow_and_quick_cameras_read_alike(every: float) -> None:
    found = readings(steady(ONE_HAND), shown(number(3), 3.0, every=every))
    assert [r.number for r in found] == [3]
    assert found[0].since == 100.0


def test_uneven_pictures_are_worth_the_time_they_stand_for() -> None:
    times = [100.0, 100.01, 100.02, 100.03, 100.04, 100.4, 100.41, 100.42]
    assert not readings(steady(ONE_HAND), [(at, number(3)) for at in times])


# ---------------------------------------------------------------- on the way


def through(*signs: tuple[Sign | None, float], start: float = 100.0) -> list[Shown]:
    """Return pictures of signs that are each shown for so many seconds, one after another."""
    frames: list[Shown] = []
    for sign, seconds in signs:
        frames += shown(sign, seconds, start)
        start += FRAME * round(seconds / FRAME)
    return frames


FIST_OF_TEN = number(10)
UP = Sign(None, Gesture.THUMB_UP, 0.98)
THUMBS = [Gesture.THUMB_UP, Gesture.THUMB_DOWN]


def test_fingers_that_open_one_by_one_are_read_only_when_they_stay() -> None:
    opening = [(number(n), 0.25) for n in (1, 2)]
    frames = through((FIST_OF_TEN, 0.3), *opening, (number(3), 2.0))
    assert [(r.number, round(r.since, 2)) for r in readings(steady(), frames)] == [(3, 100.8)]


def test_four_between_three_and_five_is_not_read() -> None:
    frames = through((number(3), 1.5), (number(4), 0.3), (number(5), 1.5))
    assert [r.number for r in readings(steady(ONE_HAND), frames)] == [3, 5]


def test_a_hand_that_leaves_as_a_fist_is_not_ten() -> None:
    frames = through((number(3), 1.5), (FIST_OF_TEN, 0.8), (None, 1.0))
    assert [r.number for r in readings(steady(), frames)] == [3]


def test_a_fist_that_is_held_is_ten() -> None:
    assert [r.number for r in readings(steady(), shown(FIST_OF_TEN, 2.0))] == [10]


def test_a_fist_that_waits_for_the_other_hand_is_not_ten() -> None:
    assert [r.number for r in readings(steady(), through((FIST_OF_TEN, 1.0), (number(11), 1.0)))] == [11]


@pytest.mark.parametrize(("whole", "half"), [(11, 1), (6, 5), (12, 10)])
def test_a_second_hand_that_is_lost_for_a_while_makes_no_other_number(whole: int, half: int) -> None:
    frames = through((number(whole), 0.2), (number(half), 1.2), (number(whole), 1.0), (number(half), 1.2))
    assert [r.number for r in readings(steady(), frames)] == [whole]


def test_a_second_hand_that_was_taken_down_for_good_makes_another_number() -> None:
    assert [r.number for r in readings(steady(), through((number(11), 1.0), (number(1), 2.5)))] == [11, 1]


# ---------------------------------------------------------------- when it began


def test_a_pistol_belongs_to_the_number_that_was_called_when_it_was_raised() -> None:
    """Numbers are called every two seconds; the pistol goes up late in the third and is read in the fourth."""
    pistol = Sign(2, Gesture.PISTOL, 0.98)
    calls = [100.0, 102.0, 104.0, 106.0, 108.0]
    frames = through((None, 1.0), (pistol, 0.1), (None, 4.6), (pistol, 2.0))
    (reading,) = readings(steady(BOTH, [Gesture.PISTOL]), frames)
    assert sum(at <= reading.since for at in calls) == 3
    assert reading.since == pytest.approx(105.7)


def test_one_early_picture_does_not_move_the_beginning() -> None:
    frames = through((number(4), 0.05), (number(3), 0.15), (number(4), 2.0))
    assert [round(r.since, 2) for r in readings(steady(ONE_HAND), frames)] == [100.2]


def test_a_misread_picture_at_first_moves_the_beginning_by_no_more_than_itself() -> None:
    frames = through((number(4), 0.05), (number(3), 0.05), (number(4), 2.0))
    assert [round(r.since, 2) for r in readings(steady(ONE_HAND), frames)] == [100.1]


# ---------------------------------------------------------------- what the moment does not know


def test_a_sign_that_the_moment_does_not_know_is_not_read_and_holds_nothing_up() -> None:
    nine = range(1, 10)
    assert [r.number for r in readings(steady(nine), through((FIST_OF_TEN, 1.0), (number(3), 1.5)))] == [3]
    pistol = Sign(2, Gesture.PISTOL, 0.98)
    found = readings(steady([1, 3], THUMBS), through((pistol, 1.0), (UP, 1.5)))
    assert [r.gesture for r in found] == [Gesture.THUMB_UP]


# ---------------------------------------------------------------- several people


@pytest.mark.parametrize("turned", [False, True])
def test_two_peoples_hands_are_never_one_number(*, turned: bool) -> None:
    """Edge case 6: somebody's fist far behind a three, in both orders, now found and now not."""
    three, fist = posed((0, 1, 1, 1, 0), palm=95), posed((0, 0, 0, 0, 0), palm=30, at=600)
    hands = look_at([fist, three] if turned else [three, fist])
    frames = [
        (100 + FRAME * k, read(hands if k % 3 else [seen for seen in hands if seen.hand is three]))
        for k in range(30)
    ]
    assert {r.number for r in readings(steady(range(1, 16)), frames)} <= {3, None}


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


RUNS = st.lists(st.tuples(SIGNS, st.integers(1, 12)), max_size=30)
Runs = list[tuple[Sign | None, int]]


def frames_of(runs: Runs) -> list[Shown]:
    signs = [sign for sign, times in runs for _ in range(times)]
    return [(100 + FRAME * k, sign) for k, sign in enumerate(signs)]


@given(RUNS)
def test_whatever_is_shown_a_reading_was_shown_for_long_enough_just_before(runs: Runs) -> None:
    watcher, seen = steady(), []
    for at, sign in frames_of(runs):
        seen.append((at, sign.number if sign else None))
        reading = watcher.see(at, sign)
        if reading and reading.number:
            lately = [value for when, value in seen if when >= reading.since]
            assert lately[0] == lately[-1] == reading.number
            assert at - reading.since >= 0.4
            assert 2 * lately.count(reading.number) > len(lately)
            assert reading.confidence >= 0.7


@given(RUNS)
def test_readings_do_not_depend_on_when_it_is(runs: Runs) -> None:
    # A sixteenth of a second, so that no time is rounded.
    now, later = (
        readings(steady(), [(start + k / 16, sign) for k, (_, sign) in enumerate(frames_of(runs))])
        for start in (0.0, 4096.0)
    )
    assert [(r.number, r.unclear) for r in now] == [(r.number, r.unclear) for r in later]
    assert [r.since for r in later] == pytest.approx([r.since + 4096.0 for r in now])


@given(RUNS)
def test_what_is_not_clear_yields_no_number(runs: Runs) -> None:
    doubtful = [(sign and number(sign.number or 1, min(sign.confidence, 0.69)), k) for sign, k in runs]
    assert all(reading.unclear for reading in readings(steady(), frames_of(doubtful)))


@given(RUNS)
def test_only_what_was_shown_is_read_or_the_sum_of_two_steps(runs: Runs) -> None:
    """With all seats of the largest table, where 10 and 6 to 9 are 16 to 19."""
    shown = {sign.number for sign, _ in runs if sign and sign.number}
    sums = {10 + more for more in range(6, 10) if {10, more} <= shown}
    assert {r.number for r in readings(steady(range(1, 26)), frames_of(runs)) if r.number} <= shown | sums


@given(st.lists(st.floats(-1e6, 1e6), max_size=40))
def test_no_times_make_it_fail(times: list[float]) -> None:
    watcher = steady()
    found = [(at, reading) for at in times if (reading := watcher.see(at, number(2)))]
    assert all(reading.number == 2 and reading.since < at for at, reading in found if not reading.unclear)
    three = [reading.number for reading in readings(watcher, shown(number(3), 3.0, 2e6))]
    assert three == [3]
