"""Work out ``fingers.json``: ``python -m vision.training LABELS.csv``.

Photos come from a labels file (columns ``file``, ``number``, ``fingers``, ``source``), drawn hands are
added for signs and views that the photos lack. Where a photo's label says only how many fingers are
straight, a first fit chooses which. The figures kept beside the weights are honest: each source is judged
by a fit without it.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from vision.drawn import FIST, PATTERNS, THUMB, Held, Pattern, Scene, draw_hands
from vision.fingers import Features, Judge, Judges, finger_features, thumb_features
from vision.hand import FINGERS, Hand
from vision.landmarks import Landmarker
from vision.model import model_path
from vision.pictures import load

PENALTY = 5.0
"""Weight of the squared weights (ridge)."""
DRAWN = "drawn"
DRAWN_WEIGHT = 0.3
"""How much a drawn hand counts beside a photo."""
KNOWN = {"4": "01111", "5": "11111", "10": "00000"}
"""Numbers of one hand that leave no choice of fingers."""
OTHERS: tuple[Pattern, ...] = (
    (1, 1, 0, 0, 0),
    (1, 1, 1, 0, 0),
    (1, 1, 1, 1, 0),
    (1, 0, 0, 0, 1),
    (0, 1, 0, 0, 1),
    (0, 0, 1, 1, 1),
    (0, 1, 1, 0, 1),
    (0, 0, 0, 0, 1),
)
VIEWS = ((0, 0), (25, 0), (-25, 0), (0, 20), (0, -20), (180, 0), (155, 0), (-155, 0))
ROLLS = (0, 50, 130, 180, 230, 310)
PICTURE = 320


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """One hand and what is known of it."""

    source: str
    count: int
    fingers: str | None
    """Five of ``0`` and ``1``, thumb first; ``None`` where only the count is known."""
    thumb: Features
    longs: tuple[Features, ...]


def sample(hand: Hand, source: str, count: int, fingers: str | None) -> Sample:
    """Return what a found hand gives to learn from."""
    longs = tuple(finger_features(hand, finger) for finger in range(1, FINGERS))
    return Sample(source, count, fingers, thumb_features(hand), longs)


def photos(labels: Path, eye: Landmarker) -> Iterator[Sample]:
    """Yield a sample for each photo of the file in which the one hand it shows was found."""
    with labels.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if not row["number"] or int(row["number"]) not in {*PATTERNS, 10}:
                continue
            hands = eye.find(load(labels.parent / row["file"]))
            if len(hands) == 1:
                count = int(row["number"]) % 10
                yield sample(hands[0], row["source"], count, row["fingers"] or KNOWN.get(row["number"]))


def drawings(eye: Landmarker) -> Iterator[Sample]:
    """Yield a sample for each drawn hand that was found."""
    signs = (*PATTERNS.values(), FIST, THUMB, *OTHERS)
    for seed, (sign, (about, tip)) in enumerate((sign, view) for sign in signs for view in VIEWS):
        for left in (False, True):
            roll = ROLLS[(seed + left) % len(ROLLS)]
            skin = ("light", "brown", "very_light", "medium", "very_dark")[(seed + left) % 5]
            held, scene = Held(about, tip, roll, left), Scene(skin=skin, size=PICTURE)
            picture = draw_hands([sign], held=held, scene=scene, seed=2 * seed + left)
            for hand in eye.find(picture)[:1]:
                yield sample(hand, DRAWN, sum(sign), "".join(map(str, sign)))


def regress(rows: Sequence[Features], truth: Sequence[int], weights: Sequence[float]) -> Judge:
    """Fit a logistic regression by Newton's method, with a ridge penalty."""
    table, answers, share = np.array(rows), np.array(truth), np.array(weights)
    mean, scale = table.mean(0), table.std(0) + 1e-6
    design = np.c_[(table - mean) / scale, np.ones(len(table))]
    ridge = np.eye(design.shape[1]) * PENALTY
    ridge[-1, -1] = 1e-3
    found = np.zeros(design.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(design @ found, -30, 30)))
        slope = design.T @ (share * (chance - answers)) + ridge @ found
        curve = (design * (share * chance * (1 - chance))[:, None]).T @ design + ridge
        found -= np.linalg.solve(curve, slope)
    return Judge(mean, scale, found[:-1], float(found[-1]))


