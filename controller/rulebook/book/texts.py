"""The words of one ruleset in one language: its own where it brings some, else the catalogue's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from controller.ports import Argument, Line, Words
from controller.rulebook.book.parts import Item, Name, Phrase
from controller.rules.model import ClauseId, RoleId, TeamId
from controller.rules.ruleset import Ruleset, Section

_OPEN, _CLOSE = "\ue000", "\ue001"
_NAMED: Final = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")
OWN_SECTION: Final = "own"
"""The heading for clauses of house rules that stand under no other."""


class Texts:
    """Finds words; whatever house rules bring themselves is foreign text and comes out in one line.

    ``names``: what roles are called instead, by language, to put two rulesets side by side.
    """

    def __init__(
        self,
        rules: Ruleset,
        words: Words,
        language: str,
        names: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.rules = rules
        self.language = language
        self._words = words
        self._names = rules.names if names is None else names
        self._keys = frozenset(words.keys("book-"))
        clauses = dict.fromkeys(clause for section in self.sections() for clause in section.clauses)
        self.numbers: Mapping[ClauseId, int] = {
            clause: place for place, clause in enumerate(clauses, start=1)
        }
        """Every clause's place in reading order, counted from 1."""

    @property
    def title(self) -> str:
        """The ruleset's name."""
        own = self.rules.title.get(self.language)
        return plain(own) if own else self.text(f"rules-name-{self.rules.base}")

    @property
    def seats(self) -> dict[str, int]:
        """For how many players the rules are, to put into the line ``rules-seats``."""
        least, most = self.rules.seats_min, self.rules.seats_max
        return {"least": least, "most": most, "spread": most - least}

    def has(self, key: str) -> bool:
        """Whether the catalogue has that line among those around the rules."""
        return key in self._keys

    def text(self, key: str, **args: Argument) -> str:
        """Return a line of the catalogue. Raises ``KeyError`` for an unknown key."""
        return self.marked(key, **args).replace(_OPEN, "").replace(_CLOSE, "")

    def marked(self, key: str, **args: Argument) -> str:
        """Return a line of the catalogue to put into another, names marked. Raises as ``text`` does."""
        return self._words.text(Line(key, args), self.language)

    def phrase(self, key: str, **args: Argument) -> Phrase:
        """Return a line of the catalogue with the names in it apart. Raises as ``text`` does."""
        return phrase_of(self.marked(key, **args))

    def item(self, key: str, *refs: ClauseId | None, **args: Argument) -> Item:
        """Return a line of the catalogue that rests on clauses."""
        return Item(key=key, phrase=self.phrase(key, **args), refs=self.refs(refs))

    def refs(self, clauses: Iterable[ClauseId | None]) -> tuple[ClauseId, ...]:
        """Return the clauses that stand in the book, each once."""
        return tuple(
            dict.fromkeys(clause for clause in clauses if clause is not None and clause in self.numbers)
        )

    def role(self, role: RoleId) -> str:
        """Return what a role is called, marked as a name."""
        return marked(self.role_name(role))

    def role_name(self, role: RoleId) -> str:
        """Return what a role is called."""
        own = self._own_name(role)
        return own or self.known(f"role-{role}", role)

    def common_name(self, role: RoleId) -> str | None:
        """Return what the catalogue calls a role that these rules call otherwise, ``None`` for any other."""
        own = self.rules.names.get(self.language, {}).get(role)
        common = self.known(f"role-{role}", "")
        return common if own and common and plain(own) != common else None

    def team(self, team: TeamId) -> str:
        """Return what a side is called, marked as a name: a single role's side as the role."""
        members = [str(role.id) for role in self.rules.roles if role.team == team]
        own = self._own_name(team) if members in ([], [team]) else None
        return marked(own or self.known(f"team-{team}", team))

    def roles(self, roles: Iterable[RoleId]) -> tuple[str, ...]:
        """Return what roles are called, marked as names."""
        return tuple(map(self.role, roles))

    def teams(self, teams: Iterable[TeamId]) -> tuple[str, ...]:
        """Return what sides are called, marked as names."""
        return tuple(map(self.team, teams))

    def clause(self, clause: ClauseId) -> str:
        """Return the words of a clause."""
        own = self.rules.texts.get(clause, {}).get(self.language)
        return plain(own) if own else self.known(f"{self.rules.base}-{clause}", clause)

    def option(self, option: str) -> str:
        """Return what an option of the rules is called."""
        return self.known(f"book-option-{option}", option)

    def known(self, key: str, otherwise: str) -> str:
        """Return a line of the catalogue, or something else where it has none."""
        try:
            return self._words.text(Line(key), self.language)
        except KeyError:
            return plain(otherwise)

    def sections(self) -> tuple[Section, ...]:
        """Return the clauses under their headings, the house's own ones last."""
        sections = self.rules.sections
        listed = {clause for section in sections for clause in section.clauses}
        own = tuple(ClauseId(clause) for clause in self.rules.texts if clause not in listed)
        return (*sections, Section(OWN_SECTION, own)) if own else sections

    def _own_name(self, id: str) -> str | None:  # noqa: A002 - the rules speak of ids
        own = self._names.get(self.language, {}).get(id)
        return plain(own) if own else None

    def seconds(self, seconds: float) -> str:
        """Return a time in minutes and seconds."""
        minutes, rest = divmod(int(seconds), 60)
        parts = [self.text("book-minutes", minutes=minutes)] if minutes else []
        return " ".join([*parts, self.text("book-seconds", seconds=rest)] if rest or not parts else parts)


def marked(name: str) -> str:
    """Return a name that is found again in a sentence it is put into."""
    return f"{_OPEN}{name}{_CLOSE}"


def phrase_of(text: str) -> Phrase:
    """Return a sentence with its marked names apart."""
    parts = _NAMED.split(text)
    return tuple(Name(part) if place % 2 else part for place, part in enumerate(parts) if part)


def plain(text: str) -> str:
    """Return foreign text in one line, without what cannot be seen."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
