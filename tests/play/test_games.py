"""Whole evenings as text: the real reader, director, lights and sound files, to the winner."""

from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "games"
PHOTOS = Path(__file__).parents[3] / "shared" / "hands"


def play(script: Path, *options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "controller", "play", str(script), *map(str, options)],
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )


@pytest.mark.parametrize("game", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_an_evening_is_hosted_to_its_end(game: Path, tmp_path: Path) -> None:
    played = play(game, "--out", tmp_path)
    assert played.stderr == ""
    assert played.returncode == 0
    with wave.open(str(tmp_path / "evening.wav")) as sound:
        assert sound.getnframes() / sound.getframerate() > 60
        assert sound.getnchannels() == 2
    story = played.stdout.splitlines()
    assert story[-1].startswith("— ")


def test_the_story_can_be_followed_and_says_why() -> None:
    story = play(GAMES / "club-photos.txt").stdout.splitlines()
    night = story.index("    Night 2")
    told = "\n".join(story[night : story.index("— Day comes to the city. Everybody wakes up.", night)])
    for line in (
        "— Mafia, wake up. Show a player's number.",
        "›   1 thumb down",
        "    1 aims at 9.",
        "›   5 shows 5 refused",
        "    Answer to 5: yes.",
        "8 survives the night. The doctor, red, heals his patient from every deadly action of that night.",
        "[don-decides]",
    ):
        assert line in told


@pytest.mark.shared
def test_photos_of_people_are_the_only_input_of_the_night(tmp_path: Path) -> None:
    if not PHOTOS.is_dir():
        pytest.skip("the photos are not part of the project")
    played = play(GAMES / "club-photos.txt", "--photos", PHOTOS, "--out", tmp_path)
    assert (played.stderr, played.returncode) == ("", 0)


def test_an_evening_that_goes_otherwise_is_a_failure_with_its_line(tmp_path: Path) -> None:
    text = (GAMES / "club-five.txt").read_text(encoding="utf-8")
    script = tmp_path / "wrong.txt"
    script.write_text(text.replace("expect winner town", "expect winner mafia"), encoding="utf-8")
    played = play(script)
    assert played.returncode == 1
    line = text.splitlines().index("expect winner town") + 1
    assert played.stderr == f"{script}:{line}: expected winner mafia, came town\n"


def test_whoever_is_waited_for_in_vain_is_named(tmp_path: Path) -> None:
    text = (GAMES / "club-five.txt").read_text(encoding="utf-8")
    script = tmp_path / "silent.txt"
    script.write_text(
        "".join(line + "\n" for line in text.splitlines() if not line.startswith("day 1 vote 1 4")),
        encoding="utf-8",
    )
    played = play(script)
    assert played.returncode == 1
    assert "nobody told seat 4 to vote on day 1" in played.stderr


def test_a_script_that_cannot_be_read_is_asked_wrongly(tmp_path: Path) -> None:
    assert play(tmp_path / "nowhere.txt").returncode == 2
