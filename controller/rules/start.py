"""Seating the players and dealing the roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from controller.rules.actions import ClaimRole, StartGame
from controller.rules.dealing import mixes
from controller.rules.draft import Draft, rules_of, running, verify_seat
from controller.rules.errors import IllegalAction, Own, UnknownRuleset
from controller.rules.events import Event, GameStarted, RoleClaimed, RolesDealt
from controller.rules.model import ClauseId, Dealing, GameState, Option, Phase, RoleId
from controller.rules.ruleset import ClanLimits, Ruleset
from controller.rules.rulesets import ruleset
from controller.rules.victory import outcome


def start_game(state: GameState, action: StartGame) -> tuple[Event, ...]:
    """Set the table."""
    if state.phase is not Phase.LOBBY:
        raise IllegalAction(Own.GAME_OVER if state.phase is Phase.OVER else Own.GAME_RUNNING)
    rules = _known_rules(action.ruleset)
    _verify_names(action)
    _verify_cards(rules, action)
    _verify_options(rules, action.options)
    if action.judged:
        _verify_table(rules, action)
    draft = Draft(state)
    draft.add(_started(rules, action))
    if action.roles:
        draft.add(RolesDealt(dict(sorted(action.roles.items()))))
    if action.judged:
        _verify_undecided(draft.state, action)
    return tuple(draft.events)


def _started(rules: Ruleset, action: StartGame) -> GameStarted:
    return GameStarted(
        ruleset=action.ruleset,
        names=dict(sorted(action.names.items())),
        mix=dict(rules.ordered(action.mix)),
        options={**rules.options, **action.options},
        dealing=action.dealing,
        host_seat=action.host_seat,
        start_night=action.start_night,
    )


def _known_rules(name: str) -> Ruleset:
    try:
        return ruleset(name)
    except UnknownRuleset:
        raise IllegalAction(Own.UNKNOWN_RULESET) from None


def _verify_names(action: StartGame) -> None:
    for seat in action.names:
        if seat < 1:
            raise IllegalAction(Own.UNKNOWN_SEAT, seats=(seat,))
    if action.host_seat is not None and action.host_seat not in action.names:
        raise IllegalAction(Own.UNKNOWN_SEAT, seats=(action.host_seat,))
    if action.start_night < 1:
        raise IllegalAction(Own.WRONG_NIGHT)


def _verify_cards(rules: Ruleset, action: StartGame) -> None:
    if any(rules.role(role) is None for role in (*action.mix, *action.roles.values())):
        raise IllegalAction(Own.UNKNOWN_ROLE)
    if any(number < 0 for number in action.mix.values()):
        raise IllegalAction(Own.ROLE_COUNT)
    if sum(action.mix.values()) != len(action.names):
        raise IllegalAction(Own.MIX_SUM)
    if not action.roles and action.dealing is Dealing.CARDS:
        return
    if action.roles.keys() != action.names.keys():
        raise IllegalAction(Own.ROLES_SEATS)
    if Counter(action.roles.values()) != Counter(dict(rules.ordered(action.mix))):
        raise IllegalAction(Own.ROLE_COUNT)


def _verify_options(rules: Ruleset, options: Mapping[str, Option]) -> None:
    for name, value in options.items():
        if type(value) is not type(rules.options.get(name)):
            raise IllegalAction(Own.OPTION)


def _verify_table(rules: Ruleset, action: StartGame) -> None:
    if len(action.names) < rules.seats_min:
        raise IllegalAction(rules.few)
    if max(action.names) > rules.seats_max:
        raise IllegalAction(rules.crowded, seats=(max(action.names),))
    refusal = mix_refusal(rules, action.mix)
    if refusal is not None:
        raise IllegalAction(refusal)


def mix_refusal(rules: Ruleset, mix: Mapping[RoleId, int]) -> ClauseId | None:
    """Return why there is no game with these numbers of roles, ``None`` if there is."""
    for role in rules.roles:
        number = mix.get(role.id, 0)
        if number < role.at_least or (role.at_most is not None and number > role.at_most):
            return rules.role_limit
    if rules.fixed_mix is not None:
        suggested = mixes(rules, sum(mix.values()))
        if rules.ordered(mix) not in suggested:
            return rules.fixed_mix
    if rules.clans is not None and not _split_well(rules, rules.clans, mix):
        return rules.clans.clause
    return None


def _split_well(rules: Ruleset, limits: ClanLimits, mix: Mapping[RoleId, int]) -> bool:
    first, second = (
        sum(number for role, number in mix.items() if rules.team_of(role) == clan) for clan in limits.clans
    )
    if first + second >= limits.from_members:
        return first > 0 and second > 0
    return second == 0


def _verify_undecided(state: GameState, action: StartGame) -> None:
    """Refuse cards that would end the game at once; who sits where does not matter for it."""
    cards = (role for role, number in action.mix.items() for _ in range(number))
    draft = Draft(state)
    draft.add(RolesDealt(dict(zip(state.players, cards, strict=True))))
    if outcome(draft.state) is not None:
        raise IllegalAction(Own.MIX_DECIDED)


def claim_role(state: GameState, action: ClaimRole) -> tuple[Event, ...]:
    """Let the owners of a card make themselves known on the first night."""
    running(state)
    if not (state.asleep and state.night == 1 and state.dealing is Dealing.CARDS):
        raise IllegalAction(Own.NOT_ASLEEP)
    number = state.mix.get(action.role, 0)
    if number == 0:
        raise IllegalAction(Own.UNKNOWN_ROLE)
    verify_seat(state, *action.seats)
    if action.role in _claimed(state):
        raise IllegalAction(Own.ROLE_CLAIMED)
    taken = tuple(seat for seat in sorted(action.seats) if state.role(seat) is not None)
    if taken:
        raise IllegalAction(Own.SEAT_CLAIMED, seats=taken)
    if len(action.seats) != number:
        raise IllegalAction(Own.ROLE_COUNT, seats=tuple(sorted(action.seats)))
    draft = Draft(state)
    draft.add(RoleClaimed(action.role, tuple(sorted(action.seats))))
    deal_rest(draft)
    return tuple(draft.events)


def deal_rest(draft: Draft) -> None:
    """Give the card that fills up to everybody left, once every other card has its owners."""
    state = draft.state
    rules = rules_of(state)
    rest = next((role.id for role in rules.roles if role.fills_up), None)
    claimed = _claimed(state)
    if any(claimed[role] != number for role, number in state.mix.items() if role != rest):
        return
    cards = {seat: player.role or rest for seat, player in state.players.items()}
    draft.add(RolesDealt({seat: role for seat, role in cards.items() if role is not None}))


def _claimed(state: GameState) -> Counter[RoleId]:
    return Counter(player.role for player in state.players.values() if player.role is not None)
