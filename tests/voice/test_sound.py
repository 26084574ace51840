"""Where sound goes, and what happens when it does not."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from controller.clock import run_jumping
from tests.voice.measures import measure
from voice import card
from voice.card import CardSink
from voice.evening import FileSink
from voice.level import Sound, write_stereo
from voice.sound import AutoSink, QuietSink, Sink, open_sink

RATE = 22050


def hum(folder: Path, seconds: float, *, rate: int = RATE) -> Sound:
    path = folder / f"hum{seconds}-{rate}.wav"
    write_stereo(path, np.sin(np.arange(int(seconds * rate)) / 8).astype(np.float32) / 2, rate)
    return Sound(path, seconds)


def seconds_of(path: Path) -> float:
    with wave.open(str(path)) as file:
        frames = file.getnframes()
        assert len(file.readframes(frames)) == frames * 4
        return float(frames / file.getframerate())


# ---------------------------------------------------------------- a file


def test_an_evening_is_one_file_and_takes_its_time(tmp_path: Path) -> None:
    async def evening() -> float:
        sink = FileSink(tmp_path / "new" / "evening.wav")
        for seconds in (2.0, 3.5, 1.0):
            await sink.play(hum(tmp_path, seconds), "hm")
        await sink.close()
        assert sink.trouble is None
        return asyncio.get_running_loop().time()

    assert run_jumping(evening()) == pytest.approx(6.5, abs=0.2)
    assert seconds_of(tmp_path / "new" / "evening.wav") == pytest.approx(6.5, abs=0.2)
    assert measure(tmp_path / "new" / "evening.wav").same


def test_the_file_is_right_after_every_line(tmp_path: Path) -> None:
    async def evening() -> None:
        sink = FileSink(tmp_path / "evening.wav")
        for n in range(1, 4):
            await sink.play(hum(tmp_path, 1.0), "hm")
            assert seconds_of(tmp_path / "evening.wav") == pytest.approx(n, abs=0.1)
        await sink.close()

    run_jumping(evening())


def test_of_a_line_cut_short_the_file_has_what_was_heard(tmp_path: Path) -> None:
    async def evening() -> None:
        sink = FileSink(tmp_path / "evening.wav")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2.0):
                await sink.play(hum(tmp_path, 10.0), "hm")
        await sink.play(hum(tmp_path, 1.0), "hm")
        await sink.close()

    run_jumping(evening())
    assert seconds_of(tmp_path / "evening.wav") == pytest.approx(3.0, abs=0.1)


def test_a_file_that_cannot_be_written_holds_nothing_up(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def evening() -> str | None:
        sink = FileSink(tmp_path / "file" / "evening.wav")
        await sink.play(hum(tmp_path, 1.0), "hm")
        await sink.close()
        return sink.trouble

    assert run_jumping(evening()) == "trouble-voice-sound"


def test_the_file_does_not_fill_the_card(tmp_path: Path) -> None:
    async def evening() -> None:
        sink = FileSink(tmp_path / "evening.wav", limit=RATE * 4 * 3)
        for _ in range(10):
            await sink.play(hum(tmp_path, 1.0), "hm")
        await sink.close()

    run_jumping(evening())
    assert 1 <= seconds_of(tmp_path / "evening.wav") <= 4.1


def test_what_is_said_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")

    async def evening() -> None:
        sink = FileSink(tmp_path / "evening.wav")
        await sink.play(hum(tmp_path, 1.0), "Город засыпает.")
        await sink.close()

    run_jumping(evening())
    assert "Город засыпает." in caplog.text


# ---------------------------------------------------------------- a sound card

STUBBORN = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
with open({pids!r}, "a") as file: file.write(f"{{os.getpid()}}\\n")
time.sleep(1000)
"""


def player(program: str) -> CardSink:
    """Return a sink whose sound card is a Python program."""
    return CardSink((sys.executable, "-S", "-c", program))


def stubborn(folder: Path) -> CardSink:
    return player(STUBBORN.format(pids=str(folder / "pids")))


def pids(folder: Path) -> list[int]:
    path = folder / "pids"
    return [int(line) for line in path.read_text().split()] if path.exists() else []


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_the_card_is_given_the_file_and_waited_for(tmp_path: Path) -> None:
    program = (
        "import sys, wave; assert wave.open(sys.argv[1]).getnchannels() == 2;"
        f"open({str(tmp_path / 'heard')!r}, 'w').write(sys.argv[1])"
    )
    sound = hum(tmp_path, 0.3)

    async def evening() -> str | None:
        sink = player(program)
        await sink.play(sound, "hm")
        await sink.close()
        return sink.trouble

    assert asyncio.run(evening()) is None
    assert (tmp_path / "heard").read_text() == str(sound.path)


