"""The real landmarker on drawn hands: from a picture to a number or a gesture."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from controller.ports import Gesture
from vision.drawn import PATTERNS, THUMB, Held, Pattern, Scene, draw_hands, draw_number, hands_of
from vision.gestures import Sign, look_at, read
from vision.hand import Image
from vision.landmarks import Landmarker, cut, distinct, quiet, windows

PISTOL: Pattern = (1, 1, 0, 0, 0)
LITTLE: Pattern = (0, 0, 0, 0, 1)


def sign(eye: Landmarker, image: Image) -> Sign:
    found = read(look_at(eye.find(image)))
    assert found is not None
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 7, 8, 10, 12, 15, 20])
def test_numbers(eye: Landmarker, number: int) -> None:
    assert sign(eye, draw_number(number, seed=number)).number == number


@pytest.mark.parametrize(
    ("held", "scene"),
    [
        (Held(left=True), Scene(skin="very_dark")),
        (Held(about=180), Scene(skin="medium")),
        (Held(roll=90), Scene(skin="brown")),
        (Held(roll=180), Scene(background="clutter")),
    ],
)
def test_a_hand_from_any_side_and_of_any_skin(eye: Landmarker, held: Held, scene: Scene) -> None:
    assert sign(eye, draw_hands([PATTERNS[3]], held=held, scene=scene, seed=3)).number == 3


@pytest.mark.parametrize("part", [0.12, 0.8])
def test_a_small_and_a_filling_hand(eye: Landmarker, part: float) -> None:
    assert sign(eye, draw_hands([PATTERNS[4]], scene=Scene(part=part), seed=4)).number == 4


@pytest.mark.parametrize(
    ("fingers", "number", "gesture"), [(PISTOL, 2, Gesture.PISTOL), (LITTLE, 1, Gesture.LITTLE_FINGER)]
)
def test_gestures(eye: Landmarker, fingers: Pattern, number: int, gesture: Gesture) -> None:
    found = sign(eye, draw_hands([fingers], seed=2))
    assert (found.number, found.gesture) == (number, gesture)


def test_one_picture_of_a_thumb_turned_about(eye: Landmarker) -> None:
    """Edge case 7."""
    picture = draw_hands([THUMB], held=Held(roll=51), seed=1)
    expected = [Gesture.THUMB_UP, None, Gesture.THUMB_DOWN, None]
    for image in (picture, np.ascontiguousarray(picture[:, ::-1])):
        found = [sign(eye, np.ascontiguousarray(np.rot90(image, turns))) for turns in range(4)]
        assert [one.gesture for one in found] == expected
        assert {one.number for one in found} == {None}


def test_an_empty_room_shows_nothing(eye: Landmarker) -> None:
    assert eye.find(draw_hands([], seed=5)) == []


def test_boxes_are_in_pixels_of_the_picture(eye: Landmarker) -> None:
    picture = draw_hands([PATTERNS[5]], seed=6)
    moved = np.zeros((600, 1000, 3), np.uint8)
    moved[50:530, 400:880] = picture
    (here,), (there,) = eye.find(picture), eye.find(moved)
    assert np.allclose(np.subtract(there.box, here.box), (400, 50, 400, 50), atol=12)
    assert here.points.shape == here.world.shape == (21, 3)


def test_the_same_hand_found_twice_is_one(eye: Landmarker) -> None:
    (hand,) = eye.find(draw_number(5, seed=6))
    assert len(distinct([hand, hand])) == 1


@pytest.mark.parametrize(("width", "height"), [(640, 480), (100, 100), (480, 640)])
def test_windows_are_square_and_keep_the_middle(width: int, height: int) -> None:
    image = np.zeros((height, width, 3), np.uint8)
    image[height // 2, width // 2] = 200
    for window in windows(width, height):
        square = cut(image, window)
        assert square.shape == (window.side, window.side, 3)
        assert square[window.side // 2 - 1 : window.side // 2 + 2].max() == 200


def test_no_hands_show_twenty_one_at_once() -> None:
    with pytest.raises(ValueError, match="21"):
        hands_of(21)


def test_the_same_seed_draws_the_same_picture() -> None:
    scene = Scene(size=96)
    one, same, other = (draw_hands([PATTERNS[2]], scene=scene, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)


def test_the_model_must_be_there_and_be_one(tmp_path: Path) -> None:
    path = tmp_path / "model.task"
    with pytest.raises(FileNotFoundError):
        Landmarker(path)
    path.write_bytes(b"no model")
    with pytest.raises((RuntimeError, ValueError)):
        Landmarker(path)


def test_loading_chatter_is_kept_back_and_errors_are_not(
    model: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    Landmarker(model).close()
    assert capfd.readouterr().err == ""
    with quiet():
        os.write(2, b"INFO: [x.cc:1] fine\nERROR: broken\n")
    assert capfd.readouterr().err == "ERROR: broken\n"
