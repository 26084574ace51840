"""Real buttons and lights on mock pins, in time that jumps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import gpiozero
import pytest

from controller.clock import run_jumping
from controller.ports import Press, Signal, Status
from controller.rules.model import Seat
from firmware import health
from firmware.boards import load_board, names
from firmware.buttons import BACKLOG, GpioButtons
from firmware.debounce import Change
from firmware.health import ButtonTrouble
from firmware.lights import GpioLights
from firmware.pins import WatchedPin, mock_chips
from firmware.scenes import COLOURS, NIGHT, SCENES, TICK
from firmware.simulated import MockTable
from firmware.table import OpenBoard, choose_board, open_board
from firmware.wiring import Line

S = [Seat(number) for number in range(26)]
SETTLED = 0.1
"""Seconds after which a press has settled and was passed on."""


@asynccontextmanager
async def opened(name: str = "simulated") -> AsyncIterator[tuple[OpenBoard, MockTable]]:
    board = open_board(load_board(name), mock=True)
    assert board.pins is not None
    try:
        yield board, board.pins
    finally:
        board.close()


async def tap(pins: MockTable, seat: Seat | None) -> None:
    pins.press(seat)
    await asyncio.sleep(SETTLED)
    pins.release(seat)
    await asyncio.sleep(SETTLED)


async def taken(stream: AsyncIterator[Press], count: int) -> list[Press]:
    return [await anext(stream) for _ in range(count)]


async def nothing_comes(stream: AsyncIterator[Press]) -> bool:
    try:
        async with asyncio.timeout(10):
            await anext(stream)
    except TimeoutError:
        return True
    return False


# ---------------------------------------------------------------- buttons


@pytest.mark.parametrize("name", names())
def test_every_button_of_every_board_says_its_seat(name: str) -> None:
    async def evening() -> None:
        async with opened(name) as (board, pins):
            presses = board.buttons.presses()
            for seat in load_board(name).buttons:
                at = asyncio.get_running_loop().time()
                await tap(pins, seat)
                assert await taken(presses, 2) == [
                    Press(seat, down=True, at=pytest.approx(at)),
                    Press(seat, down=False, at=pytest.approx(at + SETTLED)),
                ]
            assert board.buttons.trouble == {}

    run_jumping(evening())


def test_three_hands_within_30_ms_come_in_their_order() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            presses = board.buttons.presses()
            await asyncio.sleep(1)
            for seat, pause in [(7, 0.012), (5, 0.012), (1, 0.0)]:
                pins.press(S[seat])
                await asyncio.sleep(pause)
            hands = await taken(presses, 3)
            assert [press.seat for press in hands] == [7, 5, 1]
            assert [press.at for press in hands] == pytest.approx([1.0, 1.012, 1.024])

    run_jumping(evening())


def test_an_edge_that_arrives_late_is_put_in_its_place() -> None:
    async def evening() -> None:
        async with opened() as (board, _):
            presses = board.buttons.presses()
            await asyncio.sleep(1)
            board.buttons._taker(S[9])(Change(down=True, at=1.002))
            board.buttons._taker(S[2])(Change(down=True, at=1.0))
            assert [press.seat for press in await taken(presses, 2)] == [2, 9]

    run_jumping(evening())


def test_bounces_are_one_press() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            presses = board.buttons.presses()
            for _ in range(5):
                pins.press(S[3])
                await asyncio.sleep(0.002)
                pins.release(S[3])
                await asyncio.sleep(0.001)
            pins.press(S[3])
            assert await taken(presses, 1) == [Press(S[3], down=True, at=0.0)]
            assert await nothing_comes(presses)

    run_jumping(evening())


def test_a_hand_raised_before_the_question_is_held_until_let_go() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            pins.press(S[2])
            await asyncio.sleep(0.12)
            assert board.buttons.held() == {2}
            pins.release(S[2])
            await asyncio.sleep(SETTLED)
            assert board.buttons.held() == frozenset()

    run_jumping(evening())


class StuckPin(WatchedPin):
    """A contact that is closed at the start, whatever pulls at it."""

    stuck = True

    def drive_high(self) -> None:
        if not self.stuck:
            super().drive_high()


def test_a_button_held_at_the_start_is_no_press_and_named_as_stuck() -> None:
    async def evening() -> None:
        board = load_board("simulated")
        chips = mock_chips(board)
        line = board.buttons[S[6]]
        pin = chips[line.chip].factory.pin(line.number, pin_class=StuckPin)
        buttons, pins = GpioButtons(board.buttons, chips), MockTable(board, chips)
        presses = buttons.presses()
        assert buttons.held() == {6}
        assert buttons.trouble == {6: ButtonTrouble.STUCK}
        assert await nothing_comes(presses)
        await tap(pins, S[4])
        assert [press.seat for press in await taken(presses, 2)] == [4, 4]
        pin.stuck = False
        pins.release(S[6])
        assert (await anext(presses)).seat == 6
        await tap(pins, S[6])
        assert [press.down for press in await taken(presses, 2)] == [True, False]
        assert buttons.trouble == {}
        buttons.close()

    run_jumping(evening())


def test_an_interrupt_left_from_before_the_start_is_no_press() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            presses = board.buttons.presses()
            line = load_board("simulated").buttons[S[4]]
            pin = board.chips[line.chip].factory.pin(line.number)
            pin.when_changed(0.0, 0)  # captured: pressed; the level says released
            assert await nothing_comes(presses)
            await tap(pins, S[4])
            assert [press.down for press in await taken(presses, 2)] == [True, False]
            assert await nothing_comes(presses)

    run_jumping(evening())


def test_a_button_held_for_a_minute_is_stuck_until_let_go() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            pins.press(None)
            await asyncio.sleep(health.STUCK_AFTER - 1)
            assert board.buttons.trouble == {}
            await asyncio.sleep(2)
            assert board.buttons.trouble == {None: ButtonTrouble.STUCK}
            pins.release(None)
            await asyncio.sleep(SETTLED)
            assert board.buttons.trouble == {}

    run_jumping(evening())


def test_a_flapping_button_is_named_and_not_passed_on_until_it_is_calm() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            presses = board.buttons.presses()
            for _ in range(health.FLAPS):
                pins.press(S[8])
                await asyncio.sleep(0.035)
                pins.release(S[8])
                await asyncio.sleep(0.035)
            assert board.buttons.trouble == {8: ButtonTrouble.FLAPPING}
            await taken(presses, health.FLAPS - 1)
            assert await nothing_comes(presses)
            await tap(pins, S[8])
            assert [press.seat for press in await taken(presses, 2)] == [8, 8]
            assert board.buttons.trouble == {}

    run_jumping(evening())


def test_all_listeners_hear_all_and_a_slow_one_loses_the_oldest(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            quick, slow = board.buttons.presses(), board.buttons.presses()
            for number in range(BACKLOG // 2 + 1):
                await tap(pins, S[number % 25 + 1])
                heard = await taken(quick, 2)
                assert [press.seat for press in heard] == [number % 25 + 1] * 2
            kept = await taken(slow, BACKLOG)
            assert kept[0].seat == 2
            assert await nothing_comes(slow)

    run_jumping(evening())
    assert "too slow" in caplog.text


def test_closing_ends_the_listeners() -> None:
    async def evening() -> list[Press]:
        async with opened() as (board, _):
            presses = board.buttons.presses()
        return [press async for press in presses]

    assert run_jumping(evening()) == []


def test_a_button_whose_chip_is_missing_is_named_and_the_others_work() -> None:
    async def evening() -> None:
        board = load_board("expander-12")
        chips = mock_chips(board)
        del chips["lights-b"]
        lights = GpioLights(board.lamps, chips)
        assert lights.trouble == {None, 9, 10, 11, 12}
        lights.show({S[12]: Signal.YES, S[1]: Signal.SPEAKING})
        lights.status(Status.READY)
        assert MockTable(board, {**mock_chips(board), **chips}).colours()[S[1]] == "#00ff00"
        lights.close()
        buttons = GpioButtons({None: board.host.button, S[1]: Line("gone", 1)}, chips)
        assert buttons.trouble == {1: ButtonTrouble.MISSING}
        buttons.close()

    run_jumping(evening())


# ---------------------------------------------------------------- lights


async def seen(pins: MockTable, seat: Seat, seconds: float) -> str:
    """Watch a light's pins; return its colours as the scenes are written, one letter for each tick."""
    letters = {_hex(colour): letter for letter, colour in COLOURS.items()}
    watched = ""
    await asyncio.sleep(TICK / 2)
    for _ in range(round(seconds / TICK)):
        watched += letters[pins.colours()[seat]]
        await asyncio.sleep(TICK)
    return watched


