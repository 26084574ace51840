"""Moves that tie the actor's fate, or his right to kill, to another player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability, refuse
from controller.rules.abilities.kill import Kill
from controller.rules.board import held_now, settle
from controller.rules.model import Answer, ClauseId, GameState, Move, Reason, RoleId, Seat, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mark(Ability):
    """Choose a player who dies too if the actor is attacked."""

    stages: ClassVar[tuple[str, ...]] = ("follow",)

    verb: Verb = Verb.MARK
    saved: ClauseId

    def follow(self, board: Board, moves: Sequence[Move]) -> None:
        """Let those die whom an attacked actor has marked, unless they are saved."""
        for move in moves:
            target = move.targets[0]
            if not board.attacked(move.actor):
                continue
            if board.shielded(target) is not None:
                board.idle.append(Reason(self.saved, (target,)))
            else:
                board.die(target, Reason(self.clause, (move.actor, target)))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Hire(Ability):
    """Look for an employer who can fight; with one the actor may kill in the same night."""

    asks: ClassVar[bool] = True

    verb: Verb = Verb.HIRE
    fighters: tuple[RoleId, ...]
    used: ClauseId
    """Why an employer for whom a killing was carried out cannot be one again."""

    def verify(self, state: GameState, move: Move) -> None:
        """Refuse an employer who was used."""
        for night in state.past_moves:
            killed = any(
                [old.actor == move.actor and old.verb is Verb.KILL and not old.void for old in night]
            )
            if killed and any(
                [
                    old.actor == move.actor and old.verb is self.verb and old.targets == move.targets
                    for old in night
                ]
            ):
                raise refuse(self.used, *move.targets)

    def answer(self, board: Board, move: Move) -> tuple[Answer, tuple[Seat, ...]]:
        """Tell whether he is hired."""
        return (Answer.YES if self.hires(board.state, move) else Answer.NO), ()

    def hires(self, state: GameState, move: Move) -> bool:
        """Whether the player named is one who can fight."""
        return state.role(move.targets[0]) in self.fighters


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HiredKill(Kill):
    """Shoot one player, after a successful hire of the same night; anybody but the employer."""

    stages: ClassVar[tuple[str, ...]] = ("strike",)

    unhired: ClauseId
    not_employer: ClauseId

    def verify(self, state: GameState, move: Move) -> None:
        """Refuse a killing nobody has ordered."""
        rules = state.ruleset
        hired = [old for old in state.moves if old.actor == move.actor and old.verb is Verb.HIRE]
        hire = None if rules is None else rules.ability(state.role(move.actor), Verb.HIRE)
        if not hired or not isinstance(hire, Hire) or not hire.hires(state, hired[0]):
            raise refuse(self.unhired, move.actor)
        if rules is not None and move.actor in held_now(state, rules).held:
            raise refuse(self.unhired, move.actor)
        if hired[0].targets == move.targets:
            raise refuse(self.not_employer, *move.targets)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Revive(Ability):
    """See all who were killed this night, and take one of them back."""

    stages: ClassVar[tuple[str, ...]] = ("revive",)
    asks: ClassVar[bool] = True
    always_shown: ClassVar[bool] = True

    verb: Verb = Verb.REVIVE
    only_killed: ClauseId

    def verify(self, state: GameState, move: Move) -> None:
        """Refuse a player who was not killed this night."""
        rules = state.ruleset
        if rules is not None and move.targets[0] not in settle(state, rules).dead:
            raise refuse(self.only_killed, *move.targets)

    def revive(self, board: Board, moves: Sequence[Move]) -> None:
        """Take those back who are named."""
        for move in moves:
            if move.targets[0] in board.dead:
                board.revived[move.targets[0]] = Reason(self.clause, (move.actor, *move.targets))

    def answer(self, board: Board, move: Move) -> tuple[Answer, tuple[Seat, ...]]:
        """Show the list of those who were killed."""
        return self.unasked(board, move.actor)

    def unasked(self, board: Board, seat: Seat) -> tuple[Answer, tuple[Seat, ...]]:
        """Show the list of those who were killed, also if nobody is taken back."""
        del seat
        return (Answer.SEATS, tuple(sorted(board.dead))) if board.dead else (Answer.NOBODY, ())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Copy(Ability):
    """Use the shot, the treatment or the rape of one player's role on another."""

    stages: ClassVar[tuple[str, ...]] = ("strike", "shield")

    verb: Verb = Verb.COPY
    least: int = 2
    most: int = 2
    distinct: bool = False

    def strike(self, board: Board, moves: Sequence[Move]) -> None:
        """Shoot with a shot that was copied."""
        for move in moves:
            if self._skill(board, move) is Verb.KILL:
                board.strike(self, move.targets[1], (move.actor,), Reason(self.clause, move.targets))

    def shield(self, board: Board, moves: Sequence[Move]) -> None:
        """Treat or rape with a skill that was copied."""
        for move in moves:
            target = move.targets[1]
            skill = self._skill(board, move)
            if skill is Verb.HEAL:
                board.protect(target, Reason(self.clause, move.targets), Verb.HEAL)
            elif skill is Verb.SILENCE and target not in board.raped:
                board.raped.append(target)

    def _skill(self, board: Board, move: Move) -> Verb | None:
        """Return what the role has to copy, ``None`` for nothing: its owner's limits do not count."""
        source = move.targets[0]
        role = board.state.role(source)
        for verb in (Verb.KILL, Verb.HEAL, Verb.SILENCE):
            own = board.rules.ability(role, verb)
            if own is not None and own.available(board.state, source) is None:
                return verb
        return None
