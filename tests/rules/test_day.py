from __future__ import annotations

from dataclasses import replace

import pytest

from controller.rules import actions as a
from controller.rules.engine import can, decide
from controller.rules.events import (
    PUBLIC,
    Announced,
    DayEnded,
    EffectLaid,
    FoulGiven,
    GameEnded,
    HandsSeen,
    PlayerLeft,
    VoteClosed,
    VoteOpened,
)
from controller.rules.model import Cause, Phase, Poll
from controller.rules.views import view_for
from controller.rules.vote import vote_refusal
from tests.rules.games import EIGHT, asleep, by_day, game, only, play, refused, votes

TIE = votes(s1=2, s2=1, s3=1, s4=2, s5=1, s6=2, s7=1, s8=2)


def test_the_round_of_speeches_moves_on_by_one_living_seat() -> None:
    state = by_day(EIGHT, a.NameFirstSpeaker(2), a.Remove(5, Cause.STOOD_UP), a.Remove(2, Cause.OBSCENE))
    assert state.first_speaker == 2
    state = play(state, a.PassDay(), a.BeginNight(), a.EndNight())
    assert state.first_speaker == 3
    state = play(state, a.NameFirstSpeaker(8), a.PassDay(), a.BeginNight(), a.EndNight())
    assert state.first_speaker == 1


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (a.NameFirstSpeaker(9), "e-unknown-seat"),
        (a.NameFirstSpeaker(2), "e-out"),
        (a.CastVote(9, 1), "e-unknown-seat"),
        (a.CastVote(1, 9), "e-unknown-seat"),
        (a.CastVote(2, 1), "e-out"),
        (a.CastVote(1, 2), "r-vote-open"),
        (a.CastVote(1, 1), "vote-not-self"),
        (a.CastVote(1, None), "r-vote-open"),
        (a.CorrectVote(1, 3), "e-no-vote"),
        (a.GiveFoul(9), "e-unknown-seat"),
        (a.GiveFoul(1, 0), "e-wrong-count"),
        (a.GiveFoul(1, -3), "e-wrong-count"),
        (a.Remove(9), "e-unknown-seat"),
        (a.Remove(2), "e-out"),
        (a.Remove(1, others=(2,)), "e-out"),
        (a.Remove(1, Cause.NIGHT), "e-cause"),
        (a.Remove(1, Cause.VOTE), "e-cause"),
        (a.EndGame("yakuza"), "e-unknown-winner"),
        (a.Rename(9, "X"), "e-unknown-seat"),
    ],
)
def test_refused_by_day(action: a.Action, clause: str) -> None:
    assert refused(by_day(EIGHT, a.Remove(2)), action) == clause


@pytest.mark.parametrize(
    "action", [a.NameFirstSpeaker(1), a.ShowHands((1,)), a.OpenVote(), a.CastVote(1, 3), a.PassDay()]
)
def test_refused_by_night(action: a.Action) -> None:
    assert refused(asleep(), action) == "e-not-day"
    assert refused(game(), action) == "e-not-day"


def test_the_first_three_hands_get_time_once_a_day() -> None:
    state = by_day(EIGHT, a.Remove(2), a.GiveFoul(5, 3))
    assert decide(state, a.ShowHands((2, 7, 7, 5, 99, 1, 8))) == (HandsSeen((7, 5, 1)),)
    state = play(state, a.ShowHands((7,)))
    assert refused(state, a.ShowHands((1,))) == "e-hands-seen"
    state = play(state, a.PassDay(), a.BeginNight(), a.EndNight())
    assert decide(state, a.ShowHands((5, 7))) == (HandsSeen((7,)),)


def test_a_round_opens_with_the_first_vote_or_by_itself() -> None:
    state = by_day()
    (opened,) = decide(state, a.OpenVote())
    assert opened == VoteOpened(1, tuple(range(1, 9)), frozenset(range(1, 9)))
    assert decide(state, a.CastVote(1, 2))[0] == opened
    assert refused(play(state, a.OpenVote()), a.OpenVote()) == "e-not-day"
    assert play(state, a.OpenVote()).phase is Phase.VOTE


