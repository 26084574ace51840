"""The steps of a day that only some rulesets have: talk, nominations, votes by hands."""

from __future__ import annotations

import asyncio

import pytest

from controller.ports import CameraTrouble, Gesture, Origin, Signal
from controller.rules.actions import (
    Act,
    CastVote,
    CloseVote,
    CorrectLife,
    EndSpeech,
    Nominate,
    OpenVote,
)
from controller.rules.model import Seat, Verb
from tests.director.hosted import HALF, do, played, to_day
from tests.table import LINE_SECONDS, Evening

CITY = "1 don, 2 mafia, 3 mafia, 4 putana, 5 commissar, 6 doctor, 7 maniac, 8 citizen, 9 citizen"
CLASSIC = "1 mafia, 2 commissar, 3 doctor, 4 maniac, 5 citizen, 6 citizen, 7 citizen"
CLONES = "1 mafia, 2 sheriff, 3 doctor, 4 judge, 5 hobo, 6 citizen, 7 citizen, 8 citizen, 9 maniac"
MOSCOW = (
    "1 don, 2 mafia, 3 mafia, 4 commissar, 5 citizen, 6 citizen, 7 citizen, 8 citizen, 9 citizen, 10 citizen"
)
PITER = "1 don, 2 mafia, 4 lover, 5 elder, 6 rake, 7 citizen, 8 citizen, 9 citizen"
DAVYDOV = "1 mafia, 2 mafia, 3 citizen, 4 citizen, 5 citizen, 6 citizen"


# ---------------------------------------------------------------- talk


def test_a_discussion_runs_on_the_public_clock_and_the_host_may_lengthen_or_end_it() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening)
        director, table = evening.director, evening.table
        await evening.until("discussion:1")
        assert director.stage.clock.seconds == 120
        await asyncio.sleep(director.stage.clock.left - 9)
        assert table.lines()[-1] == "time-left"
        director.more_time(60)
        assert director.stage.clock.left > 60
        await table.press(5)
        director.skip()
        await evening.until("speech:1")
        assert table.lines()[-2:] == ["discussion-over", "speech"]

    played("city", CITY, scene)


NOMINATIONS: list[tuple[str, int, list[str]]] = [
    ("accepted", 5, ["nomination-accepted"]),
    ("oneself", 1, ["nomination-refused", "moscow-r-self-nomination"]),
    ("twice", 9, ["nomination-refused", "moscow-r-twice-nominated"]),
    ("dead", 8, ["nomination-refused", "moscow-accepted-only"]),
]


@pytest.mark.parametrize("by_button", [False, True], ids=["hand", "button"])
@pytest.mark.parametrize(("name", "number", "told"), NOMINATIONS, ids=[row[0] for row in NOMINATIONS])
def test_a_speaker_puts_a_player_to_the_vote(
    name: str, number: int, told: list[str], *, by_button: bool
) -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        table.camera = CameraTrouble.MISSING if by_button else None
        await to_day(evening, CorrectLife(Seat(8), alive=False), Nominate(Seat(10), Seat(9)))
        await evening.until("speech:1")
        assert table.lines()[-1] == "speech-nominating"
        assert table.now == {1: Signal.SPEAKING}
        said = len(table.said)
        if by_button:
            await table.taps(1, number)
        else:
            await table.shows(1, number)
            assert table.now == {1: Signal.SPEAKING, number: Signal.ECHO} | {1: Signal.SPEAKING}
            assert number not in evening.state.nominees[1:]
            await table.thumb(1)
        await asyncio.sleep(3 * LINE_SECONDS)
        assert table.lines()[said:] == told, name
        assert evening.state.nominees[1:] == ((Seat(5),) if name == "accepted" else ())
        await table.press(1, 1.0)
        await evening.until("speech:2")
        assert table.lines()[-2:] == ["thanks", "speech"]
        assert Seat(1) in evening.state.spoken

    played("moscow", MOSCOW, scene)


def test_it_is_said_that_a_nomination_counts_even_if_the_speech_is_over_at_once() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening)
        await evening.until("speech:1")
        await table.shows(1, 5)
        await table.press(1)
        await table.press(1)
        await evening.until("speech:2")
        assert evening.state.nominees == (Seat(5),)
        assert table.lines()[-3:] == ["nomination-accepted", "thanks", "speech"]

    played("moscow", MOSCOW, scene)


def test_without_a_confirmation_nobody_is_put_to_the_vote_and_a_number_can_be_corrected() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening)
        await evening.until("speech:1")
        await table.shows(1, 5)
        await table.thumb(1, up=False)
        assert table.now == {1: Signal.SPEAKING}
        await table.unclear(1)
        await table.shows(2, 7)
        await table.press(2)
        assert table.now == {1: Signal.SPEAKING}
        await table.shows(1, 6)
        await evening.until("speech:2")
        assert evening.state.nominees == ()
        await table.shows(2, 6)
        await table.press(2)
        await asyncio.sleep(LINE_SECONDS)
        assert evening.state.nominees == (6,)
        assert "thanks" not in table.lines()

    played("moscow", MOSCOW, scene)


