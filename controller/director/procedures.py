"""How each step of the evening is hosted: which procedure plays which step."""

from __future__ import annotations

from typing import assert_never

from controller.director import day, night
from controller.director.asking import Asking
from controller.director.desk import Desk
from controller.rules import evening
from controller.rules.events import AnswerGiven, Event, MoveMade, MoveTakenBack, VoteCast


async def play(desk: Desk, step: evening.Step) -> None:
    """Host one step to its end. A cancelled one leaves the state as far as it came."""
    await desk.stage.running()
    match step:
        case evening.Opening() | evening.Closing() | evening.Morning():
            await day.announce(desk, step)
        case evening.Nightfall():
            await night.nightfall(desk)
        case evening.DealCall():
            await night.deal_call(desk, step)
        case evening.MeetCall():
            await night.meet_call(desk, step)
        case evening.NightCall():
            await night.night_call(desk, step)
        case evening.Dawn():
            await night.dawn(desk)
        case evening.LastWord() | evening.Speech():
            await day.floor(desk, step)
        case evening.HandsQuestion():
            await day.hands_question(desk, step)
        case evening.VoteOpening():
            await day.vote_opening(desk, step)
        case evening.VoteTurn():
            await day.vote_turn(desk, step)
        case evening.VoteNews():
            await day.vote_news(desk, step)
        case _:
            assert_never(step)


def happened(asking: Asking, events: tuple[Event, ...], step: evening.Step) -> None:
    """Let those who are being asked see what came of it, their own doing or the host's; ``step`` is on now."""
    for event in events:
        match event:
            case MoveMade(move):
                asking.settle(move.actor, move.targets[0] if move.targets else None)
            case MoveTakenBack(move):
                asking.settle(move.actor, None)
            case VoteCast(voter, candidate):
                asking.settle(voter, candidate)
            case AnswerGiven(seat, answer):
                asking.answer(seat, answer)
            case _:
                pass
    if isinstance(step, evening.NightCall):
        asking.ask(step.seats)
