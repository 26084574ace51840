"""Measuring the reader on labelled pictures: ``mafia-table hands measure LABELS.csv``."""

from __future__ import annotations

import csv
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from vision.files import BAD, BAD_USE, GOOD, NO_MODEL, Seen, open_eye, see, why
from vision.landmarks import Landmarker
from vision.pictures import load

COLUMNS = ("file", "number", "gesture", "source")


@dataclass(frozen=True, slots=True)
class Case:
    """A labelled picture and what was read."""

    source: str
    number: str
    gesture: str
    found: bool
    answered: bool
    read_number: str
    read_gesture: str

    @property
    def right(self) -> bool:
        """Return whether all that the label says was read, and nothing where it says nothing."""
        if not self.number and not self.gesture:
            return not self.answered
        number_right = not self.number or self.number == self.read_number
        return number_right and (not self.gesture or self.gesture == self.read_gesture)


def measure(
    labels: Path,
    out: TextIO | None = None,
    err: TextIO | None = None,
    *,
    model: Path | None = None,
    every: int = 1,
) -> int:
    """Read the pictures of a labels file and print how often it was right, and what was taken for what.

    Columns: ``file`` (beside the labels), ``number``, ``gesture``, ``source``; an empty number and gesture
    mean that nothing is shown. ``every`` takes each n-th picture only. Returns 0, 1 if pictures could not be
    read, 2 if the labels could not.
    """
    out, err = out or sys.stdout, err or sys.stderr
    try:
        rows = _rows(labels)[::every]
    except (OSError, ValueError, csv.Error) as error:
        print(f"{labels}: {why(error)}", file=err)
        return BAD_USE
    eye = open_eye(model, err)
    if eye is None:
        return NO_MODEL
    with closing(eye):
        cases, failed = _read_all(labels.parent, rows, eye, err)
    _print_failed(failed, len(rows), labels.parent, err)
    if not cases:
        return BAD
    _print_sources(cases, out)
    _print_confusion("number", [(case.number, case.read_number) for case in cases if case.number], out)
    _print_confusion("gesture", [(case.gesture, case.read_gesture) for case in cases if case.gesture], out)
    return BAD if failed else GOOD


def _rows(labels: Path) -> list[dict[str, str]]:
    with labels.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        missing = [name for name in COLUMNS if name not in (reader.fieldnames or ())]
        if missing:
            raise ValueError(f"no column {', '.join(missing)} in line 1; it must name {', '.join(COLUMNS)}")
        rows = [{name: row[name] or "" for name in COLUMNS} for row in reader]
    if not rows:
        raise ValueError("no pictures are listed; write a line for each under the first")
    return rows


def _read_all(
    folder: Path, rows: Sequence[dict[str, str]], eye: Landmarker, err: TextIO
) -> tuple[list[Case], list[str]]:
    """Return what was read, and of each picture that could not be read, why."""
    cases, failed = [], []
    for done, row in enumerate(rows, 1):
        try:
            cases.append(_case(row, see(eye, load(folder / row["file"]))))
        except (OSError, ValueError) as error:
            failed.append(f"{row['file'] or '(no name)'}: {why(error)}")
        if err.isatty() or done % 100 == 0 or done == len(rows):
            end = "\n" if done == len(rows) else ""
            print(f"\r{done}/{len(rows)} pictures", end=end, file=err, flush=True)
    return cases, failed


def _case(row: Mapping[str, str], seen: Seen) -> Case:
    sign = seen.sign if seen.sign and seen.sign.clear else None
    number = str(sign.number) if sign and sign.number is not None else ""
    gesture = str(sign.gesture) if sign and sign.gesture is not None else ""
    return Case(
        row["source"], row["number"], row["gesture"], bool(seen.hands), sign is not None, number, gesture
    )


def _print_failed(failed: Sequence[str], of: int, folder: Path, err: TextIO) -> None:
    """Name the pictures that could not be read; if none could, once for all."""
    if len(failed) == of:
        print(f"None of the {of} pictures could be read in {folder}, such as {failed[0]}", file=err)
    elif failed:
        print(*failed, f"{len(failed)} of {of} pictures could not be read.", sep="\n", file=err)


def _print_sources(cases: Sequence[Case], out: TextIO) -> None:
    print(
        f"{'source':<14}{'pictures':>9}{'found':>8}{'answered':>10}{'right':>8}{'right of answered':>19}",
        file=out,
    )
    groups: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        groups[case.source].append(case)
    for source, group in [*sorted(groups.items()), ("all", list(cases))]:
        shares = [_share([getattr(case, name) for case in group]) for name in ("found", "answered", "right")]
        answered = _share([case.right for case in group if case.answered])
        widths = zip((*shares, answered), (8, 10, 8, 19), strict=True)
        print(
            f"{source:<14}{len(group):>9}" + "".join(f"{share:>{width}}" for share, width in widths), file=out
        )


def _share(flags: Sequence[bool]) -> str:
    return f"{100 * sum(flags) / len(flags):.1f}%" if flags else "-"


def _print_confusion(what: str, pairs: Sequence[tuple[str, str]], out: TextIO) -> None:
    """Print a table: a row for each label, a column for each reading; ``-`` is no answer."""
    if not pairs:
        return
    counts = Counter((label, reading or "-") for label, reading in pairs)
    labels, readings = (sorted({pair[side] for pair in counts}, key=_by_value) for side in (0, 1))
    width = max(len(name) for name in (*labels, *readings, "0000")) + 2
    print(f"\n{what}: shown (rows), read (columns)", file=out)
    print(" " * width + "".join(f"{reading:>{width}}" for reading in readings), file=out)
    for label in labels:
        cells = "".join(f"{counts[label, reading] or '.':>{width}}" for reading in readings)
        print(f"{label:>{width}}{cells}", file=out)


def _by_value(name: str) -> tuple[int, str]:
    return (int(name) if name.isdecimal() else 99, name)
