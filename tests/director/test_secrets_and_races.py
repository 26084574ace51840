"""What nobody may notice, what comes at the wrong moment, and what the host does in the middle of it."""

from __future__ import annotations

import asyncio

from controller.clock import run_jumping
from controller.director import results
from controller.ports import Batch, JournalError, Signal, Status
from controller.rules.actions import (
    BeginNight,
    CastVote,
    ClaimRole,
    CorrectLife,
    CorrectMove,
    CorrectRole,
    EndNight,
    GiveFoul,
    OpenVote,
    PassDay,
    Remove,
    Rename,
)
from controller.rules.engine import apply
from controller.rules.model import Cause, Dealing, GameState, Phase, RoleId, Seat, Verb
from tests.director.test_night import NINE, moves, to_night_2
from tests.table import LINE_SECONDS, Evening, setup

EIGHT = "1 don, 2 citizen, 3 doctor, 4 maniac, 5 citizen, 6 commissar, 7 citizen, 8 citizen"
TWO = "1 citizen, 2 citizen, 3 citizen, 4 mafia, 5 commissar, 6 doctor, 7 mafia, 8 citizen, 9 citizen"
DON2 = "1 don, 2 citizen, 3 citizen, 4 mafia, 5 commissar, 6 doctor, 7 citizen, 8 citizen, 9 citizen"


def test_undo_by_day_into_the_night_does_not_wake_actors_before_all_sleep() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:maniac:kill", night=2)
        await evening.table.chooses(8, 2)
        await evening.until("speech:3", day=2)
        before = len(evening.table.said)
        await evening.director.undo()
        await evening.until("call:maniac:kill", night=2)
        said = [line.key for _, line in evening.table.said[before:]]
        assert evening.table.now.get(Seat(8)) is Signal.AWAKE
        assert "night-falls" in said, said

    Evening(NINE).play(scene)


def test_restart_in_the_night_puts_all_to_sleep_first() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)

    first = Evening(NINE).play(scene)

    async def again(evening: Evening) -> None:
        await evening.until("call:commissar:check", night=2)
        assert "night-falls" in evening.table.lines(), evening.table.lines()

    Evening(None, batches=tuple(first.table.batches)).play(again)


def test_foul_beyond_the_fourth_at_night_stays_secret() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        await evening.director.perform(GiveFoul(Seat(5), 1))
        await evening.director.perform(PassDay())
        await evening.until("call:mafia:kill", night=2)
        await evening.director.perform(GiveFoul(Seat(5), 4))
        await evening.until("call:doctor:heal", night=2)
        assert "foul-next-game" not in evening.table.lines()

    Evening(NINE).play(scene)


def test_answer_is_shown_after_a_power_cut() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        await evening.table.chooses(5, 1)

    first = Evening(NINE).play(scene)
    assert moves(first) == [(5, "check", 1)]

    async def again(evening: Evening) -> None:
        await evening.until("call:commissar:check", night=2)
        assert evening.table.now[Seat(5)] is Signal.YES, evening.table.now

    Evening(None, batches=tuple(first.table.batches)).play(again)


def test_a_move_after_a_pass_counts() -> None:
    """r-pass: a move before or after it counts."""

    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:maniac:kill", night=2)
        await evening.table.thumb(8, up=False)
        await evening.table.shows(8, 7)
        await evening.table.thumb(8)
        assert moves(evening) == [(8, "kill", 7)]

    Evening(NINE).play(scene)


def test_don_passes_and_mafiosi_show_to_one_camera() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:mafia:kill", night=2)
        await evening.table.press(1)
        await evening.table.press(1)
        await evening.table.shows(None, 7)
        await evening.table.thumb(None)
        await evening.table.press(4)
        assert moves(evening) == [(4, "kill", 7)]

    Evening(DON2).play(scene)


def test_two_mafiosi_one_camera_the_one_who_showed_confirms_by_his_button() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:mafia:kill", night=2)
        await evening.table.shows(None, 3)
        await evening.table.press(7)
        assert [(verb, target) for _, verb, target in moves(evening)] == [("kill", 3)]

    Evening(TWO).play(scene)


def test_host_claims_a_card_while_it_is_called() -> None:
    async def main() -> None:
        evening = Evening(None)
        await evening.director.new_game(setup(NINE, Dealing.CARDS))
        running = asyncio.ensure_future(evening.director.run())
        try:
            await evening.until("deal:don")
            await evening.director.perform(ClaimRole(RoleId("don"), frozenset({Seat(1)})))
            await asyncio.sleep(600)
            calls = [line.args["role"] for _, line in evening.table.said if line.key == "deal-call"]
            assert calls.count("don") <= 2, calls
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    run_jumping(main())


def test_taking_a_move_back_lets_the_actor_show_another() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        await evening.table.chooses(5, 2)
        await evening.director.perform(CorrectMove(Seat(5), Verb.CHECK, ()))
        assert evening.table.now.get(Seat(5)) is not Signal.NO, evening.table.now
        await evening.table.chooses(5, 3)
        assert moves(evening) == [(5, "check", 3)]

    Evening(NINE).play(scene)


