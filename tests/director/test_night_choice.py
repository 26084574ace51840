"""One player's choice, sign by sign."""

from __future__ import annotations

import pytest

from controller.director.choice import DOUBLE_TAP_SECONDS, Choice, ChoiceState
from controller.ports import Gesture, Press, Reading
from controller.rules.model import Seat

Expected = tuple[ChoiceState, tuple[int, ...], str | None]
CONFIRMED, ECHO, PASSED = ChoiceState.CONFIRMED, ChoiceState.ECHO, ChoiceState.PASSED
REFUSED, UNCLEAR, WAITING, WORD = (
    ChoiceState.REFUSED,
    ChoiceState.UNCLEAR,
    ChoiceState.WAITING,
    ChoiceState.WORD,
)


def play(choice: Choice, signs: str, *, by_button: bool = False) -> Expected:
    """Give signs: a number, ``up``, ``down``, ``?`` (unclear), ``p`` and ``P`` (a short and a long press).

    ``-`` is a pause in which no second press comes, ``=word`` the calling of a word.
    """
    at = 0.0
    for sign in signs.split():
        at += 0.3
        if sign.isdigit():
            choice.read(Reading(Seat(1), number=int(sign)))
        elif sign in {"up", "down"}:
            choice.read(Reading(Seat(1), gesture=Gesture(f"thumb_{sign}")))
        elif sign == "?":
            choice.read(Reading(Seat(1)))
        elif sign in {"p", "P"}:
            choice.press(Press(Seat(1), down=True, at=at), by_button=by_button)
            at += 1.0 if sign == "P" else 0.1
            choice.press(Press(Seat(1), down=False, at=at), by_button=by_button)
        elif sign == "-":
            at += DOUBLE_TAP_SECONDS
            choice.wait_over()
        else:
            choice.called = sign.removeprefix("=")
    return choice.state, choice.numbers, choice.word


def choice(**form: object) -> Choice:
    """Return a choice among the seats 1 to 5."""
    return Choice(lambda seat: seat <= 5, **form)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("3", (ECHO, (), None)),
        ("3 up", (CONFIRMED, (3,), None)),
        ("3 p", (CONFIRMED, (3,), None)),
        ("3 down", (WAITING, (), None)),
        ("3 4 up", (CONFIRMED, (4,), None)),
        ("3 up 4 up", (CONFIRMED, (3,), None)),
        ("9 up", (REFUSED, (), None)),
        ("? up", (UNCLEAR, (), None)),
        ("3 ? up", (CONFIRMED, (3,), None)),
        ("down", (PASSED, (), None)),
        ("p p", (PASSED, (), None)),
        ("p - p", (WAITING, (), None)),
        ("down 3 up", (PASSED, (), None)),
    ],
)
def test_one_number_by_hand(signs: str, expected: Expected) -> None:
    assert play(choice(), signs) == expected


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("p p p", (ECHO, (), None)),
        ("p p p P", (CONFIRMED, (3,), None)),
        ("p p p p p p P", (REFUSED, (), None)),
        ("P", (PASSED, (), None)),
    ],
)
def test_one_number_by_button(signs: str, expected: Expected) -> None:
    assert play(choice(), signs, by_button=True) == expected


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("1 up", (WAITING, (1,), None)),
        ("1 up 2 up", (CONFIRMED, (1, 2), None)),
        ("1 up 9 2 up", (CONFIRMED, (1, 2), None)),
        ("1 up 2 down 3 up", (CONFIRMED, (1, 3), None)),
        ("1 up down 2 up 3 up", (CONFIRMED, (2, 3), None)),
        ("1 p p", (WAITING, (1,), None)),
        ("1 up up", (WAITING, (1,), None)),
        ("1 up p p", (PASSED, (), None)),
    ],
)
def test_two_numbers(signs: str, expected: Expected) -> None:
    assert play(choice(least=2, most=2), signs) == expected


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("1 up up", (CONFIRMED, (1,), None)),
        ("1 up p", (CONFIRMED, (1,), None)),
        ("1 up 2 up up", (CONFIRMED, (1, 2), None)),
        ("1 up 2 up 3 up", (CONFIRMED, (1, 2, 3), None)),
    ],
)
def test_as_many_numbers_as_one_likes(signs: str, expected: Expected) -> None:
    assert play(choice(least=1, most=3), signs) == expected


