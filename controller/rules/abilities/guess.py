"""Naming a player's role, for a kill or to take his place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import ClauseId, Move, Reason, RoleId, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board
    from controller.rules.draft import Draft


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Guess(Ability):
    """Kill a player by naming his role, whatever protects him; a wrong guess does nothing."""

    stages: ClassVar[tuple[str, ...]] = ("strike", "dawn")
    names_role: ClassVar[bool] = True

    verb: Verb = Verb.GUESS
    wrong: ClauseId
    becomes: ClauseId | None = None
    """Why whoever guessed right takes the role over."""

    def strike(self, board: Board, moves: Sequence[Move]) -> None:
        """Attack those whose role was named rightly, once each."""
        seen = set()
        for move in moves:
            target = move.targets[0]
            if board.state.players[target].role != move.word:
                board.idle.append(Reason(self.wrong, (move.actor, target)))
            elif (target, self.becomes is None) not in seen:
                seen.add((target, self.becomes is None))
                board.strike(self, target, (), Reason(self.clause, (move.actor,)), shot=False)

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Let a survivor who guessed right become what he named, in the state it was in."""
        if self.becomes is None:
            return
        for move in moves:
            former = board.state.players[move.targets[0]]
            if former.role == move.word and draft.state.players[move.actor].alive:
                role, team = former.role, former.team
                draft.change(
                    move.actor, RoleId(str(role)), TeamId(str(team)), Reason(self.becomes, (move.actor,))
                )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Recruit(Ability):
    """Make a townsman one of the clan; at dawn he is."""

    stages: ClassVar[tuple[str, ...]] = ("dawn",)

    verb: Verb = Verb.RECRUIT
    role: RoleId
    """What the recruit becomes."""
    to: TeamId
    among: TeamId
    """Who can be recruited."""
    nothing: ClauseId
    """Why nothing comes of it with anybody else, or with one who dies."""
    announced: ClauseId

    def dawn(self, board: Board, draft: Draft, moves: Sequence[Move]) -> None:
        """Let the living recruits turn, and announce what they were."""
        for move in moves:
            target = move.targets[0]
            before = board.state.players[target]
            if before.team == self.among and draft.state.players[target].alive:
                draft.change(target, self.role, self.to, Reason(self.clause, (move.actor, target)))
                draft.announce("recruited", str(before.role))
