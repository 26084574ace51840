"""Where hands are looked for, by an eye that sees them in some squares only."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.vision.hands import posed
from vision.finding import ALL, HandFinder, distinct, first_looks, looks_beside
from vision.hand import Hand, Image
from vision.squares import Square, around, tiles

PICTURE: Image = np.full((480, 640, 3), 90, np.uint8)
FIVE = (1, 1, 1, 1, 1)


class ShyEye:
    """Sees a hand only in the squares it likes."""

    def __init__(self, hands: dict[Hand, Callable[[Square], bool]]) -> None:
        self.hands = hands
        self.looks: list[Square] = []

    def look(self, image: Image, square: Square, *, mirrored: bool = False) -> list[Hand]:
        del mirrored
        self.looks.append(square)

        def visible(hand: Hand) -> bool:
            column, row = (int(value) for value in hand.points[9, :2])
            return bool(image[row, column].any())

        return [hand for hand, likes in self.hands.items() if likes(square) and visible(hand)]


def small(square: Square) -> bool:
    return square.side < 400


def test_a_hand_in_the_whole_picture_takes_one_look() -> None:
    hand = posed(FIVE)
    eye = ShyEye({hand: lambda _: True})
    assert HandFinder(eye).find(PICTURE, both=False) == [hand]
    assert len(eye.looks) == 1


def test_a_far_hand_is_found_in_a_part_and_then_looked_for_there() -> None:
    hand = posed(FIVE, palm=20)
    eye = ShyEye({hand: small})
    finder = HandFinder(eye)
    assert finder.find(PICTURE, both=False) == [hand]
    eye.looks.clear()
    assert finder.find(PICTURE, both=False) == [hand]
    assert eye.looks == [around([hand], 3.5)]


def test_what_is_seen_once_in_a_part_and_not_again_is_no_hand() -> None:
    hand = posed(FIVE, palm=20)
    part = next(look.square for look in first_looks(PICTURE) if look.part)
    assert HandFinder(ShyEye({hand: lambda square: square == part})).find(PICTURE) == []


def test_pictures_in_turn_take_turns_in_where_to_look() -> None:
    hand = posed(FIVE, palm=20)
    eye = ShyEye({hand: small})
    finder, most = HandFinder(eye), 0
    for _ in range(len(first_looks(PICTURE))):
        eye.looks.clear()
        found = finder.find(PICTURE, both=False, patience=1)
        most = max(most, len(eye.looks))
        if found:
            break
    assert found == [hand]
    assert most <= 3  # the whole, one other, and the closer look at what it found


def test_a_second_hand_is_found_beside_the_first_and_remembered() -> None:
    one, other = posed(FIVE, palm=60, at=150), posed(FIVE, palm=60, at=420)
    likes = looks_beside(PICTURE, one)[2].square
    eye = ShyEye(
        {one: lambda square: square.side > 600, other: lambda square: square == likes or small(square)}
    )
    finder = HandFinder(eye)
    assert set(finder.find(PICTURE)) == {one, other}
    eye.looks.clear()
    assert set(finder.find(PICTURE, patience=0)) == {one, other}
    assert len(eye.looks) == 2


def test_hands_over_one_another_are_one() -> None:
    near, same = posed(FIVE, palm=60), posed(FIVE, palm=55)
    assert distinct([same, near]) == [near]


@pytest.mark.parametrize(("width", "height"), [(640, 480), (1640, 1232), (480, 640), (320, 320)])
def test_tiles_cover_the_picture(width: int, height: int) -> None:
    seen = np.zeros((height, width), bool)
    for square in tiles(np.zeros((height, width, 3), np.uint8), max(width, height) / 2):
        left, top = max(square.left, 0), max(square.top, 0)
        seen[top : square.top + square.side, left : square.left + square.side] = True
    assert seen[2:-2, 2:-2].all()
    assert len(first_looks(np.zeros((height, width, 3), np.uint8))) < ALL
