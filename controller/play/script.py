"""The script of an evening, read from a text file.

::

    rules club
    language ru
    deal host
    seats 1 don, 2 citizen, 3 doctor, 4 maniac, 5 commissar
    night 2 call mafia: 1 shows 5, 1 thumb up
    night 2 call doctor: 3 chooses 5
    day 2 speech 3: 3 thanks after 20
    day 2 vote 1: 1 3 5 against 2, 2 against 1
    expect winner town

``rules`` names a ruleset, or a file with house rules beside the script. A line ``WHEN: WHAT, WHAT`` says what people
do once that step of the evening has begun (``moments``), and what they do (``deeds``); the votes of a round are one
line, whichever way these rules vote. Several lines of one moment follow one another. Everything else passes by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from controller.play.deeds import Deed, deeds
from controller.play.moments import Moment, moment
from controller.rulebook.house import load
from controller.rules.errors import UnknownRuleset
from controller.rules.model import Dealing, Option, RoleId, Seat
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets import IDS, ruleset


class ScriptError(ValueError):
    """A script cannot be read. The message names file, line and what would be right."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What people do once a step has begun. ``line`` counts from 1."""

    moment: Moment
    deeds: tuple[Deed, ...]
    line: int


@dataclass
class Ballot:
    """How the players vote in one round: each voter's candidate, taken out as he votes."""

    moment: Moment
    votes: dict[Seat, Deed]
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
    """A ruleset's id, or the whole text of house rules."""
    language: str = "ru"
    dealing: Dealing = Dealing.HOST
    roles: dict[Seat, RoleId] = field(default_factory=dict)
    options: dict[str, Option] = field(default_factory=dict)
    camera: bool = True
    """Whether the table has a camera; without one all is done by buttons."""
    chance: int = 1
    """The seed of what the director draws, so that the evening is the same each time."""
    cues: list[Cue] = field(default_factory=list)
    ballots: dict[tuple[int, int], Ballot] = field(default_factory=dict)
    """By day and round."""
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
    script = Script(path)
    for number, line in _lines(_text(path)):
        try:
            _take(script, number, line)
        except (ValueError, IndexError) as error:
            raise ScriptError(f"{path}:{number}: {error or 'something is missing'} in “{line}”") from error
    _verify_roles(script)
    if not script.roles:
        raise ScriptError(f"{path}: no line “seats 1 don, 2 citizen, …” says who sits where")
    return script


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScriptError(f"{path}: cannot be read: {error}") from error


def _verify_roles(script: Script) -> None:
    rules = _ruleset(script)
    known = [role.id for role in rules.roles]
    for seat, role in script.roles.items():
        if role not in known:
            raise ScriptError(f"{script.path}: seat {seat}: “{role}” is none of {', '.join(known)}")


def _ruleset(script: Script) -> Ruleset:
    try:
        return ruleset(script.rules)
    except UnknownRuleset as error:
        known = ", ".join(IDS)
        raise ScriptError(
            f"{script.path}: there are no rules “{script.rules}”, only {known} and files"
        ) from error


def _house(path: Path) -> str:
    house = load(path)
    if house.faults:
        raise ValueError("\n".join(["these house rules have faults", *map(str, house.faults)]))
    return house.source


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.split("#")[0].strip()
        if content:
            yield number, content


def _take(script: Script, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "rules":
            script.rules = _house(script.path.parent / rest) if rest.endswith(".toml") else rest
        case "language":
            script.language = rest
        case "deal":
            script.dealing = Dealing(rest)
        case "seats":
            script.roles |= dict(_seat_role(each) for each in rest.split(","))
        case "option":
            name, *values = rest.split()
            script.options[name] = _option(values)
        case "camera":
            script.camera = _camera(rest)
        case "chance":
            script.chance = int(rest)
        case "night" | "day":
            _take_moment(script, number, line)
        case "expect":
            script.expectations.append(Expectation(tuple(rest.replace(",", " ").split()), number))
        case _:
            raise ValueError(
                f"“{word}” is none of rules, language, deal, seats, option, camera, chance, night, day, expect"
            )


def _camera(word: str) -> bool:
    if word not in {"held", "none"}:
        raise ValueError("a camera is “held” or “none”")
    return word == "held"


def _seat_role(text: str) -> tuple[Seat, RoleId]:
    seat, role = text.split()
    return Seat(int(seat)), RoleId(role)


def _option(values: list[str]) -> Option:
    """Read ``true``, a number, or several seats."""
    if values in (["true"], ["false"]):
        return values == ["true"]
    numbers = tuple(map(int, values))
    return numbers[0] if len(numbers) == 1 else numbers


def _take_moment(script: Script, number: int, line: str) -> None:
    when, colon, what = line.partition(":")
    if not colon:
        raise ValueError("a colon must stand between the moment and what is done")
    done = tuple(deed for each in what.split(",") for deed in deeds(each))
    if any(deed.verb == "against" for deed in done):
        _take_ballot(script, moment(when), done, number)
    else:
        script.cues.append(Cue(moment(when), done, number))


def _take_ballot(script: Script, when: Moment, done: tuple[Deed, ...], number: int) -> None:
    word, *rest = when.key.split(":")
    if word != "vote" or len(rest) != 1 or any(deed.verb != "against" for deed in done):
        raise ValueError("votes are a line of their own, such as “day 1 vote 1: 1 3 against 4, 2 against 1”")
    ballot = script.ballots.setdefault((when.number, int(rest[0])), Ballot(when, {}, number))
    for deed in done:
        if deed.who is None or deed.who in ballot.votes:
            raise ValueError(f"{deed.who or 'host'} votes twice")
        ballot.votes[deed.who] = deed
