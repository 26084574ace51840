"""The day: who speaks, and who gets more time."""

from __future__ import annotations

from controller.rules.actions import NameFirstSpeaker, ShowHands
from controller.rules.departure import BARRED
from controller.rules.draft import rules_of, running, verify_living
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Event, FirstSpeakerNamed, HandsSeen
from controller.rules.model import ClauseId, GameState, Phase, Seat


def next_speaker(state: GameState) -> Seat | None:
    """Return who begins the coming day's speeches: the lowest seat, then the next one in the ring."""
    last = state.first_speaker or 0
    after = [seat for seat in state.living if seat > last]
    return next(iter([*after, *state.living]), None)


def name_first_speaker(state: GameState, action: NameFirstSpeaker) -> tuple[Event, ...]:
    """Let the host name who begins."""
    verify_day(state)
    verify_living(state, action.seat)
    return (FirstSpeakerNamed(action.seat),)


def show_hands(state: GameState, action: ShowHands) -> tuple[Event, ...]:
    """Give more time to the first hands that may be raised."""
    verify_day(state)
    if state.hands is not None:
        raise IllegalAction(Own.HANDS_SEEN)
    seen = [seat for seat in dict.fromkeys(action.hands) if hand_refusal(state, seat) is None]
    return (HandsSeen(tuple(seen[: rules_of(state).day.extra_hands])),)


def hand_refusal(state: GameState, seat: Seat) -> ClauseId | None:
    """Return why a hand does not count, ``None`` if it does."""
    if seat not in state.players:
        return ClauseId(Own.UNKNOWN_SEAT)
    if not state.players[seat].alive:
        return ClauseId(Own.OUT)
    return rules_of(state).fouls.barred if is_barred(state, seat) else None


def is_barred(state: GameState, seat: Seat) -> bool:
    """Whether a player may neither speak nor vote today."""
    return state.has(BARRED, seat, state.day)


def verify_day(state: GameState) -> None:
    """Refuse what is done at another time than in the talk of the day."""
    running(state)
    if state.phase is not Phase.DAY:
        raise IllegalAction(Own.NOT_DAY)
