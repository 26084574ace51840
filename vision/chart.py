"""The measured figures as one picture: what is asked, each source, and what was taken for what."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vision.figures import ASKED, Case, Confusion, by_source, confusion

CELL = 0.42
"""Side of a cell of the confusion tables, inches."""
ROW = 0.32
"""Height of a row of the other two, inches."""
MARGIN = 1.3
"""Room above and below each part for its title and names, inches."""
WIDTH = 11.0
GOOD, WRONG, NEITHER = "#2a9d5c", "#c8383d", "#b9b9b9"
PARTS = (("found", "#7fb3d5"), ("answered", "#f0b35a"), ("right", GOOD))
DPI = 130


def write_chart(cases: Sequence[Case], path: Path) -> None:
    """Write the figures as a picture. Raises ``OSError``, or ``ValueError`` for a kind of file that is none."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - heavy
    from matplotlib.figure import Figure  # noqa: PLC0415 - as above

    tables = [(kind, confusion(cases, kind)) for kind in ("number", "gesture")]
    present = [(kind, table) for kind, table in tables if table]
    sources = by_source(cases)
    heights = [ROW * len(ASKED), ROW * len(sources), *(CELL * len(table.shown) for _, table in present)]
    figure = Figure(figsize=(WIDTH, sum(heights) + MARGIN * len(heights)))
    FigureCanvasAgg(figure)
    places = _places(figure, heights)
    _draw_asked(places[0], cases)
    _draw_sources(places[1], sources)
    for place, (kind, table) in zip(places[2:], present, strict=True):
        _draw_confusion(place, kind, table)
    figure.savefig(path, dpi=DPI)


def _places(figure: Any, heights: Sequence[float]) -> list[Any]:
    """Return axes one below the other, each as high as given (inches)."""
    whole = sum(heights) + MARGIN * len(heights)
    places, top = [], whole
    for height in heights:
        top -= 0.65 * MARGIN + height
        places.append(figure.add_axes((0.28, top / whole, 0.66, height / whole)))
        top -= 0.35 * MARGIN
    return places


def _draw_asked(place: Any, cases: Sequence[Case]) -> None:
    """Draw a row for each figure: what is asked, what is reached."""
    place.set_title("What is asked of the reader", loc="left", fontweight="bold")
    place.set(xlim=(0, 1), ylim=(len(ASKED) - 0.5, -0.5), xticks=[])
    place.set_yticks(range(len(ASKED)), [asked.name for asked in ASKED])
    place.tick_params(length=0)
    for spine in place.spines.values():
        spine.set_visible(False)
    for row, asked in enumerate(ASKED):
        holds, of = asked.counted(cases)
        reached = f"{100 * holds / of:.1f} %" if of else "no such pictures"
        colour = (GOOD if asked.reached(cases) else WRONG) if of else "#777777"
        bound = f"at {'most' if asked.at_most else 'least'} {100 * asked.bound:.0f} %"
        place.text(0.03, row, reached, va="center", color=colour, fontweight="bold")
        place.text(0.30, row, bound, va="center")
        place.text(0.55, row, f"{holds} of {of} pictures" if of else "", va="center", color="#555555")


def _draw_sources(place: Any, sources: Any) -> None:
    """Draw three bars for each source."""
    place.set_title("Pictures by source, %", loc="left", fontweight="bold")
    for part, (name, colour) in enumerate(PARTS):
        shares = [100 * sum(getattr(case, name) for case in group) / len(group) for group in sources.values()]
        rows = [row + 0.27 * (part - 1) for row in range(len(shares))]
        place.barh(rows, shares, height=0.25, color=colour, label=name)
    place.set_yticks(range(len(sources)), [f"{name} ({len(group)})" for name, group in sources.items()])
    place.set(xlim=(0, 100), ylim=(len(sources) - 0.5, -0.5))
    place.grid(axis="x", alpha=0.3)
    place.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=len(PARTS), frameon=False)


def _draw_confusion(place: Any, kind: str, table: Confusion) -> None:
    """Draw a cell for each label and reading: green where they agree, red where they do not, grey without a reading."""
    place.set_title(
        f"{kind.capitalize()}: shown (rows), read (columns)", loc="left", fontweight="bold", pad=24
    )
    for row, label in enumerate(table.shown):
        of = sum(table.counts[label, reading] for reading in table.read)
        for column, reading in enumerate(table.read):
            count = table.counts[label, reading]
            _draw_cell(place, (column, row), count, count / of, _colour(label, reading, table))
    place.set_xticks(
        range(len(table.read)), [name.replace("_", "\n").replace(" ", "\n") for name in table.read]
    )
    place.set_yticks(range(len(table.shown)), [name.replace("_", " ") for name in table.shown])
    place.set(xlim=(-0.5, len(table.read) - 0.5), ylim=(len(table.shown) - 0.5, -0.5))
    place.xaxis.tick_top()
    place.tick_params(length=0, labelsize=8)


def _colour(label: str, reading: str, table: Confusion) -> str:
    if label == reading:
        return GOOD
    return WRONG if reading in table.shown or reading.isdecimal() else NEITHER


def _draw_cell(place: Any, spot: tuple[int, int], count: int, part: float, colour: str) -> None:
    """Draw how often: the more of the row's pictures, the stronger the colour."""
    from matplotlib.patches import Rectangle  # noqa: PLC0415 - heavy

    column, row = spot
    strength = 0.0 if not count else 0.25 + 0.75 * part
    corner = (column - 0.5, row - 0.5)
    place.add_patch(Rectangle(corner, 1, 1, facecolor=colour, alpha=strength, linewidth=0))
    place.add_patch(Rectangle(corner, 1, 1, fill=False, edgecolor="#dddddd", linewidth=0.5))
    if count:
        place.text(column, row, str(count), ha="center", va="center", fontsize=9)
