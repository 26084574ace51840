"""``mafia-table rules check``, ``diff`` and ``mix``: what they print and with which exit code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.rules.rulesets import IDS

EVENING = Path(__file__).parents[2] / "docs" / "house-rules" / "city-evening.toml"
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "city.yaml"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAFIA_TABLE_DATA", str(tmp_path / "data"))


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "ours.toml"
    path.write_text(
        'base = "city"\nid = "ours"\ntitle = {ru = "x", en = "x"}\n[night]\nsecond = 5\nlate = "x"\n'
    )
    return path


def test_house_rules_that_can_be_played_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "check", str(EVENING)]) == 0
    first, *changes = capsys.readouterr().out.splitlines()
    assert first == f"{EVENING}: ok: city-evening, house rules made from city"
    assert changes[0].startswith("  changes table.least, ")
    assert "abilities.heal.bans" in " ".join(changes)


def test_every_fault_is_printed_and_other_files_are_checked_too(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "check", str(faulty), str(EVENING), str(SCENARIOS)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{faulty}:5: night.second: there is no key 'second': did you mean 'seconds'?"
    assert lines[1].startswith(f"{faulty}:6: night.late: there is no clause 'x'")
    assert lines[2] == f"{faulty}: 2 faults"
    assert lines[3].startswith(f"{EVENING}: ok")
    assert lines[-1].endswith(" passed, 0 failed")


@pytest.mark.parametrize("content", [None, "[night"])
def test_what_cannot_be_read_is_told_apart_from_faults(
    tmp_path: Path, faulty: Path, capsys: pytest.CaptureFixture[str], content: str | None
) -> None:
    path = tmp_path / "no.toml"
    if content is not None:
        path.write_text(content)
    for command in (["check", str(faulty), str(path)], ["diff", "city", str(path)], ["mix", str(path), "9"]):
        assert main(["rules", *command]) == 2
        assert str(path) in capsys.readouterr().err


def test_differences_are_printed_with_titles_clauses_and_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "city", str(EVENING), "--lang", "ru"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "«Городская мафия» (-) и «Город на один вечер» (+)"
    assert "    + На ход даётся 12 с." in lines
    assert any(line.startswith("        [h-doctor-once] Доктор лечит") for line in lines)
    assert any(line.startswith("Отличаются значения: table.least, ") for line in lines)


def test_rules_of_different_texts_are_compared_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "city", "club", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line[:1].isalpha()] == [
        "Roles",
        "Abilities and limits",
        "Night order",
        "Day and vote",
        "Clocks",
        "What is revealed",
        "Victories",
        "Players and cards",
        "Settings of a game",
    ]


def test_the_same_does_not_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "diff", "city", "city", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["They do not differ."]


def test_the_cards_for_so_many_are_printed_the_suggested_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mix", str(EVENING), "8", "--lang", "en"]) == 0
    title, first, *others, more = capsys.readouterr().out.splitlines()
    assert title == "“City for an evening”, 8 players"
    assert first == "  Don, Mafia, Constable, Doctor, Citizen × 4 – suggested"
    assert others
    assert all(line.endswith(" – allowed") for line in others)
    assert more == "Other cards may be possible; the host’s page says whether they are."


REFUSED = {
    "ru": """\
«Городская мафия», 9 игроков
Столько играть не могут; игроков должно быть 12.
  [players-twelve] За столом ровно двенадцать игроков.
""",
    "en": """\
“City mafia”, 9 players
So many cannot play; there must be 12.
  [players-twelve] Exactly twelve players sit at the table.
""",
}


def test_too_few_are_refused_without_a_key_where_the_rules_have_no_clause_for_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "mix", "piter", "3", "--lang", "en"]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == ["So many cannot play; there may be 5 to 25."]


def test_long_lines_of_cards_are_wrapped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mix", "piter", "20", "--lang", "en"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 100


@pytest.mark.parametrize("command", ["show", "diff", "mix"])
def test_help_names_every_ruleset(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit):
        main(["rules", command, "--help"])
    assert set(IDS) <= set(re.findall(r"\w+", capsys.readouterr().out))


@pytest.mark.parametrize(("language", "printed"), REFUSED.items())
def test_too_few_are_refused_by_the_clause(
    capsys: pytest.CaptureFixture[str], language: str, printed: str
) -> None:
    assert main(["rules", "mix", "city", "9", "--lang", language]) == 1
    assert capsys.readouterr().out == printed


def test_an_experiment_is_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "mix", "polytech", "6", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "An experiment: the rules have 7 to 15 in mind."


@pytest.mark.parametrize("command", [["diff", "city", "chess"], ["mix", "chess", "9"]])
def test_unknown_rules_are_named_with_the_known_ones(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *command]) == 2
    assert "there are no rules 'chess'; known are classic, " in capsys.readouterr().err


@pytest.mark.parametrize("command", [["diff", "city"], ["mix"]])
def test_faults_stand_in_the_way(
    faulty: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["9"] if command == ["mix"] else []
    assert main(["rules", *command, str(faulty), *more]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
