from __future__ import annotations

import random

import pytest

from controller.rules import actions as a
from controller.rules.dealing import deal, mixes
from controller.rules.engine import can
from controller.rules.model import GameState, Seat
from controller.rules.rulesets import ruleset
from tests.rules.games import setup

MIX = {"don": 1, "mafia": 1, "commissar": 1, "citizen": 7}
SEATS = tuple(Seat(seat) for seat in range(1, 11))


def test_a_deal_is_fair() -> None:
    chance = random.Random(7)
    dons = dict.fromkeys(SEATS, 0)
    neighbours = 0
    for _ in range(10_000):
        order = list(range(10))
        chance.shuffle(order)
        dealt = deal(MIX, SEATS, order)
        assert list(dealt) == list(SEATS)
        don, mafia = (
            next(seat for seat, role in dealt.items() if role == black) for black in ("don", "mafia")
        )
        dons[don] += 1
        neighbours += (don - mafia) % 10 in (1, 9)
    assert all(abs(count / 10_000 - 0.1) < 0.012 for count in dons.values())
    assert abs(neighbours / 10_000 - 2 / 9) < 0.017


def test_every_shuffle_is_another_deal_of_the_same_cards() -> None:
    assert deal({"don": 1, "citizen": 2}, (3, 1, 2), (2, 0, 1)) == {1: "citizen", 2: "don", 3: "citizen"}


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_a_wrong_shuffle_is_refused(order: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="3 cards"):
        deal({"don": 1, "citizen": 2}, (1, 2, 3), order)


@pytest.mark.parametrize("order", [(0, 1, 2)])
def test_seats_must_be_different(order: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="2 seats"):
        deal({"don": 1, "citizen": 2}, (1, 1, 3), order)


@pytest.mark.parametrize("players", range(5, 13))
def test_suggested_mixes_can_be_played(players: int) -> None:
    suggested = mixes(ruleset("club"), players)
    assert suggested
    for mix in suggested:
        cards = " ".join(role for role, number in mix.items() for _ in range(number))
        start: a.StartGame = setup(cards, judged=True)
        assert len(start.names) == players
        assert can(GameState(), start)


def test_nothing_is_suggested_beyond_the_table() -> None:
    assert mixes(ruleset("club"), 13) == mixes(ruleset("club"), 4) == ()
