"""How players leave, and how the game ends."""

from __future__ import annotations

from controller.rules.draft import Draft
from controller.rules.events import Announced, GameEnded, MoveTakenBack, PlayerLeft
from controller.rules.model import Cause, GameState, Phase, Reason, Seat, TeamId
from controller.rules.victory import outcome

BARRED = "barred"
"""The effect that bars a player from the talk and the vote of a day."""


def may_speak_last(state: GameState, seat: Seat, cause: Cause) -> bool:
    """Whether whoever leaves so has a last word: put out by night or by vote, and under no sanction.

    The sanction runs as long as its effect is on record: from the third foul to the end of the day it bars.
    """
    sanctioned = any(effect.kind == BARRED and effect.seat == seat for effect in state.effects)
    return cause in (Cause.NIGHT, Cause.VOTE) and not sanctioned


def leave(draft: Draft, seats: tuple[Seat, ...], cause: Cause) -> None:
    """Let players leave at the same moment. Whoever goes in the middle of a night has made no move in it."""
    for seat in seats:
        if cause is not Cause.NIGHT:
            take_back_moves(draft, seat)
        secret = cause is Cause.FOULS and draft.state.phase is Phase.NIGHT
        draft.add(PlayerLeft(seat, cause, may_speak_last(draft.state, seat, cause), secret))


def take_back_moves(draft: Draft, seat: Seat) -> None:
    """Undo what a player has shown in the night that is on."""
    if draft.state.asleep:
        draft.add(*(MoveTakenBack(move) for move in draft.state.moves if move.actor == seat))


def end_if_decided(draft: Draft) -> bool:
    """End the game if somebody has won. Return whether it ended."""
    decided = outcome(draft.state)
    if decided is not None:
        end(draft, *decided)
    return decided is not None


def end(draft: Draft, winner: TeamId, reason: Reason) -> None:
    """End the game: the winner, the cards, and the two who left first."""
    state = draft.state
    roles = {seat: player.role for seat, player in state.players.items() if player.role is not None}
    draft.add(GameEnded(winner, reason, roles))
    if len(state.departures) > 1:
        draft.add(Announced("priority", tuple(left.seat for left in state.departures[:2])))
