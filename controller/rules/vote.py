"""The vote: who may be voted against and by whom, how it is counted, and what the count leads to."""

from __future__ import annotations

from collections.abc import Mapping

from controller.rules import judge
from controller.rules.actions import CastVote, CloseVote, CorrectVote, OpenVote, PassDay
from controller.rules.ballot import count, count_whole, open_round, vote_refusal, vote_rules, voters_of
from controller.rules.day import is_immune
from controller.rules.departure import end_day, end_if_decided, follow_up, leave
from controller.rules.draft import Draft, rules_of, running, verify_living, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Event, FoulGiven, RoleChanged, VoteCast, VoteClosed, VoteOpened
from controller.rules.model import Cause, ClauseId, GameState, Phase, Poll, Reason, Seat, VoteRound
from controller.rules.ruleset import Owed, Tie, VoteRules
from controller.rules.traits import Activates
from controller.rules.verdict import execute, saved_from_vote, trait_of

__all__ = [
    "cast_vote",
    "close_if_complete",
    "close_vote",
    "correct_vote",
    "count",
    "follow_departure",
    "open_round",
    "open_vote",
    "pass_day",
    "vote_refusal",
    "vote_rules",
    "voters_of",
]

_BEFORE_A_ROUND = (Phase.DAY, Phase.DEFENCE, Phase.REVOTE)
_NONE: tuple[Seat, ...] = ()


def open_vote(state: GameState, action: OpenVote) -> tuple[Event, ...]:
    """Open the round that comes next."""
    del action
    running(state)
    draft = Draft(state)
    _open(draft)
    close_if_complete(draft)
    return tuple(draft.events)


def cast_vote(state: GameState, action: CastVote) -> tuple[Event, ...]:
    """Count a vote; the first of a round opens it, and where everybody must vote the last one closes it."""
    running(state)
    draft = Draft(state)
    if open_round(state) is None:
        _open(draft)
    rules = vote_rules(draft.state)
    _verify_vote(draft.state, action.voter, action.candidate)
    if action.voter in _votes(draft.state):
        raise IllegalAction(rules.once, seats=(action.voter,))
    if action.candidate is None:
        if rules.owed is Owed.MUST:
            raise IllegalAction(rules.obligatory, seats=(action.voter,))
        return tuple(draft.events)
    cast = VoteCast(action.voter, action.candidate)
    if rules.owed is not Owed.MUST:
        return (*draft.events, cast)
    draft.add(cast)
    close_if_complete(draft)
    return tuple(draft.events)


def close_vote(state: GameState, action: CloseVote) -> tuple[Event, ...]:
    """Count the open round as it is; where everybody must vote it waits."""
    del action
    running(state)
    poll = open_round(state)
    if poll is None:
        raise IllegalAction(Own.NO_VOTE)
    rules = vote_rules(state)
    if rules.owed is Owed.MUST:
        raise IllegalAction(rules.obligatory, seats=tuple(sorted(poll.missing)))
    draft = Draft(state)
    _close(draft, poll)
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
    """End the day without a vote, or without the round that comes next; a round that has begun goes on."""
    del action
    rules = running(state)
    if open_round(state) is not None:
        raise IllegalAction(rules.vote.obligatory if rules.vote else Own.NOT_DAY)
    if state.phase not in _BEFORE_A_ROUND:
        raise IllegalAction(Own.NOT_DAY)
    draft = Draft(state)
    end_day(draft, Reason(rules.vote.nobody if rules.vote else ClauseId(Own.HOST)))
    return tuple(draft.events)


def close_if_complete(draft: Draft) -> None:
    """Count the round if it waits for everybody's vote and nobody owes one any more."""
    poll = open_round(draft.state)
    if poll is not None and not poll.missing and vote_rules(draft.state).owed is Owed.MUST:
        _close(draft, poll)


def follow_departure(draft: Draft) -> None:
    """Go on with the vote after somebody left: it may have waited only for him, or lost its choice."""
    state = draft.state
    rules = None if state.ruleset is None else state.ruleset.vote
    if rules is None or state.phase in (Phase.NIGHT, Phase.OVER, Phase.LOBBY):
        return
    poll = state.round
    open_poll = open_round(state)
    if open_poll is not None:
        least = rules.revote_of if open_poll.kind is Poll.REVOTE and rules.revote_of else 1
        if len(open_poll.candidates) < least:
            draft.add(VoteClosed(count(open_poll), (), None, Reason(rules.removal), state.phase))
            end_day(draft, Reason(rules.removal))
            return
        close_if_complete(draft)
    elif (
        poll is not None
        and state.phase in (Phase.REVOTE, Phase.DEFENCE, Phase.DECIDE)
        and state.decision is None
    ):
        _go_on_between_rounds(draft, rules, poll)


