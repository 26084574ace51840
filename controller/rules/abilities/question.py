"""Questions about one player or two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import Answer, ClauseId, Move, Reason, RoleId, Seat, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board
    from controller.rules.draft import Draft


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Question(Ability):
    """Ask whether somebody is of one of these sides or has one of these roles, as things were at nightfall."""

    stages: ClassVar[tuple[str, ...]] = ("strike",)
    asks: ClassVar[bool] = True

    teams: tuple[TeamId, ...] = ()
    roles: tuple[RoleId, ...] = ()
    but_not: tuple[RoleId, ...] = ()
    """Roles about which the answer is no."""
    shoots: ClauseId | None = None
    """Why whoever the answer is yes for is shot."""
    crossed: ClauseId | None = None
    """Why for a victim of the clan's shot there is another answer."""

    def strike(self, board: Board, moves: Sequence[Move]) -> None:
        """Shoot whom the answer is yes for, where the asker does."""
        if self.shoots is None:
            return
        for move in moves:
            target = move.targets[0]
            if board.finds(move, target) and self._hit(board, target):
                board.strike(self, target, (move.actor,), Reason(self.shoots, (move.actor,)))

    def answer(self, board: Board, move: Move) -> tuple[Answer, tuple[Seat, ...]]:
        """Answer by what the player named is."""
        if self.crossed is not None and _shot_by_clan(board, move.targets[0]):
            return Answer.CROSSED, ()
        hit = any([self._hit(board, target) for target in move.targets])
        return (Answer.YES if hit else Answer.NO), ()

    def _hit(self, board: Board, target: Seat) -> bool:
        player = board.state.players[target]
        return player.role not in self.but_not and (player.team in self.teams or player.role in self.roles)


def _shot_by_clan(board: Board, seat: Seat) -> bool:
    """Whether a clan's own shot kills that player this night."""
    return any([attack.by.is_shot and board.stopped(attack) is None for attack in board.attacked(seat)])


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Compare(Ability):
    """Ask whether two players are of the same side. Whoever is of no side named differs from everybody."""

    asks: ClassVar[bool] = True

    verb: Verb = Verb.COMPARE
    sides: tuple[tuple[TeamId, ...], ...]
    """The teams that count as one side, side by side."""
    least: int = 2
    most: int = 2
    visits: bool = False

    def answer(self, board: Board, move: Move) -> tuple[Answer, tuple[Seat, ...]]:
        """Answer by the sides the two are on."""
        first, second = (board.state.players[target].team for target in move.targets)
        same = any([first in side and second in side for side in self.sides])
        return (Answer.SAME if same else Answer.DIFFERENT), ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Watch(Ability):
    """See who came to kill one player."""

    asks: ClassVar[bool] = True

    verb: Verb = Verb.WATCH
    visits: bool = False
    only_killers: bool = False
    """Whether only those are seen who killed him, not those who tried."""
    newspaper: ClauseId | None = None
    """Why it is told in the morning that somebody was seen."""
    stages: ClassVar[tuple[str, ...]] = ("dawn",)

    def answer(self, board: Board, move: Move) -> tuple[Answer, tuple[Seat, ...]]:
        """Answer with the seats of those who came."""
        seen = self._seen(board, move.targets[0])
        return (Answer.SEATS, seen) if seen else (Answer.NOBODY, ())

    def _seen(self, board: Board, target: Seat) -> tuple[Seat, ...]:
        attacks = board.attacked(target)
        if self.only_killers:
            if target not in board.dead:
                return ()
            attacks = [attack for attack in attacks if board.stopped(attack) is None]
        came = {killer for attack in attacks for killer in attack.killers}
        came.update(board.followed.get(target, ()) if self.only_killers else ())
        return tuple(sorted(came))

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Let the newspaper say that the killer was seen."""
        if self.newspaper and any([self._seen(board, move.targets[0]) for move in moves]):
            draft.announce("hobo_saw_killer")
