"""A protocol as a text file, and as a page of its own that can be printed or kept."""

from __future__ import annotations

import base64
import hashlib
import textwrap
from collections.abc import Iterator
from html import escape
from typing import Final
from urllib.parse import quote

from controller.dashboard.paper import Because, Chapter, Clause, Entry, Paper

WIDTH = 100

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.45 system-ui, "DejaVu Sans", sans-serif; }
body { max-width: 50rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin: 1.6rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; overflow-wrap: normal; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid #8886; vertical-align: top; }
@media (max-width: 30rem) { .wide { font-size: .82rem; } th, td { padding: .3rem .35rem .3rem 0; } }
ol, ul { margin: 0; padding: 0; list-style: none; }
.entry { border-left: 3px solid #8886; padding: .1rem 0 .1rem .7rem; margin: .5rem 0; }
.entry p, .why p { margin: .2rem 0; }
.by-host { border-color: #c80; } time, .soft { opacity: .75; font-size: .85rem; }
.why { margin: .3rem 0 0 .7rem; font-size: .92rem; } .why li { padding-left: .8rem; }
.doors { display: flex; flex-wrap: wrap; gap: 1rem; }
.doors > * { min-height: 44px; display: inline-flex; align-items: center; }
.result { font-size: 1.2rem; font-weight: 700; }
@media print { .doors { display: none; } body { max-width: none; padding: 0; } .entry, tr { break-inside: avoid; }
  h2 { break-after: avoid; } a { color: inherit; text-decoration: none; } }
"""


def as_text(paper: Paper) -> str:
    """Return a protocol as plain text, wrapped at 100."""
    return "\n".join(_text(paper)) + "\n"


def _text(paper: Paper) -> Iterator[str]:
    yield from (paper.title, paper.rules, paper.begun, paper.result, "", paper.words["players"])
    for one in paper.players:
        parts = (one.name, one.role, one.side, one.fate)
        yield from _wrapped(f"{one.seat}", " · ".join(filter(None, parts)))
    for chapter in paper.chapters:
        yield from ("", chapter.title)
        for entry in chapter.entries:
            yield from _entry_text(paper, entry)


def _entry_text(paper: Paper, entry: Entry) -> Iterator[str]:
    mark = f" ({paper.words['by-host']})" if entry.by_host else ""
    for place, line in enumerate(entry.lines):
        yield from _wrapped(entry.at if place == 0 else "", line + (mark if place == 0 else ""))
    for because in entry.because:
        yield from _wrapped("", f"  {because.text}")
        for clause in because.clauses:
            yield from _wrapped("", f"    · {clause.text}" + (f" [{clause.id}]" if clause.id else ""))


def _wrapped(head: str, line: str) -> list[str]:
    indent = len(line) - len(line.lstrip())
    lead = f"{head:9}"
    return textwrap.wrap(
        line.lstrip(), WIDTH, initial_indent=lead + " " * indent, subsequent_indent=" " * (11 + indent)
    ) or [lead.rstrip()]


STYLE_HASH: Final = "sha256-" + base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
"""What a Content-Security-Policy must allow for the page to look as it should."""


def as_page(paper: Paper, *, kept: bool = False) -> str:
    """Return a protocol as one page that needs nothing else; everything in it is escaped.

    ``kept``: for a file, without the links that lead to this device.
    """
    return (
        f'<!doctype html>\n<html lang="{escape(paper.language)}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(paper.title)}</title>\n<style>{_STYLE}</style>\n<body>\n<main>\n"
        f"<h1>{escape(paper.title)}</h1>\n<p>{escape(' · '.join(filter(None, (paper.rules, paper.begun))))}</p>\n"
        f'<p class="result" data-testid="result">{escape(paper.result)}</p>\n'
        + ("" if kept else _doors(paper))
        + _players(paper)
        + "".join(_chapter(paper, chapter, kept=kept) for chapter in paper.chapters)
        + "</main>\n"
    )


def _doors(paper: Paper) -> str:
    """Return the links to the protocol as a file."""
    links = "".join(
        f'<a href="/protocol.{kind}?lang={quote(paper.language)}" download>{escape(paper.words[key])}</a>'
        for kind, key in (("txt", "save"), ("html", "save-page"))
    )
    return f'<p class="doors">{links}</p>\n'


def _players(paper: Paper) -> str:
    named = any(one.name for one in paper.players)
    columns = tuple(key for key in ("seat", "name", "role", "side", "fate") if named or key != "name")
    rows = "".join(
        f"<tr>{''.join(_cell(key, str(getattr(one, key))) for key in columns)}</tr>" for one in paper.players
    )
    heads = "".join(f"<th>{escape(paper.words[key])}</th>" for key in columns)
    return (
        f"<h2>{escape(paper.words['players'])}</h2>\n"
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>\n'
    )


def _cell(key: str, text: str) -> str:
    kept = ' translate="no"' if key in ("name", "role") else ""
    return f"<td{kept}>{escape(text)}</td>"


def _chapter(paper: Paper, chapter: Chapter, *, kept: bool) -> str:
    entries = "".join(_entry(paper, entry, kept=kept) for entry in chapter.entries)
    return f"<h2>{escape(chapter.title)}</h2>\n<ol>{entries}</ol>\n"


def _entry(paper: Paper, entry: Entry, *, kept: bool) -> str:
    mark = f" · <strong>{escape(paper.words['by-host'])}</strong>" if entry.by_host else ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in entry.lines)
    kind = "entry by-host" if entry.by_host else "entry"
    whys = "".join(_because(because, kept=kept) for because in entry.because)
    return f'<li class="{kind}"><time>{entry.at}</time>{mark}{lines}{whys}</li>\n'


def _because(because: Because, *, kept: bool) -> str:
    clauses = "".join(
        f"<li>{escape(clause.text)}{_place(clause, kept=kept)}</li>" for clause in because.clauses
    )
    return f'<div class="why"><p>{escape(because.text)}</p><ul>{clauses}</ul></div>'


def _place(clause: Clause, *, kept: bool) -> str:
    """Return where a clause stands in the rules."""
    if clause.id is None:
        return ""
    name = f"[{escape(clause.id)}]"
    return f" {name}" if kept else f' <a href="/rules#{quote(clause.id)}">{name}</a>'
