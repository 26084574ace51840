"""What a role can do, may not do and is by nature, in words made from the fields of its data types.

Every field that says something has a line of its own: ``book-<kind>-<field>``, or ``book-<kind>-<field>-<value>``
where it is one of several words. A field ``x_clause`` names the clause of the field ``x``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, fields
from enum import StrEnum
from typing import Any, Final

from controller.ports import Argument
from controller.rulebook.book.parts import Item, Phrase
from controller.rulebook.book.texts import Texts
from controller.rules.abilities.ability import Ability
from controller.rules.abilities.bans import OnlyLiving
from controller.rules.abilities.bond import Revive
from controller.rules.abilities.clan_shot import ClanShot
from controller.rules.abilities.kinds import ABILITIES, BANS, NEEDS
from controller.rules.abilities.note import CheckNote
from controller.rules.ruleset import Role
from controller.rules.traits import TRAITS, Trait

ROLES: Final = frozenset(
    {"roles", "members", "heirs", "but_not", "fighters", "stopped_roles", "shared", "no_word_roles"}
)
TEAMS: Final = frozenset({"teams", "no_word_teams", "duel_teams", "clans"})
ROLE: Final = frozenset({"role", "leader", "lost", "citizen"})
TEAM: Final = frozenset({"team", "clan", "about", "to", "among"})
VERBS: Final = frozenset({"verbs", "pierces"})
EFFECTS: Final = frozenset({"lays", "no_word_effects"})

SILENT: Final = frozenset(
    {
        "verb", "clause", "bans", "needs", "least", "most", "words", "clan", "visits", "thumbs", "rank", "members",
        "leader", "ways", "role", "to", "among", "about", "accuses", "teams", "team", "at_most", "nights", "times",
        "more_than", "number",
    }
)  # fmt: skip
"""Fields that another field's line or the main line speaks of."""

OPTIONS: Final = frozenset({"unless", "seniority", "option"})
_OF_ALL: Final = frozenset(one.name for one in fields(Ability))
SIDES: Final = frozenset({"sides"})
ALWAYS: Final = frozenset({"pays"})
"""Fields that have a line by default too."""


def words_of(kinds: Mapping[str, type[Any]]) -> dict[type[Any], str]:
    """Return the word of each kind by its type."""
    return {kind: word for word, kind in kinds.items()}


_ABILITIES, _BANS, _NEEDS, _TRAITS = map(words_of, (ABILITIES, BANS, NEEDS, TRAITS))


def ability_item(role: Role, own: Ability, texts: Texts) -> Item:
    """Return what a role can do by an ability; a clan's common move is told where clans are."""
    if own.clan is not None:
        return texts.item(
            "book-together", own.clause, what=texts.text(f"book-verb-{own.verb}"), clan=texts.team(own.clan)
        )
    kind = _ABILITIES[type(own)]
    item = texts.item(f"book-ability-{kind}", own.clause, **arguments(own, texts))
    return Item(key=f"{role.id}.{own.verb}", phrase=item.phrase, refs=item.refs, more=details(own, texts))


def common_item(own: Ability, texts: Texts) -> Item:
    """Return a move that a clan makes together, with its details."""
    item = texts.item(f"book-ability-{_ABILITIES[type(own)]}", own.clause, **arguments(own, texts))
    return Item(key=f"{own.clan}.{own.verb}", phrase=item.phrase, refs=item.refs, more=details(own, texts))


def details(own: Ability, texts: Texts) -> tuple[Item, ...]:
    """Return all that is to be said of an ability: how it works, what it needs, what it may not aim at."""
    kind = _ABILITIES[type(own)]
    ways = _ways(own, texts) if isinstance(own, ClanShot) else ()
    return (
        *ways,
        *said(own, kind, texts, SILENT | _excluded(own, texts)),
        *(need_item(need, texts) for need in own.needs),
        *(ban_item(ban, texts) for ban in own.bans if not isinstance(ban, OnlyLiving)),
        *((texts.item("book-also-dead"),) if names_anybody(own) else ()),
    )


def _excluded(own: Ability, texts: Texts) -> frozenset[str]:
    """Return what never happens: nobody is late where the night waits, nobody declines where he may not."""
    if isinstance(own, ClanShot) and own.owed is not None:
        return frozenset({"timed_out", "declined"})
    return frozenset({"declined"}) if texts.rules.moves.no_pass is not None else frozenset()