def _hex(colour: Iterable[float]) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour)


@pytest.mark.parametrize("signal", Signal)
def test_the_pins_show_each_signal_as_it_is_written(signal: Signal) -> None:
    async def evening() -> str:
        async with opened() as (board, pins):
            board.lights.show({S[3]: signal})
            return await seen(pins, S[3], 10)

    assert run_jumping(evening()) == (SCENES[signal] * 100)[:100]


@pytest.mark.parametrize(
    ("name", "day", "night"),
    [
        ("simulated", "#ff0000", _hex([NIGHT, 0, 0])),
        ("expander-12", "#ff0000", "#ff0000"),
        ("direct-9", "#ffffff", _hex([NIGHT] * 3)),
    ],
)
def test_lights_are_dimmed_at_night_where_they_can_be(name: str, day: str, night: str) -> None:
    async def evening() -> None:
        async with opened(name) as (board, pins):
            board.lights.show({S[1]: Signal.NO})
            assert pins.colours()[S[1]] == day
            board.lights.show({S[1]: Signal.NO}, night=True)
            assert pins.colours()[S[1]] == night

    run_jumping(evening())


def test_who_is_not_named_goes_dark_and_who_stays_is_not_touched() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            board.lights.show({S[1]: Signal.AWAKE, S[2]: Signal.SPEAKING})
            await asyncio.sleep(0.45)
            board.lights.show({S[1]: Signal.AWAKE, S[4]: Signal.ECHO})
            assert await seen(pins, S[1], 2) == (SCENES[Signal.AWAKE] * 2)[5:25]
            assert pins.colours()[S[2]] == "#000000"
            assert pins.colours()[S[4]] != "#000000"

    run_jumping(evening())


