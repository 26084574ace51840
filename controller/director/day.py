"""The day: news, speeches, a show of hands, votes, last words."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

from controller.clock import Countdown
from controller.director import news
from controller.director.asking import Asking
from controller.director.choice import Choice
from controller.director.tasks import first_of, meanwhile
from controller.ports import Origin, Signal
from controller.rules.actions import CastVote, EndStep, OpenVote, ShowHands
from controller.rules.engine import can
from controller.rules.evening import (
    Closing,
    HandsQuestion,
    LastWord,
    Morning,
    Opening,
    Speech,
    VoteNews,
    VoteOpening,
    VoteTurn,
    ring,
)
from controller.rules.model import Seat
from controller.rules.views import silenced

if TYPE_CHECKING:
    from controller.director.core import Director

GRACE_SECONDS = 0.3
"""How long a hand may be late on the wire and still be sorted by its time stamp."""


async def announce(director: Director, step: Opening | Morning | Closing) -> None:
    """Say news line by line."""
    for line in news.lines(director.state, step):
        await director.stage.say(line.key, **line.args)
    await director.perform(EndStep(step.key), Origin.CLOCK)


async def floor(director: Director, step: Speech | LastWord) -> None:
    """Give a player the floor for his time, or until he thanks by his button."""
    stage = director.stage
    key = "last-word" if isinstance(step, LastWord) else "speech"
    await stage.say(key, seat=step.seat, seconds=round(step.seconds))
    stage.light({step.seat: Signal.SPEAKING})
    with stage.countdown(step.seconds, shown=True) as clock:
        async with meanwhile(_warn(director, step, clock)):
            thanked = await first_of(clock.until(), _thanks(director, step.seat))
    stage.dark()
    await stage.say("thanks" if thanked else "time-over", seat=step.seat)
    await director.perform(EndStep(step.key), Origin.CLOCK)


async def _thanks(director: Director, seat: Seat) -> None:
    async for press in director.stage.io.buttons.presses():
        if press.seat == seat and press.down and not director.stage.paused:
            return


async def _warn(director: Director, step: Speech | LastWord, clock: Countdown) -> None:
    """Tell the speaker that his time is nearly over."""
    warning = director.timing.warning
    if step.seconds <= 2 * warning:
        return
    await clock.until(warning)
    if clock.left > 0:
        director.stage.light({step.seat: Signal.ENDING})
        await director.stage.say("time-left", seconds=round(warning))


async def hands_question(director: Director, step: HandsQuestion) -> None:
    """Ask who wants more time; the first hands by their time stamps get it."""
    stage = director.stage
    await stage.say("extra-question", seconds=round(step.seconds))
    hands = _Hands(director, asyncio.get_running_loop().time())
    with stage.countdown(director.timing.hands, shown=True) as clock:
        await first_of(clock.until(), hands.collect(step.count))
    stage.dark()
    await director.perform(ShowHands(hands.in_order), Origin.TABLE)
    seats = director.state.hands
    if seats:
        await stage.say("extra-given", seats=seats, seconds=round(step.seconds))
    else:
        await stage.say("extra-nobody")


class _Hands:
    """Hands raised after a question whose last word ended at ``asked_at``."""

    def __init__(self, director: Director, asked_at: float) -> None:
        self._director = director
        self._asked_at = asked_at
        self._raised: dict[Seat, float] = {}
        self._entitled = set(director.state.living) - set(silenced(director.state))
        self._show()

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """The hands as they were raised, by their time stamps."""
        return tuple(sorted(self._raised, key=lambda seat: self._raised[seat]))

    async def collect(self, enough: int) -> None:
        """Note hands until there are enough and none can still be on its way."""
        enough_raised = asyncio.Event()
        async with meanwhile(self._listen(enough, enough_raised)):
            await enough_raised.wait()
            await asyncio.sleep(GRACE_SECONDS)

    async def _listen(self, enough: int, enough_raised: asyncio.Event) -> None:
        async for press in self._director.stage.io.buttons.presses():
            if press.seat in self._entitled and press.down and press.at > self._asked_at:
                self._raised.setdefault(press.seat, press.at)
                self._show()
            if len(self._raised) >= enough:
                enough_raised.set()

    def _show(self) -> None:
        self._director.stage.light(
            {
                seat: Signal.CONFIRMED if seat in self._raised else Signal.ASKED
                for seat in sorted(self._entitled)
            }
        )


async def vote_opening(director: Director, step: VoteOpening) -> None:
    """Announce the vote, who begins and its direction."""
    await director.perform(OpenVote(), Origin.CLOCK)
    opened = director.state.round
    if opened is None or opened.closed:
        return
    if step.number > 1:
        await director.stage.say("revote-opens", seats=tuple(sorted(opened.candidates)))
    first = next(seat for seat in ring(director.state, director.state.first_speaker) if seat in opened.voters)
    await director.stage.say("vote-opens", first=first)


async def vote_turn(director: Director, step: VoteTurn) -> None:
    """Call a player to vote and wait until he has; remind him, and call a person when that does not help."""
    stage, voter = director.stage, step.voter
    await stage.say("vote-turn", seat=voter)
    choice = Choice(lambda target: can(director.state, CastVote(voter, target)), may_pass=False)
    voted = asyncio.Event()

    async def decided(_: Seat, target: Seat | None) -> None:
        await director.perform(CastVote(voter, target), Origin.TABLE)
        voted.set()

    director.asking = Asking(
        stage,
        {voter: choice},
        decided,
        numbers=frozenset(director.state.players),
        lit=director.timing.answer,
        night=False,
    )
    try:
        async with meanwhile(director.asking.run(), _remind(director, voter)):
            await voted.wait()
    finally:
        stage.call_person(None)
    stage.dark()
    if choice.candidate is not None:
        await stage.say("vote-heard", voter=voter, seat=choice.candidate)


async def _remind(director: Director, voter: Seat) -> None:
    """Ask again every so often; from the second time on a person is called too."""
    for reminder in count():
        with director.stage.countdown(director.timing.remind) as clock:
            await clock.until()
        if reminder:
            director.stage.call_person("needs-vote")
        await director.stage.say("vote-again", seat=voter)


async def vote_news(director: Director, step: VoteNews) -> None:
    """Say the tally and what it comes to."""
    for line in news.of_vote(director.state):
        await director.stage.say(line.key, **line.args)
    await director.perform(EndStep(step.key), Origin.CLOCK)
