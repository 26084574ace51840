"""A whole evening without sound and pictures: the real director, buttons and lights, and an eye that reads words.

``python -m tests.play.quick`` writes the stories of all evenings anew; read what has changed before you keep it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from controller.clock import run_jumping
from controller.commands.play import play
from controller.play.pictures import Pictures
from controller.play.script import Script, read_script
from controller.ports import Batch, CameraTrouble, Gesture, Reading, TableIO
from controller.rules.model import GameState, Seat
from firmware.table import choose_board, open_board
from voice.announcer import SilentAnnouncer
from voice.words import Catalogue

WORDS = Catalogue()
GAMES = Path(__file__).parents[1] / "games"


class Eye:
    """Camera and reader in one: sees the sign whose name is held before it, of several people nobody's."""

    def __init__(self, trouble: CameraTrouble | None) -> None:
        self.trouble = trouble
        self._watching: asyncio.Queue[str] | None = None

    def hold(self, picture: bytes | None, *, live: bool = False) -> None:
        assert not live
        if picture is not None and self._watching is not None:
            self._watching.put_nowait(picture.decode())

    def reads(self, seat: Seat) -> bool:
        return seat > 0 and self.trouble is None

    @asynccontextmanager
    async def watch(
        self, seats: Collection[Seat], numbers: Collection[int], gestures: Collection[Gesture]
    ) -> AsyncIterator[AsyncIterator[Reading]]:
        self._watching = asyncio.Queue()
        try:
            yield self._read(self._watching, tuple(seats), numbers, gestures)
        finally:
            self._watching = None

    async def _read(
        self,
        signs: asyncio.Queue[str],
        seats: tuple[Seat, ...],
        numbers: Collection[int],
        gestures: Collection[Gesture],
    ) -> AsyncIterator[Reading]:
        seat = seats[0] if len(seats) == 1 else None
        while True:
            sign, now = await signs.get(), asyncio.get_running_loop().time()
            if sign.isdigit() and int(sign) in numbers:
                yield Reading(seat, number=int(sign), confidence=1.0, since=now)
            elif sign in gestures:
                yield Reading(seat, gesture=Gesture(sign), confidence=1.0, since=now)
            else:
                yield Reading(seat, since=now)


class Ledger:
    """A journal in memory."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []

    async def append(self, batch: Batch) -> None:
        await asyncio.sleep(0)
        self.batches.append(batch)


def games() -> list[Path]:
    """Return the evenings that are written down."""
    return sorted(GAMES.glob("*.txt"))


def story_file(game: Path, language: str) -> Path:
    """Return where an evening's story is kept, to be read by people too."""
    return GAMES / "stories" / f"{game.stem}.{language}.txt"


def tell(path: Path, language: str) -> tuple[list[str], Script, GameState]:
    """Play a script; return its story, what was played, and how the game ended."""
    script = read_script(path)
    script.language = language
    story: list[str] = []
    return story, script, run_jumping(_evening(script, story))


async def _evening(script: Script, story: list[str]) -> GameState:
    board = open_board(choose_board("simulated"))
    eye = Eye(None if script.camera else CameraTrouble.MISSING)
    assert board.pins is not None
    io = TableIO(board.buttons, board.lights, eye, SilentAnnouncer(WORDS), Ledger())
    try:
        ends = (board.pins, eye if script.camera else None)
        return await play(script, io, ends, Pictures(str.encode), WORDS, story.append)
    finally:
        board.close()


if __name__ == "__main__":
    for each in games():
        for spoken in WORDS.languages:
            told = tell(each, spoken)[0]
            story_file(each, spoken).write_text("\n".join(told) + "\n", encoding="utf-8")
