"""What is announced, worked out from the state alone, so that a restart says the same again."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from controller.cues import REMOVALS, warns
from controller.naming import called, counted
from controller.ports import Argument, Line
from controller.rules.abilities.question import Watch
from controller.rules.model import (
    BARRED,
    DRAW,
    IMMUNE,
    MUTE,
    VOTELESS,
    Cause,
    Departure,
    GameState,
    Seat,
    TeamId,
    Verb,
)
from controller.rules.queries import left_by_night
from controller.rules.ruleset import Reveal
from controller.rules.steps import Closing, Morning, Opening

WINNERS: Final = frozenset(
    map(TeamId, ("town", "mafia", "yakuza", "maniac", "psycho", "sharper", "werewolf", "virgin", "killer"))
)
"""The sides whose victory has a line of its own."""

_LAID: Final = ((MUTE, "effect-mute"), (VOTELESS, "effect-voteless"), (IMMUNE, "effect-immune"))


def lines(state: GameState, step: Opening | Morning | Closing) -> tuple[Line, ...]:
    """Return what an announcing step says, line by line."""
    match step:
        case Opening():
            return tuple(_opening(state))
        case Morning():
            return tuple(_morning(state))
        case Closing():
            return tuple(_closing(state))


def line(key: str, **args: Argument) -> Line:
    """Return a line of the catalogue."""
    return Line(key, args)


def facts(state: GameState, name: str) -> tuple[tuple[int | str, ...], ...]:
    """Return what was told under that name since nightfall: each time what belongs to it."""
    return tuple(tuple(about) for fact, *about in state.facts if fact == name)


def cards(state: GameState, seats: Collection[Seat]) -> Iterator[Line]:
    """Tell which of these seats' cards were opened since nightfall."""
    for seat, role in facts(state, "role"):
        if seat in seats:
            yield line("card-opened", seat=seat, role=called(state, str(role)))


# ---------------------------------------------------------------- the start and the end


def _opening(state: GameState) -> Iterator[Line]:
    yield line("game-open")
    yield line("role-mix", mix=counted(state))


def _closing(state: GameState) -> Iterator[Line]:
    yield _winner(state)
    for seat, player in state.players.items():
        if player.role is not None:
            yield line("who-was", seat=seat, role=called(state, player.role))
    if state.ruleset is not None and state.ruleset.priority and len(state.departures) > 1:
        first, second = state.departures[:2]
        yield line("priority", first=first.seat, second=second.seat)
    yield line("game-closed")


def _winner(state: GameState) -> Line:
    if state.winner == DRAW:
        return line("winner-draw" if _is_of_the_rules(state) else "technical-draw")
    if state.winner in WINNERS:
        return line(f"winner-{state.winner}")
    return line("winner-other", role=called(state, str(state.winner)))


def _is_of_the_rules(state: GameState) -> bool:
    """Whether a draw came about by the rules, and was not declared."""
    victories = () if state.ruleset is None else state.ruleset.victories
    return state.reason is not None and any(
        victory.winner == DRAW and victory.clause == state.reason.clause for victory in victories
    )


# ---------------------------------------------------------------- the morning


def _morning(state: GameState) -> Iterator[Line]:
    yield line("day-breaks", day=state.day)
    yield from _names(state)
    yield from _deaths(state)
    yield from _night_events(state)
    yield from _laid(state)


def _names(state: GameState) -> Iterator[Line]:
    """Read out the notes with names."""
    for (number,) in facts(state, "names"):
        yield line("news-names", count=number)
    named = tuple(int(seat) for (seat,) in facts(state, "named"))
    if named:
        yield line("news-named", seats=named)


def _deaths(state: GameState) -> Iterator[Line]:
    gone = [left for left in left_by_night(state) if left.secret or left.cause not in REMOVALS]
    killed = _seats(gone, Cause.NIGHT, Cause.TABLE, *REMOVALS)
    if killed:
        yield line("news-died", seats=killed)
    elif not gone and _could_die(state):
        yield line("news-nobody")
    yield from _morning_cards(state, killed)
    yield from _note(state, _seats(gone, Cause.NOTE))
    for seat in _seats(gone, Cause.DEATH):
        yield line("news-death", seat=seat)
        yield from _morning_cards(state, (seat,))


def _seats(gone: list[Departure], *causes: Cause) -> tuple[Seat, ...]:
    return tuple(left.seat for left in gone if left.cause in causes)


def _could_die(state: GameState) -> bool:
    """Whether the table expects to hear of deaths: not after a night without shots, such as many a first one."""
    calls = () if state.ruleset is None else state.ruleset.calls_of(state.night)
    return any(Verb.KILL in call.verbs for call in calls)


def _morning_cards(state: GameState, seats: tuple[Seat, ...]) -> Iterator[Line]:
    if state.ruleset is not None and state.ruleset.leaving.night_card is Reveal.AT_ONCE:
        yield from cards(state, seats)


def _note(state: GameState, executed: tuple[Seat, ...]) -> Iterator[Line]:
    for seat, word in facts(state, "note"):
        yield line("news-note", seat=seat, word=word)
    for seat in executed:
        yield line("news-note-died", seat=seat)
        yield from _morning_cards(state, (seat,))


def _night_events(state: GameState) -> Iterator[Line]:
    for (seat,) in facts(state, "raped"):
        yield line("news-raped", seat=seat)
    for (role,) in facts(state, "recruited"):
        yield line("news-recruited", role=called(state, str(role)))
    if facts(state, "hobo_saw_killer"):
        yield line("news-killer-seen", role=_reporter(state))
    if state.night_fouls:
        yield line("night-warnings" if warns(state) else "night-fouls")


def _reporter(state: GameState) -> str:
    """Return the role of which the newspaper tells that it has seen somebody."""
    roles = () if state.ruleset is None else state.ruleset.roles
    return next(
        called(state, role.id)
        for role in roles
        if any(isinstance(own, Watch) and own.newspaper for own in role.abilities)
    )


def _laid(state: GameState) -> Iterator[Line]:
    """Tell what lies on the living today."""
    for seat in state.living:
        if state.has(seat, state.day, BARRED):
            yield line("barred", seat=seat)
    for kind, key in _LAID:
        seats = tuple(seat for seat in state.living if state.has(seat, state.day, kind))
        if seats:
            yield line(key, seats=seats)
