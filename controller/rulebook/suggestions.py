"""Which roles so many players may be dealt: what is suggested, and what is near it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from controller.rules.dealing import mixes
from controller.rules.errors import Own
from controller.rules.model import ClauseId, GameState, Player, RoleId, Seat, TeamId
from controller.rules.ruleset import Ruleset
from controller.rules.start import mix_refusal
from controller.rules.victory import outcome

Mix = Mapping[RoleId, int]
"""How many there are of each role."""

_NEIGHBOURS = 4
"""So many mixes near a suggested one are enough to choose from."""


def refused(rules: Ruleset, mix: Mix) -> ClauseId | None:
    """Return the clause by which there is no game with such roles, ``None`` if there is."""
    refusal = mix_refusal(rules, mix)
    if refusal is None and _decided(rules, mix):
        return ClauseId(Own.MIX_DECIDED)
    return refusal


def seats_refused(rules: Ruleset, players: int) -> ClauseId | None:
    """Return the clause by which so many cannot play, ``None`` if they can."""
    if players < rules.seats_min:
        return rules.few
    return rules.crowded if players > rules.seats_max else None


def is_experimental(rules: Ruleset, players: int) -> bool:
    """Whether the rules were not made for so many, though they can play."""
    fewest, largest = rules.seats_usual
    return seats_refused(rules, players) is None and not fewest <= players <= largest


def allowed(rules: Ruleset, players: int) -> tuple[Mix, ...]:
    """Return mixes that so many can be dealt: those suggested, the best first, then some near the best.

    Of these, the ones in which the sides are as strong come first.
    """
    suggested = [mix for mix in mixes(rules, players) if refused(rules, mix) is None]
    found = list(suggested)
    for mix in suggested[:1]:
        sides = _sides(rules, mix)
        for near in sorted(_near(rules, mix), key=lambda near: _sides(rules, near) != sides):
            if near not in found and refused(rules, near) is None:
                found.append(near)
    return tuple(found[: len(suggested) + _NEIGHBOURS])


def _near(rules: Ruleset, mix: Mix) -> Iterator[Mix]:
    """Yield mixes with one role that differs: one left out, one more of a role, or a new one."""
    rest = next((role.id for role in rules.roles if role.fills_up), None)
    if rest is None:
        return
    for role in rules.roles:
        if mix.get(role.id) and role.id != rest:
            yield _changed(rules, mix, role.id, rest)
    if mix.get(rest):
        for role in rules.roles:
            if role.id != rest and not mix.get(role.id):
                yield _changed(rules, mix, rest, role.id)
        for role in rules.roles:
            if role.id != rest and mix.get(role.id, 0) > 1:
                yield _changed(rules, mix, rest, role.id)


def _sides(rules: Ruleset, mix: Mix) -> Counter[TeamId | None]:
    """Return how many there are of each side."""
    sides: Counter[TeamId | None] = Counter()
    for role, number in mix.items():
        sides[rules.team_of(role)] += number
    return sides


def _changed(rules: Ruleset, mix: Mix, less: RoleId, more: RoleId) -> Mix:
    return rules.ordered({**mix, less: mix[less] - 1, more: mix.get(more, 0) + 1})


def _decided(rules: Ruleset, mix: Mix) -> bool:
    """Whether the game would be over before it began; who sits where does not matter for it."""
    cards = [role for role, number in mix.items() for _ in range(number)]
    players = {
        Seat(seat): Player(Seat(seat), str(seat), role=role, team=rules.team_of(role))
        for seat, role in enumerate(cards, 1)
    }
    return outcome(GameState(ruleset=rules, players=players, options=rules.options)) is not None
