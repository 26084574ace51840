"""The judge, his spirit, the dead in his place, and the lot: who decides on those before the gallows."""

from __future__ import annotations

from collections.abc import Iterator

from controller.rules.actions import Decide, DrawCondemned
from controller.rules.departure import end_day
from controller.rules.draft import Draft, rules_of, running
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import DecisionAsked, Event
from controller.rules.model import Cause, ClauseId, Decision, GameState, Phase, Reason, Ruling, Seat
from controller.rules.ruleset import JudgeRules
from controller.rules.verdict import JUDGE, decide_taking, execute

_WITH_SPIRIT = frozenset({Cause.NIGHT, Cause.DEATH, Cause.VOTE, Cause.NOTE, Cause.TAKEN, Cause.GRAVE})
_NOBODY: frozenset[Seat] = frozenset()
_TWO_LEFT = 2
LOT = "lot"
"""The decision that the lot makes: nobody is asked."""


def decide(state: GameState, action: Decide) -> tuple[Event, ...]:
    """Take the answer of whoever was asked."""
    running(state)
    asked = state.decision
    if asked is None or asked.kind not in (JUDGE, LOT):
        return decide_taking(state, action)
    if action.seat != asked.decider or asked.kind == LOT:
        raise IllegalAction(Own.NOT_YOUR_MOVE, seats=(action.seat,))
    rules = _rules(state)
    draft = Draft(state)
    match action.ruling:
        case Ruling.EXECUTE:
            if action.target is None or action.target not in asked.options:
                raise IllegalAction(rules.options, seats=(action.seat,))
            # Who decides may be a secret: the reason is public.
            _hang(draft, action.target, Reason(_clause(state, rules, asked), (action.target,)))
        case Ruling.PARDON:
            if asked.must:
                raise IllegalAction(rules.spirit_must, seats=(action.seat,))
            draft.add(DecisionAsked(None, Phase.VOTE))
            end_day(draft, Reason(_clause(state, rules, asked), asked.options))
        case Ruling.PASS | Ruling.TIMEOUT:
            ask(draft, asked.options, asked.asked | {asked.decider})
        case _:
            raise IllegalAction(Own.NOT_YOUR_MOVE)
    return tuple(draft.events)


def draw_condemned(state: GameState, action: DrawCondemned) -> tuple[Event, ...]:
    """Execute the one on whom the lot has fallen."""
    running(state)
    if state.phase is not Phase.DRAW:
        raise IllegalAction(Own.NOT_DAY)
    rules = _rules(state)
    if state.decision is None or action.seat not in state.decision.options:
        raise IllegalAction(rules.lot, seats=(action.seat,))
    draft = Draft(state)
    _hang(draft, action.seat, Reason(rules.lot, (action.seat,)))
    return tuple(draft.events)


def open_duel(draft: Draft) -> None:
    """Bring both before the gallows when a day begins with one of each of two sides."""
    vote = rules_of(draft.state).vote
    if vote is None or vote.judge is None:
        return
    suspects = _duel(draft.state, vote.judge)
    if suspects is not None:
        judges = [seat for seat in suspects if draft.state.role(seat) == vote.judge.role]
        if judges:
            _hang(draft, judges[0], Reason(vote.judge.duel, (judges[0],)))
        else:
            ask(draft, suspects, _NOBODY)


def _duel(state: GameState, rules: JudgeRules) -> tuple[Seat, ...] | None:
    living = state.living
    if len(living) != _TWO_LEFT:
        return None
    teams = [state.players[seat].team for seat in living]
    town, *clans = rules.duel_teams
    return living if town in teams and any(clan in teams for clan in clans) else None


def ask(draft: Draft, suspects: tuple[Seat, ...], asked: frozenset[Seat]) -> None:
    """Ask the next who may decide on the suspects, in seat order; without one, they hang or the lot is drawn."""
    state = draft.state
    rules = _rules(state)
    suspects = tuple(sorted(seat for seat in suspects if state.players[seat].alive))
    if not suspects:
        draft.add(DecisionAsked(None, Phase.VOTE))
        end_day(draft, Reason(rules.absent))
        return
    judge = next(iter(state.holders(rules.role)), None)
    if judge is not None and judge in suspects:
        _hang(draft, judge, Reason(rules.himself, (judge,)))
        return
    if len(suspects) == 1:
        if judge is None or judge in asked:
            _hang(draft, suspects[0], Reason(rules.absent if asked else rules.hanged, suspects))
        else:
            draft.add(DecisionAsked(Decision(JUDGE, judge, suspects, asked=asked), Phase.DECIDE))
        return
    must = len(state.living) == _TWO_LEFT
    for decider in _deciders(state, rules):
        if decider not in asked:
            bound = must and decider != judge
            draft.add(DecisionAsked(Decision(JUDGE, decider, suspects, bound, asked), Phase.DECIDE))
            return
    draft.add(DecisionAsked(Decision(LOT, suspects[0], suspects, must=True), Phase.DRAW))


def _deciders(state: GameState, rules: JudgeRules) -> Iterator[Seat]:
    """Yield who may decide between several: the judge or his spirit, then the dead citizens, the last one first."""
    yield from state.holders(rules.role)
    for left in state.departures:
        if state.role(left.seat) == rules.role and left.cause in _WITH_SPIRIT:
            yield left.seat
    gone = [
        (place, left)
        for place, left in enumerate(state.departures)
        if left.cause in _WITH_SPIRIT and state.role(left.seat) == rules.citizen
    ]
    yield from (left.seat for _, left in sorted(gone, key=lambda one: -one[0]))


def _clause(state: GameState, rules: JudgeRules, asked: Decision) -> ClauseId:
    if state.role(asked.decider) == rules.citizen:
        return rules.citizen_clause
    if not state.players[asked.decider].alive:
        return rules.spirit
    return rules.one if len(asked.options) == 1 else rules.several


def _hang(draft: Draft, seat: Seat, reason: Reason) -> None:
    draft.add(DecisionAsked(None, Phase.VOTE))
    execute(draft, seat, reason)


def follow_departure(draft: Draft) -> None:
    """Go on with what is being decided after somebody left who was asked, or was a suspect."""
    state = draft.state
    asked = state.decision
    if asked is None or asked.kind not in (JUDGE, LOT):
        return
    gone = [
        left for left in state.departures if left.seat == asked.decider and left.cause not in _WITH_SPIRIT
    ]
    passed_over = asked.asked
    if asked.kind == LOT:
        passed_over = frozenset(_deciders(state, _rules(state)))
    elif gone:
        passed_over |= {asked.decider}
    if gone or any(not state.players[seat].alive for seat in asked.options):
        ask(draft, asked.options, passed_over)


def _rules(state: GameState) -> JudgeRules:
    vote = rules_of(state).vote
    if vote is None or vote.judge is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    return vote.judge