def _go_on_between_rounds(draft: Draft, rules: VoteRules, poll: VoteRound) -> None:
    state = draft.state
    if rules.twice is not None:
        return
    least = rules.revote_of if rules.revote_of and state.phase is Phase.REVOTE else 1
    if len(state.standing) < least:
        end_day(draft, Reason(rules.removal))
    elif rules.revote_by_others and not voters_of(state, state.standing):
        end_day(draft, Reason(rules.last_tie, poll.tied))


def _votes(state: GameState) -> Mapping[Seat, Seat]:
    return {} if state.round is None else state.round.votes


def _open(draft: Draft) -> None:
    """Open the round that comes next; with nobody to vote on, the day is over."""
    state = draft.state
    rules = vote_rules(state)
    if state.phase not in _BEFORE_A_ROUND:
        raise IllegalAction(Own.NOT_DAY)
    number = len(state.rounds) + 1
    if state.phase is Phase.DAY:
        nominations = None if state.ruleset is None else state.ruleset.day.nominations
        if nominations is not None and not state.nominees:
            end_day(draft, Reason(nominations.nobody))
            return
        candidates = state.nominees if nominations is not None else state.living
        kind = Poll.SUSPECTS if rules.suspects else Poll.VOTE
        voters = voters_of(state)
    else:
        candidates = state.living if rules.twice is not None else state.standing
        kind = Poll.REVOTE if state.phase is Phase.REVOTE else Poll.VOTE
        voters = voters_of(state, state.standing if rules.revote_by_others and kind is Poll.REVOTE else _NONE)
    allowed = tuple([seat for seat in candidates if not is_immune(state, seat)])
    draft.add(VoteOpened(number, allowed, frozenset(voters), kind))


def _verify_vote(state: GameState, voter: Seat, candidate: Seat | None) -> None:
    verify_living(state, voter)
    if candidate is None:
        return
    verify_seat(state, candidate)
    refusal = vote_refusal(state, voter, candidate)
    if refusal is not None:
        raise IllegalAction(refusal, seats=(voter, candidate))


def _close(draft: Draft, poll: VoteRound) -> None:
    """Count a round and go on with what it leads to."""
    state = draft.state
    rules = vote_rules(state)
    tally = count_whole(poll, rules)
    if poll.kind is Poll.SUSPECTS:
        _suspect(draft, rules, tally)
        return
    most = max(tally.values(), default=0)
    leaders = tuple([seat for seat, against in tally.items() if against == most])
    if not leaders:
        _nobody_leads(draft, rules, poll)
    elif any([not state.players[seat].alive for seat in leaders]):
        draft.add(
            VoteClosed(tally, leaders if len(leaders) > 1 else (), None, Reason(rules.removal), state.phase)
        )
        end_day(draft, Reason(rules.removal, leaders))
    elif rules.twice is not None:
        _twice(draft, rules, tally, leaders)
    elif rules.judge is not None:
        _to_the_judge(draft, rules, poll, tally, leaders)
    elif len(leaders) == 1:
        _condemn(draft, rules, tally, leaders[0])
    else:
        _tie(draft, rules, tally, leaders, poll)


def _nobody_leads(draft: Draft, rules: VoteRules, poll: VoteRound) -> None:
    reason = Reason(rules.nobody)
    draft.add(VoteClosed({}, (), None, reason, draft.state.phase))
    if rules.owed is Owed.WARNED and _warn(draft, poll):
        return
    end_day(draft, reason)


def _suspect(draft: Draft, rules: VoteRules, tally: Mapping[Seat, int]) -> None:
    """Let those defend themselves who have enough voices; some are awoken by it."""
    defended = tuple([seat for seat, voices in tally.items() if voices >= rules.suspects])
    reason = Reason((rules.suspected if defended else rules.no_suspects) or rules.nobody, defended)
    draft.add(VoteClosed(tally, (), None, reason, Phase.DEFENCE, defended, defended))
    for seat in defended:
        trait = trait_of(draft.state, seat, Activates)
        player = draft.state.players[seat]
        if trait is not None and player.team != trait.team and player.role is not None:
            draft.add(RoleChanged(seat, player.role, trait.team, Reason(trait.clause, (seat,))))
    if not defended:
        end_day(draft, reason)


