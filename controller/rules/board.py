"""The night while it is settled: who is held, who is not at home, every attack and every shield.

Pure: a board is made from a state and thrown away. The order of the stages is that of every ruleset's ``r-order``:
who is held, who is not at home, attacks, shields, deaths, who dies with the dead, who is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from controller.rules.abilities.ability import Ability
from controller.rules.errors import Own
from controller.rules.model import (
    Answer,
    ClauseId,
    GameState,
    Move,
    Outcome,
    Reason,
    Seat,
    Shown,
    TeamId,
    Verb,
)
from controller.rules.ruleset import Ruleset
from controller.rules.traits import Survives, TakesKillers

T = TypeVar("T")

Told = tuple[Answer, tuple[Seat, ...]]


@dataclass(slots=True)
class Attack:
    """Somebody was attacked. ``killers`` pay for it, and are seen by whoever watches."""

    target: Seat
    killers: tuple[Seat, ...]
    reason: Reason
    by: Ability
    shot: bool = True
    """Whether it is a shot, not a guess: shots can be healed, survived, seen and paid for."""
    pierces: tuple[Verb, ...] = ()
    """The moves whose shields do not stop it."""


@dataclass(slots=True)
class Shield:
    """Somebody does not die of attacks."""

    target: Seat
    reason: Reason
    verb: Verb | None
    """The move it comes from, ``None`` for what he is."""


class Board:
    """What the night's moves come to. ``settle`` fills it."""

    def __init__(self, state: GameState, rules: Ruleset) -> None:
        self.state = state
        self.rules = rules
        self.moves: dict[Ability, list[Move]] = {}
        """The moves that are carried out, by ability."""
        self.held: dict[Seat, Reason] = {}
        """Who is kept from his moves."""
        self.visited: dict[Seat, Seat] = {}
        """The clients of those who block, and by whom."""
        self.away: dict[Seat, Reason] = {}
        """Who is not at home."""
        self.void: dict[tuple[Seat, Verb], Answer] = {}
        """The moves that came to nothing, and what their actors may be told."""
        self.attacks: list[Attack] = []
        self.shields: list[Shield] = []
        self.dead: dict[Seat, list[Reason]] = {}
        self.followed: dict[Seat, tuple[Seat, ...]] = {}
        """Who died with somebody else, and who is to blame."""
        self.revived: dict[Seat, Reason] = {}
        self.idle: list[Reason] = []
        """Why something that could have happened did not."""
        self.fired: dict[TeamId, Seat] = {}
        """Whom each clan has fired at."""
        self.told_clan: dict[Seat, Told] = {}
        """What a clan is told, under its most senior member who acted."""
        self.raped: list[Seat] = []
        self.named: list[tuple[Seat, Reason]] = []
        """Whom an opened note puts out."""
        for move in state.moves:
            own = rules.ability(move.role or state.role(move.actor), move.verb)
            if move.void or own is None:
                self.void[move.actor, move.verb] = Answer.BLOCKED
            else:
                self.moves.setdefault(own, []).append(move)

    def carried_out(self, ability: Ability) -> list[Move]:
        """Return the moves with that ability that have not come to nothing, in the order of the seats."""
        moves = self.moves.get(ability)
        if not moves:
            return []
        if self.void:
            moves = [move for move in moves if (move.actor, move.verb) not in self.void]
        return moves if len(moves) <= 1 else sorted(moves, key=_actor)

    def strike(
        self,
        by: Ability,
        target: Seat,
        killers: tuple[Seat, ...],
        reason: Reason,
        pierces: tuple[Verb, ...] = (),
        *,
        shot: bool = True,
    ) -> None:
        """Put an attack on record."""
        self.attacks.append(Attack(target, killers, reason, by, shot, pierces))

    def protect(self, target: Seat, reason: Reason, verb: Verb) -> None:
        """Put a shield on record."""
        self.shields.append(Shield(target, reason, verb))

    def finds(self, move: Move, target: Seat) -> bool:
        """Whether whoever goes to a player finds him; if not, the move comes to nothing."""
        if target not in self.away or target == move.actor:
            return True
        self.void[move.actor, move.verb] = Answer.NOT_HOME
        self.idle.append(self.away[target])
        return False

    def trait(self, seat: Seat, kind: type[T]) -> T | None:
        """Return what the role at a seat is, ``None`` if it is not."""
        return self.rules.trait(self.state.players[seat].role, kind)

    def attacked(self, seat: Seat) -> list[Attack]:
        """Return the shots at a seat."""
        return [attack for attack in self.attacks if attack.target == seat and attack.shot]

    def shielded(self, seat: Seat) -> Shield | None:
        """Return what a healer or guard has done for a seat, ``None`` for nothing."""
        return next((shield for shield in self.shields if shield.target == seat and shield.verb), None)

    def stopped(self, attack: Attack) -> Shield | None:
        """Return what keeps an attack from killing, ``None`` if nothing does."""
        for shield in self.shields:
            if shield.target == attack.target and attack.shot and shield.verb not in attack.pierces:
                return shield
        return None

    def die(self, seat: Seat, reason: Reason, blamed: tuple[Seat, ...] = ()) -> None:
        """Let somebody die with somebody else."""
        if self.state.players[seat].alive:
            self.dead.setdefault(seat, []).append(reason)
            self.followed[seat] = (*self.followed.get(seat, ()), *blamed)

    def lucky(self, seats: Iterable[Seat]) -> Seat:
        """Return the one of several on whom the night's lot has fallen."""
        among = sorted(seats)
        return next((seat for seat in self.state.luck if seat in among), among[0])


