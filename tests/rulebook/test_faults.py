"""What is wrong with house rules: every fault with its line and what would be right, and nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from controller.rulebook.house import faults_of, load
from controller.rules.rulesets import IDS, text_of
from controller.tomlfile import TomlError
from tests.rulebook.cases import HEAD, Case, read_cases
from voice.words import Catalogue

CASES = {
    name: case
    for file in ("words", "contradictions", "files")
    for name, case in read_cases(f"{file}.txt").items()
}


def found(tmp_path: Path, text: str) -> list[tuple[int | None, str]]:
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    house = load(path)
    for fault in house.faults:
        assert str(fault).startswith(f"{path}:{fault.line}: " if fault.line else f"{path}: ")
    return [(fault.line, str(fault)) for fault in house.faults]


def compare(came: list[tuple[int | None, str]], expected: list[tuple[int | None, str]]) -> None:
    assert len(came) == len(expected), came
    for line, words in expected:
        assert any(at == line and words in message for at, message in came), (line, words, came)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_each_fault_is_named_with_its_line_and_nothing_else(tmp_path: Path, case: Case) -> None:
    compare(found(tmp_path, case.text), case.faults)


@pytest.mark.parametrize("ruleset", IDS)
def test_the_rules_that_come_with_the_table_are_clean(ruleset: str) -> None:
    assert faults_of(text_of(ruleset)) == ()


def test_the_faults_stand_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = HEAD.format(base="city") + "[vote]\nowed = 1\n[night]\nseconds = -1\n[abilities.heal]\nx = 1\n"
    assert [line for line, _ in found(tmp_path, text)] == [5, 7, 9]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[night\n", ":1: no TOML"),
        (b"# house\n# \xcf\xf0\n", ":2: is not in UTF-8"),
        (b"x = " + 5000 * b"[" + 5000 * b"]", "stand too deep"),
        (b"x = 1" + 5000 * b"0", "too many digits"),
        (300_000 * b"#", "is too large"),
        (None, "No such file"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "house.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(TomlError, match=rf"house\.toml.*{said}"):
        load(path)


def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    endless = tmp_path / "endless.toml"
    endless.symlink_to("/dev/zero")
    for path, said in ((pipe, "no plain file"), (endless, "no plain file"), (tmp_path, "a folder")):
        with pytest.raises(TomlError, match=said):
            load(path)


def test_an_editor_s_mark_and_line_ends_are_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    text = HEAD.format(base="city") + "[night]\nseconds = -1\n"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert [fault.line for fault in load(path).faults] == [5]


def test_a_name_that_the_catalogue_gives_another_role_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(HEAD.format(base="city") + '[names.ru]\ndon = "мафия"\nmaniac = "Дон"\n')
    assert load(path).faults == ()
    (fault,) = load(path, Catalogue()).faults
    assert (fault.line, str(fault).split(": ", 1)[1]) == (5, "names.ru.don: mafia is called 'мафия' already")
