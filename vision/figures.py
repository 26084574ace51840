"""What measuring comes to: how often hands are found and read right, and what is taken for what. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from controller.ports import Gesture

NOT_FOUND, UNCLEAR, NO_NUMBER = "no hand", "unclear", "other"
"""Readings that are none: no hand was found, one was and is not sure enough, or it shows something of another kind."""

THUMBS = (Gesture.THUMB_UP, Gesture.THUMB_DOWN)
TWO_HANDED = frozenset({"6", "7", "8", "9", "11", "12"})


@dataclass(frozen=True, slots=True)
class Case:
    """A labelled picture and what was read. Empty texts: nothing is shown, or read."""

    source: str
    number: str
    gesture: str
    found: bool
    answered: bool
    """Whether it was sure enough to count."""
    read_number: str
    read_gesture: str

    @property
    def empty(self) -> bool:
        """Return whether nothing is shown."""
        return not self.number and not self.gesture

    @property
    def right(self) -> bool:
        """Return whether all that the label says was read, and nothing where it says nothing."""
        if self.empty:
            return not self.answered
        number_right = not self.number or self.number == self.read_number
        return number_right and (not self.gesture or self.gesture == self.read_gesture)

    def reading(self, kind: str) -> str:
        """Return the ``number`` or ``gesture`` that was read, or why there is none."""
        value = self.read_number if kind == "number" else self.read_gesture
        return value or (NO_NUMBER if self.answered else UNCLEAR if self.found else NOT_FOUND)


@dataclass(frozen=True, slots=True)
class Asked:
    """A figure that the reader is to reach: the part of some pictures for which something holds."""

    name: str
    bound: float
    among: Callable[[Case], bool]
    holds: Callable[[Case], bool]
    at_most: bool = False
    """Whether the bound is the most, not the least, that is allowed."""

    def counted(self, cases: Iterable[Case]) -> tuple[int, int]:
        """Return for how many pictures it holds, and of how many."""
        among = [case for case in cases if self.among(case)]
        return sum(map(self.holds, among)), len(among)

    def reached(self, cases: Iterable[Case]) -> bool:
        """Return whether the bound is kept; without such pictures it is."""
        holds, of = self.counted(cases)
        return not of or (holds <= self.bound * of if self.at_most else holds >= self.bound * of)


def _thumb(case: Case) -> bool:
    return case.gesture in THUMBS


def _other_thumb(case: Case) -> bool:
    return case.read_gesture in THUMBS and case.read_gesture != case.gesture


ASKED = (
    Asked("a hand is found where there is one", 0.97, lambda case: not case.empty, lambda case: case.found),
    Asked(
        "number right, where it answers",
        0.99,
        lambda case: bool(case.number) and case.answered,
        lambda case: case.number == case.read_number,
    ),
    Asked(
        "answers where a number is shown", 0.93, lambda case: bool(case.number), lambda case: case.answered
    ),
    Asked(
        "two-hand number right",
        0.95,
        lambda case: case.number in TWO_HANDED,
        lambda case: case.number == case.read_number,
    ),
    Asked("thumb right", 0.95, _thumb, lambda case: case.gesture == case.read_gesture),
    Asked("thumb taken for the other", 0.0, _thumb, _other_thumb, at_most=True),
    Asked(
        "empty room shows a number", 0.0, lambda case: case.empty, lambda case: case.answered, at_most=True
    ),
)
"""What the reader is to reach on photos of people and places that it was not trained on, one picture each."""


def by_source(cases: Sequence[Case]) -> Mapping[str, Sequence[Case]]:
    """Return the cases of each source, in the order of their names, and at the end ``all``."""
    groups: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        groups[case.source].append(case)
    return {**dict(sorted(groups.items())), "all": list(cases)}


@dataclass(frozen=True, slots=True)
class Confusion:
    """How often each label was read as what."""

    counts: Counter[tuple[str, str]]
    shown: Sequence[str]
    read: Sequence[str]


def confusion(cases: Iterable[Case], kind: str) -> Confusion | None:
    """Return what was read for each ``number`` or ``gesture`` shown; ``None`` where none is shown."""
    pairs = [(getattr(case, kind), case.reading(kind)) for case in cases if getattr(case, kind)]
    counts = Counter(pairs)
    shown, read = (sorted({pair[side] for pair in counts}, key=_by_value) for side in (0, 1))
    return Confusion(counts, shown, read) if pairs else None


def _by_value(name: str) -> tuple[int, str]:
    """Sort numbers first, and what is no reading last."""
    last = (NO_NUMBER, UNCLEAR, NOT_FOUND)
    if name.isdecimal():
        return int(name), ""
    return (2000 + last.index(name), "") if name in last else (1000, name)
