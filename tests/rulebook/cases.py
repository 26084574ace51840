"""Texts of house rules with what is wrong in them, from ``*.txt`` beside this file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

HEAD = 'base = "{base}"\nid = "ours"\ntitle = {{ru = "Свои", en = "Ours"}}\n'


class Case(NamedTuple):
    text: str
    faults: list[tuple[int | None, str]]


def read_cases(file: str) -> dict[str, Case]:
    """Read the cases of a file: a text, then line and words of each fault."""
    cases = {}
    text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    for block in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        head, *lines = block.splitlines()
        name, base = head.split(" | ")
        told = [re.fullmatch(r"-- (file|\d+): (.+)", line) for line in lines]
        own = "".join(f"{line}\n" for line, is_told in zip(lines, told, strict=True) if not is_told)
        faults = [(None if one[1] == "file" else int(one[1]), one[2]) for one in told if one]
        cases[name] = Case(("" if base == "whole" else HEAD.format(base=base)) + own, faults)
    return cases
