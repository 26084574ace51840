from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.voice.measures import measure
from voice.commands import SayError, say
from voice.engines import Command
from voice.render import Renderer


@pytest.fixture
def renderer(tmp_path: Path) -> Renderer:
    return Renderer(tmp_path / "cache", engine="espeak")


@pytest.mark.parametrize(
    ("words", "language", "said"),
    [
        (["speech", "seat=3", "seconds=30"], "ru", "Слово игроку номер три. У Вас тридцать секунд."),
        (["news-died", "seats=3,5"], "en", "This night numbers three and five leave the game."),
        (["role-mix", "mix=don 1,mafia 2"], "en", "In this game: Don, one, Mafia, two."),
        (["wake", "call=mafia"], "en", "Mafia, wake up. Show a player's number."),
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
        (["speech", "seat=3"], {}, "seconds"),
        (["да"], {"language": "fr"}, "unknown language 'fr': one of en, ru"),
        (["да"], {"sound": "horn"}, "unknown sound output 'horn'"),
        (["да"], {"out": Path("/no/such/folder/a.wav")}, "/no/such/folder"),
        (["🎩"], {}, "nothing to say"),
        (["да"], {"sound": "card:no-such-card"}, "звуковое устройство не отвечает"),
    ],
)
def test_what_is_wrong_is_said(
    renderer: Renderer, words: list[str], options: dict[str, object], message: str
) -> None:
    with pytest.raises(SayError, match=message):
        asyncio.run(say(words, renderer=renderer, **options))  # type: ignore[arg-type]


def test_what_to_install_is_said(tmp_path: Path) -> None:
    missing = Command("espeak-ng", "espeak", lambda _language, path: ("/no/espeak-ng", str(path)))
    with pytest.raises(SayError, match="apt install espeak-ng"):
        asyncio.run(say(["да"], renderer=Renderer(tmp_path, chain=[missing])))
