"""Night moves as they are made: who may make which, and why not."""

from __future__ import annotations

from controller.rules.abilities.ability import Ability
from controller.rules.actions import Act, CallDeath, ClanAct, CorrectMove, Pass, TimeOut
from controller.rules.asks import death_comes
from controller.rules.board import held_now
from controller.rules.draft import rules_of, running, verify_living, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import DeathCalled, Event, MoveMade, MoveOver, MoveTakenBack
from controller.rules.model import ClauseId, GameState, Move, Seat, TeamId, Verb
from controller.rules.ruleset import Ruleset


def act(state: GameState, action: Act) -> tuple[Event, ...]:
    """Let one player make his move."""
    rules = verify_living_asleep(state, action.actor)
    move = _move(state, action.actor, action)
    if move.verb is Verb.WAKE and rules.moves.wake_tells:
        return ()
    ability = _verify_able(state, move)
    if _chooses_nothing(state, rules, ability, action.actor):
        return (MoveMade(_void(move)),)
    _verify_free(state, rules, move)
    verify_move(state, move)
    return (MoveMade(move),)


def clan_act(state: GameState, action: ClanAct) -> tuple[Event, ...]:
    """Let a clan show its common move: each living member's who has not moved and whose time is not over."""
    rules = asleep(state)
    ability = _clan_ability(rules, action.clan, action.verb)
    members = clan_members(state, action.clan, action.verb)
    if not members:
        raise IllegalAction(ability.none_left or Own.OUT)
    moves = [_move(state, seat, action, common=True) for seat in members]
    taking = [move for move in moves if _why_not_free(state, rules, move) is None]
    if _chooses_nothing(state, rules, ability, members[0]) and len(members) == 1:
        return (MoveMade(_void(moves[0])),)
    for move in taking or moves:
        verify_move(state, move)
    if len(taking) < len(moves) and rules.moves.common_first and any([_moved(state, move) for move in moves]):
        raise IllegalAction(rules.moves.once)
    if not taking:
        raise IllegalAction(_why_not_free(state, rules, moves[0]) or rules.moves.once)
    return tuple([MoveMade(move) for move in taking])


def pass_move(state: GameState, action: Pass) -> tuple[Event, ...]:
    """Let a player decline."""
    rules = verify_living_asleep(state, action.actor)
    if rules.moves.no_pass is not None and _owes(state, rules, action.actor):
        raise IllegalAction(rules.moves.no_pass, seats=(action.actor,))
    return (MoveOver(action.actor, passed=True),)


def _owes(state: GameState, rules: Ruleset, seat: Seat) -> bool:
    """Whether the night goes on until that player has named somebody."""
    resting = state.night == 1 and rules.moves.rest is not None
    return not resting and any(
        [shot.owed is not None and seat in shot.shooters(state) for shot in rules.shots]
    )


def time_out(state: GameState, action: TimeOut) -> tuple[Event, ...]:
    """End a player's time."""
    verify_living_asleep(state, action.actor)
    return (MoveOver(action.actor, passed=False),)


def call_death(state: GameState, action: CallDeath) -> tuple[Event, ...]:
    """Let Death ask a player for a number; before the night it belongs to, or in it."""
    rules = running(state)
    death = rules.death
    if death is None:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    night = state.night if state.asleep else state.night + 1
    listed = state.counted
    if not death_comes(state, night) or action.by not in listed or not 1 <= action.number <= len(listed):
        raise IllegalAction(death.refused, seats=(action.by,))
    return (DeathCalled(action.by, action.number),)


def correct_move(state: GameState, action: CorrectMove) -> tuple[Event, ...]:
    """Replace a move of this night: only its target and its time are the host's to overrule, no ban is."""
    verify_living_asleep(state, action.actor)
    move = Move(action.actor, action.verb, tuple(action.targets), action.word, role=state.role(action.actor))
    if action.targets:
        _verify_able(state, move)
        verify_move(state, move)
        return (MoveMade(move),)
    made = next((old for old in state.moves if (old.actor, old.verb) == (move.actor, move.verb)), None)
    if made is None:
        raise IllegalAction(Own.NO_MOVE)
    return (MoveTakenBack(made),)


def asleep(state: GameState) -> Ruleset:
    """Return the rules, if it is night. Raises ``IllegalAction`` by day."""
    rules = running(state)
    if not state.asleep:
        raise IllegalAction(Own.NOT_ASLEEP)
    return rules


