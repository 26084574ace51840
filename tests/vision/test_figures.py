"""What measuring comes to, from cases alone, and as a picture."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from controller.ports import Gesture
from vision import measuring
from vision.chart import write_chart
from vision.drawn import draw_hands, draw_number
from vision.figures import ASKED, Case, by_source, confusion
from vision.measuring import measure
from vision.pictures import encode, load

UP, DOWN = Gesture.THUMB_UP, Gesture.THUMB_DOWN


def shown(number: str, read: str | None, *, found: bool = True, source: str = "a") -> Case:
    """Return a case: ``None`` is no answer."""
    return Case(source, number, "", found, read is not None, read or "", "")


def thumb(gesture: str, read: str | None) -> Case:
    return Case("thumbs", "", gesture, True, read is not None, "", read or "")


CASES = [
    *[shown("3", "3")] * 97,
    shown("3", "4"),
    shown("3", None),
    shown("3", None, found=False),
    *[shown("7", "7", source="b")] * 19,
    shown("7", "2", source="b"),
    *[thumb(UP, UP)] * 9,
    thumb(DOWN, UP),
    shown("", None, found=True, source="empty"),
    shown("", "1", source="empty"),
]


@pytest.mark.parametrize(
    ("name", "holds", "of", "reached"),
    [
        ("a hand is found where there is one", 129, 130, True),
        ("number right, where it answers", 116, 118, False),
        ("answers where a number is shown", 118, 120, True),
        ("two-hand number right", 19, 20, True),
        ("thumb right", 9, 10, False),
        ("thumb taken for the other", 1, 10, False),
        ("empty room shows a number", 1, 2, False),
    ],
)
def test_what_is_asked_is_counted(name: str, holds: int, of: int, reached: bool) -> None:  # noqa: FBT001 - a table of cases
    (asked,) = [each for each in ASKED if each.name == name]
    assert asked.counted(CASES) == (holds, of)
    assert asked.reached(CASES) is reached


def test_without_such_pictures_nothing_is_missed() -> None:
    assert all(asked.reached([]) for asked in ASKED)


def test_numbers_are_in_order_and_what_is_no_reading_comes_last() -> None:
    table = confusion([*CASES, shown("12", "10"), Case("a", "2", "", True, True, "", "thumb_up")], "number")
    assert table is not None
    assert table.shown == ["2", "3", "7", "12"]
    assert table.read == ["2", "3", "4", "7", "10", "other", "unclear", "no hand"]
    assert table.counts["3", "unclear"] == 1
    assert confusion([shown("3", "3")], "gesture") is None


def test_all_comes_after_the_sources() -> None:
    assert list(by_source(CASES)) == ["a", "b", "empty", "thumbs", "all"]


@pytest.mark.parametrize("cases", [CASES, CASES[:1], CASES[-2:]])
def test_the_picture_has_room_for_all(tmp_path: Path, cases: list[Case]) -> None:
    write_chart(cases, tmp_path / "measured.png")
    height, width, _ = load(tmp_path / "measured.png").shape
    assert width == 1430
    assert height > 700


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    (tmp_path / "three.png").write_bytes(encode(draw_number(3, seed=3), ".png"))
    (tmp_path / "room.png").write_bytes(encode(draw_hands([], seed=3), ".png"))
    path = tmp_path / "labels.csv"
    rows = ("number,file,gesture,source", "4,three.png,,a", ",,,", "", ",room.png,,b")
    path.write_text("\ufeff" + "\n".join(rows), encoding="utf-8")
    return path


def test_measuring_writes_a_picture_and_the_misses(model: Path, labels: Path) -> None:
    folder, out = labels.parent, StringIO()
    picture, misses = folder / "figures.png", folder / "misses"
    assert measure(labels, out, StringIO(), model=model, picture=picture, misses=misses) == 0
    assert f"as a picture: {picture}" in out.getvalue()
    assert load(picture).any()
    assert [path.name for path in misses.iterdir()] == ["4 three.png"]
    assert "not reached" in out.getvalue()


@pytest.mark.parametrize(("asked", "code"), [(True, 1), (False, 0)])
def test_a_picture_that_cannot_be_written_is_named(
    model: Path,
    labels: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: bool,  # noqa: FBT001 - a table of cases
    code: int,
) -> None:
    err, picture = StringIO(), labels.parent / "none" / "figures.png"
    monkeypatch.setattr(measuring, "PICTURE", Path("other.png") if asked else picture)
    assert measure(labels, StringIO(), err, model=model, picture=picture) == code
    assert f"{picture}: the picture cannot be written" in err.getvalue()


@pytest.mark.parametrize(
    ("row", "reason"),
    [("x,three.png,,a", "line 2: 'x' is no number"), (",three.png,wave,a", "line 2: 'wave' is no gesture")],
)
def test_a_label_that_means_nothing_is_named(labels: Path, row: str, reason: str) -> None:
    labels.write_text(f"number,file,gesture,source\n{row}\n", encoding="utf-8")
    err = StringIO()
    assert measure(labels, StringIO(), err) == 2
    assert f"{labels}: {reason}" in err.getvalue()
