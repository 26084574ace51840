"""The score: what is said at once when something happens out of turn."""

from __future__ import annotations

from controller.ports import Line
from controller.rules.events import (
    PUBLIC,
    Announced,
    EffectLaid,
    Event,
    FirstSpeakerNamed,
    FoulGiven,
    LifeCorrected,
    PlayerLeft,
    VoteCast,
)
from controller.rules.model import Cause

_NEWS_OF_A_STEP = frozenset({Cause.NIGHT, Cause.VOTE})
"""Who leaves by these is announced by the morning and by the vote's own step."""

_FACTS = {
    "foul_next_game": ("seat", "count"),
    "unrated": (),
}


def line_for(event: Event) -> Line | None:
    """Return what is said of an event that the host brought about; ``None`` for anything secret."""
    if event.audience != PUBLIC:
        return None
    match event:
        case FoulGiven(seat, total):
            return Line("foul", {"seat": seat, "total": total})
        case EffectLaid(effect):
            return Line("barred", {"seat": effect.seat})
        case PlayerLeft(seat, cause) if cause not in _NEWS_OF_A_STEP:
            return Line("removed", {"seat": seat})
        case LifeCorrected(seat, alive):
            return Line("corrected-alive" if alive else "corrected-dead", {"seat": seat})
        case VoteCast(voter, candidate) if candidate is not None:
            return Line("vote-heard", {"voter": voter, "seat": candidate})
        case FirstSpeakerNamed(seat):
            return Line("first-speaker", {"seat": seat})
        case Announced(fact, about) if fact in _FACTS:
            return Line(fact.replace("_", "-"), dict(zip(_FACTS[fact], about, strict=True)))
        case _:
            return None
