"""What people of a script can do, and how it is written.

By hand and button: ``1 shows 5``, ``1 shows 5 refused``, ``1 thumb up``, ``1 presses``, ``1 presses twice``,
``1 taps 5`` (by the button alone). What it is for: ``1 chooses 5``, ``1 chooses 5 6 7``, ``1 chooses 5 as doctor``,
``1 passes``, ``1 3 shoot 6`` (at the called number), ``1 writes 6`` (a note), ``1 gives a sign``, ``1 nominates 5``,
``1 accuses 5``, ``1 asks for hands``, ``1 calls the night``, ``2 3 raise hands``, ``1 thanks``, ``1 executes 5``,
``1 executes``, ``1 pardons``, ``1 opens his card``, ``1 takes 5``, and in a round of votes ``2 3 against 5``.
The host, from his phone: see ``_HOST_FORMS``. ``after 20`` at the end waits so many seconds first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from controller.rules.model import Seat

_SEATS = r"\d+(?: \d+)*"
_PLAYER_FORMS = {
    "shows": r"shows? (\d+)(?: (refused))?",
    "thumb": r"thumbs? (up|down)",
    "presses": r"press(?:es)?(?: (twice))?",
    "taps": r"taps? (\d+)",
    "chooses": rf"chooses? ({_SEATS})(?: as (\w+))?",
    "writes": r"writes? (\d+)",
    "passes": r"pass(?:es)?",
    "shoots": rf"shoots? ({_SEATS})",
    "sign": r"gives? (?:a|the) sign",
    "raises": r"raises? (?:his |her |their |a )?hands?",
    "nominates": r"nominates? (\d+)(?: (refused))?",
    "accuses": r"accuses? (\d+)",
    "asks": r"asks? for (?:the )?hands",
    "night": r"calls? (?:for )?the night",
    "thanks": r"thanks?",
    "opens": r"opens? (?:his|her|the) card",
    "takes": r"takes? (\d+)",
    "executes": r"executes?(?: (\d+))?",
    "pardons": r"pardons?",
    "against": r"against (\d+)",
}
_HOST_FORMS = {
    "pause": r"pause",
    "resume": r"resume",
    "repeat": r"repeat",
    "skip": r"skip",
    "more": r"more (\d+)",
    "undo": r"undo (\d+)",
    "foul": r"(?:foul|warning) (\d+)(?: (\d+))?",
    "remove": r"remove (\d+)(?: (\w+))?",
    "rename": r"rename (\d+) (.+)",
    "role": r"role (\d+) (\w+)",
    "alive": r"alive (\d+)",
    "dead": r"dead (\d+)",
    "vote": r"vote (\d+) (\d+)",
    "close": r"close vote",
    "pass": r"pass day",
    "first": r"first (\d+)",
    "nominate": r"nominate (\d+) (\d+)",
    "speech": r"end speech (\d+)",
    "accuse": rf"accuse (\d+) (\d+)(?: hands ({_SEATS}))?",
    "hands": rf"hands(?: ({_SEATS}))?",
    "decide": r"decide (\d+) (execute|pardon|take|open|pass)(?: (\d+))?",
    "lot": r"lot (\d+)",
    "move": rf"move (\d+) (\w+)(?: ({_SEATS}))?(?: as (\w+))?",
    "death": r"death (\d+) (\d+)",
    "end": r"end game (\w+)",
}
PLAYER_VERBS = tuple(_PLAYER_FORMS)
HOST_VERBS = tuple(_HOST_FORMS)

_KNOWN = (
    "shows, thumb, presses, taps, chooses, writes, passes, shoots, gives a sign, raises hand, nominates, accuses, "
    "asks for hands, calls the night, thanks, opens his card, takes, executes, pardons, against"
)


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody does: a seat or the host, a verb, and its words."""

    who: Seat | None
    """``None``: the host, from his phone."""
    words: tuple[str, ...]
    """The verb, then what it speaks of; ``""`` where nothing was said."""
    after: float = 0.0
    """Seconds to wait before it."""

    @property
    def verb(self) -> str:
        """What is done, without what it is done with."""
        return self.words[0]


def deeds(text: str) -> Iterator[Deed]:
    """Read ``WHO WHAT [after SECONDS]``; several who do the same are several deeds.

    Raises:
        ValueError: it says not who, or what, or what nobody can do.

    """
    phrase, after = _apart(text)
    who, what = _who(phrase)
    if not what:
        raise ValueError(f"it is not said what {phrase} does")
    words = _words(what, _HOST_FORMS if who is None else _PLAYER_FORMS)
    for place, seat in enumerate(who or (None,)):
        yield Deed(seat, words, 0.0 if place else after)


def _apart(text: str) -> tuple[str, float]:
    phrase, said, seconds = " ".join(text.split()).rpartition(" after ")
    return (phrase, float(seconds)) if said else (seconds, 0.0)


def _who(phrase: str) -> tuple[tuple[Seat, ...] | None, str]:
    """Return the seats (``None``: the host) and what they do."""
    first, _, rest = phrase.partition(" ")
    if not first:
        raise ValueError("nobody does anything after a comma or colon")
    if first == "host":
        return None, rest
    seats = re.match(rf"({_SEATS})(?: (.*))?$", phrase)
    if seats is None:
        raise ValueError(f"“{first}” is neither a seat nor the host")
    return tuple(Seat(int(seat)) for seat in seats[1].split()), seats[2] or ""


def _words(what: str, forms: dict[str, str]) -> tuple[str, ...]:
    for verb, form in forms.items():
        found = re.fullmatch(form, what)
        if found is not None:
            return (verb, *_filled(found.groups()))
    known = ", ".join(forms) if forms is _HOST_FORMS else _KNOWN
    raise ValueError(f"“{what}” is none of {known}")


def _filled(groups: tuple[str | None, ...]) -> tuple[str, ...]:
    """Return what was said, with empty words between, none at the end."""
    said = [group or "" for group in groups]
    while said and not said[-1]:
        said.pop()
    return tuple(said)
