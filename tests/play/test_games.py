"""Whole evenings as text, by the real director, to the winner: every ruleset, in both languages."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from controller.commands.play import unmet
from controller.play.hands import PlayError
from controller.play.script import read_script
from controller.rules.rulesets import IDS
from tests.play.quick import GAMES, WORDS, games, story_file, tell

PHOTOS = Path(__file__).parents[3] / "shared" / "hands"
KEY = re.compile(r"[—›· ]+[a-z0-9]+(-[a-z0-9]+)+$")
"""A line for which there were no words."""


def play(script: Path, *options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "controller", "play", str(script), *map(str, options)],
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )


def test_every_ruleset_has_an_evening() -> None:
    assert {read_script(game).rules for game in games()} >= set(IDS)


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("game", games(), ids=lambda path: path.stem)
def test_an_evening_goes_as_its_story_says(
    game: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        story, script, state = tell(game, language)
    assert not caplog.records
    assert unmet(script, state) == []
    assert [line for line in story if KEY.match(line)] == []
    assert story == story_file(game, language).read_text(encoding="utf-8").splitlines()


# ---------------------------------------------------------------- the whole table: voice, sound, pictures of hands


@pytest.mark.parametrize("game", ["club-photos", "davydov", "family-buttons"])
def test_an_evening_is_hosted_to_its_end_with_sound_and_pictures(game: str, tmp_path: Path) -> None:
    played = play(GAMES / f"{game}.txt", "--out", tmp_path)
    assert played.stderr == ""
    assert played.returncode == 0
    with wave.open(str(tmp_path / "evening.wav")) as sound:
        assert sound.getnframes() / sound.getframerate() > 60
        assert sound.getnchannels() == 2
    story = played.stdout.splitlines()
    assert story[-1].startswith("— ")


def test_the_story_can_be_followed_and_says_why() -> None:
    story, _, _ = tell(GAMES / "club-photos.txt", "en")
    night = story.index("    Night 2")
    told = "\n".join(story[night : story.index("— Day comes to the city. Everybody wakes up.", night)])
    for line in (
        "— Mafia, wake up. Show whom you shoot.",
        "›   Number 1 puts a thumb down.",
        "    1 aims at 9.",
        "›   Number 5 shows 5, which is refused.",
        "    The light of 5 shows a thumb up.",
        "    8 survives the night.\n·     The doctor, red,",
        "[don-decides]",
    ):
        assert line in told


@pytest.mark.shared
def test_photos_of_people_are_the_only_input_of_the_night(tmp_path: Path) -> None:
    if not PHOTOS.is_dir():
        pytest.skip("the photos are not part of the project")
    played = play(GAMES / "club-photos.txt", "--photos", PHOTOS, "--out", tmp_path)
    assert (played.stderr, played.returncode) == ("", 0)


# ---------------------------------------------------------------- evenings that go wrong


def changed(tmp_path: Path, game: str, old: str, new: str) -> Path:
    """Return a game with some of its text replaced."""
    text = (GAMES / f"{game}.txt").read_text(encoding="utf-8")
    assert old in text
    script = tmp_path / "changed.txt"
    script.write_text(text.replace(old, new), encoding="utf-8")
    return script


@pytest.mark.parametrize(
    ("game", "old", "new", "says"),
    [
        ("club-five", "day 1 vote 1 4: 4 shows 1, 4 thumb up", "", "nobody told seat 4 to vote on day 1"),
        (
            "club-five",
            "day 1 vote 1 4: 4 shows 1",
            "day 1 vote 1 4: 4 shows 4",
            "seat 4 showed 4 and was refused",
        ),
        ("club-five", "3 shows 3 refused", "3 shows 1 refused", "1 5 times and it was not refused"),
        ("club-five", "day 1 speech 2: 2 presses after 20", "day 2 speech 2: 2 presses", "never came"),
        ("club-five", "day 1 speech 2: 2 presses after 20", "day 1 speech 2: host foul 9", "refused by e-"),
        ("piter", "day 2 take: 7 takes 1", "", "day 2: “decide:take:0:False” is asked in vain"),
        ("davydov", "night 4 call notes: 7 writes 3", "", "night 4: “call:notes:kill” is asked in vain"),
        ("moscow", "night 2 call mafia: 1 shoots 6", "night 2 call mafia: 1 shoots 5", "number 5 never came"),
        (
            "family",
            "day 3 vote 1: 5 6 7 9 against 1",
            "day 3 vote 1: 4 5 6 7 9 against 1",
            "seat 4 was never asked",
        ),
        ("city", "day 3 grave: 1 opens his card, 1 takes 8", "day 4 vote 3: 1 against 2", "never came"),
    ],
)
def test_an_evening_that_cannot_go_so_is_stopped_with_the_line(
    tmp_path: Path, game: str, old: str, new: str, says: str
) -> None:
    script = changed(tmp_path, game, old, new)
    with pytest.raises(PlayError, match=re.escape(says)) as error:
        tell(script, "en")
    assert str(error.value).startswith(str(script))


def test_an_evening_that_goes_otherwise_is_a_failure_with_its_line(tmp_path: Path) -> None:
    script = changed(tmp_path, "club-five", "expect winner town", "expect winner mafia")
    played = play(script)
    assert played.returncode == 1
    line = script.read_text(encoding="utf-8").splitlines().index("expect winner mafia") + 1
    assert played.stderr == f"{script}:{line}: expected winner mafia, came town\n"


def test_a_number_that_the_rules_refuse_is_a_failure_that_says_so(tmp_path: Path) -> None:
    script = changed(tmp_path, "house-city", "4 shows 3 refused, 4 chooses 4", "4 chooses 3")
    house = GAMES.parents[1] / "docs" / "house-rules"
    script.write_text(
        script.read_text(encoding="utf-8").replace("../../docs/house-rules", str(house)), encoding="utf-8"
    )
    played = play(script)
    assert played.returncode == 1
    assert "seat 4 showed 3 and was refused; if so it should be: shows 3 refused" in played.stderr


def test_a_script_that_cannot_be_read_is_asked_wrongly(tmp_path: Path) -> None:
    assert play(tmp_path / "nowhere.txt").returncode == 2
