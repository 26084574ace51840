"""The real landmarker on drawn hands: from a picture to a number or a gesture."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from controller.ports import Gesture
from vision.drawn import (
    FIST,
    PATTERNS,
    THUMB,
    Held,
    Owner,
    Pattern,
    Scene,
    Spot,
    draw_hands,
    draw_number,
    drawn,
    drawn_at,
    hands_of,
)
from vision.drawn_arms import Crossed, crossed_arms
from vision.drawn_film import Film, develop
from vision.drawn_pose import BARE, Build
from vision.drawn_room import KINDS
from vision.drawn_signs import draw_sign, drawn_sign
from vision.drawn_variety import SIDE, various
from vision.finding import distinct
from vision.gestures import Sign, look_at, number_of, number_of_two, read
from vision.hand import Image
from vision.landmarks import Landmarker, quiet
from vision.squares import cut, whole


def sign(eye: Landmarker, image: Image) -> Sign:
    found = read(look_at(eye.find(image)))
    assert found is not None
    return found


NUMBERS = [*range(1, 16), 20]
SMALL = Scene(size=320)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_from_about_the_front(eye: Landmarker, number: int) -> None:
    held = Held(about=(0, 25, -25)[number % 3], left=bool(number % 2))
    assert sign(eye, draw_number(number, held=held, scene=SMALL, seed=number)).number == number


@pytest.mark.parametrize(
    ("held", "scene"),
    [
        (Held(left=True), Scene(skin="very_dark", size=320)),
        (Held(about=180), Scene(skin="medium", size=320)),
        (Held(roll=90), Scene(skin="brown", size=320)),
        (Held(roll=180), Scene(background="clutter", size=320)),
    ],
)
def test_a_hand_from_any_side_and_of_any_skin(eye: Landmarker, held: Held, scene: Scene) -> None:
    assert sign(eye, draw_hands([PATTERNS[3]], held=held, scene=scene, seed=3)).number == 3


@pytest.mark.parametrize("part", [0.12, 0.8])
def test_a_small_and_a_filling_hand(eye: Landmarker, part: float) -> None:
    assert sign(eye, draw_hands([PATTERNS[4]], scene=Scene(part=part, size=320), seed=4)).number == 4


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("gesture", sorted(set(Gesture) - {Gesture.RING_FINGER, Gesture.CROSSED_ARMS}))
def test_every_gesture_with_either_hand(eye: Landmarker, gesture: Gesture, *, left: bool) -> None:
    """But a ring finger alone, which the landmarker misplaces, and crossed arms, which have a test below."""
    assert sign(eye, drawn_sign(gesture, left=left, scene=SMALL, seed=2).image).gesture == gesture


@pytest.mark.parametrize("name", [*map(str, NUMBERS), *Gesture])
def test_the_truth_of_every_sign(name: str) -> None:
    tiny = Scene(size=64, part=0.25)
    hands = drawn_sign(name, scene=tiny, seed=1).hands
    for hand in hands:
        assert hand.joints.shape == (21, 2)
        assert ((hand.joints >= 0) & (hand.joints <= 64)).all()
        assert np.allclose(hand.space.mean(0), 0)
    if name not in set(Gesture):
        number = (
            number_of(hands[0].fingers) if len(hands) == 1 else number_of_two(*(h.fingers for h in hands))
        )
        assert number == int(name)


@pytest.mark.parametrize("name", ["0", "16", "21", "wave"])
def test_there_is_no_such_sign(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        draw_sign(name)


def test_joints_are_where_the_landmarker_finds_them(eye: Landmarker) -> None:
    picture = drawn([PATTERNS[2]], seed=7)
    (found,), (true,) = eye.find(picture.image), picture.hands
    away = np.linalg.norm(found.points[:, :2] - true.joints, axis=1)
    assert away.mean() < 0.15 * found.palm


def test_a_left_hand_is_a_right_one_mirrored() -> None:
    scene = Scene(size=64)
    (right,), (left,) = (
        drawn([PATTERNS[5]], held=Held(left=side), scene=scene).hands for side in (False, True)
    )
    assert (right.left, left.left) == (False, True)
    for hand, aside in ((right, 1), (left, -1)):
        assert aside * (hand.joints[4, 0] - hand.joints[20, 0]) > 10  # its thumb from its little finger


def test_crossed_arms_cross() -> None:
    for seed in range(4):
        right, left = drawn_sign("crossed_arms", scene=Scene(size=64, part=0.2), seed=seed).hands
        assert (right.left, left.left) == (False, True)
        assert right.joints[:, 0].mean() > left.joints[:, 0].mean() + 5


@pytest.mark.parametrize("fingers", [FIST, PATTERNS[5]])
def test_crossed_arms_are_read(eye: Landmarker, fingers: Pattern) -> None:
    picture = crossed_arms(Crossed(about=0 if any(fingers) else 180, fingers=fingers), SMALL, seed=3)
    assert sign(eye, picture.image).gesture == Gesture.CROSSED_ARMS


def test_two_people_one_near_one_far(eye: Landmarker) -> None:
    """Edge case 6: hands of 190 and of 60 pixels are not one number."""
    near, far = Spot(PATTERNS[3], part=190 / 640), Spot(FIST, Held(about=180), (0.9, 0.5), 60 / 640)
    picture = drawn_at([near, far], Scene(size=640), seed=3)
    high = [float(np.ptp(hand.joints[:, 1])) for hand in picture.hands]
    assert high[0] > 2 * high[1]
    found = look_at(eye.find(picture.image))
    for hands in (found, found[::-1]):
        seen = read(hands)
        assert seen is not None
        assert seen.number == 3


def test_one_picture_of_a_thumb_turned_about(eye: Landmarker) -> None:
    """Edge case 7."""
    picture = draw_hands([THUMB], held=Held(roll=51), seed=1)
    expected = [Gesture.THUMB_UP, None, Gesture.THUMB_DOWN, None]
    for image in (picture, np.ascontiguousarray(picture[:, ::-1])):
        found = [sign(eye, np.ascontiguousarray(np.rot90(image, turns))) for turns in range(4)]
        assert [one.gesture for one in found] == expected
        assert {one.number for one in found} == {None}


@pytest.mark.parametrize("kind", KINDS)
def test_a_room_without_a_hand_shows_nothing(eye: Landmarker, kind: str) -> None:
    """Nobody, somebody, a face, things of the colour of skin."""
    assert eye.find(draw_hands([], scene=Scene(background=kind, size=320), seed=5)) == []


def test_there_is_no_such_background() -> None:
    with pytest.raises(ValueError, match="beach"):
        draw_hands([], scene=Scene(background="beach", size=32))


def test_all_variety_follows_from_the_seed() -> None:
    one, same, other = (various(seed, "3") for seed in (11, 11, 12))
    assert np.array_equal(one.drawn.image, same.drawn.image)
    assert one.sign == same.sign
    assert not np.array_equal(one.drawn.image, other.drawn.image)


def test_hands_of_all_variety_are_wholly_in_the_picture() -> None:
    for seed in range(4):
        for hand in various(seed).drawn.hands:
            assert ((hand.joints >= 0) & (hand.joints < SIDE)).all()


@pytest.mark.parametrize("name", ["7", "thumb_down"])
def test_variety_of_one_sign(name: str) -> None:
    picture = various(21, name)
    assert picture.sign == name
    if name == "thumb_down":
        (hand,) = picture.drawn.hands
        assert hand.joints[4, 1] > hand.joints[2, 1]  # the tip is below
    else:
        assert sorted(sum(hand.fingers) for hand in picture.drawn.hands) == [2, 5]


def test_film() -> None:
    light = np.zeros((64, 64, 3))
    light[28:36, 28:36] = 0.5
    plain, dark, shaken, small = (
        develop(light, film, np.random.default_rng(0))
        for film in (
            Film(noise=0),
            Film(0.1, noise=0),
            Film(noise=0, shake=(12, 0)),
            Film(noise=0, lamp=(1.3, 1, 0.6), quality=40),
        )
    )
    assert plain[32, 32].min() > 2 * dark[32, 32].max() > 0
    wide, high = (np.ptp(np.nonzero(shaken[..., 0] > 20)[axis]) for axis in (1, 0))
    assert wide > high + 6
    blue, _, red = small[32, 32].astype(int)
    assert red > blue + 40


def test_what_people_are_like() -> None:
    """A child's hand nearer by, of the same size in the picture; varnish and sleeves show."""
    scene = Scene(size=96, part=0.5)
    usual, child, red = (
        drawn_at([Spot(PATTERNS[5], Held(about=180), part=0.5, owner=owner)], scene)
        for owner in (
            Owner(),
            Owner(size=0.6, build=Build(0.9, 1.1, BARE)),
            Owner(polish=(200, 0, 0), band="ring"),
        )
    )
    assert np.allclose(*(np.ptp(picture.hands[0].joints, 0) for picture in (usual, child)), rtol=0.25)
    column, row = np.round(red.hands[0].joints[12]).astype(int)
    bare, varnished = (picture.image[row + 2, column].astype(int) for picture in (usual, red))
    assert varnished[2] - varnished[0] > bare[2] - bare[0] + 40


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
def test_a_look_at_the_whole_is_square_and_keeps_the_middle(width: int, height: int) -> None:
    image = np.zeros((height, width, 3), np.uint8)
    image[height // 2, width // 2] = 200
    for scale in (1, 2):
        square = whole(image, scale)
        seen = cut(image, square)
        assert seen.shape == (square.side, square.side, 3)
        assert seen[square.side // 2 - 1 : square.side // 2 + 2].max() == 200


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