def fit(samples: Sequence[Sample]) -> Judges:
    """Fit both judges: first to the samples whose fingers are known, then to all."""
    first = _fit([sample for sample in samples if sample.fingers])
    return _fit([_completed(sample, first) for sample in samples])


def _fit(samples: Sequence[Sample]) -> Judges:
    share = [DRAWN_WEIGHT if sample.source == DRAWN else 1.0 for sample in samples]
    patterns = [[int(finger) for finger in sample.fingers or ""] for sample in samples]
    thumb = regress([sample.thumb for sample in samples], [pattern[0] for pattern in patterns], share)
    rows = [features for sample in samples for features in sample.longs]
    truth = [finger for pattern in patterns for finger in pattern[1:]]
    return Judges(thumb, regress(rows, truth, np.repeat(share, FINGERS - 1).tolist()))


def _completed(sample: Sample, judges: Judges) -> Sample:
    """Return the sample with the likeliest fingers of the known count, where they were not known."""
    if sample.fingers:
        return sample
    likeliest = np.argsort(chances(sample, judges))[::-1][: sample.count]
    return replace(sample, fingers="".join(str(int(finger in likeliest)) for finger in range(FINGERS)))


def chances(sample: Sample, judges: Judges) -> list[float]:
    """Return how likely each finger of a sample is straight, thumb first."""
    return [judges.thumb.chance(sample.thumb), *(judges.finger.chance(long) for long in sample.longs)]


def right(samples: Sequence[Sample], judges: Judges) -> float:
    """Return the part of the samples whose count is judged right, from 0 to 1."""
    counts = [sum(chance > 0.5 for chance in chances(sample, judges)) for sample in samples]  # noqa: PLR2004
    return float(np.mean([count == sample.count for count, sample in zip(counts, samples, strict=True)]))


def left_out(samples: Sequence[Sample]) -> dict[str, float]:
    """Return for each source of photos the part judged right by a fit without that source."""
    sources = sorted({sample.source for sample in samples} - {DRAWN})
    figures = {}
    for source in sources:
        others = fit([sample for sample in samples if sample.source != source])
        figures[source] = right([sample for sample in samples if sample.source == source], others)
    return figures


def as_json(judges: Judges, samples: Sequence[Sample]) -> dict[str, Any]:
    """Return what ``fingers.json`` holds."""
    sizes = {
        source: sum(sample.source == source for sample in samples) for source in {s.source for s in samples}
    }
    figures = {source: round(figure, 4) for source, figure in left_out(samples).items()}
    return {
        "made_by": "python -m vision.training",
        "samples": dict(sorted(sizes.items())),
        "count_right_with_source_left_out": figures,
        "thumb": _rounded(judges.thumb),
        "finger": _rounded(judges.finger),
    }


def _rounded(judge: Judge) -> dict[str, Any]:
    lists = {
        name: [round(float(x), 5) for x in getattr(judge, name)] for name in ("mean", "scale", "weights")
    }
    return {**lists, "bias": round(judge.bias, 5)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Train on the labels file named and write ``fingers.json`` beside this module."""
    (labels,) = map(Path, arguments or sys.argv[1:])
    eye = Landmarker(model_path())
    samples: list[Sample] = []
    for found in (*(photos(labels, eye),), drawings(eye)):
        for one in found:
            samples.append(one)
            print(f"\r{len(samples)} hands ...", end="", file=sys.stderr)  # noqa: T201 - a command's progress
    eye.close()
    data = as_json(fit(samples), samples)
    text = json.dumps(data, indent=1)
    Path(__file__).with_name("fingers.json").write_text(text + "\n", encoding="utf-8")
    print(f"\n{data['samples']}\n{data['count_right_with_source_left_out']}")  # noqa: T201 - a command's result
    return 0


if __name__ == "__main__":
    sys.exit(main())
