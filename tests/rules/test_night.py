from __future__ import annotations

import pytest

from controller.rules import actions as a
from controller.rules.engine import decide
from controller.rules.events import (
    AnswerGiven,
    DayBroke,
    MoveMade,
    MoveOver,
    MoveTakenBack,
    NightFell,
    NightSettled,
    WindowsDrawn,
)
from controller.rules.model import Answer, Cause, Phase, Shown, Verb
from controller.rules.queries import shown_now
from tests.rules.games import EIGHT, TWELVE, asleep, by_day, game, only, play, refused

TWO_MAFIA = "mafia citizen mafia citizen citizen"
LED = "don citizen mafia mafia citizen"
KILL, HEAL, CHECK, SEEK = Verb.KILL, Verb.HEAL, Verb.CHECK, Verb.SEEK


def test_night_falls_once_and_ends_once() -> None:
    state = game()
    assert decide(state, a.BeginNight((1.5, 2.5))) == (WindowsDrawn((1.5, 2.5)), NightFell(1))
    assert refused(state, a.EndNight()) == "e-not-asleep"
    state = play(state, a.BeginNight((1.5, 2.5)))
    assert state.windows == (1.5, 2.5)
    assert refused(state, a.BeginNight()) == "e-not-night"
    state = play(state, a.EndNight())
    assert (state.phase, state.day, state.night) == (Phase.DAY, 1, 1)
    assert refused(state, a.BeginNight()) == "e-not-night"


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (a.Act(2, KILL, (1,)), "citizen-day-only"),
        (a.Act(2, Verb.WATCH, (1,)), "citizen-day-only"),
        (a.Act(1, SEEK, (5,)), "r-only-she-seeks"),
        (a.Act(4, SEEK, (5,)), "r-only-she-seeks"),
        (a.Act(3, KILL, (5,)), "prostitute-no-kill"),
        (a.Act(5, HEAL, (1,)), "e-not-your-move"),
        (a.Act(5, CHECK, (5,)), "r-targets"),
        (a.Act(3, SEEK, (3,)), "r-targets"),
        (a.Act(8, KILL, (8,)), "maniac-no-suicide"),
        (a.Act(9, KILL, (1,)), "e-unknown-seat"),
        (a.Act(8, KILL, (9,)), "e-unknown-seat"),
        (a.Act(8, KILL, (0,)), "e-unknown-seat"),
        (a.Act(8, KILL, ()), "e-targets"),
        (a.Act(8, KILL, (1, 2)), "e-targets"),
        (a.Act(8, KILL, (1, 1)), "e-targets"),
        (a.Act(8, KILL, (1,), "don"), "e-word"),
        (a.ClanAct("mafia", KILL, (9,)), "e-unknown-seat"),
        (a.ClanAct("yakuza", KILL, (1,)), "e-unknown-clan"),
        (a.ClanAct("mafia", CHECK, (1,)), "e-unknown-clan"),
        (a.Pass(9), "e-unknown-seat"),
        (a.TimeOut(0), "e-unknown-seat"),
        (a.ClaimRole("don", frozenset({1})), "e-not-asleep"),
    ],
)
def test_refused_moves(action: a.Action, clause: str) -> None:
    assert refused(asleep(), action) == clause


@pytest.mark.parametrize(
    "action", [a.Act(8, KILL, (1,)), a.ClanAct("mafia", KILL, (2,)), a.Pass(8), a.TimeOut(8), a.EndNight()]
)
def test_nothing_of_the_night_is_done_by_day(action: a.Action) -> None:
    assert refused(by_day(), action) == "e-not-asleep"


def test_moves_rest_in_the_first_night() -> None:
    state = game(EIGHT, a.BeginNight())
    assert refused(state, a.Act(8, KILL, (1,))) == "r-first-night"
    assert refused(state, a.ClanAct("mafia", KILL, (2,))) == "r-first-night"
    assert refused(state, a.CorrectMove(8, KILL, (1,))) == "r-first-night"


def test_somebody_out_neither_moves_nor_is_named() -> None:
    state = asleep(TWELVE, a.Remove(2, Cause.EYES), a.Remove(8, Cause.EYES))
    assert refused(state, a.Act(8, KILL, (1,))) == "e-out"
    assert refused(state, a.Pass(8)) == "e-out"
    assert refused(state, a.Act(6, HEAL, (2,))) == "r-targets"
    assert refused(state, a.ClanAct("mafia", KILL, (2,))) == "r-targets"


def test_the_first_legal_move_stands() -> None:
    state = asleep(EIGHT, a.Act(8, KILL, (1,)))
    assert refused(state, a.Act(8, KILL, (2,))) == "r-two-moves"
    state = play(state, a.ClanAct("mafia", KILL, (2,)))
    assert refused(state, a.Act(1, KILL, (5,))) == "r-two-moves"
    assert refused(state, a.ClanAct("mafia", KILL, (5,))) == "r-two-moves"


def test_what_is_shown_after_the_time_is_refused() -> None:
    state = asleep(EIGHT, a.TimeOut(8), a.TimeOut(1), a.TimeOut(4))
    assert refused(state, a.Act(8, KILL, (2,))) == "r-timeout"
    assert refused(state, a.ClanAct("mafia", KILL, (2,))) == "r-timeout"


def test_declining_is_no_move() -> None:
    state = asleep()
    assert decide(state, a.Pass(8)) == (MoveOver(8, passed=True),)
    assert decide(play(state, a.Pass(8)), a.Act(8, KILL, (2,)))


