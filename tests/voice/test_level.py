from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
import pytest

from tests.voice.measures import measure
from voice.level import NothingHeard, Samples, level, read_mono, sound_of, write_stereo

RATE = 22050


def murmur(seconds: float = 2.0, loud: float = 0.3) -> Samples:
    """Return noise in syllables, after half a second of silence."""
    noise = np.random.default_rng(4).normal(0, 0.25, int(seconds * RATE))
    syllables = noise * (np.sin(np.arange(noise.size) / RATE * 2 * np.pi * 3) > -0.5)
    return np.pad(np.clip(syllables * loud, -1, 1), (RATE // 2, RATE)).astype(np.float32)


@pytest.mark.parametrize("loud", [0.01, 0.1, 1.0, 3.0])
def test_every_line_is_equally_loud(tmp_path: Path, loud: float) -> None:
    write_stereo(tmp_path / "a.wav", level(murmur(loud=loud), RATE), RATE)
    found = measure(tmp_path / "a.wav")
    assert found.rms == pytest.approx(-20, abs=0.7)
    assert found.peak < 0.99
    assert not found.clipped
    assert found.same


def test_every_line_begins_after_the_same_silence_and_does_not_drag(tmp_path: Path) -> None:
    write_stereo(tmp_path / "a.wav", level(murmur(), RATE), RATE)
    found = measure(tmp_path / "a.wav")
    assert found.lead == pytest.approx(0.06, abs=0.01)
    assert found.seconds == pytest.approx(2.26, abs=0.1)


@pytest.mark.parametrize("samples", [np.zeros(RATE, np.float32), np.zeros(0, np.float32)])
def test_silence_is_no_line(samples: Samples) -> None:
    with pytest.raises(NothingHeard):
        level(samples, RATE)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "a.wav"
    write_stereo(path, murmur(), RATE)
    samples, rate = read_mono(path)
    assert rate == RATE
    assert np.abs(samples - murmur()).max() < 1e-4
    sound = sound_of(path)
    assert sound is not None
    assert sound.seconds == pytest.approx(3.5)


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole[:-100],
        lambda whole: whole[:20],
        lambda _whole: b"",
        lambda whole: bytes(len(whole)),
        lambda whole: b"x" + whole[1:],
    ],
)
def test_a_file_that_is_not_whole_is_no_sound(tmp_path: Path, damage: object) -> None:
    path = tmp_path / "a.wav"
    write_stereo(path, murmur(), RATE)
    path.write_bytes(damage(path.read_bytes()))  # type: ignore[operator]
    assert sound_of(path) is None
    assert sound_of(tmp_path / "none.wav") is None


@pytest.mark.parametrize("source", [b"", b"no sound", b"RIFF\x00\x00\x00\x00WAVE"])
def test_what_is_no_sound_file_is_not_read(tmp_path: Path, source: bytes) -> None:
    (tmp_path / "a.wav").write_bytes(source)
    with pytest.raises(NothingHeard):
        read_mono(tmp_path / "a.wav")


def test_eight_bits_are_not_read(tmp_path: Path) -> None:
    with wave.open(str(tmp_path / "a.wav"), "wb") as file:
        file.setparams((1, 1, 8000, 0, "NONE", ""))
        file.writeframes(b"\x80" * 800)
    with pytest.raises(NothingHeard, match="16 bits"):
        read_mono(tmp_path / "a.wav")


def test_the_measures_find_faults(tmp_path: Path) -> None:
    """The ladder that renderings are measured by must not pass what is wrong."""
    words = level(murmur(), RATE)
    characters = 26
    one_sided = np.repeat((words * 32767).astype("<i2"), 2)
    one_sided[1::2] = 0
    faulty = {
        "loudness": np.zeros(RATE * 2, np.float32),
        "clipped": np.clip(words * 30, -1, 1),
        "duration": words[: RATE // 2],
        "lead": np.pad(words, (RATE // 2, 0)),
    }
    path = tmp_path / "a.wav"
    write_stereo(path, words, RATE)
    assert measure(path).faults(characters) == set()
    for fault, samples in faulty.items():
        write_stereo(path, samples, RATE)
        assert fault in measure(path).faults(characters)
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 2, RATE, 0, "NONE", ""))
        file.writeframes(one_sided.tobytes())
    assert measure(path).faults(characters) == {"sides"}
