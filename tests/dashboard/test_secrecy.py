"""No page shows what its viewer may not know: its view is the same in games that differ only in that."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from controller.dashboard.entries import Viewer, viewer, visible
from controller.dashboard.offers import offers
from controller.dashboard.pairing import Pairing
from controller.dashboard.table import DashboardTable
from controller.dashboard.views import host_view, table_view
from controller.director.core import Director
from controller.ports import Batch, Origin
from controller.rules.actions import Act, Action, BeginNight, EndGame, GiveFoul, StartGame
from controller.rules.engine import apply, decide
from controller.rules.errors import IllegalAction
from controller.rules.model import GameState, RoleId, Seat, TeamId, Verb
from controller.rules.steps import Closing, NightAsk
from tests.dashboard.pages import ROLES, WORDS, QuickTable
from tests.table import setup

HOST = Seat(7)
"""Where the host plays, a citizen in every game here."""

Deal = tuple[str, ...]
DEALS: list[Deal] = list(permutations(["don", "mafia", "commissar", "doctor", "maniac", "citizen"]))
NIGHTS: tuple[Action, ...] = tuple(
    Act(Seat(actor), verb, (Seat(target),))
    for actor in range(1, 7)
    for verb in (Verb.KILL, Verb.HEAL, Verb.CHECK)
    for target in range(1, 8)
)


def game(deal: tuple[str, ...], moves: list[Action], host_seat: Seat | None) -> DashboardTable:
    """Return a table in its second night, with the moves that the rules take."""
    roles = {Seat(seat): RoleId(role) for seat, role in enumerate((*deal, "citizen"), start=1)}
    start: StartGame = replace(setup(ROLES), roles=roles, host_seat=host_seat, start_night=2)
    batches: list[Batch] = []
    state = GameState()
    for action in (start, BeginNight(), *moves):
        origin = Origin.TABLE if isinstance(action, Act) else Origin.HOST
        try:
            batches.append(Batch(len(batches) + 1, 0.0, origin, type(action).__name__, decide(state, action)))
        except IllegalAction:
            continue
        state = apply(state, action)
    director = Director(QuickTable().io, batches=tuple(batches))
    director.stage.step = NightAsk(
        "call:mafia:kill", "mafia", Verb.KILL, (Seat(deal.index("don") + 1),), (), 15.0, 17.0
    )
    return DashboardTable(director, WORDS, offers, Pairing(Path("/nonexistent")), Path("/nonexistent"))


deals = st.sampled_from(DEALS)
nights = st.lists(st.sampled_from(NIGHTS), max_size=8)


@given(deals, nights, deals, nights)
def test_the_table_screen_is_the_same_whoever_is_who_and_does_what(
    one: Deal, its_moves: list[Action], other: Deal, other_moves: list[Action]
) -> None:
    assert table_view(game(one, its_moves, None)) == table_view(game(other, other_moves, None))


@given(deals, nights, deals, nights)
def test_the_page_of_a_host_who_plays_is_no_more_than_his_seat_s(
    one: Deal, its_moves: list[Action], other: Deal, other_moves: list[Action]
) -> None:
    assert host_view(game(one, its_moves, HOST)) == host_view(game(other, other_moves, HOST))


@given(nights, nights)
def test_by_night_the_page_of_a_host_who_plays_is_the_same_whatever_he_does_himself(
    its_moves: list[Action], other_moves: list[Action]
) -> None:
    deal, seat = DEALS[0], Seat(3)
    one, other = game(deal, its_moves, seat), game(deal, other_moves, seat)
    assert host_view(one) == host_view(other)


@given(deals, st.sampled_from(["town", "mafia", "draw"]), deals, st.sampled_from(["town", "mafia", "draw"]))
def test_who_has_won_and_who_was_who_shows_when_the_voice_says_it(
    one: Deal, its_winner: str, other: Deal, other_winner: str
) -> None:
    tables = [
        game(deal, [EndGame(TeamId(winner))], HOST)
        for deal, winner in ((one, its_winner), (other, other_winner))
    ]
    for view in (table_view, host_view):
        assert view(tables[0]) == view(tables[1])
        assert view(tables[0])["game"]["phase"] != "over"
    for table, deal, winner in zip(tables, (one, other), (its_winner, other_winner), strict=True):
        table.director.stage.step = Closing()
        for view in (table_view, host_view):
            seen = view(table)["game"]
            assert seen["winner"] == winner
            assert [player["role"] for player in seen["players"]] == [*deal, "citizen"]
        assert any("GameEnded" in str(batch.events) for batch in visible_now(table))


def visible_now(table: DashboardTable) -> list[Batch]:
    return list(visible(table.director.history.standing, viewer(table)))


def test_the_end_is_an_entry_of_a_host_who_plays_when_the_voice_has_said_it() -> None:
    table = game(DEALS[0], [EndGame(TeamId("town"))], HOST)
    before = host_view(table)["entries"]
    assert [batch.action for batch in visible_now(table)] == ["StartGame", "BeginNight"]
    table.director.stage.step = Closing()
    after = host_view(table)["entries"]
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1


def test_the_host_who_does_not_play_sees_the_end_at_once() -> None:
    table = game(DEALS[0], [EndGame(TeamId("town"))], None)
    assert host_view(table)["game"]["winner"] == "town"
    assert table_view(table)["game"]["winner"] is None


@given(deals, nights)
def test_the_host_who_opened_the_full_picture_sees_it(deal: Deal, moves: list[Action]) -> None:
    table = game(deal, moves, HOST)
    table.opened = table.game
    shown = [player["role"] for player in host_view(table)["game"]["players"]]
    assert shown == [*deal, "citizen"]


def test_a_foul_of_the_night_is_no_entry_for_a_host_who_plays() -> None:
    table = game(DEALS[0], [GiveFoul(Seat(1))], HOST)
    standing = table.director.history.standing
    assert len(standing) == 3
    assert [batch.action for batch in visible(standing, Viewer(HOST))] == ["StartGame", "BeginNight"]
    assert [batch.action for batch in visible(standing, Viewer(None))] == [
        "StartGame",
        "BeginNight",
        "GiveFoul",
    ]


def test_moves_of_the_night_change_something_for_the_host_who_sees_all() -> None:
    quiet, busy = game(DEALS[0], [], None), game(DEALS[0], [Act(Seat(1), Verb.KILL, (Seat(2),))], None)
    assert host_view(quiet) != host_view(busy)
