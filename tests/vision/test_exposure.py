from __future__ import annotations

import numpy as np
import pytest

from vision.drawn import PATTERNS, Scene, draw_hands
from vision.exposure import PICTURES, Brightener, gain_for, lifted, noise_between
from vision.gestures import look_at, read
from vision.hand import Image
from vision.landmarks import Landmarker

SIZE = (96, 128)


def plain(value: float, noise: float = 0, seed: int = 0) -> Image:
    light = np.random.default_rng(seed).normal(value, noise, (*SIZE, 3))
    return np.clip(np.round(light), 0, 255).astype(np.uint8)


def dark_hand(light: float, noise: float = 0, seed: int = 0) -> Image:
    picture = draw_hands([PATTERNS[3]], scene=Scene(size=320), seed=3) * light
    grain = np.random.default_rng(seed).normal(0, noise, picture.shape)
    return np.clip(picture + grain, 0, 255).astype(np.uint8)


def number(eye: Landmarker, image: Image) -> int | None:
    sign = read(look_at(eye.find(image)))
    return sign.number if sign and sign.clear else None


@pytest.mark.parametrize(("value", "gain"), [(200, 1), (110, 1), (55, 4), (10, 16), (0, 16)])
def test_the_darker_a_picture_the_more_it_is_lifted(value: int, gain: float) -> None:
    image = plain(value)
    assert gain_for(image) == gain
    assert (lifted(image) is image) is (gain == 1)
    assert lifted(image).max() == min(value * gain, 255)


@pytest.mark.parametrize("size", [(1, 1), (3, 2000), (7, 7)])
def test_pictures_of_any_size_are_lifted(size: tuple[int, int]) -> None:
    brightener = Brightener()
    for seed in range(3):
        noise = np.random.default_rng(seed).integers(0, 30, (*size, 3)).astype(np.uint8)
        assert brightener.see(noise).shape == noise.shape


def test_a_bright_picture_passes_as_it_is() -> None:
    brightener = Brightener()
    for seed in range(4):
        image = plain(150, noise=2, seed=seed)
        assert brightener.see(image) is image


def test_noise_is_told_from_what_moves() -> None:
    one, other = plain(40, noise=5, seed=1), plain(40, noise=5, seed=2)
    other[:, :20] = 200
    assert noise_between(one, other) == pytest.approx(5, rel=0.4)


@pytest.mark.parametrize("value", [15, 60, 150])
def test_noise_is_averaged_away(value: int) -> None:
    brightener, seen = Brightener(), plain(0)
    for seed in range(3 * PICTURES):
        seen = brightener.see(plain(value, noise=value / 10, seed=seed))
    assert seen.astype(float).mean() >= min(value, 100)
    assert seen.astype(float).std() < seen.astype(float).mean() / 10 / 2


def test_what_moves_is_not_smeared() -> None:
    """A light square appears in a noisy dark room: it is seen at once, and gone at once."""
    brightener = Brightener()

    def see(seed: int, *, square: bool) -> float:
        image = plain(20, noise=3, seed=seed)
        image[:16] = 60
        if square:
            image[32:64, 32:64] = 40
        return float(brightener.see(image)[40:56, 40:56].mean())

    for seed in range(PICTURES):
        without = see(seed, square=False)
    assert see(90, square=True) > 1.6 * without
    assert see(91, square=False) < 1.2 * without


def test_another_size_begins_anew() -> None:
    brightener = Brightener()
    for seed in range(3):
        brightener.see(plain(20, noise=4, seed=seed))
    other = np.full((50, 60, 3), 20, np.uint8)
    assert brightener.see(other).shape == other.shape


def test_a_hand_in_the_dark(eye: Landmarker) -> None:
    picture = dark_hand(0.08)
    assert number(eye, picture) is None
    assert number(eye, lifted(picture)) == 3


def test_a_hand_in_the_dark_before_a_noisy_camera(eye: Landmarker) -> None:
    pictures = [dark_hand(0.12, noise=7, seed=seed) for seed in range(2 * PICTURES)]
    brightener = Brightener()
    for picture in pictures:
        seen = brightener.see(picture)
    assert number(eye, lifted(pictures[-1])) is None
    assert number(eye, seen) == 3
