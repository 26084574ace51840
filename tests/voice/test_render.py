"""Real voices, real files."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from controller.ports import Argument, Line
from tests.voice.measures import measure
from voice.engines import Command, Pyttsx3, RenderError, clamped, engines, espeak
from voice.level import read_mono, write_stereo
from voice.render import Renderer
from voice.speakable import speakable
from voice.words import Catalogue

LINES: list[tuple[str, dict[str, Argument]]] = [
    ("night-falls", {}),
    ("wake", {"call": "mafia", "deed": "kill"}),
    ("wake", {"call": "maniac", "deed": "kill"}),
    ("sleep-call", {"call": "doctor"}),
    ("speech", {"seat": 12, "seconds": 60}),
    ("news-died", {"seats": (3, 7)}),
    ("vote-heard", {"voter": 11, "seat": 4}),
    ("number", {"n": 8}),
    ("time-over", {}),
]


class Tone:
    """An engine that hums and counts."""

    def __init__(self, voice: str = "tone", *, fails: bool = False) -> None:
        self.voice = voice
        self.rendered: list[str] = []
        self.fails = fails
        self.closed = False

    def render(self, text: str, language: str, path: Path) -> None:
        self.rendered.append(f"{language} {text}")
        if self.fails:
            raise RenderError("broken")
        hum = np.sin(np.arange(4410) / 8).astype(np.float32) / 2
        write_stereo(path, hum, 22050)

    def close(self) -> None:
        self.closed = True


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Renderer]:
    renderer = Renderer(tmp_path_factory.mktemp("cache"), chain=[Pyttsx3()])
    yield renderer
    asyncio.run(renderer.close())


@pytest.mark.parametrize("language", ["ru", "en"])
def test_lines_come_out_whole_and_equally_loud(spoken: Renderer, language: str) -> None:
    words = Catalogue()
    loudness = []
    for key, args in LINES:
        text = words.speech(Line(key, args), language)
        found = measure(spoken.render_now(text, language).path)
        assert found.faults(len(text)) == set(), (text, found)
        loudness.append(found.rms)
    assert max(loudness) - min(loudness) < 1.0


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", ["Игорь 2", "Саша №1", "Max_007", "А. Б.", "Щ"])
def test_no_name_is_silence(spoken: Renderer, language: str, name: str) -> None:
    sound = spoken.render_now(speakable(name, language), language)
    assert sound.seconds - 0.26 > 0.15


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_digit_in_a_name_is_heard(spoken: Renderer, language: str) -> None:
    one, other = (
        read_mono(spoken.render_now(speakable(name, language), language).path)[0]
        for name in ("Игорь", "Игорь 2")
    )
    assert other.size > one.size


def test_the_two_languages_have_voices_of_their_own(spoken: Renderer) -> None:
    text = "Добро пожаловать"
    assert spoken.render_now(text, "ru").seconds != spoken.render_now(text, "en").seconds


def test_a_long_text_is_written_to_its_end(spoken: Renderer) -> None:
    sentence = "Игрок номер двенадцать голосует против игрока номер одиннадцать. "
    short, long = (spoken.render_now((sentence * n).strip(), "ru").seconds for n in (1, 12))
    assert long > short * 10


def test_a_killed_child_is_replaced(tmp_path: Path) -> None:
    engine = Pyttsx3()
    renderer = Renderer(tmp_path, chain=[engine])
    renderer.render_now("one", "en")
    assert engine._child is not None
    os.kill(engine._child.pid, signal.SIGKILL)
    engine._child.wait()
    assert renderer.render_now("two", "en").seconds > 0.3
    engine.close()


HANGS = "import time; time.sleep(1000)"
LIES = "import sys; [print('{\"error\": null}', flush=True) for _ in sys.stdin]"
FALLS = "import sys; sys.stdin.readline()"
REFUSES = 'import sys; [print(\'{"error": "no such voice"}\', flush=True) for _ in sys.stdin]'


@pytest.mark.parametrize(
    ("program", "reason"),
    [(HANGS, "no answer"), (LIES, "wrote nothing"), (FALLS, "pyttsx3"), (REFUSES, "no such voice")],
)
def test_when_pyttsx3_fails_espeak_stands_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, program: str, reason: str
) -> None:
    engine = Pyttsx3(command=(sys.executable, "-c", program), seconds=0.3)
    renderer = Renderer(tmp_path, chain=[engine, espeak()])
    text = "Ночь наступает"
    assert measure(renderer.render_now(text, "ru").path).faults(len(text)) == set()
    assert reason in caplog.text
    engine.close()


def test_a_child_that_hangs_is_dead_afterwards(tmp_path: Path) -> None:
    engine = Pyttsx3(command=(sys.executable, "-c", HANGS), seconds=0.2)
    engine._running()
    child = engine._child
    assert child is not None
    with pytest.raises(RenderError, match="no answer"):
        engine.render("one", "en", tmp_path / "a.wav")
    assert child.returncode == -signal.SIGKILL
    assert engine._child is None


def test_an_unknown_voice_is_an_error_not_another_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("voice.engines").engines._VOICES, "xx", "no-such-voice")
    engine = Pyttsx3()
    with pytest.raises(RenderError, match="no-such-voice"):
        engine.render("one", "xx", tmp_path / "a.wav")
    engine.close()


def test_a_line_is_rendered_once(tmp_path: Path) -> None:
    first, second = Tone(), Tone()
    for engine in (first, second):
        renderer = Renderer(tmp_path, chain=[engine])
        assert renderer.render_now("a", "en") == renderer.render_now("a", "en")
    assert (first.rendered, second.rendered) == (["en a"], [])


def test_voice_language_and_text_make_different_files(tmp_path: Path) -> None:
    paths = {
        Renderer(tmp_path, chain=[Tone(voice)]).render_now(text, language).path
        for voice in ("tone 1", "tone 2")
        for language in ("ru", "en")
        for text in ("a", "b")
    }
    assert len(paths) == 8


def test_a_spoilt_file_is_rendered_again(tmp_path: Path) -> None:
    engine = Tone()
    renderer = Renderer(tmp_path, chain=[engine])
    path = renderer.render_now("a", "en").path
    path.write_bytes(path.read_bytes()[:100])
    assert measure(renderer.render_now("a", "en").path).rms == pytest.approx(-20, abs=1)
    assert len(engine.rendered) == 2


def test_the_cache_keeps_what_was_used_last(tmp_path: Path) -> None:
    engine = Tone()
    size = Renderer(tmp_path / "measure", chain=[engine]).render_now("a", "en").path.stat().st_size
    renderer = Renderer(tmp_path / "cache", chain=[engine], cache_bytes=size * 3)
    used = renderer.render_now("used", "en").path
    os.utime(used, ns=(0, 0))
    for n in range(10):
        sound = renderer.render_now(f"line {n}", "en")
        assert sound.path.exists()
        assert renderer.render_now("used", "en").path.exists()
        os.utime(sound.path, ns=(n, n))
        assert sum(path.stat().st_size for path in (tmp_path / "cache").iterdir()) <= size * 3
    assert engine.rendered.count("en used") == 1


def test_an_engine_that_keeps_failing_is_left_to_the_next(tmp_path: Path) -> None:
    bad, good = Tone("bad", fails=True), Tone("good")
    renderer = Renderer(tmp_path, chain=[bad, good])
    for n in range(6):
        assert renderer.render_now(f"{n}", "en").seconds > 0
    assert len(bad.rendered) == 3
    assert bad.closed


def test_the_last_engine_is_tried_again_and_again(tmp_path: Path) -> None:
    engine = Tone(fails=True)
    renderer = Renderer(tmp_path, chain=[engine])
    for n in range(5):
        with pytest.raises(RenderError, match="broken"):
            renderer.render_now(f"{n}", "en")
    engine.fails = False
    assert renderer.render_now("now", "en").seconds > 0


def test_a_full_card_is_an_error_that_passes(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    engine = Tone()
    renderer = Renderer(tmp_path / "cache", chain=[engine])
    for _ in range(4):
        with pytest.raises(RenderError, match="cannot be kept"):
            renderer.render_now("a", "en")
    (tmp_path / "cache").unlink()
    assert renderer.render_now("a", "en").seconds > 0


def test_an_engine_that_is_not_installed_is_named(tmp_path: Path) -> None:
    missing = Command("festival", "festival", lambda _language, path: ("/no/festival", str(path)))
    with pytest.raises(RenderError, match="festival"):
        Renderer(tmp_path, chain=[missing]).render_now("a", "en")


@pytest.mark.parametrize(("rate", "heard"), [(10, 80), (150, 150), (1000, 300)])
def test_the_rate_can_be_followed(rate: int, heard: int) -> None:
    assert clamped(rate) == heard


def test_engines_are_chosen_by_name() -> None:
    assert [engine.voice for engine in engines("rhvoice", 150)] == ["rhvoice 100", "espeak 150", "espeak 150"]
    assert len(engines("pyttsx3")) == 2
    assert len(engines("espeak")) == 1
    with pytest.raises(ValueError, match="unknown voice engine 'siri'"):
        engines("siri")
