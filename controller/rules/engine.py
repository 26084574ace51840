"""The rules at work: an action is decided into events, events make the state.

``decide`` may refuse, ``evolve`` never does. Both are pure: no clock, no chance, no input or output.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from controller.rules import actions as a
from controller.rules import corrections, day, fouls, judge, moves, night, start, vote
from controller.rules.errors import IllegalAction
from controller.rules.events import Event
from controller.rules.evolve import evolve, replay
from controller.rules.model import GameState

__all__ = ["apply", "can", "decide", "evolve", "replay"]


def decide(state: GameState, action: a.Action) -> tuple[Event, ...]:
    """Return what happens when the action is carried out. Raises ``IllegalAction`` naming the clause."""
    return _DECIDERS[type(action)](state, action)


def can(state: GameState, action: a.Action) -> bool:
    """Whether the action would be carried out."""
    try:
        decide(state, action)
    except IllegalAction:
        return False
    return True


def apply(state: GameState, action: a.Action) -> GameState:
    """Return the state after the action. Raises ``IllegalAction`` with the clause it breaks."""
    for event in decide(state, action):
        state = evolve(state, event)
    return state


_DECIDERS: Final[Mapping[type[Any], Callable[[GameState, Any], tuple[Event, ...]]]] = {
    a.StartGame: start.start_game,
    a.ClaimRole: start.claim_role,
    a.BeginNight: night.begin_night,
    a.Act: moves.act,
    a.ClanAct: moves.clan_act,
    a.Pass: moves.pass_move,
    a.TimeOut: moves.time_out,
    a.CallDeath: moves.call_death,
    a.EndNight: night.end_night,
    a.NameFirstSpeaker: day.name_first_speaker,
    a.ShowHands: day.show_hands,
    a.Nominate: day.nominate,
    a.EndSpeech: day.end_speech,
    a.Accuse: day.accuse,
    a.Decide: judge.decide,
    a.DrawCondemned: judge.draw_condemned,
    a.OpenVote: vote.open_vote,
    a.CastVote: vote.cast_vote,
    a.CloseVote: vote.close_vote,
    a.PassDay: vote.pass_day,
    a.GiveFoul: fouls.give_foul,
    a.Remove: fouls.remove,
    a.RemoveSpectator: fouls.remove_spectator,
    a.EndStep: corrections.end_step,
    a.Rename: corrections.rename,
    a.CorrectMove: moves.correct_move,
    a.CorrectVote: vote.correct_vote,
    a.CorrectRole: corrections.correct_role,
    a.CorrectLife: corrections.correct_life,
    a.EndGame: corrections.end_game,
}
