"""``mafia-table hands``: read pictures, measure the reader, record what the camera sees."""

from __future__ import annotations

import argparse

from vision.files import read_files
from vision.measuring import PICTURE, measure


def hands(options: argparse.Namespace) -> int:
    """Do what ``hands read`` or ``hands measure`` was asked for, and return the exit code."""
    if options.command == "hands read":
        return read_files(options.files, json=options.json, draw=options.draw)
    return measure(
        options.labels,
        picture=options.picture or PICTURE,
        misses=options.misses,
    )
