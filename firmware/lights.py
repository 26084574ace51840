"""The lights: scenes played on gpiozero's LEDs by the event loop's clock, without threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

import gpiozero

from controller.ports import Signal, Status
from controller.rules.model import Seat
from firmware.pins import Chip
from firmware.scenes import Colour, Scene, scene
from firmware.wiring import Lamp, Line

log = logging.getLogger(__name__)

DARK = scene(Signal.OFF)


class GpioLights:
    """Implements ``controller.ports.Lights``. Make it on the running loop; ``close`` it there."""

    def __init__(self, lamps: Mapping[Seat | None, Lamp], chips: Mapping[str, Chip]) -> None:
        self._lamps = {seat: _Player(seat, lamp, chips) for seat, lamp in lamps.items()}

    def show(self, signals: Mapping[Seat, Signal], *, night: bool = False) -> None:
        """Light every named seat so and all others not at all. ``night`` dims. Returns at once."""
        for seat, player in self._lamps.items():
            if seat is not None:
                player.play(scene(signals[seat], night=night) if seat in signals else DARK)

    def status(self, status: Status) -> None:
        """Light the device's own light so."""
        if None in self._lamps:
            self._lamps[None].play(scene(status))

    @property
    def trouble(self) -> frozenset[Seat | None]:
        """The seats whose light does not work, ``None`` for the device's own."""
        return frozenset(seat for seat, player in self._lamps.items() if player.broken)

    def close(self) -> None:
        """Turn all lights off and let the pins go."""
        for player in self._lamps.values():
            player.close()


class _Player:
    """Plays scenes on one light. A light that fails is logged and given up."""

    def __init__(self, seat: Seat | None, lamp: Lamp, chips: Mapping[str, Chip]) -> None:
        self._loop = asyncio.get_running_loop()
        self._name = f"light of seat {seat}" if seat else "status light"
        self._colours = tuple(lamp.wires)
        self._scene: Scene = DARK
        self._timer: asyncio.TimerHandle | None = None
        self._leds: gpiozero.LEDBoard | None = None
        lines = list(lamp.wires.values())
        chip = chips.get(lines[0].chip)
        if chip is None:  # named when the board was opened
            return
        try:
            self._leds = _leds(lines, chip)
        except Exception as error:  # noqa: BLE001 - whatever the pin library raises, the others work
            self._give_up(error)

    @property
    def broken(self) -> bool:
        return self._leds is None

    def play(self, wanted: Scene) -> None:
        """Play a scene from its start, unless it is playing."""
        if wanted == self._scene:
            return
        self._stop()
        self._scene = wanted
        self._step(0, self._loop.time())

    def close(self) -> None:
        self.play(DARK)
        self._stop()
        if self._leds is not None:
            self._leds.close()

    def _stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _step(self, index: int, at: float) -> None:
        step = self._scene[index]
        self._write(step.colour)
        if len(self._scene) > 1 and not self.broken:
            # From the step's own time, so that lights that began together stay together.
            next_at = max(at + step.seconds, self._loop.time())
            self._timer = self._loop.call_at(next_at, self._step, (index + 1) % len(self._scene), next_at)

    def _write(self, colour: Colour) -> None:
        if self._leds is None:
            return
        red, green, blue = colour
        levels = {"red": red, "green": green, "blue": blue, "single": max(colour)}
        try:
            self._leds.value = tuple(levels[name] for name in self._colours)
        except Exception as error:  # noqa: BLE001 - as above
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        log.error("%s cannot be used: %r", self._name, error)
        self._leds = None


def _leds(lines: Sequence[Line], chip: Chip) -> gpiozero.LEDBoard:
    return gpiozero.LEDBoard(*(line.number for line in lines), pwm=chip.pwm, pin_factory=chip.factory)
