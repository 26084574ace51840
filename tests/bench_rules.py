"""How long the rules take: a night of twelve with eight active roles, and whole games of chance.

Run it with ``python -m tests.bench_rules``. Moves and votes are drawn beforehand, so that only ``decide`` and
``evolve`` are measured. Beside each time stands its ratio to a bare Python loop, which is the same on every machine.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from controller.rules import actions as a
from controller.rules.board import answers, outcomes, settle
from controller.rules.draft import rules_of
from controller.rules.engine import decide, evolve
from controller.rules.model import GameState, Phase, RoleId, Seat
from controller.rules.queries import acts
from tests.rules.chance import Game, begun, start

ACTIVE = {
    "piter": "don mafia commissar sheriff lover doctor maniac journalist",
    "polytech": "mafia_1 blackmailer girl cop commissar doctor journalist witness",
    "clones": "boss mafia courtesan sheriff doctor maniac journalist hobo",
}
"""Eight cards that all have a move in every night, beside four citizens."""

NIGHT_LIMIT, GAME_LIMIT = 100.0, 2000.0
"""What a night and a game may take, in microseconds."""
LOOPS = 1000
"""Rounds of the bare loop that times are compared with."""
SAMPLES = 200
RUNS = 5


def do(state: GameState, action: a.Action) -> GameState:
    """Carry an action out."""
    for event in decide(state, action):
        state = evolve(state, event)
    return state


def microseconds(task: Callable[[], object]) -> float:
    """Return the processor time of a task, the least of some runs: what else the machine does is not the rules'."""
    return min(_once(task) for _ in range(RUNS)) / 1000


def _once(task: Callable[[], object]) -> int:
    began = time.process_time_ns()
    task()
    return time.process_time_ns() - began


def bare_loop() -> int:
    """Count."""
    total = 0
    for number in range(LOOPS):
        total += number
    return total


def accepted(state: GameState, chance: random.Random) -> list[a.Action]:
    """Return a legal move of everybody who has one, in the order of the calls."""
    moves: list[a.Action] = []
    game = Game(state, chance, wild=0)
    for seat, verbs in acts(state).items():
        for _ in range(50 if verbs else 0):
            action = game.move(seat, verbs[0])
            if isinstance(action, a.Act) and game.try_(action).refusal is None:
                moves.append(action)
                break
    return moves


def night(name: str, seed: int) -> tuple[GameState, list[a.Action]]:
    """Return a night of twelve players, and a move of each of the eight who have one."""
    cards = [RoleId(role) for role in (*ACTIVE[name].split(), *("citizen",) * 4)]
    chance = random.Random(seed)
    chance.shuffle(cards)
    roles = {Seat(seat): role for seat, role in enumerate(cards, start=1)}
    names = dict.fromkeys(roles, "")
    state = do(GameState(), a.StartGame(name, names, Counter(cards), roles, start_night=2, judged=False))
    state = do(state, a.BeginNight(luck=tuple(roles)))
    return state, accepted(state, chance)


def resolved(state: GameState) -> object:
    """Return what a night's moves come to: who is held, shot, saved and dead, why, and every answer."""
    board = settle(state, rules_of(state))
    return outcomes(board), answers(board)


def nights(name: str) -> tuple[list[float], list[float], list[float]]:
    """Return the times of accepting the moves of a night, of resolving it, and of all that follows till day breaks."""
    accepting, resolving, ending = [], [], []
    for seed in range(SAMPLES):
        fallen, moves = night(name, seed)
        accepting.append(microseconds(partial(replayed, fallen, moves)))
        made = replayed(fallen, moves)
        resolving.append(microseconds(partial(resolved, made)))
        ending.append(microseconds(partial(decide, made, a.EndNight())))
    return accepting, resolving, ending


def replayed(state: GameState, actions: Sequence[a.Action]) -> GameState:
    """Carry all out, one after the other."""
    for action in actions:
        state = do(state, action)
    return state


def recorded(name: str, seed: int) -> list[a.Action]:
    """Return the actions of a whole game of twelve, those that were refused left out."""
    state, chance = begun(name, seed, 12)
    game = Game(state, chance, wild=0)
    return [turn.action for turn in game.turns() if turn.refusal is None]


def games(name: str) -> list[float]:
    """Return the times of whole games, from the deal to the winner."""
    times = []
    for seed in range(SAMPLES // 4):
        begin = start(name, random.Random(seed), 12)
        actions = recorded(name, seed)
        state = do(GameState(), begin)
        if replayed(state, actions).phase is not Phase.OVER:
            raise AssertionError("a game that does not end")
        times.append(microseconds(partial(replayed, GameState(), [begin, *actions])))
    return times


def line(what: str, times: Sequence[float], loop: float, limit: float | None = None) -> bool:
    """Print a median and whether it keeps its limit. Return that."""
    median = statistics.median(times)
    kept = limit is None or median < limit
    allowed = "" if limit is None else f"  (at most {limit:.0f}: {'kept' if kept else 'MISSED'})"
    print(f"{what:50} {median:7.0f} µs  {median / loop:6.2f} loops{allowed}")
    return kept


def main() -> int:
    """Print medians. Return 1 if one is over its limit."""
    loop = statistics.median([microseconds(bare_loop) for _ in range(SAMPLES)])
    print(f"{'a bare loop of ' + str(LOOPS):50} {loop:7.0f} µs")
    kept = True
    for name in ACTIVE:
        accepting, resolving, ending = nights(name)
        line(f"{name}: accepting eight moves", accepting, loop)
        kept &= line(f"{name}: resolving the night", resolving, loop, NIGHT_LIMIT)
        line(f"{name}: the same with its events, till day breaks", ending, loop)
    kept &= line("city: a whole game", games("city"), loop, GAME_LIMIT)
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
