"""A table at which a scenario is played: does what a step says and remembers what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from controller.rules import actions as a
from controller.rules.abilities.block import Block
from controller.rules.abilities.bond import Revive
from controller.rules.abilities.heal import Heal
from controller.rules.day import hand_refusal
from controller.rules.dealing import mixes
from controller.rules.engine import can, decide, evolve
from controller.rules.errors import IllegalAction, Own
from controller.rules.events import Event
from controller.rules.model import ClauseId, GameState, Phase, RoleId, Ruling, Seat, TeamId, Verb
from controller.rules.ruleset import Owed, Ruleset
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
        self.luck: tuple[Seat, ...] = ()
        """The outcome of the draws of the coming night."""
        self.awaited: frozenset[Seat] = frozenset()
        """Whose vote an open round waits for, as it was refused."""

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
                options=self.scenario.options,
                start_night=self.scenario.start_night,
                judged=judged,
            )
        )

    def play(self, step: Step) -> None:
        """Do what the step says. Raises ``IllegalAction`` if the step as such cannot be done now."""
        if step.kind != "expect" or step.number > 1:
            self.events = []  # what a first look finds is how the game began
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
    for row in in_order_of_calls(table, rows):
        if isinstance(row[0], str):
            _clan_action(table, row)
        else:
            table.attempt(row, _action(row))
    # Where somebody still owes a move the night goes on.
    if can(table.state, a.EndNight()):
        table.do(a.EndNight())


def _fall_asleep(table: Table) -> None:
    if table.state.asleep:
        return
    if table.state.phase is not Phase.NIGHT:
        table.do(a.PassDay())
        # What a day brought in which nothing is done is not part of the night.
        table.events = []
    table.do(a.BeginNight(luck=table.luck))
    table.luck = ()


def in_order_of_calls(table: Table, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the actions as the host would hear them where that matters: first who holds others, last who revives."""
    done: dict[int | str | None, int] = {}
    keyed = []
    for row in rows:
        place = max(_place(table, row), done.get(row[0], 0))
        if row[1] in ("pass", "timeout"):
            done[row[0]] = place
        keyed.append((place, row))
    return tuple(row for _, row in sorted(keyed, key=lambda one: one[0]))


def _place(table: Table, row: Row) -> int:
    role = table.state.role(Seat(row[0])) if isinstance(row[0], int) else None
    ability = None if row[1] in ("pass", "timeout") else table.rules.ability(role, Verb(str(row[1])))
    if isinstance(ability, Block):
        return 0
    if isinstance(ability, Heal) and ability.frees is not None:
        return 1
    return 3 if isinstance(ability, Revive) else 2


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
    """Return the living who take part in the clan's shot."""
    return next((shot.shooters(table.state) for shot in table.rules.shots if shot.clan == clan), ())


def _parts(row: Row) -> tuple[int | str, str, tuple[Seat, ...], str | None]:
    targets = tuple(Seat(part) for part in row[2:] if isinstance(part, int))
    word = next((part for part in row[2:] if isinstance(part, str)), None)
    return row[0] or 0, str(row[1]), targets, word


def _vote(table: Table, votes: Mapping[int, tuple[int | None, ...]]) -> None:
    """Play a round of votes; an empty one passes the day where the rules say so."""
    rules = table.rules.vote
    if not votes and (rules is None or rules.owed in _PASSED_WHEN_EMPTY or rules.refused_waits):
        if can(table.state, a.PassDay()):
            table.do(a.PassDay())
        return
    closed = _opened(table)
    held_up = set()
    for voter, candidates in votes.items():
        for candidate in candidates:
            row = (voter, "vote", candidate)
            if open_round(table.state) is None:
                table.refused[row] = closed
            else:
                before = len(table.refused)
                table.attempt(row, a.CastVote(Seat(voter), None if candidate is None else Seat(candidate)))
                if len(table.refused) > before:
                    held_up.add(Seat(voter))
    _close(table, held_up)


_PASSED_WHEN_EMPTY: Final = (Owed.MUST, Owed.WARNED)


def _close(table: Table, held_up: set[Seat]) -> None:
    """Count the round, unless it waits for somebody whose vote was refused."""
    rules = table.rules.vote
    poll = open_round(table.state)
    if rules is None or poll is None or rules.owed is Owed.MUST:
        return
    table.awaited = poll.missing & held_up if rules.refused_waits else frozenset()
    if not table.awaited:
        table.do(a.CloseVote())


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
    about = ("night",) if table.rules.day.accusations is not None else ()
    if not can(table.state, shown):
        table.refused |= {(hand, "hand", *about): ClauseId(Own.NOT_DAY) for hand in hands}
        return
    _refuse_hands(table, hands, about)
    table.do(shown)


