"""Wiring: which seat's button and light hang on which line of which chip, as a board's table says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from controller.rules.model import Seat

FEWEST, MOST = 5, 25


class Line(NamedTuple):
    """A line of a chip: its name in the table, and the line's number."""

    chip: str
    number: int

    def __str__(self) -> str:
        return f"{self.chip}.{self.number}"


def _line(text: Any) -> Line:
    chip, _, number = str(text).partition(".")
    if not chip or not number.isdecimal():
        raise ValueError('write "chip.number", such as "buttons.3"')
    return Line(chip, int(number))


def _labels(label: Any) -> Any:
    return [label] if isinstance(label, str) else label


Wire = Annotated[Line, BeforeValidator(_line)]


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ChipTable(_Section):
    """A chip, found by the label its driver gives it."""

    label: Annotated[list[str], BeforeValidator(_labels)] = Field(
        min_length=1, description="what the kernel calls the chip, or a list of what it may be called"
    )
    address: int | None = Field(default=None, ge=0x20, le=0x27, description="I2C address, 0x20 to 0x27")
    interrupt: int | None = Field(
        default=None, ge=2, le=27, description="the GPIO that INTA is wired to, 2 to 27"
    )
    pwm: bool = Field(default=False, description="whether its outputs are dimmed at night")

    @property
    def kind(self) -> str:
        """``header`` for the Pi's own pins, else the chip's label."""
        return "header" if self.label[0].startswith("pinctrl-") else self.label[0]


class Lamp(_Section):
    """A light: one line of any colour, or one line for each of its colours."""

    single: Wire | None = None
    red: Wire | None = None
    green: Wire | None = None
    blue: Wire | None = None

    @property
    def wires(self) -> Mapping[str, Line]:
        """The lines by colour, in the order red, green, blue."""
        wires = {"red": self.red, "green": self.green, "blue": self.blue, "single": self.single}
        return {colour: wire for colour, wire in wires.items() if wire}


class SeatTable(_Section):
    """A seat's parts."""

    seat: int = Field(ge=1, le=MOST, description="number of the seat, 1 to 25")
    button: Wire = Field(description='"chip.number"')
    light: Lamp


class HostTable(_Section):
    """The host's part of the device."""

    button: Wire = Field(description='"chip.number"')


class StatusTable(_Section):
    """The device's own light."""

    light: Lamp


class Board(_Section):
    """A whole board table."""

    about: str = Field(description="what it is, in a line")
    sound: Literal["i2s", "usb", "none"] = Field(description="i2s (on the header), usb or none")
    chips: dict[str, ChipTable] = Field(min_length=1)
    host: HostTable
    status: StatusTable
    seats: list[SeatTable] = Field(description=f"{FEWEST} to {MOST} seats")

    @property
    def buttons(self) -> Mapping[Seat | None, Line]:
        """The buttons' lines by seat, ``None`` the host's."""
        return {None: self.host.button} | {Seat(part.seat): part.button for part in self.seats}

    @property
    def lamps(self) -> Mapping[Seat | None, Lamp]:
        """The lights by seat, ``None`` the device's own."""
        return {None: self.status.light} | {Seat(part.seat): part.light for part in self.seats}
