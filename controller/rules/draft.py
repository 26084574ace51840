"""A decision while it is made: the events so far and the state they lead to."""

from __future__ import annotations

from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Announced, EffectLaid, Event, OrdersGiven, RoleChanged
from controller.rules.evolve import evolve
from controller.rules.model import Effect, GameState, Phase, Reason, RoleId, Seat, TeamId
from controller.rules.ruleset import Ruleset


class Draft:
    """Collects events and applies each to the state at once, so that the next can rest on it."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        """Let these happen."""
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def announce(self, fact: str, *about: int | str) -> None:
        """Tell a fact to everybody."""
        self.add(Announced(fact, about))

    def lay(self, kind: str, seat: Seat, *, secret: bool = False) -> None:
        """Lay something on a player for the coming day."""
        coming = self.state.day + 1
        self.add(EffectLaid(Effect(kind, seat, coming, coming), secret=secret))

    def change(self, seat: Seat, role: RoleId, team: TeamId, reason: Reason) -> None:
        """Let a player become something else."""
        self.add(RoleChanged(seat, role, team, reason))

    def order(self, seats: tuple[Seat, ...]) -> None:
        """Let these be the orders that are open."""
        self.add(OrdersGiven(seats))


def rules_of(state: GameState) -> Ruleset:
    """Return the rules of the game that is on. Raises ``IllegalAction`` before it began."""
    if state.ruleset is None:
        raise IllegalAction(Own.NO_GAME)
    return state.ruleset


def running(state: GameState) -> Ruleset:
    """Return the rules of the game that goes on. Raises ``IllegalAction`` before and after it."""
    rules = rules_of(state)
    if state.phase is Phase.OVER:
        raise IllegalAction(Own.GAME_OVER)
    return rules


def verify_seat(state: GameState, *seats: Seat) -> None:
    """Refuse a seat at which nobody was seated."""
    for seat in seats:
        if seat not in state.players:
            raise IllegalAction(Own.UNKNOWN_SEAT, seats=(seat,))


def verify_living(state: GameState, *seats: Seat) -> None:
    """Refuse a seat whose player is not in the game."""
    verify_seat(state, *seats)
    for seat in seats:
        if not state.players[seat].alive:
            raise IllegalAction(Own.OUT, seats=(seat,))
