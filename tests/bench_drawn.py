"""Measure drawn hands: does the landmarker find them, how near to the true joints, are the fingers read right.

``python -m tests.bench_drawn [PICTURES]``: each sign from each view, then that many of all variety. How far a
landmark is from the true joint is given as a part of the palm's length (median over joints and pictures).
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterable

import numpy as np

from vision.drawn import FIST, PATTERNS, THUMB, Held, Pattern, Scene, drawn
from vision.drawn_shot import Drawn, Truth
from vision.drawn_variety import various
from vision.fingers import judge
from vision.hand import KNUCKLES, Hand
from vision.landmarks import Landmarker
from vision.model import build_model

SIGNS: dict[str, Pattern] = {
    **{str(number): pattern for number, pattern in PATTERNS.items()},
    "3 with thumb": (1, 1, 1, 0, 0),
    "fist": FIST,
    "thumb": THUMB,
    "pistol": (1, 1, 0, 0, 0),
    "ring": (0, 0, 0, 1, 0),
    "little": (0, 0, 0, 0, 1),
}
VIEWS = {
    "palm": ((0, 0), (25, 0), (-25, 0), (0, 20), (0, -20)),
    "palm 45": ((45, 0), (-45, 0)),
    "palm 60": ((60, 0), (-60, 0)),
    "tip 40": ((0, 40), (0, -40)),
    "back": ((180, 0), (155, 0), (205, 0)),
    "back 45": ((135, 0), (225, 0)),
}


class Tally:
    """What became of some hands."""

    def __init__(self) -> None:
        self.found: list[bool] = []
        self.right: list[bool] = []
        self.far: list[float] = []

    def add(self, truth: Truth, hands: Iterable[Hand]) -> None:
        """Count a true hand: the find that is nearest to it is it, if it is near."""
        palm = float(np.linalg.norm(truth.joints[list(KNUCKLES)] - truth.joints[0], axis=1).max())
        ways = [(np.linalg.norm(hand.points[:, :2] - truth.joints, axis=1) / palm, hand) for hand in hands]
        far, hand = min(ways, key=lambda way: float(np.median(way[0])), default=(None, None))
        self.found.append(far is not None and bool(np.median(far) < 0.7))
        if self.found[-1] and hand is not None:
            self.right.append(judge(hand).straight == tuple(map(bool, truth.fingers)))
            self.far.append(float(np.mean(far)))

    def line(self) -> str:
        """Return the figures as text."""
        right = f"{np.mean(self.right):6.1%}" if self.right else "   -  "
        far = f"{statistics.median(self.far):.3f}" if self.far else "-"
        return (
            f"{len(self.found):>5} hands  found {np.mean(self.found):6.1%}  fingers right {right}  off {far}"
        )


def signs(eye: Landmarker) -> tuple[dict[str, Tally], dict[str, Tally]]:
    """Return what became of each sign within 30 degrees of palm or back, and of all signs in each view."""
    by_sign: dict[str, Tally] = defaultdict(Tally)
    by_view: dict[str, Tally] = defaultdict(Tally)
    for number, (name, pattern) in enumerate(SIGNS.items()):
        for view, turns in VIEWS.items():
            for turn, (about, tip) in enumerate(turns):
                for left in (False, True):
                    seed = 100 * number + 2 * turn + left
                    skin = ("light", "brown", "very_light", "medium", "very_dark")[seed % 5]
                    picture = drawn(
                        [pattern], held=Held(about, tip, 0, left), scene=Scene(skin, size=320), seed=seed
                    )
                    hands = eye.find(picture.image, both=False)
                    by_view[view].add(picture.hands[0], hands)
                    if view in {"palm", "back"}:
                        by_sign[name].add(picture.hands[0], hands)
    return by_sign, by_view


def variety(eye: Landmarker, count: int) -> dict[str, Tally]:
    """Return what became of the hands of all variety."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    for seed in range(count):
        picture = various(seed)
        hands = eye.find(picture.drawn.image)
        name = "no sign" if picture.sign is None else picture.sign
        for truth in picture.drawn.hands:
            tallies[name].add(truth, hands)
            tallies["all"].add(truth, hands)
    return tallies


def seconds(pictures: int = 20) -> tuple[float, float]:
    """Return the processor's time for a plain picture of one hand of 320 x 320, and for one of all variety."""
    began = time.process_time()
    kept: list[Drawn] = [drawn([PATTERNS[3]], scene=Scene(size=320), seed=seed) for seed in range(pictures)]
    between = time.process_time()
    kept += [various(seed).drawn for seed in range(pictures)]
    return (between - began) / pictures, (time.process_time() - between) / pictures


def main() -> None:
    """Print the tables."""
    count = int(sys.argv[1]) if sys.argv[1:] else 200
    plain, varied = seconds()
    print(f"seconds a picture: one hand {plain:.3f}, of all variety {varied:.3f}")
    eye = Landmarker(build_model())
    by_sign, by_view = signs(eye)
    for title, tallies in (("sign", by_sign), ("view", by_view), ("variety", variety(eye, count))):
        for name, tally in sorted(tallies.items()):
            print(f"{title:<8}{name:<14}{tally.line()}")
    eye.close()


if __name__ == "__main__":
    main()
