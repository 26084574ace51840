"""The one shot of a clan, and who decides on its target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from controller.rules.abilities.ability import Ability
from controller.rules.model import Answer, ClauseId, GameState, Move, Reason, RoleId, Seat, TeamId, Verb

if TYPE_CHECKING:
    from controller.rules.board import Board


class Way(StrEnum):
    """A way to come to one target."""

    LEADER = "leader"
    """The leader's, if he shows one."""
    LEADER_ALONE = "leader_alone"
    """The leader's, and while he lives nobody else's."""
    AGREED = "agreed"
    """The one that all show who show any."""
    ALL = "all"
    """The one that every living member shows."""
    MAJORITY = "majority"
    """The one that more than half of the living members show."""
    VOTES = "votes"
    """The one that most show, the leader counting twice; of several the most senior sender's."""
    SENIOR = "senior"
    """That of the most senior member who shows anything; if he declines there is no shot."""


class Stopped(StrEnum):
    """Whose being held stops the shot."""

    NEVER = "never"
    BOSS = "boss"
    """The most senior member's."""
    LAST = "last"
    """The only living member's."""
    MEMBER = "member"
    """That of any holder of certain roles; the shot is fired, and hits nobody."""


class Pays(StrEnum):
    """Which member counts as the killer."""

    BOSS = "boss"
    DRAWN = "drawn"
    """One drawn among those who pointed at the victim."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ClanShot(Ability):
    """Shoot one player together. ``ways`` are tried one after another, each with its clause."""

    stages: ClassVar[tuple[str, ...]] = ("strike",)
    is_shot: ClassVar[bool] = True

    verb: Verb = Verb.KILL
    clan: TeamId
    members: tuple[RoleId, ...]
    """Who takes part, the most senior first."""
    heirs: tuple[RoleId, ...] = ()
    """Who takes it over, one after another, when no member is left."""
    leader: RoleId | None = None
    ways: tuple[tuple[Way, ClauseId], ...]
    no_shot: ClauseId
    """Why nobody is shot when no way leads to a target."""
    leader_silent: ClauseId | None = None
    """Why it comes out so when the living leader shows nobody, where the text says that apart."""
    none_left: ClauseId
    timed_out: ClauseId
    declined: ClauseId
    several: ClauseId | None = None
    """Why a member who names several players names none."""
    stopped: Stopped = Stopped.NEVER
    stopped_clause: ClauseId | None = None
    stopped_roles: tuple[RoleId, ...] = ()
    pays: Pays = Pays.BOSS
    owed: ClauseId | None = None
    """Why the night goes on until every member has named somebody."""
    seniority: str | None = None
    """The option that lists members by seniority."""
    names_public: bool = False
    """Whether the names, and how many there were, are read out in the morning."""
    records: bool = False
    """Whether it matters later whom the clan has fired at."""

    def available(self, state: GameState, seat: Seat) -> ClauseId | None:
        """Return why that seat takes no part in the shot, ``None`` if he does."""
        if state.role(seat) not in self.members and seat not in self.shooters(state):
            return self.none_left
        return Ability.available(self, state, seat)

    def shooters(self, state: GameState) -> tuple[Seat, ...]:
        """Return the living who take part, the most senior first."""
        members = self._by_seniority(state)
        if members:
            return members
        for role in self.heirs:
            holders = state.holders(role)
            if holders:
                return holders[:1]
        return ()

    def _by_seniority(self, state: GameState) -> tuple[Seat, ...]:
        players = state.players
        found = [seat for seat, player in players.items() if player.alive and player.role in self.members]
        if len(found) <= 1:
            return tuple(found)
        listed = state.options.get(self.seniority) if self.seniority else None
        order = listed if isinstance(listed, tuple) else ()
        if order:
            unlisted = len(order)
            places = {seat: place for place, seat in enumerate(order)}
            found.sort(key=lambda seat: (players[seat].role != self.leader, places.get(seat, unlisted)))
        else:
            ranks = {role: rank for rank, role in enumerate(self.members)}
            found.sort(key=lambda seat: ranks[players[seat].role or self.members[0]])
        return tuple(found)

    def strike(self, board: Board, moves: Sequence[Move]) -> None:
        """Fire at the target the clan has come to."""
        if self._rests(board):
            return
        members = self.shooters(board.state)
        if not members:
            board.idle.append(Reason(self.none_left))
            return
        shown = {move.actor: move.targets[0] for move in moves if len(move.targets) == 1}
        acted = {move.actor for move in moves}
        target, reason = self._choice(board.state, members, shown, acted)
        senders = [seat for seat in members if seat in acted]
        stopped = self._why_stopped(board, members)
        if stopped is not None and Stopped.LAST is self.stopped:
            board.idle.append(stopped)
            if senders:
                board.told_clan[senders[0]] = (Answer.BLOCKED, ())
            return
        if target is None:
            board.idle.append(reason)
            return
        board.fired[self.clan] = target
        if stopped is not None:
            board.idle.append(stopped)
        elif target in board.away:
            board.idle.append(board.away[target])
            board.told_clan[senders[0]] = (Answer.NOT_HOME, ())
        else:
            board.strike(self, target, self._killer(board, members, shown, target), reason)

    def _rests(self, board: Board) -> bool:
        """Whether nobody expects a shot: in a night without moves, or of a clan of which nobody lives."""
        resting = board.state.night == 1 and board.rules.moves.rest is not None
        players = board.state.players.values()
        return resting or not any([player.team == self.clan and player.alive for player in players])

    def _killer(
        self, board: Board, members: tuple[Seat, ...], shown: dict[Seat, Seat], target: Seat
    ) -> tuple[Seat, ...]:
        if self.pays is Pays.BOSS:
            return members[:1]
        return (board.lucky([seat for seat, named in shown.items() if named == target]),)

    def _why_stopped(self, board: Board, members: tuple[Seat, ...]) -> Reason | None:
        if self.stopped is Stopped.NEVER or self.stopped_clause is None:
            return None
        if self.stopped is Stopped.MEMBER:
            for client in board.visited:
                if board.state.players[client].role in self.stopped_roles:
                    return Reason(self.stopped_clause, (client,))
            return None
        if self.stopped is Stopped.LAST and len(members) != 1:
            return None
        held = board.held.get(members[0])
        return None if held is None else Reason(self.stopped_clause, members[:1])

    def _choice(
        self, state: GameState, members: tuple[Seat, ...], shown: dict[Seat, Seat], acted: set[Seat]
    ) -> tuple[Seat | None, Reason]:
        """Return the clan's target, ``None`` for no shot, and the reason."""
        for way, clause in self.ways:
            stop, target = self._by(way, state, members, shown)
            if target is not None:
                named = tuple(seat for seat in members if shown.get(seat) == target)
                by_leader = way in (Way.LEADER, Way.LEADER_ALONE)
                return target, Reason(clause if by_leader else self._why_led(state, members) or clause, named)
            if stop:
                break
        return None, self._why_none(state, members, acted)

    def _by(
        self, way: Way, state: GameState, members: tuple[Seat, ...], shown: dict[Seat, Seat]
    ) -> tuple[bool, Seat | None]:
        """Return whether the search ends here, and the target."""
        targets = list(shown.values())
        match way:
            case Way.LEADER | Way.LEADER_ALONE:
                leaders = [seat for seat in members if state.players[seat].role == self.leader]
                chosen = next((shown[seat] for seat in leaders if seat in shown), None)
                return way is Way.LEADER_ALONE and bool(leaders), chosen
            case Way.AGREED:
                return False, targets[0] if len(set(targets)) == 1 else None
            case Way.ALL:
                agreed = len(set(targets)) == 1 and all(seat in shown for seat in members)
                return False, targets[0] if agreed else None
            case Way.MAJORITY:
                return False, next((t for t in targets if 2 * targets.count(t) > len(members)), None)
            case Way.VOTES:
                return False, self._most(state, members, shown)
            case _:
                first = next((seat for seat in members if seat in shown or seat in state.passed), None)
                return True, None if first is None else shown.get(first)

    def _most(self, state: GameState, members: tuple[Seat, ...], shown: dict[Seat, Seat]) -> Seat | None:
        votes: dict[Seat, int] = {}
        for seat, target in shown.items():
            weight = 2 if state.players[seat].role == self.leader else 1
            votes[target] = votes.get(target, 0) + weight
        most = max(votes.values(), default=0)
        return next((shown[seat] for seat in members if seat in shown and votes[shown[seat]] == most), None)

    def _why_led(self, state: GameState, members: tuple[Seat, ...]) -> ClauseId | None:
        led = any([state.players[seat].role == self.leader for seat in members])
        return self.leader_silent if led else None

    def _why_none(self, state: GameState, members: tuple[Seat, ...], acted: set[Seat]) -> Reason:
        if acted:
            clause = self._why_led(state, members) or self.no_shot
            return Reason(clause, tuple(seat for seat in members if seat in acted))
        late = tuple(seat for seat in members if seat in state.timed_out and seat not in state.passed)
        return Reason(self.timed_out, late) if late else Reason(self.declined, members)
