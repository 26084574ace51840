"""What is asked in a night, and how long each answer may take."""

from __future__ import annotations

from dataclasses import dataclass

from controller.rules.model import Dealing, GameState, RoleId, Verb
from controller.rules.queries import coming_night
from controller.rules.ruleset import Asleep, Call

ROLE_SECONDS = 3.0
"""How long each role is called when one of them can be named."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One move that a call asks for (``None``: none, it is for getting acquainted)."""

    call: Call
    verb: Verb | None
    first: bool
    last: bool


def asks_of_night(state: GameState, night: int) -> tuple[RoleId | Ask, ...]:
    """Return what is asked in a night, each with a window of its own: cards to be claimed first.

    A role of the mix is asked whether its owner lives or not; a role nobody was dealt is not.
    """
    if state.ruleset is None:
        return ()
    asks = [
        Ask(call, verb, place == 0, place == len(verbs) - 1)
        for call in state.ruleset.calls_of(night)
        if any(state.mix.get(role) for role in call.roles)
        for verbs in (_verbs_of(state, call, night),)
        for place, verb in enumerate(verbs)
    ]
    if night > 1 or state.dealing is not Dealing.CARDS:
        return tuple(asks)
    cards = (role.id for role in state.ruleset.roles if role.id in state.mix and not role.fills_up)
    return (*cards, *asks)


def _verbs_of(state: GameState, call: Call, night: int) -> tuple[Verb | None, ...]:
    """Return the moves that roles of the mix can ever have in a call."""
    rules = state.ruleset
    verbs = [
        verb
        for verb in call.verbs
        if rules is not None
        and any(
            state.mix.get(role)
            and rules.call_for(role, verb, night) is call
            and rules.ability(role, verb) is not None
            for role in call.roles
        )
    ]
    return tuple(verbs) or (None,)


def death_comes(state: GameState, night: int) -> bool:
    """Whether Death draws somebody in the night of that number, if it began now."""
    rules = state.ruleset
    if rules is None or rules.death is None or not state.options.get(rules.death.option):
        return False
    return night >= rules.death.from_night and len(state.counted) >= rules.death.least


def ask_seconds(state: GameState, ask: Ask) -> float:
    """Return how long a move may take: longer where it names several players, or a role."""
    rules = state.ruleset
    if rules is None or ask.verb is None:
        return 0.0
    if ask.call.manner is Asleep.CLOSED_EYES:
        return ROLE_SECONDS * len(state.players)
    numbers, words = form(state, ask)
    seconds = rules.moves.seconds if ask.call.seconds is None else ask.call.seconds
    return seconds * max(1, numbers[0]) + ROLE_SECONDS * (len(words) if len(words) > len("ab") else 0)


def form(state: GameState, ask: Ask) -> tuple[tuple[int, int], tuple[str, ...]]:
    """Return how many players a move names at least and at most, and the words it may add."""
    rules = state.ruleset
    for role in ask.call.roles:
        own = None if rules is None or ask.verb is None else rules.ability(role, ask.verb)
        if own is not None:
            words = tuple(map(str, state.mix)) if own.names_role else own.words
            return (own.least, own.most), words
    return (1, 1), ()


def coming_asks(state: GameState) -> tuple[RoleId | Ask, ...]:
    """Return what is asked in the night that is on or comes."""
    return asks_of_night(state, coming_night(state))
