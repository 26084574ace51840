"""The day: news, talk, speeches, a show of hands, last words. All steps of the day can be had from here."""

from __future__ import annotations

from collections.abc import Mapping

from controller.clock import Countdown
from controller.director import news
from controller.director.accusations import accusations
from controller.director.decisions import both_question, decision_ask, lot, verdict_news
from controller.director.desk import Desk
from controller.director.hands import GRACE_SECONDS, is_press_of, show_of_hands
from controller.director.nominating import Nominating
from controller.director.tasks import first_of, meanwhile
from controller.director.telling import over, tell
from controller.director.vote import candidate_turn, vote_closing, vote_news, vote_opening, vote_turn
from controller.ports import Origin, Signal
from controller.rules.actions import EndSpeech, ShowHands
from controller.rules.engine import can
from controller.rules.model import Seat
from controller.rules.steps import Closing, Discussion, HandsQuestion, LastWord, Morning, Opening, Speech
from controller.rules.views import silenced

__all__ = [
    "GRACE_SECONDS",
    "accusations",
    "announce",
    "both_question",
    "candidate_turn",
    "decision_ask",
    "discussion",
    "floor",
    "hands_question",
    "lot",
    "verdict_news",
    "vote_closing",
    "vote_news",
    "vote_opening",
    "vote_turn",
]


async def announce(desk: Desk, step: Opening | Morning | Closing) -> None:
    """Say news line by line."""
    await tell(desk, news.lines(desk.state, step))
    await over(desk, step)


async def discussion(desk: Desk, step: Discussion) -> None:
    """Let all talk at once for a time; the host may end it, or give more."""
    stage = desk.stage
    await stage.say("discussion", seconds=round(step.seconds))
    with stage.countdown(step.seconds, shown=True) as clock:
        async with meanwhile(_warn(desk, step.seconds, clock, {})):
            await clock.until()
    await stage.say("discussion-over")
    await over(desk, step)


async def floor(desk: Desk, step: Speech | LastWord) -> None:
    """Give a player the floor for his time, or until he thanks by his button."""
    stage, seat = desk.stage, step.seat
    await stage.say(_words(desk, step), seat=seat, seconds=round(step.seconds))
    own = {seat: Signal.SPEAKING}
    nominating = Nominating(desk, seat) if isinstance(step, Speech) and step.nominates else None
    with stage.countdown(step.seconds, shown=True) as clock:
        async with meanwhile(
            _warn(desk, step.seconds, clock, own), stage.keep_lit(lambda: _lights(own, nominating))
        ):
            thanks = _thanks(desk, seat) if nominating is None else nominating.until_thanks()
            thanked = await first_of(clock.until(), thanks)
    stage.dark()
    if nominating is not None:
        await nominating.say_accepted()
    await stage.say("thanks" if thanked or stage.skipped else "time-over", seat=seat)
    if nominating is not None and can(desk.state, EndSpeech(seat)):
        await desk.perform(EndSpeech(seat), Origin.CLOCK)
    else:
        await over(desk, step)


def _words(desk: Desk, step: Speech | LastWord) -> str:
    if isinstance(step, LastWord):
        return "last-word"
    if step.defence:
        return "defence"
    if step.introduces:
        return "introduction"
    # How to put somebody to the vote is told to the first speaker of a day.
    return "speech-nominating" if step.nominates and not desk.state.spoken else "speech"


def _lights(own: Mapping[Seat, Signal], nominating: Nominating | None) -> Mapping[Seat, Signal]:
    (speaker, signal), *_ = own.items()
    return {speaker: signal} if nominating is None else nominating.lights(signal)


async def _thanks(desk: Desk, seat: Seat) -> None:
    async for press in desk.stage.io.buttons.presses():
        if is_press_of(press, seat) and not desk.stage.paused:
            return


async def _warn(desk: Desk, seconds: float, clock: Countdown, own: dict[Seat, Signal]) -> None:
    """Tell whoever talks that the time is nearly over."""
    warning = desk.timing.warning
    if seconds <= 2 * warning:
        return
    await clock.until(warning)
    if clock.left > 0:
        own.update(dict.fromkeys(own, Signal.ENDING))
        desk.stage.changed()
        await desk.stage.say("time-left", seconds=round(warning))


async def hands_question(desk: Desk, step: HandsQuestion) -> None:
    """Ask who wants more time; the first hands by their time stamps get it."""
    stage = desk.stage
    await stage.say("extra-question", seconds=round(step.seconds))

    def entitled() -> set[Seat]:
        return set(desk.state.living) - set(silenced(desk.state))

    hands = await show_of_hands(desk, entitled, desk.timing.hands, enough=step.count)
    await desk.perform(ShowHands(hands), Origin.TABLE)
    seats = desk.state.hands
    if seats:
        await stage.say("extra-given", seats=seats, seconds=round(step.seconds))
    else:
        await stage.say("extra-nobody")
