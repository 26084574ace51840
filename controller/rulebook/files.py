"""Where house rules are looked for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def house_files(folder: Path, listed: Iterable[str] = (), beside: Path | None = None) -> tuple[Path, ...]:
    """Return the files of house rules: all ``*.toml`` of a folder by name, then those that are listed.

    A listed file is looked for beside the file that lists it, if it is not named from the root or from home.
    """
    own = sorted(folder.expanduser().glob("*.toml"))
    named = [(beside or Path()) / Path(name).expanduser() for name in listed]
    return tuple(dict.fromkeys([*own, *named]))
