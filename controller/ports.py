"""The seam: what the game needs of the table, and nothing about how it is built.

Times are seconds of the running event loop's clock (``loop.time()``): the monotonic clock on a real
table, one that jumps in a simulated evening.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol

from controller.rules.events import Event
from controller.rules.model import Seat

# ---------------------------------------------------------------- lights


class Signal(StrEnum):
    """What a seat's light says. Each has a colour and a rhythm of its own (``firmware.scenes``)."""

    OFF = "off"
    AWAKE = "awake"
    """You are called: show your number."""
    ECHO = "echo"
    """On the target's light: this seat was read, confirm or correct."""
    CONFIRMED = "confirmed"
    """On the actor's light: it counts."""
    UNCLEAR = "unclear"
    """Show it again."""
    REFUSED = "refused"
    """That is not allowed; show another."""
    YES = "yes"
    NO = "no"
    SAME = "same"
    DIFFERENT = "different"
    BLOCKED = "blocked"
    SHOWN = "shown"
    """On the light of a seat: this one, says the host to whoever is awake."""
    NOBODY = "nobody"
    """Nobody, says the host where seats could be shown."""
    NOT_HOME = "not_home"
    CROSSED = "crossed"
    """Crossed arms: he whom you asked about is being shot."""
    SPEAKING = "speaking"
    """You have the floor."""
    ENDING = "ending"
    """Your time is nearly over."""
    ASKED = "asked"
    """Everybody with this light is asked something: press to answer."""
    VOTING = "voting"
    """You are called to vote."""
    OUT = "out"
    """This player has just left the game."""
    TEST = "test"


class Status(StrEnum):
    """What the device's own light says."""

    READY = "ready"
    PLAYING = "playing"
    WATCHING = "watching"
    """The camera looks at somebody."""
    RECORDING = "recording"
    NEEDS_PERSON = "needs_person"
    PAUSED = "paused"


class Lights(Protocol):
    """The seats' lights and the device's own."""

    def show(self, signals: Mapping[Seat, Signal], *, night: bool = False) -> None:
        """Light every named seat so and all others not at all. ``night`` dims. Returns at once."""
        ...

    def status(self, status: Status) -> None:
        """Light the device's own light so."""
        ...


# ---------------------------------------------------------------- buttons


@dataclass(frozen=True, slots=True)
class Press:
    """A debounced change of a button. ``seat`` ``None`` is the host's button on the device."""

    seat: Seat | None
    down: bool
    at: float
    """When it was pressed or let go, seconds of the loop's clock."""


class Buttons(Protocol):
    """The seats' buttons and the device's own."""

    def presses(self) -> AsyncIterator[Press]:
        """Yield every change from now on, in the order of time. Several listeners may listen."""
        ...

    def held(self) -> frozenset[Seat]:
        """Return the seats whose button is down now."""
        ...


# ---------------------------------------------------------------- hands


class Gesture(StrEnum):
    """A sign of the hand code that is no number."""

    THUMB_UP = "thumb_up"
    THUMB_DOWN = "thumb_down"
    PISTOL = "pistol"
    RING_FINGER = "ring_finger"
    LITTLE_FINGER = "little_finger"
    CROSSED_ARMS = "crossed_arms"
    FIST = "fist"


@dataclass(frozen=True, slots=True)
class Reading:
    """What somebody steadily shows: a number, a gesture, or neither (``unclear``)."""

    seat: Seat | None
    """Whose hand it is; ``None`` where the camera cannot tell those who are awake apart."""
    number: int | None = None
    gesture: Gesture | None = None
    confidence: float = 0.0
    """From 0 to 1."""
    since: float = 0.0
    """When it began to be shown, seconds of the loop's clock."""

    @property
    def unclear(self) -> bool:
        """A hand was shown and could not be read."""
        return self.number is None and self.gesture is None


class CameraTrouble(StrEnum):
    """Why nothing can be read."""

    OFF = "off"
    """The settings name no camera."""
    MISSING = "missing"
    """No camera, or it was unplugged."""
    FROZEN = "frozen"
    """The picture stands still."""
    MODEL = "model"
    """The hand model is not there."""
    SEATS = "seats"
    """A camera at the centre was not shown where the seats are, or it is another one now."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """One picture of the camera, and what is seen in it."""

    picture: bytes = field(repr=False)
    """A JPEG with the hands drawn in."""
    readings: tuple[Reading, ...]
    """What that picture alone shows, for each seat or once for all where there is a hand."""


class GestureReader(Protocol):
    """The camera's eye: looks only while it is asked to."""

    def watch(
        self, seats: Collection[Seat], numbers: Collection[int], gestures: Collection[Gesture]
    ) -> AbstractAsyncContextManager[AsyncIterator[Reading]]:
        """Look at the seats that are awake until the context ends; nothing else can be read.

        Yields each new steady reading once; the same one again only after the hand was gone or showed
        something else. Never raises for a missing or broken camera: it yields nothing and ``trouble`` says why.
        """
        ...

    def reads(self, seat: Seat) -> bool:
        """Return whether it can read that seat's hands now; if not, the seat goes on by button."""
        ...

    @property
    def trouble(self) -> CameraTrouble | None:
        """What keeps it from reading, ``None`` when all is well."""
        ...


# ---------------------------------------------------------------- where the seats are