def test_questions_are_answered_at_once_to_the_asker_alone() -> None:
    yes, no = Answer.YES, Answer.NO
    black = {1: yes, 2: no, 3: yes, 4: yes, 6: no, 7: no, 8: no}
    for seat, answer in black.items():
        state = asleep(EIGHT, a.Act(5, CHECK, (seat,)))
        assert shown_now(state) == (Shown(5, CHECK, answer),)
        (given,) = only(decide(state, a.EndNight()), AnswerGiven)
        assert given == AnswerGiven(5, answer, verb=CHECK)
        assert given.audience.seats == {5}
    for seat in (1, 2, 4, 5, 6, 7, 8):
        state = asleep(EIGHT, a.Act(3, SEEK, (seat,)))
        assert shown_now(state) == (Shown(3, SEEK, yes if seat == 5 else no),)
    assert shown_now(asleep(EIGHT, a.Act(6, HEAL, (1,)))) == ()
    assert shown_now(by_day()) == ()


def _reasons(*actions: a.Action, cards: str = EIGHT) -> tuple[dict[int, tuple[bool, list[str]]], list[str]]:
    (settled,) = only(decide(asleep(cards, *actions), a.EndNight()), NightSettled)
    fates = {
        outcome.seat: (outcome.died, [reason.clause for reason in outcome.reasons])
        for outcome in settled.outcomes
    }
    return fates, [reason.clause for reason in settled.idle]


def test_every_fate_has_its_reasons() -> None:
    kill = a.ClanAct("mafia", KILL, (7,))
    assert _reasons(kill) == ({7: (True, ["don-decides"])}, [])
    assert _reasons(kill, a.Act(8, KILL, (7,)), a.Act(6, HEAL, (7,))) == (
        {7: (False, ["don-decides", "maniac-kills", "doctor-heals-all"])},
        [],
    )
    assert _reasons(a.Act(6, HEAL, (6,))) == ({6: (False, ["doctor-heals-all"])}, ["r-pass"])


@pytest.mark.parametrize(
    ("cards", "actions", "fates", "idle"),
    [
        (EIGHT, (a.TimeOut(1),), {}, ["r-timeout"]),
        (EIGHT, (a.Pass(1), a.Act(4, KILL, (2,))), {2: (True, ["r-don-silent"])}, []),
        (TWO_MAFIA, (a.ClanAct("mafia", KILL, (2,)),), {2: (True, ["mafia-agrees-without-don"])}, []),
        (TWO_MAFIA, (a.Act(1, KILL, (2,)), a.Act(3, KILL, (4,))), {}, ["r-no-agreement"]),
        (LED, (a.Act(3, KILL, (2,)), a.Act(4, KILL, (5,))), {}, ["r-don-silent"]),
        ("prostitute citizen citizen citizen", (), {}, ["r-prostitute-last"]),
    ],
)
def test_who_decides_on_the_mafia_s_target(
    cards: str, actions: tuple[a.Action, ...], fates: dict[int, object], idle: list[str]
) -> None:
    assert _reasons(*actions, cards=cards) == (fates, idle)


def test_whoever_is_put_out_in_the_night_has_made_no_move() -> None:
    state = asleep(TWELVE, a.ClanAct("mafia", KILL, (2,)), a.Act(8, KILL, (1,)), a.Act(5, CHECK, (1,)))
    (back,) = only(decide(state, a.Remove(8, Cause.EYES)), MoveTakenBack)
    assert (back.move.actor, back.move.verb) == (8, KILL)
    state = play(state, a.Remove(8, Cause.EYES), a.Remove(2, Cause.EYES))
    (settled,) = only(decide(state, a.EndNight()), NightSettled)
    assert [(outcome.seat, outcome.died, outcome.reasons[0].clause) for outcome in settled.outcomes] == [
        (2, False, "e-out")
    ]


def test_the_dead_and_the_first_speaker_of_the_morning() -> None:
    events = decide(asleep(EIGHT, a.ClanAct("mafia", KILL, (2,))), a.EndNight())
    assert only(events, DayBroke) == [DayBroke(2, 1)]
    state = play(
        asleep(), a.EndNight(), a.PassDay(), a.BeginNight(), a.ClanAct("mafia", KILL, (2,)), a.EndNight()
    )
    assert state.first_speaker == 3


def test_corrected_moves() -> None:
    state = asleep(EIGHT, a.Act(5, CHECK, (1,)), a.TimeOut(5))
    events = decide(state, a.CorrectMove(5, CHECK, (7,)))
    assert [event.move.targets for event in only(events, MoveMade)] == [(7,)]
    corrected = play(state, a.CorrectMove(5, CHECK, (7,)))
    assert [move.targets for move in corrected.moves] == [(7,)]
    assert shown_now(corrected) == (Shown(5, CHECK, Answer.NO),)
    assert play(corrected, a.CorrectMove(5, CHECK, ())).moves == ()


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (a.CorrectMove(5, CHECK, ()), "e-no-move"),
        (a.CorrectMove(5, CHECK, (5,)), "r-targets"),
        (a.CorrectMove(5, CHECK, (99,)), "e-unknown-seat"),
        (a.CorrectMove(99, CHECK, (5,)), "e-unknown-seat"),
        (a.CorrectMove(2, KILL, (5,)), "citizen-day-only"),
    ],
)
def test_refused_corrections_of_moves(action: a.Action, clause: str) -> None:
    assert refused(asleep(), action) == clause


def test_unspoken_last_words_lapse_when_night_falls() -> None:
    state = play(asleep(EIGHT, a.ClanAct("mafia", KILL, (2,))), a.EndNight())
    assert state.last_words == (2,)
    assert play(state, a.PassDay(), a.BeginNight()).last_words == ()
    assert play(state, a.EndStep("last_word:2")).last_words == ()
