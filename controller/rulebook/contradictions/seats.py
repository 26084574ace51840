"""How many can play, and whether what is suggested for them can be dealt."""

from __future__ import annotations

from collections.abc import Iterator

from controller.rulebook.contradictions.ranges import MOST_SEATS
from controller.rulebook.suggestions import refused
from controller.rulebook.walk import Text
from controller.rules.dealing import MixPlan, mixes
from controller.rules.ruleset import Ruleset
from controller.rules.rulesets.faults import Fault, Place

_LEAST_SEATS = 3


def faults(text: Text) -> Iterator[Fault]:
    """Yield what is wrong with the numbers of players and of roles."""
    yield from _seats(text.rules)
    for index, plan in enumerate(text.rules.mixes):
        if plan.least > plan.most:
            yield Fault(("mixes", index, "least"), f"from {plan.least} to {plan.most} players is nobody")
        if plan.share is not None and not plan.black:
            yield Fault(
                ("mixes", index, "share"), "whose share it is is missing: add black, the roles of the mafia"
            )


def deals(text: Text) -> Iterator[Fault]:
    """Yield what cannot be dealt by rules that hold otherwise."""
    for index, plan in enumerate(text.rules.mixes):
        yield from _plan(text.rules, plan, ("mixes", index))
    yield from _nothing_suggested(text.rules)


def _seats(rules: Ruleset) -> Iterator[Fault]:
    least, most = rules.seats_min, rules.seats_max
    if least > most:
        yield Fault(
            ("table", "least"),
            f"at least {least} and at most {most} players cannot both be",
            (("table", "most"),),
        )
    elif least < _LEAST_SEATS:
        yield Fault(("table", "least"), f"must be {_LEAST_SEATS} or more, not {least}")
    if most > MOST_SEATS:
        yield Fault(("table", "most"), f"must be {MOST_SEATS} or fewer, not {most}")
    fewest, largest = rules.seats_usual
    if least <= most and (fewest > largest or largest < least or fewest > most):
        wanted = f"must be two numbers from {least} to {most}, the smaller one first"
        yield Fault(
            ("table", "usual"),
            f"{wanted}, not {fewest} and {largest}",
            (("table", "least"), ("table", "most")),
        )


def _plan(rules: Ruleset, plan: MixPlan, place: Place) -> Iterator[Fault]:
    because: tuple[Place, ...] = (("mixes",), ("table",), ("roles",), ("victories",))
    numbers = range(max(plan.least, rules.seats_min), min(plan.most, rules.seats_max) + 1)
    dealt = {players: mix for players in numbers if (mix := plan.mix(players)) is not None}
    if numbers and not dealt:
        yield Fault(place, f"cannot be dealt: there are more cards than {numbers[-1]} players", because)
    for players, mix in dealt.items():
        refusal = refused(rules, mix)
        if refusal is not None:
            yield Fault(place, f"cannot be dealt for {players} players: it is refused by {refusal}", because)
            return


def _nothing_suggested(rules: Ruleset) -> Iterator[Fault]:
    for players in range(rules.seats_min, rules.seats_max + 1):
        if not mixes(rules, players):
            yield Fault(
                ("mixes",),
                f"nothing is suggested for {players} players; add [[mixes]] for them, or change table.least or most",
                (("table", "least"), ("table", "most")),
            )
            return
