"""What the procedures need of the director: the state, the one way to change it, and the stage."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from controller.director.asking import Asking
from controller.director.stage import Stage
from controller.ports import Line, Origin
from controller.rules.actions import Action
from controller.rules.errors import IllegalAction
from controller.rules.events import Event
from controller.rules.model import GameState

SETTLE_SECONDS = 2.0
"""So long before the end of a time that must tell nothing what came of it is stored: nobody hears how long it takes."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds that are the table's own, not the ruleset's."""

    night_padding: float = 4.0
    """Upper bound of the random part added to the window of every call of the night."""
    answer: float = 4.0
    """How long a secret answer is lit."""
    deal: float = 15.0
    """How long the owners of a card have to press."""
    meet: float = 15.0
    """How long those who may know one another look."""
    hands: float = 5.0
    """How long a show of hands lasts."""
    vote: float = 15.0
    """How long a player has to vote where the round does not wait for him."""
    candidate: float = 8.0
    """How long hands are raised for one candidate."""
    decide: float = 30.0
    """How long somebody thinks who decides about others, where he may let it pass."""
    accuse: float = 30.0
    """How long an accuser has to show whom he accuses."""
    warning: float = 10.0
    """How long before a speech's end the speaker is told."""
    remind: float = 15.0
    """After how long somebody who must answer is asked again."""


class Desk(Protocol):
    """The director as the procedures see him."""

    stage: Stage
    timing: Timing
    rng: random.Random
    asking: Asking | None
    """The question that is being asked, so that what the host does shows on its lights too."""

    @property
    def state(self) -> GameState:
        """The game as the rules know it."""
        ...

    async def perform(self, action: Action, origin: Origin) -> tuple[Event, ...]:
        """Apply one action; see :meth:`controller.director.core.Director.perform`."""
        ...


async def if_allowed(desk: Desk, action: Action, origin: Origin) -> tuple[Event, ...]:
    """Apply an action, or return no events where the host was quicker and the rules refuse it by now.

    To look first and then act would not do: what the host does may just be being stored.
    """
    try:
        return await desk.perform(action, origin)
    except IllegalAction:
        return ()


async def say(desk: Desk, line: Line) -> None:
    """Speak a line; see :meth:`controller.director.stage.Stage.say`."""
    await desk.stage.say(line.key, **line.args)
