"""Boards: TOML tables of the wiring. Those in ``firmware/tables`` come with the program."""

from __future__ import annotations

from pathlib import Path

from controller.tomlfile import TomlError, check, nearest, read
from firmware.faults import faults
from firmware.wiring import Board

BoardError = TomlError

TABLES = Path(__file__).parent / "tables"


def names() -> list[str]:
    """Return the names of the boards that come with the program."""
    return sorted(path.stem for path in TABLES.glob("*.toml"))


def load_board(name: str) -> Board:
    """Read a board by its name, or by a file that ends in ``.toml``.

    Raises ``BoardError`` for the first fault of the table, ``LookupError`` for an unknown name.
    """
    path = Path(name).expanduser() if name.endswith(".toml") else TABLES / f"{name}.toml"
    if not name.endswith(".toml") and name not in names():
        raise LookupError(f"no board {name!r}; {nearest(name, names())}")
    file = read(path)
    board = check(file, Board)
    for place, message in faults(board):
        raise file.error(place, message)
    return board
