"""Measuring the reader on labelled pictures: ``mafia-table hands measure LABELS.csv``."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TextIO

from controller.ports import Gesture
from vision.figures import ASKED, Case, by_source, confusion
from vision.files import BAD, BAD_USE, GOOD, NO_MODEL, Seen, draw_seen, open_eye, see, why
from vision.landmarks import Landmarker
from vision.pictures import load

PICTURE = Path("measured.png")
"""Where the figures are drawn unless another file is named."""
COLUMNS = ("file", "number", "gesture", "source")


def measure(
    labels: Path,
    out: TextIO | None = None,
    err: TextIO | None = None,
    *,
    model: Path | None = None,
    every: int = 1,
    picture: Path | None = None,
    misses: Path | None = None,
) -> int:
    """Read the pictures of a labels file and print how often it was right, and what was taken for what.

    Columns: ``file`` (beside the labels), ``number``, ``gesture``, ``source``, others are left alone; an empty
    number and gesture mean that nothing is shown. ``every`` takes each n-th picture only. ``picture`` is a file for
    the figures as a picture (``PICTURE``, which nobody asked for, may fail), ``misses`` a folder for the pictures
    that were read wrong or not, with what was seen drawn in. Returns 0, 1 if pictures could not be read or written,
    2 if the labels could not be read.
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
        cases, failed = _read_all(labels.parent, rows, eye, err, _keeper(misses, err))
    _print_failed(failed, len(rows), labels.parent, err)
    if not cases:
        return BAD
    _print_sources(cases, out)
    for kind in ("number", "gesture"):
        _print_confusion(cases, kind, out)
    _print_asked(cases, out)
    written = _chart(cases, picture, out, err) if picture else GOOD
    return BAD if failed else written if picture != PICTURE else GOOD


def _rows(labels: Path) -> list[dict[str, str]]:
    with labels.open(
        encoding="utf-8-sig", newline=""
    ) as file:  # spreadsheets put a mark before the first letter
        reader = csv.DictReader(file)
        missing = [name for name in COLUMNS if name not in (reader.fieldnames or ())]
        if missing:
            raise ValueError(f"no column {', '.join(missing)} in line 1; it must name {', '.join(COLUMNS)}")
        rows = []
        for row in reader:
            labelled = {name: (row[name] or "").strip() for name in COLUMNS}
            if any(labelled.values()):
                rows.append(_checked(labelled, reader.line_num))
    if not rows:
        raise ValueError("no pictures are listed; write a line for each under the first")
    return rows


def _checked(row: dict[str, str], line: int) -> dict[str, str]:
    """Return a row whose labels mean something. Raises ``ValueError``."""
    if row["number"] and not (row["number"].isascii() and row["number"].isdecimal()):
        raise ValueError(f"line {line}: {row['number']!r} is no number; write one such as 7, or nothing")
    if row["gesture"] and row["gesture"] not in list(Gesture):
        raise ValueError(f"line {line}: {row['gesture']!r} is no gesture; there are {', '.join(Gesture)}")
    return row


def _keeper(misses: Path | None, err: TextIO) -> Callable[[Path, Seen], None]:
    """Return what keeps a picture that was read wrong."""

    def keep(path: Path, seen: Seen) -> None:
        if misses is not None:
            draw_seen(misses, path, seen, err)

    return keep


def _read_all(
    folder: Path,
    rows: Sequence[dict[str, str]],
    eye: Landmarker,
    err: TextIO,
    keep: Callable[[Path, Seen], None],
) -> tuple[list[Case], list[str]]:
    """Return what was read, and of each picture that could not be read, why."""
    cases, failed = [], []
    for done, row in enumerate(rows, 1):
        try:
            seen = see(eye, load(folder / row["file"]))
        except (OSError, ValueError) as error:
            failed.append(f"{row['file'] or '(no name)'}: {why(error)}")
        else:
            cases.append(_case(row, seen))
            if not cases[-1].right:
                keep(Path(f"{row['number'] or row['gesture'] or 'none'} {Path(row['file']).stem}"), seen)
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
    for source, group in by_source(cases).items():
        shares = [_share([getattr(case, name) for case in group]) for name in ("found", "answered", "right")]
        answered = _share([case.right for case in group if case.answered])
        widths = zip((*shares, answered), (8, 10, 8, 19), strict=True)
        print(
            f"{source:<14}{len(group):>9}" + "".join(f"{share:>{width}}" for share, width in widths), file=out
        )


def _share(flags: Sequence[bool]) -> str:
    return f"{100 * sum(flags) / len(flags):.1f}%" if flags else "-"


def _print_confusion(cases: Sequence[Case], kind: str, out: TextIO) -> None:
    """Print a table: a row for each label, a column for each reading."""
    table = confusion(cases, kind)
    if table is None:
        return
    width = max(len(name) for name in (*table.shown, *table.read, "0000")) + 2
    print(f"\n{kind}: shown (rows), read (columns)", file=out)
    print(" " * width + "".join(f"{reading:>{width}}" for reading in table.read), file=out)
    for label in table.shown:
        cells = "".join(f"{table.counts[label, reading] or '.':>{width}}" for reading in table.read)
        print(f"{label:>{width}}{cells}", file=out)


def _print_asked(cases: Sequence[Case], out: TextIO) -> None:
    """Print what is reached beside what is asked."""
    print(f"\n{'what is asked':<38}{'reached':>9}{'asked':>8}{'pictures':>10}", file=out)
    for asked in ASKED:
        holds, of = asked.counted(cases)
        reached = f"{100 * holds / of:.1f}%" if of else "-"
        bound = f"{'≤' if asked.at_most else '≥'} {100 * asked.bound:.0f}%"
        mark = "" if asked.reached(cases) else "  not reached"
        print(f"{asked.name:<38}{reached:>9}{bound:>8}{of:>10}{mark}", file=out)


def _chart(cases: Sequence[Case], path: Path, out: TextIO, err: TextIO) -> int:
    from vision.chart import write_chart  # noqa: PLC0415 - matplotlib is heavy: only where a picture is wanted

    try:
        write_chart(cases, path)
    except (OSError, ValueError) as error:
        print(f"{path}: the picture cannot be written ({why(error)}); name another, such as a.png", file=err)
        return BAD
    print(f"\nas a picture: {path}", file=out)
    return GOOD