def test_prompt_dies_when_the_host_corrects_a_life() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        await evening.table.shows(5, 2)
        await evening.director.perform(CorrectLife(Seat(5), alive=False))
        await asyncio.sleep(1)
        assert Seat(5) not in evening.table.now
        assert Signal.ECHO not in evening.table.now.values()

    Evening(NINE).play(scene)


def test_role_corrected_in_its_call_wakes_its_owner() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        await evening.director.perform(CorrectRole(Seat(5), RoleId("citizen")))
        await evening.director.perform(CorrectRole(Seat(9), RoleId("commissar")))
        await asyncio.sleep(0.5)
        assert evening.table.now == {9: Signal.AWAKE}, evening.table.now

    Evening(NINE).play(scene)


def test_prompt_of_the_hands_question_dies_with_its_owner() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("hands", day=1)
        assert evening.table.now[Seat(5)] is Signal.ASKED
        await evening.director.perform(Remove(Seat(5), Cause.STOOD_UP))
        await asyncio.sleep(1)
        assert Seat(5) not in evening.table.now

    Evening(EIGHT).play(scene)


def test_removed_hand_does_not_end_the_question() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("hands", day=1)
        await evening.table.press(5)
        await evening.director.perform(Remove(Seat(5), Cause.STOOD_UP))
        await evening.table.press(7)
        await evening.table.press(8)
        await asyncio.sleep(1)
        await evening.table.press(2)
        await evening.until("extra:7", day=1)
        assert evening.state.hands == (7, 8, 2)

    Evening(EIGHT).play(scene)


def test_meeting_light_dies_with_its_owner() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("call:acquaintance", night=1)
        await evening.director.perform(Remove(Seat(4), Cause.EYES))
        await asyncio.sleep(1)
        assert Seat(4) not in evening.table.now, evening.table.now

    Evening(NINE).play(scene)


def slow(evening: Evening, seconds: float) -> None:
    append = evening.table.append

    async def slowly(batch: Batch) -> None:
        await asyncio.sleep(seconds)
        await append(batch)

    evening.table.append = slowly  # type: ignore[method-assign]


def test_vote_confirmed_while_an_undo_is_stored_does_not_count() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        await evening.table.shows(1, 2)
        slow(evening, 0.5)
        undo = asyncio.ensure_future(evening.director.undo())
        await asyncio.sleep(0.05)
        await evening.table.press(1)
        await undo
        await asyncio.sleep(2)
        assert evening.state.phase is Phase.DAY
        assert evening.state.round is None
        assert evening.state.hands is None

    Evening(EIGHT).play(scene)


def test_end_of_a_speech_while_an_undo_is_stored_does_not_count() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        await evening.director.perform(GiveFoul(Seat(8)))
        await evening.until("speech:3", day=1)
        await evening.table.press(3)
        await asyncio.sleep(1.6)
        slow(evening, 0.5)
        await evening.director.undo()
        await asyncio.sleep(1)
        assert evening.director.stage.step.key == "speech:1"
        assert "speech:3" not in evening.state.done

    Evening(EIGHT).play(scene)


def test_a_vote_that_cannot_be_stored_says_that_it_is_the_journal() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        evening.table.broken = JournalError("full")
        await evening.table.chooses(1, 2)
        await asyncio.sleep(1)
        assert evening.director.stage.paused
        assert evening.director.stage.needs_person == "trouble-journal"

    Evening(EIGHT).play(scene)


def test_status_light_after_a_failed_step() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        evening.table.broken = JournalError("full")
        await evening.table.press(1)
        await asyncio.sleep(5)
        assert evening.director.stage.paused
        assert evening.table.device in {Status.NEEDS_PERSON, Status.PAUSED}, evening.table.device

    Evening(EIGHT).play(scene)


def test_status_light_says_paused_after_an_undo_in_the_pause() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        await evening.director.perform(GiveFoul(Seat(8)))
        evening.director.pause()
        await evening.director.undo()
        await asyncio.sleep(1)
        assert evening.director.stage.paused
        assert evening.table.device is Status.PAUSED

    Evening(EIGHT).play(scene)


def test_status_light_says_that_the_camera_watches_after_a_pause() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        evening.director.pause()
        assert evening.table.now == {}  # eyes may be open
        evening.director.resume()
        await asyncio.sleep(3 * LINE_SECONDS + 1)
        assert evening.table.lines()[-2:] == ["resumed", "night-falls"]
        assert evening.table.now == {5: Signal.AWAKE}
        assert evening.table.device is Status.WATCHING

    Evening(NINE).play(scene)


def test_status_light_says_that_the_camera_watches_in_the_vote() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        assert evening.table.watched
        assert evening.table.device is Status.WATCHING

    Evening(EIGHT).play(scene)