def _refuse_hands(
    table: Table, hands: tuple[int, ...], about: tuple[int | str, ...], left_out: int = 0
) -> None:
    """Note which hands do not count: of the dead and barred, of whom it is about, and a hand raised twice."""
    twice = table.rules.day.extra_hands == 0
    for place, hand in enumerate(hands):
        refusal = hand_refusal(table.state, Seat(hand))
        if hand == left_out or (twice and hand in hands[:place]):
            refusal = ClauseId(Own.NOT_YOUR_MOVE)
        if refusal is not None:
            table.refused[(hand, "hand", *about)] = refusal


def _foul(table: Table, foul: tuple[int, int]) -> None:
    table.do(a.GiveFoul(Seat(foul[0]), foul[1]))
    _close_if_free(table)


def _leave(table: Table, leaving: tuple[int | str, ...]) -> None:
    seats = [Seat(part) for part in leaving if isinstance(part, int)]
    if seats:
        table.do(a.Remove(seats[0], others=tuple(seats[1:])))
    if "spectator" in leaving:
        table.do(a.RemoveSpectator())
    _close_if_free(table)


def _close_if_free(table: Table) -> None:
    """Count a round that waited only for somebody who is out now."""
    if table.awaited:
        _close(table, set(table.awaited))


def _nominate(table: Table, pairs: tuple[tuple[int, int], ...]) -> None:
    """Play a whole round of speeches with its nominations."""
    for by, target in pairs:
        table.attempt((by, "nominate", target), a.Nominate(Seat(by), Seat(target)))
    if table.rules.day.nominations is None:
        return
    for seat in table.state.living:
        if can(table.state, a.EndSpeech(seat)):
            table.do(a.EndSpeech(seat))
    table.do(a.OpenVote())


def _accuse(table: Table, accusation: Mapping[str, Any]) -> None:
    by, target, hands = accusation["by"], accusation["target"], accusation["hands"]
    action = a.Accuse(Seat(by), Seat(target), tuple(map(Seat, hands)))
    if can(table.state, action):
        _refuse_hands(table, hands, (target,), target)
    table.attempt((by, "accuse", target), action)


def _decide(table: Table, rows: tuple[Row, ...]) -> None:
    """Nothing comes of talk, of ending one's speech or of declining what nobody asked; the rest is refused."""
    for row in rows:
        seat = Seat(int(row[0] or 0))
        target = Seat(int(row[2])) if len(row) > len(("seat", "verb")) and row[2] is not None else None
        asked = table.state.decision is not None and table.state.decision.decider == seat
        living = seat in table.state.living
        if row[1] == "claim":
            table.refused |= {} if living else {row: ClauseId(Own.OUT)}
        elif row[1] == "thanks":
            _thanks(table, row, seat, asked=asked)
        elif asked or row[1] not in ("pass", "timeout") or not living:
            table.attempt(row, a.Decide(seat, Ruling(str(row[1])), target))


def _thanks(table: Table, row: Row, seat: Seat, *, asked: bool) -> None:
    if asked:
        table.attempt(row, a.Decide(seat, Ruling.PASS))
    elif table.rules.day.nominations is not None:
        table.attempt(row, a.EndSpeech(seat))
    elif seat not in table.state.living:
        table.refused[row] = ClauseId(Own.OUT)


def _draw(table: Table, drawn: Mapping[str, Any]) -> None:
    """Give the outcome of a draw beforehand."""
    if "deal" in drawn:
        if table.state.night != table.scenario.start_night - 1:
            raise IllegalAction(Own.NOT_YOUR_MOVE)
        table.start(drawn["deal"], judged=False)
    if "shooter" in drawn:
        table.luck = (Seat(drawn["shooter"]),)
    if "death" in drawn:
        death = drawn["death"]
        table.attempt(("host", "death"), a.CallDeath(Seat(death["by"]), death["number"]))
    if "execute" in drawn:
        table.do(a.DrawCondemned(Seat(drawn["execute"])))


def _deal(table: Table, players: int) -> None:
    suggested = mixes(table.rules, players)
    if suggested:
        table.counts = suggested[0]
    else:
        few = players < table.rules.seats_min
        table.refused["host", "deal", players] = table.rules.few if few else table.rules.crowded


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
