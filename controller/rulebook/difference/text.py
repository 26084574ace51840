"""Differences as plain text for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from controller.ports import Line, Words
from controller.rulebook.difference.compare import Difference, Group, Side
from controller.rules.rulesets.faults import Place, written

_WIDTH: Final = 100


def difference_lines(
    titles: tuple[str, str],
    groups: Sequence[Group],
    words: Words,
    language: str,
    places: Sequence[Place] = (),
) -> Iterator[str]:
    """Yield what differs, group by group: ``-`` before what the first says, ``+`` before what the second does.

    ``places``: the values of the texts that differ, to be named at the end.
    """

    def text(key: str, **args: str) -> str:
        return words.text(Line(key, args), language)

    one, other = titles
    yield text("difference-title", one=one, other=other)
    if not groups and not places:
        yield text("difference-none")
    for group in groups:
        yield ""
        yield text(f"difference-{group.key}")
        yield from _group(group.differences)
    if places:
        yield ""
        yield from _wrapped("", text("difference-places", places=", ".join(map(written, places))), indent=2)


def _group(differences: Sequence[Difference]) -> Iterator[str]:
    subject = ""
    for one in differences:
        if one.subject != subject and one.subject:
            yield f"  {one.subject}"
        subject = one.subject
        for sign, side in (("-", one.before), ("+", one.after)):
            if side is not None:
                yield from _side(sign, side)


def _side(sign: str, side: Side) -> Iterator[str]:
    yield from _wrapped(f"    {sign} ", side.text)
    for clause, said in side.clauses:
        yield from _wrapped(f"        [{clause}] ", said, indent=10)


def _wrapped(start: str, text: str, indent: int = 6) -> Iterator[str]:
    lines = textwrap.wrap(
        f"{start}{text}",
        _WIDTH,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    yield from lines