def verify_living_asleep(state: GameState, seat: Seat) -> Ruleset:
    """Refuse what is done by day, by nobody, or by somebody out of the game."""
    rules = asleep(state)
    verify_living(state, seat)
    return rules


def clan_members(state: GameState, clan: TeamId, verb: Verb) -> tuple[Seat, ...]:
    """Return the living who take part in a clan's common move tonight, in seat order."""
    rules = rules_of(state)
    members = []
    for seat, player in state.players.items():
        ability = rules.ability(player.role, verb) if player.alive else None
        if ability is not None and ability.clan == clan and ability.available(state, seat) is None:
            members.append(seat)
    return tuple(members)


def verify_move(state: GameState, move: Move) -> None:
    """Refuse a move that the actor's role has not tonight, or may not aim so."""
    rules = rules_of(state)
    ability = _verify_able(state, move)
    role = move.role or state.role(move.actor)
    if role is None or not rules.is_called(role, move.verb, state.night):
        first = state.night == 1
        raise IllegalAction((rules.moves.rest if first else None) or ability.clause)
    verify_seat(state, *move.targets)
    _verify_form(rules, ability, move)
    missing = ability.available(state, move.actor)
    if missing is not None:
        raise IllegalAction(missing, seats=(move.actor,))
    for ban in ability.bans:
        if ban.hits(state, move):
            raise IllegalAction(ban.clause, seats=move.targets)
    ability.verify(state, move)


def _verify_form(rules: Ruleset, ability: Ability, move: Move) -> None:
    number = len(move.targets)
    if not ability.least <= number <= ability.most:
        raise IllegalAction(Own.TARGETS)
    if ability.distinct and number > 1 and len(set(move.targets)) != number:
        raise IllegalAction(Own.TARGETS)
    if ability.names_role:
        known = move.word is not None and any([role.id == move.word for role in rules.roles])
        if not known:
            raise IllegalAction(Own.WORD)
    elif ability.words:
        if move.word not in ability.words:
            raise IllegalAction(Own.WORD)
    elif move.word is not None:
        raise IllegalAction(Own.WORD)


def _move(state: GameState, actor: Seat, action: Act | ClanAct, *, common: bool = False) -> Move:
    return Move(actor, action.verb, tuple(action.targets), action.word, common, state.role(actor))


def _void(move: Move) -> Move:
    return Move(move.actor, move.verb, move.targets, move.word, move.common, move.role, void=True)


def _chooses_nothing(state: GameState, rules: Ruleset, ability: Ability, actor: Seat) -> bool:
    """Whether a player is held and shown so before he could choose; then what he shows is no choice."""
    if not (rules.moves.held_choose_nothing or ability.always_shown) or not state.moves:
        return False
    if actor not in held_now(state, rules).held:
        return False
    return ability.blockable and (not ability.is_shot or _is_last(state, ability, actor))


def _is_last(state: GameState, ability: Ability, actor: Seat) -> bool:
    return clan_members(state, ability.clan or TeamId(""), ability.verb) == (actor,)


def _verify_able(state: GameState, move: Move) -> Ability:
    rules = rules_of(state)
    role_id = move.role or state.role(move.actor)
    role = None if role_id is None else rules.role(role_id)
    ability = rules.ability(role_id, move.verb)
    if ability is None:
        idle = None if role is None else role.bars.get(move.verb, role.idle)
        raise IllegalAction(idle or Own.NOT_YOUR_MOVE)
    return ability


def _verify_free(state: GameState, rules: Ruleset, move: Move) -> None:
    refusal = _why_not_free(state, rules, move)
    if refusal is not None:
        raise IllegalAction(refusal, seats=(move.actor,))


def _why_not_free(state: GameState, rules: Ruleset, move: Move) -> ClauseId | None:
    """Return why a player has no move of that kind left tonight, ``None`` if he has."""
    if move.actor in state.timed_out:
        return rules.moves.late
    if _moved(state, move):
        return rules.moves.once
    role = rules.role(move.role) if move.role is not None else None
    if role is None or role.either is None:
        return None
    others = [
        old for old in state.moves if old.actor == move.actor and old.verb is not move.verb and not old.void
    ]
    return role.either if others else None


def _moved(state: GameState, move: Move) -> bool:
    return any([old.actor == move.actor and old.verb is move.verb and not old.void for old in state.moves])


def _clan_ability(rules: Ruleset, clan: TeamId, verb: Verb) -> Ability:
    for own in rules.abilities:
        if own.clan == clan and own.verb is verb:
            return own
    raise IllegalAction(Own.UNKNOWN_CLAN)
