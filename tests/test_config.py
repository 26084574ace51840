from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller import config
from controller.config import ConfigError, Settings, load, show
from controller.director.desk import Timing

FAULTS = {
    "unknown key": ('[network]\nhost = "::"\nprot = 80', 3, ["network.prot", "did you mean 'port'?"]),
    "unknown table": ("[tabel]\nseats = 9", 1, ["tabel", "did you mean 'table'?"]),
    "nothing like it": ("[data]\nxyz = 1", 2, ["data.xyz", "known here: folder"]),
    "too large": ("[network]\n\n# phones\nport = 99999", 4, ["network.port = 99999", "1 to 65535"]),
    "too small": ("[table]\nseats = 4", 2, ["table.seats = 4", "5 to 25 seats"]),
    "no such choice": ('[table]\nlanguage = "fr"', 2, ["table.language = 'fr'", "'ru' or 'en'"]),
    "text for a number": ('network = { port = "80" }', 1, ["network.port = '80'", "integer"]),
    "dotted": ("timing.deal = 0.1", 1, ["timing.deal = 0.1", "5.0 to 120.0 s"]),
    "not a number": ("[timing]\nanswer = nan", 2, ["timing.answer"]),
    "no such sink": ('[voice]\nsink = "radio"', 2, ["voice.sink = 'radio'", "card:NAME"]),
    "value for a table": ("voice = 5", 1, ["voice = 5"]),
    "first of two": ("[table]\nseats = 99\n[data]\nxyz = 1", 2, ["table.seats"]),
    "no TOML": ("[table]\nseats =", 2, ["no TOML"]),
    "no TOML in the middle": ("[table\nseats = 5", 1, ["no TOML"]),
}


@pytest.fixture(autouse=True)
def _no_file_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "default_path", lambda: tmp_path / "settings.toml")


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("text", "line", "words"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_names_file_line_key_and_remedy(
    tmp_path: Path, text: str, line: int, words: list[str]
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(ConfigError) as error:
        load(path)
    assert str(error.value).startswith(f"{path}:{line}: ")
    assert all(word in str(error.value) for word in words)


def test_a_named_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        load(tmp_path / "none.toml")


def test_without_a_file_all_is_as_by_default() -> None:
    settings = load(environ={})
    assert settings.model_dump() == Settings().model_dump()
    assert settings.origin("network", "port") == "default"


def test_the_file_at_the_usual_place_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, "[table]\nseats = 10\n")
    settings = load(environ={})
    assert settings.table.seats == 10
    assert settings.origin("table", "seats") == f"{path}:2"


def test_the_environment_names_the_data_folder(tmp_path: Path) -> None:
    path = written(tmp_path, '[data]\nfolder = "/from/file"\n')
    assert load(path, environ={}).data_folder == Path("/from/file")
    settings = load(path, environ={config.DATA_VARIABLE: "/from/environment"})
    assert settings.data_folder == Path("/from/environment")
    assert settings.origin("data", "folder") == "environment MAFIA_TABLE_DATA"


def test_a_value_found_wrong_later_is_named_by_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, '[table]\nruleset = "chess"\n')
    error = load(path).error("table", "ruleset", "no such rules")
    assert str(error) == f"{path}:2: table.ruleset: no such rules"


@given(
    st.builds(
        dict,
        table=st.fixed_dictionaries(
            {"seats": st.integers(5, 25), "board": st.text(st.characters(exclude_categories=["Cs"]))}
        ),
        timing=st.fixed_dictionaries({"deal": st.floats(5, 120), "answer": st.integers(3, 15)}),
    )
)
def test_what_is_shown_can_be_loaded_again(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, dict[str, object]]
) -> None:
    settings = Settings.model_validate(values)
    path = written(tmp_path_factory.mktemp("shown"), show(settings))
    assert load(path, environ={}).model_dump() == settings.model_dump()


def test_every_key_is_shown_with_range_default_and_origin(tmp_path: Path) -> None:
    path = written(tmp_path, "[network]\nport = 80\n")
    shown = show(load(path, environ={}))
    assert f"1 to 65535 (TCP port)\n# default 8080; the value here: {path}:2\nport = 80\n" in shown
    keys = re.findall(r"^# .+\n# default .+; the value here: .+\n(\w+) = ", shown, re.MULTILINE)
    sections = [getattr(Settings(), name) for name in Settings.model_fields]
    assert keys == [key for section in sections for key in type(section).model_fields]


def test_the_times_are_the_directors() -> None:
    assert config.Timing().model_dump() == dataclasses.asdict(Timing())