class SeatFault(StrEnum):
    """Why a seat could not be found all around the table."""

    PICTURE = "picture"
    """The camera gives no picture, or the hand model is missing."""
    DARK = "dark"
    """It is too dark to see the lens's image circle."""
    FULL = "full"
    """The picture has no black rim: it is no fisheye's, or the settings must say where the image circle is."""
    ODD = "odd"
    """What is bright in the picture has no round edge."""
    NO_HAND = "no_hand"
    """No open hand was seen."""
    SEVERAL = "several"
    """Several open hands were seen."""
    NEAR = "near"
    """The hand is where another seat is."""
    ORDER = "order"
    """The hand is not where this seat's number belongs around the table."""
    PRESS = "press"
    """Nobody pressed the button."""


class Surroundings(Protocol):
    """A camera at the centre of the table, which learns from open hands where the seats are.

    What it learns is a draft; what was in force before stays so until the draft is kept.
    """

    def found(self) -> Collection[Seat]:
        """Return the seats whose place is known: in the draft, or in force where there is none."""
        ...

    def begin(self, count: int, *, anew: bool) -> None:
        """Open a draft for so many seats, ``anew`` with none of them, else with those in force."""
        ...

    async def look(self) -> None:
        """See which hands are up already, before somebody is asked for his."""
        ...

    async def find(self, seat: Seat) -> SeatFault | None:
        """Look all around for the open hand of a seat and note its place; return why that failed."""
        ...

    async def keep(self) -> None:
        """Let the draft be in force, and store it. Raises ``OSError`` where that fails; it is in force then."""
        ...

    def drop(self) -> None:
        """Forget the draft."""
        ...

    async def picture(self) -> bytes | None:
        """Return what the camera sees now, unrolled, the seats drawn in, as a JPEG; ``None`` without a picture."""
        ...


# ---------------------------------------------------------------- voice

Argument = int | str | tuple[int, ...] | tuple[str, ...]
"""What a line speaks of: a number, a word or an id, a list of seats."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something to say: a key of the catalogue and what it speaks of. Words and language are the voice's."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=lambda: MappingProxyType({}))


class Words(Protocol):
    """The catalogue of all words, for whoever shows or speaks them."""

    languages: tuple[str, ...]

    def text(self, line: Line, language: str) -> str:
        """Return the line as it is shown. An unknown key raises ``KeyError``."""
        ...

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """Return the keys that begin so, sorted."""
        ...


class Announcer(Protocol):
    """The table's voice. Speaks one line at a time."""

    async def say(self, line: Line, language: str) -> None:
        """Speak; return when the last word was heard, or its limit of time is over. Never raises.

        Cancelling stops the sound at once.
        """
        ...

    async def prepare(self, lines: Collection[Line], language: str) -> None:
        """Render the lines, so that each later starts after the same short time."""
        ...

    @property
    def trouble(self) -> str | None:
        """Why nothing is heard (a key of the catalogue), ``None`` when all is well."""
        ...


# ---------------------------------------------------------------- journal


class Origin(StrEnum):
    """Who asked for what has happened."""

    TABLE = "table"
    """A player, by hand or button."""
    HOST = "host"
    """The host, from his phone: an override."""
    CLOCK = "clock"
    """The director: a step was over."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The events of one action, which stand or fall together."""

    number: int
    """Counted from 1 in each game, without gaps."""
    at: float
    """Date and time, seconds since 1970, for the record only."""
    origin: Origin
    action: str
    """The action's name, such as ``CastVote``; ``Undo`` takes back all batches from ``undo_from`` on."""
    events: tuple[Event, ...] = ()
    undo_from: int | None = None


class JournalError(OSError):
    """The journal cannot be written or read; the message says why and what to do."""


class Journal(Protocol):
    """Where what has happened is kept."""

    async def append(self, batch: Batch) -> None:
        """Store the batch durably before returning.

        Raises:
            JournalError: it is not stored.

        """
        ...


@dataclass(frozen=True, slots=True)
class TableIO:
    """All that the director needs of the table."""

    buttons: Buttons
    lights: Lights
    reader: GestureReader
    announcer: Announcer
    journal: Journal


# ---------------------------------------------------------------- the world's side of a simulated table


class SimulatedPins(Protocol):
    """The players' side of the buttons and lights where the pins are mock pins."""

    def press(self, seat: Seat | None) -> None:
        """Push a button down and leave it down; ``None`` is the host's button."""
        ...

    def release(self, seat: Seat | None) -> None:
        """Let a button go."""
        ...

    def colours(self) -> Mapping[Seat, str]:
        """Return each seat's light as its pins are now: ``#rrggbb``."""
        ...

    def changes(self) -> AsyncIterator[Mapping[Seat, str]]:
        """Yield the colours now and after every change."""
        ...


class SimulatedCamera(Protocol):
    """The players' side of a camera that shows what it is given."""

    def hold(self, picture: bytes | None, *, live: bool = False) -> None:
        """Hold an encoded picture (JPEG, PNG) before the camera until the next, or take it away.

        ``live`` says that it is one frame of a moving picture; otherwise a picture held still is a steady hand.
        Raises ``ValueError`` for what is no picture.
        """
        ...


class SimulatedSeats(Protocol):
    """The players' side of a camera at the centre of a table, which sees each of them at his place."""

    async def show(self, seat: Seat, sign: str | None) -> None:
        """Hold up a sign at a seat (a number or a gesture) until the next, or lower the hands.

        Returns when it can be seen. Raises ``ValueError`` for what cannot be shown.
        """
        ...
