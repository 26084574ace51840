from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from vision.drawn import THUMB, Held, draw_hands, draw_number
from vision.files import read_files
from vision.hand import Image
from vision.measuring import measure
from vision.pictures import encode, load


def saved(folder: Path, name: str, image: Image) -> Path:
    path = folder / name
    path.write_bytes(encode(image, path.suffix))
    return path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of drawn pictures, one of no hand and one broken file."""
    path = tmp_path_factory.mktemp("pictures")
    saved(path, "семь.png", draw_number(7, seed=7))
    saved(path, "fist.jpg", draw_number(10, seed=10))
    saved(path, "pistol.png", draw_hands([(1, 1, 0, 0, 0)], seed=2))
    saved(path, "thumb.png", draw_hands([THUMB], held=Held(roll=51), seed=1))
    saved(path, "room.png", draw_hands([], seed=3))
    (path / "broken.png").write_bytes(b"no picture")
    return path


def read(model: Path, *paths: Path, draw: Path | None = None) -> tuple[int, list[dict[str, object]], str]:
    out, err = StringIO(), StringIO()
    code = read_files(paths, json=True, draw=draw, out=out, err=err, model=model)
    return code, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


def test_each_file_gives_one_json_object(model: Path, folder: Path) -> None:
    code, (line,), err = read(model, folder / "семь.png")
    assert (code, err) == (0, "")
    assert set(line) == {"file", "number", "gesture", "confidence", "hands"}
    assert (line["file"], line["number"], line["gesture"]) == (str(folder / "семь.png"), 7, None)
    hands = line["hands"]
    assert isinstance(hands, list)
    assert sorted(hand["fingers"] for hand in hands) == [[0, 1, 1, 0, 0], [1, 1, 1, 1, 1]]
    for hand in hands:
        left, top, right, bottom = hand["box"]
        assert 0 <= left < right <= 480
        assert 0 <= top < bottom <= 480
        assert 0.5 < hand["confidence"] <= 1


@pytest.mark.parametrize(
    ("name", "number", "gesture", "hands"),
    [
        ("fist.jpg", 10, "fist", 1),
        ("pistol.png", 2, "pistol", 1),
        ("thumb.png", None, "thumb_up", 1),
        ("room.png", None, None, 0),
    ],
)
def test_numbers_and_gestures_in_json(
    model: Path, folder: Path, name: str, number: int | None, gesture: str | None, hands: int
) -> None:
    _, (line,), _ = read(model, folder / name)
    found = line["hands"]
    assert isinstance(found, list)
    assert (line["number"], line["gesture"], len(found)) == (number, gesture, hands)


def test_a_file_that_cannot_be_read_is_named_and_the_rest_goes_on(model: Path, folder: Path) -> None:
    names = ["broken.png", "nowhere.png", "fist.jpg", ""]
    code, lines, err = read(model, *(folder / name for name in names))
    assert code == 1
    assert ["error" in line for line in lines] == [True, True, False, True]
    assert lines[0]["hands"] == []
    assert err.splitlines() == [
        f"{folder / 'broken.png'}: not a picture (JPEG, PNG, WebP or BMP)",
        f"{folder / 'nowhere.png'}: there is no such file; check its name",
        f"{folder}: this is a folder; name a file in it",
    ]


def test_it_draws_what_it_saw(model: Path, folder: Path, tmp_path: Path) -> None:
    code, _, _ = read(model, folder / "fist.jpg", folder / "fist.jpg", draw=tmp_path / "seen")
    assert code == 0
    pictures = sorted((tmp_path / "seen").iterdir())
    assert [path.name for path in pictures] == ["fist-2.png", "fist.png"]
    assert (load(pictures[0])[:480] != load(folder / "fist.jpg")).any()


def test_a_folder_that_cannot_be_drawn_into_is_named(model: Path, folder: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file")
    code, lines, err = read(model, folder / "fist.jpg", draw=taken)
    assert (code, lines[0]["number"]) == (1, 10)
    assert err.startswith(f"{taken}: pictures cannot be written here")
    assert err.endswith("name another folder\n")


def test_text_for_people(model: Path, folder: Path) -> None:
    out = StringIO()
    assert read_files([folder / "fist.jpg", folder / "room.png"], out=out, model=model) == 0
    fist, room = out.getvalue().splitlines()
    assert fist.startswith(f"{folder / 'fist.jpg'}: 10 fist (1 hand, ")
    assert room == f"{folder / 'room.png'}: - (no hand, 0%)"


def test_without_a_model_it_says_what_to_do(folder: Path, tmp_path: Path) -> None:
    err = StringIO()
    assert read_files([folder / "fist.jpg"], err=err, model=tmp_path / "none.task") == 2
    assert "none.task: it is missing. Run: make setup" in err.getvalue()


LABELS = """file,number,gesture,fingers,source
семь.png,7,,,drawn
fist.jpg,10,fist,00000,drawn
pistol.png,3,pistol,,wrong
thumb.png,,thumb_up,,drawn
room.png,,,,room
"""


def test_measuring_counts_what_is_right_and_what_is_taken_for_what(model: Path, folder: Path) -> None:
    labels = folder / "labels.csv"
    labels.write_text(LABELS, encoding="utf-8")
    out, err = StringIO(), StringIO()
    assert measure(labels, out, err, model=model) == 0
    table = {line.split()[0]: line.split()[1:] for line in out.getvalue().splitlines() if line.strip()}
    assert table["drawn"] == ["3", "100.0%", "100.0%", "100.0%", "100.0%"]
    assert table["wrong"] == ["1", "100.0%", "100.0%", "0.0%", "0.0%"]
    assert table["room"] == ["1", "0.0%", "0.0%", "100.0%", "-"]
    assert table["all"][0] == "5"
    assert table["3"] == ["1", ".", "."]
    assert "5/5 pictures" in err.getvalue()


def test_measuring_goes_on_without_a_file_and_says_so(model: Path, folder: Path) -> None:
    labels = folder / "more.csv"
    labels.write_text(LABELS + "broken.png,1,,,drawn\n", encoding="utf-8")
    out, err = StringIO(), StringIO()
    assert measure(labels, out, err, model=model) == 1
    assert err.getvalue().splitlines()[-2:] == [
        "broken.png: not a picture (JPEG, PNG, WebP or BMP)",
        "1 of 6 pictures could not be read.",
    ]
    assert "\n\n" not in err.getvalue()
    assert any(line.split()[:2] == ["all", "5"] for line in out.getvalue().splitlines())


def test_where_no_picture_can_be_read_one_line_says_so(model: Path, tmp_path: Path) -> None:
    labels = tmp_path / "labels.csv"
    labels.write_text(LABELS, encoding="utf-8")
    out, err = StringIO(), StringIO()
    assert measure(labels, out, err, model=model) == 1
    assert out.getvalue() == ""
    assert err.getvalue().splitlines()[-1] == (
        f"None of the 5 pictures could be read in {tmp_path}, "
        "such as семь.png: there is no such file; check its name"
    )
    assert err.getvalue().count(".png") == 1


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "there is no such file; check its name"),
        (b"file,number\na.png,1\n", "no column gesture, source in line 1"),
        (b"", "no column file, number, gesture, source in line 1"),
        (b"file,number,gesture,source\n", "no pictures are listed"),
        (b"\xff\xd8\xff", "this is no text in UTF-8"),
        (b'file,number,gesture,source\n"' + b"x" * 200_000, "field larger than field limit"),
    ],
)
def test_labels_that_are_none_are_named(tmp_path: Path, content: bytes | None, reason: str) -> None:
    labels = tmp_path / "labels.csv"
    if content is not None:
        labels.write_bytes(content)
    err = StringIO()
    assert measure(labels, StringIO(), err) == 2
    assert err.getvalue().startswith(f"{labels}: {reason}")
    assert "Errno" not in err.getvalue()


@pytest.mark.shared
def test_photos_of_people(model: Path, photos: Path) -> None:
    """A sample: the reader may get no worse than it was."""
    out = StringIO()
    measure(photos / "labels.csv", out, StringIO(), model=model, every=9)
    table = {line.split()[0]: line.split()[1:] for line in out.getvalue().splitlines() if "%" in line}
    right = {source: float(row[-1].rstrip("%")) for source, row in table.items() if row[-1].endswith("%")}
    found = {source: float(row[1].rstrip("%")) for source, row in table.items() if row[1].endswith("%")}
    for source in ("ardamavi", "epsrc", "subhi"):
        assert found[source] >= 93
        assert right[source] >= 93
    assert right["two"] >= 80
    assert right["all"] >= 94
