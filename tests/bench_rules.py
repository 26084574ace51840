"""How long the rules take: a night of twelve, and whole games of chance. Run it as a script."""

from __future__ import annotations

import random
import statistics
import time

from controller.rules import actions as a
from controller.rules.dealing import deal, mixes
from controller.rules.engine import can, decide, evolve
from controller.rules.model import GameState, Phase, Seat, Verb
from controller.rules.rulesets import ruleset

SEATS = tuple(Seat(seat) for seat in range(1, 13))
VERBS = {"prostitute": Verb.SEEK, "commissar": Verb.CHECK, "doctor": Verb.HEAL}


def start(chance: random.Random) -> GameState:
    """Return a game of twelve, shuffled."""
    mix = mixes(ruleset("club"), 12)[0]
    order = list(range(12))
    chance.shuffle(order)
    names = dict.fromkeys(SEATS, "")
    return do(GameState(), a.StartGame("club", names, mix, deal(mix, SEATS, order)))


def do(state: GameState, action: a.Action) -> GameState:
    """Carry an action out, if the rules let it."""
    if can(state, action):
        for event in decide(state, action):
            state = evolve(state, event)
    return state


def night(state: GameState, chance: random.Random) -> GameState:
    """Play a night in which everybody shows something."""
    state = do(state, a.BeginNight())
    for seat in state.living:
        state = do(
            state, a.Act(seat, VERBS.get(str(state.role(seat)), Verb.KILL), (chance.choice(state.living),))
        )
    return do(state, a.EndNight())


def day(state: GameState, chance: random.Random) -> GameState:
    """Play a day with all its rounds of votes."""
    while state.phase in (Phase.DAY, Phase.VOTE, Phase.REVOTE):
        for seat in state.living:
            state = do(state, a.CastVote(seat, chance.choice(state.living)))
    return state


def game(chance: random.Random) -> int:
    """Play a game to its end and return the number of its nights."""
    state = start(chance)
    while state.phase is not Phase.OVER:
        state = day(night(state, chance), chance)
    return state.night


def main() -> None:
    """Print medians in microseconds."""
    chance = random.Random(1)
    second = do(night(start(chance), chance), a.PassDay())
    nights, games = [], []
    for _ in range(200):
        began = time.perf_counter()
        night(second, chance)
        nights.append(time.perf_counter() - began)
        began = time.perf_counter()
        game(chance)
        games.append(time.perf_counter() - began)
    print(f"a night of twelve: {statistics.median(nights) * 1e6:.0f} µs")
    print(f"a whole game:      {statistics.median(games) * 1e6:.0f} µs")


if __name__ == "__main__":
    main()
