"""What the host shows to those who are awake in a call of the night, worked out from the state alone. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from controller.ports import Signal
from controller.rules.model import Answer, GameState, Seat, Shown
from controller.rules.queries import shown_now
from controller.rules.steps import NightAsk


class Told(NamedTuple):
    """What lights say to a player for the host."""

    signal: Signal | None = None
    """On his own light; ``None``: nothing."""
    seats: tuple[Seat, ...] = ()
    """Whose lights burn for him."""


_SIGNALS: Mapping[Answer, Signal] = {
    Answer.SAME: Signal.SAME,
    Answer.DIFFERENT: Signal.DIFFERENT,
    Answer.NOBODY: Signal.NOBODY,
    Answer.NOT_HOME: Signal.NOT_HOME,
    Answer.BLOCKED: Signal.BLOCKED,
    Answer.CROSSED: Signal.CROSSED,
}
_THUMBS = {"up": Signal.YES, "down": Signal.NO}
_PLACES = {Answer.YES: 0, Answer.NO: 1}


def told_in(state: GameState, step: NightAsk) -> Mapping[Seat, Told]:
    """Return what is shown now in a call, by who is awake in it.

    The answers to the moves of this call, what they show to others, and to those who have the move what they are
    shown unasked: that they are held, or whom they can choose of. What earlier calls brought is not shown again.
    """
    awake = (*step.seats, *step.watching)
    now = shown_now(state)
    # A held player is shown so by the moves of others, never by those of his own call.
    unasked = _without(state, [move for move in state.moves if move.actor in awake])
    earlier = _without(
        state, [move for move in state.moves if move.actor in awake and move.verb is step.verb]
    )
    told: dict[Seat, Told] = {}
    for shown in now:
        if shown.seat not in awake:
            continue
        own = shown.verb is step.verb
        caused = shown.verb is None and shown not in earlier
        given = shown.verb is None and shown in unasked and shown.seat in step.seats
        if own or caused or given:
            told[shown.seat] = _told(state, step, shown)
    return told


def _without(state: GameState, moves: Collection[object]) -> tuple[Shown, ...]:
    left = tuple(move for move in state.moves if move not in moves)
    return shown_now(state._replace(moves=left))


def _told(state: GameState, step: NightAsk, shown: Shown) -> Told:
    if shown.answer is Answer.SEATS:
        return Told(seats=shown.seats)
    place = _PLACES.get(shown.answer)
    if place is None:
        return Told(_SIGNALS[shown.answer])
    rules = state.ruleset
    ability = None if rules is None else rules.ability(state.role(shown.seat), step.verb)
    thumbs = ("up", "down") if ability is None else ability.thumbs
    return Told(_THUMBS[thumbs[place]])
