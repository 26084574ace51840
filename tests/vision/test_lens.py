"""Directions to pixels and back, and finding the image circle in a picture."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.drawn_table import DrawnTable
from vision.hand import Image
from vision.image_circle import CircleFault, NoCircle, find_circle
from vision.lens import Direction, Lens, apart, direction, turn, way

BENT = (0.02, -0.004, 0.001, -0.0002)
angles = st.floats(0, 359.99)


@given(azimuth=angles, elevation=st.floats(-19.9, 89), curve=st.sampled_from([(0.0, 0.0, 0.0, 0.0), BENT]))
def test_a_direction_comes_back_from_its_pixel(
    azimuth: float, elevation: float, curve: tuple[float, float, float, float]
) -> None:
    lens = Lens((820.5, 616.0), 600.0, 220.0, curve)
    towards = Direction(azimuth, elevation)
    back = direction(lens.rays(lens.project(way(towards)))[0])
    assert apart(towards, back) < 0.01


def test_the_horizon_of_an_equidistant_lens_lies_at_its_share_of_the_radius() -> None:
    lens = Lens((500.0, 400.0), 300.0, 200.0)
    ahead, below = lens.project(np.stack([way(Direction(0, 0)), way(Direction(90, -10))]))
    assert ahead == pytest.approx((500, 400 - 270))
    assert below == pytest.approx((800, 400))


def test_what_the_lens_does_not_see_has_no_pixel() -> None:
    lens = Lens((500.0, 400.0), 300.0, 180.0)
    assert np.isnan(lens.project(way(Direction(10, -1)))).all()
    assert np.isnan(lens.rays([(801.0, 400.0)])).all()


def test_the_shorter_way_round_is_told() -> None:
    assert [turn(350, 10), turn(10, 350), turn(0, 180)] == [20, -20, -180]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"degrees": 300.0}, "300 degrees"),
        ({"radius": 0.0}, "above 0"),
        ({"curve": (-0.5, 0.0, 0.0, 0.0)}, "turns back"),
    ],
)
def test_a_lens_that_cannot_be_is_refused(change: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Lens(**{"centre": (5.0, 5.0), "radius": 5.0, "degrees": 200.0, **change})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def empty() -> Image:
    return DrawnTable().picture({})


@pytest.mark.parametrize(
    ("part", "centre"),
    [
        (np.s_[:, :], (819.5, 615.5)),
        (np.s_[130:-130, :], (819.5, 485.5)),
        (np.s_[:, 320:-300], (499.5, 615.5)),
    ],
    ids=["whole", "cut off above and below", "cut off at the sides"],
)
def test_the_image_circle_is_found(empty: Image, part: slice, centre: tuple[float, float]) -> None:
    circle = find_circle(empty[part])
    assert (circle.x, circle.y) == pytest.approx(centre, abs=2)
    assert circle.radius == pytest.approx(616, abs=3)


def test_it_is_found_in_a_dim_room_and_with_a_dark_corner(empty: Image) -> None:
    picture = (empty * 0.2).astype(np.uint8)
    picture[300:700, :400] = 0
    assert find_circle(picture).radius == pytest.approx(616, abs=3)


def rectangle(height: int, width: int) -> Image:
    picture = np.zeros((height, width, 3), np.uint8)
    picture[height // 6 : -height // 4, width // 5 : -width // 5] = 150
    return picture


@pytest.mark.parametrize(
    ("picture", "fault"),
    [
        (lambda empty: (empty * 0.02).astype(np.uint8), CircleFault.DARK),
        (lambda empty: np.full_like(empty, 90), CircleFault.FULL),
        (lambda empty: rectangle(*empty.shape[:2]), CircleFault.ODD),
    ],
)
def test_what_is_no_fisheyes_picture_has_no_circle(empty: Image, picture: object, fault: CircleFault) -> None:
    with pytest.raises(NoCircle) as error:
        find_circle(picture(empty))  # type: ignore[operator]
    assert error.value.fault is fault