@pytest.mark.parametrize(
    ("signs", "expected"), [("p P", (CONFIRMED, (1,), None)), ("p P P", (CONFIRMED, (1,), None))]
)
def test_as_many_numbers_as_one_likes_by_button(signs: str, expected: Expected) -> None:
    assert play(choice(least=1, most=1 if signs == "p P" else 3), signs, by_button=True) == expected


@pytest.mark.parametrize("by_button", [False, True])
@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("up", (CONFIRMED, (), None)),
        ("p", (CONFIRMED, (), None)),
        ("3", (WAITING, (), None)),
        ("down", (PASSED, (), None)),
    ],
)
def test_nobody(signs: str, expected: Expected, *, by_button: bool) -> None:
    assert play(choice(least=0, most=0), signs, by_button=by_button) == expected


@pytest.mark.parametrize("by_button", [False, True])
@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("2 up", (WORD, (2,), None)),
        ("2 up up", (CONFIRMED, (2,), "a")),
        ("2 up down", (CONFIRMED, (2,), "b")),
        ("2 up p", (WORD, (2,), None)),
        ("2 up p -", (CONFIRMED, (2,), "a")),
        ("2 up p p", (CONFIRMED, (2,), "b")),
        ("2 up ?", (WORD, (2,), None)),
        ("2 up 3", (ECHO, (), None)),
        ("2 up 3 up down", (CONFIRMED, (3,), "b")),
    ],
)
def test_one_of_two_words(signs: str, expected: Expected, *, by_button: bool) -> None:
    assert play(choice(words=("a", "b")), signs, by_button=by_button) == expected


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("p -", (CONFIRMED, (), "a")),
        ("p p", (CONFIRMED, (), "b")),
        ("down", (CONFIRMED, (), "b")),
        ("up", (CONFIRMED, (), "a")),
        ("4", (WORD, (), None)),
    ],
)
def test_a_word_alone(signs: str, expected: Expected) -> None:
    assert play(choice(least=0, most=0, words=("a", "b"), state=WORD), signs) == expected


@pytest.mark.parametrize("by_button", [False, True])
@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("2 up up", (WORD, (2,), None)),
        ("2 up =a =b up", (CONFIRMED, (2,), "b")),
        ("2 up =a p =b p", (CONFIRMED, (2,), "a")),
        ("2 up =a down", (WAITING, (), None)),
        ("2 up =a 3 up =c up", (CONFIRMED, (3,), "c")),
    ],
)
def test_one_of_many_words(signs: str, expected: Expected, *, by_button: bool) -> None:
    assert play(choice(words=("a", "b", "c")), signs, by_button=by_button) == expected


def test_nobody_may_pass_who_must_choose() -> None:
    assert play(choice(may_pass=False), "down p p") == (WAITING, (), None)


def test_after_a_pass_a_choice_is_still_open_where_the_rules_say_so() -> None:
    assert play(choice(pass_ends=False), "down 3 up") == (CONFIRMED, (3,), None)


def test_a_button_let_go_after_a_pause_means_nothing() -> None:
    held = choice()
    play(held, "3")
    held.press(Press(Seat(1), down=True, at=1.0), by_button=False)
    held.let_go()
    held.press(Press(Seat(1), down=False, at=2.0), by_button=False)
    assert held.state is ECHO


def press(choice: Choice, at: float) -> None:
    choice.press(Press(Seat(1), down=True, at=at), by_button=False)
    choice.press(Press(Seat(1), down=False, at=at + 0.1), by_button=False)


def test_a_press_right_after_another_number_was_echoed_confirms_neither() -> None:
    shown = choice()
    shown.read(Reading(Seat(1), number=3), 10.0)
    shown.read(Reading(Seat(1), number=2), 12.0)
    press(shown, 12.2)
    assert (shown.state, shown.candidate) == (ECHO, 2)
    press(shown, 13.0)
    assert shown.numbers == (2,)


def test_a_press_right_after_the_first_echo_confirms_it() -> None:
    shown = choice()
    shown.read(Reading(Seat(1), number=3), 10.0)
    press(shown, 10.1)
    assert shown.numbers == (3,)


def test_a_thumb_means_the_word_that_was_called_when_it_was_raised() -> None:
    for since, word in [(20.5, "doctor"), (23.5, "don")]:
        shown = choice(words=("doctor", "don", "citizen"))
        shown.read(Reading(Seat(1), number=3), 10.0)
        press(shown, 11.0)
        shown.call("doctor", 20.0)
        shown.call("don", 23.0)
        shown.read(Reading(Seat(1), gesture=Gesture.THUMB_UP, since=since), 24.0)
        assert shown.word == word
