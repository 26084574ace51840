"""House rules found in files: the good ones can be chosen, the others are named with what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller import config
from controller.rulebook.collection import collection
from controller.rulebook.files import house_files
from controller.rulebook.suggestions import allowed
from controller.rules.actions import StartGame
from controller.rules.engine import apply
from controller.rules.model import GameState, Phase, Seat
from controller.rules.rulesets import IDS, ruleset

EVENING = Path(__file__).parents[2] / "docs" / "house-rules" / "city-evening.toml"
PLAIN = 'base = "club"\nid = "{id}"\ntitle = {{ru = "Свои", en = "Ours"}}\n'


def written(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_the_rules_that_come_with_the_table_are_first() -> None:
    entries = collection([EVENING])
    assert [entry.id for entry in entries] == [*IDS, "city-evening"]
    assert all(entry.rules is not None and not entry.faults for entry in entries)


def test_the_source_of_house_rules_is_what_a_game_is_started_with() -> None:
    entry = collection([EVENING])[-1]
    assert ruleset(entry.source) is entry.rules
    assert entry.title == {"ru": "Город на один вечер", "en": "City for an evening"}
    assert entry.path == EVENING


def test_a_bad_file_is_listed_with_its_faults_and_hides_no_other(tmp_path: Path) -> None:
    bad = written(tmp_path, "a.toml", PLAIN.format(id="ours") + "[fouls]\nout_at = 0\nbarred = 3\n")
    broken = written(tmp_path, "b.toml", "[night\n")
    good = written(tmp_path, "c.toml", PLAIN.format(id="good"))
    entries = collection([bad, broken, tmp_path / "none.toml", good])[len(IDS) :]
    assert [(entry.id, entry.rules is None) for entry in entries] == [
        ("ours", True),
        ("b", True),
        ("none", True),
        ("good", False),
    ]
    assert [fault.startswith(f"{entry.path}:") for entry in entries[:2] for fault in entry.faults] == [
        True,
        True,
    ]
    assert entries[0].title["en"] == "Ours"
    assert entries[2].faults == (f"{tmp_path / 'none.toml'}: cannot be read: No such file or directory",)


def test_an_id_can_be_taken_once_only(tmp_path: Path) -> None:
    first = written(tmp_path, "a.toml", PLAIN.format(id="ours"))
    second = written(tmp_path, "b.toml", PLAIN.format(id="ours"))
    one, other = collection([first, second, first])[len(IDS) :]
    assert one.rules is not None
    assert other.rules is None
    assert other.faults == (f"{second}: id 'ours' is that of {first}; choose another id",)


def test_files_are_those_of_the_folder_and_those_that_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    own = [written(tmp_path / "rules", name, "") for name in ("a.toml", "b.toml")]
    written(tmp_path / "rules", "notes.txt", "")
    found = house_files(tmp_path / "rules", ["c.toml", "~/d.toml", str(own[0])], tmp_path)
    assert found == (*own, tmp_path / "c.toml", tmp_path / "home" / "d.toml")
    assert house_files(tmp_path / "none") == ()


def test_the_settings_say_where_house_rules_are(tmp_path: Path) -> None:
    own = written(tmp_path / "ours", "a.toml", "")
    settings = written(tmp_path, "settings.toml", f'[rules]\nfolder = "{own.parent}"\nhouse = ["b.toml"]\n')
    assert config.load(settings, environ={}).house_files == (own, tmp_path / "b.toml")


@pytest.mark.parametrize("players", range(8, 13))
def test_a_game_can_be_begun_by_the_example(players: int) -> None:
    entry = collection([EVENING])[-1]
    assert entry.rules is not None
    for mix in allowed(entry.rules, players):
        cards = [role for role, number in mix.items() for _ in range(number)]
        seats = {Seat(seat): f"P{seat}" for seat in range(1, players + 1)}
        action = StartGame(entry.source, seats, mix, dict(zip(seats, cards, strict=True)))
        started = apply(GameState(), action)
        assert started.ruleset is entry.rules
        assert started.phase is Phase.NIGHT
