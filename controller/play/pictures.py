"""Pictures of hands to hold before the simulated camera."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path


class Pictures:
    """Photos from a folder with a ``labels.csv`` (``file``, ``number``, ``gesture``), drawn hands for the rest.

    ``draw`` makes an encoded picture of a number (``7``) or a gesture (``thumb_up``). The photos of a sign are given
    in turn, so that who was misread shows another one.
    """

    def __init__(self, draw: Callable[[str], bytes], folder: Path | None = None) -> None:
        self._draw = draw
        self._photos = {sign: cycle(paths) for sign, paths in _by_sign(folder).items()} if folder else {}
        self.drawn: set[str] = set()
        """Signs for which no photo was there."""

    def of(self, sign: str) -> bytes:
        """Return the next picture of a number or gesture."""
        photos: Iterator[Path] | None = self._photos.get(sign)
        if photos is not None:
            return next(photos).read_bytes()
        self.drawn.add(sign)
        return self._draw(sign)


def _by_sign(folder: Path) -> dict[str, list[Path]]:
    """Return the photos of each sign. Raises ``OSError`` where the folder has no ``labels.csv``."""
    found: dict[str, list[Path]] = {}
    with (folder / "labels.csv").open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            sign = row["gesture"] or row["number"]
            if sign:
                found.setdefault(sign, []).append(folder / row["file"])
    return found
