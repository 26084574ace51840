"""``mafia-table play``: a whole evening from a text file, at a simulated table, told as a story."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from controller.config import Settings
from controller.director.core import Director
from controller.play.people import People, PlayError
from controller.play.pictures import Pictures
from controller.play.script import Expectation, Script
from controller.play.story import Story
from controller.ports import Line, SimulatedCamera, SimulatedPins, TableIO, Words
from controller.rules.actions import StartGame
from controller.rules.errors import IllegalAction
from controller.rules.model import GameState, Seat


async def play(
    script: Script,
    io: TableIO,
    ends: tuple[SimulatedPins, SimulatedCamera],
    pictures: Pictures,
    words: Words,
    write: Callable[[str], None],
) -> GameState:
    """Host the script's evening and tell it; return how it ended.

    Raises:
        PlayError: it did not go as the script says.
        IllegalAction: the table cannot be set up so.

    """
    director = Director(io, language=script.language, rng=random.Random(script.chance))  # noqa: S311 - a rehearsal
    story = Story(words, script.language, lambda: director.state, write)
    director.stage.hearers.append(story.said)
    director.observers.append(story.done)
    await director.new_game(
        StartGame(
            script.rules,
            names=dict.fromkeys(script.roles, ""),
            mix=script.mix,
            roles=script.given_roles,
            options=script.options,
            dealing=script.dealing,
        )
    )
    directing = asyncio.ensure_future(director.run())
    people = asyncio.ensure_future(People(script, director, ends, pictures, story.shown).play())
    try:
        await asyncio.wait({directing, people}, return_when=asyncio.FIRST_COMPLETED)
        (people if people.done() else directing).result()
    finally:
        for task in (people, directing):
            task.cancel()
        await asyncio.gather(people, directing, return_exceptions=True)
    return director.state


def rehearsal_settings(folder: Path) -> Settings:
    """Return settings for a simulated evening whose sound is written to the folder."""
    return Settings.model_validate(
        {
            "table": {"board": "simulated"},
            "camera": {"source": "held"},
            "voice": {"sink": f"file:{folder / 'evening.wav'}"},
            "data": {"folder": str(folder)},
        }
    )


def refusal(error: IllegalAction, script: Script, words: Words) -> str:
    """Return in words why the rules refuse the script's table or a deed."""
    own = error.clause in words.keys("e-")
    return words.text(Line(error.clause if own else f"{script.rules}-{error.clause}"), script.language)


def unmet(script: Script, state: GameState) -> list[str]:
    """Return what came out otherwise than the script expects, each with its line."""
    return [
        f"{script.path}:{expectation.line}: expected {' '.join(expectation.words)}, came {came}"
        for expectation in script.expectations
        if (came := _came(expectation, state)) != " ".join(expectation.words[1:])
    ]


def _came(expectation: Expectation, state: GameState) -> str:
    match expectation.words:
        case ("winner", _):
            return str(state.winner)
        case ("out", *_):
            return " ".join(str(left.seat) for left in state.departures)
        case ("alive", *_):
            return " ".join(map(str, state.living))
        case ("fouls", seat, _):
            return f"{seat} {state.players[Seat(int(seat))].fouls}"
        case ("role", seat, _):
            return f"{seat} {state.role(Seat(int(seat)))}"
        case ("day", _):
            return str(state.day)
        case _:
            raise PlayError(f"nobody knows what “expect {' '.join(expectation.words)}” means")
