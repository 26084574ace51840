"""Night moves, and what they come to in the morning."""

from __future__ import annotations

from collections.abc import Iterable

from controller.rules.abilities.ability import Ability, Attack, Deed, Idle, Protection
from controller.rules.actions import Act, BeginNight, ClanAct, CorrectMove, EndNight, Pass, TimeOut
from controller.rules.day import next_speaker
from controller.rules.departure import end_if_decided, leave
from controller.rules.draft import Draft, rules_of, running, verify_living, verify_seat
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import (
    Announced,
    AnswerGiven,
    DayBroke,
    Event,
    MoveMade,
    MoveOver,
    MoveTakenBack,
    NightFell,
    NightSettled,
    WindowsDrawn,
)
from controller.rules.model import (
    Cause,
    ClauseId,
    GameState,
    Move,
    Outcome,
    Phase,
    Reason,
    Seat,
    TeamId,
    Verb,
)
from controller.rules.ruleset import Ruleset


def begin_night(state: GameState, action: BeginNight) -> tuple[Event, ...]:
    """Let everybody fall asleep."""
    running(state)
    if state.phase is not Phase.NIGHT or state.asleep:
        raise IllegalAction(Own.NOT_NIGHT)
    return (WindowsDrawn(tuple(action.windows)), NightFell(state.night + 1))


def act(state: GameState, action: Act) -> tuple[Event, ...]:
    """Let one player make his move."""
    move = Move(action.actor, action.verb, tuple(action.targets), action.word)
    verify_living_asleep(state, action.actor)
    _verify_free(state, move)
    verify_move(state, move)
    return _made(state, (move,))


def clan_act(state: GameState, action: ClanAct) -> tuple[Event, ...]:
    """Let a clan show its common move: each living member's who has not moved and whose time is not over."""
    rules = _asleep(state)
    ability = _clan_ability(rules, action.clan, action.verb)
    members = clan_members(state, action.clan, action.verb)
    if not members:
        raise IllegalAction(ability.none_left or Own.OUT)
    moves = [Move(seat, action.verb, tuple(action.targets), action.word, common=True) for seat in members]
    for move in moves:
        verify_move(state, move)
    if any(_moved(state, move) for move in moves):
        raise IllegalAction(rules.moves.once)
    taking = tuple(move for move in moves if move.actor not in state.timed_out)
    if not taking:
        raise IllegalAction(rules.moves.late)
    return _made(state, taking)


def pass_move(state: GameState, action: Pass) -> tuple[Event, ...]:
    """Let a player decline."""
    verify_living_asleep(state, action.actor)
    return (MoveOver(action.actor, passed=True),)


def time_out(state: GameState, action: TimeOut) -> tuple[Event, ...]:
    """End a player's time."""
    verify_living_asleep(state, action.actor)
    return (MoveOver(action.actor, passed=False),)


def correct_move(state: GameState, action: CorrectMove) -> tuple[Event, ...]:
    """Replace a move of this night: only its target and its time are the host's to overrule, no ban is."""
    verify_living_asleep(state, action.actor)
    move = Move(action.actor, action.verb, tuple(action.targets), action.word)
    if action.targets:
        verify_move(state, move)
        return _made(state, (move,))
    made = next((old for old in state.moves if (old.actor, old.verb) == (move.actor, move.verb)), None)
    if made is None:
        raise IllegalAction(Own.NO_MOVE)
    return (MoveTakenBack(made),)


def end_night(state: GameState, action: EndNight) -> tuple[Event, ...]:
    """Settle the night and let day break."""
    del action
    _asleep(state)
    if any(player.role is None for player in state.players.values()):
        raise IllegalAction(Own.CARDS_OPEN)
    settled = settle(state)
    draft = Draft(state)
    draft.add(settled)
    leave(draft, tuple(outcome.seat for outcome in settled.outcomes if outcome.died), Cause.NIGHT)
    draft.add(DayBroke(state.day + 1, next_speaker(draft.state)))
    if state.night_fouls:
        draft.add(Announced("night_fouls"))
    end_if_decided(draft)
    return tuple(draft.events)


