"""Fouls and removals, by day and by night."""

from __future__ import annotations

from controller.rules import judge, vote
from controller.rules.actions import GiveFoul, Remove, RemoveSpectator
from controller.rules.departure import end, end_if_decided, follow_up, leave
from controller.rules.draft import Draft, running, verify_living, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Announced, EffectLaid, Event, FoulGiven
from controller.rules.model import BARRED, DRAW, MUTE, Cause, Effect, GameState, Phase, Reason, Seat
from controller.rules.ruleset import FoulRules
from controller.rules.verdict import follow_departure_in_decision

_OF_THE_GAME = frozenset({Cause.FOULS, Cause.EYES, Cause.STOOD_UP, Cause.OBSCENE, Cause.LEFT})


def give_foul(state: GameState, action: GiveFoul) -> tuple[Event, ...]:
    """Punish a breach. What comes after the foul that puts a player out goes to his next game."""
    rules = running(state)
    verify_seat(state, action.seat)
    if action.count < 1:
        raise IllegalAction(Own.WRONG_COUNT)
    draft = Draft(state)
    player = state.players[action.seat]
    room = action.count if rules.fouls.out_at is None else rules.fouls.out_at - player.fouls
    here = min(action.count, room) if player.alive else 0
    if here:
        _count_fouls(draft, rules.fouls, action.seat, player.fouls + here)
    if action.count > here and rules.fouls.out_at is not None:
        by_night = rules.fouls.secret_at_night and state.phase is Phase.NIGHT
        draft.add(Announced("foul_next_game", (action.seat, action.count - here), secret=by_night))
    if player.alive and not draft.state.players[action.seat].alive:
        go_on(draft)
    return tuple(draft.events)


def remove(state: GameState, action: Remove) -> tuple[Event, ...]:
    """Take players out of the game at once."""
    running(state)
    seats = tuple(dict.fromkeys((action.seat, *action.others)))
    verify_living(state, *seats)
    if action.cause not in _OF_THE_GAME:
        raise IllegalAction(Own.CAUSE, seats=seats)
    draft = Draft(state)
    leave(draft, seats, action.cause)
    go_on(draft)
    return tuple(draft.events)


def remove_spectator(state: GameState, action: RemoveSpectator) -> tuple[Event, ...]:
    """End the game unrated and undecided."""
    del action
    rules = running(state)
    if rules.spectator is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    draft = Draft(state)
    draft.add(Announced("unrated"))
    end(draft, DRAW, Reason(rules.spectator))
    return tuple(draft.events)


def go_on(draft: Draft) -> None:
    """Go on after somebody left: heirs, a decision that is open, the end, the vote."""
    taking = draft.state.decision is not None and draft.state.decision.kind == "take"
    follow_up(draft)
    if taking:
        follow_departure_in_decision(draft)
        return
    if end_if_decided(draft):
        return
    follow_departure_in_decision(draft)
    judge.follow_departure(draft)
    vote.follow_departure(draft)


def _count_fouls(draft: Draft, rules: FoulRules, seat: Seat, total: int) -> None:
    """Let a living player's fouls come to ``total``, with what that costs him."""
    before = draft.state.players[seat].fouls
    by_night = rules.secret_at_night and draft.state.phase is Phase.NIGHT
    barred = rules.barred_at is not None and before < rules.barred_at <= total
    if barred and rules.starts_anew and rules.barred_at is not None:
        draft.add(FoulGiven(seat, total % rules.barred_at, by_night))
    else:
        draft.add(FoulGiven(seat, total, by_night))
    if rules.out_at is not None and total >= rules.out_at:
        leave(draft, (seat,), Cause.FOULS)
    elif barred:
        _bar(draft, rules, seat, secret=by_night)


def _bar(draft: Draft, rules: FoulRules, seat: Seat, *, secret: bool) -> None:
    """Bar a player from the next day, or from the speech he is still to have today."""
    state = draft.state
    kind = BARRED if rules.bars_vote else MUTE
    today = not rules.bars_vote and state.phase is Phase.DAY and seat not in state.spoken
    day = state.day if today else state.day + 1
    if not state.has(seat, day, kind):
        draft.add(EffectLaid(Effect(kind, seat, day, day), secret=secret))
