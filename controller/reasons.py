"""Why things come out as they do, in words: the one place that puts a clause of a ruleset into a language.

Used by the host's phone, the protocol, the checks of scenarios and the rehearsals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from controller.ports import Argument, Line, Words
from controller.rules import events as e
from controller.rules.errors import IllegalAction
from controller.rules.model import DRAW, GameState, Reason, RoleId, Seat, TeamId
from controller.rules.ruleset import Ruleset

OWN = "e-"
"""How the machine's own clauses begin, which are the same for every ruleset."""


@dataclass(frozen=True, slots=True)
class Why:
    """What came out, and the clauses that it rests on, in the order in which they weighed."""

    line: Line
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts lines and clauses of one game into one language. ``names`` are those of all seats, seat 1 first."""

    words: Words
    language: str
    rules: Ruleset | None = None
    names: tuple[str, ...] = ()

    @classmethod
    def of(cls, words: Words, language: str, state: GameState) -> Teller:
        """Return the teller for a game."""
        players = state.players
        last = max(players, default=Seat(0))
        names = tuple(players[Seat(at)].name if at in players else "" for at in range(1, last + 1))
        return cls(words, language, state.ruleset, names)

    def text(self, line: Line) -> str:
        """Return a line as it is shown, each seat with its name and each role as these rules call it.

        Raises ``KeyError`` where there are no words for it.
        """
        penalty = "foul" if self.rules is None else self.rules.fouls.name
        args: dict[str, Argument] = {"names": self.names, "penalty": penalty, **line.args}
        for name in ("role", "call"):
            if isinstance(value := args.get(name), str):
                args[name] = self._renamed(value)
        if isinstance(value := args.get("team"), str):
            args["team"] = self.team(TeamId(value))
        if "ruleset" in args and self.rules is not None:
            args["ruleset"] = self.title(self.rules)
        return self.words.text(Line(line.key, args), self.language)

    def clause(self, clause: str) -> str:
        """Return a clause in words: the ruleset's own, or those of the rule text that it comes from."""
        own = {} if self.rules is None else self.rules.texts.get(clause, {})
        told = own.get(self.language) or next(iter(own.values()), None)
        if told is not None:
            return str(told)
        return self.text(Line(clause_key(self.rules, clause)))

    def reason(self, reason: Reason) -> str:
        """Return a clause in words, and whom it was about."""
        told = self.clause(reason.clause)
        if not reason.seats or reason.clause.startswith(OWN):
            return told
        about = tuple(dict.fromkeys(reason.seats))
        return f"{told} {self.text(Line('reason-about', {'seats': about}))}"

    def refusal(self, refused: IllegalAction) -> str:
        """Return why an action was refused."""
        return self.reason(Reason(refused.clause, refused.seats))

    def role(self, role: RoleId) -> str:
        """Return what a role is called in these rules."""
        renamed = self._renamed(role)
        return renamed if renamed != role else self.words.text(Line(f"role-{role}"), self.language)

    def team(self, team: TeamId) -> str:
        """Return what a side is called in these rules; one that plays alone is called as its role is."""
        own = [role for role in self.rules.roles if role.team == team] if self.rules else []
        if [str(role.id) for role in own] == [team]:
            return self.role(own[0].id)
        return self.words.text(Line("page-draw" if team == DRAW else f"team-{team}"), self.language)

    def title(self, rules: Ruleset) -> str:
        """Return what a ruleset is called."""
        own = rules.title.get(self.language) or next(iter(rules.title.values()), None)
        return str(own) if own else self.words.text(Line(f"rules-name-{rules.base}"), self.language)

    def _renamed(self, role: str) -> str:
        names = {} if self.rules is None else self.rules.names.get(self.language, {})
        return str(names.get(role, role))


def clause_key(rules: Ruleset | None, clause: str) -> str:
    """Return the catalogue's key for a clause: the machine's own stand as they are, others by their rule text."""
    return clause if clause.startswith(OWN) or rules is None else f"{rules.base}-{clause}"


def is_of_rules(clause: str) -> bool:
    """Whether a clause stands in the rules, where it can be looked up, and is not the machine's own."""
    return not clause.startswith(OWN)


# ---------------------------------------------------------------- what has reasons


def why(events: Iterable[e.Event], *, whole: bool = True) -> Iterator[Why]:
    """Yield what came out in these events with its reasons.

    ``whole``: for those who may know all. To others why a day was over could tell who is what, and why somebody
    has changed could tell who made him.
    """
    ends: dict[Reason, None] = {}
    for event in events:
        match event:
            case e.NightSettled():
                yield from _night(event)
            case e.RoleChanged(seat, _, team, reason):
                told = reason if whole else Reason(reason.clause, (seat,))
                yield Why(Line("protocol-turned", {"seat": seat, "team": team}), (told,))
            case e.HandsCounted() | e.VoteClosed() | e.GameEnded():
                ends[event.reason] = None
            case e.DayEnded() if whole:
                ends[event.reason] = None
            case _:
                continue
    if ends:
        yield Why(Line("protocol-because"), tuple(ends))


def _night(event: e.NightSettled) -> Iterator[Why]:
    for outcome in event.outcomes:
        key = "protocol-died" if outcome.died else "protocol-lives"
        yield Why(Line(key, {"seat": outcome.seat}), outcome.reasons)
    if event.idle:
        yield Why(Line("protocol-idle"), tuple(dict.fromkeys(event.idle)))
