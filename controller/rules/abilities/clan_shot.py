"""The one shot of a clan, and who decides on its target."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from controller.rules.abilities.ability import Ability, Attack, Deed, Idle
from controller.rules.model import ClauseId, GameState, Move, Reason, RoleId, Seat, TeamId, Verb


@dataclass(frozen=True, slots=True, kw_only=True)
class ClanShot(Ability):
    """The leader's target; without his, the one on which all agree who showed any.

    ``clause`` is why the leader's target stands; the other fields name the clause of each other case.
    """

    verb: Verb = Verb.KILL
    clan: TeamId
    members: tuple[RoleId, ...]
    leader: RoleId
    leader_silent: ClauseId
    agreed: ClauseId
    disagreed: ClauseId
    none_left: ClauseId
    timed_out: ClauseId
    declined: ClauseId

    def deeds(self, state: GameState, moves: Collection[Move]) -> tuple[Deed, ...]:
        """Return the one attack, or why there is none."""
        target, reason = self.choice(state, moves)
        return (Idle(reason),) if target is None else (Attack(target, reason),)

    def choice(self, state: GameState, moves: Collection[Move]) -> tuple[Seat | None, Reason]:
        """Return the clan's target, ``None`` for no shot, and the reason."""
        members = state.holders(*self.members)
        shown = {move.actor: move.targets[0] for move in sorted(moves, key=lambda move: move.actor)}
        leaders = state.holders(self.leader)
        for leader in leaders:
            if leader in shown:
                return shown[leader], Reason(self.clause, (leader,))
        if not shown:
            return None, self._why_silent(state, members)
        targets = set(shown.values())
        if len(targets) > 1:
            return None, Reason(self.leader_silent if leaders else self.disagreed, tuple(shown))
        return targets.pop(), Reason(self.leader_silent if leaders else self.agreed, tuple(shown))

    def _why_silent(self, state: GameState, members: tuple[Seat, ...]) -> Reason:
        if not members:
            return Reason(self.none_left)
        late = tuple(seat for seat in members if seat in state.timed_out)
        return Reason(self.timed_out, late) if late else Reason(self.declined, members)
