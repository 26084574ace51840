"""What each signal looks like. Pure: data, and the steps it stands for.

A scene is written as it is seen, one letter for each tenth of a second, again and again: R red, G green,
B blue, A amber, a point dark. No two rhythms are alike in one colour. None flashes more than three times a
second, for the sake of photosensitive eyes. The secret answers take equally long and are equally bright on
the average, one colour at a time, so that light through a mask or from under the table tells nothing.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import NamedTuple

from controller.ports import Signal, Status

TICK = 0.1
"""Seconds that a letter stands for."""

NIGHT = 0.2
"""Brightness at night, from 0 to 1, where a light can be dimmed."""

Colour = tuple[float, float, float]
"""Red, green and blue, each from 0 to 1."""

COLOURS: dict[str, Colour] = {
    "R": (1, 0, 0),
    "G": (0, 1, 0),
    "B": (0, 0, 1),
    "A": (1, 1, 0),
    ".": (0, 0, 0),
}

SCENES: dict[Signal | Status, str] = {
    Signal.OFF: ".",
    Signal.AWAKE: "AAAAAAAAAA..........",
    Signal.ECHO: "AAAAAAAA..",
    Signal.CONFIRMED: "GG..GG..GGGGGGGGGG......",
    Signal.UNCLEAR: "AA..AA........",
    Signal.REFUSED: "RR..RR..RR..........",
    Signal.YES: "GGGGGGGGGGGG............",
    Signal.NO: "RRRRRR..RRRRRR..........",
    Signal.SAME: "GGGG..GGGG..GGGG........",
    Signal.DIFFERENT: "RR..RRRRRRRRRR..........",
    Signal.BLOCKED: "RRR...GGG...RRR...GGG...",
    Signal.SHOWN: "GGGGGGGG....GGGG........",
    Signal.NOBODY: "RR....RR....RRRRRRRR....",
    Signal.NOT_HOME: "GGG..RRR..RRR..RRR......",
    Signal.CROSSED: "RRRRGGGG......RRGG......",
    Signal.SPEAKING: "G",
    Signal.ENDING: "RR..",
    Signal.ASKED: "AAAA........",
    Signal.VOTING: "AAAAAAAA..AA........",
    Signal.OUT: "RRRRRRRRRRRRRRRRRRRR..............................",
    Signal.TEST: "RRRRR..GGGGG..BBBBB..........",
    Status.READY: "G",
    Status.PLAYING: "GGGGGGGGGG..........",
    Status.WATCHING: "AAAAAAAA..",
    Status.RECORDING: "RRRRRR......",
    Status.NEEDS_PERSON: "RR..",
    Status.PAUSED: "AA..................",
}

ANSWERS = frozenset(
    {
        Signal.YES,
        Signal.NO,
        Signal.SAME,
        Signal.DIFFERENT,
        Signal.BLOCKED,
        Signal.SHOWN,
        Signal.NOBODY,
        Signal.NOT_HOME,
        Signal.CROSSED,
    }
)
"""The secret answers."""


class Step(NamedTuple):
    """A colour for so many seconds."""

    colour: Colour
    seconds: float


Scene = tuple[Step, ...]
"""Steps that follow each other, again and again; one step alone stays."""


@cache
def scene(signal: Signal | Status, *, night: bool = False) -> Scene:
    """Return the scene of a signal."""
    level = NIGHT if night else 1.0
    return tuple(
        Step(_dim(COLOURS[letter], level), round(len(list(run)) * TICK, 3))
        for letter, run in groupby(SCENES[signal])
    )


def _dim(colour: Colour, level: float) -> Colour:
    red, green, blue = colour
    return red * level, green * level, blue * level
