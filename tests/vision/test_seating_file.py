"""The file that keeps where the seats are: written whole, read again, every fault named with its line and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller.rules.model import Seat
from controller.tomlfile import TomlError
from vision.drawn_table import DrawnTable
from vision.seating_file import load_seating, save_seating


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "seats.toml"
    save_seating(path, DrawnTable(seats=6).seating("usb:0"))
    return path


def test_what_is_written_is_read_again(file: Path) -> None:
    seating, again = DrawnTable(seats=6).seating("usb:0"), load_seating(file, source="usb:0")
    assert again is not None
    assert (again.size, again.count, again.lens.degrees) == (seating.size, 6, 220.0)
    assert again.lens.centre == pytest.approx(seating.lens.centre, abs=0.01)
    for seat, place in seating.places.items():
        assert again.places[seat].direction == pytest.approx(place.direction, abs=0.01)
        assert again.places[seat].size == pytest.approx(place.size, abs=0.01)


def test_no_file_is_no_fault(tmp_path: Path) -> None:
    assert load_seating(tmp_path / "seats.toml", source="usb:0") is None


def test_the_file_before_stays_whole_when_the_new_one_cannot_be_written(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_text(encoding="utf-8")

    def full(_: Path, __: Path) -> None:
        raise OSError("no space")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no space"):
        save_seating(file, DrawnTable(seats=5).seating("usb:0"))
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seats = 6", "seats = 5", "there are 5 seats"),
        ("seats = 6", "", "seats is missing"),
        ("width = 1640", "width = 0", "camera.width"),
        ("degrees = 220", "degrees = 20", "20 degrees"),
        ("degrees = 220", 'degrees = "wide"', "lens.degrees"),
        ("curve = [0, 0, 0, 0]", "curve = [-1.0, 0, 0, 0]", "turns back"),
        ("azimuth = 300.00", "azimuth = 360.0", "0 to below 360"),
        ("azimuth = 300.00", "azimuth = 357.0", "seats 1 and 2 are too near"),
        ("azimuth = 300.00", "azimuth = 200.0", "seat 2 is not where its number belongs"),
        ("elevation = 5.00", "elevation = 95", "-45 to 80"),
        ("size = 10.85", "size = 0.5", "3 to 40 degrees"),
        ("seat = 2\n", "seat = 3\n", "stands here twice"),
        ("seat = 2\n", "", "seat is missing"),
        ("[lens]", "[lens]\nzoom = 2", "unknown key 'lens.zoom'"),
        ("[lens]", "[lens", "no TOML"),
    ],
)
def test_a_fault_is_named_with_its_line_and_what_helps(file: Path, old: str, new: str, told: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TomlError) as error:
        load_seating(file, source="usb:0")
    assert told in str(error.value)
    assert str(error.value).startswith(f"{file}:")
    assert error.value.line or "missing" in told


def test_places_of_another_camera_are_not_used(file: Path) -> None:
    with pytest.raises(TomlError, match="'usb:0', and now it is 'pi'") as error:
        load_seating(file, source="pi")
    assert error.value.line is not None


def test_the_file_explains_itself(file: Path) -> None:
    head = file.read_text(encoding="utf-8").split("\n\n")[0]
    assert all(line.startswith("#") for line in head.splitlines())
    assert Seat(1) in load_seating(file, source="usb:0").places  # type: ignore[union-attr]
