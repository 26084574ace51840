"""Measure how the reading of a hand flickers when it is held before the camera a little differently.

``python -m tests.flicker [LABELS.csv] [PICTURES]``: each of so many pictures (a hundred) of a labelled folder,
or drawn hands without one, is moved, turned, lit, blurred and made noisy a little, several times, and each time
read by the real reader. ``tests.moves`` has the figures that its simulated players follow.
"""

from __future__ import annotations

import csv
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from vision.drawn import draw_number
from vision.gestures import Sign, look_at, read
from vision.hand import Hand, Image, Points
from vision.landmarks import Landmarker
from vision.model import build_model
from vision.pictures import load

TIMES = 8
"""How often each picture is read."""

Label = int | str


def pictures(labels: Path | None, count: int) -> Iterator[tuple[Label, Image]]:
    """Yield pictures with the number or the gesture that they show."""
    if labels is None:
        for seed in range(count):
            number = (*range(1, 13), 20)[seed % 13]
            yield number, draw_number(number, seed=seed)
        return
    with labels.open(encoding="utf-8") as lines:
        rows = [row for row in csv.DictReader(lines) if row["number"] or row["gesture"]]
    for row in rows[:: max(1, len(rows) // count)]:
        label: Label = int(row["number"]) if row["number"] else row["gesture"]
        yield label, load(labels.parent / row["file"])


def changed(image: Image, rng: np.random.Generator) -> tuple[Image, Points]:
    """Return the picture held a little differently, and the matrix of its motion."""
    import cv2  # noqa: PLC0415 - only where something is measured

    height, width = image.shape[:2]
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), rng.normal(0, 4), 1 + rng.normal(0, 0.04))
    matrix[:, 2] += rng.normal(0, 0.02, 2) * (width, height)
    moved = cv2.warpAffine(image, matrix, (width, height), borderMode=cv2.BORDER_REFLECT)
    length = max(1, round(abs(rng.normal(0, 0.012)) * max(height, width)))
    moved = cv2.blur(moved, (length, 1) if rng.random() < 0.5 else (1, length))
    lit = moved * (1 + rng.normal(0, 0.1)) + rng.normal(0, 5, moved.shape)
    return np.clip(lit, 0, 255).astype(np.uint8), matrix


def outcome(label: Label, sign: Sign | None) -> str:
    """Return how a sign was read."""
    if sign is None:
        return "no hand"
    if not sign.clear:
        return "unclear"
    right = sign.number == label if isinstance(label, int) else sign.gesture == label
    return "right" if right else "wrong"


def back(hand: Hand, matrix: Points) -> Points:
    """Return the joints as they were before the motion, palms."""
    turn = np.linalg.inv(matrix[:, :2])
    flat = (hand.points[:, :2] - matrix[:, 2]) @ turn.T
    return np.column_stack([flat, hand.points[:, 2]]) / hand.palm


def main() -> None:
    """Print the figures."""
    labels = Path(sys.argv[1]) if sys.argv[1:] else None
    count = int(sys.argv[2]) if sys.argv[2:] else 100
    eye, rng = Landmarker(build_model()), np.random.default_rng(1)
    frames: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    confusions: Counter[tuple[Label, str]] = Counter()
    trembles, lost = [], []
    for label, image in pictures(labels, count):
        seen, joints = [], []
        for _ in range(TIMES):
            picture, matrix = changed(image, rng)
            hands = eye.find(picture)
            sign = read(look_at(hands))
            seen.append(outcome(label, sign))
            if seen[-1] == "wrong" and sign:
                confusions[label, f"{sign.number} {sign.gesture or ''}"] += 1
            if isinstance(label, int) and (6 <= label <= 9 or label > 10):
                lost.append(len(hands) < 2)
            if len(hands) == 1:
                joints.append(back(hands[0], matrix))
        frames.update(seen)
        wrong = seen.count("wrong")
        kinds["always right" if seen.count("right") == TIMES else f"wrong {wrong} of {TIMES}"] += 1
        if len(joints) > TIMES // 2:
            cloud = np.array(joints)
            cloud[:, :, :2] -= cloud[:, :1, :2]
            trembles.append(np.median(cloud.std(0), 0))
    whole = sum(frames.values())
    say = sys.stdout.write
    say("frames: " + ", ".join(f"{kind} {100 * n / whole:.1f} %" for kind, n in frames.most_common()) + "\n")
    say("pictures: " + ", ".join(f"{kind} {n}" for kind, n in kinds.most_common()) + "\n")
    say(f"second hand not found: {100 * np.mean(lost):.1f} % of {len(lost)} frames\n" if lost else "")
    say(f"joints tremble by {np.median(trembles, 0).round(3)} palms (across, down, away)\n")
    say(f"taken for: {confusions.most_common(12)}\n")
    eye.close()


if __name__ == "__main__":
    main()
