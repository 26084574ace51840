"""Small pictures for printed rules, as SVG: signs of the hand, and how a light looks over time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final
from xml.sax.saxutils import quoteattr

from controller.rulebook.book.parts import Look

Fingers = tuple[bool, ...]
"""Which fingers are straight, thumb first."""
Stroke = tuple[float, float, float, float]

_FIST: Final = (False,) * 5
_OPEN: Final = (True,) * 5
_SIZE: Final = 64
_TIPS: Final = (12, 6, 8, 15)
"""How high the fingers reach, from the index to the little finger."""
_KNUCKLES: Final = 31
_PALM: Final = '<rect x="17" y="29" width="31" height="27" rx="9"/>'
_THUMB: Final[Mapping[bool, Stroke]] = MappingProxyType({True: (20, 46, 7, 33), False: (20, 47, 34, 45)})
_ARMS: Final = (((8, 56, 52, 12),), ((56, 56, 12, 12),))


def _fingers(count: int, *, thumb: bool = False) -> Fingers:
    return (thumb, *(place < count for place in range(4)))


def hands_of(sign: str) -> tuple[Fingers, ...]:
    """Return the hands that show a number, where it takes two steps those of the first step first.

    Raises ``ValueError`` for what is no number.
    """
    number = int(sign)
    if number <= 5:  # noqa: PLR2004 - the fingers of a hand
        return (_OPEN if number == len(_OPEN) else _fingers(number),)
    if number < 10:  # noqa: PLR2004 - as the code of the hand has it
        return (_OPEN, _fingers(number - 5))
    if number == 10:  # noqa: PLR2004 - as above
        return (_FIST,)
    if number == 20:  # noqa: PLR2004 - as above
        return (_FIST, _FIST)
    return (_FIST, *hands_of(str(number - 10)))


def sign(name: str, label: str) -> str:
    """Return the picture of a number or a gesture; ``label`` is read out by what reads to the blind."""
    if name == "crossed_arms":
        return _svg(_SIZE, "".join(map(_strokes, _ARMS)), label)
    if name in ("thumb_up", "thumb_down"):
        turn = "" if name == "thumb_up" else ' transform="rotate(180 32 32)"'
        return _svg(_SIZE, f"<g{turn}>{_thumb()}</g>", label)
    hands = ((True, True, False, False, False),) if name == "pistol" else hands_of(name)
    parts = [_hand(hand, place) for place, hand in enumerate(hands)]
    return _svg(_SIZE * len(parts), "".join(parts), label)


def _svg(width: int, inside: str, label: str) -> str:
    return (
        f'<svg class="sign" viewBox="0 0 {width} {_SIZE}" width="{width}" height="{_SIZE}" role="img" '
        f"aria-label={quoteattr(label)}>{inside}</svg>"
    )


def _hand(fingers: Fingers, place: int) -> str:
    """Draw one hand of several; each other one is the other hand of the same person."""
    thumb, *others = fingers
    straight = [
        (21.0 + 8 * finger, _KNUCKLES, 21.0 + 8 * finger, _TIPS[finger])
        for finger, up in enumerate(others)
        if up
    ]
    bent = [(21.0 + 8 * finger, 34, 21.0 + 8 * finger, 39) for finger, up in enumerate(others) if not up]
    inside = _strokes(straight) + _PALM + _strokes(bent) + _strokes([_THUMB[thumb]])
    if place % 2:
        return f'<g transform="translate({(place + 1) * _SIZE} 0) scale(-1 1)">{inside}</g>'
    return f'<g transform="translate({place * _SIZE} 0)">{inside}</g>' if place else f"<g>{inside}</g>"


def _thumb() -> str:
    """Draw a fist from the side with its thumb up."""
    bent = [(34.0, 31 + 7.4 * finger, 49, 31 + 7.4 * finger) for finger in range(4)]
    thumb = _strokes([(25, 36, 29, 13)], "thumb ")
    return thumb + '<rect x="16" y="27" width="26" height="30" rx="8"/>' + _strokes(bent)


def _strokes(strokes: Iterable[Stroke], kind: str = "") -> str:
    return "".join(
        f'<line class="{kind}{look}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'
        for x1, y1, x2, y2 in strokes
        for look in ("edge", "skin")
    )


def light(look: Look, label: str) -> str:
    """Return how a light looks from left to right, each colour as long as it burns."""
    whole = sum(seconds for _, seconds in look)
    times = 1 if whole >= 1 else 4
    place, parts = 0.0, []
    for colour, seconds in look * times:
        parts.append(f'<rect x="{place:g}" y="0" width="{seconds:g}" height="1" fill={quoteattr(colour)}/>')
        place += seconds
    return (
        f'<svg class="light" viewBox="0 0 {place:g} 1" preserveAspectRatio="none" role="img" '
        f"aria-label={quoteattr(label)}>"
        f"{''.join(parts)}</svg>"
    )
