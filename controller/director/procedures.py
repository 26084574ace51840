"""How each step of the evening is hosted: which procedure plays which step."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from controller.director import day, night
from controller.rules import evening
from controller.rules.events import AnswerGiven, Event, MoveMade, PlayerLeft, VoteCast

if TYPE_CHECKING:
    from controller.director.asking import Asking
    from controller.director.core import Director


class Procedures:
    """Plays steps for a director."""

    def __init__(self, director: Director) -> None:
        self._director = director

    async def play(self, step: evening.Step) -> None:
        """Host one step to its end. A cancelled one leaves the state as far as it came."""
        director = self._director
        await director.stage.running()
        match step:
            case evening.Opening() | evening.Closing() | evening.Morning():
                await day.announce(director, step)
            case evening.Nightfall():
                await night.nightfall(director)
            case evening.DealCall():
                await night.deal_call(director, step)
            case evening.MeetCall():
                await night.meet_call(director, step)
            case evening.NightCall():
                await night.night_call(director, step)
            case evening.Dawn():
                await night.dawn(director)
            case evening.LastWord() | evening.Speech():
                await day.floor(director, step)
            case evening.HandsQuestion():
                await day.hands_question(director, step)
            case evening.VoteOpening():
                await day.vote_opening(director, step)
            case evening.VoteTurn():
                await day.vote_turn(director, step)
            case evening.VoteNews():
                await day.vote_news(director, step)
            case _:
                assert_never(step)

    def happened(self, asking: Asking, events: tuple[Event, ...]) -> None:
        """Let those who are being asked see what came of it, their own doing or the host's."""
        for event in events:
            match event:
                case PlayerLeft(seat):
                    asking.drop(seat)
                case MoveMade(move):
                    asking.settle(move.actor, move.targets[0] if move.targets else None)
                case VoteCast(voter, candidate) if candidate is not None:
                    asking.settle(voter, candidate)
                case AnswerGiven(seat, answer):
                    asking.answer(seat, answer)
                case _:
                    pass
