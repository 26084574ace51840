from __future__ import annotations

import pytest

from controller.ports import Signal, Status
from firmware.scenes import ANSWERS, NIGHT, SCENES, TICK, scene


def rhythm(signal: Signal | Status) -> str:
    """Return what is left of a scene in one colour: its shortest period, in the least of its turns."""
    text = "".join("." if letter == "." else "#" for letter in SCENES[signal])
    period = next(
        text[:size] for size in range(1, len(text) + 1) if text[:size] * (len(text) // size) == text
    )
    return min(period[start:] + period[:start] for start in range(len(period)))


@pytest.mark.parametrize("kind", [Signal, Status])
def test_every_meaning_has_a_rhythm_of_its_own(kind: type[Signal | Status]) -> None:
    rhythms = [rhythm(signal) for signal in kind]
    assert len(set(rhythms)) == len(rhythms)


@pytest.mark.parametrize("signal", [*Signal, *Status])
def test_nothing_flashes_more_than_three_times_a_second(signal: Signal | Status) -> None:
    text = "".join("." if letter == "." else "#" for letter in SCENES[signal])
    starts = [place for place in range(len(text)) if text[place - 1] + text[place] == ".#"]
    seen = sorted(start + turn * len(text) for start in starts for turn in range(40))
    assert all(fourth - first >= 1 / TICK for first, fourth in zip(seen, seen[3:], strict=False))


@pytest.mark.parametrize("signal", sorted({*Signal, *Status} - {Signal.TEST}))
def test_a_two_coloured_light_can_show_everything(signal: Signal | Status) -> None:
    assert "B" not in SCENES[signal]


@pytest.mark.parametrize("night", [False, True])
def test_the_answers_are_equally_long_and_bright(*, night: bool) -> None:
    answers = [scene(signal, night=night) for signal in ANSWERS]
    lengths = {round(sum(step.seconds for step in steps), 3) for steps in answers}
    lights = {round(sum(step.seconds * sum(step.colour) for step in steps), 3) for steps in answers}
    assert len(lengths) == len(lights) == 1


@pytest.mark.parametrize("signal", Signal)
def test_night_dims_and_leaves_the_rhythm(signal: Signal) -> None:
    day, night = scene(signal), scene(signal, night=True)
    assert [step.seconds for step in day] == [step.seconds for step in night]
    assert [tuple(NIGHT * part for part in step.colour) for step in day] == [step.colour for step in night]


def test_steps_are_as_written() -> None:
    assert scene(Signal.ECHO) == (((1, 1, 0), 0.8), ((0, 0, 0), 0.2))
    assert scene(Signal.OFF) == (((0, 0, 0), 0.1),)
