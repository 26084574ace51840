"""What the pages need to know of the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from controller.dashboard.offers import Offers
from controller.dashboard.pairing import Pairing
from controller.director.core import Director
from controller.director.seat_round import SeatRound
from controller.ports import (
    Batch,
    CameraTrouble,
    Line,
    Sighting,
    SimulatedCamera,
    SimulatedPins,
    SimulatedSeats,
    Words,
)
from controller.rules.evening import next_step
from controller.rules.model import Phase, Seat
from controller.rules.steps import Closing

Look = tuple[tuple[str, float], ...]
"""How a light looks that says something, again and again: a colour ``#rrggbb`` and its seconds."""


@dataclass(frozen=True, slots=True)
class SimulatedTable:
    """The players' side of a table without parts."""

    pins: SimulatedPins
    camera: SimulatedCamera | None = None
    draw: Callable[[str], bytes] | None = None
    """Return a picture of a hand: ``1`` to ``12``, ``thumb_up`` or ``thumb_down``. May block."""
    seats: SimulatedSeats | None = None
    """Where hands are held up at a seat, seen by a camera at the centre."""


@dataclass(slots=True)
class DashboardTable:
    """The table that the pages show."""

    director: Director
    words: Words
    offers: Callable[[], Offers]
    """Return the rules that can be chosen. May block."""
    pairing: Pairing
    folder: Path
    """Where the last set-up is remembered."""
    address: Callable[[], str] = lambda: ""
    """Return the address of the table screen, for people and for the QR code."""
    seats: int = 12
    """How many places the table has."""
    host_names: frozenset[str] = frozenset()
    """Names of the device beside IP addresses, ``localhost`` and ``*.local``."""
    legend: Mapping[str, Look] = field(default_factory=lambda: MappingProxyType({}))
    """How each signal looks, by its key in the catalogue: ``signal-awake``, ``status-ready``."""
    troubles: Callable[[], Iterable[Line]] = tuple
    """Return what is broken beside camera and voice, such as ``button-trouble``."""
    snapshot: Callable[[], Awaitable[bytes | None]] | None = None
    """Return what the camera sees as a JPEG, for the host to check it."""
    live: Callable[[], AsyncGenerator[Sighting, None]] | None = None
    """Look through the camera as long as the pictures are asked for."""
    seat_round: SeatRound | None = None
    """Finds the seats where the camera is at the table's centre."""
    simulated: SimulatedTable | None = None
    camera_trouble: CameraTrouble | None = None
    """What keeps the camera from reading, as far as the host may know."""
    opened: Batch | None = None
    """The start of the game whose full picture a host who plays has opened; in the next it is closed."""
    setup_kept: bool = True
    """Whether the last set-up could be written for next time."""
    background: set[asyncio.Future[None]] = field(default_factory=set, repr=False)
    """What is being done after it was answered."""
    told: dict[Any, dict[int, Any]] = field(default_factory=dict, repr=False)
    """What ``entries`` has put into words already."""

    @property
    def game(self) -> Batch | None:
        """The start of the game that is on or was last."""
        return next(iter(self.director.history.standing), None)

    @property
    def revealed(self) -> bool:
        """Whether a host who plays has opened the full picture."""
        return self.opened is not None and self.opened is self.game

    @property
    def eyes(self) -> Seat | None:
        """The seat whose eyes the host page has; ``None`` sees everything."""
        return None if self.revealed else self.director.state.host_seat

    @property
    def hushed(self) -> bool:
        """Whether the city sleeps: a player's page learns nothing, not even of his own moves, before dawn."""
        return self.director.state.asleep and not (self.over and self.end_told)

    @property
    def end_told(self) -> bool:
        """Whether the voice has come to the end of a game that is over: winner and cards show no sooner."""
        step = self.director.stage.step
        return not self.over or isinstance(step, Closing) or next_step(self.director.state) is None

    @property
    def over(self) -> bool:
        """Whether the game is over by the rules."""
        return self.director.state.phase is Phase.OVER

    @property
    def live_open(self) -> bool:
        """Whether the host may look at the live picture: only while no game is on, whether he plays or not."""
        return self.live is not None and next_step(self.director.state) is None

    @property
    def camera_open(self) -> bool:
        """Whether the host may look through the camera: not while he plays, for it sees who moves."""
        return self.eyes is None or next_step(self.director.state) is None
