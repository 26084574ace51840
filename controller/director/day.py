"""The day: news, speeches, a show of hands, votes, last words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import count

from controller.clock import Countdown
from controller.director import news
from controller.director.asking import Asking, Question
from controller.director.choice import Choice
from controller.director.desk import Desk
from controller.director.tasks import first_of, meanwhile
from controller.ports import Line, Origin, Signal
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

GRACE_SECONDS = 0.3
"""How long a hand may be late on the wire and still be sorted by its time stamp."""


async def announce(desk: Desk, step: Opening | Morning | Closing) -> None:
    """Say news line by line."""
    await _tell(desk, news.lines(desk.state, step))
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _tell(desk: Desk, lines: Iterable[Line]) -> None:
    """Say lines; the light of whoever leaves by them says so."""
    for line in lines:
        desk.stage.light(dict.fromkeys(news.leaving(line), Signal.OUT))
        await desk.stage.say(line.key, **line.args)
    desk.stage.dark()


async def floor(desk: Desk, step: Speech | LastWord) -> None:
    """Give a player the floor for his time, or until he thanks by his button."""
    stage = desk.stage
    key = "last-word" if isinstance(step, LastWord) else "speech"
    await stage.say(key, seat=step.seat, seconds=round(step.seconds))
    stage.light({step.seat: Signal.SPEAKING})
    with stage.countdown(step.seconds, shown=True) as clock:
        async with meanwhile(_warn(desk, step, clock)):
            thanked = await first_of(clock.until(), _thanks(desk, step.seat))
    stage.dark()
    await stage.say("thanks" if thanked or stage.skipped else "time-over", seat=step.seat)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def _thanks(desk: Desk, seat: Seat) -> None:
    async for press in desk.stage.io.buttons.presses():
        if press.seat == seat and press.down and not desk.stage.paused:
            return


async def _warn(desk: Desk, step: Speech | LastWord, clock: Countdown) -> None:
    """Tell the speaker that his time is nearly over."""
    warning = desk.timing.warning
    if step.seconds <= 2 * warning:
        return
    await clock.until(warning)
    if clock.left > 0:
        desk.stage.light({step.seat: Signal.ENDING})
        await desk.stage.say("time-left", seconds=round(warning))


async def hands_question(desk: Desk, step: HandsQuestion) -> None:
    """Ask who wants more time; the first hands by their time stamps get it."""
    stage = desk.stage
    await stage.say("extra-question", seconds=round(step.seconds))
    hands = _Hands(desk, asyncio.get_running_loop().time())
    with stage.countdown(desk.timing.hands, shown=True) as clock:
        await first_of(clock.until(), hands.collect(step.count))
    stage.dark()
    await desk.perform(ShowHands(hands.in_order), Origin.TABLE)
    seats = desk.state.hands
    if seats:
        await stage.say("extra-given", seats=seats, seconds=round(step.seconds))
    else:
        await stage.say("extra-nobody")


class _Hands:
    """Hands raised after a question whose last word ended at ``asked_at``."""

    def __init__(self, desk: Desk, asked_at: float) -> None:
        self._desk = desk
        self._asked_at = asked_at
        self._raised: dict[Seat, float] = {}

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """The hands as they were raised, by their time stamps, of those who may still have the time."""
        entitled = self._entitled()
        return tuple(seat for seat in sorted(self._raised, key=self._raised.__getitem__) if seat in entitled)

    async def collect(self, enough: int) -> None:
        """Note hands until there are enough and none can still be on its way."""
        enough_raised = asyncio.Event()
        async with meanwhile(self._desk.stage.keep_lit(self._lights), self._listen(enough, enough_raised)):
            await enough_raised.wait()
            await asyncio.sleep(GRACE_SECONDS)

    async def _listen(self, enough: int, enough_raised: asyncio.Event) -> None:
        async for press in self._desk.stage.io.buttons.presses():
            late = press.at > self._asked_at and not self._desk.stage.paused
            if press.down and late and press.seat in self._entitled():
                self._raised.setdefault(press.seat, press.at)
                self._desk.stage.changed()
            if len(self.in_order) >= enough:
                enough_raised.set()

    def _entitled(self) -> set[Seat]:
        return set(self._desk.state.living) - set(silenced(self._desk.state))

    def _lights(self) -> dict[Seat, Signal]:
        return {
            seat: Signal.CONFIRMED if seat in self._raised else Signal.ASKED
            for seat in sorted(self._entitled())
        }


async def vote_opening(desk: Desk, step: VoteOpening) -> None:
    """Announce the vote, who begins and its direction."""
    if desk.state.round is None or desk.state.round.closed:
        await desk.perform(OpenVote(), Origin.CLOCK)
    opened = desk.state.round
    if opened is None or opened.closed:
        return
    if step.number > 1:
        await desk.stage.say("revote-opens", seats=tuple(sorted(opened.candidates)))
    first = next(
        (seat for seat in ring(desk.state, desk.state.first_speaker) if seat in opened.missing), None
    )
    if first is not None:
        await desk.stage.say("vote-opens", first=first)
    await desk.perform(EndStep(step.key), Origin.CLOCK)


async def vote_turn(desk: Desk, step: VoteTurn) -> None:
    """Call a player to vote and wait until he has; remind him, and call a person when that does not help."""
    stage, voter = desk.stage, step.voter
    await stage.say("vote-turn", seat=voter)
    voted = asyncio.Event()

    async def decided(_: Seat, target: Seat | None) -> None:
        await desk.perform(CastVote(voter, target), Origin.TABLE)
        voted.set()

    def choice(_: Seat) -> Choice:
        return Choice(lambda target: can(desk.state, CastVote(voter, target)), may_pass=False)

    numbers = frozenset(desk.state.players)
    desk.asking = Asking(stage, Question(choice, decided, numbers, desk.timing.answer, night=False), (voter,))
    try:
        async with meanwhile(desk.asking.run(), _remind(desk, voter)):
            await voted.wait()
    finally:
        stage.person_came("needs-vote")
    candidate = desk.asking.choices[voter].candidate
    stage.dark()
    if candidate is not None:
        await stage.say("vote-heard", voter=voter, seat=candidate)


async def _remind(desk: Desk, voter: Seat) -> None:
    """Ask again every so often; from the second time on a person is called too."""
    for reminder in count():
        with desk.stage.countdown(desk.timing.remind) as clock:
            await clock.until()
        if reminder:
            desk.stage.call_person("needs-vote")
        await desk.stage.say("vote-again", seat=voter)


async def vote_news(desk: Desk, step: VoteNews) -> None:
    """Say the tally and what it comes to."""
    await _tell(desk, news.of_vote(desk.state))
    await desk.perform(EndStep(step.key), Origin.CLOCK)
