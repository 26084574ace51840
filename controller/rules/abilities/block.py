"""Keeping a player from his move, with what else comes of the visit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import ALIBI, Answer, ClauseId, Move, Reason, RoleId, Seat, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board
    from controller.rules.draft import Draft


class Told(StrEnum):
    """When a player who is held is shown so."""

    ALWAYS = "always"
    """Right before his move, whether or not he wants to make one."""
    MOVED = "moved"
    """When he has made the move."""
    ASKED = "asked"
    """When his move asks for an answer."""


class Drags(StrEnum):
    """When the client dies with the one who visited him."""

    NEVER = "never"
    ATTACKED = "attacked"
    DEAD = "dead"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Block(Ability):
    """Hold one player. Of those who hold one another the one with the lower ``rank`` prevails."""

    stages: ClassVar[tuple[str, ...]] = ("hold", "shield", "follow", "dawn")

    verb: Verb = Verb.BLOCK
    told: Told
    rank: int = 0
    prevails: ClauseId | None = None
    """Why one of several who hold one another in a ring prevails."""
    roles: tuple[RoleId, ...] = ()
    """Whom it keeps from moving; nobody named: everybody."""
    last_of_clan: bool = False
    """Whether it also holds the only living member of a clan, for the clan's shot."""
    not_self: ClauseId | None = None
    """Why holding oneself has no effect, where it is not refused."""
    away: ClauseId | None = None
    """Why nobody finds the client at home."""
    saves: ClauseId | None = None
    """Why the client survives attacks."""
    drags: Drags = Drags.NEVER
    drags_clause: ClauseId | None = None
    alibi: ClauseId | None = None
    """Why the client is not put out by the vote of the coming day."""

    def hold(self, board: Board, moves: Sequence[Move]) -> None:
        """Work out once, for all who hold, whose visits hold."""
        del moves
        blockers = [own for own in board.rules.stages["hold"] if own in board.moves]
        if not blockers or blockers[0] is not self:
            return
        for own, move in _standing(board, blockers):
            own.visit(board, move)
        free_the_healed(board)
        for seat in board.held:
            _void_moves(board, seat)

    def visit(self, board: Board, move: Move) -> None:
        """Let a visit that takes place have its effect."""
        client = move.targets[0]
        if client == move.actor and self.not_self is not None:
            board.idle.append(Reason(self.not_self, (client,)))
            return
        board.visited[client] = move.actor
        if self.away is not None:
            board.away[client] = Reason(self.away, (client,))
        if self._holds(board, client):
            board.held.setdefault(client, Reason(self.clause, (move.actor, client)))

    def _holds(self, board: Board, client: Seat) -> bool:
        if not self.roles or board.state.players[client].role in self.roles:
            return True
        return self.last_of_clan and any(
            [
                shot.shooters(board.state) == (client,) and board.state.role(client) in shot.members
                for shot in board.rules.shots
            ]
        )

    def shield(self, board: Board, moves: Sequence[Move]) -> None:
        """Protect the client, where the visit does."""
        if self.saves is None:
            return
        for move in moves:
            board.protect(move.targets[0], Reason(self.saves, (move.actor,)), self.verb)

    def follow(self, board: Board, moves: Sequence[Move]) -> None:
        """Let the client die with his visitor."""
        if self.drags is Drags.NEVER or self.drags_clause is None:
            return
        for move in moves:
            shots = board.attacked(move.actor)
            drawn_in = bool(shots) if self.drags is Drags.ATTACKED else move.actor in board.dead
            if drawn_in:
                blamed = tuple(killer for shot in shots for killer in shot.killers)
                board.die(move.targets[0], Reason(self.drags_clause, (move.actor, *move.targets)), blamed)

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Give the client his alibi for the coming day."""
        del board
        if self.alibi is not None:
            for move in moves:
                draft.lay(ALIBI, move.targets[0], secret=True)


def free_the_healed(board: Board) -> None:
    """Free the patients of healers who are not held themselves, where healing frees."""
    for own in board.rules.stages["shield"]:
        if not getattr(own, "frees", None):
            continue
        for move in board.moves.get(own, ()):
            if move.actor not in board.held:
                for target in move.targets:
                    if board.held.pop(target, None) is not None:
                        board.idle.append(Reason(own.frees, (move.actor, target)))


def _void_moves(board: Board, seat: Seat) -> None:
    for own, moves in board.moves.items():
        if own.is_shot or not own.blockable:
            continue
        for move in moves:
            if move.actor == seat:
                board.void[seat, move.verb] = Answer.BLOCKED


def _standing(board: Board, blockers: list[Block]) -> list[tuple[Block, Move]]:
    """Return the visits that take place: a visitor whom nobody holds comes first, and whom he holds visits nobody.

    In a ring of visitors the one with the lowest rank, then the lowest seat, prevails; his own visitor's visit is void.
    """
    waiting = [(own, move) for own in blockers for move in board.moves[own]]
    standing: list[tuple[Block, Move]] = []
    while waiting:
        aimed_at = {move.targets[0] for _, move in waiting if move.targets[0] != move.actor}
        free = [visit for visit in waiting if visit[1].actor not in aimed_at]
        if free:
            stopped = {move.targets[0] for _, move in free}
            standing += free
            lost = [v for v in waiting if v[1].actor in stopped and v not in free]
        else:
            first = min(waiting, key=lambda visit: (visit[0].rank, visit[1].actor))
            free = [first]
            standing.append(first)
            lost = [v for v in waiting if v is not first and _touches(v[1], first[1])]
        for own, move in lost:
            board.void[move.actor, move.verb] = Answer.BLOCKED
            board.idle.append(Reason(own.prevails or own.clause, (move.actor,)))
        waiting = [visit for visit in waiting if visit not in free and visit not in lost]
    return standing


def _touches(move: Move, first: Move) -> bool:
    """Whether a visit of a ring is that of the prevailing one's client, or goes to him."""
    return move.actor == first.targets[0] or move.targets[0] == first.actor
