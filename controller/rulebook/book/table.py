"""What is at the table: signs of the hand, lights, how many play and with which cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from controller.rulebook.book.parts import Chapter, Item, Lines, Look, Phrase, Row, Signs, Table
from controller.rulebook.book.texts import Texts, phrase_of
from controller.rules.abilities.question import Question
from controller.rules.dealing import mixes
from controller.rules.model import RoleId
from controller.rules.ruleset import Asleep

_TWO_STEPS = 16
"""From here on most numbers are shown in two steps."""
_CODE = 12
"""Higher numbers are the table's own extension."""
_COLOURS = {
    "#ff0000": "red", "#00ff00": "green", "#0000ff": "blue", "#ffff00": "amber", "#ffffff": "white",
}  # fmt: skip
DARK = "#000000"


def signs(texts: Texts) -> Chapter:
    """Return how numbers are shown on the fingers, and the other signs that these rules use."""
    most = texts.rules.seats_max
    blocks: list[Signs | Lines] = [_numbers(range(1, min(most, _CODE) + 1), "book-numbers", texts)]
    beyond = range(_CODE + 1, most + 1)
    if beyond:
        blocks.append(_numbers(beyond, "book-numbers-more", texts))
    signs = tuple(_gesture(sign, texts) for sign in _gestures(texts))
    blocks.append(Signs(items=signs, title=texts.text("book-gestures")))
    keys = (
        "book-numbers-how",
        *(("book-numbers-beyond",) if beyond else ()),
        *(("book-numbers-steps",) if most >= _TWO_STEPS else ()),
        "book-numbers-button",
        "book-pass",
    )
    code = texts.rules.hand_code
    items = (texts.item(key, *(code if place == 0 else ())) for place, key in enumerate(keys))
    blocks.append(Lines(items=tuple(items)))
    return Chapter(key="signs", title=texts.text("book-signs"), blocks=tuple(blocks))


def _numbers(numbers: Sequence[int], title: str, texts: Texts) -> Signs:
    items = tuple(Item(key=str(number), phrase=(str(number),), sign=str(number)) for number in numbers)
    return Signs(items=items, title=texts.text(title))


def _gesture(sign: str, texts: Texts) -> Item:
    phrase = texts.phrase(
        "book-gesture", hand=texts.text(f"book-hand-{sign}"), meaning=texts.text(f"book-means-{sign}")
    )
    return Item(key=sign, phrase=phrase, sign=sign)


def _gestures(texts: Texts) -> Iterator[str]:
    yield from ("thumb_up", "thumb_down")
    if any(call.manner is Asleep.CLOSED_EYES for call in texts.rules.calls):
        yield "pistol"
    if any(isinstance(own, Question) and own.crossed is not None for own in texts.rules.abilities):
        yield "crossed_arms"


def lights(texts: Texts, legend: Mapping[str, Look]) -> Chapter:
    """Return what each light means, with its colours and its rhythm."""
    blocks = []
    for prefix in ("signal", "status"):
        items = tuple(
            _light(key, look, texts) for key, look in legend.items() if key.startswith(f"{prefix}-")
        )
        if items:
            blocks.append(Lines(items=items, title=texts.text(f"book-lights-{prefix}")))
    return Chapter(key="lights", title=texts.text("book-lights"), blocks=tuple(blocks))


def _light(key: str, look: Look, texts: Texts) -> Item:
    colours = ", ".join(dict.fromkeys(_colour(colour, texts) for colour, _ in look if colour != DARK))
    return Item(
        key=key, phrase=(f"{texts.known(key, key)} ({colours})",), look=look, rhythm=rhythm(look, texts)
    )


def rhythm(look: Look, texts: Texts) -> str:
    """Return how a light looks in words: its colours and pauses with their seconds."""
    if not look:
        return ""
    if len(look) == 1:
        return texts.text("book-light-steady", colour=_colour(look[0][0], texts))
    parts = (_lit_for(colour, seconds, texts) for colour, seconds in look)
    return " – ".join(parts)


def _lit_for(colour: str, seconds: float, texts: Texts) -> str:
    whole, tenths = divmod(round(seconds * 10), 10)
    key = "book-light-dark" if colour == DARK else "book-light-on"
    return texts.text(key, colour=_colour(colour, texts), whole=whole, tenths=tenths)


def _colour(colour: str, texts: Texts) -> str:
    known = _COLOURS.get(colour)
    return colour if known is None else texts.text(f"book-colour-{known}")


def players(texts: Texts) -> Chapter:
    """Return the suggested cards for each number of players, and the settings of a game with their defaults."""
    rules = texts.rules
    rows = tuple(
        Row(
            key=str(number),
            cells=(
                (Item(key="players", phrase=(str(number),)),),
                tuple(
                    Item(key=str(place), phrase=_mix(mix, texts))
                    for place, mix in enumerate(mixes(rules, number))
                ),
            ),
        )
        for number in range(rules.seats_min, rules.seats_max + 1)
        if mixes(rules, number)
    )
    head = (texts.text("book-head-players"), texts.text("book-head-mix"))
    settings = tuple(_option(name, texts) for name in rules.options)
    lines = (Lines(items=settings, title=texts.text("book-options")),) if settings else ()
    return Chapter(
        key="players", title=texts.text("book-players"), blocks=(*lines, Table(head=head, rows=rows))
    )


def _mix(mix: Mapping[RoleId, int], texts: Texts) -> Phrase:
    cards = (texts.role(role) + (f" × {number}" if number > 1 else "") for role, number in mix.items())
    return phrase_of(", ".join(cards))


def _option(name: str, texts: Texts) -> Item:
    value = texts.rules.options[name]
    if isinstance(value, bool):
        said = texts.text("book-on" if value else "book-off")
    elif isinstance(value, int):
        said = str(value)
    else:
        said = ", ".join(map(str, value)) or texts.text("book-nobody-named")
    return Item(key=name, phrase=texts.phrase("book-option", option=texts.option(name), value=said))
