"""The file that keeps where the seats are: readable, and checked; a fault names its line and the remedy."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from controller.rules.model import Seat
from controller.tomlfile import TomlError, TomlFile, check, read
from vision.lens import Direction, Lens
from vision.seating import LARGEST, SMALLEST, Place, Seating, fault_of

ANEW = "or let the seats be found anew"
"""What helps against every fault."""

HEAD = """\
# Where the seats are in the picture of the camera at the table's centre. The table writes this file when the
# seats are found (host's page, Camera); what is changed here by hand counts from the next start on.
# Directions in degrees: azimuth from the top of the picture, clockwise in it, elevation above the horizon;
# size is how long an open hand looks there, from wrist to finger tip.
"""


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class CameraTable(_Section):
    """The camera that the seats were found with."""

    source: str = Field(description="as camera.source in the settings")
    width: int = Field(ge=64, le=10_000, description="of its pictures, pixels")
    height: int = Field(ge=64, le=10_000, description="of its pictures, pixels")


class LensTable(_Section):
    """Its lens."""

    degrees: float = Field(description="full angle of the image circle")
    centre: tuple[float, float] = Field(description="column and row of its middle, pixels")
    radius: float = Field(description="of the image circle, pixels")
    curve: tuple[float, float, float, float] = Field(
        default=(0.0, 0.0, 0.0, 0.0), description="k1 to k4 of cv2.fisheye; all 0: equidistant"
    )


class SeatTable(_Section):
    """A seat."""

    seat: int = Field(ge=1, le=25, description="its number, 1 to 25")
    azimuth: float = Field(ge=0, lt=360, description="0 to below 360 degrees")
    elevation: float = Field(ge=-45, le=80, description="-45 to 80 degrees")
    size: float = Field(ge=SMALLEST, le=LARGEST, description=f"{SMALLEST:g} to {LARGEST:g} degrees")


class SeatingTables(_Section):
    """The whole file."""

    seats: int = Field(ge=1, le=25, description="how many there are, 1 to 25")
    camera: CameraTable
    lens: LensTable
    found: Annotated[list[SeatTable], Field(description="the seats, each once")] = Field(default_factory=list)


def load_seating(path: Path, *, source: str) -> Seating | None:
    """Return where the seats are, ``None`` where there is no file.

    ``source`` is the camera that is used now. Raises ``TomlError`` for the first fault, with what helps.
    """
    if not path.exists():
        return None
    file = read(path)
    tables = check(file, SeatingTables)
    if tables.camera.source != source:
        told = f"these seats were found with the camera {tables.camera.source!r}, and now it is {source!r}"
        raise file.error(("camera", "source"), f"{told}: change camera.source in the settings, {ANEW}")
    return Seating(
        source,
        (tables.camera.width, tables.camera.height),
        _lens(file, tables.lens),
        tables.seats,
        _places(file, tables),
    )


def save_seating(path: Path, seating: Seating) -> None:
    """Write where the seats are; the file before stays whole until the new one is. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(_written(seating))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _lens(file: TomlFile, table: LensTable) -> Lens:
    try:
        return Lens(table.centre, table.radius, table.degrees, table.curve)
    except ValueError as error:
        raise file.error(("lens",), f"{error}; put it right, {ANEW}") from error


def _places(file: TomlFile, tables: SeatingTables) -> dict[Seat, Place]:
    places: dict[Seat, Place] = {}
    rows: dict[Seat, int] = {}
    for row, table in enumerate(tables.found):
        seat = Seat(table.seat)
        if seat > tables.seats:
            raise _fault(file, row, f"there are {tables.seats} seats: take it out, or raise seats")
        if seat in places:
            raise _fault(file, row, f"seat {seat} stands here twice: take one out")
        places[seat] = Place(Direction(table.azimuth, table.elevation), table.size)
        rows[seat] = row
    wrong = fault_of(places)
    if wrong is None:
        return places
    kind, seat, other = wrong
    if kind == "near" and other is not None:
        raise _fault(
            file, rows[other], f"seats {seat} and {other} are too near to be told apart: move one, {ANEW}"
        )
    told = f"seat {seat} is not where its number belongs: the seats must follow one another around the table"
    raise _fault(file, rows[seat], f"{told}; change its azimuth, {ANEW}")


def _fault(file: TomlFile, row: int, message: str) -> TomlError:
    return file.error(("found", row, "seat"), message)


def _written(seating: Seating) -> str:
    lens = seating.lens
    lines = [
        f"{HEAD}",
        f"seats = {seating.count}\n",
        "[camera]",
        f"source = {_text(seating.source)}",
        f"width = {seating.size[0]}",
        f"height = {seating.size[1]}\n",
        "[lens]",
        f"degrees = {lens.degrees:.4g}",
        f"centre = [{lens.centre[0]:.2f}, {lens.centre[1]:.2f}]",
        f"radius = {lens.radius:.2f}",
        f"curve = [{', '.join(f'{k:.6g}' for k in lens.curve)}]",
    ]
    for seat in sorted(seating.places):
        place = seating.places[seat]
        lines += [
            "\n[[found]]",
            f"seat = {seat}",
            f"azimuth = {place.direction.azimuth % 360:.2f}",
            f"elevation = {place.direction.elevation:.2f}",
            f"size = {place.size:.2f}",
        ]
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    """Write a string: JSON's are TOML's."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
