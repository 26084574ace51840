"""A table at which a scenario is played: does what a step says and remembers what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from controller.rules import actions as a
from controller.rules.day import hand_refusal
from controller.rules.dealing import mixes
from controller.rules.engine import can, decide, evolve
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Event
from controller.rules.model import ClauseId, GameState, Phase, RoleId, Seat, TeamId, Verb
from controller.rules.ruleset import Ruleset
from controller.rules.vote import open_round
from controller.scenarios.reader import Scenario, Step
from controller.scenarios.rows import Row


class Table:
    """Plays one scenario by the rules.

    After :meth:`play`, ``events``, ``refused`` (each with the clause) and ``counts`` are those of that step.
    """

    def __init__(self, rules: Ruleset, scenario: Scenario) -> None:
        self.rules = rules
        self.scenario = scenario
        self.state = GameState()
        self.events: list[Event] = []
        self.refused: dict[Row, ClauseId] = {}
        self.counts: Mapping[RoleId, int] = {}

    def start(self, roles: Mapping[int, str], *, judged: bool) -> None:
        """Seat the players anew. Raises ``IllegalAction`` when they cannot be."""
        cards = {Seat(seat): RoleId(role) for seat, role in roles.items()}
        self.state = GameState()
        self.do(
            a.StartGame(
                ruleset=self.rules.id,
                names=dict.fromkeys(cards, ""),
                mix=Counter(cards.values()),
                roles=cards,
                options=self.scenario.options,  # type: ignore[arg-type] # a list of seats is refused
                start_night=self.scenario.start_night,
                judged=judged,
            )
        )

    def play(self, step: Step) -> None:
        """Do what the step says. Raises ``IllegalAction`` if the step as such cannot be done now."""
        self.events = []
        self.refused = {}
        _PLAYS[step.kind](self, step.value)

    def do(self, *actions: a.Action) -> None:
        """Carry out actions, one after the other."""
        for action in actions:
            for event in decide(self.state, action):
                self.events.append(event)
                self.state = evolve(self.state, event)

    def attempt(self, row: Row, *actions: a.Action) -> None:
        """Carry out an action, or note that it was refused."""
        try:
            self.do(*actions)
        except IllegalAction as refusal:
            self.refused[row] = refusal.clause


def _night(table: Table, rows: tuple[Row, ...]) -> None:
    """Play a night; where none can begin, as a vote is open or the game over, all of it is refused."""
    try:
        _fall_asleep(table)
    except IllegalAction as refusal:
        table.refused = dict.fromkeys(rows, refusal.clause)
        return
    for row in rows:
        if isinstance(row[0], str):
            _clan_action(table, row)
        else:
            table.attempt(row, _action(row))
    table.do(a.EndNight())


def _fall_asleep(table: Table) -> None:
    if table.state.phase is not Phase.NIGHT:
        table.do(a.PassDay())
    table.do(a.BeginNight())


def _action(row: Row) -> a.Action:
    actor, verb, targets, word = _parts(row)
    if verb == "pass":
        return a.Pass(Seat(int(actor)))
    if verb == "timeout":
        return a.TimeOut(Seat(int(actor)))
    return a.Act(Seat(int(actor)), Verb(verb), targets, word)


def _clan_action(table: Table, row: Row) -> None:
    clan, verb, targets, word = _parts(row)
    if verb not in ("pass", "timeout"):
        table.attempt(row, a.ClanAct(TeamId(str(clan)), Verb(verb), targets, word))
        return
    members = _clan(table, str(clan))
    for seat in members:
        table.attempt(row, a.Pass(seat) if verb == "pass" else a.TimeOut(seat))
    if not members:
        table.refused[row] = ClauseId(Own.OUT)


def _clan(table: Table, clan: str) -> tuple[Seat, ...]:
    """Return the living who take part in any common move of the clan."""
    owners = (role.id for role in table.rules.roles if any(own.clan == clan for own in role.abilities))
    return table.state.holders(*owners)


def _parts(row: Row) -> tuple[int | str, str, tuple[Seat, ...], str | None]:
    targets = tuple(Seat(part) for part in row[2:] if isinstance(part, int))
    word = next((part for part in row[2:] if isinstance(part, str)), None)
    return row[0] or 0, str(row[1]), targets, word


def _vote(table: Table, votes: Mapping[int, tuple[int | None, ...]]) -> None:
    """Cast votes; with none the day is passed, where there is a day to pass."""
    if not votes and can(table.state, a.PassDay()):
        table.do(a.PassDay())
    if not votes:
        return
    closed = _opened(table)
    for voter, candidates in votes.items():
        for candidate in candidates:
            row = (voter, "vote", candidate)
            if open_round(table.state) is None:
                table.refused[row] = closed
            else:
                table.attempt(row, a.CastVote(Seat(voter), None if candidate is None else Seat(candidate)))


def _opened(table: Table) -> ClauseId:
    """Open the round if none is open; return why votes are refused as soon as none is open any more."""
    if open_round(table.state) is None:
        try:
            table.do(a.OpenVote())
        except IllegalAction as refusal:
            return refusal.clause
    return ClauseId(Own.NO_VOTE)


def _hands(table: Table, hands: tuple[int, ...]) -> None:
    shown = a.ShowHands(tuple(Seat(hand) for hand in hands))
    if not can(table.state, shown):
        table.refused |= {(hand, "hand"): ClauseId(Own.NOT_DAY) for hand in hands}
        return
    for hand in hands:
        refusal = hand_refusal(table.state, Seat(hand))
        if refusal is not None:
            table.refused[hand, "hand"] = refusal
    table.do(shown)


def _foul(table: Table, foul: tuple[int, int]) -> None:
    table.do(a.GiveFoul(Seat(foul[0]), foul[1]))


def _leave(table: Table, leaving: tuple[int | str, ...]) -> None:
    seats = [Seat(part) for part in leaving if isinstance(part, int)]
    if seats:
        table.do(a.Remove(seats[0], others=tuple(seats[1:])))
    if "spectator" in leaving:
        table.do(a.RemoveSpectator())


def _nominate(table: Table, pairs: tuple[tuple[int, int], ...]) -> None:
    for by, target in pairs:
        table.refused[by, "nominate", target] = ClauseId(Own.NOT_YOUR_MOVE)


def _accuse(table: Table, accusation: Mapping[str, Any]) -> None:
    table.refused[accusation["by"], "accuse", accusation["target"]] = ClauseId(Own.NOT_YOUR_MOVE)


def _decide(table: Table, rows: tuple[Row, ...]) -> None:
    """Nothing comes of talk, of ending one's speech or of declining what nobody asked; the rest is refused."""
    for row in rows:
        idle = row[1] in ("claim", "thanks", "pass", "timeout") and row[0] in table.state.living
        if not idle:
            table.refused[row] = ClauseId(Own.NOT_YOUR_MOVE)