def names_anybody(own: Ability) -> bool:
    """Whether a move may name players who are out as well; those that name nobody else but the killed do not count."""
    bound = own.most == 0 or isinstance(own, Revive | CheckNote)
    return not bound and not any(isinstance(ban, OnlyLiving) for ban in own.bans)


def _ways(own: ClanShot, texts: Texts) -> Iterator[Item]:
    """Yield who takes part, and how they come to a victim."""
    yield texts.item("book-shot-members", members=texts.roles(own.members))
    leader = "none" if own.leader is None else texts.role(own.leader)
    for place, (way, clause) in enumerate(own.ways):
        how = texts.marked(f"book-way-{way}", leader=leader)
        item = texts.item("book-way-then" if place else "book-way-first", clause, way=how)
        yield Item(key=f"way.{place}", phrase=item.phrase, refs=item.refs)


def ban_item(ban: Any, texts: Texts) -> Item:
    """Return a ban in words."""
    return _whole(f"book-ban-{_BANS[type(ban)]}", ban, texts)


def need_item(need: Any, texts: Texts) -> Item:
    """Return in words what must be so for a move."""
    return _whole(f"book-need-{_NEEDS[type(need)]}", need, texts)


def trait_item(trait: Trait, texts: Texts) -> Item:
    """Return in words what a role is by nature."""
    return _whole(f"book-trait-{_TRAITS[type(trait)]}", trait, texts)


def _whole(key: str, part: Any, texts: Texts) -> Item:
    """Return a part as one item: its main sentence, then one for each field that adds something."""
    main = texts.phrase(key, **arguments(part, texts))
    added = [item.phrase for item in said(part, key.removeprefix("book-"), texts)]
    clauses = [getattr(part, one.name) for one in fields(part) if is_clause(one)]
    phrase: Phrase = main + tuple(span for more in added for span in (" ", *more))
    return Item(key=key, phrase=phrase, refs=texts.refs(clauses))


def said(part: Any, kind: str, texts: Texts, silent: frozenset[str] = SILENT) -> Iterator[Item]:
    """Yield a line for every field that says something other than by default."""
    args = arguments(part, texts)
    # What goes for every ability comes last.
    for one in sorted(fields(part), key=lambda one: one.name in _OF_ALL):
        value = getattr(part, one.name)
        if one.name in silent or one.name.endswith("_clause") or not one.init:
            continue
        if value is None or value in ((), {}) or (value == one.default and one.name not in ALWAYS):
            continue
        key = next((key for key in lines_of(kind, one.name, value) if texts.has(key)), None)
        if key is None:
            continue
        clause = value if is_clause(one) else getattr(part, f"{one.name}_clause", None)
        yield texts.item(key, clause, **args)


def lines_of(kind: str, field: str, value: Any) -> tuple[str, ...]:
    """Return the keys one of which is the line that a field's value has."""
    if isinstance(value, StrEnum):
        return (f"book-{kind}-{field}-{value}",)
    return (f"book-{kind}-{field}", f"book-any-{field}")


def is_clause(one: Field[Any]) -> bool:
    """Whether a field names a clause."""
    return "ClauseId" in str(one.type) and "tuple" not in str(one.type)


def arguments(part: Any, texts: Texts) -> dict[str, Argument]:
    """Return all fields of a part as words, numbers or lists for a line."""
    args = {one.name: _argument(one.name, getattr(part, one.name), texts) for one in fields(part)}
    allowed = texts.rules.options.get(getattr(part, "option", None) or "")
    if isinstance(allowed, int):
        args["most"] = int(allowed)
    args["kind"] = "roles" if not args.get("teams") else "both" if args.get("roles") else "teams"
    return args


def _argument(name: str, value: Any, texts: Texts) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or isinstance(value, int):
        return "" if value is None else value
    if isinstance(value, Mapping):
        return tuple(f"{texts.role(old)} → {texts.role(new)}" for old, new in value.items())
    named: Mapping[frozenset[str], Callable[[Any], Argument]] = {
        ROLES: texts.roles,
        TEAMS: texts.teams,
        ROLE: texts.role,
        TEAM: texts.team,
        OPTIONS: texts.option,
        VERBS: lambda verbs: tuple(texts.text(f"book-verb-{verb}") for verb in verbs),
        EFFECTS: lambda effects: tuple(texts.text(f"book-effect-{effect}") for effect in effects),
        SIDES: lambda sides: tuple(" + ".join(texts.teams(side)) for side in sides),
    }
    return next((words(value) for names, words in named.items() if name in names), str(value))