def test_an_open_round_is_not_passed_over() -> None:
    state = by_day(EIGHT, a.CastVote(1, 2))
    assert refused(state, a.PassDay()) == "r-vote-open"
    assert refused(state, a.CastVote(1, 3)) == "r-vote-open"
    assert refused(state, a.ShowHands((1,))) == "e-not-day"


def test_two_who_tie_are_voted_on_again_by_the_others() -> None:
    state = by_day(EIGHT, *TIE)
    assert state.phase is Phase.REVOTE
    assert state.round is not None
    assert state.round.tied == (1, 2)
    (opened,) = decide(state, a.OpenVote())
    assert opened == VoteOpened(2, (1, 2), frozenset(range(3, 9)), Poll.REVOTE)
    assert refused(state, a.CastVote(1, 2)) == "revote-two"
    assert refused(state, a.CastVote(3, 4)) == "revote-two"
    events = decide(play(state, *votes(s3=1, s4=1, s5=1, s6=2, s7=2)), a.CastVote(8, 1))
    (closed,) = only(events, VoteClosed)
    assert (closed.tally, closed.tied, closed.executed) == ({1: 4, 2: 2}, (), 1)
    assert closed.reason.clause == "vote-most-leaves"
    assert only(events, PlayerLeft) == [PlayerLeft(1, Cause.VOTE, last_word=True)]


def test_the_revote_ties_again() -> None:
    state = by_day(EIGHT, *TIE, *votes(s3=1, s4=1, s5=1, s6=2, s7=2))
    events = decide(state, a.CastVote(8, 2))
    assert [event.reason.clause for event in only(events, DayEnded)] == ["revote-tied"]
    assert play(state, a.CastVote(8, 2)).phase is Phase.NIGHT


def test_three_who_tie_stay() -> None:
    state = by_day(EIGHT, *votes(s1=2, s2=3, s3=1, s4=1, s5=2, s6=3, s7=4))
    assert [event.reason.clause for event in only(decide(state, a.CastVote(8, 5)), DayEnded)] == [
        "vote-three-tied"
    ]


def test_corrected_votes() -> None:
    state = by_day(EIGHT, *votes(s1=2, s2=1))
    state = play(state, a.CorrectVote(1, 3))
    assert state.round is not None
    assert state.round.votes == {1: 3, 2: 1}
    assert refused(state, a.CorrectVote(1, 3)) == "e-no-change"
    assert refused(state, a.CorrectVote(1, 1)) == "vote-not-self"
    assert refused(state, a.CorrectVote(99, 1)) == "e-unknown-seat"
    assert refused(state, a.CorrectVote(8, None)) == "e-no-change"
    assert play(state, a.CorrectVote(2, None)).round is not None
    full = play(state, *votes(s3=1, s4=1, s5=1, s6=1, s7=1), a.CorrectVote(8, 1))
    assert full.round is not None
    assert full.round.executed == 1


def test_who_is_barred_does_not_vote_in_either_round() -> None:
    state = by_day(EIGHT, a.GiveFoul(3, 3), a.PassDay(), a.BeginNight(), a.EndNight())
    assert refused(state, a.CastVote(3, 1)) == "three-fouls"
    state = play(state, *votes(s1=2, s2=1, s4=2, s5=1, s6=2, s7=1, s8=3))
    assert state.phase is Phase.REVOTE
    assert refused(state, a.CastVote(3, 1)) == "three-fouls"


def test_fouls_by_day_and_by_night() -> None:
    day, night = by_day(), asleep()
    assert decide(day, a.GiveFoul(3)) == (FoulGiven(3, 1, by_night=False),)
    (given,) = decide(night, a.GiveFoul(3))
    assert given == FoulGiven(3, 1, by_night=True)
    assert not given.audience.everybody
    (_, laid) = decide(day, a.GiveFoul(3, 3))
    assert isinstance(laid, EffectLaid)
    assert (laid.effect.since, laid.effect.until, laid.audience.everybody) == (2, 2, True)
    (_, laid) = decide(night, a.GiveFoul(3, 3))
    assert isinstance(laid, EffectLaid)
    assert (laid.effect.since, laid.audience.everybody) == (2, False)
    assert Announced("night_fouls") in decide(play(night, a.GiveFoul(3)), a.EndNight())


