"""When the game is over, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from controller.rules.model import ClauseId, GameState, Player, Reason, RoleId, TeamId


class Moment(StrEnum):
    """When a condition is looked at."""

    ALWAYS = "always"
    NIGHT = "night"
    """Before a night begins."""
    DAWN = "dawn"
    """When a night in which moves are made is over."""
    AT_ONCE = "at_once"
    """Always, and as soon as the dead of a night are known, before anything else comes of them."""


class Versus(StrEnum):
    """How a side compares with another in number."""

    EQUAL = "equal"
    AT_LEAST = "at_least"
    MORE = "more"


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """A side is as many as another, or more."""

    side: tuple[TeamId, ...]
    than: tuple[TeamId, ...]
    is_: Versus

    def holds(self, teams: Mapping[TeamId, int]) -> bool:
        """Whether the numbers are so."""
        own = sum([teams[team] for team in self.side])
        other = sum([teams[team] for team in self.than])
        if self.is_ is Versus.EQUAL:
            return own == other
        return own >= other if self.is_ is Versus.AT_LEAST else own > other


@dataclass(frozen=True, slots=True, kw_only=True)
class Victory:
    """An end of the game: everything that is named must hold."""

    winner: TeamId
    clause: ClauseId
    nobody: bool = False
    """Nobody is left at the table."""
    only: tuple[TeamId, ...] = ()
    """Everybody who is left is of these sides."""
    left: tuple[TeamId, ...] = ()
    """Of each of these sides somebody is left."""
    gone: tuple[TeamId, ...] = ()
    """Of none of these sides anybody is left."""
    at_most: tuple[tuple[TeamId, int], ...] = ()
    """So many are left of a side, or fewer."""
    exactly: tuple[tuple[TeamId, int], ...] = ()
    without: tuple[RoleId, ...] = ()
    """No holder of these roles is left."""
    with_roles: tuple[RoleId, ...] = ()
    """A holder of each of these roles is left."""
    lost: RoleId | None = None
    """A role that was dealt and is out."""
    unless_all: tuple[RoleId, ...] = ()
    """Not all of these roles have a holder left."""
    balance: Balance | None = None
    no_moves: bool = False
    """Nobody has made a move in the night that is over."""
    moment: Moment = Moment.ALWAYS
    option: str | None = None
    """The ruleset's option that must be on for it."""

    def holds(self, state: GameState, living: list[Player], teams: Mapping[TeamId, int]) -> bool:
        """Whether it is so now."""
        if self.nobody:
            return not living
        for team in self.left:
            if not teams[team]:
                return False
        for team in self.gone:
            if teams[team]:
                return False
        return (
            (not self.only or sum([teams[team] for team in self.only]) == len(living))
            and not (self.at_most and any([teams[team] > number for team, number in self.at_most]))
            and not (self.exactly and any([teams[team] != number for team, number in self.exactly]))
            and not (self.no_moves and state.moves)
            and (self.balance is None or self.balance.holds(teams))
            and self._roles_fit(state, living)
        )

    def _roles_fit(self, state: GameState, living: list[Player]) -> bool:
        if self.lost is not None and not _lost(state, self.lost):
            return False
        if not (self.without or self.with_roles or self.unless_all):
            return True
        roles = {player.role for player in living}
        return (
            not roles.intersection(self.without)
            and roles.issuperset(self.with_roles)
            and not (self.unless_all and roles.issuperset(self.unless_all))
        )


def outcome(state: GameState, *moments: Moment) -> tuple[TeamId, Reason] | None:
    """Return who has won and why, ``None`` while the game goes on or cards are unknown."""
    rules = state.ruleset
    if rules is None:
        return None
    living: list[Player] = []
    teams = dict.fromkeys(rules.teams, 0)
    for player in state.players.values():
        if player.team is None:
            return None
        if player.alive:
            living.append(player)
            teams[player.team] += 1
    looked_at = moments if moments == (Moment.AT_ONCE,) else (Moment.ALWAYS, Moment.AT_ONCE, *moments)
    for victory in rules.victories:
        if victory.moment not in looked_at or not victory.holds(state, living, teams):
            continue
        if victory.option is None or state.options.get(victory.option):
            return victory.winner, Reason(victory.clause, state.living)
    return None


def _lost(state: GameState, role: RoleId) -> bool:
    held = [player for player in state.players.values() if player.role == role]
    return bool(held) and not any(player.alive for player in held)
