"""The command line: what each command answers to what it cannot do, and with which exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.journal import SqliteJournal
from vision.drawn_signs import draw_sign
from vision.pictures import encode


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAFIA_TABLE_DATA", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ('[camera]\nmode = "sideways"\n', ":2: camera.mode = 'sideways'"),
        ('[camera]\nsource = "telescope"\n', ":2: camera.source: "),
        ('[table]\nboard = "round-6"\n', ":2: table.board: "),
        ("[table]\nchairs = 6\n", ":2: unknown key 'table.chairs'"),
        (
            '[table]\nruleset = "citty"\n',
            ":2: table.ruleset: no rules have the id 'citty'; did you mean 'city'?",
        ),
    ],
)
def test_a_setting_that_cannot_be_served_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], settings: str, says: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(settings)
    assert main(["--config", str(file), "run", "--port", "18077"]) == 2
    assert f"{file}{says}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["run", "--speed", "50"], ["run", "--port", "80000"], ["rules"], ["fly"], []]
)
def test_what_is_asked_wrongly_is_refused_by_the_parser(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2


def test_settings_are_printed_as_a_file_that_can_be_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["config"]) == 0
    file = tmp_path / "again.toml"
    file.write_text(capsys.readouterr().out)
    assert main(["--config", str(file), "config"]) == 0


def test_rules_are_checked_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenarios = Path(__file__).parent / "scenarios" / "club.yaml"
    assert main(["rules", "check", str(scenarios)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "44 passed, 0 failed"
    assert main(["rules", "check", str(tmp_path / "none.yaml"), str(scenarios)]) == 2
    printed = capsys.readouterr()
    assert "none.yaml" in printed.err
    assert printed.out.splitlines()[-1] == "44 passed, 0 failed"
    assert main(["rules", "show", "club", "--lang", "en"]) == 0
    assert "[doctor-twice-in-a-row]" in capsys.readouterr().out
    assert main(["rules", "show", "chess"]) == 2


def test_a_scenario_that_fails_tells_the_clauses_that_weighed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenarios = Path(__file__).parent / "scenarios" / "club.yaml"
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        scenarios.read_text(encoding="utf-8").replace("winner: town", "winner: mafia"), encoding="utf-8"
    )
    assert main(["rules", "check", str(wrong)]) == 1
    told = "    [town-wins] When only red cards are left at the table the town has won. Seats: "
    assert any(line.startswith(told) for line in capsys.readouterr().out.splitlines())


def test_hands_are_read_as_json_and_a_broken_file_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "three.png", tmp_path / "bad.png"
    good.write_bytes(encode(draw_sign("3"), ".png"))
    bad.write_bytes(b"no picture")
    assert main(["hands", "read", "--json", str(bad), str(good)]) == 1
    printed = capsys.readouterr()
    first, second = map(json.loads, printed.out.splitlines())
    assert first["error"]
    assert "bad.png" in printed.err
    assert (second["number"], second["gesture"]) == (3, None)
    assert main(["hands", "measure", str(tmp_path / "none.csv")]) == 2


def test_what_the_camera_sees_is_recorded_only_when_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen, kept, settings = tmp_path / "seen", tmp_path / "kept", tmp_path / "settings.toml"
    seen.mkdir()
    (seen / "three.png").write_bytes(encode(draw_sign("3"), ".png"))
    settings.write_text(f'[camera]\nsource = "{seen}"\n', encoding="utf-8")
    command = ["--config", str(settings), "hands", "record", str(kept), "--lang", "en"]
    assert main([*command, "--seconds", "0.5"]) == 0
    assert "Tell everybody at the table" in capsys.readouterr().err
    assert (kept / "000001.jpg").is_file()
    assert main(command) == 2
    assert "Name another folder" in capsys.readouterr().err


def test_the_self_test_names_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["selftest", "--json"])
    said = json.loads(capsys.readouterr().out)
    parts = {check["part"]: check["ok"] for check in said["checks"]}
    assert parts.keys() >= {"storage", "voice", "camera", "lights"}
    assert code == int(not all(parts.values()))


def test_a_second_table_on_the_same_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = SqliteJournal(tmp_path / "data" / "games.sqlite")
    assert main(["run", "--simulated", "--port", "18078"]) == 1
    assert "another Mafia Table" in capsys.readouterr().err
    first.close()
