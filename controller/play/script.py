"""The script of an evening, read from a text file.

::

    rules club
    language ru
    deal host
    seats 1 don, 2 citizen, 3 doctor, 4 maniac, 5 commissar
    night 2 call mafia: 1 shows 5, 1 thumb up
    day 2 speech 3: 3 presses after 20
    day 2 vote 1 2: 2 taps 1
    expect winner town

A line ``WHEN: WHAT, WHAT`` says what people do once that step of the evening has begun: ``night 2 call mafia``,
``night 1 deal don``, ``day 1 speech 4``, ``day 1 hands``, ``day 1 extra 4``, ``day 1 vote 1 4`` (round 1, voter 4),
``day 2 last word 4``. Everything else passes by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from controller.rules.model import Dealing, RoleId, Seat
from controller.rules.rulesets import RULESETS

PLAYER_VERBS = ("shows", "thumb", "presses", "taps")
HOST_VERBS = (
    *("pause", "resume", "repeat", "skip", "more", "undo"),
    *("foul", "remove", "rename", "role", "alive", "dead", "vote", "first"),
)


class ScriptError(ValueError):
    """A script cannot be read. The message names file, line and what would be right."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody does: a seat or the host, a verb, and its words."""

    who: Seat | None
    """``None``: the host, from his phone."""
    words: tuple[str, ...]
    after: float = 0.0
    """Seconds to wait before it."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What people do once a step has begun. ``line`` counts from 1."""

    night: bool
    number: int
    key: str
    deeds: tuple[Deed, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Expectation:
    """What must have come of it: ``winner town``, ``out 3, 5``, ``fouls 3 2``."""

    words: tuple[str, ...]
    line: int


@dataclass
class Script:
    """A whole evening."""

    path: Path
    rules: str = "club"
    language: str = "ru"
    dealing: Dealing = Dealing.HOST
    roles: dict[Seat, RoleId] = field(default_factory=dict)
    options: dict[str, bool | int] = field(default_factory=dict)
    chance: int = 1
    """The seed of what the director draws, so that the evening is the same each time."""
    cues: list[Cue] = field(default_factory=list)
    expectations: list[Expectation] = field(default_factory=list)

    @property
    def mix(self) -> Mapping[RoleId, int]:
        """How many of each role sit at the table."""
        roles = list(self.roles.values())
        return {role: roles.count(role) for role in dict.fromkeys(roles)}

    @property
    def given_roles(self) -> Mapping[Seat, RoleId]:
        """Who is what as far as the host tells the device: with cards the owners press for themselves."""
        return self.roles if self.dealing is Dealing.HOST else {}


def read_script(path: Path) -> Script:
    """Read a script.

    Raises:
        ScriptError: the file is not there or a line is wrong.

    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScriptError(f"{path}: cannot be read: {error}") from error
    script = Script(path)
    for number, line in _lines(text):
        try:
            _take(script, number, line)
        except (ValueError, IndexError) as error:
            raise ScriptError(f"{path}:{number}: {error or 'something is missing'} in “{line}”") from error
    _verify_roles(script)
    if not script.roles:
        raise ScriptError(f"{path}: no line “seats 1 don, 2 citizen, …” says who sits where")
    return script


def _verify_roles(script: Script) -> None:
    rules = RULESETS.get(script.rules)
    if rules is None:
        raise ScriptError(f"{script.path}: there are no rules “{script.rules}”, only {', '.join(RULESETS)}")
    known = [role.id for role in rules.roles]
    for seat, role in script.roles.items():
        if role not in known:
            raise ScriptError(f"{script.path}: seat {seat}: “{role}” is none of {', '.join(known)}")


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.split("#")[0].strip()
        if content:
            yield number, content


def _take(script: Script, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "rules":
            script.rules = rest
        case "language":
            script.language = rest
        case "deal":
            script.dealing = Dealing(rest)
        case "seats":
            script.roles |= dict(_seat_role(each) for each in rest.split(","))
        case "option":
            name, value = rest.split()
            script.options[name] = value == "true" if value in {"true", "false"} else int(value)
        case "chance":
            script.chance = int(rest)
        case "night" | "day":
            script.cues.append(_cue(number, line))
        case "expect":
            script.expectations.append(Expectation(tuple(rest.replace(",", " ").split()), number))
        case _:
            raise ValueError(
                f"“{word}” is none of rules, language, deal, seats, option, chance, night, day, expect"
            )


def _seat_role(text: str) -> tuple[Seat, RoleId]:
    seat, role = text.split()
    return Seat(int(seat)), RoleId(role)


def _cue(number: int, line: str) -> Cue:
    when, colon, what = line.partition(":")
    if not colon:
        raise ValueError("a colon must stand between the moment and what is done")
    kind, count, *key = when.replace("last word", "last_word").split()
    if not key:
        raise ValueError("the step is missing, such as “call mafia”, “speech 4” or “vote 1 4”")
    deeds = tuple(_deed(each.split()) for each in what.split(","))
    return Cue(kind == "night", int(count), ":".join(key), deeds, number)


def _deed(words: list[str]) -> Deed:
    after = 0.0
    if len(words) > 2 and words[-2] == "after":  # noqa: PLR2004 - who, what, after, seconds
        *words, _, seconds = words
        after = float(seconds)
    who, *rest = words
    if not rest:
        raise ValueError(f"it is not said what {who} does")
    known = HOST_VERBS if who == "host" else PLAYER_VERBS
    if rest[0] not in known:
        raise ValueError(f"“{rest[0]}” is none of {', '.join(known)}")
    return Deed(None if who == "host" else Seat(int(who)), tuple(rest), after)
