"""What lies on a player for the coming day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import PROTECTED, ClauseId, Move, Reason, RoleId, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board
    from controller.rules.draft import Draft


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Protect(Ability):
    """Keep a player from being executed on the coming day."""

    stages: ClassVar[tuple[str, ...]] = ("dawn",)

    verb: Verb = Verb.PROTECT

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Lay the protection, secretly."""
        del board
        for move in moves:
            draft.lay(PROTECTED, move.targets[0], secret=True)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Silence(Ability):
    """Rape a player: on the coming day he does not vote, is not voted against, and may have to be silent."""

    stages: ClassVar[tuple[str, ...]] = ("shield", "dawn")

    verb: Verb = Verb.SILENCE
    lays: tuple[str, ...]
    """What lies on him: ``mute``, ``voteless``, ``immune``."""
    turns: Mapping[RoleId, RoleId] = field(default_factory=lambda: MappingProxyType({}))
    """Which role becomes which by it."""
    turns_clause: ClauseId | None = None

    def shield(self, board: Board, moves: Sequence[Move]) -> None:
        """Note who was raped."""
        board.raped += [target for move in moves for target in move.targets if target not in board.raped]

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Announce the victims, and lay on them what it brings."""
        del moves
        raped, board.raped = sorted(board.raped), []
        for seat in raped:
            draft.announce("raped", seat)
            for kind in self.lays:
                draft.lay(kind, seat)
            player = draft.state.players[seat]
            turned = None if player.role is None else self.turns.get(player.role)
            team = None if turned is None else board.rules.team_of(turned)
            same = player.alive and player.role == board.state.players[seat].role
            if same and turned is not None and team is not None and self.turns_clause is not None:
                draft.change(seat, turned, team, Reason(self.turns_clause, (seat,)))