def test_who_leaves_by_a_foul_of_the_night_is_not_told_before_morning() -> None:
    (left,) = only(decide(asleep(), a.GiveFoul(7, 4)), PlayerLeft)
    assert left == PlayerLeft(7, Cause.FOULS, last_word=False, secret=True)
    assert not left.audience.everybody
    (left,) = only(decide(by_day(), a.GiveFoul(7, 4)), PlayerLeft)
    assert left.audience.everybody


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("seat", [2, 7])
@pytest.mark.parametrize("awake", [True, False])
def test_whatever_is_given_in_a_night_the_table_hears_only_in_the_morning_and_only_that(
    awake: bool,  # noqa: FBT001 - a table of cases
    seat: int,
    count: int,
) -> None:
    """night-information-foul, r-night-foul: to the living, to who is out, and beyond the fourth."""
    before = by_day(EIGHT, a.Remove(2), a.PassDay(), *(() if awake else (a.BeginNight(),)))
    assert before.phase is Phase.NIGHT
    events = decide(before, a.GiveFoul(seat, count))
    assert [event for event in events if event.audience == PUBLIC] == []
    after = play(before, a.GiveFoul(seat, count))
    assert view_for(after, "table") == view_for(before, "table")
    morning = decide(after if not awake else play(after, a.BeginNight()), a.EndNight())
    assert [event.fact for event in only(morning, Announced)] == ["night_fouls"]


def test_a_foul_for_the_next_game_is_told_by_day_and_kept_from_the_table_by_night() -> None:
    fact = Announced("foul_next_game", (7, 2))
    assert fact in decide(by_day(), a.GiveFoul(7, 6))
    assert replace(fact, secret=True) in decide(asleep(), a.GiveFoul(7, 6))


def test_after_the_end_nothing_but_corrections_counts() -> None:
    state = by_day("don citizen doctor maniac commissar", *votes(s1=2, s2=1, s3=1, s4=1, s5=1))
    assert (state.phase, state.winner) == (Phase.OVER, "town")
    for action in (
        a.BeginNight(), a.Act(4, "kill", (1,)), a.EndNight(), a.OpenVote(), a.CastVote(2, 3), a.PassDay(),
        a.CorrectVote(2, 3), a.CorrectMove(4, "kill", (2,)), a.GiveFoul(2), a.Remove(2), a.RemoveSpectator(),
        a.EndGame("mafia"), a.ShowHands((2,)), a.NameFirstSpeaker(2), a.TimeOut(2), a.Pass(2),
        a.ClaimRole("don", frozenset({1})), a.ClanAct("mafia", "kill", (2,)),
    ):  # fmt: skip
        assert refused(state, action) == "e-game-over"
    assert can(state, a.Rename(1, "A"))
    assert can(state, a.EndStep("closing"))


def test_the_end_opens_all_cards_and_says_who_left_first() -> None:
    state = by_day("don citizen doctor maniac commissar citizen", a.Remove(3))
    events = decide(state, a.Remove(1))
    (ended,) = only(events, GameEnded)
    assert list(ended.roles.items()) == [
        (1, "don"), (2, "citizen"), (3, "doctor"), (4, "maniac"), (5, "commissar"), (6, "citizen"),
    ]  # fmt: skip
    assert Announced("priority", (3, 1)) in events


def test_steps_end_once() -> None:
    state = by_day(EIGHT, a.EndStep("speech:1"))
    assert state.done == {"speech:1"}
    assert refused(state, a.EndStep("speech:1")) == "e-step-over"
    assert play(state, a.PassDay(), a.BeginNight()).done == frozenset()


def test_names_are_corrected_at_any_time() -> None:
    assert play(by_day(), a.Rename(3, "Anna")).players[3].name == "Anna"


def test_no_vote_is_allowed_while_none_is_open() -> None:
    assert vote_refusal(by_day(), 1, 2) == "e-no-vote"
    assert vote_refusal(by_day(EIGHT, a.OpenVote()), 1, 2) is None
