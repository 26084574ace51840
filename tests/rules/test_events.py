from __future__ import annotations

from typing import get_args

import pytest

from controller.rules import events as e
from controller.rules.events import HOST, NOBODY, PUBLIC, Audience
from controller.rules.model import Answer, Cause, ClauseId, Dealing, Effect, Move, Phase, Reason, Verb

REASON = Reason(ClauseId("host-final"))
MOVE = Move(5, Verb.CHECK, (1,))  # type: ignore[arg-type]

CASES: list[tuple[e.Event, Audience]] = [
    (e.GameStarted("club", {}, {}, {}, Dealing.HOST), PUBLIC),
    (e.RolesDealt({}), HOST),
    (e.RoleClaimed("mafia", (1, 3)), Audience(seats=frozenset({1, 3}))),
    (e.WindowsDrawn((1.0,)), NOBODY),
    (e.NightFell(1), PUBLIC),
    (e.MoveMade(MOVE), Audience(seats=frozenset({5}))),
    (e.MoveTakenBack(MOVE), Audience(seats=frozenset({5}))),
    (e.AnswerGiven(5, Answer.YES), Audience(seats=frozenset({5}))),
    (e.MoveOver(5, passed=True), HOST),
    (e.NightSettled(()), HOST),
    (e.DayBroke(1, 1), PUBLIC),
    (e.Announced("unrated"), PUBLIC),
    (e.Announced("foul_next_game", (1, 1), secret=True), HOST),
    (e.PlayerLeft(1, Cause.VOTE, last_word=True), PUBLIC),
    (e.PlayerLeft(1, Cause.FOULS, last_word=False, secret=True), HOST),
    (e.FoulGiven(1, 1, by_night=False), PUBLIC),
    (e.FoulGiven(1, 1, by_night=True), HOST),
    (e.EffectLaid(Effect("barred", 1, 2, 2)), PUBLIC),
    (e.EffectLaid(Effect("barred", 1, 2, 2), secret=True), HOST),
    (e.FirstSpeakerNamed(1), PUBLIC),
    (e.HandsSeen((1,)), PUBLIC),
    (e.LuckDrawn((1,)), NOBODY),
    (e.DeathCalled(1, 2), HOST),
    (e.ShotFired("mafia", 1), HOST),
    (e.OrdersGiven((1, 2)), HOST),
    (e.RoleChanged(4, "mafia", "mafia", REASON), Audience(seats=frozenset({4}))),
    (e.LastWordsGiven((1,)), PUBLIC),
    (e.Nominated(1, 2), PUBLIC),
    (e.SpeechEnded(1), PUBLIC),
    (e.HandsCounted("both", (1, 2), (3,), passed=False, reason=REASON), PUBLIC),
    (e.DecisionAsked(None, Phase.VOTE), HOST),
    (e.VoteOpened(1, (), frozenset()), PUBLIC),
    (e.VoteCast(1, 2), PUBLIC),
    (e.VoteClosed({}, (), None, REASON, Phase.VOTE), PUBLIC),
    (e.DayEnded(REASON), PUBLIC),
    (e.StepEnded("opening"), HOST),
    (e.Renamed(1, "Anna"), PUBLIC),
    (e.RoleCorrected(1, "don"), HOST),
    (e.LifeCorrected(1, alive=True), PUBLIC),
    (e.GameEnded("town", REASON), PUBLIC),
]


@pytest.mark.parametrize(("event", "audience"), CASES)
def test_who_may_learn_of_what(event: e.Event, audience: Audience) -> None:
    assert event.audience == audience


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in CASES} == set(get_args(e.Event))