def _condemn(draft: Draft, rules: VoteRules, tally: Mapping[Seat, int], seat: Seat) -> None:
    """Let the one who leads leave, unless something keeps him in the game."""
    fact, saved = saved_from_vote(draft.state, seat)
    reason = Reason(saved or rules.most, (seat,))
    draft.add(VoteClosed(tally, (), None if saved else seat, reason, draft.state.phase))
    if fact is not None:
        draft.announce(fact, seat)
    if saved:
        end_day(draft, reason)
    else:
        execute(draft, seat, reason)


def _tie(
    draft: Draft, rules: VoteRules, tally: Mapping[Seat, int], leaders: tuple[Seat, ...], poll: VoteRound
) -> None:
    """Go on after several share the lead: by the number of ties of this day."""
    ties = sum([bool(before.tied) for before in draft.state.rounds])
    tie, clause = rules.ties[ties] if ties < len(rules.ties) else (Tie.NOBODY, rules.last_tie)
    many = tie is Tie.REVOTE and rules.revote_of is not None and len(leaders) != rules.revote_of
    if many:
        tie, clause = Tie.NOBODY, rules.last_tie if ties else rules.many_tied or rules.last_tie
    standing = tuple([seat for seat in poll.candidates if seat in leaders])
    phase = {Tie.REVOTE: Phase.REVOTE, Tie.DEFENCE: Phase.REVOTE, Tie.HANDS: Phase.DECIDE}.get(
        tie, draft.state.phase
    )
    reason = Reason(clause, leaders)
    defending = standing if tie is Tie.DEFENCE else ()
    draft.add(VoteClosed(tally, leaders, None, reason, phase, standing, defending))
    if tie is Tie.NOBODY:
        end_day(draft, reason)
    elif tie is Tie.REVOTE and rules.revote_by_others and not voters_of(draft.state, leaders):
        end_day(draft, Reason(rules.last_tie, leaders))


def _twice(draft: Draft, rules: VoteRules, tally: Mapping[Seat, int], leaders: tuple[Seat, ...]) -> None:
    """Let the one leave who leads alone and led in another round of the day; else another round follows."""
    state = draft.state
    earlier = [_leaders(state, before) for before in state.rounds]
    if len(leaders) == 1 and any([leaders[0] in led for led in earlier]):
        _condemn(draft, rules, tally, leaders[0])
        return
    tied = leaders if len(leaders) > 1 else ()
    again = bool(tied) and any([led == leaders for led in earlier])
    if again and rules.same_tie is not None:
        reason = Reason(rules.same_tie, leaders)
        draft.add(VoteClosed(tally, tied, None, reason, state.phase))
        end_day(draft, reason)
        return
    reason = Reason(rules.twice or rules.most, leaders)
    draft.add(VoteClosed(tally, tied, None, reason, Phase.DEFENCE, leaders, leaders))


def _leaders(state: GameState, poll: VoteRound) -> tuple[Seat, ...]:
    """Return who led a counted round, of those who are still in the game."""
    most = max(poll.tally.values(), default=0)
    return tuple(
        [seat for seat, against in poll.tally.items() if against == most and state.players[seat].alive]
    )


def _to_the_judge(
    draft: Draft, rules: VoteRules, poll: VoteRound, tally: Mapping[Seat, int], leaders: tuple[Seat, ...]
) -> None:
    tied = leaders if len(leaders) > 1 else ()
    reason = Reason(rules.ties[0][1] if tied else rules.most, leaders)
    draft.add(VoteClosed(tally, tied, None, reason, draft.state.phase, leaders))
    if rules.owed is Owed.WARNED and _warn(draft, poll):
        return
    judge.ask(draft, leaders, frozenset())


def _warn(draft: Draft, poll: VoteRound) -> bool:
    """Warn everybody who has missed the vote, all at once. Return whether that has ended the game."""
    rules = rules_of(draft.state).fouls
    out = []
    for seat in sorted(poll.voters - poll.votes.keys()):
        total = draft.state.players[seat].fouls + 1
        draft.add(FoulGiven(seat, total, by_night=False))
        if rules.out_at is not None and total >= rules.out_at:
            out.append(seat)
    leave(draft, tuple(out), Cause.FOULS)
    follow_up(draft)
    return bool(out) and end_if_decided(draft)
