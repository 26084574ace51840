"""Short captions for pictures: what was read, in signs and a few English words (a picture's letters are Latin)."""

from __future__ import annotations

from vision.fingers import Fingers
from vision.gestures import Sign


def describe_hand(fingers: Fingers) -> str:
    """Return a hand's fingers, thumb first, ``|`` straight and ``.`` folded, and the confidence."""
    marks = "".join("|" if straight else "." for straight in fingers.straight)
    return f"{marks} {fingers.confidence:.0%}"


def describe(sign: Sign | None) -> str:
    """Return what was read with its confidence; ``-`` without a hand.

    What is not sure enough to count is in brackets behind a question mark.
    """
    if sign is None:
        return "-"
    parts = [str(part).replace("_", " ") for part in (sign.number, sign.gesture) if part is not None]
    shown = " ".join(parts)
    if not sign.clear:
        shown = f"? ({shown})" if shown else "?"
    return f"{shown} {sign.confidence:.0%}"