def settle(state: GameState) -> NightSettled:
    """Return what this night's moves come to, all at once and in whatever order they were made."""
    rules = rules_of(state)
    resting = rules.moves.rest is not None and state.night == 1
    deeds = () if resting else _deeds(state, rules)
    attacks = [deed for deed in deeds if isinstance(deed, Attack)]
    protections = [deed for deed in deeds if isinstance(deed, Protection)]
    seats = sorted({deed.target for deed in attacks} | {deed.target for deed in protections})
    outcomes = tuple(_outcome(state, seat, attacks, protections) for seat in seats)
    return NightSettled(outcomes, tuple(deed.reason for deed in deeds if isinstance(deed, Idle)))


def clan_members(state: GameState, clan: TeamId, verb: Verb) -> tuple[Seat, ...]:
    """Return the living who take part in a clan's common move, in seat order."""
    rules = rules_of(state)
    owners = [
        role.id
        for role in rules.roles
        if any(own.clan == clan and own.verb == verb for own in role.abilities)
    ]
    return state.holders(*owners)


def verify_living_asleep(state: GameState, seat: Seat) -> None:
    """Refuse what is done by day, by nobody, or by somebody out of the game."""
    _asleep(state)
    verify_living(state, seat)


def verify_move(state: GameState, move: Move) -> None:
    """Refuse a move that the actor's role has not, has not tonight, or may not aim so."""
    rules = rules_of(state)
    ability = _verify_able(state, move)
    if rules.moves.rest is not None and state.night == 1:
        raise IllegalAction(rules.moves.rest)
    verify_seat(state, *move.targets)
    if len(set(move.targets)) != ability.targets or len(move.targets) != ability.targets:
        raise IllegalAction(Own.TARGETS)
    if move.word is not None:
        raise IllegalAction(Own.WORD)
    for ban in ability.bans:
        if ban.hits(state, move.actor, move.verb, move.targets):
            raise IllegalAction(ban.clause, seats=move.targets)


def _verify_able(state: GameState, move: Move) -> Ability:
    rules = rules_of(state)
    role_id = state.role(move.actor)
    role = None if role_id is None else rules.role(role_id)
    ability = rules.ability(role_id, move.verb)
    if ability is None:
        idle = None if role is None else role.bars.get(move.verb, role.idle)
        raise IllegalAction(idle or Own.NOT_YOUR_MOVE)
    return ability


def _verify_free(state: GameState, move: Move) -> None:
    rules = rules_of(state)
    if move.actor in state.timed_out:
        raise IllegalAction(rules.moves.late)
    if _moved(state, move):
        raise IllegalAction(rules.moves.once)


def _moved(state: GameState, move: Move) -> bool:
    return any((old.actor, old.verb) == (move.actor, move.verb) for old in state.moves)


def _clan_ability(rules: Ruleset, clan: TeamId, verb: Verb) -> Ability:
    for own in rules.abilities:
        if own.clan == clan and own.verb == verb:
            return own
    raise IllegalAction(Own.UNKNOWN_CLAN)


def _asleep(state: GameState) -> Ruleset:
    rules = running(state)
    if not state.asleep:
        raise IllegalAction(Own.NOT_ASLEEP)
    return rules


def _made(state: GameState, moves: Iterable[Move]) -> tuple[Event, ...]:
    """Let the moves count; whoever asks is answered at once."""
    events: list[Event] = []
    for move in moves:
        events.append(MoveMade(move))
        ability = rules_of(state).ability(state.role(move.actor), move.verb)
        answer = None if ability is None else ability.answer(state, move)
        if answer is not None:
            events.append(AnswerGiven(move.actor, answer))
    return tuple(events)


def _deeds(state: GameState, rules: Ruleset) -> tuple[Deed, ...]:
    """Return what this night's moves come to, ability by ability."""
    made = [(rules.ability(state.role(move.actor), move.verb), move) for move in state.moves]
    return tuple(
        deed
        for own in rules.abilities
        for deed in own.deeds(state, tuple(move for ability, move in made if ability == own))
    )


def _outcome(
    state: GameState, seat: Seat, attacks: Iterable[Attack], protections: Iterable[Protection]
) -> Outcome:
    shots = tuple(attack.reason for attack in attacks if attack.target == seat)
    shields = tuple(shield.reason for shield in protections if shield.target == seat)
    if not state.players[seat].alive:
        return Outcome(seat, died=False, reasons=(Reason(ClauseId(Own.OUT), (seat,)),))
    return Outcome(seat, died=bool(shots) and not shields, reasons=(*shots, *shields))
