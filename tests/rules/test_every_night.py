"""Every night of a small table, against a straightforward reading of the rulings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from controller.rules.actions import Act, EndNight
from controller.rules.engine import apply, decide
from controller.rules.events import PlayerLeft
from controller.rules.model import Verb
from tests.rules.games import asleep, only

SEATS = (1, 2, 3, 4, 5)
CHOICES = (None, *SEATS)


def _read(first: int | None, second: int | None, *, led: bool) -> int | None:
    """Whom the mafia shoots: the don is ``first`` if it is ``led``, else both are mafiosi."""
    if led and first is not None:
        return first
    shown = {choice for choice in ((second,) if led else (first, second)) if choice is not None}
    return shown.pop() if len(shown) == 1 else None


def _nights() -> Iterator[tuple[int | None, ...]]:
    return product(CHOICES, CHOICES, (None, 1, 3), (None, 1, 3, 5))


@pytest.mark.parametrize("cards", ["don mafia doctor maniac citizen", "mafia mafia doctor maniac citizen"])
def test_who_dies(cards: str) -> None:
    verbs = (Verb.KILL, Verb.KILL, Verb.HEAL, Verb.KILL)
    start = asleep(cards)
    for choices in _nights():
        state = start
        for actor, (verb, choice) in enumerate(zip(verbs, choices, strict=True), start=1):
            if choice is not None:
                state = apply(state, Act(actor, verb, (choice,)))
        died = {event.seat for event in only(decide(state, EndNight()), PlayerLeft)}
        first, second, patient, hunted = choices
        shot = {_read(first, second, led=cards.startswith("don")), hunted}
        assert died == shot - {patient, None}, choices
