"""What may be wrong with a board's table, each with its place and its remedy. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from controller.tomlfile import nearest
from controller.tomllines import Place
from firmware.wiring import FEWEST, MOST, Board, ChipTable, Lamp, Line

_LINES = {"header": range(2, 28), "mcp23017": range(16), "simulated": range(28)}
_OUTPUT_ONLY = {7, 15}
_I2C = {2: "I2C data", 3: "I2C clock"}
_I2S = {18: "the sound's I2S bit clock", 19: "the sound's I2S frame clock", 21: "the sound's I2S data"}

Fault = tuple[Place, str]
"""Where it is, and what to do."""


class _Use(NamedTuple):
    what: str
    place: Place
    line: Line
    is_input: bool


def faults(board: Board) -> Iterator[Fault]:
    """Yield what is wrong, in the order in which it is best repaired."""
    for name, chip in board.chips.items():
        yield from _chip_faults(board, name, chip)
    yield from _lamp_faults(board)
    taken = _taken(board)
    for use in _uses(board):
        yield from _line_faults(board, use)
        if use.line in taken:
            yield use.place, f"{use.line} is taken already: {taken[use.line]}; choose another line"
        taken[use.line] = f"it is {use.what}"
    yield from _seat_faults(board)


def _chip_faults(board: Board, name: str, chip: ChipTable) -> Iterator[Fault]:
    place = ("chips", name)
    if chip.kind not in _LINES:
        known = ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835", *list(_LINES)[1:]]
        yield (*place, "label"), f"unknown chip {chip.label[0]!r}; {nearest(chip.label[0], known)}"
    twins = [
        key for key, other in board.chips.items() if (other.kind, other.address) == (chip.kind, chip.address)
    ]
    if chip.kind != "simulated" and name != twins[0]:
        yield (
            place,
            f"this is the same chip as {twins[0]}; an expander's own address is set by its pins A0 to A2",
        )
    if chip.kind == "mcp23017":
        if chip.address is None:
            yield place, "an expander needs its address, such as address = 0x20"
        if chip.interrupt in _buses(board):
            carried = _buses(board)[chip.interrupt]
            yield (*place, "interrupt"), f"GPIO {chip.interrupt} carries {carried}; use another, such as 4"
        if chip.pwm:
            yield (*place, "pwm"), "an expander cannot dim; leave pwm out"


def _lamp_faults(board: Board) -> Iterator[Fault]:
    for _, place, lamp in _lamps(board):
        if not lamp.wires or (lamp.single and len(lamp.wires) > 1):
            yield place, 'a light has either single = "chip.number" or some of red, green and blue'
        if len({line.chip for line in lamp.wires.values()}) > 1:
            yield place, "the lines of one light must be on one chip"


def _lamps(board: Board) -> Iterator[tuple[str, Place, Lamp]]:
    yield "the status light", ("status", "light"), board.status.light
    for index, part in enumerate(board.seats):
        yield f"the light of seat {part.seat}", ("seats", index, "light"), part.light


def _uses(board: Board) -> Iterator[_Use]:
    yield _Use("the host's button", ("host", "button"), board.host.button, is_input=True)
    for index, part in enumerate(board.seats):
        what = f"the button of seat {part.seat}"
        yield _Use(what, ("seats", index, "button"), part.button, is_input=True)
    for what, place, lamp in _lamps(board):
        for colour, line in lamp.wires.items():
            yield _Use(f"{what}, {colour}", (*place, colour), line, is_input=False)


def _taken(board: Board) -> dict[Line, str]:
    """Return what the header's pins carry besides buttons and lights."""
    pins = _buses(board)
    pins |= {chip.interrupt: "an expander's interrupt" for chip in _expanders(board) if chip.interrupt}
    headers = [name for name, chip in board.chips.items() if chip.kind == "header"]
    return {Line(name, pin): f"it carries {what}" for name in headers for pin, what in pins.items()}


def _expanders(board: Board) -> list[ChipTable]:
    return [chip for chip in board.chips.values() if chip.kind == "mcp23017"]


def _buses(board: Board) -> dict[int, str]:
    return (_I2C if _expanders(board) else {}) | (_I2S if board.sound == "i2s" else {})


def _line_faults(board: Board, use: _Use) -> Iterator[Fault]:
    _, place, line, is_input = use
    chip = board.chips.get(line.chip)
    if chip is None:
        yield place, f"no chip {line.chip!r}; {nearest(line.chip, list(board.chips))}"
        return
    lines = _LINES[chip.kind]
    if line.number not in lines:
        yield place, f"{line.chip} has the lines {lines[0]} to {lines[-1]}, not {line.number}"
    if is_input and chip.kind == "mcp23017":
        if line.number in _OUTPUT_ONLY:
            yield place, f"line {line.number} of an MCP23017 must not be an input; use it for a light"
        if chip.interrupt is None:
            yield (
                place,
                f"{line.chip} has buttons and no interrupt; wire its INTA to a GPIO: interrupt = 4",
            )


def _seat_faults(board: Board) -> Iterator[Fault]:
    for index, part in enumerate(board.seats):
        if part.seat != index + 1:
            yield (
                ("seats", index, "seat"),
                f"seat {index + 1} is expected here: seats are numbered from 1, in order",
            )
    if not FEWEST <= len(board.seats) <= MOST:
        yield ("seats",), f"{len(board.seats)} seats; a game needs {FEWEST} to {MOST}"
