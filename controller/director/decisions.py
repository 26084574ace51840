"""What is decided on those whom a vote has brought before the gallows: by all, by one, or by lot."""

from __future__ import annotations

import asyncio

from controller.cues import counted
from controller.director import results
from controller.director.asking import Asking
from controller.director.choice import Choice, ChoiceState
from controller.director.desk import SETTLE_SECONDS, Desk, if_allowed
from controller.director.hands import hands_of_all, show_of_hands
from controller.director.news import cards
from controller.director.tasks import first_of, meanwhile
from controller.director.telling import over, tell
from controller.director.vote import ask_by_day, until_answered
from controller.ports import Line, Origin
from controller.rules.actions import Action, Decide, DrawCondemned, EndStep, ShowHands
from controller.rules.engine import can
from controller.rules.events import Event, HandsCounted
from controller.rules.model import Ruling, Seat
from controller.rules.steps import BothQuestion, DecisionAsk, Lot, Step, VerdictNews
from controller.rules.verdict import JUDGE, TAKE


async def both_question(desk: Desk, step: BothQuestion) -> None:
    """Ask all whether those leave who tied."""
    await desk.stage.say("both-question", seats=step.about)
    hands = await show_of_hands(desk, lambda: hands_of_all(desk.state), desk.timing.hands)
    await tell_count(desk, await desk.perform(ShowHands(hands), Origin.TABLE))


async def tell_count(desk: Desk, events: tuple[Event, ...]) -> None:
    """Say what a show of hands came to."""
    await tell(desk, [counted(event) for event in events if isinstance(event, HandsCounted)])


async def lot(desk: Desk, step: Lot) -> None:
    """Draw who is condemned."""
    await desk.stage.say("lot", seats=step.among)
    await desk.perform(DrawCondemned(desk.rng.choice(step.among)), Origin.CLOCK)


async def verdict_news(desk: Desk, step: VerdictNews) -> None:
    """Say who left by what was decided, and whose cards lie open."""
    await tell(desk, results.of_verdict(desk.state))
    await over(desk, step)


async def decision_ask(desk: Desk, step: DecisionAsk) -> None:
    """Ask whoever decides about others, in the way that fits what he decides."""
    if step.kind == JUDGE:
        await (_judge_in_secret if step.secret else _judge_openly)(desk, step)
    elif step.kind == TAKE:
        await _take_along(desk, step)
    elif step.opened:
        await _take_to_grave(desk, step)
    else:
        await _open_card(desk, step)


def eyes_closed(step: Step | None) -> bool:
    """Whether a step of the day is for one pair of eyes alone."""
    return isinstance(step, DecisionAsk) and step.secret


# ---------------------------------------------------------------- the judge and those in his place


async def _judge_in_secret(desk: Desk, step: DecisionAsk) -> None:
    """Let the judge decide while all eyes are closed; always for the same time, whatever he shows and when."""
    await desk.stage.say("judge-eyes-closed")
    await desk.stage.say("judge-one" if len(step.options) == 1 else "judge-several", seats=step.options)
    decided = asyncio.Event()
    with desk.stage.countdown(desk.timing.decide) as window:
        async with meanwhile(_sentence(desk, step, decided).run()):
            await window.until(SETTLE_SECONDS)
        desk.stage.dark()
        await _let_pass(desk, Decide(step.decider, Ruling.TIMEOUT), decided)
        await window.until()
    await desk.stage.say("judge-eyes-open")


async def _judge_openly(desk: Desk, step: DecisionAsk) -> None:
    """Let one who is out decide in front of all, who may see it."""
    key = "decide-must" if step.must else "decide-several"
    await desk.stage.say(key, seat=step.decider, seats=step.options)
    await _within_time(desk, step, Ruling.TIMEOUT)


async def _within_time(desk: Desk, step: DecisionAsk, else_: Ruling) -> None:
    """Wait for a decision no longer than its time."""
    decided = asyncio.Event()
    with desk.stage.countdown(desk.timing.decide, shown=True) as window:
        async with meanwhile(_sentence(desk, step, decided).run()):
            await first_of(window.until(), decided.wait())
    desk.stage.dark()
    await _let_pass(desk, Decide(step.decider, else_), decided)


async def _let_pass(desk: Desk, action: Action, decided: asyncio.Event) -> None:
    if not decided.is_set():
        await if_allowed(desk, action, Origin.CLOCK)


def _sentence(desk: Desk, step: DecisionAsk, decided: asyncio.Event) -> Asking:
    """Return the question whom the decider names: one number, or on a single suspect yes or no."""
    takes = Ruling.EXECUTE if step.kind == JUDGE else Ruling.TAKE
    spares = Ruling.PARDON if step.kind == JUDGE else Ruling.PASS
    single = step.options[0] if step.kind == JUDGE and len(step.options) == 1 else None

    async def decide(seat: Seat, target: Seat | None) -> None:
        choice = asking.choices[seat]
        named = single if choice.word == takes else target
        ruling = spares if named is None else takes
        await desk.perform(Decide(seat, ruling, named), Origin.TABLE)
        decided.set()

    def choice(seat: Seat) -> Choice:
        if single is not None:
            return Choice(lambda _: False, most=0, words=(takes, spares), state=ChoiceState.WORD)
        return Choice(lambda target: can(desk.state, Decide(seat, takes, target)), may_pass=not step.must)

    asking = ask_by_day(desk, choice, decide, step.decider, asleep=step.secret)
    desk.asking = asking
    return asking


# ---------------------------------------------------------------- whoever was voted out


async def _take_along(desk: Desk, step: DecisionAsk) -> None:
    """Wait until he has said whom he takes along: he must."""
    await desk.stage.say("take-question", seat=step.decider, seats=step.options)
    decided = asyncio.Event()
    asking = _sentence(desk, step, decided)
    again = Line("take-again", {"seat": step.decider, "seats": step.options})
    await until_answered(desk, asking, decided, again, "needs-decision")
    desk.stage.dark()


async def _open_card(desk: Desk, step: DecisionAsk) -> None:
    """Let him open his card, which comes before taking anybody along; if he does not, it is opened for him."""
    await desk.stage.say("grave-open", seat=step.decider, seconds=round(desk.timing.decide))
    decided = asyncio.Event()

    async def opens(seat: Seat, _: Seat | None) -> None:
        opened = asking.choices[seat].state is ChoiceState.CONFIRMED
        await desk.perform(Decide(seat, Ruling.OPEN if opened else Ruling.PASS), Origin.TABLE)
        decided.set()

    asking = ask_by_day(desk, lambda _: Choice(lambda _: False, least=0, most=0), opens, step.decider)
    desk.asking = asking
    with desk.stage.countdown(desk.timing.decide, shown=True) as window:
        async with meanwhile(asking.run()):
            await first_of(window.until(), decided.wait())
    desk.stage.dark()
    await _let_pass(desk, Decide(step.decider, Ruling.PASS), decided)


async def _take_to_grave(desk: Desk, step: DecisionAsk) -> None:
    """Let him whose card lies open name whom he takes along, or nobody."""
    told = results.card_told(step.decider)
    if told not in desk.state.done:
        await tell(desk, cards(desk.state, (step.decider,)))
        await desk.perform(EndStep(told), Origin.CLOCK)
    await desk.stage.say("grave-question", seat=step.decider, seconds=round(desk.timing.decide))
    await _within_time(desk, step, Ruling.PASS)
