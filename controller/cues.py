"""The score: what is said at once when something happens out of turn."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from controller.naming import called
from controller.ports import Line
from controller.rules.events import (
    PUBLIC,
    Announced,
    EffectLaid,
    Event,
    FirstSpeakerNamed,
    FoulGiven,
    HandsCounted,
    LifeCorrected,
    Nominated,
    PlayerLeft,
    VoteCast,
    VoteClosed,
)
from controller.rules.model import BARRED, MUTE, Cause, GameState, Seat

REMOVALS: Final = frozenset({Cause.FOULS, Cause.EYES, Cause.STOOD_UP, Cause.OBSCENE, Cause.LEFT})
"""Who leaves by these is told of at once; others by the morning, or by the step that follows a vote."""

_FACTS: Final = {
    "foul_next_game": ("seat", "count"),
    "unrated": (),
}
_LAID: Final = {BARRED: "barred", MUTE: "muted"}
_COUNTED: Final = {
    ("accuse", True): "accuse-passed",
    ("accuse", False): "accuse-failed",
    ("both", True): "both-leave",
    ("both", False): "both-stay",
    ("night", True): "night-called",
    ("night", False): "night-not-called",
}


def lines_for(events: Collection[Event], state: GameState) -> tuple[Line, ...]:
    """Return what is said of that which the host brought about, and what ``state`` it led to; nothing secret."""
    events = list(_told_at_once(events))
    removed = {event.seat for event in events if isinstance(event, PlayerLeft) and _is_removal(event.cause)}
    return tuple(line for event in events for line in _lines(event, state, removed))


def _told_at_once(events: Collection[Event]) -> Iterator[Event]:
    """Yield events without what a count brought on those who had not voted: that is among the news of the vote."""
    closed = False
    for event in events:
        match event:
            case VoteClosed():
                closed = True
            case FoulGiven() | PlayerLeft(cause=Cause.FOULS) if closed:
                continue
        yield event


def _lines(event: Event, state: GameState, removed: Collection[Seat]) -> Iterator[Line]:
    if event.audience != PUBLIC:
        return
    match event:
        case FoulGiven(seat, total):
            yield foul(state, seat, total)
        case EffectLaid(effect) if effect.kind in _LAID:
            yield Line(_LAID[effect.kind], {"seat": effect.seat})
        case PlayerLeft(seat, cause) if _is_removal(cause) or (cause is Cause.TABLE and removed):
            yield removal(state, seat)
        case Announced("role", (seat, role)) if seat in removed:
            yield Line("card-opened", {"seat": seat, "role": called(state, str(role))})
        case Announced(fact, about) if fact in _FACTS:
            yield Line(_key(state, fact), dict(zip(_FACTS[fact], about, strict=True)))
        case HandsCounted():
            yield counted(event)
        case _:
            yield from _of_the_day(event)


def _of_the_day(event: Event) -> Iterator[Line]:
    match event:
        case LifeCorrected(seat, alive):
            yield Line("corrected-alive" if alive else "corrected-dead", {"seat": seat})
        case VoteCast(voter, candidate) if candidate is not None:
            yield Line("vote-heard", {"voter": voter, "seat": candidate})
        case Nominated(by, target):
            yield Line("nominated", {"by": by, "seat": target})
        case FirstSpeakerNamed(seat):
            yield Line("first-speaker", {"seat": seat})
        case _:
            pass


def counted(event: HandsCounted) -> Line:
    """Return what a show of hands came to, in words."""
    key, votes = _COUNTED[event.question, event.passed], len(event.hands)
    if event.question == "accuse":
        return Line(key, {"seat": event.about[1], "votes": votes})
    return Line(key, {"votes": votes})


def removal(state: GameState, seat: Seat) -> Line:
    """Tell that somebody is out at once; that he has no last word only where others have one."""
    rules = None if state.ruleset is None else state.ruleset.leaving
    words = rules is not None and (rules.day_word or rules.night_word)
    return Line("removed" if words else "removed-at-once", {"seat": seat})


def foul(state: GameState, seat: Seat, total: int) -> Line:
    """Tell of a foul, by the name that these rules have for it; of the one after which it starts anew, that too."""
    rules = None if state.ruleset is None else state.ruleset.fouls
    if rules is not None and rules.starts_anew and not total:
        total = rules.barred_at or total
    return Line("warning" if warns(state) else "foul", {"seat": seat, "total": total})


def warns(state: GameState) -> bool:
    """Whether what is given for a breach is called a warning."""
    return state.ruleset is not None and state.ruleset.fouls.name == "warning"


def _key(state: GameState, fact: str) -> str:
    key = fact.replace("_", "-")
    return key.replace("foul", "warning") if warns(state) else key


def _is_removal(cause: Cause) -> bool:
    return cause in REMOVALS
