"""Scripts of evenings: what can be written, and how a mistake is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller.play.script import Cue, Deed, ScriptError, read_script
from controller.rules.model import Dealing

SEATS = "seats 1 don, 2 citizen, 3 doctor, 4 maniac, 5 commissar\n"


def script(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "evening.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_script_says_who_sits_where_and_what_people_do(tmp_path: Path) -> None:
    read = read_script(
        script(
            tmp_path,
            "# an evening\nrules club\nlanguage en\ndeal cards\nchance 7\noption early_stop false\n"
            + SEATS
            + "night 2 call mafia: 1 shows 5, 1 thumb up after 2.5  # the don\n"
            "day 2 last word 4: host foul 5 2\nexpect out 1, 4\n",
        )
    )
    assert (read.rules, read.language, read.dealing, read.chance) == ("club", "en", Dealing.CARDS, 7)
    assert read.options == {"early_stop": False}
    assert read.mix == {"don": 1, "citizen": 1, "doctor": 1, "maniac": 1, "commissar": 1}
    assert read.given_roles == {}
    assert read.cues == [
        Cue(True, 2, "call:mafia", (Deed(1, ("shows", "5")), Deed(1, ("thumb", "up"), 2.5)), 8),
        Cue(False, 2, "last_word:4", (Deed(None, ("foul", "5", "2")),), 9),
    ]
    assert read.expectations[0].words == ("out", "1", "4")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no line “seats"),
        ("seats 1 don, x citizen\n", ":1: "),
        (SEATS + "deal fairly\n", ":2: "),
        (SEATS + "\n\nfly away\n", ":4: “fly” is none of"),
        (SEATS + "night 2 call mafia 1 shows 5\n", ":2: a colon"),
        (SEATS + "night 2: 1 shows 5\n", ":2: the step is missing"),
        (SEATS + "day one speech 1: 1 presses\n", ":2: "),
        (SEATS + "day 1 speech 1: 1\n", ":2: it is not said what 1 does"),
        (SEATS + "day 1 speech 1: 1 presses after soon\n", ":2: "),
        (SEATS + "chance often\n", ":2: "),
        (SEATS + "day 1 speech 1: 1 preses\n", ":2: “preses” is none of shows"),
        (SEATS + "day 1 speech 1: host fouls 1\n", ":2: “fouls” is none of pause"),
        ("seats 1 don, 2 citizen, 3 manic\n", "seat 3: “manic” is none of don"),
        ("rules chess\n" + SEATS, "there are no rules “chess”"),
    ],
)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, text: str, says: str) -> None:
    path = script(tmp_path, text)
    with pytest.raises(ScriptError) as error:
        read_script(path)
    assert str(error.value).startswith(str(path))
    assert says in str(error.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match=r"nowhere\.txt"):
        read_script(tmp_path / "nowhere.txt")
