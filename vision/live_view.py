"""The live picture with the reading, for the host's phone: looks on its own, before a game. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import replace

from controller.ports import Reading, Sighting
from controller.rules.model import Seat
from vision.exposure import Brightener
from vision.hand import Image
from vision.landmarks import Landmarker
from vision.looking import Look, View, drawn, examine
from vision.pictures import at_most, encode
from vision.reader import HandReader

WIDEST = 960
"""Longest side of a picture in which nobody is looked at, pixels."""


async def live(reader: HandReader, seats: Sequence[Seat]) -> AsyncGenerator[Sighting, None]:
    """Yield what the camera sees, with the hands drawn in, and what they show; takes a picture only when asked for it.

    Yields nothing while there is no camera or no model; the reader's ``trouble`` says why.
    """
    brighteners: dict[Seat | None, Brightener] = {}

    def look(landmarker: Landmarker, image: Image) -> Sighting:
        panes = reader.sight.panes(image, reader.sight.whose(seats))
        if not panes:
            return Sighting(encode(at_most(image, WIDEST)[0]), ())
        looks = []
        for pane in panes:
            brightener = brighteners.setdefault(pane.seat, Brightener())
            lit = replace(pane, image=brightener.see(pane.image))
            looks.append(examine(landmarker, lit, both=True))
        readings = tuple(_reading(each) for each in looks if each.hands)
        return Sighting(drawn(View(image, {}, looks)), readings)

    async with aclosing(reader.looks(look)) as sightings:
        async for sighting in sightings:
            yield sighting


def _reading(look: Look) -> Reading:
    """Return what a pane shows; unclear where it is not sure enough."""
    sign = look.sign
    if sign is None or not sign.clear:
        return Reading(look.pane.seat)
    return Reading(look.pane.seat, sign.number, sign.gesture, confidence=sign.confidence)
