"""The vote: two rounds at most, each open until everybody who owes a vote has cast it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from controller.rules.actions import CastVote, CorrectVote, OpenVote, PassDay
from controller.rules.day import is_barred
from controller.rules.departure import end_if_decided, leave
from controller.rules.draft import Draft, rules_of, running, verify_living, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import DayEnded, Event, VoteCast, VoteClosed, VoteOpened
from controller.rules.model import Cause, ClauseId, GameState, Phase, Reason, Seat, VoteRound


def open_vote(state: GameState, action: OpenVote) -> tuple[Event, ...]:
    """Open the round that comes next."""
    del action
    running(state)
    draft = Draft(state)
    draft.add(_opening(state))
    close_if_complete(draft)
    return tuple(draft.events)


def cast_vote(state: GameState, action: CastVote) -> tuple[Event, ...]:
    """Count a vote; the first of a round opens it, the last one closes it."""
    rules = running(state)
    draft = Draft(state)
    if open_round(state) is None:
        draft.add(_opening(state))
    _verify_vote(draft.state, action.voter, action.candidate)
    if action.candidate is None or action.voter in _votes(draft.state):
        raise IllegalAction(rules.vote.obligatory, seats=(action.voter,))
    draft.add(VoteCast(action.voter, action.candidate))
    close_if_complete(draft)
    return tuple(draft.events)


def correct_vote(state: GameState, action: CorrectVote) -> tuple[Event, ...]:
    """Replace a vote in the open round, or take it back."""
    running(state)
    if open_round(state) is None:
        raise IllegalAction(Own.NO_VOTE)
    _verify_vote(state, action.voter, action.candidate)
    if _votes(state).get(action.voter) == action.candidate:
        raise IllegalAction(Own.NO_CHANGE)
    draft = Draft(state)
    draft.add(VoteCast(action.voter, action.candidate))
    close_if_complete(draft)
    return tuple(draft.events)


def pass_day(state: GameState, action: PassDay) -> tuple[Event, ...]:
    """End the day without a vote, or without the revote; a round that has begun goes on."""
    del action
    rules = running(state)
    if open_round(state) is not None:
        raise IllegalAction(rules.vote.obligatory)
    if state.phase not in (Phase.DAY, Phase.REVOTE):
        raise IllegalAction(Own.NOT_DAY)
    return (DayEnded(Reason(rules.vote.obligatory)),)


def open_round(state: GameState) -> VoteRound | None:
    """Return the round in which votes are being cast, ``None`` if there is none."""
    return state.round if state.phase in (Phase.VOTE, Phase.REVOTE) and not _counted(state) else None


def voters_of(state: GameState, tied: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """Return who owes a vote today, in seat order; between two ``tied`` they have none themselves."""
    return tuple(seat for seat in state.living if seat not in tied and not is_barred(state, seat))


def count(poll: VoteRound) -> Mapping[Seat, int]:
    """Return the votes that count against each candidate so far, in seat order; none of them is zero."""
    against = Counter(candidate for candidate in poll.votes.values() if candidate in poll.candidates)
    return dict(sorted(against.items()))


def vote_refusal(state: GameState, voter: Seat, candidate: Seat) -> ClauseId | None:
    """Return why that voter may not vote against that candidate in the open round, ``None`` if he may."""
    rules = rules_of(state)
    poll = open_round(state)
    if poll is None:
        return ClauseId(Own.NO_VOTE)
    if voter == candidate:
        return rules.vote.not_self
    if voter not in poll.voters:
        return rules.fouls.barred if is_barred(state, voter) else rules.vote.revote
    if candidate in poll.candidates:
        return None
    return rules.vote.revote if candidate in state.living else rules.vote.obligatory


def close_if_complete(draft: Draft) -> None:
    """Count the round if nobody owes a vote in it any more."""
    poll = open_round(draft.state)
    if poll is not None and not poll.missing:
        _close(draft, poll)


def follow_departure(draft: Draft) -> None:
    """Go on with the vote after somebody left: it may have waited only for him, or lost its choice."""
    rules = rules_of(draft.state)
    poll = draft.state.round
    if draft.state.phase is Phase.REVOTE and poll is not None:
        standing = [
            seat for seat in (poll.tied if poll.closed else poll.candidates) if seat in draft.state.living
        ]
        if len(standing) < rules.vote.revote_of:
            _break_off(draft, poll)
        elif poll.closed:
            _skip_empty_revote(draft, poll.tied)
    close_if_complete(draft)


def _counted(state: GameState) -> bool:
    return state.round is None or state.round.closed


def _votes(state: GameState) -> Mapping[Seat, Seat]:
    return {} if state.round is None else state.round.votes


def _opening(state: GameState) -> VoteOpened:
    """Return how the next round begins: the first by day, the second between those who tied."""
    if state.phase is Phase.DAY:
        return VoteOpened(1, frozenset(state.living), frozenset(voters_of(state)))
    if state.phase is Phase.REVOTE and state.round is not None and state.round.closed:
        tied = state.round.tied
        return VoteOpened(2, frozenset(tied), frozenset(voters_of(state, tied)))
    raise IllegalAction(Own.NOT_DAY)


def _verify_vote(state: GameState, voter: Seat, candidate: Seat | None) -> None:
    verify_living(state, voter)
    if candidate is None:
        return
    verify_seat(state, candidate)
    refusal = vote_refusal(state, voter, candidate)
    if refusal is not None:
        raise IllegalAction(refusal, seats=(voter, candidate))


def _close(draft: Draft, poll: VoteRound) -> None:
    rules = rules_of(draft.state)
    tally = count(poll)
    most = max(tally.values(), default=0)
    leaders = tuple(seat for seat, against in tally.items() if against == most)
    again = poll.number == 1 and len(leaders) == rules.vote.revote_of
    executed = leaders[0] if len(leaders) == 1 else None
    reason = _reason(draft.state, poll, leaders)
    draft.add(VoteClosed(tally, () if executed else leaders, executed, reason))
    if executed is not None:
        leave(draft, (executed,), Cause.VOTE)
        if end_if_decided(draft):
            return
    if again:
        _skip_empty_revote(draft, leaders)
    else:
        draft.add(DayEnded(reason))


def _reason(state: GameState, poll: VoteRound, leaders: tuple[Seat, ...]) -> Reason:
    rules = rules_of(state).vote
    if len(leaders) == 1:
        return Reason(rules.most, leaders)
    if not leaders:
        return Reason(rules.removal if poll.number == 1 else rules.revote_nobody)
    if poll.number > 1:
        return Reason(rules.revote_tied, leaders)
    return Reason(rules.revote if len(leaders) == rules.revote_of else rules.tied, leaders)


def _skip_empty_revote(draft: Draft, tied: tuple[Seat, ...]) -> None:
    if not voters_of(draft.state, tied):
        draft.add(DayEnded(Reason(rules_of(draft.state).vote.revote_nobody, tied)))


def _break_off(draft: Draft, poll: VoteRound) -> None:
    reason = Reason(rules_of(draft.state).vote.removal)
    if not poll.closed:
        draft.add(VoteClosed(count(poll), (), None, reason))
    draft.add(DayEnded(reason))
