"""Games up to a day, for the tests of what is said and done by day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from controller.ports import Line
from controller.rules.actions import (
    Act,
    Action,
    BeginNight,
    CastVote,
    EndNight,
)
from controller.rules.engine import apply
from controller.rules.model import GameState, Seat, Verb
from tests.table import setup
from voice.words import Catalogue

CATALOGUE = Catalogue()
NIGHT, DAWN = BeginNight(), EndNight()
DAY = (NIGHT, DAWN)


def table(rules: str, roles: str, *actions: Action, night: int = 2) -> GameState:
    """Return the state of a game after the actions; it begins before that night."""
    start = replace(setup(roles), ruleset=rules, start_night=night, judged=False)
    return reduce(apply, actions, apply(GameState(), start))


def kill(actor: int, target: int, word: str | None = None, verb: Verb = Verb.KILL) -> Act:
    return Act(Seat(actor), verb, (Seat(target),), word)


def votes(**against: str) -> tuple[Action, ...]:
    """Read ``_1="2 3"``: 2 and 3 vote against 1."""
    return tuple(
        CastVote(Seat(int(voter)), Seat(int(candidate.strip("_"))))
        for candidate, voters in against.items()
        for voter in voters.split()
    )


def in_short(lines: Sequence[Line]) -> list[str]:
    """Return lines as keys with what they speak of, after making sure that both languages have the words."""
    for each in lines:
        for language in CATALOGUE.languages:
            assert CATALOGUE.speech(each, language)
    return [" ".join([each.key, *map(_plain, each.args.values())]) for each in lines]


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


CITY = "1 don, 2 mafia, 3 mafia, 4 putana, 5 commissar, 6 doctor, 7 maniac, 8 citizen, 9 citizen, 10 citizen"
FAMILY = "1 don, 2 mafia, 3 commissar, 4 doctor, 5 maniac, 6 putana, 7 citizen, 8 citizen, 9 citizen"
CLASSIC = "1 mafia, 2 commissar, 3 doctor, 4 maniac, 5 lover, 6 citizen, 7 citizen, 8 citizen"
CLONES = "1 mafia, 2 sheriff, 3 doctor, 4 judge, 5 hobo, 6 citizen, 7 citizen, 8 citizen, 9 maniac"
MOSCOW = (
    "1 don, 2 mafia, 3 mafia, 4 commissar, 5 citizen, 6 citizen, 7 citizen, 8 citizen, 9 citizen, 10 citizen"
)
PITER = "1 don, 2 mafia, 3 recruiter, 4 lover, 5 elder, 6 rake, 7 citizen, 8 citizen, 9 citizen, 10 werewolf"
POLYTECH = "1 mafia_1, 2 mafia_2, 3 advocate, 4 commissar, 5 doctor, 6 citizen, 7 citizen, 8 citizen"
DAVYDOV = "1 mafia, 2 mafia, 3 citizen, 4 citizen, 5 citizen, 6 citizen"