def test_the_status_light_shows_its_own() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            board.lights.status(Status.NEEDS_PERSON)
            assert pins.status_colour() == "#ff0000"
            await asyncio.sleep(0.25)
            assert pins.status_colour() == "#000000"

    run_jumping(evening())


def test_a_light_that_fails_is_given_up_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            wires = load_board("simulated").lamps[S[5]].wires
            bad = {board.chips[line.chip].factory.pin(line.number) for line in wires.values()}
            write = WatchedPin._set_state

            def fail(pin: WatchedPin, value: float) -> None:
                if pin in bad:
                    raise OSError(121, "Remote I/O error")
                write(pin, value)

            monkeypatch.setattr(WatchedPin, "_set_state", fail)
            board.lights.show(dict.fromkeys(S[1:], Signal.ENDING))
            assert board.lights.trouble == {5}
            assert await seen(pins, S[6], 1) == "RR..RR..RR"
            monkeypatch.undo()

    run_jumping(evening())
    assert caplog.text.count("light of seat 5") == 1


def test_closing_leaves_all_lights_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            board.lights.show(dict.fromkeys(S[1:], Signal.SPEAKING))
            board.lights.status(Status.READY)
            # What the pins show while they are still ours: afterwards they are inputs.
            monkeypatch.setattr(gpiozero.LEDBoard, "close", lambda _: None)
            board.lights.close()
            assert set(pins.colours().values()) == {"#000000"}
            assert pins.status_colour() == "#000000"
            await asyncio.sleep(60)
            assert set(pins.colours().values()) == {"#000000"}
            monkeypatch.undo()
            board.lights.close()

    run_jumping(evening())


def test_changes_yields_what_is_and_each_change() -> None:
    async def evening() -> None:
        async with opened() as (board, pins):
            changes = pins.changes()
            assert set((await anext(changes)).values()) == {"#000000"}
            board.lights.show({S[2]: Signal.ECHO})
            for colour, at in [("#ffff00", 0.0), ("#000000", 0.8), ("#ffff00", 1.0)]:
                assert (await anext(changes))[S[2]] == colour
                assert asyncio.get_running_loop().time() == pytest.approx(at)
            await changes.aclose()

    run_jumping(evening())


def test_an_hour_of_blinking_remembers_nothing() -> None:
    async def evening() -> None:
        async with opened() as (board, _):
            board.lights.show({S[1]: Signal.ENDING})
            await asyncio.sleep(3600)
            assert all(len(pin.states) == 0 for pin in board.chips["lights-a"].factory.pins.values())

    run_jumping(evening())


# ---------------------------------------------------------------- choosing


def test_without_chips_the_board_is_the_simulated_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firmware.pins._labels", lambda: iter([]))
    assert choose_board("auto") == load_board("simulated")


def test_a_pi_without_expanders_has_the_direct_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firmware.pins._labels", lambda: iter([(0, "pinctrl-bcm2711"), (1, "brcmvirt-gpio")]))
    assert choose_board("auto") == load_board("direct-9")
