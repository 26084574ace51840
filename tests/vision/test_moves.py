"""A few of the moves that ``tests.bench_moves`` plays by the thousand."""

from __future__ import annotations

import numpy as np
import pytest

from tests.hands_in_motion import DrawnLooks
from tests.moves import Outcome, play
from vision.landmarks import Landmarker

MOVES = 60
SEATS = 12


@pytest.fixture(scope="module")
def played(eye: Landmarker) -> list[Outcome]:
    looks = DrawnLooks(eye, seed=3, drawn=1, holds=6, pictures=4)
    return [play(np.random.default_rng((3, move)), looks, SEATS, 1 + move % SEATS) for move in range(MOVES)]


def test_no_wrong_number_counts_however_hands_flicker(played: list[Outcome]) -> None:
    assert not any(outcome.wrong for outcome in played)
    assert sum(outcome.counts for outcome in played) > 0.9 * MOVES


def test_what_was_not_shown_is_rarely_echoed(played: list[Outcome]) -> None:
    assert sum(bool(outcome.wrong_echoes) for outcome in played) < 0.2 * MOVES
