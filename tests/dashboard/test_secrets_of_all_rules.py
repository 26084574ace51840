"""What only some rulesets keep secret: a living judge, orders, protections, and every night whoever moves."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from controller.dashboard.offers import offers
from controller.dashboard.pairing import Pairing
from controller.dashboard.table import DashboardTable
from controller.dashboard.views import host_view, table_view
from controller.director.core import Director
from controller.ports import Batch, Origin
from controller.rules import actions as a
from controller.rules.dealing import mixes
from controller.rules.engine import decide, evolve
from controller.rules.evening import next_step
from controller.rules.model import GameState, RoleId, Seat, Verb
from controller.rules.rulesets import IDS, ruleset
from controller.rules.steps import DecisionAsk
from controller.rules.views import view_for
from tests.dashboard.pages import WORDS, QuickTable
from tests.rules.chance import Game

NIGHTS = 6
"""How many nights of chance are compared for each ruleset."""


def table(
    rules: str, cards: list[str], *actions: a.Action, host_seat: int | None = None, night: int = 1
) -> DashboardTable:
    """Return a table of a game in which seat 1 has the first card, after these actions."""
    roles = {Seat(seat): RoleId(role) for seat, role in enumerate(cards, start=1)}
    start = a.StartGame(
        rules,
        names=dict.fromkeys(roles, ""),
        mix=Counter(roles.values()),
        roles=roles,
        host_seat=None if host_seat is None else Seat(host_seat),
        start_night=night,
        judged=False,
    )
    batches: list[Batch] = []
    state = GameState()
    for action in (start, *actions):
        events = decide(state, action)
        for event in events:
            state = evolve(state, event)
        batches.append(Batch(len(batches) + 1, 0.0, Origin.TABLE, type(action).__name__, events))
    return _dashboard(tuple(batches))


def _dashboard(batches: tuple[Batch, ...]) -> DashboardTable:
    director = Director(QuickTable().io, batches=batches)
    director.stage.step = next_step(director.state)
    return DashboardTable(director, WORDS, offers, Pairing(Path("/nonexistent")), Path("/nonexistent"))


def _cards(rules: str) -> list[str]:
    """Return the cards of a middling table, those that fill up first."""
    known = ruleset(rules)
    players = max(known.seats_min, min(known.seats_max, 10))
    mix = mixes(known, players)[0]
    filler = next(role.id for role in known.roles if role.fills_up)
    return sorted(
        (str(role) for role, count in mix.items() for _ in range(count)), key=lambda role: role != filler
    )


def _night(rules: str, seed: int, host_seat: int | None) -> DashboardTable:
    """Return a table in the middle of a night of chance; seat 1 has a card that fills up, chance deals the rest."""
    chance = random.Random(seed)
    first, *rest = _cards(rules)
    chance.shuffle(rest)
    luck = tuple(Seat(seat) for seat in range(1, len(rest) + 2))
    before = table(rules, [first, *rest], a.BeginNight(luck=luck), host_seat=host_seat, night=2)
    game = Game(before.director.state, chance)
    batches = list(before.director.history.standing)
    for seat, verb in _asked(game.state):
        turn = game.try_(game.move(seat, verb))
        if turn.events:
            batches.append(Batch(len(batches) + 1, 0.0, Origin.TABLE, "Act", turn.events))
    moved = _dashboard(tuple(batches))
    # The call that is on is said aloud; who is in it is not.
    moved.director.stage.step = next_step(before.director.state)
    return moved


def _asked(state: GameState) -> list[tuple[Seat, Verb]]:
    return [(seat, Verb(verb)) for seat, verbs in view_for(state, "full")["acts"].items() for verb in verbs]


@pytest.mark.parametrize("rules", IDS)
def test_at_night_no_page_depends_on_who_is_who_and_who_does_what(rules: str) -> None:
    quiet, *others = (_night(rules, seed, None) for seed in range(NIGHTS))
    for other in others:
        assert table_view(other) == table_view(quiet)
    quiet, *others = (_night(rules, seed, 1) for seed in range(NIGHTS))
    for other in others:
        assert host_view(other) == host_view(quiet)
        assert table_view(other) == table_view(quiet)


@pytest.mark.parametrize("rules", IDS)
def test_such_nights_do_differ_for_the_host_who_sees_all(rules: str) -> None:
    views = [host_view(_night(rules, seed, None))["game"] for seed in range(NIGHTS)]
    assert any(view != views[0] for view in views)


ASKED: tuple[a.Action, ...] = (
    a.BeginNight(),
    a.EndNight(),
    a.OpenVote(),
    *(a.CastVote(Seat(voter), Seat(3)) for voter in (4, 5, 6)),
    a.CloseVote(),
    a.EndStep("morning"),
    a.EndStep("vote:1:news"),
)


def test_a_living_judge_decides_and_nobody_knows_who_he_is() -> None:
    """Seats 1 and 2 change cards: no page tells, but that of a host who sees all."""
    one = ["judge", "citizen", "citizen", "boss", "yakuza", "doctor", "citizen"]
    other = ["citizen", "judge", *one[2:]]
    for host_seat in (None, 7):
        tables = [table("clones", cards, *ASKED, host_seat=host_seat) for cards in (one, other)]
        for each in tables:
            assert isinstance(each.director.stage.step, DecisionAsk)
            assert table_view(each)["game"]["decision"]["decider"] is None
            assert table_view(each)["step"]["seat"] is None
        assert table_view(tables[0]) == table_view(tables[1])
        assert (host_view(tables[0]) == host_view(tables[1])) == (host_seat is not None)
    assert host_view(table("clones", one, *ASKED))["game"]["decision"]["decider"] == 1


@pytest.mark.parametrize("ruling", ["execute", "pardon", "timeout"])
def test_what_the_judge_decided_does_not_tell_who_he_is(ruling: str) -> None:
    one = ["judge", "citizen", "citizen", "boss", "yakuza", "doctor", "citizen"]
    other = ["citizen", "judge", *one[2:]]
    target = Seat(3) if ruling == "execute" else None
    seen = []
    for judge, cards in ((1, one), (2, other)):
        decided = a.Decide(Seat(judge), ruling, target)  # type: ignore[arg-type]
        seen.append(host_view(table("clones", cards, *ASKED, decided, host_seat=7)))
    assert seen[0] == seen[1]


def test_the_dead_who_decide_are_known() -> None:
    cards = ["judge", "citizen", "citizen", "boss", "yakuza", "doctor", "citizen", "hobo"]
    tied = (
        a.BeginNight(),
        a.EndNight(),
        a.PassDay(),
        a.BeginNight(),
        a.ClanAct("mafia", Verb.KILL, (Seat(1),)),  # type: ignore[arg-type]
        a.EndNight(),
        a.OpenVote(),
        a.CastVote(Seat(4), Seat(2)),
        a.CastVote(Seat(5), Seat(3)),
        a.CloseVote(),
        a.EndStep("morning"),
        a.EndStep("vote:1:news"),
    )
    view = table_view(table("clones", cards, *tied))
    assert view["game"]["decision"] == {
        "kind": "judge", "decider": 1, "options": [2, 3], "must": False, "opened": False,
    }  # fmt: skip
    assert view["step"]["seat"] == 1


MOSCOW = ["don", "mafia", "mafia", "commissar", *["citizen"] * 6]
ORDERED: tuple[a.Action, ...] = (
    a.BeginNight(),
    a.Act(Seat(1), Verb.ORDER, (Seat(4), Seat(5), Seat(6))),
    a.EndNight(),
)


@pytest.mark.parametrize(("seat", "hears"), [(1, True), (2, True), (3, True), (4, False), (5, False)])
def test_orders_are_known_to_the_clan_alone(seat: int, hears: bool) -> None:  # noqa: FBT001 - a table of cases
    state = table("moscow", MOSCOW, *ORDERED).director.state
    assert view_for(state, Seat(seat))["me"]["orders"] == ([4, 5, 6] if hears else [])
    assert "orders" not in view_for(state, "table")
    assert view_for(state, "full")["orders"] == [4, 5, 6]


POLYTECH = ["mafia_1", "advocate", "commissar", "journalist", "killer", "mercenary", "witness", "doctor"]


def test_a_protection_is_not_known_before_it_is_announced() -> None:
    for target in (None, 1, 2, 3):
        guard = () if target is None else (a.Act(Seat(2), Verb.PROTECT, (Seat(target),)),)
        dawned = table("polytech", POLYTECH, a.BeginNight(), *guard, a.EndNight(), host_seat=8)
        plain = table("polytech", POLYTECH, a.BeginNight(), a.EndNight(), host_seat=8)
        assert table_view(dawned)["game"] == table_view(plain)["game"]
        assert host_view(dawned)["game"] == host_view(plain)["game"]
        full = view_for(dawned.director.state, "full")["effects"]
        assert [effect["kind"] for effect in full] == ([] if target is None else ["protected"])


def test_a_psycho_who_has_turned_is_known_to_himself_alone() -> None:
    cards = ["psycho", "don", "citizen", "citizen", "citizen", "doctor", "commissar"]
    turned = (
        a.BeginNight(),
        a.EndNight(),
        a.CorrectRole(Seat(1), RoleId("psycho"), ruleset("piter").teams[1]),
    )
    state = table("piter", cards, *turned).director.state
    assert view_for(state, Seat(1))["me"]["team"] == "mafia"
    plain = table("piter", cards, *turned[:2]).director.state
    for viewer in ("table", *map(Seat, range(2, 8))):
        assert view_for(state, viewer) == view_for(plain, viewer)


def test_an_opened_card_is_seen_by_all_and_no_other() -> None:
    cards = ["don", "mafia", "mafia", "putana", "commissar", "doctor", "maniac", *["citizen"] * 5]
    left = (a.BeginNight(), a.EndNight(), a.Remove(Seat(6)))
    players = table_view(table("city", cards, *left))["game"]["players"]
    assert [player.get("role") for player in players] == [None] * 5 + ["doctor"] + [None] * 6
    assert not any("team" in player for player in players)


def test_what_was_shown_at_night_is_seen_by_its_owner_alone() -> None:
    cards = ["don", "mafia", "mafia", "putana", "commissar", "doctor", "maniac", *["citizen"] * 5]
    checked = (a.BeginNight(), a.Act(Seat(5), Verb.CHECK, (Seat(1),)), a.EndNight())
    state = table("city", cards, *checked).director.state
    assert view_for(state, Seat(5))["me"]["answers"] == [
        {"night": 1, "verb": "check", "answer": "yes", "seats": []}
    ]
    assert view_for(state, Seat(6))["me"]["answers"] == []
    assert "answers" not in view_for(state, "table")