def test_with_nobody_put_to_the_vote_the_night_comes() -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *(EndSpeech(Seat(seat)) for seat in range(1, 11)))
        while not evening.state.asleep:
            await asyncio.sleep(1)
        lines = evening.table.lines()
        assert lines[lines.index("vote-no-nominees") + 1] == "night-falls"
        assert not evening.state.rounds

    played("moscow", MOSCOW, scene)


def test_those_who_died_at_night_speak_after_the_vote_where_the_rules_say_so() -> None:
    async def scene(evening: Evening) -> None:
        shots = (Act(Seat(1), Verb.KILL, (Seat(8),)), Act(Seat(2), Verb.KILL, (Seat(8),)))
        await to_day(evening, *shots, OpenVote(), CloseVote())
        await evening.until("last_word:8")
        lines = evening.table.lines()
        assert lines.index("news-died") < lines.index("vote-no-suspects") < lines.index("card-opened")
        assert lines.index("card-opened") < lines.index("last-word")

    played("piter", PITER, scene)


# ---------------------------------------------------------------- votes


def test_a_vote_that_nobody_waits_for_has_its_time() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening)
        await evening.until("discussion:1")
        evening.director.skip()
        await evening.until("vote:1:1")
        await table.chooses(1, 6)
        await evening.until("vote:1:2")
        assert table.lines()[-2:] == ["vote-heard", "vote-turn"]
        await table.shows(2, 6)
        await evening.until("vote:1:3")
        assert table.lines()[-2:] == ["vote-abstained", "vote-turn"]
        await table.thumb(3, up=False)
        await evening.until("vote:1:4")
        assert evening.state.round.votes == {1: 6}
        await do(evening, CastVote(Seat(4), Seat(5)))
        await evening.until("vote:1:5")
        assert evening.state.round.votes == {1: 6, 4: 5}

    played("clones", CLONES, scene)


def test_hands_for_a_candidate_count_within_his_time_and_once() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        await to_day(evening, *(EndSpeech(Seat(seat)) for seat in range(1, 10)))
        await evening.until("discussion:1")
        evening.director.skip()
        await evening.until("vote:1:for:1")
        assert set(table.now.values()) == {Signal.ASKED}
        await table.press(3)
        await table.press(1)
        await table.shows(4, 5)
        await table.gesture(5, Gesture.THUMB_UP)
        await table.unclear(6)
        await table.gesture(7, Gesture.THUMB_DOWN)
        await asyncio.sleep(0.1)
        assert table.now[3] is table.now[4] is table.now[5] is Signal.CONFIRMED
        assert table.now[1] is Signal.REFUSED
        assert evening.state.round.votes == {3: 1, 4: 1, 5: 1}
        while table.lines()[-1] != "candidate-thanks":
            await asyncio.sleep(0.1)
        await table.press(8)
        await evening.until("vote:1:for:2")
        await table.press(3)
        await table.press(9)
        assert evening.state.round.votes == {3: 1, 4: 1, 5: 1, 9: 2}
        assert evening.director.history.standing[-1].origin is Origin.TABLE

    played("city", CITY, scene)


def test_the_votes_not_given_fall_to_the_last_candidate_without_a_question() -> None:
    async def scene(evening: Evening) -> None:
        table = evening.table
        nominated = (Nominate(Seat(1), Seat(5)), Nominate(Seat(2), Seat(6)))
        await to_day(evening, *nominated, *(EndSpeech(Seat(seat)) for seat in range(1, 11)))
        await evening.until("vote:1:for:5")
        for seat in (1, 2, 3, 5):
            await table.press(seat)
        await evening.until("last_word:6")
        rest = next(line for _, line in table.said if line.key == "candidate-rest")
        assert rest.args == {"seat": 6, "votes": 6}
        assert evening.state.rounds[0].tally == {5: 4, 6: 6}

    played("moscow", MOSCOW, scene)


@pytest.mark.parametrize(("hands", "told", "left"), [(6, "both-leave", {5, 6}), (5, "both-stay", set())])
def test_hands_decide_whether_all_leave_who_tied(hands: int, told: str, left: set[int]) -> None:
    async def scene(evening: Evening) -> None:
        await to_day(evening, *HALF)
        await evening.until("both")
        for seat in range(1, hands + 1):
            await evening.table.press(seat)
        while told not in evening.table.lines():
            await asyncio.sleep(0.5)
        await asyncio.sleep(3 * LINE_SECONDS)
        assert {gone.seat for gone in evening.state.departures} == left
        assert ("verdict-out" in evening.table.lines()) == bool(left)

    played("moscow", MOSCOW, scene)
