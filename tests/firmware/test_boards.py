from __future__ import annotations

import re
from pathlib import Path

import pytest

from controller.rules.model import Seat
from firmware.boards import TABLES, BoardError, load_board, names

EXPANDER = (TABLES / "expander-12.toml").read_text(encoding="utf-8")
DIRECT = (TABLES / "direct-9.toml").read_text(encoding="utf-8")

FAULTS = {
    "button on the sound's clock": (DIRECT, '"pi.6"', '"pi.18"', ["pi.18", "I2S bit clock"]),
    "button on the sound's frame": (DIRECT, '"pi.6"', '"pi.19"', ["pi.19", "I2S frame clock"]),
    "button on the sound's data": (DIRECT, '"pi.6"', '"pi.21"', ["pi.21", "I2S data"]),
    "line used twice": (EXPANDER, '"buttons.5"', '"buttons.4"', ["buttons.4 is taken", "button of seat 5"]),
    "light on a button's line": (DIRECT, '"pi.16"', '"pi.4"', ["pi.4 is taken", "button of seat 1"]),
    "unknown key": (EXPANDER, "interrupt = 4", "interupt = 4", ["interupt", "did you mean 'interrupt'?"]),
    "no interrupt": (EXPANDER, "interrupt = 4", "", ["no interrupt", "INTA"]),
    "interrupt on the sound": (EXPANDER, "interrupt = 4", "interrupt = 19", ["GPIO 19", "I2S"]),
    "input on line 7": (EXPANDER, '"buttons.6"', '"buttons.7"', ["line 7", "must not be an input"]),
    "input on line 15": (EXPANDER, '"buttons.13"', '"buttons.15"', ["line 15", "must not be an input"]),
    "no such line": (EXPANDER, '"buttons.6"', '"buttons.16"', ["lines 0 to 15, not 16"]),
    "no such chip": (EXPANDER, '"buttons.6"', '"button.6"', ["no chip 'button'", "did you mean 'buttons'?"]),
    "no line": (EXPANDER, '"buttons.6"', '"buttons"', ['write "chip.number"']),
    "unknown label": (EXPANDER, 'label = "mcp23017"', 'label = "mcp23071"', ["did you mean 'mcp23017'?"]),
    "no address": (EXPANDER, "address = 0x20", "", ["needs its address"]),
    "address twice": (EXPANDER, "address = 0x22", "address = 0x21", ["the same chip as lights-a"]),
    "dimming over I2C": (EXPANDER, "address = 0x22", "address = 0x22\npwm = true", ["cannot dim"]),
    "seat left out": (EXPANDER, "seat = 7\n", "seat = 8\n", ["seat 7 is expected"]),
    "no seats": (DIRECT, DIRECT[DIRECT.index("[[seats]]") :], "", ["seats is missing"]),
    "light without lines": (DIRECT, '{ single = "pi.16" }', "{}", ["single", "red, green and blue"]),
    "light over two chips": (EXPANDER, 'green = "lights-b.9"', 'green = "lights-a.9"', ["on one chip"]),
    "unknown sound": (EXPANDER, '"i2s"', '"i2c"', ["sound = 'i2c'", "'usb'"]),
}


@pytest.mark.parametrize("name", names())
def test_the_boards_that_come_with_the_program_are_right(name: str) -> None:
    board = load_board(name)
    seats = range(1, len(board.seats) + 1)
    assert set(board.buttons) == set(board.lamps) == {None, *seats}


def test_there_are_boards_for_nine_twelve_and_25_seats() -> None:
    assert {name: len(load_board(name).seats) for name in names()} == {
        "direct-9": 9,
        "expander-12": 12,
        "simulated": 25,
    }


@pytest.mark.parametrize(("table", "old", "new", "words"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_names_file_line_and_remedy(
    tmp_path: Path, table: str, old: str, new: str, words: list[str]
) -> None:
    assert old in table
    path = tmp_path / "board.toml"
    path.write_text(table.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoardError) as error:
        load_board(str(path))
    assert re.match(rf"{path}(:\d+)?: ", str(error.value))
    assert all(word in str(error.value) for word in words), str(error.value)


def test_the_line_named_is_the_one_with_the_fault(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(DIRECT.replace('"pi.6"', '"pi.18"'), encoding="utf-8")
    with pytest.raises(BoardError) as error:
        load_board(str(path))
    assert error.value.line is not None
    assert path.read_text(encoding="utf-8").splitlines()[error.value.line - 1] == 'button = "pi.18"'


@pytest.mark.parametrize("pin", [18, 19, 21])
def test_with_usb_sound_the_pins_of_i2s_are_free(tmp_path: Path, pin: int) -> None:
    path = tmp_path / "board.toml"
    text = DIRECT.replace('"i2s"', '"usb"').replace('"pi.6"', f'"pi.{pin}"')
    path.write_text(text, encoding="utf-8")
    assert load_board(str(path)).buttons[Seat(3)] == ("pi", pin)


def test_an_unknown_board_is_answered_by_the_nearest() -> None:
    with pytest.raises(LookupError, match="did you mean 'expander-12'"):
        load_board("expander12")
