"""How each step of the evening is hosted: which procedure plays which step."""

from __future__ import annotations

from typing import assert_never

from controller.director import day, death, first_night, night
from controller.director.asking import Asking
from controller.director.desk import Desk
from controller.rules import steps
from controller.rules.events import Event, MoveMade, MoveTakenBack, VoteCast
from controller.rules.model import Verb


async def play(desk: Desk, step: steps.Step) -> None:  # noqa: C901, PLR0912 # a case for each step
    """Host one step to its end. A cancelled one leaves the state as far as it came."""
    await desk.stage.running()
    match step:
        case steps.Opening() | steps.Closing() | steps.Morning():
            await day.announce(desk, step)
        case steps.Nightfall():
            await night.nightfall(desk)
        case steps.DealCall():
            await first_night.deal_call(desk, step)
        case steps.MeetCall():
            await first_night.meet_call(desk, step)
        case steps.NightAsk():
            await night.night_ask(desk, step)
        case steps.DeathCall():
            await death.death_call(desk, step)
        case steps.Dawn():
            await night.dawn(desk)
        case steps.Discussion():
            await day.discussion(desk, step)
        case steps.LastWord() | steps.Speech():
            await day.floor(desk, step)
        case steps.HandsQuestion():
            await day.hands_question(desk, step)
        case steps.Accusations():
            await day.accusations(desk, step)
        case steps.VoteOpening():
            await day.vote_opening(desk, step)
        case steps.VoteTurn():
            await day.vote_turn(desk, step)
        case steps.CandidateTurn():
            await day.candidate_turn(desk, step)
        case steps.VoteClosing():
            await day.vote_closing(desk, step)
        case steps.VoteNews():
            await day.vote_news(desk, step)
        case steps.BothQuestion():
            await day.both_question(desk, step)
        case steps.DecisionAsk():
            await day.decision_ask(desk, step)
        case steps.Lot():
            await day.lot(desk, step)
        case steps.VerdictNews():
            await day.verdict_news(desk, step)
        case _:
            assert_never(step)


def happened(asking: Asking, events: tuple[Event, ...], step: steps.Step) -> None:
    """Let those who are being asked see what came of it, their own doing or the host's; ``step`` is on now."""
    for event in events:
        match event:
            case MoveMade(move) if _asks_for(step, move.verb):
                asking.settle(move.actor, move.targets, move.word)
            case MoveTakenBack(move) if _asks_for(step, move.verb):
                asking.settle(move.actor, None)
            case VoteCast(voter, candidate):
                asking.settle(voter, None if candidate is None else (candidate,))
            case _:
                pass
    asking.follow()


def _asks_for(step: steps.Step, verb: Verb) -> bool:
    return isinstance(step, steps.NightAsk) and step.verb is verb
