"""The lines of a TOML file's values."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.tomllines import Place, lines

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path
    for folder in ("controller/rules/rulesets", "firmware/tables", "docs/house-rules")
    for path in (ROOT / folder).glob("*.toml")
)

CASES = {
    "keys and tables": ("a = 1\n\n[b]\nc = 2\n", {("a",): 1, ("b",): 3, ("b", "c"): 4}),
    "a table within": ("[a.b]\nc = 1\n", {("a",): 1, ("a", "b"): 1, ("a", "b", "c"): 2}),
    "dotted and quoted": (
        "# x\n\"a b\".'c.d' = 1\n",
        {("a b",): 2, ("a b", "c.d"): 2},
    ),
    "tables in a list": (
        "[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3\n",
        {
            ("a",): 1,
            ("a", 0): 1,
            ("a", 0, "b"): 2,
            ("a", 1): 3,
            ("a", 1, "b"): 4,
            ("a", 1, "c"): 5,
            ("a", 1, "c", "d"): 6,
        },
    ),
    "a list over lines": (
        "a = [ # one\n  1,\n\n  [2,\n   3], # two\n]\nb = 1\n",
        {("a",): 1, ("a", 0): 2, ("a", 1): 4, ("a", 1, 0): 4, ("a", 1, 1): 5, ("b",): 7},
    ),
    "tables on one line": (
        "a = [\n  {b = 1, c = {d = 2}},\n  {b = 3},\n]\n",
        {
            ("a",): 1,
            ("a", 0): 2,
            ("a", 0, "b"): 2,
            ("a", 0, "c"): 2,
            ("a", 0, "c", "d"): 2,
            ("a", 1): 3,
            ("a", 1, "b"): 3,
        },
    ),
    "texts that look like more": (
        'a = "[x]\\" # no"\nb = \'{ = \'\nc = """\n[d]\ne = "1"\n"""\nf = \'\'\'\n]\'\'\'\ng = 1 # [h]\n',
        {("a",): 1, ("b",): 2, ("c",): 3, ("f",): 7, ("g",): 9},
    ),
    "other values": (
        "a = 1979-05-27 07:32:00Z\nb = [-1.5e3, true, 0x1F]\nc = []\nd = {}\r\ne = inf\n",
        {("a",): 1, ("b",): 2, ("b", 0): 2, ("b", 1): 2, ("b", 2): 2, ("c",): 3, ("d",): 4, ("e",): 5},
    ),
    "nothing": ("# only a remark", {}),
}


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    if place:
        yield place
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*place, key))


@pytest.mark.parametrize(("text", "found"), CASES.values(), ids=CASES.keys())
def test_every_value_has_its_line(text: str, found: dict[Place, int]) -> None:
    assert set(places(tomllib.loads(text))) == set(found)
    assert lines(text) == found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_in_our_own_files_every_value_is_found_where_it_stands(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = lines(text)
    assert set(found) == set(places(tomllib.loads(text)))
    rows = text.splitlines()
    assert all(
        str(place[-1]) in rows[line - 1] for place, line in found.items() if isinstance(place[-1], str)
    )


@given(
    st.lists(
        st.tuples(
            st.sampled_from(['"]"', "1", "'{'", "[\n1\n]", "{x = [2]}", '"""\n"""']), st.integers(0, 2)
        ),
        max_size=8,
    )
)
def test_what_stands_before_moves_a_key_down_by_its_lines(values: list[tuple[str, int]]) -> None:
    text = ""
    expected = {}
    for number, (value, blank) in enumerate(values):
        text += "\n" * blank
        expected[f"k{number}",] = text.count("\n") + 1
        text += f"k{number} = {value} # remark\n"
    found = lines(text)
    assert {place: line for place, line in found.items() if len(place) == 1} == expected
