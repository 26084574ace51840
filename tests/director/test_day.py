"""Days: speeches, hands, votes, fouls, and the host's hand on everything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from controller.director.core import NothingRuns, NothingToUndo
from controller.ports import JournalError, Line, Origin, Signal, Status
from controller.rules.actions import (
    CastVote,
    CorrectLife,
    CorrectRole,
    CorrectVote,
    EndGame,
    GiveFoul,
    PassDay,
    Remove,
    RemoveSpectator,
    StartGame,
)
from controller.rules.errors import IllegalAction
from controller.rules.model import DRAW, Phase, RoleId, Seat
from tests.table import LINE_SECONDS, Evening, setup

EIGHT = "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar, 7 citizen, 8 mafia"


def test_a_speech_is_timed_warned_of_its_end_and_ended_by_thanks() -> None:
    async def scene(evening: Evening) -> None:
        table, stage = evening.table, evening.director.stage
        await evening.until("speech:1", day=1)
        assert table.now == {1: Signal.SPEAKING}
        assert stage.clock.seconds == 60
        await asyncio.sleep(stage.clock.left - 9.0)
        assert table.now == {1: Signal.ENDING}
        assert table.lines()[-1] == "time-left"
        await table.press(2)
        await evening.until("speech:2", day=1)
        assert table.lines()[-2] == "time-over"
        await table.press(2)
        await evening.until("speech:3", day=1)
        assert table.lines()[-2] == "thanks"

    Evening(EIGHT).play(scene)


def test_a_pause_holds_the_clock_and_more_time_lengthens_it() -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        await evening.until("speech:1", day=1)
        await asyncio.sleep(20)
        left = director.stage.clock.left
        director.pause()
        assert evening.table.device is Status.PAUSED
        await evening.table.press(1)
        await asyncio.sleep(600)
        assert director.stage.clock.left == left
        director.resume()
        await asyncio.sleep(LINE_SECONDS + 5)
        assert director.stage.clock.left == pytest.approx(left - 5)
        director.more_time(30)
        assert director.stage.clock.left == pytest.approx(left + 25)
        director.skip()
        await evening.until("speech:2", day=1)
        assert evening.table.lines()[-4:-1] == ["paused", "resumed", "thanks"]

    Evening(EIGHT).play(scene)


def test_a_game_that_is_ended_in_a_pause_is_closed_and_the_next_one_can_begin() -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        await evening.until("speech:1", day=1)
        director.pause()
        await director.perform(EndGame(DRAW))
        assert not director.stage.paused
        await asyncio.sleep(LINE_SECONDS)
        director.pause()  # while the closing words are said
        await director.new_game(setup(EIGHT))
        assert not director.stage.paused
        await evening.until("speech:1", day=1)

    Evening(EIGHT).play(scene)


def test_the_devices_button_pauses_and_goes_on() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        await evening.table.press(None)
        assert evening.director.stage.paused
        await evening.table.press(None, 4.0)
        await asyncio.sleep(LINE_SECONDS)
        assert evening.director.stage.paused
        await evening.table.press(None)
        await asyncio.sleep(LINE_SECONDS)
        assert not evening.director.stage.paused

    Evening(EIGHT).play(scene)


def test_a_vote_is_echoed_confirmed_said_and_counted() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await evening.until("vote:1:1", day=1)
        assert table.now == {1: Signal.VOTING}
        await table.shows(1, 1)
        assert table.now == {1: Signal.REFUSED}
        await table.shows(1, 2)
        assert table.now == {1: Signal.VOTING, 2: Signal.ECHO}
        await table.thumb(1, up=False)
        assert table.now == {1: Signal.VOTING}
        await table.chooses(1, 4)
        await evening.votes(1, {2: 4, 3: 4, 4: 2, 5: 4, 6: 4, 7: 4, 8: 2})
        await evening.until("last_word:4", day=1)
        heard = [
            (line.args["voter"], line.args["seat"]) for _, line in table.said if line.key == "vote-heard"
        ]
        assert heard == [(1, 4), (2, 4), (3, 4), (4, 2), (5, 4), (6, 4), (7, 4), (8, 2)]
        tally = [(line.args["seat"], line.args["votes"]) for _, line in table.said if line.key == "tally"]
        assert tally == [(2, 2), (4, 6)]

    Evening(EIGHT).play(scene)


def test_two_tied_are_voted_on_again_by_the_others() -> None:
    async def scene(evening: Evening) -> None:
        await evening.votes(1, {1: 2, 2: 4, 3: 4, 4: 2, 5: 4, 6: 2, 7: 1, 8: 3})
        await evening.until("vote:2:1", day=1)
        assert evening.state.round.voters == {1, 3, 5, 6, 7, 8}
        await evening.votes(1, {1: 2, 3: 4, 5: 4, 6: 2, 7: 2, 8: 2})
        await evening.until("last_word:2", day=1)
        assert "revote-opens" in evening.table.lines()

    Evening(EIGHT).play(scene)


def test_whoever_does_not_vote_is_reminded_and_then_a_person_is_called() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        await asyncio.sleep(evening.director.timing.remind + LINE_SECONDS)
        assert evening.table.lines()[-1] == "vote-again"
        assert evening.director.stage.needs_person is None
        await asyncio.sleep(evening.director.timing.remind + LINE_SECONDS)
        assert evening.director.stage.needs_person == "needs-vote"
        assert evening.table.device is Status.NEEDS_PERSON
        await evening.director.perform(CastVote(Seat(1), Seat(2)))
        await evening.until("vote:1:2", day=1)
        assert evening.director.stage.needs_person is None
        assert evening.state.round.votes == {1: 2}
        assert evening.table.lines()[-2] == "vote-heard"

    Evening(EIGHT).play(scene)


def test_three_fouls_bar_from_the_next_day_and_a_fourth_puts_out() -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        await evening.until("speech:1", day=1)
        await director.perform(GiveFoul(Seat(2), 3))
        await evening.until("speech:2", day=1)
        await director.perform(PassDay())
        await evening.until("speech:3", day=2)
        spoken = [line.args["seat"] for _, line in evening.table.said if line.key == "speech"]
        assert spoken[-1] == 3
        assert [line.args["seat"] for _, line in evening.table.said if line.key == "barred"][-1] == 2
        await director.perform(GiveFoul(Seat(3), 4))
        await evening.until("speech:4", day=2)
        assert evening.table.lines()[-3:-1] == ["foul", "removed"]

    Evening(EIGHT).play(scene)


OVERRIDES: list[tuple[str, Callable[[Evening], Awaitable[object]], Callable[[Evening], bool]]] = [
    (
        "role",
        lambda e: e.director.perform(CorrectRole(Seat(2), RoleId("doctor"))),
        lambda e: e.state.role(2) == "doctor",
    ),
    (
        "dead",
        lambda e: e.director.perform(CorrectLife(Seat(7), alive=False)),
        lambda e: 7 not in e.state.living,
    ),
    ("removed", lambda e: e.director.perform(Remove(Seat(7))), lambda e: 7 not in e.state.living),
    ("spectator", lambda e: e.director.perform(RemoveSpectator()), lambda e: e.state.winner == DRAW),
    ("ended", lambda e: e.director.perform(EndGame(DRAW)), lambda e: e.state.phase is Phase.OVER),
]


@pytest.mark.parametrize(("name", "do", "done"), OVERRIDES, ids=[name for name, _, _ in OVERRIDES])
def test_an_override_holds_is_marked_and_can_be_undone(
    name: str, do: Callable[[Evening], Awaitable[object]], done: Callable[[Evening], bool]
) -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:2", day=1)
        before = evening.state
        await do(evening)
        assert done(evening), name
        assert evening.director.history.standing[-1].origin is Origin.HOST
        await evening.director.undo()
        assert evening.state == before
        await evening.until("speech:3", day=1)

    Evening(EIGHT).play(scene)


def test_undo_takes_back_decisions_of_people_with_all_that_came_of_them() -> None:
    async def scene(evening: Evening) -> None:
        await evening.votes(1, {1: 2, 2: 4, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2})
        await evening.until("call:mafia:kill", night=2)
        assert 2 not in evening.state.living
        await evening.director.undo()
        assert 2 in evening.state.living
        await evening.until("vote:1:8", day=1)
        await evening.votes(1, {8: 4})
        await evening.until("last_word:2", day=1)
        with pytest.raises(NothingToUndo):
            await evening.director.undo(100)

    Evening(EIGHT).play(scene)


def test_a_vote_can_be_corrected_while_the_round_is_open() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        await evening.table.chooses(1, 2)
        await evening.until("vote:1:2", day=1)
        await evening.director.perform(CorrectVote(Seat(1), Seat(4)))
        assert evening.state.round.votes == {1: 4}

    Evening(EIGHT).play(scene)


def test_what_the_host_wishes_while_the_table_speaks_goes_for_the_time_that_follows() -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        while "speech" not in evening.table.lines():
            await asyncio.sleep(0.1)
        director.more_time(30)
        await evening.until("speech:1", day=1)
        assert director.stage.clock.seconds == 90
        director.skip()
        while evening.table.lines().count("speech") < 2:
            await asyncio.sleep(0.1)
        director.skip()
        await evening.until("speech:3", day=1)
        assert director.stage.clock.seconds == 60
        spoken = evening.table.when("speech") - evening.table.when("thanks")
        assert spoken == LINE_SECONDS

    Evening(EIGHT).play(scene)


def test_nothing_runs_before_the_game() -> None:
    async def scene(evening: Evening) -> None:
        with pytest.raises(NothingRuns):
            evening.director.skip()
        with pytest.raises(NothingRuns):
            evening.director.more_time(30)

    Evening(None).play(scene)


def test_a_journal_that_cannot_write_pauses_the_game_and_nothing_is_lost() -> None:
    async def scene(evening: Evening) -> None:
        director, table = evening.director, evening.table
        await evening.until("speech:1", day=1)
        before = evening.state
        table.broken = JournalError("the card is full")
        with pytest.raises(JournalError):
            await director.perform(GiveFoul(Seat(2)))
        assert evening.state == before
        assert director.stage.paused
        assert director.stage.needs_person == "trouble-journal"
        table.broken = None
        director.resume()
        await director.perform(GiveFoul(Seat(2)))
        await evening.until("speech:2", day=1)
        assert evening.state.players[Seat(2)].fouls == 1

    Evening(EIGHT).play(scene)


def test_a_step_that_cannot_be_stored_is_done_again_after_the_pause() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        evening.table.broken = JournalError("the card is full")
        await evening.table.press(1)
        await asyncio.sleep(5)
        assert evening.director.stage.paused
        evening.table.broken = None
        evening.director.resume()
        await evening.until("speech:1", day=1)

    Evening(EIGHT).play(scene)


def test_a_refused_action_changes_nothing_and_names_its_clause() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        before, batches = evening.state, len(evening.table.batches)
        with pytest.raises(IllegalAction, match="vote-not-self"):
            await evening.director.perform(CastVote(Seat(3), Seat(3)))
        assert (evening.state, len(evening.table.batches)) == (before, batches)

    Evening(EIGHT).play(scene)


def test_a_stop_silences_what_was_to_be_said_and_finishes_what_is_being_written() -> None:
    async def scene(evening: Evening) -> None:
        director = evening.director
        await evening.until("speech:1", day=1)
        director.interject(Line("number", {"n": 1}))
        director.interject(Line("number", {"n": 2}))
        foul = asyncio.ensure_future(director.perform(GiveFoul(Seat(2))))
        await asyncio.sleep(0)
        assert not foul.done()

    evening = Evening(EIGHT).play(scene)
    assert evening.table.batches[-1].action == "GiveFoul"
    assert evening.state.players[Seat(2)].fouls == 1
    assert len(evening.table.said) < 20
    assert [line.args for _, line in evening.table.said if line.key == "number"] in ([], [{"n": 1}])
    assert evening.table.now == {}


def test_what_was_to_be_said_of_something_undone_is_not_said() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:2", day=1)
        await evening.director.perform(GiveFoul(Seat(5)))
        await evening.director.perform(Remove(Seat(7)))
        await evening.director.undo()
        await asyncio.sleep(4 * LINE_SECONDS)
        assert "removed" not in evening.table.lines()
        assert "undone" in evening.table.lines()

    Evening(EIGHT).play(scene)


@pytest.mark.parametrize(
    "cards", [{"don": 1, "citizen": 3}, {"don": 1, "citizen": 9}, {"don": 6, "citizen": -1}]
)
def test_cards_that_do_not_fit_the_seats_are_refused_with_a_reason(cards: dict[str, int]) -> None:
    async def scene(evening: Evening) -> None:
        game = StartGame("club", names=dict.fromkeys(map(Seat, range(1, 6)), ""), mix=cards)
        with pytest.raises(IllegalAction):
            await evening.director.new_game(game)
        assert evening.table.batches == []

    Evening(None).play(scene)
