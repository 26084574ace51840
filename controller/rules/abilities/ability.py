"""The shape of every ability: a night move that a role has, and where it takes part in the settlement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.bans import Ban
from controller.rules.abilities.needs import Need
from controller.rules.errors import IllegalAction
from controller.rules.model import Answer, ClauseId, GameState, Move, Seat, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board
    from controller.rules.draft import Draft


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Ability:
    """A night move that a role has, by default without effect and without answer.

    Its methods are the stages of the night's settlement (``controller.rules.board``), in this order: ``hold``,
    ``strike``, ``shield``, ``follow``, ``revive``, then the answers, then ``dawn``. A stage is only called if it
    is named in ``stages``.
    """

    stages: ClassVar[tuple[str, ...]] = ()
    is_shot: ClassVar[bool] = False
    asks: ClassVar[bool] = False
    """Whether the actor gets an answer."""
    always_shown: ClassVar[bool] = False
    """Whether the holder is shown something every night, moved or not."""
    names_role: ClassVar[bool] = False
    """Whether the move names a role beside the player."""

    verb: Verb
    clause: ClauseId
    """The clause it rests on."""
    bans: tuple[Ban, ...] = ()
    needs: tuple[Need, ...] = ()
    least: int = 1
    most: int = 1
    """How many players a move names."""
    distinct: bool = True
    """Whether they must be different ones."""
    words: tuple[str, ...] = ()
    """The words one of which the move must add, beside the player."""
    clan: TeamId | None = None
    """The clan that shares it, ``None`` if each holder acts for himself."""
    blockable: bool = True
    """Whether it comes to nothing when its actor is held."""
    visits: bool = True
    """Whether the actor goes to the player's home, and may not find him there."""
    none_left: ClauseId | None = None
    """Why nothing comes of it when nobody of the clan is left to do it."""
    thumbs: tuple[str, str] = ("up", "down")
    """The signs for yes and no."""

    def available(self, state: GameState, seat: Seat) -> ClauseId | None:
        """Return why that seat has not this move tonight, ``None`` if he has."""
        for need in self.needs:
            if not need.met(state, seat, self):
                return need.clause
        return None

    def verify(self, state: GameState, move: Move) -> None:
        """Refuse a move by what belongs to this ability alone. Raises ``IllegalAction``."""
        del state, move

    def hold(self, board: Board, moves: Sequence[Move]) -> None:
        """Keep players from their moves."""

    def strike(self, board: Board, moves: Sequence[Move]) -> None:
        """Put attacks on record."""

    def shield(self, board: Board, moves: Sequence[Move]) -> None:
        """Protect players from attacks."""

    def follow(self, board: Board, moves: Sequence[Move]) -> None:
        """Take others along with those who were attacked or die."""

    def revive(self, board: Board, moves: Sequence[Move]) -> None:
        """Take one of the dead back."""

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Let what lasts begin, when the dead have left."""

    def answer(self, board: Board, move: Move) -> tuple[Answer, tuple[Seat, ...]] | None:
        """Return what the host shows for a move that was carried out, ``None`` for nothing."""
        del board, move
        return None

    def others(self, board: Board, move: Move) -> Iterable[tuple[Seat, tuple[Answer, tuple[Seat, ...]]]]:
        """Return what the host shows others by a move."""
        del board, move
        return ()

    def unasked(self, board: Board, seat: Seat) -> tuple[Answer, tuple[Seat, ...]] | None:
        """Return what the host shows a holder who has made no move."""
        del board, seat
        return None


def refuse(clause: ClauseId, *seats: Seat) -> IllegalAction:
    """Return the error to raise for a move that the clause forbids."""
    return IllegalAction(clause, seats=seats)