def _draw(table: Table, drawn: Mapping[str, Any]) -> None:
    """Deal as drawn before the game; these rules draw nothing else, and Death does not come."""
    if "death" in drawn:
        table.refused["host", "death"] = ClauseId(Own.NOT_YOUR_MOVE)
    if set(drawn) == {"death"}:
        return
    if set(drawn) - {"death"} != {"deal"} or table.state.night != table.scenario.start_night - 1:
        raise IllegalAction(Own.NOT_YOUR_MOVE)
    table.start(drawn["deal"], judged=False)


def _deal(table: Table, players: int) -> None:
    suggested = mixes(table.rules, players)
    if suggested:
        table.counts = suggested[0]
    else:
        few = players < table.rules.seats_min
        table.refused["host", "deal", players] = ClauseId(Own.SEATS_MIN) if few else table.rules.crowded


def _nothing(table: Table, value: Any) -> None:
    del table, value


_PLAYS: Final[Mapping[str, Callable[[Table, Any], None]]] = {
    "night": _night,
    "vote": _vote,
    "nominate": _nominate,
    "accuse": _accuse,
    "decide": _decide,
    "raise": _hands,
    "foul": _foul,
    "leave": _leave,
    "draw": _draw,
    "deal": _deal,
    "expect": _nothing,
}
