"""A fair player of chance: plays whole games of any ruleset, with every kind of action and some that are refused."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from controller.rules import actions as a
from controller.rules.dealing import deal, mixes
from controller.rules.engine import decide, evolve
from controller.rules.errors import IllegalAction
from controller.rules.events import Event
from controller.rules.model import Cause, GameState, Option, Phase, Ruling, Seat, Verb
from controller.rules.queries import acts
from controller.rules.ruleset import Owed, Ruleset
from controller.rules.rulesets import ruleset

NIGHTS = 8
"""The longest game; then the host ends it."""

_RULINGS = tuple(Ruling)
_CAUSES = (Cause.LEFT, Cause.EYES, Cause.STOOD_UP, Cause.OBSCENE)


@dataclass(frozen=True, slots=True)
class Turn:
    """What was tried, and what came of it: events, or the clause of the refusal."""

    before: GameState
    action: a.Action
    events: tuple[Event, ...]
    after: GameState
    refusal: IllegalAction | None = None


def start(name: str, chance: random.Random, players: int | None = None) -> a.StartGame:
    """Return the start of a game with one of the suggested mixes, shuffled, and chance options."""
    rules = ruleset(name)
    sizes = [n for n in range(rules.seats_min, rules.seats_max + 1) if mixes(rules, n)]
    number = players or chance.choice(sizes)
    mix = chance.choice(mixes(rules, number))
    seats = [Seat(seat) for seat in range(1, number + 1)]
    order = list(range(number))
    chance.shuffle(order)
    return a.StartGame(
        name, dict.fromkeys(seats, ""), mix, deal(mix, seats, order), options=_options(rules, chance)
    )


def _options(rules: Ruleset, chance: random.Random) -> dict[str, Option]:
    switches = [name for name, value in rules.options.items() if isinstance(value, bool)]
    return {name: chance.random() < 0.5 for name in switches}


class Game:
    """A game of chance. ``wild``: how often something is tried that nobody calls for."""

    def __init__(self, state: GameState, chance: random.Random, wild: float = 0.1) -> None:
        self.state = state
        self.chance = chance
        self.wild = wild

    def turns(self) -> Iterator[Turn]:
        """Play to the end and yield every attempt."""
        while self.state.phase is not Phase.OVER:
            if self.state.night >= NIGHTS:
                yield self.try_(a.EndGame(self.chance.choice(["town", "mafia", "draw"])))  # type: ignore[arg-type]
                yield self.try_(a.EndGame("draw"))  # type: ignore[arg-type]
                return
            if self.chance.random() < self.wild:
                yield self.try_(self.wild_action())
                continue
            yield from self.phase()

    def try_(self, action: a.Action) -> Turn:
        """Carry an action out, or keep why it is refused."""
        before = self.state
        try:
            events = decide(before, action)
        except IllegalAction as refusal:
            return Turn(before, action, (), before, refusal)
        for event in events:
            self.state = evolve(self.state, event)
        return Turn(before, action, events, self.state)

    def phase(self) -> Iterator[Turn]:
        """Play what the phase of the game calls for."""
        match self.state.phase:
            case Phase.NIGHT if not self.state.asleep:
                luck = list(self.state.players)
                self.chance.shuffle(luck)
                yield self.try_(a.BeginNight(luck=tuple(luck)))
            case Phase.NIGHT:
                yield from self._night()
            case Phase.DAY:
                yield from self._day()
            case Phase.VOTE | Phase.REVOTE if self.state.round is not None and not self.state.round.closed:
                yield from self._votes()
            case Phase.DECIDE | Phase.DRAW:
                yield from self._decision()
            case _:
                yield self.try_(a.OpenVote() if self.chance.random() < 0.9 else a.PassDay())

    def _night(self) -> Iterator[Turn]:
        asked = [(seat, verb) for seat, verbs in acts(self.state).items() for verb in verbs]
        self.chance.shuffle(asked)
        for seat, verb in asked:
            match self.chance.randrange(12):
                case 0:
                    yield self.try_(a.Pass(seat))
                case 1:
                    yield self.try_(a.TimeOut(seat))
                case 2:
                    continue
            yield self.try_(self.move(seat, verb))
        if self.state.ruleset is not None and self.state.ruleset.death is not None:
            yield self.try_(a.CallDeath(self.any_seat(), self.chance.randint(1, len(self.state.living))))
        for _ in range(20):
            turn = self.try_(a.EndNight())
            yield turn
            if turn.refusal is None or self.state.phase is not Phase.NIGHT:
                return
            for seat in turn.refusal.seats:
                yield self.try_(self.move(seat, Verb.KILL))

    def move(self, seat: Seat, verb: Verb) -> a.Action:
        """Return a move of that kind at chance targets, or now and then the whole clan's."""
        rules = self.state.ruleset
        ability = None if rules is None else rules.ability(self.state.role(seat), verb)
        if rules is None or ability is None:
            return a.Act(seat, verb, (self.any_seat(),))
        pool = self.state.living if self.chance.random() < 0.9 else tuple(self.state.players)
        number = min(self.chance.randint(ability.least, ability.most), len(pool))
        targets = tuple(self.chance.sample(pool, number))
        words = [str(role.id) for role in rules.roles] if ability.names_role else ability.words
        word = self.chance.choice(list(words)) if words else None
        if ability.clan is not None and self.chance.random() < 0.3:
            return a.ClanAct(ability.clan, verb, targets, word)
        return a.Act(seat, verb, targets, word)

    def _day(self) -> Iterator[Turn]:
        rules = self.state.ruleset
        for seat in self.state.living:
            if self.state.phase is not Phase.DAY:
                return
            if rules is not None and rules.day.nominations is not None:
                yield self.try_(a.Nominate(seat, self.any_seat()))
                yield self.try_(a.EndSpeech(seat))
            elif rules is not None and rules.day.accusations is not None:
                yield self.try_(a.Accuse(seat, self.any_seat(), self.hands()))
        if self.state.phase is Phase.DAY:
            yield self.try_(a.ShowHands(self.hands()))
        if self.state.phase is Phase.DAY:
            over = self.chance.random() < 0.1 or (rules is not None and rules.vote is None)
            yield self.try_(a.PassDay() if over else a.OpenVote())

    def _votes(self) -> Iterator[Turn]:
        poll = self.state.round
        voters = sorted(poll.missing) if poll is not None else []
        for voter in voters:
            if self.state.round is None or self.state.round.closed or self.chance.random() < 0.05:
                continue
            candidates = [*self.state.round.candidates, self.any_seat()]
            yield self.try_(a.CastVote(voter, self.chance.choice(candidates)))
        rules = None if self.state.ruleset is None else self.state.ruleset.vote
        if rules is not None and rules.owed is not Owed.MUST:
            yield self.try_(a.CloseVote())

    def _decision(self) -> Iterator[Turn]:
        asked = self.state.decision
        if asked is None:
            yield self.try_(a.ShowHands(self.hands()))
        elif self.state.phase is Phase.DRAW:
            yield self.try_(a.DrawCondemned(self.chance.choice(asked.options)))
        else:
            target = self.chance.choice(asked.options)
            yield self.try_(a.Decide(asked.decider, self.chance.choice(_RULINGS), target))

    def any_seat(self) -> Seat:
        """Return a chance seat, mostly of somebody in the game."""
        pool = (
            self.state.living
            if self.chance.random() < 0.9 and self.state.living
            else tuple(self.state.players)
        )
        return self.chance.choice(pool)

    def hands(self) -> tuple[Seat, ...]:
        """Return the hands of some, in a chance order."""
        return tuple(
            self.chance.sample(tuple(self.state.players), self.chance.randint(0, len(self.state.players)))
        )

    def wild_action(self) -> a.Action:
        """Return something that may not fit at all."""
        seat, other = self.any_seat(), self.any_seat()
        verb = self.chance.choice(tuple(Verb))
        count = self.chance.randint(0, 2)
        kinds: tuple[a.Action, ...] = (
            a.Act(seat, verb, (other,)),
            a.Act(seat, verb, (other, seat), "mafia"),
            a.ClanAct("mafia", Verb.KILL, (other,)),  # type: ignore[arg-type]
            a.Pass(seat),
            a.TimeOut(seat),
            a.CallDeath(seat, count),
            a.EndNight(),
            a.BeginNight(),
            a.NameFirstSpeaker(seat),
            a.ShowHands((seat, other)),
            a.Nominate(seat, other),
            a.EndSpeech(seat),
            a.Accuse(seat, other, self.hands()),
            a.Decide(seat, self.chance.choice(_RULINGS), other),
            a.DrawCondemned(seat),
            a.OpenVote(),
            a.CastVote(seat, other),
            a.CastVote(seat, None),
            a.CloseVote(),
            a.GiveFoul(seat, count),
            a.GiveFoul(seat),
            a.Remove(seat, self.chance.choice(_CAUSES)),
            a.Remove(seat, Cause.VOTE),
            a.CorrectMove(seat, verb, (other,)),
            a.CorrectMove(seat, verb, ()),
            a.CorrectVote(seat, other),
            a.CorrectRole(seat, self.chance.choice(list(self.state.mix))),
            a.CorrectLife(seat, alive=count > 0),
            a.Rename(seat, "A"),
            a.EndStep(f"last_word:{seat}"),
        )
        return self.chance.choice(kinds)


def begun(name: str, seed: int, players: int | None = None) -> tuple[GameState, random.Random]:
    """Return a game that has just begun, and the chance to go on with."""
    chance = random.Random(seed)
    action = start(name, chance, players)
    state = GameState()
    for event in decide(state, action):
        state = evolve(state, event)
    return state, chance


def turns(name: str, seed: int, *, wild: float = 0.1, players: int | None = None) -> Iterator[Turn]:
    """Yield the turns of one whole game."""
    state, chance = begun(name, seed, players)
    return Game(state, chance, wild).turns()


def cards_of(state: GameState) -> Counter[str]:
    """Return how many of each role the living are."""
    return Counter(str(state.role(seat)) for seat in state.living)
