"""What pages are told of rules: before a game to choose from, in a game to name its roles and sides."""

from __future__ import annotations

from typing import Any

from controller.dashboard.clocks import clocks_of
from controller.dashboard.offers import Offer
from controller.dashboard.table import DashboardTable
from controller.reasons import Teller
from controller.rules.dealing import mixes
from controller.rules.model import DRAW, Option
from controller.rules.ruleset import Ruleset

View = dict[str, Any]

MOST_SEATS = 25


def offer_view(table: DashboardTable, offer: Offer) -> View:
    """Return what the host may choose of some rules before a game; of faulty ones only what is wrong."""
    rules = offer.rules
    if rules is None:
        return {"id": offer.id, "title": dict(offer.title), "faults": list(offer.faults)}
    seats = range(rules.seats_min, min(rules.seats_max, MOST_SEATS) + 1)
    return {
        "id": offer.id,
        "title": {
            language: offer.title.get(language) or Teller(table.words, language, rules).title(rules)
            for language in table.words.languages
        },
        "faults": [],
        "seats_min": rules.seats_min,
        "seats_max": rules.seats_max,
        "names": {language: dict(names) for language, names in rules.names.items()},
        "roles": _roles(rules),
        "options": {name: _plain(value) for name, value in rules.options.items()},
        "clocks": clocks_of(rules),
        "mixes": {str(count): [dict(mix) for mix in mixes(rules, count)] for count in seats},
    }


def rules_view(table: DashboardTable, rules: Ruleset | None) -> View | None:
    """Return what the pages of a game know of its rules. All of it is public."""
    if rules is None:
        return None
    winners = dict.fromkeys((*rules.teams, *(victory.winner for victory in rules.victories), DRAW))
    return {
        "id": rules.id,
        "names": dict(rules.names.get(table.director.language, {})),
        "roles": _roles(rules),
        "teams": list(rules.teams),
        "winners": list(winners),
        "clan_moves": _clan_moves(rules),
        "penalty": rules.fouls.name,
        "nominations": rules.day.nominations is not None,
        "accusations": rules.day.accusations is not None,
        "death": rules.death is not None,
    }


def _roles(rules: Ruleset) -> list[View]:
    return [
        {
            "id": role.id,
            "team": role.team,
            "fills_up": role.fills_up,
            "moves": [
                {
                    "verb": own.verb,
                    "most": own.most,
                    "names_role": own.names_role,
                    "words": list(own.words),
                }
                for own in role.abilities
            ],
        }
        for role in rules.roles
    ]


def _clan_moves(rules: Ruleset) -> list[View]:
    """Return the moves that clans make together, each once."""
    pairs = dict.fromkeys((own.clan, own.verb) for own in rules.abilities if own.clan is not None)
    return [{"clan": clan, "verb": verb} for clan, verb in pairs]


def _plain(value: Option) -> bool | int | list[int]:
    return list(value) if isinstance(value, tuple) else value
