"""Who may learn of an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from controller.rules.model import Seat


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may learn of an event: everybody, or some seats, and whether a host who does not play."""

    everybody: bool = False
    seats: frozenset[Seat] = frozenset()
    host: bool = True


PUBLIC: Final = Audience(everybody=True)
"""Everybody hears or sees it."""

HOST: Final = Audience()
"""A secret of the host's."""

NOBODY: Final = Audience(host=False)
"""For the log alone."""
