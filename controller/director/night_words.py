"""What is said at night: worked out from the rules and the mix alone, never from who lives or what was done. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from controller.director.asked import turns
from controller.director.choice import TWO_WORDS
from controller.naming import called
from controller.ports import Line
from controller.rules.asks import Ask, asks_of_night, death_comes, form
from controller.rules.model import GameState, RoleId, Verb
from controller.rules.queries import coming_night
from controller.rules.ruleset import Asleep, Call, Ruleset
from controller.rules.steps import NightAsk

MEETING = "acquaintance"
"""The call of those who get acquainted; every other one is called by a role."""


def ask_line(state: GameState, step: NightAsk) -> Line:
    """Return what asks for a move; the first of a call wakes too."""
    return _ask(state, _call(state, step.call), step.verb, wakes=step.wakes, words=step.words)


def sign_line(state: GameState, step: NightAsk) -> Line:
    """Return what asks for a move by a sign with closed eyes."""
    return _sign(state, _call(state, step.call))


def meet_lines(state: GameState, call: str) -> tuple[Line, ...]:
    """Return what wakes those who may know one another: each role by its name, unless one word means all.

    Who leads their shot shows himself: the others have to know whom to follow.
    """
    row = _call(state, call)
    cards = 1 if turns(state, call) > 1 else sum(state.mix.get(role, 0) for role in row.roles)
    *first, last = _callers(state, row)
    return (
        *(Line("meet", {"call": name, "count": 1}) for name in first),
        Line("meet", {"call": last, "count": cards}),
        *(Line("meet-leader", {"role": called(state, leader)}) for leader in _leaders(state, row)),
    )


def _leaders(state: GameState, row: Call) -> Iterator[RoleId]:
    """Yield who leads the shot of a clan that gets acquainted, where the cards leave somebody to lead."""
    for shot in () if state.ruleset is None else state.ruleset.shots:
        led = sum(state.mix.get(role, 0) for role in shot.members if role in row.roles)
        if shot.leader in row.roles and state.mix.get(shot.leader) and led > 1:
            yield shot.leader


def met_lines(state: GameState, call: str) -> tuple[Line, ...]:
    """Return what lets them sleep again."""
    return tuple(Line("sleep-call", {"call": name}) for name in _callers(state, _call(state, call)))


def sleep_line(state: GameState, call: str) -> Line:
    """Return what ends a call."""
    return Line("sleep-call", {"call": _caller(state, _call(state, call))})


def word_line(state: GameState, word: str) -> Line:
    """Return what calls a role that whoever guesses can mean."""
    return Line("call-role", {"role": called(state, word)})


def of_night(state: GameState) -> tuple[Line, ...]:
    """Return all lines of the coming night: rendered before it begins, none keeps anybody waiting in it."""
    lines: list[Line] = []
    for line in _of_night(state):
        if line not in lines:
            lines.append(line)
    return tuple(lines)


def _of_night(state: GameState) -> Iterator[Line]:
    night = state.night + 1
    for ask in asks_of_night(state, night):
        if isinstance(ask, Ask):
            yield from _of_ask(state, ask)
        else:
            yield from (
                Line(key, {"role": called(state, ask)}) for key in ("deal-call", "deal-again", "sleep")
            )
    if death_comes(state, night):
        most = len(state.living)
        for seat in state.living:
            yield from (
                Line("death-call", {"seat": seat, "most": most}),
                Line("death-leaves", {"seat": seat}),
            )


def _of_ask(state: GameState, ask: Ask) -> Iterator[Line]:
    call, sunrise = ask.call, None if state.ruleset is None else state.ruleset.moves.sunrise
    if ask.verb is None:
        if sunrise is None:
            yield from (*meet_lines(state, call.key), *met_lines(state, call.key))
        else:
            numbers = (*range(1, sunrise.aloud + 1), *range(sunrise.silent + 1, sunrise.last + 1))
            yield from (Line("sunrise"), Line("sunrise-over"))
            yield from (Line("sunrise-number", {"n": number}) for number in numbers)
    elif call.manner is Asleep.WAKE:
        _, words = form(state, ask)
        yield _ask(state, call, ask.verb, wakes=ask.first, words=words)
        yield sleep_line(state, call.key)
        if len(words) > TWO_WORDS:
            yield from (word_line(state, word) for word in words)
    else:
        yield from (_sign(state, call), Line("signs-over"))
        if call.manner is Asleep.CLOSED_EYES:
            yield from (Line("number", {"n": seat}) for seat in state.living)


def _ask(state: GameState, call: Call, verb: Verb, *, wakes: bool, words: tuple[str, ...]) -> Line:
    deed = f"{verb}-word" if len(words) == TWO_WORDS else str(verb)
    who = _only_one(state, call, verb)
    caller = _caller(state, call)
    if who is None or (wakes and who == caller):
        return Line("wake", {"call": caller, "deed": deed}) if wakes else Line("ask", {"deed": deed})
    if wakes:
        return Line("wake-one", {"call": caller, "role": who, "deed": deed})
    return Line("ask-one", {"role": who, "deed": deed})


def _only_one(state: GameState, call: Call, verb: Verb) -> str | None:
    """Return the one role of several in a call that is asked for this, by the mix; ``None`` if all are."""
    rules = state.ruleset
    in_play = [role for role in call.roles if state.mix.get(role)]
    if rules is None or len(in_play) == 1:
        return None
    night = coming_night(state)
    able = [
        role
        for role in in_play
        if rules.call_for(role, verb, night) is call and rules.ability(role, verb) is not None
    ]
    return called(state, able[0]) if len(able) == 1 else None


def _sign(state: GameState, call: Call) -> Line:
    key = "sign-called" if call.manner is Asleep.CLOSED_EYES else "sign-notes"
    return Line(key, {"call": _caller(state, call)})


def _caller(state: GameState, call: Call) -> str:
    """Return what a call is called by: its own word, the role or side of that name, or else the first of its roles."""
    rules = state.ruleset
    if call.key == MEETING or (rules is not None and _is_named(rules, call.key)):
        return called(state, call.key)
    return called(state, call.roles[0])


def _callers(state: GameState, call: Call) -> tuple[str, ...]:
    """Return by which words those wake who meet in a call: one for all where it is no single role's."""
    rules = state.ruleset
    if call.key == MEETING or rules is None or call.key in rules.teams:
        return (_caller(state, call),)
    return tuple(called(state, role) for role in call.roles if state.mix.get(role))


def _is_named(rules: Ruleset, key: str) -> bool:
    return rules.role(RoleId(key)) is not None or key in rules.teams


def _call(state: GameState, key: str) -> Call:
    """Return the row of the night's table that a step plays."""
    if state.ruleset is None:
        raise LookupError(key)
    return next(call for call in state.ruleset.calls_of(coming_night(state)) if call.key == key)
