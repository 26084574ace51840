"""Whose hand it is that shows up somewhere around the table, and how the windows of the seats look."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.rules.model import Seat
from vision.drawn_table import DrawnTable
from vision.lens import Direction, Lens, apart
from vision.seating import Place, Seating, fault_of
from vision.windows import Aim, UprightWindow

LENS = Lens((820.0, 616.0), 616.0, 220.0)


def seated(azimuths: Mapping[int, float], count: int = 12, size: float = 11.0) -> Seating:
    places = {Seat(seat): Place(Direction(azimuth, 12.0), size) for seat, azimuth in azimuths.items()}
    return Seating("drawn", (1640, 1232), LENS, count, places)


ROUND = {seat: 30.0 * (seat - 1) for seat in range(1, 13)}


@pytest.mark.parametrize("seats", [ROUND, {seat: -azimuth % 360 for seat, azimuth in ROUND.items()}])
def test_between_two_seats_the_nearer_ones_hand_it_is(seats: dict[int, float]) -> None:
    table = seated(seats)
    for seat, azimuth in seats.items():
        for aside in (-14.0, 0.0, 14.0):
            assert table.owner(Direction((azimuth + aside) % 360, 20.0)) == seat


@given(st.integers(5, 25), st.floats(0, 359), st.floats(0, 359.9))
def test_no_hand_has_two_owners(count: int, first: float, azimuth: float) -> None:
    table = seated({seat: (first + 360 / count * seat) % 360 for seat in range(1, count + 1)}, count)
    inside = [
        seat
        for seat, place in table.places.items()
        if abs((azimuth - place.direction.azimuth + 180) % 360 - 180) < min(180 / count, 40) - 1e-9
    ]
    assert table.owner(Direction(azimuth, 10.0)) == (inside[0] if inside else None)


def test_where_a_neighbour_was_not_found_nobody_gets_his_hand() -> None:
    table = seated({seat: azimuth for seat, azimuth in ROUND.items() if seat != 4})
    assert table.owner(Direction(90.0, 12.0)) is None
    assert table.owner(Direction(60.0 + 11, 12.0)) == 3
    assert table.owner(Direction(60.0 + 13, 12.0)) is None
    assert table.owner(Direction(60.0 - 14, 12.0)) == 3


@pytest.mark.parametrize("known", [{5}, {5, 6}, {2, 9}, {1, 5, 9}])
def test_with_few_seats_known_a_sector_never_reaches_the_unknown_neighbour(known: set[int]) -> None:
    table = seated({seat: azimuth for seat, azimuth in ROUND.items() if seat in known})
    for seat, azimuth in ROUND.items():
        owner = table.owner(Direction(azimuth, 12.0))
        assert owner == (seat if seat in known else None)


@pytest.mark.parametrize(
    ("azimuths", "fault"),
    [
        ({1: 0, 2: 90, 3: 180}, None),
        ({1: 180, 2: 90, 3: 0}, None),
        ({3: 350, 7: 10, 9: 100}, None),
        ({1: 10}, None),
        ({}, None),
        ({1: 0, 2: 5, 3: 180}, ("near", 1, 2)),
        ({1: 357, 4: 90, 9: 2}, ("near", 1, 9)),
        ({1: 0, 2: 60, 3: 120, 4: 30, 5: 240}, ("order", 4, None)),
        ({1: 0, 2: 200, 3: 60, 4: 120, 5: 240}, ("order", 2, None)),
    ],
)
def test_places_that_cannot_be_are_named(azimuths: dict[int, float], fault: object) -> None:
    assert fault_of(seated(azimuths).places) == fault


@pytest.mark.parametrize(("away", "size"), [(0.7, 15.5), (1.0, 10.9), (1.2, 9.1)])
def test_a_hand_fills_a_quarter_of_its_window_and_both_hands_and_the_table_are_in_it(
    away: float, size: float
) -> None:
    aim = seated({1: 90.0}, size=size).aim(Seat(1))
    assert size / aim.field == pytest.approx(1 / 4, abs=0.02)
    assert np.degrees(np.arctan(0.2 / away)) + size / 2 < aim.field / 2 + 3
    low, high = aim.middle.elevation - aim.field / 2, aim.middle.elevation + aim.field / 2
    assert low <= -6
    assert high >= 12.0 + size / 2


def test_a_hand_held_high_is_whole_in_its_window() -> None:
    places = {Seat(1): Place(Direction(0.0, 32.0), 11.0)}
    aim = Seating("drawn", (1640, 1232), LENS, 1, places).aim(Seat(1))
    assert aim.middle.elevation + aim.field / 2 >= 32.0 + 11.0 - 0.1


@pytest.mark.parametrize("seat", range(1, 13))
def test_up_in_the_room_is_up_in_every_window_and_left_is_left(seat: int) -> None:
    window = UprightWindow(LENS, Aim(DrawnTable().direction(Seat(seat)), 44.0))
    middle = window.aim.middle
    above = window.place_of(Direction(middle.azimuth, middle.elevation + 8))
    # The lens looks from below: what is further clockwise in its picture is to the left of who looks around.
    aside = window.place_of(Direction((middle.azimuth + 8) % 360, middle.elevation))
    assert above is not None
    assert aside is not None
    assert above[0] == pytest.approx(159.5, abs=0.5)
    assert above[1] < 120
    assert aside[0] < 120
    assert apart(window.direction_of(above), Direction(middle.azimuth, middle.elevation + 8)) < 0.01


def test_a_window_is_black_where_the_lens_sees_nothing() -> None:
    white = np.full((1232, 1640, 3), 200, np.uint8)
    narrow = Lens((820.0, 616.0), 616.0, 180.0)
    picture = UprightWindow(narrow, Aim(Direction(45.0, 0.0), 40.0), 100).cut(white)
    assert picture[20, 50].tolist() == [200] * 3
    assert picture[90, 50].tolist() == [0] * 3
