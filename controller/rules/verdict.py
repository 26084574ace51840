"""What becomes of those whom a vote has condemned: saved, judged, executed, and whom they take along."""

from __future__ import annotations

from typing import TypeVar

from controller.rules.abilities.block import Block
from controller.rules.abilities.protect import Protect
from controller.rules.actions import Decide
from controller.rules.departure import end_day, end_if_decided, follow_up, leave, open_card
from controller.rules.draft import Draft, rules_of, running
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import DecisionAsked, Event
from controller.rules.model import (
    ALIBI,
    PROTECTED,
    Cause,
    ClauseId,
    Decision,
    GameState,
    Phase,
    Reason,
    Ruling,
    Seat,
)
from controller.rules.traits import NeverExecuted, TakesToGrave, TakesVoter

T = TypeVar("T")

JUDGE, TAKE, GRAVE = "judge", "take", "grave"


def saved_from_vote(state: GameState, seat: Seat) -> tuple[str | None, ClauseId | None]:
    """Return what is announced of one who is condemned and yet stays, and why he stays, ``None`` if he does not."""
    rules = rules_of(state)
    if state.has(seat, state.day, PROTECTED):
        return "protected", next((own.clause for own in rules.abilities if isinstance(own, Protect)), None)
    if state.has(seat, state.day, ALIBI):
        return "alibi", next(
            (own.alibi for own in rules.abilities if isinstance(own, Block) and own.alibi), None
        )
    trait = trait_of(state, seat, NeverExecuted)
    return None, None if trait is None else trait.clause


def trait_of(state: GameState, seat: Seat, kind: type[T]) -> T | None:
    """Return what the role at a seat is by nature, ``None`` if it is not."""
    return rules_of(state).trait(state.role(seat), kind)


def execute(draft: Draft, seat: Seat, reason: Reason) -> None:
    """Let a condemned player leave, with whom he may take along, and the day end."""
    state = draft.state
    taker = trait_of(state, seat, TakesVoter)
    opener = trait_of(state, seat, TakesToGrave)
    poll = state.round
    votes = {} if poll is None else poll.votes
    leave(draft, (seat,), Cause.VOTE, opens=opener is None)
    against = tuple(
        [voter for voter, named in votes.items() if named == seat and draft.state.players[voter].alive]
    )
    if taker is not None and against:
        draft.add(DecisionAsked(Decision(TAKE, seat, tuple(sorted(against)), must=True), Phase.DECIDE))
        return
    if opener is not None:
        if end_if_decided(draft):
            open_card(draft, seat)
        else:
            draft.add(DecisionAsked(Decision(GRAVE, seat, draft.state.living), Phase.DECIDE))
        return
    follow_up(draft)
    end_day(draft, reason)


def decide_taking(state: GameState, action: Decide) -> tuple[Event, ...]:
    """Let one who was voted out take another along, or decline."""
    running(state)
    asked = state.decision
    if asked is None or action.seat != asked.decider:
        raise IllegalAction(Own.NOT_YOUR_MOVE, seats=(action.seat,))
    if asked.kind == TAKE:
        return _take(state, asked, action)
    return _grave(state, asked, action)


def _take(state: GameState, asked: Decision, action: Decide) -> tuple[Event, ...]:
    trait = trait_of(state, asked.decider, TakesVoter)
    if trait is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    if action.ruling is not Ruling.TAKE or action.target is None:
        raise IllegalAction(trait.must, seats=(action.seat,))
    if action.target not in asked.options:
        raise IllegalAction(trait.voters, seats=(action.target,))
    draft = Draft(state)
    draft.add(DecisionAsked(None, Phase.VOTE))
    leave(draft, (action.target,), Cause.TAKEN)
    follow_up(draft)
    end_day(draft, Reason(trait.clause, (action.seat, action.target)))
    return tuple(draft.events)


def _grave(state: GameState, asked: Decision, action: Decide) -> tuple[Event, ...]:
    trait = trait_of(state, asked.decider, TakesToGrave)
    if trait is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    draft = Draft(state)
    match action.ruling:
        case Ruling.OPEN:
            if asked.opened:
                raise IllegalAction(Own.NO_CHANGE)
            open_card(draft, asked.decider)
            opened = Decision(GRAVE, asked.decider, asked.options, opened=True)
            draft.add(DecisionAsked(opened, Phase.DECIDE))
            return tuple(draft.events)
        case Ruling.TAKE:
            if not asked.opened:
                raise IllegalAction(trait.unopened, seats=(action.seat,))
            if action.target is None or action.target not in asked.options:
                raise IllegalAction(Own.OUT, seats=(action.seat,))
        case Ruling.PASS | Ruling.TIMEOUT:
            pass
        case _:
            raise IllegalAction(Own.NOT_YOUR_MOVE)
    draft.add(DecisionAsked(None, Phase.VOTE))
    open_card(draft, asked.decider)
    if action.ruling is Ruling.TAKE and action.target is not None:
        leave(draft, (action.target,), Cause.GRAVE)
    follow_up(draft)
    end_day(draft, Reason(trait.clause, (action.seat,)))
    return tuple(draft.events)


def follow_departure_in_decision(draft: Draft) -> None:
    """Go on with a choice of whom to take along after somebody left."""
    asked = draft.state.decision
    if asked is None or asked.kind not in (TAKE, GRAVE):
        return
    able = trait_of(draft.state, asked.decider, TakesVoter if asked.kind == TAKE else TakesToGrave)
    options = tuple([seat for seat in asked.options if able is not None and draft.state.players[seat].alive])
    if options == asked.options:
        return
    if options:
        left = Decision(asked.kind, asked.decider, options, asked.must, asked.asked, asked.opened)
        draft.add(DecisionAsked(left, Phase.DECIDE))
        return
    draft.add(DecisionAsked(None, Phase.VOTE))
    follow_up(draft)
    end_day(draft, Reason(rules_of(draft.state).leaving.word_clause))
