"""Notes that are read when their writer has been killed, and the orders a don gives beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability, refuse
from controller.rules.model import Answer, ClauseId, GameState, Move, Reason, Seat, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board
    from controller.rules.draft import Draft


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CheckNote(Ability):
    """Leave the answer to this night's question with the host, who reads it out if the writer is killed."""

    stages: ClassVar[tuple[str, ...]] = ("dawn",)

    verb: Verb = Verb.NOTE
    visits: bool = False
    unchecked: ClauseId
    """Why the note is about nobody else than whom the writer asked about this night."""

    def verify(self, state: GameState, move: Move) -> None:
        """Refuse a note about somebody he has not asked about."""
        asked = [old for old in state.moves if old.actor == move.actor and old.verb is Verb.CHECK]
        if not asked or asked[0].targets != move.targets:
            raise refuse(self.unchecked, *move.targets)

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Read out the note of a writer who was killed."""
        for move in moves:
            check = board.rules.ability(board.state.role(move.actor), Verb.CHECK)
            told = check.answer(board, move) if check is not None and move.actor in board.dead else None
            if told is not None:
                draft.announce("note", *move.targets, str(told[0]))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class DyingNote(Ability):
    """Write about one player that he is mafia or honest; it is opened if the clan's shot kills the writer."""

    stages: ClassVar[tuple[str, ...]] = ("dawn",)

    verb: Verb = Verb.NOTE
    words: tuple[str, ...] = ("mafia", "honest")
    visits: bool = False
    blockable: bool = False
    accuses: str = "mafia"
    about: TeamId
    executes: ClauseId
    """Why somebody of that side whom the note accuses dies without a vote."""

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Open the latest note of a writer killed by the clan."""
        del moves
        for seat in sorted(board.dead):
            if board.rules.ability(board.state.role(seat), self.verb) is not self:
                continue
            shot = [attack for attack in board.attacked(seat) if attack.by.is_shot]
            if not any([board.stopped(attack) is None for attack in shot]):
                continue
            note = self._latest(board.state, seat)
            if note is not None:
                self._open(board, draft, note)

    def _latest(self, state: GameState, seat: Seat) -> Move | None:
        notes = [
            move
            for night in (*state.past_moves, state.moves)
            for move in night
            if move.actor == seat and move.verb is self.verb
        ]
        return notes[-1] if notes else None

    def _open(self, board: Board, draft: Draft, note: Move) -> None:
        target = note.targets[0]
        draft.announce("note", target, str(note.word))
        accused = draft.state.players[target]
        if note.word == self.accuses and accused.team == self.about and accused.alive:
            board.named.append((target, Reason(self.executes, (note.actor, target))))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Order(Ability):
    """Name the victims of the coming nights, in order; the clan is shown them. They bind nobody."""

    stages: ClassVar[tuple[str, ...]] = ("dawn",)

    verb: Verb = Verb.ORDER
    least: int = 3
    most: int = 3
    visits: bool = False
    used: ClauseId
    """Why a night without a hit uses up an order."""

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Keep what was ordered, or strike off what a night without a hit has used up."""
        for move in moves:
            draft.order(move.targets)
            return
        shooting = any(
            [
                own.is_shot and board.rules.is_called(role.id, own.verb, board.state.night)
                for role in board.rules.roles
                for own in role.abilities
            ]
        )
        orders = tuple(seat for seat in board.state.orders if board.state.players[seat].alive)
        if shooting and not board.dead and orders:
            draft.order(orders[1:])

    def others(self, board: Board, move: Move) -> Iterable[tuple[Seat, tuple[Answer, tuple[Seat, ...]]]]:
        """Show the order to the others of the clan."""
        team = board.state.players[move.actor].team
        for seat, player in board.state.players.items():
            if player.alive and player.team == team and seat != move.actor:
                yield seat, (Answer.SEATS, move.targets)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Sign(Ability):
    """Agree on a secret sign; nothing comes of it for the rules."""

    verb: Verb = Verb.SIGN
    least: int = 0
    most: int = 0
    visits: bool = False
