"""Says news line by line, with the light of whoever leaves by them."""

from __future__ import annotations

from collections.abc import Iterable

from controller.director.desk import Desk
from controller.director.results import leaving
from controller.ports import Line, Origin, Signal
from controller.rules.actions import EndStep
from controller.rules.steps import Step


async def tell(desk: Desk, lines: Iterable[Line]) -> None:
    """Say lines; the light of whoever leaves by them says so."""
    for line in lines:
        desk.stage.light(dict.fromkeys(leaving(line), Signal.OUT))
        await desk.stage.say(line.key, **line.args)
    desk.stage.dark()


async def over(desk: Desk, step: Step) -> None:
    """End a step that has run to its end."""
    if step.key not in desk.state.done:
        await desk.perform(EndStep(step.key), Origin.CLOCK)
