"""What a vote came to, and what followed it, in words; from the state alone, as all news."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from controller.cues import REMOVALS, foul, removal
from controller.director.news import cards, facts, line
from controller.ports import Line
from controller.rules.model import Cause, Departure, GameState, Phase, Poll, Seat, VoteRound
from controller.rules.ruleset import Leaving, Owed, Reveal, VoteRules
from controller.rules.traits import NeverExecuted
from controller.rules.verdict import trait_of

_BY_VERDICT: Final = frozenset({Cause.VOTE, Cause.TAKEN, Cause.GRAVE})
_KEYS: Final = {Cause.TAKEN: "verdict-taken", Cause.GRAVE: "verdict-grave", Cause.TABLE: "verdict-too"}
_OUT: Final = frozenset(
    {
        *("news-died", "news-death", "news-note-died", "removed", "removed-at-once", "vote-result-out"),
        *("verdict-out", "accuse-passed", *_KEYS.values()),
    }
)


def leaving(told: Line) -> tuple[Seat, ...]:
    """Return the seats that leave the game by what a line tells."""
    if told.key not in _OUT:
        return ()
    match told.args:
        case {"seats": tuple() as seats}:
            return tuple(Seat(int(seat)) for seat in seats)
        case {"seat": int(seat)}:
            return (Seat(seat),)
        case _:
            return ()


# ---------------------------------------------------------------- a round


def of_vote(state: GameState, number: int) -> tuple[Line, ...]:
    """Return the tally of a counted round of today and what it came to."""
    rules = None if state.ruleset is None else state.ruleset.vote
    poll = next((counted for counted in state.rounds if counted.number == number), None)
    if rules is None or poll is None:
        return ()
    key = "voices" if poll.kind is Poll.SUSPECTS else "tally"
    tally = [line(key, seat=seat, votes=votes) for seat, votes in sorted(poll.tally.items())]
    return (*_not_voted(state, rules, poll), *tally, *_result(state, rules, poll))


def _not_voted(state: GameState, rules: VoteRules, poll: VoteRound) -> Iterator[Line]:
    """Tell what it costs those who have not voted."""
    missing = tuple(sorted(poll.voters - poll.votes.keys()))
    if rules.owed is Owed.PENALTY:
        fined = tuple(seat for seat in missing if seat in state.living)
        if fined:
            yield line("vote-penalty", seats=fined, votes=rules.penalty)
    elif rules.owed is Owed.WARNED:
        for seat in missing:
            yield foul(state, seat, state.players[seat].told_fouls)
        gone = [out.seat for out in _today(state) if out.cause is Cause.FOULS and out.seat in missing]
        for seat in gone:
            yield removal(state, seat)
            yield from cards(state, (seat,))


def _result(state: GameState, rules: VoteRules, poll: VoteRound) -> Iterator[Line]:
    leaders = _leaders(poll)
    if poll.executed is not None:
        yield line("vote-result-out", seat=poll.executed)
    elif poll.kind is Poll.SUSPECTS:
        suspects = tuple(seat for seat, voices in sorted(poll.tally.items()) if voices >= rules.suspects)
        yield line("vote-suspects", seats=suspects) if suspects else line("vote-no-suspects")
    elif not leaders:
        yield line("vote-result-no-votes" if poll.candidates else "vote-result-nobody")
    elif any(not _stayed_in(poll, seat) for seat in leaders):
        yield line("vote-result-gone", seats=leaders)
    elif rules.judge is not None:
        yield line("vote-to-judge", seats=leaders)
    elif poll.tied:
        yield _tie(state, poll)
    else:
        yield _alone(state, rules, poll, leaders[0])


def _leaders(poll: VoteRound) -> tuple[Seat, ...]:
    most = max(poll.tally.values(), default=0)
    return tuple(sorted(seat for seat, votes in poll.tally.items() if votes == most and votes))


def _stayed_in(poll: VoteRound, seat: Seat) -> bool:
    """Whether a player was still in the game when the round was counted."""
    return seat in poll.candidates or seat in poll.voters


def _alone(state: GameState, rules: VoteRules, poll: VoteRound, seat: Seat) -> Line:
    """Tell why somebody who leads alone stays."""
    earlier = takewhile(lambda before: before.number < poll.number, state.rounds)
    if rules.twice is not None and not any(seat in _leaders(before) for before in earlier):
        return line("round-undecided", seats=(seat,))
    for fact in ("protected", "alibi"):
        if (seat,) in facts(state, fact):
            return line(f"vote-result-{fact}", seat=seat)
    if trait_of(state, seat, NeverExecuted) is not None:
        return line("vote-result-stays", seat=seat)
    return line("vote-result-nobody")


def _tie(state: GameState, poll: VoteRound) -> Line:
    """Tell what a tie leads to: by the round that followed, or by what comes next."""
    following = next((later for later in state.rounds if later.number == poll.number + 1), state.round)
    if following is not None and following.number == poll.number + 1:
        return line(
            "vote-result-tie" if following.kind is Poll.REVOTE else "round-undecided", seats=poll.tied
        )
    match state.phase:
        case Phase.REVOTE:
            return line("vote-tie-defence" if state.defending else "vote-result-tie", seats=poll.tied)
        case Phase.DEFENCE:
            return line("round-undecided", seats=poll.tied)
        case Phase.DECIDE:
            return line("vote-tie-hands", seats=poll.tied)
        case _:
            again = any(before.tied for before in state.rounds if before.number < poll.number)
            return line("vote-result-same" if again else "vote-result-many", seats=poll.tied)


# ---------------------------------------------------------------- what followed


def of_verdict(state: GameState) -> tuple[Line, ...]:
    """Return who left by what was decided after the vote, or that nobody did, and the cards that were opened."""
    late = {seat for seat in _late_cards(state) if card_told(seat) not in state.done}
    return (*_verdict(state), *cards(state, late))


def card_told(seat: Seat) -> str:
    """Return the key by which the state knows that a card was told of before the verdict."""
    return f"card:{seat}"


def _verdict(state: GameState) -> Iterator[Line]:
    rules = state.ruleset
    if rules is None or rules.day.accusations is not None:
        # An accusation is settled, and told, at once.
        return
    by_poll = {poll.executed for poll in state.rounds}
    condemned = [left.seat for left in _today(state) if left.cause is Cause.VOTE]
    later = tuple(sorted(seat for seat in condemned if seat not in by_poll))
    if later:
        yield line("verdict-out", seats=later)
    for left in _followed(state):
        yield line(_KEYS[left.cause], seat=left.seat)
    judged = rules.vote is not None and rules.vote.judge is not None
    if judged and not condemned and state.phase is Phase.NIGHT:
        yield line("verdict-nobody")


def _today(state: GameState) -> tuple[Departure, ...]:
    return tuple(left for left in state.departures if left.day == state.day and not left.by_night)


def _followed(state: GameState) -> Iterator[Departure]:
    """Yield who left because of the one who was voted out; the table may have been too small before as well."""
    decided = False
    for left in _today(state):
        if left.cause in (Cause.TAKEN, Cause.GRAVE) or (left.cause is Cause.TABLE and decided):
            yield left
        decided = decided or left.cause in _BY_VERDICT


def _late_cards(state: GameState) -> frozenset[Seat]:
    leaving_rules = None if state.ruleset is None else state.ruleset.leaving
    return frozenset(
        left.seat
        for left in state.departures
        if left.day == state.day and leaving_rules is not None and _is_late(leaving_rules, left)
    )


def _is_late(rules: Leaving, left: Departure) -> bool:
    """Whether somebody's card is told of after the vote, not when he left."""
    if left.cause in REMOVALS:
        return rules.removal_card is Reveal.AFTER_VOTE
    return not left.by_night or rules.night_card is Reveal.AFTER_VOTE
