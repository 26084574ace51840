"""Open a whole board: from its table to buttons and lights that work."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from firmware.boards import load_board
from firmware.buttons import GpioButtons
from firmware.lights import GpioLights
from firmware.pins import Chip, find_chips, mock_chips, real_chips
from firmware.simulated import MockTable
from firmware.wiring import Board

log = logging.getLogger(__name__)

AUTO = "auto"
REAL = ("expander-12", "direct-9")
"""The boards that ``auto`` looks for, the richer first."""


@dataclass(frozen=True)
class OpenBoard:
    """The parts of a board, in use until ``close``."""

    buttons: GpioButtons
    lights: GpioLights
    pins: MockTable | None
    """The players' side, where all pins are mock pins."""
    chips: Mapping[str, Chip]

    def close(self) -> None:
        """Leave all lights off and let all pins go."""
        self.lights.close()
        self.buttons.close()
        for chip in self.chips.values():
            chip.factory.close()


def choose_board(name: str) -> Board:
    """Return a board by name or file; ``auto``: the first whose chips are all here, else the simulated one.

    Raises ``BoardError`` for a table with a fault, ``LookupError`` for an unknown name.
    """
    if name != AUTO:
        return load_board(name)
    for board in map(load_board, REAL):
        if find_chips(board).keys() == board.chips.keys():
            return board
    return load_board("simulated")


def open_board(board: Board, *, mock: bool = False) -> OpenBoard:
    """Open a board on the running loop; ``mock`` puts mock pins under it, as under the simulated one.

    Never raises for a part that is missing: it is logged, and named by ``trouble`` of buttons and lights.
    """
    simulated = mock or all(chip.kind == "simulated" for chip in board.chips.values())
    chips = mock_chips(board) if simulated else real_chips(board)
    lights = GpioLights(board.lamps, chips)
    buttons = GpioButtons(board.buttons, chips)
    log.info("board: %s", board.about)
    return OpenBoard(buttons, lights, MockTable(board, chips) if simulated else None, chips)
