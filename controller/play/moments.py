"""The moments of an evening as a script names them: ``night 2 call mafia``, ``day 1 speech 4``, ``day 1 vote 1``."""

from __future__ import annotations

import re
from dataclasses import dataclass

_NIGHT = {
    r"deal (\w+)": "deal:{0}",
    r"call (\w+)(?: (\w+))?": "call:{0}:{1}",
    r"death": "death",
}
_DAY = {
    r"discussion(?: (\d+))?": "discussion:{0}",
    r"speech (\d+)": "speech:{0}",
    r"hands": "hands",
    r"extra (\d+)": "extra:{0}",
    r"accusations": "accusations",
    r"defence (\d+) (\d+)": "defence:{0}:{1}",
    r"vote (\d+)": "vote:{0}",
    r"vote (\d+) (\d+)": "vote:{0}:{1}",
    r"vote (\d+) for (\d+)": "vote:{0}:for:{1}",
    r"vote (\d+) news": "vote:{0}:news",
    r"both": "both",
    r"(judge|take|grave)": "decide:{0}",
    r"lot": "lot",
    r"last word (\d+)": "last_word:{0}",
}
_EXAMPLES = {
    "night": "“call mafia”, “call commissar check”, “deal don” or “death”",
    "day": "“speech 4”, “vote 1”, “vote 1 4”, “vote 1 for 4”, “defence 1 4”, “discussion”, “hands”, “extra 4”, "
    "“accusations”, “both”, “judge”, “take”, “grave”, “lot” or “last word 4”",
}


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of one night or day."""

    night: bool
    number: int
    key: str
    """The step's key, or what it begins with."""

    def is_now(self, *, night: bool, number: int, step: str) -> bool:
        """Whether a step of that night or day is meant."""
        if (night, number) != (self.night, self.number):
            return False
        whole = self.key.startswith("vote:")
        return step == self.key or (not whole and step.startswith(f"{self.key}:"))


def moment(text: str) -> Moment:
    """Read ``night 2 call mafia``.

    Raises:
        ValueError: it names no moment of an evening.

    """
    kind, number, *rest = text.split(maxsplit=2)
    named = rest[0] if rest else ""
    for form, key in (_NIGHT if kind == "night" else _DAY).items():
        found = re.fullmatch(form, named)
        if found is not None:
            return Moment(
                kind == "night", int(number), key.format(*(each or "" for each in found.groups())).rstrip(":")
            )
    raise ValueError(f"the step is missing, such as {_EXAMPLES[kind]}")
