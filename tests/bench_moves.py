"""Simulate moves by hand, with flicker: ``python -m tests.bench_moves [MOVES] [SEED]``, 10,000 without a number.

Prints how often a number was echoed that was not shown, how long the echo took, and how often a number counted that
the player did not mean; one of these is one too many, and the exit code is 1.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import numpy as np

from tests.hands_in_motion import DrawnLooks
from tests.moves import Outcome, play
from vision.landmarks import Landmarker
from vision.model import build_model

MOVES = 10_000
TABLES = {12: 0.8, 5: 0.1, 25: 0.1}
"""How many seats, and which part of the moves is played there."""


def outcomes(seats: int, moves: int, looks: DrawnLooks, seed: int) -> list[Outcome]:
    """Play so many moves, each number as often."""
    return [
        play(np.random.default_rng((seed, seats, move)), looks, seats, 1 + move % seats)
        for move in range(moves)
    ]


def report(seats: int, played: list[Outcome]) -> None:
    """Print what came of the moves at one table."""
    say, whole = sys.stdout.write, len(played)
    counted = sum(each.counts for each in played)
    wrong = [each for each in played if each.wrong]
    echoes = Counter(echo for each in played for echo in each.wrong_echoes)
    say(f"{seats} seats, {whole} moves: {counted} count, {len(wrong)} of them wrong\n")
    say(f"  not shown but echoed: {100 * sum(echoes.values()) / whole:.2f} %, ")
    say(", ".join(f"{one} as {other} {n}" for (one, other), n in echoes.most_common(6)) + "\n")
    say(f"  asked again: {100 * sum(each.unclear > 0 for each in played) / whole:.2f} %\n")
    for one_hand, name in ((True, "1 to 5"), (False, "above 5")):
        times = [each.echoed for each in played if each.echoed is not None and each.one_hand == one_hand]
        if times:
            middle, late = np.percentile(times, (50, 95))
            say(f"  echo of {name}: median {middle:.2f} s after it was shown, 95 % within {late:.2f} s\n")


def main() -> None:
    """Print the figures; fail if a wrong number counted."""
    moves = int(sys.argv[1]) if sys.argv[1:] else MOVES
    seed = int(sys.argv[2]) if sys.argv[2:] else 1
    looks, began, wrong = DrawnLooks(Landmarker(build_model()), seed), time.process_time(), 0
    for seats, part in TABLES.items():
        played = outcomes(seats, round(moves * part), looks, seed)
        report(seats, played)
        wrong += sum(each.wrong for each in played)
    sys.stdout.write(f"wrong numbers acted upon: {wrong} of {moves}; {time.process_time() - began:.0f} s\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
