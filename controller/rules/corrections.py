"""What the host puts right: he may overrule the table, but not make a table that cannot be."""

from __future__ import annotations

from controller.rules.actions import CorrectLife, CorrectRole, EndGame, EndStep, Rename
from controller.rules.departure import end, end_if_decided, take_back_moves
from controller.rules.draft import Draft, rules_of, running, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import (
    DayEnded,
    Event,
    GameEnded,
    LifeCorrected,
    MoveTakenBack,
    Renamed,
    RoleCorrected,
    StepEnded,
)
from controller.rules.fouls import go_on
from controller.rules.model import DRAW, ClauseId, GameState, Phase, Reason, TeamId
from controller.rules.start import deal_rest
from controller.rules.victory import outcome


def rename(state: GameState, action: Rename) -> tuple[Event, ...]:
    """Correct a name."""
    rules_of(state)
    verify_seat(state, action.seat)
    return (Renamed(action.seat, action.name),)


def correct_role(state: GameState, action: CorrectRole) -> tuple[Event, ...]:
    """Correct who is what; moves of this night that the new role has not are taken back."""
    rules = rules_of(state)
    verify_seat(state, action.seat)
    if rules.role(action.role) is None:
        raise IllegalAction(Own.UNKNOWN_ROLE)
    team = action.team or rules.team_of(action.role)
    if team not in rules.teams:
        raise IllegalAction(Own.UNKNOWN_CLAN)
    player = state.players[action.seat]
    if (player.role, player.team) == (action.role, team):
        raise IllegalAction(Own.NO_CHANGE)
    draft = Draft(state)
    draft.add(RoleCorrected(action.seat, action.role, action.team))
    for move in state.moves if state.asleep else ():
        if move.actor == action.seat and rules.ability(action.role, move.verb) is None:
            draft.add(MoveTakenBack(move))
    if any(player.role is None for player in draft.state.players.values()):
        deal_rest(draft)
    _look_again(draft, state)
    return tuple(draft.events)


def correct_life(state: GameState, action: CorrectLife) -> tuple[Event, ...]:
    """Correct who is in the game."""
    rules_of(state)
    verify_seat(state, action.seat)
    if state.players[action.seat].alive == action.alive:
        raise IllegalAction(Own.NO_CHANGE)
    draft = Draft(state)
    if not action.alive:
        take_back_moves(draft, action.seat)
    draft.add(LifeCorrected(action.seat, action.alive))
    _look_again(draft, state)
    return tuple(draft.events)


def end_game(state: GameState, action: EndGame) -> tuple[Event, ...]:
    """End the game by the host's word."""
    rules = running(state)
    if action.winner not in (*rules.teams, DRAW):
        raise IllegalAction(Own.UNKNOWN_WINNER)
    draft = Draft(state)
    end(draft, action.winner, Reason(ClauseId(Own.HOST)))
    return tuple(draft.events)


def end_step(state: GameState, action: EndStep) -> tuple[Event, ...]:
    """End a step of the evening, also one after the end of the game."""
    rules_of(state)
    if action.key in state.done:
        raise IllegalAction(Own.STEP_OVER)
    return (StepEnded(action.key),)


def _look_again(draft: Draft, before: GameState) -> None:
    """See whether the game is over after a correction, or whether it was not over after all."""
    winner, reason = before.winner, before.reason
    if winner is not None and reason is not None and _stays_over(draft, winner, reason):
        return
    if end_if_decided(draft):
        return
    poll = draft.state.round
    if draft.state.phase in (Phase.VOTE, Phase.REVOTE) and poll is not None and poll.executed is not None:
        draft.add(DayEnded(Reason(ClauseId(Own.HOST))))
    go_on(draft)


def _stays_over(draft: Draft, winner: TeamId, reason: Reason) -> bool:
    """Whether the end stands: the same side has won, or it was ended by other means than the cards."""
    decided = outcome(draft.state)
    by_cards = reason.clause in {victory.clause for victory in rules_of(draft.state).victories}
    if by_cards and (decided is None or decided[0] != winner):
        return False
    roles = {seat: player.role for seat, player in draft.state.players.items() if player.role is not None}
    draft.add(GameEnded(winner, decided[1] if by_cards and decided is not None else reason, roles))
    return True
