from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from controller.ports import Line
from tests.voice.measures import measure
from voice.asked import typed
from voice.commands import AskedWrongly, SayError, say
from voice.engines import Command
from voice.places import evening_path
from voice.render import Renderer
from voice.sound import AutoSink
from voice.words import Catalogue


@pytest.fixture
def renderer(tmp_path: Path) -> Renderer:
    return Renderer(tmp_path / "cache", engine="espeak")


@pytest.mark.parametrize(
    ("words", "language", "said"),
    [
        (["speech", "seat=3", "seconds=30"], "ru", "Слово игроку номер три. У Вас тридцать секунд."),
        (["news-died", "seats=3"], "en", "This night number three leaves the game."),
        (
            ["meet", "call=acquaintance", "count=3"],
            "en",
            "Players with black cards, wake up and meet each other.",
        ),
        (["news-died", "seats=3,5"], "en", "This night numbers three and five leave the game."),
        (["role-mix", "mix=don 1,mafia 2"], "en", "In this game: one don and two mafia."),
        (["wake", "call=mafia", "deed=kill"], "en", "Mafia, wake up. Show whom you shoot."),
        (["Проверка", "№", "1"], "ru", "Проверка номер один"),
        (["speech", "is", "silver"], "en", "speech is silver"),
    ],
)
def test_a_text_or_a_key_is_said_to_a_file(
    tmp_path: Path, renderer: Renderer, words: list[str], language: str, said: str
) -> None:
    out = tmp_path / "out.wav"
    answer = asyncio.run(say(words, language=language, out=out, renderer=renderer))
    assert answer.startswith(f"{said} -> {out}")
    assert measure(out).faults(len(said)) == set()


def test_it_is_heard_where_asked(tmp_path: Path, renderer: Renderer) -> None:
    spec = f"file:{tmp_path / 'evening.wav'}"
    assert asyncio.run(say(["да"], sound=spec, renderer=renderer)) == "да"
    assert measure(tmp_path / "evening.wav").same


@pytest.mark.parametrize(
    ("words", "options", "message"),
    [
        (
            ["speech"],
            {},
            r"^speech: seat is missing \(write seat=3\); seconds is missing \(write seconds=60\)$",
        ),
        (
            ["speech", "seat=x"],
            {},
            r"^speech: seat must be a number; seconds is missing \(write seconds=60\)$",
        ),
        (["speech", "seat=3", "second=60", "seconds=30"], {}, "^speech: second does not belong to it$"),
        (["news-died", "seats=3,x"], {}, "^news-died: seats must be numbers, such as 3,5$"),
        (
            ["wake", "call=pope", "deed=kill"],
            {},
            "^wake: call must be one of acquaintance, advocate, .*yakuza$",
        ),
        (
            ["role-mix", "mix=3"],
            {},
            "^role-mix: mix must be roles with their number, such as 'don 1,mafia 2'",
        ),
        (["да"], {"language": "fr"}, "unknown language 'fr': one of en, ru"),
        (["да"], {"sound": "horn"}, "unknown sound output 'horn'"),
        (
            ["да"],
            {"out": Path("/no/such/folder/a.wav")},
            "^/no/such/folder/a.wav: there is no folder /no/such/folder; make it, or name another file$",
        ),
        (["да"], {"out": Path("/")}, "^/: this is a folder; name a file in it"),
        (["🎩"], {}, "nothing to say"),
    ],
)
def test_what_was_asked_wrongly_is_said(
    renderer: Renderer, words: list[str], options: dict[str, object], message: str
) -> None:
    with pytest.raises(AskedWrongly, match=message):
        asyncio.run(say(words, renderer=renderer, **options))  # type: ignore[arg-type]


def test_every_line_tells_what_it_lacks_and_an_example_of_it_is_taken() -> None:
    catalogue = Catalogue()
    for key in catalogue.keys():  # noqa: SIM118 - not a mapping
        needs = catalogue.needs(key)
        if needs:
            with pytest.raises(ValueError, match="is missing") as lacking:
                typed([], needs, catalogue.roles)
            examples = re.findall(r"\(write (.+?)=(.+?)\)", str(lacking.value))
            assert [name for name, _ in examples] == list(needs)
            pairs = [(name, text.strip("'")) for name, text in examples]
            assert catalogue.speech(Line(key, typed(pairs, needs, catalogue.roles)), "ru")


def test_a_card_that_does_not_answer_is_said(renderer: Renderer) -> None:
    with pytest.raises(SayError, match="звуковое устройство не отвечает"):
        asyncio.run(say(["да"], sound="card:no-such-card", renderer=renderer))


def test_without_a_sound_card_the_file_is_named(
    tmp_path: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(AutoSink, "_card_present", lambda _self: False)
    said, note = asyncio.run(say(["да"], renderer=renderer)).splitlines()
    assert said.startswith(f"да -> {tmp_path / 'mafia-table' / 'evening.wav'} (")
    assert note.startswith("Звуковой карты нет")
    assert measure(evening_path()).same


def test_what_to_install_is_said(tmp_path: Path) -> None:
    missing = Command("espeak-ng", "espeak", lambda _language, path: ("/no/espeak-ng", str(path)))
    with pytest.raises(SayError, match="apt install espeak-ng"):
        asyncio.run(say(["да"], renderer=Renderer(tmp_path, chain=[missing])))