def test_an_unrelated_override_does_not_cut_the_vote_s_announcement() -> None:
    async def scene(evening: Evening) -> None:
        while evening.table.lines()[-1:] != ["vote-opens"]:
            await asyncio.sleep(0.1)
        await evening.director.perform(Rename(Seat(8), "Ника"))
        await evening.until("vote:1:1", day=1)
        assert evening.table.when("vote-turn") - evening.table.when("vote-opens") >= 2.0

    Evening(EIGHT).play(scene)


def test_the_vote_s_announcement_is_said_again_after_a_power_cut() -> None:
    async def scene(evening: Evening) -> None:
        while evening.table.lines()[-1:] != ["vote-opens"]:
            await asyncio.sleep(0.1)

    first = Evening(EIGHT).play(scene)

    async def again(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        assert "vote-opens" in evening.table.lines(), evening.table.lines()

    Evening(None, batches=tuple(first.table.batches)).play(again)


def test_more_time_during_the_call_s_words_lengthens_the_move() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        while not any(
            line.key == "wake" and line.args["call"] == "commissar" for _, line in evening.table.said
        ):
            await asyncio.sleep(0.1)
        evening.director.more_time(30)
        await evening.until("call:commissar:check", night=2)
        await asyncio.sleep(20)
        await evening.table.chooses(5, 2)
        assert moves(evening) == [(5, "check", 2)]

    Evening(NINE).play(scene)


def test_repeat_after_a_pause_repeats_the_last_words() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("speech:1", day=1)
        evening.director.pause()
        await asyncio.sleep(3)
        evening.director.resume()
        await asyncio.sleep(3)
        evening.director.repeat()
        await asyncio.sleep(1)
        assert evening.table.lines()[-1] == "speech"

    Evening(EIGHT).play(scene)


def test_a_hand_raised_in_a_pause_is_none() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("hands", day=1)
        evening.director.pause()
        await evening.table.press(5)
        evening.director.resume()
        await asyncio.sleep(2 * LINE_SECONDS + evening.director.timing.hands + 1)
        assert evening.state.hands == ()

    Evening(EIGHT).play(scene)


def test_corrected_answer_is_lit_as_long_as_any() -> None:
    async def scene(evening: Evening) -> None:
        await to_night_2(evening)
        await evening.until("call:commissar:check", night=2)
        await evening.table.chooses(5, 2)
        await asyncio.sleep(3.5)
        await evening.director.perform(CorrectMove(Seat(5), Verb.CHECK, (Seat(1),)))
        await asyncio.sleep(2)
        assert evening.table.now.get(Seat(5)) is Signal.YES, evening.table.now

    Evening(NINE).play(scene)


def test_a_vote_entered_by_the_host_is_said() -> None:
    async def scene(evening: Evening) -> None:
        await evening.until("vote:1:1", day=1)
        await evening.director.perform(CastVote(Seat(1), Seat(2)))
        await evening.until("vote:1:2", day=1)
        assert "vote-heard" in evening.table.lines()

    Evening(EIGHT).play(scene)


def _day(roles: str) -> GameState:
    state = GameState()
    for action in (setup(roles), BeginNight(), EndNight()):
        state = apply(state, action)
    return state


def test_no_second_vote_is_promised_where_nobody_can_vote_in_it() -> None:
    state = _day("1 don, 2 citizen, 3 citizen, 4 citizen, 5 commissar")
    for seat in (3, 4, 5):
        state = apply(state, GiveFoul(Seat(seat), 3))
    state = apply(state, PassDay())
    for action in (
        BeginNight(),
        EndNight(),
        OpenVote(),
        CastVote(Seat(1), Seat(2)),
        CastVote(Seat(2), Seat(1)),
    ):
        state = apply(state, action)
    assert state.phase is Phase.NIGHT
    assert "vote-result-tie" not in [line.key for line in results.of_vote(state, len(state.rounds))]


def test_a_revote_broken_off_by_a_removal_is_not_called_equal() -> None:
    state = _day(EIGHT)
    votes = {1: 2, 2: 5, 3: 2, 4: 5, 5: 2, 6: 5, 7: 2, 8: 5}
    for voter, candidate in votes.items():
        state = apply(state, CastVote(Seat(voter), Seat(candidate)))
    for action in (OpenVote(), CastVote(Seat(1), Seat(2)), Remove(Seat(5), Cause.STOOD_UP)):
        state = apply(state, action)
    assert state.phase is Phase.NIGHT
    lines = results.of_vote(state, len(state.rounds))
    assert "vote-result-same" not in [line.key for line in lines], lines


def test_votes_that_all_fell_away_are_no_tie_between_nobody() -> None:
    state = _day(EIGHT)
    state = apply(state, OpenVote())
    for voter in (1, 2, 3, 4, 6, 7):
        state = apply(state, CastVote(Seat(voter), Seat(8)))
    state = apply(state, CastVote(Seat(5), Seat(8)))
    state = apply(state, Remove(Seat(8), Cause.STOOD_UP))
    lines = results.of_vote(state, len(state.rounds))
    assert all(line.args.get("seats") != () for line in lines), lines
