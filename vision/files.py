"""Reading hands in picture files: ``mafia-table hands read``."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TextIO

from vision.drawing import annotate
from vision.exposure import lifted
from vision.finding import HandFinder
from vision.fingers import Fingers, judge
from vision.gestures import SeenHand, Sign, read
from vision.hand import Hand, Image
from vision.landmarks import Landmarker
from vision.model import model_path
from vision.pictures import at_most, encode, load
from vision.wording import describe

SURE = 0.98
"""From this confidence on a hand needs no closer look."""
CLOSER = (3.0, 4.0)
"""How many times as wide as the hand a closer look is."""
GOOD, BAD, NO_MODEL, BAD_USE = 0, 1, 2, 2
"""Exit codes: all read, a file could not be read, the hand model is missing, asked wrongly."""

LONGEST = 2000
"""Larger pictures are looked at smaller: no hand is lost, and no memory runs out. Longer side, pixels."""

_REMEDIES: Mapping[type[Exception], str] = {
    FileNotFoundError: "there is no such file; check its name",
    IsADirectoryError: "this is a folder; name a file in it",
    NotADirectoryError: "a part of this path is a file, not a folder; check its name",
    PermissionError: "you may not read it; change its permissions, or copy it to a folder of yours",
    UnicodeDecodeError: "this is no text in UTF-8; save it so",
}


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """A picture, the hands in it and what they show."""

    image: Image
    hands: list[SeenHand]
    sign: Sign | None


def read_files(
    paths: Sequence[Path],
    *,
    json: bool = False,
    draw: Path | None = None,
    out: TextIO | None = None,
    err: TextIO | None = None,
    model: Path | None = None,
) -> int:
    """Print what the hands in each picture show, one line a file, and return the exit code.

    ``json`` prints JSON objects (boxes in pixels), ``draw`` is a folder for pictures with what was seen
    drawn in. A file that cannot be read is named on ``err``, has an ``error`` in its line, and the rest
    goes on.
    """
    out, err = out or sys.stdout, err or sys.stderr
    eye = open_eye(model, err)
    if eye is None:
        return NO_MODEL
    code = GOOD
    with closing(eye):
        for path in paths:
            try:
                seen = see(eye, load(path))
            except (OSError, ValueError) as error:
                code = BAD
                print(f"{path}: {why(error)}", file=err)
                line = _failed(path, error)
            else:
                line = _report(path, seen)
                if draw:
                    code = max(code, draw_seen(draw, path, seen, err))
            _print(line, out, json=json)
    return code


def open_eye(model: Path | None, err: TextIO) -> Landmarker | None:
    """Load the hand model; where it cannot be, say what to do and return ``None``."""
    path = model or model_path()
    try:
        return Landmarker(path)
    except (OSError, RuntimeError, ValueError) as error:
        reason = "it is missing" if isinstance(error, FileNotFoundError) else error
        print(f"The hand model cannot be loaded from {path}: {reason}. Run: make setup", file=err)
        return None


def see(eye: Landmarker, image: Image) -> Seen:
    """Return what one picture shows; it counts as steady. A dark one is looked at lifted."""
    smaller, factor = at_most(image, LONGEST)
    finder, picture = HandFinder(eye), lifted(smaller)
    hands = [
        SeenHand(_scaled(hand, 1 / factor), _judged(finder, picture, hand)) for hand in finder.find(picture)
    ]
    return Seen(image, hands, read(hands))


def _judged(finder: HandFinder, picture: Image, hand: Hand) -> Fingers:
    """Return a hand's fingers; where they are doubtful, by two closer looks as well."""
    fingers = judge(hand)
    if fingers.confidence >= SURE:
        return fingers
    looks = [finder.closer(picture, hand, scale) for scale in CLOSER]
    return judge(hand, *(look for look in looks if look))


def _scaled(hand: Hand, factor: float) -> Hand:
    left, top, right, bottom = (edge * factor for edge in hand.box)
    return replace(hand, box=(left, top, right, bottom), points=hand.points * factor)


def _report(path: Path, seen: Seen) -> dict[str, Any]:
    sign = seen.sign if seen.sign and seen.sign.clear else None
    return {
        "file": str(path),
        "number": sign.number if sign else None,
        "gesture": sign.gesture if sign else None,
        "confidence": round(seen.sign.confidence, 3) if seen.sign else 0.0,
        "hands": [_hand(hand) for hand in seen.hands],
    }


def _hand(seen: SeenHand) -> dict[str, Any]:
    return {
        "box": [round(edge) for edge in seen.hand.box],
        "fingers": [int(finger) for finger in seen.fingers.straight],
        "confidence": round(seen.fingers.confidence, 3),
    }


def _failed(path: Path, error: Exception) -> dict[str, Any]:
    empty: dict[str, Any] = {
        "file": str(path),
        "number": None,
        "gesture": None,
        "confidence": 0.0,
        "hands": [],
    }
    return {**empty, "error": why(error)}


def why(error: Exception) -> str:
    """Return why a file cannot be read, and what to do, in words."""
    for kind, words in _REMEDIES.items():
        if isinstance(error, kind):
            return words
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _print(line: dict[str, Any], out: TextIO, *, json: bool) -> None:
    """Print a line; a name that the output has no letters for is escaped, in JSON as ``os.fsencode`` undoes it."""
    text = json_format.dumps(line, ensure_ascii=False) if json else _as_text(line)
    known = out.encoding or "utf-8"
    try:
        text.encode(known)
    except UnicodeEncodeError:
        text = json_format.dumps(line) if json else text.encode(known, "backslashreplace").decode(known)
    print(text, file=out, flush=True)


def _as_text(line: dict[str, Any]) -> str:
    if "error" in line:
        return f"{line['file']}: {line['error']}"
    shown = " ".join(str(line[key]) for key in ("number", "gesture") if line[key] is not None)
    hands = {0: "no hand", 1: "1 hand"}.get(len(line["hands"]), f"{len(line['hands'])} hands")
    return (
        f"{line['file']}: {shown or 'unclear' if line['hands'] else '-'} ({hands}, {line['confidence']:.0%})"
    )


def draw_seen(folder: Path, path: Path, seen: Seen, err: TextIO) -> int:
    """Write the picture with what was seen into a folder and return the exit code; no file is overwritten."""
    picture = annotate(seen.image, seen.hands, describe(seen.sign))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target, copy = folder / f"{path.stem}.png", 1
        while target.exists():
            copy += 1
            target = folder / f"{path.stem}-{copy}.png"
        target.write_bytes(encode(picture, ".png"))
    except OSError as error:
        reason = error.strerror or error
        print(f"{folder}: pictures cannot be written here ({reason}); name another folder", file=err)
        return BAD
    return GOOD
