"""Files that are no YAML, or YAML that nobody meant: one line that names the place, and never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.commands import rules as command
from controller.scenarios import ScenarioError, check, read, read_text
from controller.scenarios.source import DEEPEST
from controller.scenarios.wording import plain, printable
from tests.rules.test_scenarios import FOLDER

SMALL = """ruleset: club
clauses: {a: b}
scenarios:
  - id: x.1
    clauses: [a]
    players: {1: don, 2: citizen, 3: citizen, 4: doctor, 5: maniac}
    options: {early_stop: true}
    start: night 2
    steps:
      - night: [[mafia, kill, 2], [5, kill, 5]]
        then: {died: [2], refused: [[5, kill, 5]], announced: [[priority, 1, 2]], role: {1: don}}
      - vote: {1: 3, 3: [1, 4]}
"""
LINES = SMALL.count("\n")
TOKENS = [
    *"[]{}:,-?#'\"&*|>~!%\n\t\x00\x1b\x85\u2028é",
    *("&a ", "*a ", "<<: ", "!!set ", "!!omap ", "!!bool ", "!!int ", "!!binary ", "!!timestamp ", "!x ", "---\n"),
    *("9" * 5000, "0x" + "f" * 5000, "2020-13-45", "1e999", ".nan", "[" * 500, "? " * 300, '"\\ud800"', "null"),
]  # fmt: skip


def error_of(source: str) -> ScenarioError:
    with pytest.raises(ScenarioError) as error:
        read_text(source, "some.yaml")
    return error.value


@pytest.mark.parametrize("value", ["9" * 5000, "-" + "9" * 5000, "0x" + "f" * 5000, "2020-13-45", "!!bool 7"])
def test_a_value_that_cannot_be_is_named_by_its_line(value: str) -> None:
    for before in ("      - foul: [1, 1]\n", ""):
        error = error_of(f"{SMALL}{before}      - foul: [1, {value}]\n")
        assert (error.line, error.field) == (LINES + before.count("\n") + 1, "YAML")
        assert "out of range" in error.right
        assert "sys." not in error.right


def test_a_mapping_whose_key_cannot_be_one_is_named_by_its_line() -> None:
    error = error_of(f"a: &a [[x]]\n{SMALL}? [*a]\n: 3\n")
    assert (error.line, error.field) == (1, "YAML")


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x1b[31m", "\x7f", "\ufffe"])
def test_a_control_character_is_named_by_its_line(character: str) -> None:
    error = error_of(f"{SMALL}# here {character}\n")
    assert (error.line, error.field) == (LINES + 1, "YAML")
    assert f"U+{ord(character[0]):04X}" in str(error)
    assert str(error).isprintable()


@pytest.mark.parametrize(
    ("raw", "line", "byte"),
    [(b"\xe8", LINES + 1, "0xe8"), (b"\x80abc", LINES + 1, "0x80"), (b"\n\n\xd0", LINES + 3, "0xd0")],
)
def test_a_byte_that_is_no_text_is_named_by_its_line(
    tmp_path: Path, raw: bytes, line: int, byte: str
) -> None:
    (tmp_path / "latin.yaml").write_bytes(SMALL.encode() + raw)
    with pytest.raises(ScenarioError) as error:
        read(tmp_path / "latin.yaml")
    assert (error.value.line, error.value.field) == (line, "file")
    assert error.value.right == f"must be text in UTF-8, not the byte {byte}"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.yaml", tmp_path):
        with pytest.raises(ScenarioError, match="cannot be read") as error:
            read(path)
        assert (error.value.line, error.value.field) == (1, "file")


@pytest.mark.parametrize("depth", [DEEPEST, 500, 20_000])
@pytest.mark.parametrize(
    "deep",
    [
        lambda depth: "[" * depth + "]" * depth,
        lambda depth: "[" * depth,
        lambda depth: "{a: " * depth + "1" + "}" * depth,
        lambda depth: "\n" + "        - " + "- " * depth,
        lambda depth: "\n" + "        ? " + "? " * depth,
    ],
)
def test_what_is_nested_too_deeply_is_named_by_its_line(depth: int, deep: object) -> None:
    assert callable(deep)
    error = error_of(f"{SMALL}      - night: {deep(depth)}\n")
    assert error.field == "YAML"
    assert error.line in {LINES + 1, LINES + 2}
    assert error.right == f"must be nested at most {DEEPEST} deep"


@pytest.mark.parametrize(
    "source",
    [
        "ruleset: &r [*r]\nscenarios: []\n",
        "ruleset: club\nscenarios: &s\n  - *s\n",
        SMALL.replace("players: {1: don", "players: &p {1: *p"),
        "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 1500)) + "ruleset: *a1499\n",
        "a0: &a0 [x, x]\n"
        + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))
        + "ruleset: *a11\nscenarios: []\n",
    ],
)
def test_what_holds_itself_or_grows_without_end_is_refused_in_a_line(source: str) -> None:
    assert len(str(error_of(source))) < 200


def test_the_other_files_are_checked_and_the_bad_ones_named_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = {
        "deep": SMALL.replace("[mafia, kill, 2]", "[" * 3000 + "]" * 3000),
        "control": SMALL + "\x1b[2J",
        "long": SMALL + "      - foul: [1, " + "9" * 5000 + "]\n",
        "field": SMALL + '"a\\nb\\ud800": &a [1]\n      - foul: *b\n',
    }
    for name, text in bad.items():
        (tmp_path / name).write_text(text)
    assert command.check([*(tmp_path / name for name in bad), FOLDER / "club.yaml"]) == 2
    captured = capsys.readouterr()
    assert captured.out == "44 passed, 0 failed\n"
    assert [line.split(":")[0] for line in captured.err.splitlines()] == [
        str(tmp_path / name) for name in bad
    ]


def test_what_a_terminal_cannot_show_is_escaped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printable("дон\n\x1b[31m\ud800") == "дон\\n\\x1b[31m\\ud800"
    error = error_of('ruleset: club\nscenarios: [{"a\\nb\\e[31m": 3}]\n')
    assert str(error).startswith("some.yaml:2: scenarios[1].a\\nb\\x1b[31m: unknown")
    path = tmp_path / "club.yaml"
    path.write_text(SMALL.replace("x.1", '"x\\e[31m\\ud800"').replace("died: [2]", "died: [3]"))
    assert command.check([path]) == 1
    assert capsys.readouterr().out.startswith("FAILED x\\x1b[31m\\ud800\n")


edits = st.lists(
    st.tuples(st.integers(0, len(SMALL)), st.integers(0, 8), st.sampled_from(["", *TOKENS])), max_size=4
)


@pytest.mark.filterwarnings("ignore::ruamel.yaml.error.YAMLWarning")
@given(edits)
@settings(max_examples=120, deadline=None)
def test_whatever_is_written_is_read_or_refused_in_one_line(changes: list[tuple[int, int, str]]) -> None:
    source = SMALL
    for place, gone, token in changes:
        source = source[:place] + token + source[place + gone :]
    refusal = refusal_of(source)
    if refusal is not None:
        assert str(refusal).isprintable()
        assert 1 <= refusal.line <= source.count("\n") + 2
        assert refusal.field


def refusal_of(source: str) -> ScenarioError | None:
    """Read and play a text; return why it cannot be read, ``None`` if it can."""
    try:
        file = read_text(source, "some.yaml")
    except ScenarioError as error:
        return error
    for scenario in file.scenarios:
        for failure in check(file.ruleset, scenario):
            assert plain(failure.expected) != plain(failure.actual)
    return None
