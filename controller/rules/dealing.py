"""Dealing: chance comes in as data, so that a deal can be repeated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import floor
from types import MappingProxyType
from typing import TYPE_CHECKING

from controller.rules.model import RoleId, Seat

if TYPE_CHECKING:
    from controller.rules.ruleset import Ruleset


def deal(mix: Mapping[RoleId, int], seats: Sequence[Seat], order: Sequence[int]) -> Mapping[Seat, RoleId]:
    """Return who gets which card, in seat order.

    ``order`` is a shuffle of ``range(len(seats))``: the n-th seat gets card ``order[n]`` of the stack where
    the mix's cards lie role by role. As every shuffle is as likely as any other, so is every deal.
    Raises ``ValueError`` when the numbers of cards, seats and places in ``order`` do not fit.
    """
    stack = [role for role, number in mix.items() for _ in range(number)]
    if sorted(order) != list(range(len(stack))) or len(set(seats)) != len(stack):
        raise ValueError(f"{len(stack)} cards, {len(set(seats))} seats, {len(order)} places")
    return {seat: stack[place] for seat, place in zip(sorted(seats), order, strict=True)}


@dataclass(frozen=True, slots=True, kw_only=True)
class MixPlan:
    """How many of each role are suggested for a number of players."""

    least: int
    most: int
    black: tuple[RoleId, ...] = ()
    """The roles of the mafia, dealt in this order until its share is filled; the last one fills up."""
    share: float | None = None
    """The number of players for each of the mafia, rounded to the nearest."""
    town: tuple[tuple[RoleId, int], ...] = ()
    """Other roles, one each, from so many players on."""
    rest: RoleId
    """What everybody else is."""
    fixed: Mapping[RoleId, int] = field(default_factory=lambda: MappingProxyType({}))
    """Numbers that do not depend on the players."""

    def mix(self, players: int) -> Mapping[RoleId, int] | None:
        """Return the numbers for so many players, ``None`` where the plan does not fit."""
        if not self.least <= players <= self.most:
            return None
        counts = Counter(dict(self.fixed))
        if self.share is not None and self.black:
            number = max(1, floor(players / self.share + 0.5))
            counts.update(self.black[min(place, len(self.black) - 1)] for place in range(number))
        counts.update(role for role, least in self.town if players >= least)
        rest = players - counts.total()
        if rest < 0:
            return None
        counts[self.rest] += rest
        return counts


def mixes(ruleset: Ruleset, players: int) -> tuple[Mapping[RoleId, int], ...]:
    """Return suggested numbers of each role for so many players, the best first; none beyond the table."""
    found: list[Mapping[RoleId, int]] = []
    for plan in ruleset.mixes:
        mix = plan.mix(players)
        if mix is not None and (ordered := ruleset.ordered(mix)) not in found:
            found.append(ordered)
    return tuple(found)
