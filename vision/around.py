"""Putting together what a camera at the table's centre needs: its sight, and what finds the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from controller.tomlfile import TomlError
from vision.cameras import Camera
from vision.reader import HandReader
from vision.seat_finder import LensSettings, SeatFinder
from vision.seating import Seating
from vision.seating_file import load_seating
from vision.sight import AroundSight

FILE = "seats.toml"
"""The file of the seats' places, in the data folder."""


@dataclass(frozen=True, slots=True, eq=False)
class Around:
    """The reader around a table, and what belongs to it."""

    reader: HandReader
    sight: AroundSight
    finder: SeatFinder
    stored: TomlError | None
    """Why the stored places cannot be used."""

    @property
    def fault(self) -> str | None:
        """Return why the stored places cannot be used, ``None`` where all is well, or seats were found since."""
        return None if self.stored is None or self.sight.seating is not None else str(self.stored)


def open_around(
    camera: Camera,
    model: Path,
    lens: LensSettings,
    *,
    source: str,
    folder: Path,
    drawn: Seating | None = None,
    on_trouble: Callable[[], None] | None = None,
) -> Around:
    """Return the reader of a camera at the centre; where the stored places are faulty it reads nobody yet.

    ``drawn`` are the places at a drawn table, which stand while none are stored.
    """
    path = folder / FILE
    seating, fault = drawn, None
    try:
        seating = load_seating(path, source=source) or drawn
    except TomlError as error:
        fault = error
    sight = AroundSight(None if fault else seating)
    reader = HandReader(camera, model, sight=sight, on_trouble=on_trouble)
    return Around(reader, sight, SeatFinder(reader, sight, lens, source=source, path=path), fault)