def settle(state: GameState, rules: Ruleset) -> Board:
    """Return what this night's moves come to, all at once and in whatever order they were made."""
    board = Board(state, rules)
    stages = rules.stages
    for own in stages["hold"]:
        own.hold(board, board.moves.get(own, ()))
    for own in stages["strike"]:
        if own.is_shot or own in board.moves:
            own.strike(board, board.carried_out(own))
    for own in stages["shield"]:
        if own in board.moves:
            own.shield(board, board.carried_out(own))
    _deaths(board)
    _killers(board)
    for own in stages["follow"]:
        if own in board.moves:
            own.follow(board, board.carried_out(own))
    for own in stages["revive"]:
        if own in board.moves:
            own.revive(board, board.carried_out(own))
    return board


def held_now(state: GameState, rules: Ruleset) -> Board:
    """Return a board on which only those who are held are known: for whoever is called after the blockers."""
    board = Board(state, rules)
    for own in rules.stages["hold"]:
        own.hold(board, board.moves.get(own, ()))
    return board


def outcomes(board: Board) -> tuple[Outcome, ...]:
    """Return what the night made of everybody who was aimed at, in seat order, with the reasons."""
    seats = {attack.target for attack in board.attacks}
    seats.update([shield.target for shield in board.shields if shield.verb], board.dead, board.held)
    found = []
    for seat in sorted(seats):
        reasons = [] if board.state.players[seat].alive else [Reason(ClauseId(Own.OUT), (seat,))]
        reasons += [board.held[seat]] if seat in board.held else []
        reasons += [attack.reason for attack in board.attacks if attack.target == seat]
        reasons += [_worth(board, shield) for shield in board.shields if shield.target == seat]
        reasons += [reason for reason in board.dead.get(seat, ()) if reason not in reasons]
        if seat in board.revived:
            reasons.append(board.revived[seat])
        died = seat in board.dead and seat not in board.revived
        found.append(Outcome(seat, died, tuple(_once(reasons))))
    return tuple(found)


def _worth(board: Board, shield: Shield) -> Reason:
    """Return what a shield rests on, or why it does not help against an attack that it does not stop."""
    for attack in board.attacks:
        clause = getattr(attack.by, "pierces_clause", None)
        if clause is not None and attack.target == shield.target and shield.verb in attack.pierces:
            return Reason(clause, shield.reason.seats)
    return shield.reason


def _once(reasons: list[Reason]) -> Iterable[Reason]:
    """Yield each reason once, and one clause about some of the same players only as it was told first."""
    told: list[Reason] = []
    for reason in reasons:
        if not any([old.clause == reason.clause and set(reason.seats) <= set(old.seats) for old in told]):
            told.append(reason)
            yield reason


def answers(board: Board) -> tuple[Shown, ...]:
    """Return what the host shows this night, in the order of the seats."""
    shown: dict[tuple[Seat, Verb | None], Shown] = {}
    for own, moves in board.moves.items():
        for move in moves:
            told = _told(board, own, move)
            if told is not None:
                shown[move.actor, move.verb] = Shown(move.actor, move.verb, *told)
            for seat, others in own.others(board, move):
                shown[seat, None] = Shown(seat, None, *others)
    for seat, told in board.told_clan.items():
        shown[seat, None] = Shown(seat, None, *told)
    for seat, told in _unasked(board):
        if not any(key[0] == seat for key in shown):
            shown[seat, None] = Shown(seat, None, *told)
    return tuple(sorted(shown.values(), key=lambda one: one.seat))


def _told(board: Board, own: Ability, move: Move) -> Told | None:
    void = board.void.get((move.actor, move.verb))
    if void is None:
        return own.answer(board, move)
    if void is Answer.NOT_HOME:
        return void, ()
    return (void, ()) if _is_told(board, own, moved=True) else None


def _is_told(board: Board, own: Ability, *, moved: bool) -> bool:
    """Whether somebody who is held is told so: always, for his move, or only where he asked something."""
    told = {block.told for block in board.rules.stages["hold"]}
    return "always" in told or (moved and ("moved" in told or own.asks))


def _unasked(board: Board) -> Iterable[tuple[Seat, Told]]:
    """Yield what is shown to those who made no move: that they are held, or what their role is always shown."""
    if not board.held and not board.rules.always_shown:
        return
    for seat, player in board.state.players.items():
        role = board.rules.role(player.role) if player.alive and player.role is not None else None
        for own in () if role is None else role.abilities:
            if seat in board.held:
                if own.always_shown or _is_told(board, own, moved=False):
                    yield seat, (Answer.BLOCKED, ())
            else:
                told = own.unasked(board, seat)
                if told is not None:
                    yield seat, told


def _deaths(board: Board) -> None:
    for seat in {attack.target for attack in board.attacks}:
        trait = board.trait(seat, Survives)
        if trait is not None:
            board.shields.append(Shield(seat, Reason(trait.clause, (seat,)), None))
    for attack in board.attacks:
        if board.state.players[attack.target].alive and board.stopped(attack) is None:
            board.dead.setdefault(attack.target, []).append(attack.reason)


def _killers(board: Board) -> None:
    """Let those die who shot somebody dead that takes his killers along."""
    for seat in list(board.dead):
        trait = board.trait(seat, TakesKillers)
        if trait is None:
            continue
        fatal = [attack for attack in board.attacked(seat) if board.stopped(attack) is None]
        for attack in fatal:
            for killer in attack.killers:
                if trait.saved is not None and board.shielded(killer) is not None:
                    board.idle.append(Reason(trait.saved, (killer,)))
                else:
                    board.die(killer, Reason(trait.clause, (seat, killer)))


def _actor(move: Move) -> Seat:
    return move.actor
