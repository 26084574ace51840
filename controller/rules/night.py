"""The night begins, and in the morning it is settled."""

from __future__ import annotations

from controller.rules.actions import BeginNight, EndNight
from controller.rules.board import Board, answers, outcomes, settle
from controller.rules.day import next_speaker
from controller.rules.departure import end, end_if_decided, follow_up, leave
from controller.rules.draft import Draft, running
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import (
    Announced,
    AnswerGiven,
    DayBroke,
    Event,
    LuckDrawn,
    NightFell,
    NightSettled,
    ShotFired,
    WindowsDrawn,
)
from controller.rules.judge import open_duel
from controller.rules.model import Cause, GameState, Phase, Seat
from controller.rules.moves import asleep
from controller.rules.ruleset import Ruleset
from controller.rules.victory import Moment, outcome


def begin_night(state: GameState, action: BeginNight) -> tuple[Event, ...]:
    """Let everybody fall asleep."""
    running(state)
    if state.phase is not Phase.NIGHT or state.asleep:
        raise IllegalAction(Own.NOT_NIGHT)
    drawn = (LuckDrawn(tuple(action.luck)),) if action.luck else ()
    return (WindowsDrawn(tuple(action.windows)), *drawn, NightFell(state.night + 1))


def end_night(state: GameState, action: EndNight) -> tuple[Event, ...]:
    """Settle the night and let day break."""
    del action
    rules = asleep(state)
    if any([player.role is None for player in state.players.values()]):
        raise IllegalAction(Own.CARDS_OPEN)
    _verify_owed(state, rules)
    board = settle(state, rules)
    draft = Draft(state)
    draft.add(NightSettled(outcomes(board), tuple(board.idle), tuple(sorted(board.void))))
    for shown in answers(board):
        draft.add(AnswerGiven(shown.seat, shown.answer, shown.seats, shown.verb))
    for shot in rules.shots:
        if shot.records and shot.clan in board.fired:
            draft.add(ShotFired(shot.clan, board.fired[shot.clan]))
    _let_die(draft, board)
    decided = outcome(draft.state, Moment.AT_ONCE) if rules.ends_at_once else None
    if decided is None:
        _what_lasts(draft, board, rules)
    _break_day(draft)
    if decided is not None:
        end(draft, *decided)
        return tuple(draft.events)
    dawn = () if state.night == 1 and rules.moves.rest is not None else (Moment.DAWN,)
    if not end_if_decided(draft, *dawn):
        open_duel(draft)
    return tuple(draft.events)


def _verify_owed(state: GameState, rules: Ruleset) -> None:
    """Refuse to settle a night in which somebody still owes a move."""
    if state.night == 1 and rules.moves.rest is not None:
        return
    for shot in rules.shots:
        if shot.owed is not None:
            moved = {move.actor for move in state.moves if move.verb is shot.verb}
            missing = tuple([seat for seat in shot.shooters(state) if seat not in moved])
            if missing:
                raise IllegalAction(shot.owed, seats=missing)


def _let_die(draft: Draft, board: Board) -> None:
    """Let those leave who were killed, and then whom Death has drawn."""
    died = tuple(sorted([seat for seat in board.dead if seat not in board.revived]))
    leave(draft, died, Cause.NIGHT)
    called = draft.state.death
    if called is None:
        return
    listed = draft.state.nightfall
    if called[1] > len(listed):
        return  # somebody left between the draw and the night
    victim = listed[called[1] - 1]
    if draft.state.players[victim].alive:
        leave(draft, (victim,), Cause.DEATH)
        draft.announce("death_victim", victim)


def _what_lasts(draft: Draft, board: Board, rules: Ruleset) -> None:
    """Let begin what lasts, notes be read, heirs take over."""
    for own in rules.stages["dawn"]:
        own.dawn(board, draft, board.carried_out(own))
    leave(draft, tuple(dict.fromkeys([seat for seat, _ in board.named])), Cause.NOTE)
    _read_names(draft, board, rules)
    follow_up(draft)


def _read_names(draft: Draft, board: Board, rules: Ruleset) -> None:
    """Read out how many notes bear a name, and which."""
    if board.state.night == 1 and rules.moves.rest is not None:
        return
    for shot in rules.shots:
        if shot.names_public:
            named: list[Seat] = [move.targets[0] for move in board.moves.get(shot, ())]
            draft.announce("names", len(named))
            for seat in sorted(set(named)):
                draft.announce("named", seat)


def _break_day(draft: Draft) -> None:
    fouls = draft.state.night_fouls
    draft.add(DayBroke(draft.state.day + 1, next_speaker(draft.state)))
    if fouls:
        draft.add(Announced("night_fouls"))
