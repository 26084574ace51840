"""The rules that can be played at this table: those that come with it, and the house rules found beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from controller.ports import Words
from controller.rulebook.collection import Entry, collection
from controller.rules.rulesets import IDS

Offer = Entry
Offers = Sequence[Offer]


def offers(
    first: str = IDS[0], files: Callable[[], Iterable[Path]] = tuple, words: Words | None = None
) -> Offers:
    """Return all rules that can be chosen, those of the id ``first`` before the others.

    The files are looked for and read anew each time, so that house rules may be mended while the table runs.
    """
    found = collection(files(), words)
    return (
        *(offer for offer in found if offer.id == first),
        *(offer for offer in found if offer.id != first),
    )
