"""Every line equally loud, from the centre, after the same short silence: only the words tell anything."""

from __future__ import annotations

import wave
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float32]
"""One channel, from -1 to 1."""

LOUDNESS: Final = 0.1
"""Root mean square of the frames in which something is heard: -20 dBFS."""

_CEILING: Final = 0.95
_KNEE: Final = 0.7
"""From here up to the ceiling peaks are bent down instead of cut off."""

_FRAME_SECONDS: Final = 0.02
_HEARD: Final = 0.02
"""Of the loudest sample; anything below is silence."""

_SILENCE_BEFORE: Final = 0.06
_SILENCE_AFTER: Final = 0.2


class NothingHeard(ValueError):
    """The sound is silence."""


@dataclass(frozen=True, slots=True)
class Sound:
    """A rendered line: a WAV file of two equal channels of 16 bits."""

    path: Path
    seconds: float


def read_mono(path: Path) -> tuple[Samples, int]:
    """Return the samples and the rate in hertz of a 16-bit WAV file, channels averaged.

    Raises :class:`NothingHeard` for a file of another kind.
    """
    try:
        with wave.open(str(path)) as file:
            if file.getsampwidth() != np.dtype(np.int16).itemsize:
                raise NothingHeard(f"{path}: not 16 bits")
            raw = np.frombuffer(file.readframes(file.getnframes()), np.int16)
            mono = raw.reshape(-1, file.getnchannels()).mean(axis=1, dtype=np.float32) / 32768
            return mono.astype(np.float32), file.getframerate()
    except (wave.Error, EOFError) as error:
        raise NothingHeard(f"{path}: {error}") from error


def level(samples: Samples, rate: int) -> Samples:
    """Return the sound trimmed and as loud as all others; raises :class:`NothingHeard` for silence."""
    peak = float(np.abs(samples).max(initial=0.0))
    heard = np.flatnonzero(np.abs(samples) > peak * _HEARD)
    if peak < 1 / 32768 or not heard.size:
        raise NothingHeard("silence")
    words = samples[heard[0] : heard[-1] + 1]
    louder = _limited(words * (LOUDNESS / _active_rms(words, rate)))
    return np.pad(louder, (int(rate * _SILENCE_BEFORE), int(rate * _SILENCE_AFTER)))


def write_stereo(path: Path, samples: Samples, rate: int) -> None:
    """Write the sound to both channels alike."""
    both = np.repeat((samples * 32767).astype("<i2"), 2)
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 2, rate, len(samples), "NONE", ""))
        file.writeframes(both.tobytes())


def sound_of(path: Path) -> Sound | None:
    """Return a file written by :func:`write_stereo`, ``None`` if it is missing or not whole."""
    try:
        with wave.open(str(path)) as file:
            frames = file.getnframes()
            whole = len(file.readframes(frames)) == frames * 4
            return Sound(path, frames / file.getframerate()) if whole and frames else None
    except (OSError, wave.Error, EOFError):
        return None


def _active_rms(samples: Samples, rate: int) -> float:
    frame = max(1, min(int(rate * _FRAME_SECONDS), len(samples)))
    power = (samples[: len(samples) // frame * frame].reshape(-1, frame) ** 2).mean(axis=1)
    return float(np.sqrt(power[power > power.max() * _HEARD**2].mean()))


def _limited(samples: Samples) -> Samples:
    over = np.abs(samples) > _KNEE
    room = _CEILING - _KNEE
    bent = np.sign(samples) * (_KNEE + room * np.tanh((np.abs(samples) - _KNEE) / room))
    return np.where(over, bent, samples).astype(np.float32)
