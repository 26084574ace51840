"""Scripts of evenings: what can be written, and how a mistake is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller.play.deeds import Deed, deeds
from controller.play.moments import Moment, moment
from controller.play.script import Cue, ScriptError, read_script
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
        Cue(Moment(True, 2, "call:mafia"), (Deed(1, ("shows", "5")), Deed(1, ("thumb", "up"), 2.5)), 8),
        Cue(Moment(False, 2, "last_word:4"), (Deed(None, ("foul", "5", "2")),), 9),
    ]
    assert read.expectations[0].words == ("out", "1", "4")


@pytest.mark.parametrize(
    ("value", "read"), [("false", False), ("true", True), ("60", 60), ("3 1 2", (3, 1, 2))]
)
def test_an_option_is_a_word_a_number_or_seats(tmp_path: Path, value: str, read: object) -> None:
    assert read_script(script(tmp_path, f"{SEATS}option some {value}\n")).options == {"some": read}


def test_the_votes_of_a_round_are_one_line(tmp_path: Path) -> None:
    read = read_script(script(tmp_path, SEATS + "day 1 vote 2: 1 3 against 4, 4 against 1 after 3\n"))
    assert read.cues == []
    assert read.ballots[1, 2].votes == {
        1: Deed(1, ("against", "4")),
        3: Deed(3, ("against", "4")),
        4: Deed(4, ("against", "1"), 3.0),
    }


def test_rules_can_be_a_file_beside_the_script(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(
        'base = "club"\nid = "ours"\ntitle = {ru = "x", en = "x"}\n[night]\nseconds = 20\n', encoding="utf-8"
    )
    read = read_script(script(tmp_path, f"rules house.toml\n{SEATS}"))
    assert "seconds = 20" in read.rules


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("1 shows 5", [Deed(1, ("shows", "5"))]),
        ("1 shows 5 refused", [Deed(1, ("shows", "5", "refused"))]),
        ("1 presses", [Deed(1, ("presses",))]),
        ("1 presses twice after 2", [Deed(1, ("presses", "twice"), 2.0)]),
        ("3 taps 4", [Deed(3, ("taps", "4"))]),
        ("3 chooses 4", [Deed(3, ("chooses", "4"))]),
        ("3 chooses 4 5 6", [Deed(3, ("chooses", "4 5 6"))]),
        ("3 chooses 4 as doctor", [Deed(3, ("chooses", "4", "doctor"))]),
        ("3 writes 4", [Deed(3, ("writes", "4"))]),
        ("3 passes", [Deed(3, ("passes",))]),
        ("1 3 shoot 6", [Deed(1, ("shoots", "6")), Deed(3, ("shoots", "6"))]),
        ("1 gives a sign", [Deed(1, ("sign",))]),
        ("2 3 raise hands after 1", [Deed(2, ("raises",), 1.0), Deed(3, ("raises",))]),
        ("4 raises his hand", [Deed(4, ("raises",))]),
        ("4 nominates 7", [Deed(4, ("nominates", "7"))]),
        ("4 nominates 7 refused", [Deed(4, ("nominates", "7", "refused"))]),
        ("4 accuses 7", [Deed(4, ("accuses", "7"))]),
        ("4 asks for hands", [Deed(4, ("asks",))]),
        ("4 calls the night", [Deed(4, ("night",))]),
        ("4 thanks", [Deed(4, ("thanks",))]),
        ("4 opens his card", [Deed(4, ("opens",))]),
        ("4 takes 2", [Deed(4, ("takes", "2"))]),
        ("4 executes", [Deed(4, ("executes",))]),
        ("4 executes 9", [Deed(4, ("executes", "9"))]),
        ("4 pardons", [Deed(4, ("pardons",))]),
        ("host warning 4", [Deed(None, ("foul", "4"))]),
        ("host rename 4 Anna Maria", [Deed(None, ("rename", "4", "Anna Maria"))]),
        ("host accuse 4 5 hands 1 2", [Deed(None, ("accuse", "4", "5", "1 2"))]),
        ("host move 4 note 5 as mafia", [Deed(None, ("move", "4", "note", "5", "mafia"))]),
        ("host move 4 check", [Deed(None, ("move", "4", "check"))]),
    ],
)
def test_what_people_do_is_written_as_it_is_said(text: str, read: list[Deed]) -> None:
    assert list(deeds(text)) == read


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("night 1 deal don", "deal:don"),
        ("night 1 call mafia", "call:mafia"),
        ("night 1 call commissar check", "call:commissar:check"),
        ("night 1 death", "death"),
        ("day 1 discussion", "discussion"),
        ("day 1 discussion 2", "discussion:2"),
        ("day 1 speech 4", "speech:4"),
        ("day 1 accusations", "accusations"),
        ("day 1 defence 1 4", "defence:1:4"),
        ("day 1 vote 1 4", "vote:1:4"),
        ("day 1 vote 1 for 4", "vote:1:for:4"),
        ("day 1 judge", "decide:judge"),
        ("day 1 last word 4", "last_word:4"),
    ],
)
def test_moments_are_named_as_people_name_them(text: str, key: str) -> None:
    assert moment(text) == Moment(text.startswith("night"), 1, key)


@pytest.mark.parametrize(
    ("named", "step", "is_it"),
    [
        ("night 1 call mafia", "call:mafia:kill", True),
        ("night 1 call mafia kill", "call:mafia:kill", True),
        ("night 1 call mafia kill", "call:mafia:guess", False),
        ("day 1 speech 1", "speech:1", True),
        ("day 1 speech 1", "speech:10", False),
        ("day 1 judge", "decide:judge:0:False", True),
        ("day 1 vote 1", "vote:1", True),
        ("day 1 vote 1", "vote:1:4", False),
        ("day 2 vote 1", "vote:1", False),
    ],
)
def test_a_moment_is_a_step_or_what_begins_like_it(named: str, step: str, is_it: object) -> None:
    assert moment(named).is_now(night=named.startswith("night"), number=1, step=step) is is_it


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no line “seats"),
        ("seats 1 don, x citizen\n", ":1: "),
        (SEATS + "deal fairly\n", ":2: "),
        (SEATS + "\n\nfly away\n", ":4: “fly” is none of"),
        (SEATS + "night 2 call mafia 1 shows 5\n", ":2: a colon"),
        (SEATS + "night 2: 1 shows 5\n", ":2: the step is missing"),
        (SEATS + "night 2 speech 1: 1 shows 5\n", ":2: the step is missing, such as “call mafia”"),
        (SEATS + "day one speech 1: 1 presses\n", ":2: "),
        (SEATS + "day 1 speech 1: 1\n", ":2: it is not said what 1 does"),
        (SEATS + "day 1 speech 1: 1 presses,\n", ":2: nobody does anything"),
        (SEATS + "day 1 speech 1: 1 presses after soon\n", ":2: "),
        (SEATS + "day 1 speech 1: somebody presses\n", ":2: “somebody” is neither a seat nor the host"),
        (SEATS + "chance often\n", ":2: "),
        (SEATS + "camera broken\n", ":2: a camera is “held” or “none”"),
        (SEATS + "day 1 speech 1: 1 preses\n", ":2: “preses” is none of shows"),
        (SEATS + "day 1 speech 1: host fouls 1\n", ":2: “fouls 1” is none of pause"),
        (SEATS + "day 1 speech 1: 1 against 2\n", ":2: votes are a line of their own"),
        (SEATS + "day 1 vote 1: 1 against 2, 3 presses\n", ":2: votes are a line of their own"),
        (SEATS + "day 1 vote 1: 1 against 2, 1 against 3\n", ":2: 1 votes twice"),
        ("seats 1 don, 2 citizen, 3 manic\n", "seat 3: “manic” is none of don"),
        ("rules chess\n" + SEATS, "there are no rules “chess”"),
        ("rules nowhere.toml\n" + SEATS, "nowhere.toml: cannot be read: No such file or directory in “rules"),
    ],
)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, text: str, says: str) -> None:
    path = script(tmp_path, text)
    with pytest.raises(ScriptError) as error:
        read_script(path)
    assert str(path.parent) in str(error.value)
    assert says in str(error.value)


def test_house_rules_that_are_wrong_are_named(tmp_path: Path) -> None:
    head = 'base = "city"\nid = "house"\ntitle = {ru = "x", en = "x"}\n'
    (tmp_path / "house.toml").write_text(f"{head}rolls = 1\n[night]\nseconds = 1\n", encoding="utf-8")
    with pytest.raises(ScriptError) as error:
        read_script(script(tmp_path, f"rules house.toml\n{SEATS}"))
    assert "house.toml:4: rolls: there is no key 'rolls'" in str(error.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match=r"nowhere\.txt"):
        read_script(tmp_path / "nowhere.txt")
