"""Short captions for pictures: what was read, in signs that need no language."""

from __future__ import annotations

from vision.fingers import Fingers
from vision.gestures import Sign


def describe_hand(fingers: Fingers) -> str:
    """Return a hand's fingers, thumb first, ``|`` straight and ``.`` folded, and the confidence."""
    marks = "".join("|" if straight else "." for straight in fingers.straight)
    return f"{marks} {fingers.confidence:.0%}"


def describe(sign: Sign | None) -> str:
    """Return what was read with its confidence; ``-`` without a hand, ``?`` for an unclear one."""
    if sign is None:
        return "-"
    parts = [str(part) for part in (sign.number, sign.gesture) if part is not None]
    return f"{' '.join(parts) or '?'} {sign.confidence:.0%}"
