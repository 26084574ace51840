"""Dealing: chance comes in as data, so that a deal can be repeated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from controller.rules.model import RoleId, Seat
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


def mixes(ruleset: Ruleset, players: int) -> tuple[Mapping[RoleId, int], ...]:
    """Return suggested numbers of each role for so many players, the best first; none beyond the table."""
    return tuple(ruleset.ordered(mix) for mix in ruleset.mixes.get(players, ()))
