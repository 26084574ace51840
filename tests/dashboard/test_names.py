"""Names as people type them (line 15 of the edge cases)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.dashboard.names import by_seat, look_alike, tidy


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (" Аня ", "Аня"),
        ("Аня\u200b", "Аня"),
        ("\u200b" * 15, ""),
        ("\u3164\u2800", ""),
        ("  ", ""),
        ("А. Б.", "А. Б."),
        ("__proto__", "__proto__"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("गुरु", "गुरु"),
    ],
)
def test_what_cannot_be_seen_is_cut_off(typed: str, name: str) -> None:
    assert tidy(typed) == name


def test_names_that_look_the_same_are_found() -> None:
    names = by_seat(["Аня", "Aня", " Аня ", "Аня\u200b", "\u200b" * 15, "", "Оля", "0ля", "Ян"])
    assert look_alike(names) == ((1, 2, 3, 4), (7, 8))


@given(st.lists(st.text(max_size=20), max_size=12))
def test_equal_names_always_look_the_same(names: list[str]) -> None:
    doubled = by_seat([*names, *names])
    seen = {seat for group in look_alike(doubled) for seat in group}
    assert seen == {seat for seat, name in doubled.items() if name}


@given(st.text())
def test_tidying_twice_changes_nothing(name: str) -> None:
    assert tidy(tidy(name)) == tidy(name)
