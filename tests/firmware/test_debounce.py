from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.debounce import QUIET, VERIFY, Change, Debouncer

Wave = list[tuple[float, bool]]
"""When the contact closed (``True``) and opened, milliseconds, in order."""

CASES: dict[str, tuple[bool, Wave, list[tuple[bool, float]]]] = {
    "a clean press": (False, [(0, True), (100, False)], [(True, 0), (False, 100)]),
    "six bounces": (
        False,
        [(0, True), (1, False), (2, True), (3, False), (4, True), (5, False), (6, True)],
        [(True, 0)],
    ),
    "slow bounces": (False, [(0, True), (10, False), (20, True), (90, False)], [(True, 0), (False, 90)]),
    "bounces as it is let go": (
        False,
        [(0, True), (100, False), (101, True), (102, False)],
        [(True, 0), (False, 100)],
    ),
    "let go within the quiet time": (False, [(0, True), (15, False)], [(True, 0), (False, 30)]),
    "two quick presses": (
        False,
        [(0, True), (50, False), (100, True), (150, False)],
        [(True, 0), (False, 50), (True, 100), (False, 150)],
    ),
    "held at the start": (True, [], []),
    "held at the start, then let go": (True, [(500, False), (900, True)], [(False, 500), (True, 900)]),
}


def play(wave: Wave, *, down: bool) -> list[Change]:
    """Feed a wave to a debouncer as the buttons do, and return what it makes of it."""
    debouncer = Debouncer(down=down)
    level = down
    changes = []
    for at, closed in [*[(at / 1000, closed) for at, closed in wave], (1e6, None)]:
        while debouncer.due is not None and debouncer.due <= at:
            changes.append(debouncer.settle(debouncer.due, level=level))
        if closed is not None:
            level = closed
            changes.append(debouncer.edge(at, captured=closed, level=closed))
    return [change for change in changes if change]


@pytest.mark.parametrize(("down", "wave", "expected"), CASES.values(), ids=CASES.keys())
def test_a_wave_becomes_its_presses(*, down: bool, wave: Wave, expected: list[tuple[bool, float]]) -> None:
    changes = [(change.down, round(1000 * change.at, 6)) for change in play(wave, down=down)]
    assert changes == expected


def test_an_edge_captured_before_the_start_is_no_press() -> None:
    debouncer = Debouncer(down=False)
    assert debouncer.edge(0.0, captured=True, level=False) is None
    assert debouncer.due == VERIFY
    assert debouncer.settle(VERIFY, level=False) is None
    assert debouncer.edge(1.0, captured=True, level=True) == Change(down=True, at=1.0)


def test_an_edge_whose_bounce_was_caught_open_counts_from_its_first_edge() -> None:
    debouncer = Debouncer(down=False)
    assert debouncer.edge(1.0, captured=True, level=False) is None
    assert debouncer.settle(1.0 + VERIFY, level=True) == Change(down=True, at=1.0)


def test_a_lost_edge_is_made_up_for() -> None:
    debouncer = Debouncer(down=False)
    debouncer.edge(0.0, captured=True, level=True)
    assert debouncer.settle(QUIET, level=False) == Change(down=False, at=QUIET)


# A finger changes the contact's state no sooner than 60 ms after the last time; bounces end within 25 ms.
fingers = st.lists(
    st.tuples(st.floats(60, 2000), st.lists(st.floats(0.01, 24.9), max_size=8, unique=True)), max_size=12
)


@given(fingers, st.booleans())
def test_whatever_bounces_only_fingers_count(
    presses: list[tuple[float, list[float]]],
    down: bool,  # noqa: FBT001 - hypothesis gives it
) -> None:
    wave: Wave = []
    expected = []
    now, level = 0.0, down
    for pause, bounces in presses:
        now, level = now + pause, not level
        expected.append((level, now))
        wave.append((now, level))
        even = sorted(bounces)[: len(bounces) // 2 * 2]
        wave += [(now + after, level ^ (count % 2 == 0)) for count, after in enumerate(even)]
    assert [(change.down, change.at) for change in play(wave, down=down)] == [
        (level, at / 1000) for level, at in expected
    ]


@given(st.lists(st.tuples(st.floats(0, 1000), st.booleans())), st.booleans())
def test_whatever_comes_changes_alternate_and_end_at_the_true_level(
    wave: Wave,
    down: bool,  # noqa: FBT001 - hypothesis gives it
) -> None:
    wave = sorted(wave)
    states = [down, *(change.down for change in play(wave, down=down))]
    assert all(before != after for before, after in pairwise(states))
    assert states[-1] == (wave[-1][1] if wave else down)