@pytest.mark.parametrize("command", [("/no/aplay",), (sys.executable, "-c", "exit(1)")])
def test_a_missing_card_is_trouble_and_takes_as_long_as_the_words(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    async def evening() -> tuple[str | None, float]:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        sink = CardSink(command)
        await sink.play(hum(tmp_path, 0.4), "hm")
        await sink.close()
        return sink.trouble, loop.time() - begin

    trouble, seconds = asyncio.run(evening())
    assert trouble == "trouble-voice-sound"
    assert seconds >= 0.4


def test_ten_unplugs_leave_no_player_and_sound_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card, "_MARGIN", 0.3)
    program = f"""
import os, sys
if os.path.exists({str(tmp_path / "plugged")!r}): sys.exit(0)
{STUBBORN.format(pids=str(tmp_path / "pids"))}
"""

    async def evening() -> list[str | None]:
        sink = player(program)
        troubles = []
        for _ in range(10):
            await sink.play(hum(tmp_path, 0.01), "hm")
            troubles.append(sink.trouble)
            assert sum(map(alive, pids(tmp_path))) <= 1
        (tmp_path / "plugged").touch()
        await sink.play(hum(tmp_path, 1.0), "hm")
        troubles.append(sink.trouble)
        await sink.close()
        return troubles

    assert asyncio.run(evening()) == ["trouble-voice-sound"] * 10 + [None]
    assert not any(map(alive, pids(tmp_path)))


def test_where_killing_does_not_help_at_most_one_player_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card, "_MARGIN", 0.3)
    monkeypatch.setattr(card, "_DEATH", 0.01)

    async def evening() -> None:
        sink = stubborn(tmp_path)
        with monkeypatch.context() as deathless:
            deathless.setattr(CardSink, "_kill", lambda _self: None)
            for _ in range(10):
                await sink.play(hum(tmp_path, 0.01), "hm")
                assert sink.trouble == "trouble-voice-sound"
        assert len(pids(tmp_path)) == 1
        monkeypatch.setattr(card, "_DEATH", 5)
        await sink.close()

    asyncio.run(evening())
    assert not any(map(alive, pids(tmp_path)))


def test_cancelling_kills_the_player_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        sink = stubborn(tmp_path)
        playing = asyncio.create_task(sink.play(hum(tmp_path, 60.0), "hm"))
        await until(lambda: bool(pids(tmp_path)))
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        assert sink._player is not None
        assert await sink._player.wait() == -signal.SIGKILL
        await sink.close()

    asyncio.run(evening())
    assert not alive(pids(tmp_path)[0])


def test_the_players_children_die_with_it(tmp_path: Path) -> None:
    child = STUBBORN.format(pids=str(tmp_path / "pids"))
    sink = player(f"import subprocess, sys; subprocess.run([sys.executable, '-S', '-c', {child!r}])")

    async def evening() -> None:
        playing = asyncio.create_task(sink.play(hum(tmp_path, 60.0), "hm"))
        await until(lambda: bool(pids(tmp_path)))
        assert alive(pids(tmp_path)[0])
        await sink.close()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await until(lambda: not alive(pids(tmp_path)[0]))

    asyncio.run(evening())
    assert [alive(pid) for pid in pids(tmp_path)] == [False]


# ---------------------------------------------------------------- which


class Noted(QuietSink):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    async def play(self, sound: Sound, words: str) -> None:  # noqa: ARG002 - the sink's signature
        self.said.append(words)


def test_a_card_is_used_as_soon_as_there_is_one(tmp_path: Path) -> None:
    cards = tmp_path / "pcm"
    loud, quiet = Noted(), Noted()

    async def evening() -> list[str | None]:
        sink = AutoSink(loud, quiet, cards)
        troubles = []
        for words, plugged in (("one", ""), ("two", "00-00: USB Audio : playback 1\n"), ("three", "")):
            cards.write_text(plugged)
            await sink.play(hum(tmp_path, 0.1), words)
            troubles.append(sink.trouble)
        await sink.close()
        return troubles

    assert run_jumping(evening()) == ["trouble-voice-file", None, "trouble-voice-file"]
    assert (loud.said, quiet.said) == (["two"], ["one", "three"])


@pytest.mark.parametrize(
    ("spec", "kind", "command"),
    [
        ("auto", AutoSink, None),
        ("card", CardSink, ("aplay", "-q")),
        ("card:Headphones", CardSink, ("aplay", "-q", "-D", "plughw:CARD=Headphones")),
        ("card:hw:1,0", CardSink, ("aplay", "-q", "-D", "hw:1,0")),
        ("file:/tmp/evening.wav", FileSink, None),
        ("none", QuietSink, None),
    ],
)
def test_a_sink_is_named(spec: str, kind: type[Sink], command: tuple[str, ...] | None) -> None:
    sink = open_sink(spec)
    assert type(sink) is kind
    assert getattr(sink, "_command", None) == command


@pytest.mark.parametrize("spec", ["", "file", "file:", "card:", "speaker", "none:1"])
def test_an_unknown_sink_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="unknown sound output"):
        open_sink(spec)


def test_no_sound_takes_as_long(tmp_path: Path) -> None:
    async def evening() -> float:
        await QuietSink().play(hum(tmp_path, 4.0), "hm")
        return asyncio.get_running_loop().time()

    assert run_jumping(evening()) == pytest.approx(4.0)
    assert os.listdir(tmp_path) == ["hum4.0-22050.wav"]  # noqa: PTH208 - nothing else was written
