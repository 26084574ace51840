"""``mafia-table play``: a whole evening from a text file, at a simulated table, told as a story."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from controller.config import Settings
from controller.director.core import Director
from controller.play.hands import PlayError
from controller.play.people import People
from controller.play.pictures import Pictures
from controller.play.script import Expectation, Script
from controller.play.story import Story
from controller.ports import SimulatedCamera, SimulatedPins, TableIO, Words
from controller.reasons import Teller
from controller.rules.actions import StartGame
from controller.rules.errors import IllegalAction
from controller.rules.model import GameState, Seat
from controller.rules.rulesets import ruleset


async def play(
    script: Script,
    io: TableIO,
    ends: tuple[SimulatedPins, SimulatedCamera | None],
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
    lights = asyncio.ensure_future(_watch_lights(director, story))
    try:
        await asyncio.wait({directing, people}, return_when=asyncio.FIRST_COMPLETED)
        (people if people.done() else directing).result()
    finally:
        for task in (people, lights, directing):
            task.cancel()
        await asyncio.gather(people, lights, directing, return_exceptions=True)
    return director.state


async def _watch_lights(director: Director, story: Story) -> None:
    async for _ in director.stage.changes():
        story.lit(director.stage.signals)


def rehearsal_settings(folder: Path, *, camera: bool = True) -> Settings:
    """Return settings for a simulated evening whose sound is written to the folder."""
    return Settings.model_validate(
        {
            "table": {"board": "simulated"},
            "camera": {"source": "held" if camera else "none"},
            "voice": {"sink": f"file:{folder / 'evening.wav'}"},
            "data": {"folder": str(folder)},
        }
    )


def refusal(error: IllegalAction, script: Script, words: Words) -> str:
    """Return in words why the rules refuse the script's table or a deed."""
    return Teller(words, script.language, ruleset(script.rules)).refusal(error)


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
