"""What a call of the night asks for in the words of the rules: whose choice counts, and as which action. Pure."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from controller.rules.actions import Act, ClanAct
from controller.rules.asks import Ask, asks_of_night
from controller.rules.engine import can
from controller.rules.evening import next_step
from controller.rules.model import GameState, Seat, TeamId, Verb
from controller.rules.queries import coming_night, verbs_in
from controller.rules.steps import NightAsk


def who(state: GameState, step: NightAsk) -> tuple[Seat, ...]:
    """Return whose choices are taken: everybody's who has the move, of a common one the most senior's."""
    return step.seats if common_clan(state, step) is None else step.seats[:1]


def common_clan(state: GameState, step: NightAsk) -> TeamId | None:
    """Return the clan that makes this move as one, ``None`` where each makes his own."""
    for seat in step.seats:
        ability = None if state.ruleset is None else state.ruleset.ability(state.role(seat), step.verb)
        if ability is not None and ability.clan is not None and not ability.is_shot:
            return ability.clan
    return None


def action(
    state: GameState, step: NightAsk, seat: Seat, targets: tuple[Seat, ...], word: str | None
) -> Act | ClanAct:
    """Return what a seat's choice comes to."""
    clan = common_clan(state, step)
    if clan is None:
        return Act(seat, step.verb, targets, word)
    return ClanAct(clan, step.verb, targets, word)


def may_begin(state: GameState, step: NightAsk, seat: Seat, numbers: tuple[Seat, ...]) -> bool:
    """Whether a choice that the rules allow begins with these numbers."""
    word = step.words[0] if step.words else None
    rest = product(state.players, repeat=max(0, step.least - len(numbers)))
    return any(can(state, action(state, step, seat, (*numbers, *others), word)) for others in rest)


def is_last(state: GameState, step: NightAsk, seat: Seat) -> bool:
    """Whether that seat is asked for nothing more this night."""
    asks = [ask for ask in asks_of_night(state, state.night) if isinstance(ask, Ask)]
    keys = [key_of(ask) for ask in asks]
    later = asks[keys.index(step.key) + 1 :] if step.key in keys else ()
    return not any(ask.verb in verbs_in(state, ask.call, seat, state.night) for ask in later)


def turns(state: GameState, key: str) -> int:
    """Return how many times a call is made, by the mix: once for each card where its owners wake one by one."""
    rules = state.ruleset
    if rules is None or not rules.moves.one_by_one:
        return 1
    call = next(call for call in rules.calls_of(coming_night(state)) if call.key == key)
    return max(1, state.mix.get(call.roles[0], 0)) if len(call.roles) == 1 else 1


def in_turn(state: GameState, step: NightAsk, turn: int) -> NightAsk:
    """Return that step as it is by now for one turn of its call, 0 the first."""
    step = now(state, step)
    if turns(state, step.call) == 1:
        return step
    awake = sorted((*step.seats, *step.watching))[turn : turn + 1]
    return replace(
        step,
        seats=tuple(seat for seat in awake if seat in step.seats),
        watching=tuple(seat for seat in awake if seat in step.watching),
        wakes=True,
        sleeps=True,
    )


def key_of(ask: Ask) -> str:
    """Return the key of the step that asks for a move."""
    return f"call:{ask.call.key}:{ask.verb}"


def now(state: GameState, step: NightAsk) -> NightAsk:
    """Return that step as it is by now: who has the move may have changed."""
    again = next_step(state._replace(done=state.done - {step.key}))
    return again if isinstance(again, NightAsk) and again.key == step.key else step


def is_owed(state: GameState, verb: Verb) -> bool:
    """Whether the night cannot end before somebody has made that move."""
    rules = state.ruleset
    if rules is None or (state.night == 1 and rules.moves.rest is not None):
        return False
    moved = {move.actor for move in state.moves if move.verb is verb}
    return any(
        shot.owed is not None and shot.verb is verb and not moved.issuperset(shot.shooters(state))
        for shot in rules.shots
    )


def owed_step(state: GameState) -> NightAsk | None:
    """Return the step that has to be asked again before the night can end, ``None`` if nothing is owed."""
    for ask in asks_of_night(state, state.night):
        if isinstance(ask, Ask) and ask.verb is not None and is_owed(state, ask.verb):
            step = next_step(state._replace(done=state.done - {key_of(ask)}))
            if isinstance(step, NightAsk):
                return step
    return None
