"""Saying that the camera cannot see any more, and that it can again: once each, and never while eyes are closed.

At night the camera looks only at somebody who moves, so that what is said of it then would tell that somebody does;
nightfall says it for the whole night.
"""

from __future__ import annotations

from controller.director.core import Director
from controller.director.decisions import eyes_closed
from controller.ports import CameraTrouble, Line


class Eyesight:
    """What the table has been told of its camera."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._told = False

    def changed(self) -> None:
        """Show by the status light, and say by day, what the reader's trouble is now."""
        director = self._director
        director.stage.show_status()
        blind = director.stage.io.reader.trouble not in {None, CameraTrouble.OFF}
        step = director.stage.step
        if blind == self._told or step is None or director.state.asleep or eyes_closed(step):
            return
        self._told = blind
        director.interject(Line("camera-trouble" if blind else "camera-back"))
