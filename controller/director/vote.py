"""The vote: voters called one by one, or candidates and hands, and what the count came to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from controller.director import results
from controller.director.asking import Asking, Question
from controller.director.choice import Choice
from controller.director.desk import Desk
from controller.director.hands import Hands
from controller.director.tasks import first_of, meanwhile
from controller.director.telling import over, tell
from controller.ports import Line, Origin
from controller.rules.actions import CastVote, CloseVote, OpenVote
from controller.rules.engine import can
from controller.rules.errors import IllegalAction
from controller.rules.evening import ring
from controller.rules.model import GameState, Phase, Poll, Seat, VoteRound
from controller.rules.steps import CandidateTurn, VoteClosing, VoteNews, VoteOpening, VoteTurn
from controller.rules.vote import open_round


async def vote_opening(desk: Desk, step: VoteOpening) -> None:
    """Announce a round: what it is about, whom it is between, and how it is voted."""
    if _nobody_was_named(desk.state):
        await desk.stage.say("vote-no-nominees")
    if open_round(desk.state) is None:
        await _open(desk)
    opened = open_round(desk.state)
    if opened is None:
        return
    for line in opening(desk.state, opened):
        await desk.stage.say(line.key, **line.args)
    await over(desk, step)


async def _open(desk: Desk) -> None:
    try:
        await desk.perform(OpenVote(), Origin.CLOCK)
    except IllegalAction:
        # The host may just have opened it himself.
        if open_round(desk.state) is None:
            raise


def _nobody_was_named(state: GameState) -> bool:
    rules = state.ruleset
    return (
        state.phase is Phase.DAY
        and rules is not None
        and rules.day.nominations is not None
        and not state.nominees
    )


def opening(state: GameState, poll: VoteRound) -> tuple[Line, ...]:
    """Return what is said when a round begins."""
    rules = None if state.ruleset is None else state.ruleset.vote
    if rules is None:
        return ()
    if poll.kind is Poll.SUSPECTS:
        return (Line("suspects-open", {"votes": rules.suspects}),)
    if poll.number > 1 and rules.twice is not None:
        about = [Line("vote-round", {"n": poll.number})]
    elif poll.number > 1:
        between = "revote-opens" if poll.kind is Poll.REVOTE else "vote-between"
        about = [Line(between, {"seats": tuple(sorted(poll.candidates))})]
        if rules.revote_by_others and poll.kind is Poll.REVOTE:
            about.append(Line("revote-others"))
    elif state.nominees:
        about = [Line("vote-nominees", {"seats": poll.candidates})]
    else:
        about = []
    if rules.by_candidate:
        return (*about, Line("vote-opens-hands"))
    first = next((seat for seat in ring(state, state.first_speaker) if seat in poll.missing), None)
    return (*about, *([] if first is None else [Line("vote-opens", {"first": first})]))


# ---------------------------------------------------------------- voters one by one


async def vote_turn(desk: Desk, step: VoteTurn) -> None:
    """Call a player to vote, and wait until he has, or for his time."""
    suspects = desk.state.round is not None and desk.state.round.kind is Poll.SUSPECTS
    await desk.stage.say("suspect-turn" if suspects else "vote-turn", seat=step.voter)
    voted = asyncio.Event()
    asking = _asking(desk, step, voted)
    desk.asking = asking
    if step.waits:
        await until_answered(desk, asking, voted, Line("vote-again", {"seat": step.voter}), "needs-vote")
    else:
        with desk.stage.countdown(desk.timing.vote, shown=True) as clock:
            async with meanwhile(asking.run()):
                await first_of(clock.until(), voted.wait())
    desk.stage.dark()
    candidate = asking.choices[step.voter].candidate if voted.is_set() else None
    if candidate is not None:
        heard = "suspect-heard" if suspects else "vote-heard"
        await desk.stage.say(heard, voter=step.voter, seat=candidate)
    elif not step.waits:
        await desk.stage.say("suspect-nobody" if suspects else "vote-abstained", seat=step.voter)
        await over(desk, step)


def _asking(desk: Desk, step: VoteTurn, voted: asyncio.Event) -> Asking:
    async def decided(voter: Seat, target: Seat | None) -> None:
        if target is not None:
            await desk.perform(CastVote(voter, target), Origin.TABLE)
        voted.set()

    def choice(voter: Seat) -> Choice:
        return Choice(lambda target: can(desk.state, CastVote(voter, target)), may_pass=not step.waits)

    return ask_by_day(desk, choice, decided, step.voter)


def ask_by_day(
    desk: Desk,
    choice: Callable[[Seat], Choice],
    decided: Callable[[Seat, Seat | None], Awaitable[None]],
    seat: Seat,
    *,
    asleep: bool = False,
) -> Asking:
    """Return a question to one player in front of all; ``asleep``: with all other eyes closed."""
    numbers = frozenset(desk.state.players)
    return Asking(desk.stage, Question(choice, decided, numbers, desk.timing.answer, night=asleep), (seat,))


async def until_answered(
    desk: Desk, asking: Asking, answered: asyncio.Event, reminder: Line, trouble: str
) -> None:
    """Wait for an answer that nothing replaces; remind, and call a person when that does not help."""
    try:
        async with meanwhile(asking.run(), _remind(desk, reminder, trouble)):
            await answered.wait()
    finally:
        desk.stage.person_came(trouble)


async def _remind(desk: Desk, reminder: Line, trouble: str) -> None:
    """Ask again every so often; from the second time on a person is called too."""
    for times in count():
        with desk.stage.countdown(desk.timing.remind) as clock:
            await clock.until()
        if times:
            desk.stage.call_person(trouble)
        await desk.stage.say(reminder.key, **reminder.args)


# ---------------------------------------------------------------- candidates, with hands


async def candidate_turn(desk: Desk, step: CandidateTurn) -> None:
    """Call a candidate and count the hands against him; to the last one fall the votes not given, where they do."""
    if step.voters and step.rest:
        await desk.stage.say("candidate-rest", seat=step.candidate, votes=len(step.voters))
    elif step.voters:
        await desk.stage.say("candidate", seat=step.candidate)
        await _hear_votes(desk, step)
        await desk.stage.say("candidate-thanks")
    await over(desk, step)


async def _hear_votes(desk: Desk, step: CandidateTurn) -> None:
    async def raised(voter: Seat) -> None:
        await desk.perform(CastVote(voter, step.candidate), Origin.TABLE)

    def missing() -> frozenset[Seat]:
        poll = open_round(desk.state)
        return frozenset() if poll is None else poll.missing

    def entitled() -> frozenset[Seat]:
        # Who has voted just now still shows so on his light.
        return missing() | {
            seat for seat in step.voters if seat in desk.state.living and _voted(desk, step, seat)
        }

    await Hands(desk, entitled, enough=len(step.voters), raised=raised).watch(desk.timing.candidate)


def _voted(desk: Desk, step: CandidateTurn, seat: Seat) -> bool:
    poll = desk.state.round
    return poll is not None and poll.votes.get(seat) == step.candidate


async def vote_closing(desk: Desk, step: VoteClosing) -> None:
    """Count the round; where it waits for everybody's vote, call those who have not voted."""
    poll = open_round(desk.state)
    if poll is None or not poll.missing or can(desk.state, CloseVote()):
        await desk.perform(CloseVote(), Origin.CLOCK)
    else:
        await vote_turn(desk, VoteTurn(step.key, step.number, min(poll.missing)))


async def vote_news(desk: Desk, step: VoteNews) -> None:
    """Say the tally and what it comes to."""
    await tell(desk, results.of_vote(desk.state, step.number))
    await over(desk, step)
