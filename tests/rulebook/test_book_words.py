"""Everything that a ruleset's data can say has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from enum import StrEnum
from typing import Any

import pytest

from controller.ports import Line
from controller.rulebook.book.abilities import EFFECTS, ROLES, SIDES, SILENT, TEAMS, VERBS, lines_of
from controller.rulebook.book.night import GIVEN
from controller.rules import model
from controller.rules.abilities.ability import Ability
from controller.rules.abilities.block import Drags, Told
from controller.rules.abilities.clan_shot import Pays, Stopped, Way
from controller.rules.abilities.kinds import ABILITIES, BANS, NEEDS
from controller.rules.model import Answer, Verb
from controller.rules.ruleset import (
    Accusations,
    Asleep,
    JudgeRules,
    Leaving,
    MoveRules,
    Nights,
    Nominations,
    Owed,
    Reveal,
    Stage,
    Tie,
)
from controller.rules.rulesets import IDS, ruleset
from controller.rules.traits import TRAITS
from controller.rules.victory import Moment, Versus
from voice.words import Catalogue

WORDS = Catalogue()
KEYS = set(WORDS.keys("book-"))
LAID = (model.BARRED, model.MUTE, model.VOTELESS, model.IMMUNE, model.PROTECTED, model.ALIBI)


def keys_of(prefix: str, values: Iterable[str]) -> set[str]:
    return {f"book-{prefix}-{value}" for value in values}


@pytest.mark.parametrize(
    "wanted",
    [
        keys_of("ability", ABILITIES),
        keys_of("ban", BANS),
        keys_of("need", NEEDS),
        keys_of("trait", TRAITS),
        keys_of("verb", Verb),
        keys_of("way", Way),
        keys_of("answer", Answer),
        keys_of("effect", LAID),
        keys_of("how", set(Asleep) - {Asleep.WAKE}),
        keys_of("night", Nights),
        keys_of("stage", Stage),
        keys_of("vote-owed", Owed),
        keys_of("tie", Tie),
        keys_of("card", Reveal),
        keys_of("moment", set(Moment) - {Moment.ALWAYS}),
        keys_of("victory-balance", Versus),
        keys_of("option", {option for own in IDS for option in ruleset(own).options}),
    ],
    ids=min,
)
def test_every_kind_has_words(wanted: set[str]) -> None:
    assert wanted <= KEYS


ENUMS: dict[str, type[StrEnum]] = {"told": Told, "drags": Drags, "stopped": Stopped, "pays": Pays}
UNSAID = {Drags.NEVER, Stopped.NEVER}
"""What needs no line, being nothing."""

IN_MAIN_LINE = {"question": {"roles"}, "silence": {"lays"}, "shot": {"stopped_roles"}}
"""Fields that another line of the kind speaks of."""

PARTS: list[tuple[str, type[Any], frozenset[str]]] = [
    *((kind, part, SILENT | IN_MAIN_LINE.get(kind, set())) for kind, part in ABILITIES.items()),
    *((f"ban-{kind}", part, SILENT | {"clan", "only_self"}) for kind, part in BANS.items()),
    *((f"need-{kind}", part, SILENT | {"clan", "members"}) for kind, part in NEEDS.items()),
    # All clauses of a trait stand beside its main line.
    *(
        (f"trait-{kind}", part, SILENT | {"voters", "must", "unopened", "over"})
        for kind, part in TRAITS.items()
    ),
    ("moves", MoveRules, SILENT | {"seconds", "once", "late", "timeout_ends", "sunrise"}),
    ("nominations", Nominations, SILENT),
    ("accusations", Accusations, SILENT | {"no_night"}),
    ("judge", JudgeRules, SILENT | {"citizen", "duel_teams"}),
    ("leaving", Leaving, SILENT | {"night_card", "day_card", "removal_card", "night_word", "day_word"}),
]


def said(part: type[Any], silent: frozenset[str]) -> list[str]:
    return [
        one.name
        for one in fields(part)
        if one.init and one.name not in silent and not one.name.endswith("_clause")
    ]


@pytest.mark.parametrize(("kind", "part", "silent"), PARTS, ids=[kind for kind, _, _ in PARTS])
def test_every_field_has_a_line(kind: str, part: type[Any], silent: frozenset[str]) -> None:
    own = {one.name for one in fields(part)} - {one.name for one in fields(Ability)}
    for name in said(part, silent):
        values = [value for value in ENUMS[name] if value not in UNSAID] if name in ENUMS else [True]
        for value in values:
            lines = set(lines_of(kind, name, value))
            inherited = issubclass(part, Ability) and name not in own
            assert lines & KEYS or (inherited and name in NEVER_CHANGED), f"{kind}: {lines}"


NEVER_CHANGED = frozenset({"none_left"})
"""Fields of every ability that only a clan's shot makes use of."""


@pytest.mark.parametrize(("kind", "part"), [(kind, part) for kind, part, _ in PARTS])
def test_lists_of_ids_are_known_by_their_field_s_name(kind: str, part: type[Any]) -> None:
    """A list of roles or sides in a field of another name would be printed as Python prints it."""
    known = ROLES | TEAMS | VERBS | EFFECTS | SIDES
    for one in fields(part):
        if re.match(r"tuple\[(tuple\[)?(RoleId|TeamId|Verb)\b", str(one.type)):
            assert one.name in known, f"{kind}.{one.name}"


def test_every_question_says_what_it_is_answered_with() -> None:
    assert set(GIVEN) == {kind for kind in ABILITIES.values() if kind.asks}


def test_every_ruleset_and_every_heading_has_a_name_in_every_language() -> None:
    keys = {f"rules-name-{own}" for own in IDS}
    keys |= {f"rules-section-{section.key}" for own in IDS for section in ruleset(own).sections}
    for language in WORDS.languages:
        for key in keys:
            assert WORDS.text(Line(key), language)


def test_no_line_is_left_over() -> None:
    """A line whose field was renamed would stay unsaid."""
    fields_of = {kind: {one.name for one in fields(part)} for kind, part, _ in PARTS}
    for key in KEYS:
        kind = max((kind for kind in fields_of if key.startswith(f"book-{kind}-")), key=len, default=None)
        if kind is not None:
            assert key.removeprefix(f"book-{kind}-").partition("-")[0] in fields_of[kind], key
