"""Games for tests, set up and played in few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

import pytest

from controller.rules import actions as a
from controller.rules.engine import apply, decide
from controller.rules.errors import IllegalAction
from controller.rules.events import Event
from controller.rules.model import Dealing, GameState, RoleId, Seat

E = TypeVar("E")

EIGHT = "don citizen prostitute mafia commissar doctor citizen maniac"
TWELVE = EIGHT + " citizen" * 4


def setup(cards: str = EIGHT, **changes: object) -> a.StartGame:
    """Return the start of a game in which seat 1 has the first card, and so on."""
    roles = {Seat(seat): RoleId(role) for seat, role in enumerate(cards.split(), start=1)}
    values: dict[str, object] = {
        "ruleset": "club",
        "names": {seat: f"P{seat}" for seat in roles},
        "mix": Counter(roles.values()),
        "roles": roles,
        "judged": False,
        **changes,
    }
    return a.StartGame(**values)  # type: ignore[arg-type]


def cards_setup(mix: Mapping[str, int]) -> a.StartGame:
    """Return the start of a game whose cards are claimed in the first night."""
    seats = sum(mix.values())
    return setup(names=dict.fromkeys(range(1, seats + 1), ""), mix=mix, roles={}, dealing=Dealing.CARDS)


def play(state: GameState, *actions: a.Action) -> GameState:
    for action in actions:
        state = apply(state, action)
    return state


def game(cards: str = EIGHT, *actions: a.Action, **changes: object) -> GameState:
    return play(GameState(), setup(cards, **changes), *actions)


def asleep(cards: str = EIGHT, *actions: a.Action) -> GameState:
    """Return a game in its second night."""
    return game(cards, a.BeginNight(), *actions, start_night=2)


def by_day(cards: str = EIGHT, *actions: a.Action) -> GameState:
    """Return a game on its first day."""
    return game(cards, a.BeginNight(), a.EndNight(), *actions)


def votes(**ballots: int) -> tuple[a.CastVote, ...]:
    """Return votes: ``votes(s1=2)`` is seat 1 against seat 2."""
    return tuple(a.CastVote(Seat(int(voter[1:])), Seat(seat)) for voter, seat in ballots.items())


def refused(state: GameState, action: a.Action) -> str:
    """Return the clause by which the action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        decide(state, action)
    return str(refusal.value.clause)


def only(events: tuple[Event, ...], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
