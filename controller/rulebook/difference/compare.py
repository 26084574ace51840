"""Two sets of rules laid side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from controller.ports import Words
from controller.rulebook.book.texts import Texts
from controller.rulebook.difference.said import GROUPS, Said, all_said
from controller.rules.model import ClauseId
from controller.rules.ruleset import Ruleset

Key = tuple[str, ...]
_Both = tuple[Said | None, Said | None]
Clause = tuple[ClauseId, str]
"""A clause and its words."""


@dataclass(frozen=True)
class Side:
    """What one of the two says, and the clauses it rests on."""

    text: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Difference:
    """What is said here and otherwise there, or by one of the two alone."""

    subject: str
    """Whom it is about: a role, a side, a night; empty where the sentence says it."""
    before: Side | None
    after: Side | None


@dataclass(frozen=True)
class Group:
    """The differences of one kind; ``key`` is one of ``GROUPS``."""

    key: str
    differences: tuple[Difference, ...]


def differences(one: Ruleset, other: Ruleset, words: Words, language: str) -> tuple[Group, ...]:
    """Return what differs, by groups; none where nothing does.

    Rules that use the same clauses also differ where the same is said by another clause, or a clause has other
    words; of rules that use different ones each is told with its own.
    """
    names = {
        key: {**one.names.get(key, {}), **other.names.get(key, {})} for key in {*one.names, *other.names}
    }
    first, second = (Texts(rules, words, language, names) for rules in (one, other))
    pair = _Pair(first, second, same_clauses=one.base == other.base)
    found = {key: tuple(pair.compared(key)) for key in GROUPS}
    return tuple(Group(key, _by_subject(inside)) for key, inside in found.items() if inside)


def _by_subject(found: tuple[Difference, ...]) -> tuple[Difference, ...]:
    """Return what is about nobody first, then one subject after another."""
    order = {
        subject: place for place, subject in enumerate(dict.fromkeys(["", *(one.subject for one in found)]))
    }
    return tuple(sorted(found, key=lambda one: order[one.subject]))


class _Pair:
    """Compares what two sets of rules say."""

    def __init__(self, one: Texts, other: Texts, *, same_clauses: bool) -> None:
        self._texts = one, other
        self._same_clauses = same_clauses
        self._said = tuple(_by_group(all_said(texts)) for texts in self._texts)
        self._told: set[ClauseId] = set()

    def compared(self, group: str) -> Iterator[Difference]:
        """Yield the differences of a group."""
        if group == "clauses" and not self._same_clauses:
            return
        before, after = (said.get(group, {}) for said in self._said)
        pairs = [(before.get(key), after.get(key)) for key in _merged(list(before), list(after))]
        for old, new in self._without_moved([pair for pair in pairs if not self._alike(*pair)]):
            if group != "clauses" or not self._is_told(old, new):
                yield self._difference(old, new)

    def _without_moved(self, pairs: list[_Both]) -> Iterator[_Both]:
        """Yield pairs but for sentences that the other has too, only in another connection."""
        gone = [old for old, _ in pairs if old is not None]
        come = [new for _, new in pairs if new is not None]
        for old, new in pairs:
            kept = (
                None if old is None or any(self._moved(old, other) for other in come) else old,
                None if new is None or any(self._moved(other, new) for other in gone) else new,
            )
            if kept != (None, None):
                yield kept

    def _moved(self, old: Said, new: Said) -> bool:
        return old.subject == new.subject and self._alike(old, new)

    def _is_told(self, old: Said | None, new: Said | None) -> bool:
        """Whether another difference has told the clause already."""
        return any(clause in self._told for said in (old, new) if said is not None for clause in said.refs)

    def _alike(self, old: Said | None, new: Said | None) -> bool:
        if old is None or new is None:
            return False
        return old.text == new.text and (not self._same_clauses or self._cited(old, 0) == self._cited(new, 1))

    def _cited(self, said: Said, side: int) -> tuple[Clause, ...]:
        return tuple((clause, self._texts[side].clause(clause)) for clause in said.refs)

    def _difference(self, old: Said | None, new: Said | None) -> Difference:
        sides = [
            None if said is None else Side(said.text, self._cited(said, side))
            for side, said in enumerate((old, new))
        ]
        for said in (old, new):
            self._told.update(() if said is None else said.refs)
        shown = new or old
        return Difference("" if shown is None else shown.subject, *sides)


def _by_group(said: Iterable[Said]) -> Mapping[str, dict[Key, Said]]:
    groups: dict[str, dict[Key, Said]] = {}
    for one in said:
        groups.setdefault(one.group, {})[one.key] = one
    return groups


def _merged(before: list[Key], after: list[Key]) -> list[Key]:
    """Return the keys of both in the order of the second; those of the first alone follow what they followed there."""
    merged = list(after)
    known = set(after)
    place = 0
    for key in before:
        if key in known:
            place = merged.index(key) + 1
        else:
            merged.insert(place, key)
            place += 1
    return merged
