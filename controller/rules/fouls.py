"""Fouls and removals, by day and by night."""

from __future__ import annotations

from controller.rules.actions import GiveFoul, Remove, RemoveSpectator
from controller.rules.departure import BARRED, end, end_if_decided, leave
from controller.rules.draft import Draft, running, verify_living, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Announced, EffectLaid, Event, FoulGiven
from controller.rules.model import DRAW, Cause, Effect, GameState, Phase, Reason, Seat
from controller.rules.vote import follow_departure


def give_foul(state: GameState, action: GiveFoul) -> tuple[Event, ...]:
    """Punish a breach. What comes after the foul that puts a player out goes to his next game."""
    rules = running(state)
    verify_seat(state, action.seat)
    if action.count < 1:
        raise IllegalAction(Own.WRONG_COUNT)
    draft = Draft(state)
    player = state.players[action.seat]
    here = min(action.count, rules.fouls.out_at - player.fouls) if player.alive else 0
    if here:
        _count_fouls(draft, action.seat, player.fouls + here)
    if action.count > here:
        by_night = state.phase is Phase.NIGHT
        draft.add(Announced("foul_next_game", (action.seat, action.count - here), secret=by_night))
    if player.alive and not draft.state.players[action.seat].alive:
        _go_on(draft)
    return tuple(draft.events)


def remove(state: GameState, action: Remove) -> tuple[Event, ...]:
    """Take players out of the game at once."""
    running(state)
    seats = tuple(dict.fromkeys((action.seat, *action.others)))
    verify_living(state, *seats)
    if action.cause in (Cause.NIGHT, Cause.VOTE):
        raise IllegalAction(Own.CAUSE, seats=seats)
    draft = Draft(state)
    leave(draft, seats, action.cause)
    _go_on(draft)
    return tuple(draft.events)


def remove_spectator(state: GameState, action: RemoveSpectator) -> tuple[Event, ...]:
    """End the game unrated and undecided."""
    del action
    rules = running(state)
    draft = Draft(state)
    draft.add(Announced("unrated"))
    end(draft, DRAW, Reason(rules.spectator))
    return tuple(draft.events)


def _count_fouls(draft: Draft, seat: Seat, total: int) -> None:
    """Let a living player's fouls come to ``total``, with what that costs him."""
    rules = running(draft.state).fouls
    before = draft.state.players[seat].fouls
    by_night = draft.state.phase is Phase.NIGHT
    draft.add(FoulGiven(seat, total, by_night))
    if total >= rules.out_at:
        leave(draft, (seat,), Cause.FOULS)
    elif before < rules.barred_at <= total:
        coming = draft.state.day + 1
        draft.add(EffectLaid(Effect(BARRED, seat, coming, coming), secret=by_night))


def _go_on(draft: Draft) -> None:
    if not end_if_decided(draft):
        follow_departure(draft)
