"""Drawn pictures of the signs of the hand code, by the names they have on the pages and in scripts."""

from __future__ import annotations

from vision.drawn import THUMB, Held, draw_hands, draw_number
from vision.hand import Image

# A thumb stands off its hand by half a right angle.
_THUMBS = {"thumb_up": Held(roll=45), "thumb_down": Held(roll=-135)}


def draw_sign(sign: str, *, seed: int = 0) -> Image:
    """Draw a number (``7``), ``thumb_up`` or ``thumb_down``. Raises ``ValueError`` for another sign."""
    held = _THUMBS.get(sign)
    if held is not None:
        return draw_hands((THUMB,), held=held, seed=seed)
    return draw_number(int(sign), seed=seed)
