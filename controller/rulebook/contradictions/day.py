"""The day, the vote and the options: what is named and missing, and what is there and never used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from controller.rulebook.walk import Text
from controller.rules.abilities.clan_shot import ClanShot
from controller.rules.abilities.needs import Attempts
from controller.rules.ruleset import DayPlan, FoulRules, Owed, Stage, Tie, VoteRules
from controller.rules.rulesets.faults import Fault, Place
from controller.rules.rulesets.shapes import OPTION_FIELDS

_STAGES: Final = (("day", "stages"),)
_LONGEST: Final = 3600
"""Seconds that nobody talks longer than."""


def faults(text: Text) -> Iterator[Fault]:
    """Yield what is wrong with the day."""
    yield from _stages(text.rules.day)
    yield from _accusations(text)
    if text.rules.vote is not None:
        yield from _vote(text.rules.vote, text.rules.day)
    yield from _fouls(text.rules.fouls)
    yield from _options(text)


def _stages(day: DayPlan) -> Iterator[Fault]:
    for index, stage in enumerate(day.stages):
        place: Place = ("day", "stages", index)
        if stage in day.stages[:index]:
            yield Fault(place, f"{stage} comes twice in a day")
        if stage is Stage.DISCUSSION and not any(day.discussion) and not day.discussion_options:
            because: tuple[Place, ...] = (("day", "discussion"), ("day", "discussion_options"))
            yield Fault(place, "the discussion has no time: add discussion = [120]", because)
        if stage is Stage.INTRODUCTIONS and not day.introduction:
            wanted = "the introductions have no time: add introduction = 20"
            yield Fault(place, wanted, (("day", "introduction"),))
        if stage is Stage.EXTRA and not (day.extra and day.extra_hands):
            wanted = "nobody gets more time: add extra, the seconds, and extra_hands, the number of hands"
            yield Fault(place, wanted, (("day", "extra"), ("day", "extra_hands")))
        if stage is Stage.ACCUSATIONS and day.accusations is None:
            yield Fault(place, "there are no rules for accusations: add [day.accusations]")


def _accusations(text: Text) -> Iterator[Fault]:
    day, vote = text.rules.day, text.rules.vote
    if day.accusations is not None and Stage.ACCUSATIONS not in day.stages:
        yield Fault(("day", "accusations"), 'they are never heard: add "accusations" to day.stages', _STAGES)
    if vote is None and day.accusations is None:
        yield Fault(
            ("day",),
            "nobody can be put out by day: there is neither [vote] nor [day.accusations]",
            (("vote",),),
        )
    if day.nominations is not None and Stage.SPEECHES not in day.stages:
        yield Fault(
            ("day", "nominations"), 'players are named in speeches: add "speeches" to day.stages', _STAGES
        )


def _vote(vote: VoteRules, day: DayPlan) -> Iterator[Fault]:
    for index, (tie, _) in enumerate(vote.ties):
        place: Place = ("vote", "ties", index)
        if tie is Tie.JUDGE and vote.judge is None:
            yield Fault(place, "there are no rules for a judge: add [vote.judge]", (("vote", "judge"),))
        if tie is Tie.HANDS and vote.both is None:
            yield Fault(place, "what the hands decide is missing: add both and not_both", (("vote", "both"),))
        if tie is Tie.DEFENCE and not (day.defence or day.defence_option):
            yield Fault(place, "the defence has no time: add day.defence", (("day", "defence"),))
    if vote.owed is Owed.PENALTY and not vote.penalty:
        yield Fault(
            ("vote", "owed"),
            "how many votes a missing one costs is missing: add penalty",
            (("vote", "penalty"),),
        )
    if vote.owed is not Owed.PENALTY and vote.penalty:
        yield Fault(
            ("vote", "penalty"), 'votes cost something only with owed = "penalty"', (("vote", "owed"),)
        )
    if vote.revote_of is not None and not any(tie is Tie.REVOTE for tie, _ in vote.ties):
        yield Fault(
            ("vote", "revote_of"), "it is never voted again: add a revote to ties", (("vote", "ties"),)
        )


def _fouls(rules: FoulRules) -> Iterator[Fault]:
    if rules.name not in ("foul", "warning"):
        yield Fault(("fouls", "name"), f"must be foul or warning, not {rules.name!r}")
    if rules.barred_at is not None and rules.out_at is not None and rules.out_at <= rules.barred_at:
        wanted = f"must be more than barred_at, which is {rules.barred_at}"
        yield Fault(("fouls", "out_at"), wanted, (("fouls", "barred_at"),))


def _options(text: Text) -> Iterator[Fault]:
    read: set[str] = set()
    readers: list[Place] = []
    for part in text.parts:
        for one in fields(part.value):
            if one.name in OPTION_FIELDS:
                place = (*part.place, one.name)
                readers.append(place)
                value: Any = getattr(part.value, one.name)
                for name in value if isinstance(value, tuple) else (value,):
                    read.add(name)
                    yield from _fits(text, name, place, _wanted(part.value))
    limits = [("abilities", name, kind) for name in text.abilities for kind in ("bans", "needs")]
    because = (*readers, *limits, ("victories",), ("death",))
    for name in text.rules.options:
        if name not in read:
            yield Fault(
                ("options", name), "nothing in these rules depends on this option; leave it out", because
            )


def _wanted(reader: Any) -> type:
    """Return the type of the option that such a part of the rules reads."""
    if isinstance(reader, Attempts | DayPlan):
        return int
    return tuple if isinstance(reader, ClanShot) else bool


_WORDS: Final = {bool: "true or false", int: "a whole number", tuple: "a list of seats"}


def _fits(text: Text, name: str | None, reader: Place, wanted: type) -> Iterator[Fault]:
    if name is None:
        return
    place: Place = ("options", name)
    value = text.rules.options[name]
    if type(value) is not wanted:
        where = ".".join(str(part) for part in reader)
        yield Fault(place, f"must be {_WORDS[wanted]}: {where} reads it", (reader,))
    elif wanted is int and isinstance(value, int) and value > _LONGEST:
        yield Fault(place, f"must be 0 to {_LONGEST}, not {value}")
