"""``mafia-table rules check``, ``diff`` and ``mix`` for rulesets and house rules."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from controller.ports import Words
from controller.rulebook.book.texts import Texts
from controller.rulebook.difference import changed_places, difference_lines, differences
from controller.rulebook.house import HouseRules, load
from controller.rulebook.named import FaultyRules, rules_named
from controller.rulebook.suggestions import allowed, is_experimental, seats_refused
from controller.rules.dealing import mixes
from controller.rules.model import RoleId
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import text_of
from controller.rules.rulesets.faults import written
from controller.rules.rulesets.reader import document
from controller.tomlfile import TomlError

WRONG: Final = 1
BAD_USE: Final = 2
_WIDTH: Final = 100


def check_house(path: Path, words: Words | None = None) -> int:
    """Print what a file of house rules changes, or everything that is wrong with it.

    Returns 0 if it can be played, 1 for faults, 2 if it cannot be read.
    """
    try:
        house = load(path, words)
    except TomlError as error:
        print(error, file=sys.stderr)
        return BAD_USE
    for fault in house.faults:
        print(fault)
    if house.faults:
        print(f"{path}: {len(house.faults)} fault{'s' if len(house.faults) > 1 else ''}")
        return WRONG
    for line in _summary(house):
        print(line)
    return 0


def _summary(house: HouseRules) -> Iterator[str]:
    base = house.rules.base if house.rules else ""
    yield f"{house.path}: ok: {house.id}, house rules made from {base}"
    places = changed_places(document(text_of(base)), document(house.source))
    said = ", ".join(map(written, places)) or "nothing"
    yield from textwrap.wrap(
        f"  changes {said}", _WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )


def diff(one: str, other: str, language: str, words: Words) -> int:
    """Print how two sets of rules differ; each is an id or a file.

    Returns 0 also if they do, 1 for a file with faults, 2 for unknown rules or a file that cannot be read.
    """
    try:
        pair = rules_named(one), rules_named(other)
    except (FaultyRules, LookupError, TomlError) as error:
        return _refuse(error)
    for line in _diff(*pair, language, words):
        print(line)
    return 0


def _diff(one: Ruleset, other: Ruleset, language: str, words: Words) -> Iterator[str]:
    titles = Texts(one, words, language).title, Texts(other, words, language).title
    places = changed_places(_tables(one), _tables(other)) if one.base == other.base else ()
    yield from difference_lines(titles, differences(one, other, words, language), words, language, places)


def _tables(rules: Ruleset) -> Mapping[str, object]:
    return document(rules.source if "\n" in rules.source else text_of(rules.source))


def mix(source: str, players: int, language: str, words: Words) -> int:
    """Print the cards that so many can be dealt by the rules of an id or a file, the suggested ones first.

    Returns 0, 1 if so many cannot play or for a file with faults, 2 for unknown rules or an unreadable file.
    """
    try:
        rules = rules_named(source)
    except (FaultyRules, LookupError, TomlError) as error:
        return _refuse(error)
    for line in _mix(Texts(rules, words, language), players):
        print(line)
    return WRONG if seats_refused(rules, players) else 0


def _mix(texts: Texts, players: int) -> Iterator[str]:
    rules = texts.rules
    yield texts.text("mix-title", title=texts.title, players=players)
    refusal = seats_refused(rules, players)
    if refusal is not None:
        least, most = rules.seats_min, rules.seats_max
        yield texts.text("mix-refused", least=least, most=most, spread=most - least)
        # What the table itself refuses has no clause, and has been said.
        if refusal in texts.numbers:
            yield f"  [{refusal}] {texts.clause(refusal)}"
        return
    if is_experimental(rules, players):
        least, most = rules.seats_usual
        yield texts.text("mix-experimental", least=least, most=most)
    suggested = mixes(rules, players)
    for place, one in enumerate(allowed(rules, players)):
        kind = "allowed" if one not in suggested else "also" if place else "suggested"
        line = f"  {_cards(one, texts)} – {texts.text(f'mix-{kind}')}"
        yield from textwrap.wrap(line, _WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    if rules.fixed_mix is None:
        yield texts.text("mix-more")


def _cards(one: Mapping[RoleId, int], texts: Texts) -> str:
    """Return the roles with their numbers; of those that appear once only the name."""
    named = ((texts.role_name(role), number) for role, number in one.items())
    return ", ".join(name if number == 1 else f"{name} × {number}" for name, number in named)


def _refuse(error: Exception) -> int:
    """Say why there are no such rules, and return the exit code for it."""
    print(error.args[0], file=sys.stderr)
    return WRONG if isinstance(error, FaultyRules) else BAD_USE
