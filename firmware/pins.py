"""Chips to hang gpiozero's devices on: the machine's own through lgpio, or mock ones in memory.

Imported only where pins are opened, since gpiozero and lgpio come with it.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from glob import glob
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

import gpiozero
from gpiozero.pins.mock import MockFactory, MockPWMPin

from firmware.wiring import Board, ChipTable

log = logging.getLogger(__name__)

PI_4 = 0xC03115
"""The board that a machine is taken for which is no Pi and has such chips all the same."""

LATE = 1.0
"""A kernel's time stamp more than so many seconds away from now was taken from another clock."""


@dataclass(frozen=True)
class Chip:
    """An open chip."""

    factory: Any
    """The gpiozero pin factory to give to each device."""
    pwm: bool
    """Whether outputs may be dimmed."""
    stamp: Callable[[float, float], float]
    """From an edge's time stamp and the time now to the edge's time on the loop's clock."""


class WatchedPin(MockPWMPin):  # type: ignore[misc] # gpiozero has no types
    """A mock pin that tells its factory when it changes."""

    def _change_state(self, value: float) -> bool:
        changed = bool(super()._change_state(value))
        # The mock remembers every state since its start: a blinking light would fill the memory.
        self.states.clear()
        if changed:
            self.factory.changed()
        return changed


class WatchedFactory(MockFactory):  # type: ignore[misc] # gpiozero has no types
    """Mock pins; ``changed`` is called after every change of any of them."""

    def __init__(self) -> None:
        super().__init__(pin_class=WatchedPin)
        self.changed: Callable[[], None] = lambda: None


def mock_chips(board: Board) -> dict[str, Chip]:
    """Return mock chips for a whole board, by the names in its table."""
    return {name: Chip(WatchedFactory(), chip.pwm, _now) for name, chip in board.chips.items()}


def real_chips(board: Board) -> dict[str, Chip]:
    """Open the board's chips that this machine has; what is missing or refused is logged and left out."""
    numbers = find_chips(board)
    chips = {}
    for name, table in board.chips.items():
        if name not in numbers:
            log.error("board: chip %s (%s) is not there; is its overlay in config.txt?", name, table.label[0])
            continue
        try:
            chips[name] = Chip(_open(numbers[name]), table.pwm, _kernel_time)
        except Exception:
            log.exception("board: chip %s cannot be opened", name)
    return chips


def find_chips(board: Board) -> dict[str, int]:
    """Return the number of the gpiochip of each chip of the board that this machine has."""
    here = dict(_labels())
    found = {}
    for name, table in board.chips.items():
        number = next((number for number, label in here.items() if _is(table, number, label)), None)
        if number is not None:
            found[name] = number
    return found


def _now(_: float, now: float) -> float:
    """Mock pins stamp with the wall's clock, which a simulated evening does not follow."""
    return now


def _kernel_time(ticks: float, now: float) -> float:
    """Take the kernel's stamp: of the monotonic clock, as the loop's, except in very old kernels."""
    return ticks if abs(now - ticks) < LATE else now


def _is(table: ChipTable, number: int, label: str) -> bool:
    if label not in table.label:
        return False
    # Expanders all have the same label: the I2C device behind the chip tells them apart, such as 1-0020.
    device = Path(f"/sys/bus/gpio/devices/gpiochip{number}").resolve()
    return table.address is None or any(part.endswith(f"-{table.address:04x}") for part in device.parts)


def _labels() -> Iterator[tuple[int, str]]:
    """Yield number and label of every gpiochip of this machine."""
    paths = glob("/dev/gpiochip*")  # noqa: PTH207 - as text, to take the number off
    if not paths:
        return
    try:
        lgpio = _import_lgpio()
    except ImportError:
        log.error("board: there are pins, but no lgpio to drive them: install python3-lgpio")  # noqa: TRY400 - what to do says it all
        return
    for path in paths:
        number = int(path.removeprefix("/dev/gpiochip"))
        try:
            handle = lgpio.gpiochip_open(number)
        except lgpio.error:
            log.error("board: %s may not be opened; is this user in the group gpio?", path)  # noqa: TRY400 - as above
            continue
        yield number, lgpio.gpio_get_chip_info(handle)[3]
        lgpio.gpiochip_close(handle)


def _import_lgpio() -> ModuleType:
    """Import lgpio with a work folder that it can write to, and undo that it moves the process there."""
    if "LG_WD" not in os.environ:
        # Of its own: two programs in one folder would take each other's pipes.
        os.environ["LG_WD"] = tempfile.mkdtemp(prefix="mafia-table-")
        atexit.register(shutil.rmtree, os.environ["LG_WD"], ignore_errors=True)
    with contextlib.chdir(os.environ["LG_WD"]):
        import lgpio  # noqa: PLC0415 - not on every machine, and see above
    return lgpio  # type: ignore[no-any-return] # lgpio has no types


def _open(number: int) -> Any:
    """Return a pin factory for one gpiochip."""
    _import_lgpio()
    from gpiozero.pins.lgpio import LGPIOFactory  # noqa: PLC0415 - imports lgpio

    class OwnPins(LGPIOFactory):  # type: ignore[misc] # gpiozero has no types
        """gpiozero's own shares one table of pins among all chips, so that line 5 of two chips is one pin."""

        def __init__(self) -> None:
            super().__init__(chip=number)
            self.pins: dict[Any, Any] = {}
            self._reservations: Mapping[Any, list[Any]] = defaultdict(list)
            self._res_lock = Lock()

        def _get_revision(self) -> int:
            try:
                return int(super()._get_revision())
            except gpiozero.PinUnknownPi:
                return PI_4

    return OwnPins()
