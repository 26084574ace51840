"""Work out ``fingers.json``: ``python -m vision.training LABELS.csv`` (needs scikit-learn: extra ``train``).

Photos teach what people do, drawn hands what the photos lack. Where a photo's label says only how many fingers
are straight, the drawn hands choose which at first. The figures kept beside the weights are honest: each source
is judged by a fit without it, and how sure the judges may be follows from that too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.examples import DRAWN, Example, drawings, photos
from vision.fingers import Features, Fingers, Judge, Judges, chances
from vision.gestures import DOUBTFUL
from vision.hand import FINGERS
from vision.landmarks import Landmarker
from vision.model import model_path

UNITS = 8
"""Hidden units of one network; two are fitted from different starts and put side by side."""
STARTS = 2
PENALTY = 0.3
ROUNDS = 60
RATE = 3e-3
BATCH = 256
COOLING = np.linspace(0.3, 1.5, 61)
"""Factors of the drives that are tried, so that a chance of 0.9 is right nine times of ten."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """The examples as arrays."""

    thumbs: Features
    longs: Features
    counts: Features
    patterns: Features
    """Examples x 5; -1 where not known."""

    @classmethod
    def of(cls, examples: Sequence[Example]) -> Table:
        """Return the examples as arrays."""
        unknown = [-1] * FINGERS
        return cls(
            np.array([example.thumb for example in examples]),
            np.array([example.longs for example in examples]),
            np.array([example.count for example in examples]),
            np.array(
                [list(map(int, example.fingers)) if example.fingers else unknown for example in examples]
            ),
        )

    def only(self, which: NDArray[np.bool_]) -> Table:
        """Return the examples that are marked."""
        return Table(self.thumbs[which], self.longs[which], self.counts[which], self.patterns[which])

    def completed(self, judges: Judges) -> Table:
        """Return the table with the likeliest fingers of the known count where they were not known."""
        order = np.argsort(np.argsort(-judges.drives(self.thumbs, self.longs), axis=1), axis=1)
        likeliest = (order < self.counts[:, None]).astype(int)
        return replace(self, patterns=np.where(self.patterns < 0, likeliest, self.patterns))


def fit(table: Table) -> Judges:
    """Fit both judges: first to the examples whose fingers are known, then twice to all."""
    judges = _fit(table.only(table.patterns[:, 0] >= 0))
    for _ in range(2):
        judges = _fit(table.completed(judges))
    return judges


def _fit(table: Table) -> Judges:
    longs = table.longs.reshape(-1, table.longs.shape[-1])
    return Judges(
        _network(table.thumbs, table.patterns[:, 0]), _network(longs, table.patterns[:, 1:].reshape(-1))
    )


def _network(rows: Features, truth: Features) -> Judge:
    """Fit a few small networks; side by side they are one whose drive is their mean."""
    from sklearn.neural_network import MLPClassifier  # noqa: PLC0415 - only here

    mean, scale = rows.mean(0), rows.std(0) + 1e-6
    fitted = [
        MLPClassifier(
            (UNITS,),
            alpha=PENALTY,
            max_iter=ROUNDS,
            learning_rate_init=RATE,
            batch_size=BATCH,
            random_state=start,
        ).fit((rows - mean) / scale, truth)
        for start in range(STARTS)
    ]
    return Judge(
        mean,
        scale,
        np.hstack([network.coefs_[0] for network in fitted]),
        np.concatenate([network.intercepts_[0] for network in fitted]),
        np.concatenate([network.coefs_[1][:, 0] for network in fitted]) / STARTS,
        float(np.mean([network.intercepts_[1][0] for network in fitted])),
    )


def left_out(examples: Sequence[Example]) -> tuple[Features, Features]:
    """Return drives and true counts of each plain photo, judged by a fit without its source."""
    table = Table.of(examples)
    sources = np.array([example.source for example in examples])
    plain = np.array([example.plain for example in examples])
    drives, counts = np.zeros((len(examples), FINGERS)), table.counts
    for source in sorted({*sources.tolist()} - {DRAWN}):
        judges = fit(table.only(sources != source))
        mine = sources == source
        drives[mine] = judges.drives(table.thumbs[mine], table.longs[mine])
    return drives[plain], counts[plain]


def figures(drives: Features, counts: Features) -> dict[str, float]:
    """Return which part was answered, and which part of that was right."""
    read = [_count(chances(row)) for row in drives]
    answered = [
        (count == true) for (count, chance), true in zip(read, counts, strict=True) if chance >= DOUBTFUL
    ]
    right = [count == true for (count, _), true in zip(read, counts, strict=True)]
    return {
        "right": round(float(np.mean(right)), 4),
        "answered": round(len(answered) / len(read), 4),
        "right_of_answered": round(float(np.mean(answered)), 4),
    }


def _count(finger_chances: Features) -> tuple[int, float]:
    """Return the likeliest count and its chance."""
    patterns = Fingers(tuple(finger_chances.tolist())).patterns
    sums = np.bincount([pattern.bit_count() for pattern in range(len(patterns))], weights=patterns)
    return int(sums.argmax()), float(sums.max())


def cooling(drives: Features, counts: Features) -> float:
    """Return the factor of the drives that makes their chances honest: the truth is likeliest under it."""

    def surprise(factor: float) -> float:
        sure = [
            _chance_of(chances(factor * row), int(true)) for row, true in zip(drives, counts, strict=True)
        ]
        return float(-np.log(np.clip(sure, 1e-6, 1)).mean())

    return float(min(COOLING, key=surprise))


def _chance_of(finger_chances: Features, count: int) -> float:
    sums = np.ones(1)
    for chance in finger_chances:
        sums = np.convolve(sums, (1 - chance, chance))
    return float(sums[count])


def as_json(
    judges: Judges, examples: Sequence[Example], drives: Features, counts: Features
) -> dict[str, Any]:
    """Return what ``fingers.json`` holds; ``drives`` and ``counts`` are those of ``left_out``."""
    plain = [example.source for example in examples if example.plain]
    factor = cooling(drives, counts)
    kept: NDArray[np.str_] = np.array(plain)
    return {
        "made_by": "python -m vision.training",
        "looks": {source: sum(e.source == source for e in examples) for source in (*sorted({*plain}), DRAWN)},
        "with_source_left_out": {
            source: figures(factor * drives[kept == source], counts[kept == source])
            for source in sorted({*plain})
        },
        "thumb": _rounded(judges.thumb, factor),
        "finger": _rounded(judges.finger, factor),
    }


def _rounded(judge: Judge, factor: float) -> dict[str, Any]:
    def short(numbers: Features) -> Any:
        return np.round(numbers, 4).tolist()

    return {
        "mean": short(judge.mean),
        "scale": short(judge.scale),
        "hidden": short(judge.hidden),
        "hidden_bias": short(judge.hidden_bias),
        "out": short(factor * judge.out),
        "bias": round(factor * judge.bias, 4),
    }


def _told(examples: Iterable[Example]) -> list[Example]:
    kept = []
    for example in examples:
        kept.append(example)
        print(f"\r{len(kept)} looks", end="", file=sys.stderr)  # noqa: T201 - a command's progress
    print(file=sys.stderr)  # noqa: T201 - as above
    return kept


def main(arguments: Sequence[str] | None = None) -> int:
    """Train on the labels file named and write ``fingers.json`` beside this module."""
    (labels,) = map(Path, arguments or sys.argv[1:])
    eye = Landmarker(model_path())
    examples = _told(photos(labels, eye)) + _told(drawings(eye))
    eye.close()
    data = as_json(fit(Table.of(examples)), examples, *left_out(examples))
    Path(__file__).with_name("fingers.json").write_text(json.dumps(data) + "\n", encoding="utf-8")
    print(json.dumps(data["with_source_left_out"], indent=1))  # noqa: T201 - a command's result
    return 0


if __name__ == "__main__":
    sys.exit(main())
