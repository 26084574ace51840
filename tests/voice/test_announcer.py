from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from controller.clock import run_jumping
from controller.ports import Announcer, Line, Words
from voice.announcer import SilentAnnouncer, Voice
from voice.engines import RenderError
from voice.level import Sound
from voice.render import Renderer
from voice.sound import open_sink
from voice.words import Catalogue

PAUSED = Line("paused")


class Rendered(Renderer):
    """Renders nothing, and every line lasts two seconds."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__(Path("/nowhere"), chain=[])
        self.texts: list[str] = []
        self.fails = fails

    async def render(self, text: str, language: str) -> Sound:
        self.texts.append(f"{language}: {text}")
        if self.fails:
            raise RenderError("no engine")
        return Sound(Path("/nowhere/line.wav"), 2.0)


class Heard:
    """Notes when each line begins and ends, by the loop's clock."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        self.times: list[tuple[str, float, float]] = []
        self.closed = False

    async def play(self, sound: Sound, words: str) -> None:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        try:
            await asyncio.sleep(sound.seconds)
        finally:
            self.times.append((words, begin, loop.time()))

    async def close(self) -> None:
        self.closed = True


def test_one_line_at_a_time_in_the_order_asked() -> None:
    heard = Heard()

    async def evening() -> None:
        voice: Announcer = Voice(Catalogue(), Rendered(), heard)
        async with asyncio.TaskGroup() as group:
            for n in (1, 2, 3):
                group.create_task(voice.say(Line("number", {"n": n}), "en"))

    run_jumping(evening())
    assert heard.times == [("Number one.", 0, 2), ("Number two.", 2, 4), ("Number three.", 4, 6)]


def test_cancelling_stops_the_sound_and_the_next_line_begins() -> None:
    heard = Heard()

    async def evening() -> None:
        voice = Voice(Catalogue(), Rendered(), heard)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await voice.say(PAUSED, "en")
        await voice.say(Line("resumed"), "en")

    run_jumping(evening())
    assert heard.times == [("Pause.", 0, 0.5), ("The game goes on.", 0.5, 2.5)]


@pytest.mark.parametrize(
    ("line", "language"), [(Line("no-such-key"), "ru"), (Line("vote-turn"), "ru"), (PAUSED, "fr")]
)
def test_what_cannot_be_said_stops_nothing(
    caplog: pytest.LogCaptureFixture, line: Line, language: str
) -> None:
    heard = Heard()

    async def evening() -> None:
        voice = Voice(Catalogue(), Rendered(), heard)
        await voice.say(line, language)
        await voice.prepare([line], language)
        await voice.say(PAUSED, "ru")

    run_jumping(evening())
    assert [words for words, _, _ in heard.times] == ["Пауза."]
    assert "could not say" in caplog.text


def test_without_an_engine_a_line_takes_as_long_as_to_read_and_says_why() -> None:
    renderer, heard = Rendered(fails=True), Heard()

    async def evening() -> None:
        voice = Voice(Catalogue(), renderer, heard)
        assert voice.trouble is None
        await voice.say(Line("night-falls"), "ru")
        assert voice.trouble == "trouble-voice-engine"
        assert asyncio.get_running_loop().time() == pytest.approx(41 / 13)
        renderer.fails = False
        await voice.say(PAUSED, "ru")
        assert voice.trouble is None

    run_jumping(evening())


def test_the_trouble_of_the_sound_is_the_voices() -> None:
    heard = Heard()
    heard.trouble = "trouble-voice-sound"
    assert Voice(Catalogue(), Rendered(), heard).trouble == "trouble-voice-sound"


def test_what_is_prepared_is_not_rendered_when_it_is_said(tmp_path: Path) -> None:
    """With a real renderer: the second time no engine is there any more."""
    lines = [PAUSED, Line("speech", {"seat": 3, "seconds": 60})]
    told: list[tuple[int, int]] = []
    quiet = open_sink("none")

    async def evening() -> float:
        prepared = Voice(Catalogue(), Renderer(tmp_path, engine="espeak"), quiet)
        await prepared.prepare(lines, "ru", lambda done, of: told.append((done, of)))
        later = Renderer(tmp_path, engine="espeak")
        later._engines[0].render = None  # type: ignore[method-assign, assignment]
        voice = Voice(Catalogue(), later, quiet)
        begin = asyncio.get_running_loop().time()
        for line in lines:
            await voice.say(line, "ru")
        return asyncio.get_running_loop().time() - begin

    assert run_jumping(evening()) > 3
    assert told == [(1, 2), (2, 2)]


def test_closing_ends_sound_and_engines() -> None:
    heard = Heard()
    asyncio.run(Voice(Catalogue(), Rendered(), heard).close())
    assert heard.closed


def test_the_silent_announcer_takes_the_time_of_the_words(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> float:
        announcer: Announcer = SilentAnnouncer(Catalogue())
        await announcer.prepare([PAUSED], "ru")
        await announcer.say(Line("no-such-key"), "ru")
        await announcer.say(Line("night-falls"), "ru")
        assert announcer.trouble == "trouble-voice-engine"
        return asyncio.get_running_loop().time()

    assert run_jumping(evening()) == pytest.approx(41 / 13)
    assert "no-such-key" in caplog.text


def test_the_catalogue_is_the_words_of_the_seam() -> None:
    words: Words = Catalogue()
    assert words.languages == ("en", "ru")
