from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from controller.ports import Argument, CameraTrouble, Line, Signal, Status
from controller.rules.model import Verb
from voice.words import LINES, Catalogue, LinesError

LANGUAGES = ("en", "ru")
ROLES = (
    *("don", "mafia", "prostitute", "commissar", "doctor", "maniac", "citizen"),
    *("yakuza", "boss", "mafia_1", "mafia_2", "mafia_3", "mafia_4", "advocate"),
    *("blackmailer", "beauty", "recruiter", "putana", "courtesan", "girl", "cop"),
    *("detective", "sheriff", "sergeant", "lover", "reanimator", "lunatic", "witness"),
    *("journalist", "hobo", "judge", "mercenary", "elder", "immortal", "rake"),
    *("kamikaze", "bomber", "killer", "psycho", "sharper", "werewolf", "virgin"),
)
CALLS = ("acquaintance", "mafia", "prostitute", "commissar", "doctor", "maniac")
DEEDS = (*sorted(Verb), "note-word")
NIGHT = (
    *("night-falls", "deal-call", "deal-again", "sleep", "sleep-call", "meet", "meet-leader", "call-role"),
    *("wake", "wake-one", "part-deed", "ask", "ask-one", "sign-called", "sign-notes", "signs-over"),
    *("sunrise", "sunrise-number", "sunrise-over"),
)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue()


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Return what each key speaks of."""
    found: dict[str, set[str]] = {}
    for path in (LINES / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def plain_texts(language: str) -> set[str]:
    """Return the keys whose words are always the same."""
    return {
        entry.id.name
        for path in (LINES / language).glob("*.ftl")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        and entry.value is not None
        and all(isinstance(part, ast.TextElement) for part in entry.value.elements)
    }


def keys_of(language: str, file: str) -> list[str]:
    body = FluentParser().parse((LINES / language / file).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def arguments(n: int) -> dict[str, Argument]:
    """Return arguments of every kind for the number ``n``."""
    named: dict[str, Argument] = {
        "seats": tuple(range(1, n + 1)),
        "about": tuple(range(1, n + 1)),
        "role": ROLES[n % len(ROLES)],
        "call": CALLS[n % len(CALLS)],
        "deed": DEEDS[n % len(DEEDS)],
        "mix": tuple(f"{role} {n}" for role in ROLES),
        "address": f"http://192.168.4.{n}:8080/",
        "names": tuple(["Игорь 2", "", "Саша №1", "Max_007", "А. Б.", "🎩"] * 5),
    }
    every = set().union(*variables("ru").values(), *variables("en").values())
    return dict.fromkeys(every, n) | named


def test_both_languages_have_every_key(catalogue: Catalogue) -> None:
    catalogue.check()
    assert catalogue.languages == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_and_speaks_for_every_number(catalogue: Catalogue, language: str) -> None:
    fixed = plain_texts(language)
    for n in range(1, 26):
        args = arguments(n)
        for key in catalogue.keys():  # noqa: SIM118 - not a mapping
            if n > 1 and key in fixed:
                continue
            text = catalogue.text(Line(key, args), language)
            speech = catalogue.speech(Line(key, args), language)
            assert text.strip(), key
            assert re.search(r"[^\W\d_]", speech), key
            assert not re.search(r"[\d№_{}$#]|,,|\s\s|\s[.,!?]", speech), (key, speech)
            assert not re.search("[\u2066-\u2069\u0301]", text), (key, text)


def test_a_line_speaks_of_the_same_in_both_languages() -> None:
    assert variables("ru") == variables("en")


@pytest.mark.parametrize(
    ("key", "args", "language", "text", "speech"),
    [
        (
            "speech",
            {"seat": 12, "seconds": 60},
            "ru",
            "Слово игроку номер 12. У Вас одна минута.",
            "Слово игроку номер двенадцать. У Вас одна минута.",
        ),
        ("time-left", {"seconds": 21}, "ru", "Ещё 21 секунда.", "Ещё двадцать одна секунда."),
        ("time-left", {"seconds": 22}, "ru", "Ещё 22 секунды.", "Ещё двадцать две секунды."),
        ("time-left", {"seconds": 11}, "ru", "Ещё 11 секунд.", "Ещё одиннадцать секунд."),
        ("time-left", {"seconds": 1}, "en", "1 second left.", "one second left."),
        (
            "news-died",
            {"seats": (4,)},
            "ru",
            "Этой ночью игру покидает игрок номер 4.",
            "Этой ночью игру покидает игрок номер четыре.",
        ),
        (
            "news-died",
            {"seats": (4, 5, 9)},
            "ru",
            "Этой ночью игру покидают игроки номер 4, 5 и 9.",
            "Этой ночью игру покидают игроки номер четыре, пять и девять.",
        ),
        (
            "news-died",
            {"seats": (2, 5), "names": ("", "Игорь 2")},
            "en",
            "This night numbers 2 (Игорь 2) and 5 leave the game.",
            "This night numbers two, Igor two, and five leave the game.",
        ),
        (
            "role-mix",
            {"mix": ("don 1", "mafia 2", "doctor 0", "citizen 5")},
            "ru",
            "В игре: 1 дон, 2 мафии и 5 граждан.",
            "В игре: один дон, две мафии и пять граждан.",
        ),
        (
            "role-mix",
            {"mix": ("prostitute 1", "citizen 21")},
            "ru",
            "В игре: 1 проститутка и 21 гражданин.",
            "В игре: одна проститутка и двадцать один гражданин.",
        ),
        (
            "role-mix",
            {"mix": ("don 1", "mafia 2", "doctor 1", "citizen 5")},
            "en",
            "In this game: 1 don, 2 mafia, 1 doctor, and 5 citizens.",
            "In this game: one don, two mafia, one doctor, and five citizens.",
        ),
        ("deal-call", {"role": "commissar"}, "ru", "Просыпается комиссар. Нажмите свою кнопку.", None),
        ("sleep", {"role": "commissar"}, "ru", "Комиссар засыпает.", None),
        (
            "protocol-role-corrected",
            {"seat": 3, "role": "doctor"},
            "en",
            "Corrected: the role of 3 is doctor.",
            "Corrected: the role of three is doctor.",
        ),
        ("wake", {"call": "doctor", "deed": "heal"}, "en", "Doctor, wake up. Show whom you heal.", None),
        (
            "tally",
            {"seat": 3, "votes": 0},
            "ru",
            "Против игрока номер 3 голосов: 0.",
            "Против игрока номер три голосов: ноль.",
        ),
    ],
)
def test_numbers_are_shown_as_digits_and_spoken_as_words(
    catalogue: Catalogue, key: str, args: dict[str, Argument], language: str, text: str, speech: str | None
) -> None:
    assert catalogue.text(Line(key, args), language) == text
    assert catalogue.speech(Line(key, args), language) == (speech or text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_calls_of_the_night_are_worded_alike(catalogue: Catalogue, language: str) -> None:
    for key in ("wake", "sleep-call"):
        worded = {
            re.sub(
                catalogue.speech(Line(f"role-{call}"), language),
                "X",
                catalogue.speech(Line(key, {"call": call, "deed": "kill"}), language),
                flags=re.IGNORECASE,
            )
            for call in CALLS[1:]
        }
        assert len(worded) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_capital_where_a_sentence_begins_and_nowhere_else(
    catalogue: Catalogue, language: str, role: str
) -> None:
    name = catalogue.text(Line(f"role-{role}"), language)
    assert name[0].isupper()
    found = set()
    for file in ("night.ftl", "spoken.ftl", "protocol.ftl"):
        for key in keys_of(language, file):
            args = {**arguments(2), "role": role, "call": role, "mix": (f"{role} 1",), "names": ()}
            for text in (
                catalogue.text(Line(key, args), language),
                catalogue.speech(Line(key, args), language),
            ):
                for match in re.finditer(rf"\b{name}\b", text, re.IGNORECASE):
                    begins = re.search(r"(^|[.!?] )$", text[: match.start()]) is not None
                    assert match[0][0].isupper() == begins, (key, text)
                    found.add(key)
    assert found >= {"deal-call", "deal-again", "sleep", "wake", "sleep-call", "who-was", "role-mix"}
    assert "protocol-role-corrected" in found


def test_every_role_can_be_counted(catalogue: Catalogue) -> None:
    assert set(catalogue.roles) == set(ROLES)


def test_the_file_of_the_evening_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    catalogue = written(tmp_path / "lines", en_a="a = The voice goes to { EVENING() }.\n")
    expected = tmp_path / "cache" / "mafia-table" / "evening.wav"
    assert catalogue.text(Line("a"), "en") == f"The voice goes to {expected}."


def test_no_line_of_the_night_can_tell_who_acts() -> None:
    for language in LANGUAGES:
        spoken = variables(language)
        assert set().union(*(spoken[key] for key in NIGHT)) == {"role", "call", "deed", "count", "n"}


def test_no_spoken_russian_word_is_one_that_espeak_stresses_wrong() -> None:
    files = [LINES / "ru" / name for name in ("night.ftl", "spoken.ftl")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    lines = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    whole = "глаза|голоса|игры|города|кому|добро|стола|фолами|к|мафию|комиссаре|доктора"
    wrong = rf"\b({whole}|переголосован\w+|путан\w+)\b"
    assert not re.findall(wrong, lines, re.IGNORECASE)


def test_every_light_and_every_trouble_has_words(catalogue: Catalogue) -> None:
    wanted = {f"signal-{signal}" for signal in Signal} | {f"status-{status}" for status in Status}
    wanted |= {f"trouble-camera-{trouble}" for trouble in CameraTrouble}
    assert wanted <= set(catalogue.keys())


def test_keys_can_be_handed_to_a_page(catalogue: Catalogue) -> None:
    assert set(catalogue.keys("role-")) >= {f"role-{role}" for role in ROLES}
    assert all(key.startswith("status-") for key in catalogue.keys("status-"))


def test_what_is_unknown_or_missing_is_said(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError):
        catalogue.text(Line("no-such-key"), "ru")
    with pytest.raises(KeyError):
        catalogue.text(Line("paused"), "fr")
    with pytest.raises(LinesError, match="seat"):
        catalogue.text(Line("vote-turn"), "ru")


def test_a_role_has_the_name_that_house_rules_give_it(catalogue: Catalogue) -> None:
    own = "don|en=Godfather|ru=Крёстный отец"
    assert catalogue.text(Line("sleep", {"role": own}), "en").startswith("Godfather")
    assert catalogue.text(Line("who-was", {"seat": 2, "role": own}), "ru") == "Игрок номер 2: крёстный отец."
    assert catalogue.speech(Line("role-mix", {"mix": (f"{own} 2", "citizen 1")}), "ru") == (
        "В игре: Крёстный отец, два и один гражданин."
    )
    assert catalogue.text(Line("sleep", {"role": "pope|en=Pope"}), "ru").startswith("Pope")
    assert catalogue.text(Line("role-mix", {"mix": ("don|en=Godfather 1",)}), "ru") == "В игре: Дон – 1."
    assert catalogue.text(Line("sleep", {"role": "pope"}), "ru").startswith("pope")
    assert catalogue.text(Line("role-mix", {"mix": ("pope 1",)}), "en") == "In this game: pope – 1."


def written(folder: Path, **files: str) -> Catalogue:
    for name, source in files.items():
        path = folder / name.replace("_", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".ftl").write_text(source, encoding="utf-8")
    return Catalogue(folder)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"en_a": "a = A\n\nb { = B\n", "ru_a": "a = А\n"}, r"a\.ftl:3: "),
        ({"en_a": "a = A\nb = B\n", "ru_a": "a = А\n"}, "ru: missing b"),
        ({"en_a": "a = A\n", "en_b": "a = A\n", "ru_a": "a = А\n"}, "b.ftl: a stands in another file"),
    ],
)
def test_broken_files_are_named(tmp_path: Path, files: dict[str, Any], message: str) -> None:
    with pytest.raises(LinesError, match=message):
        written(tmp_path, **files).check()


def test_a_stress_mark_is_for_the_voice_alone(tmp_path: Path) -> None:
    catalogue = written(tmp_path, ru_a="a = пута\u0301на\n")
    assert catalogue.text(Line("a"), "ru") == "путана"
    assert catalogue.speech(Line("a"), "ru") == "пута\u0301на"
