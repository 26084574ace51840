"""The ballot: who has a vote, against whom, and how votes are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from controller.rules.day import is_barred, is_immune, is_voteless
from controller.rules.errors import IllegalAction, Own
from controller.rules.model import ClauseId, GameState, Phase, Seat, VoteRound
from controller.rules.ruleset import Owed, VoteRules

_BY_VOTE = (Phase.VOTE, Phase.REVOTE)


def vote_rules(state: GameState) -> VoteRules:
    """Return how these rules vote. Raises ``IllegalAction`` where they do not."""
    rules = None if state.ruleset is None else state.ruleset.vote
    if rules is None:
        raise IllegalAction(Own.NOT_DAY)
    return rules


def open_round(state: GameState) -> VoteRound | None:
    """Return the round in which votes are being cast, ``None`` if there is none."""
    if state.phase in _BY_VOTE and state.round is not None and not state.round.closed:
        return state.round
    return None


def voters_of(state: GameState, tied: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
    """Return who has a vote today, in seat order, those who are ``tied`` left out."""
    return tuple([seat for seat in state.living if seat not in tied and not is_voteless(state, seat)])


def count(poll: VoteRound) -> Mapping[Seat, int]:
    """Return the votes that count against each candidate so far, in seat order; none of them is zero."""
    against = Counter([candidate for candidate in poll.votes.values() if candidate in poll.candidates])
    return dict(sorted(against.items()))


def count_whole(poll: VoteRound, rules: VoteRules) -> Mapping[Seat, int]:
    """Return the count with what missing votes mean."""
    tally = Counter(list(poll.votes.values()) if rules.gone_counts else count(poll))
    missing = [seat for seat in poll.voters if seat not in poll.votes]
    if rules.owed is Owed.REST and poll.candidates:
        tally[poll.candidates[-1]] += len(missing)
    if rules.owed is Owed.PENALTY:
        for seat in missing:
            tally[seat] += rules.penalty
    return {seat: number for seat, number in sorted(tally.items()) if number}


def vote_refusal(state: GameState, voter: Seat, candidate: Seat) -> ClauseId | None:
    """Return why that voter may not vote against that candidate in the open round, ``None`` if he may."""
    rules = vote_rules(state)
    poll = open_round(state)
    if poll is None:
        return ClauseId(Own.NO_VOTE)
    if voter == candidate and rules.not_self is not None:
        return rules.not_self
    if voter not in poll.voters:
        return _why_no_voter(state, rules, voter)
    if candidate in poll.candidates:
        return None
    if is_immune(state, candidate) and rules.immune is not None:
        return rules.immune
    return rules.revote if candidate in state.living else rules.obligatory


def _why_no_voter(state: GameState, rules: VoteRules, voter: Seat) -> ClauseId:
    if is_barred(state, voter) and state.ruleset is not None and state.ruleset.fouls.barred is not None:
        return state.ruleset.fouls.barred
    if is_voteless(state, voter) and rules.silenced is not None:
        return rules.silenced
    return rules.revote
