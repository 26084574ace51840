from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.ports import Gesture
from tests.vision.hands import posed, seen
from vision.drawn import FIST, PATTERNS, THUMB, hands_of
from vision.fingers import finger_features, judge, thumb_features
from vision.gestures import number_of, number_of_two, of_one_person, read, thumb_gesture

ALL = list(product((0, 1), repeat=5))
FULL = (1, 1, 1, 1, 1)


@pytest.mark.parametrize("fingers", ALL)
def test_one_hand_shows_as_many_as_it_has_straight_fingers(fingers: tuple[int, ...]) -> None:
    expected = {0: 10}.get(sum(fingers), sum(fingers))
    assert number_of([bool(f) for f in fingers]) == (None if fingers == THUMB else expected)


@pytest.mark.parametrize("number", [*range(1, 16), 20])
def test_the_codes_own_hands_show_their_number(number: int) -> None:
    sign = read([seen(fingers) for fingers in hands_of(number)])
    assert sign is not None
    assert sign.number == number


@pytest.mark.parametrize("other", ALL)
def test_a_full_hand_and_another(other: tuple[int, ...]) -> None:
    """Six to nine take no thumb of the other hand; two open hands are no number."""
    count, thumb = sum(other), other[0]
    expected = 15 if not count else None if thumb or count == 5 else 5 + count
    assert number_of_two([True] * 5, [bool(f) for f in other]) == expected


@pytest.mark.parametrize("other", ALL)
def test_a_fist_and_another(other: tuple[int, ...]) -> None:
    expected = None if other == THUMB else 20 if not any(other) else 10 + sum(other)
    assert number_of_two([False] * 5, [bool(f) for f in other]) == expected


@given(st.sampled_from(ALL), st.sampled_from(ALL))
def test_which_hand_is_first_does_not_matter(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    left, right = [bool(f) for f in one], [bool(f) for f in other]
    assert number_of_two(left, right) == number_of_two(right, left)


@pytest.mark.parametrize(
    ("hands", "gesture"),
    [
        ([FIST], Gesture.FIST),
        ([(1, 1, 0, 0, 0)], Gesture.PISTOL),
        ([(0, 0, 0, 1, 0)], Gesture.RING_FINGER),
        ([(0, 0, 0, 0, 1)], Gesture.LITTLE_FINGER),
        ([(0, 1, 0, 0, 0)], None),
        ([FULL], None),
        ([FIST, FIST], None),
        ([FULL, FULL], None),
    ],
)
def test_gestures_by_fingers(hands: list[tuple[int, ...]], gesture: Gesture | None) -> None:
    sign = read([seen(fingers) for fingers in hands])
    assert sign is not None
    assert sign.gesture == gesture


THUMB_UP_ROLL = 51
"""Turns the drawn hand so that its thumb points straight up."""


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(
    ("turn", "gesture"),
    [
        (0, Gesture.THUMB_UP),
        (25, Gesture.THUMB_UP),
        (-25, Gesture.THUMB_UP),
        (40, Gesture.THUMB_UP),
        (60, None),
        (-60, None),
        (90, None),
        (270, None),
        (180, Gesture.THUMB_DOWN),
        (155, Gesture.THUMB_DOWN),
        (205, Gesture.THUMB_DOWN),
    ],
)
def test_thumbs_follow_gravity(turn: float, gesture: Gesture | None, *, mirrored: bool) -> None:
    assert thumb_gesture(posed(THUMB, roll=THUMB_UP_ROLL + turn, mirrored=mirrored)) == gesture


def test_a_lone_thumb_is_no_number_and_two_thumbs_say_the_same() -> None:
    thumb = seen(THUMB, roll=THUMB_UP_ROLL)
    for hands in ([thumb], [thumb, thumb]):
        sign = read(hands)
        assert sign is not None
        assert (sign.number, sign.gesture) == (None, Gesture.THUMB_UP)


@pytest.mark.parametrize("order", [1, -1])
def test_two_peoples_hands_are_never_one_number(order: int) -> None:
    """Edge case 6: three fingers, and another's far smaller fist."""
    mine, other = seen(PATTERNS[3], palm=100), seen(FIST, palm=50)
    assert 3 * other.hand.span < 1.5 * mine.hand.span
    sign = read([mine, other][::order])
    assert sign is not None
    assert (sign.number, sign.hands) == (3, 1)


def test_a_fist_nearer_the_camera_is_still_the_same_persons() -> None:
    assert len(of_one_person([seen(FULL, palm=100), seen(FIST, palm=75)])) == 2


def test_no_hand_shows_nothing() -> None:
    assert read([]) is None


def test_the_less_sure_of_two_hands_makes_the_number_unsure() -> None:
    one, two = read([seen(FULL, sure=0.99)]), read([seen(FULL, sure=0.99), seen(PATTERNS[2], sure=0.8)])
    assert one is not None
    assert two is not None
    assert two.confidence < 0.5 < one.confidence


@pytest.mark.parametrize("fingers", [*PATTERNS.values(), FIST, THUMB, (1, 1, 0, 0, 0), (0, 0, 0, 0, 1)])
@pytest.mark.parametrize("roll", [0, 90, 200])
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_judge_knows_a_posed_hands_fingers(
    fingers: tuple[int, ...], roll: float, *, mirrored: bool
) -> None:
    assert judge(posed(fingers, roll=roll, mirrored=mirrored)).straight == tuple(bool(f) for f in fingers)


@given(
    st.sampled_from([*PATTERNS.values(), FIST, THUMB]),
    st.floats(0, 360),
    st.sampled_from(["as it is", "mirrored"]),
    st.floats(20, 500),
    st.floats(0, 1000),
)
def test_features_do_not_change_when_the_hand_turns_grows_moves_or_is_the_other_one(
    fingers: tuple[int, ...], roll: float, side: str, palm: float, at: float
) -> None:
    plain, moved = posed(fingers), posed(fingers, roll=roll, mirrored=side == "mirrored", palm=palm, at=at)
    assert np.allclose(thumb_features(plain), thumb_features(moved), atol=1e-6)
    for finger in range(1, 5):
        assert np.allclose(finger_features(plain, finger), finger_features(moved, finger), atol=1e-6)
