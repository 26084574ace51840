"""What the host of a script can do with his phone: each is the action that his page would ask for."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from controller.director.core import Director
from controller.play.deeds import HOST_VERBS, deeds
from controller.play.phone import use_phone
from controller.rules import actions as a
from controller.rules.model import Cause, Ruling, Seat, Verb

CASES: list[tuple[str, object]] = [
    ("host pause", "pause"),
    ("host resume", "resume"),
    ("host repeat", "repeat"),
    ("host skip", "skip"),
    ("host more 30", ("more_time", 30.0)),
    ("host undo 2", ("undo", 2)),
    ("host foul 3", a.GiveFoul(Seat(3), 1)),
    ("host warning 3 2", a.GiveFoul(Seat(3), 2)),
    ("host remove 3", a.Remove(Seat(3), Cause.LEFT)),
    ("host remove 3 eyes", a.Remove(Seat(3), Cause.EYES)),
    ("host rename 3 Anna Maria", a.Rename(Seat(3), "Anna Maria")),
    ("host role 3 doctor", a.CorrectRole(Seat(3), "doctor")),  # type: ignore[arg-type]
    ("host alive 3", a.CorrectLife(Seat(3), alive=True)),
    ("host dead 3", a.CorrectLife(Seat(3), alive=False)),
    ("host vote 3 4", a.CorrectVote(Seat(3), Seat(4))),
    ("host close vote", a.CloseVote()),
    ("host pass day", a.PassDay()),
    ("host first 3", a.NameFirstSpeaker(Seat(3))),
    ("host nominate 3 4", a.Nominate(Seat(3), Seat(4))),
    ("host end speech 3", a.EndSpeech(Seat(3))),
    ("host accuse 3 4 hands 5 6", a.Accuse(Seat(3), Seat(4), (Seat(5), Seat(6)))),
    ("host accuse 3 4", a.Accuse(Seat(3), Seat(4), ())),
    ("host hands 5 6", a.ShowHands((Seat(5), Seat(6)))),
    ("host hands", a.ShowHands(())),
    ("host decide 3 pardon", a.Decide(Seat(3), Ruling.PARDON)),
    ("host decide 3 execute 4", a.Decide(Seat(3), Ruling.EXECUTE, Seat(4))),
    ("host lot 3", a.DrawCondemned(Seat(3))),
    ("host move 3 compare 4 5", a.CorrectMove(Seat(3), Verb.COMPARE, (Seat(4), Seat(5)))),
    ("host move 3 note 4 as mafia", a.CorrectMove(Seat(3), Verb.NOTE, (Seat(4),), "mafia")),
    ("host move 3 check", a.CorrectMove(Seat(3), Verb.CHECK, ())),
    ("host death 3 4", a.CallDeath(Seat(3), 4)),
    ("host end game town", a.EndGame("town")),  # type: ignore[arg-type]
]


class Notebook:
    """Writes down what it is asked for, as the director would do it."""

    def __init__(self) -> None:
        self.asked: object = None

    def __getattr__(self, name: str) -> object:
        def note(*given: object) -> None:
            self.asked = (name, *given) if given else name

        return note

    async def undo(self, steps: int) -> None:
        self.asked = ("undo", steps)

    async def perform(self, action: a.Action) -> None:
        self.asked = action


@pytest.mark.parametrize(("text", "asked"), CASES)
def test_the_phone_asks_for_what_the_script_says(text: str, asked: object) -> None:
    director = Notebook()
    (deed,) = deeds(text)
    asyncio.run(use_phone(cast("Director", director), deed.words))
    assert director.asked == asked


def test_every_word_of_the_host_is_tried() -> None:
    assert {next(deeds(text)).verb for text, _ in CASES} == set(HOST_VERBS)
