"""Measures a camera at the table's centre: what each awake seat costs, and what of it is not the landmarker's.

``python -m tests.bench_around``
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from controller.rules.model import Seat
from vision.drawn_table import DrawnTable, Held
from vision.image_circle import find_circle
from vision.landmarks import Landmarker
from vision.looking import examine
from vision.model import model_path
from vision.searching import Search
from vision.sight import AroundSight

ROUNDS = 15
AWAKE = (1, 2, 3, 6)


def milliseconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the median processor time of some rounds: other programs do not count."""
    taken = []
    for _ in range(rounds):
        before = time.process_time()
        work()
        taken.append(time.process_time() - before)
    return 1000 * statistics.median(taken)


def main() -> None:
    table = DrawnTable()
    sight, eye = AroundSight(table.seating()), Landmarker(model_path())
    signs = ("3", "5", "2", "4", "1", "8")
    seats = [Seat(1 + 2 * number) for number in range(6)]
    before = time.process_time()
    image = table.picture({seat: Held(sign) for seat, sign in zip(seats, signs, strict=True)})
    print(f"drawing a table with six hands up: {time.process_time() - before:.2f} s")
    before = time.process_time()
    sight.panes(image, seats)
    print(f"making the maps of six windows, once: {1000 * (time.process_time() - before):.0f} ms")
    for size in (12, 25):
        other = AroundSight(DrawnTable(seats=size).seating())
        other.panes(image, seats[:3])
        each = milliseconds(lambda other=other: other.panes(image, seats[:3])) / 3  # type: ignore[misc]
        print(f"cutting a window out, three awake of {size}: {each:.2f} ms each")
    print(f"{'awake':>6}{'whole look':>12}{'each seat':>12}{'landmarker':>12}{'the rest':>10}   (ms)")
    for awake in AWAKE:
        asked = seats[:awake]
        whole = milliseconds(lambda asked=asked: look(sight, eye, image, asked))  # type: ignore[misc]
        panes = sight.panes(image, asked)
        own = milliseconds(lambda panes=panes: [eye.find(pane.image, both=False) for pane in panes])  # type: ignore[misc]
        rest = 100 * (whole - own) / own
        print(f"{awake:>6}{whole:>12.1f}{whole / awake:>12.1f}{own:>12.1f}{rest:>9.1f}%")
    print(f"finding the image circle: {milliseconds(lambda: find_circle(image), 5):.0f} ms")
    search = Search(table.lens)
    print(
        f"looking for open hands all around: {milliseconds(lambda: search.open_hands(eye, image), 5):.0f} ms"
    )


def look(sight: AroundSight, eye: Landmarker, image: object, asked: list[Seat]) -> None:
    for pane in sight.panes(image, asked):  # type: ignore[arg-type]
        examine(eye, pane, both=False)


if __name__ == "__main__":
    main()
