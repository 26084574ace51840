"""Real chips: gpiozero's lgpio pins over a kernel made of dictionaries."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from controller.ports import Press, Signal
from controller.rules.model import Seat
from firmware import pins
from firmware.boards import load_board
from firmware.health import ButtonTrouble
from firmware.table import open_board

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("lgpio"), reason="no lgpio for this Python")


class Kernel:
    """Chips by number: their lines' levels, and who waits for edges."""

    def __init__(self, labels: dict[int, str]) -> None:
        self.labels = labels
        self.levels: dict[tuple[int, int], int] = {}
        self.outputs: set[tuple[int, int]] = set()
        self.waiting: dict[tuple[int, int], Callable[[int, int, int, int], None]] = {}

    def edge(self, chip: int, line: int, level: int, at: float) -> None:
        """Change a line from outside."""
        self.levels[chip, line] = level
        self.waiting[chip, line](chip, line, level, int(at * 1e9))

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        lgpio = pins._import_lgpio()
        fakes: dict[str, Any] = {
            "gpiochip_open": lambda chip: chip,
            "gpiochip_close": lambda _: 0,
            "gpio_get_chip_info": lambda chip: [0, 32, f"gpiochip{chip}", self.labels[chip]],
            "gpio_claim_input": self._claim_input,
            "gpio_claim_output": self._claim_output,
            "gpio_claim_alert": lambda *_: 0,
            "gpio_free": lambda *_: 0,
            "gpio_get_mode": lambda chip, line: 2 if (chip, line) in self.outputs else 0,
            "gpio_read": lambda chip, line: self.levels[chip, line],
            "gpio_write": lambda chip, line, level: self.levels.update({(chip, line): int(level)}),
            "gpio_set_debounce_micros": lambda *_: 0,
            "callback": self._wait,
        }
        for name, fake in fakes.items():
            monkeypatch.setattr(lgpio, name, fake)
        monkeypatch.setattr(pins, "glob", lambda _: [f"/dev/gpiochip{chip}" for chip in self.labels])

    def _claim_input(self, chip: int, line: int, *_: int) -> None:
        self.outputs.discard((chip, line))
        self.levels[chip, line] = 1

    def _claim_output(self, chip: int, line: int, *_: int) -> None:
        self.outputs.add((chip, line))
        self.levels[chip, line] = 0

    def _wait(self, chip: int, line: int, _: int, call: Callable[[int, int, int, int], None]) -> _Wait:
        self.waiting[chip, line] = call
        return _Wait()


class _Wait:
    def cancel(self) -> None:
        pass


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    kernel = Kernel({0: "pinctrl-bcm2711", 1: "brcmvirt-gpio", 5: "mcp23017", 6: "mcp23017", 7: "mcp23017"})
    kernel.install(monkeypatch)
    behind = {5: "/sys/devices/i2c-1/1-0022/gpiochip5", 6: "/sys/devices/i2c-1/1-0020/gpiochip6"}
    behind[7] = "/sys/devices/i2c-1/1-0021/gpiochip7"
    real = Path.resolve

    def resolve(path: Path, *, strict: bool = False) -> Path:
        number = path.name.removeprefix("gpiochip")
        return Path(behind[int(number)]) if number in {"5", "6", "7"} else real(path, strict)

    monkeypatch.setattr(Path, "resolve", resolve)
    return kernel


@pytest.mark.usefixtures("kernel")
def test_expanders_of_one_label_are_told_apart_by_their_address() -> None:
    assert pins.find_chips(load_board("expander-12")) == {"buttons": 6, "lights-a": 7, "lights-b": 5}


def test_the_same_line_of_two_chips_is_two_lights(kernel: Kernel) -> None:
    async def evening() -> None:
        with closing(open_board(load_board("expander-12"))) as board:
            # Red of seat 1 is line 0 of lights-a, of seat 9 line 0 of lights-b.
            board.lights.show({Seat(9): Signal.NO})
            assert (kernel.levels[7, 0], kernel.levels[5, 0]) == (0, 1)
            board.lights.show({Seat(1): Signal.NO})
            assert (kernel.levels[7, 0], kernel.levels[5, 0]) == (1, 0)

    asyncio.run(evening())


def test_a_press_has_the_kernels_time(kernel: Kernel) -> None:
    async def evening() -> None:
        with closing(open_board(load_board("expander-12"))) as board:
            assert board.pins is None
            presses = board.buttons.presses()
            soon = asyncio.get_running_loop().time() + 0.2
            # Seat 9 was first, and is told of last.
            await asyncio.to_thread(kernel.edge, 6, 0, 0, soon)
            await asyncio.to_thread(kernel.edge, 6, 9, 0, soon - 0.002)
            assert [await anext(presses) for _ in range(2)] == [
                Press(Seat(9), down=True, at=pytest.approx(soon - 0.002)),
                Press(Seat(1), down=True, at=pytest.approx(soon)),
            ]
            assert board.buttons.held() == {1, 9}

    asyncio.run(evening())


def test_stamps_of_another_clock_are_not_believed() -> None:
    assert pins._kernel_time(99.9, 100.0) == 99.9
    assert pins._kernel_time(1.7e9, 100.0) == 100.0


def test_a_chip_that_is_not_there_costs_its_own_parts_only(
    kernel: Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        del kernel.labels[6]
        with closing(open_board(load_board("expander-12"))) as board:
            assert set(board.buttons.trouble) == {None, *range(1, 13)}
            assert set(board.buttons.trouble.values()) == {ButtonTrouble.MISSING}
            assert board.lights.trouble == frozenset()

    asyncio.run(evening())
    assert "chip buttons (mcp23017) is not there" in caplog.text


@pytest.mark.parametrize("gone", [(5, 6, 7), (5, 6)])
def test_a_board_that_is_absent_is_told_in_one_line_for_each_chip(
    kernel: Kernel, caplog: pytest.LogCaptureFixture, gone: tuple[int, ...]
) -> None:
    names = {6: "buttons", 7: "lights-a", 5: "lights-b"}

    async def evening() -> None:
        for number in gone:
            del kernel.labels[number]
        with closing(open_board(load_board("expander-12"))) as board:
            assert len(board.buttons.trouble) == 13
            assert len(board.lights.trouble) == (13 if 7 in gone else 5)
            board.lights.show({Seat(1): Signal.NO})

    asyncio.run(evening())
    assert sorted(record.message.split()[2] for record in caplog.records) == sorted(names[n] for n in gone)


def test_lgpio_leaves_the_working_folder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    pins._import_lgpio()
    assert Path.cwd() == tmp_path
    assert not list(tmp_path.iterdir())
    assert os.access(os.environ["LG_WD"], os.W_OK)
