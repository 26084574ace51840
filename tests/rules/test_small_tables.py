"""Every night of a small table of each ruleset, against a straightforward reading of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from controller.rules import actions as a
from controller.rules.engine import apply, can, decide
from controller.rules.events import NightSettled, PlayerLeft
from controller.rules.model import Cause, GameState, Seat, Verb
from controller.rules.queries import acts
from tests.rules.games import game, only

PLAIN = [
    ("classic", "mafia doctor maniac citizen citizen"),
    ("piter", "don doctor maniac citizen citizen"),
    ("moscow", "don commissar citizen citizen citizen"),
    ("city", "don doctor maniac citizen citizen"),
    ("club", "don doctor maniac citizen citizen"),
    ("polytech", "mafia_1 doctor killer citizen citizen"),
    ("clones", "boss doctor maniac citizen citizen"),
    ("family", "don doctor maniac citizen citizen"),
]
"""Tables with one shooter of each side and a healer, where a night is plain arithmetic."""

PIERCING = {"family": ("maniac",)}
"""From whom no healer saves."""

CROSSED = [
    ("piter", "don lover doctor maniac kamikaze commissar"),
    ("city", "don putana doctor maniac commissar citizen"),
    ("polytech", "mafia_1 blackmailer girl cop doctor bomber"),
    ("clones", "boss courtesan doctor maniac journalist hobo"),
    ("family", "don putana doctor maniac commissar citizen"),
]
"""Tables whose players hold, follow and save one another."""


def _tonight(name: str, cards: str) -> GameState:
    return game(cards, a.BeginNight(), ruleset=name, start_night=2)


def _choices(state: GameState) -> list[list[a.Action | None]]:
    """Return what each may do alone: nothing, or one of the moves with one target that are allowed first."""
    return [
        [None, *(move for target in state.players if can(state, move := a.Act(seat, verb, (target,))))]
        for seat, verbs in acts(state).items()
        for verb in verbs[:1]
    ]


def _nights(state: GameState) -> Iterator[GameState]:
    """Yield the end of every night that can be."""
    for moves in product(*_choices(state)):
        night = state
        for move in moves:
            if move is not None and can(night, move):
                night = apply(night, move)
        yield night


def _read(night: GameState, *, fragile: bool) -> set[Seat]:
    """Who dies: whoever is shot, unless he is healed; ``fragile``: by a healer who is not shot himself."""
    shots = [move for move in night.moves if move.verb is Verb.KILL]
    shot = {move.targets[0] for move in shots}
    healed = {
        move.targets[0]
        for move in night.moves
        if move.verb is Verb.HEAL and not (fragile and move.actor in shot and move.targets[0] != move.actor)
    }
    pierced = {move.targets[0] for move in shots if move.role in PIERCING.get(night.ruleset.id, ())}  # type: ignore[union-attr]
    return (shot - healed) | pierced


@pytest.mark.parametrize(("name", "cards"), PLAIN)
def test_who_dies_at_a_plain_table(name: str, cards: str) -> None:
    for night in _nights(_tonight(name, cards)):
        left = only(decide(night, a.EndNight()), PlayerLeft)
        assert {one.seat for one in left} == _read(night, fragile=name == "clones"), night.moves


@pytest.mark.parametrize(("name", "cards"), CROSSED)
def test_what_holds_at_a_table_of_crossed_visits(name: str, cards: str) -> None:
    chance = random.Random(name)
    nights = list(_sampled(_tonight(name, cards), chance))
    for night in nights:
        events = decide(night, a.EndNight())
        _nobody_dies_unnamed(night, only(events, PlayerLeft))
        shuffled = list(night.moves)
        chance.shuffle(shuffled)
        assert decide(night._replace(moves=tuple(shuffled)), a.EndNight()) == events
        (settled,) = only(events, NightSettled)
        made = {(move.actor, move.verb) for move in night.moves}
        assert set(settled.void) <= made
    assert any(only(decide(night, a.EndNight()), PlayerLeft) for night in nights)


def _sampled(state: GameState, chance: random.Random) -> Iterator[GameState]:
    choices = _choices(state)
    for _ in range(250):
        night = state
        for move in chance.sample([chance.choice(moves) for moves in choices], len(choices)):
            if move is not None and can(night, move):
                night = apply(night, move)
        yield night


def _nobody_dies_unnamed(night: GameState, left: list[PlayerLeft]) -> None:
    """Whoever dies was named by somebody, or moved himself and pays for it."""
    involved = {target for move in night.moves for target in move.targets}
    involved |= {move.actor for move in night.moves}
    for one in left:
        assert one.seat in involved or one.cause is not Cause.NIGHT
