"""What can be measured of a spoken line without ears."""

from __future__ import annotations

import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np


@dataclass(frozen=True)
class Measures:
    seconds: float
    rms: float
    """dBFS over the frames in which something is heard."""
    peak: float
    clipped: int
    active: float
    """Part of the frames in which something is heard."""
    lead: float
    """Seconds before the first sound."""
    same: bool
    """Left equals right, sample for sample."""

    def faults(self, characters: int) -> set[str]:
        expected = characters / 13
        found = {
            "duration": not 0.5 * expected <= self.seconds - 0.26 <= 2.5 * expected,
            "loudness": not -30 <= self.rms <= -12,
            "peak": self.peak >= 0.99,
            "clipped": self.clipped > 0,
            "active": self.active <= 0.35,
            "lead": self.lead >= 0.15,
            "sides": not self.same,
        }
        return {name for name, wrong in found.items() if wrong}


def measure(path: Path) -> Measures:
    with wave.open(str(path)) as file:
        rate = file.getframerate()
        raw = np.frombuffer(file.readframes(file.getnframes()), np.int16).reshape(-1, file.getnchannels())
    left = raw[:, 0].astype(np.float64) / 32768
    frame = rate // 50
    power = np.sqrt((left[: len(left) // frame * frame].reshape(-1, frame) ** 2).mean(axis=1))
    heard = power > max(0.002, power.max(initial=0) * 0.03)
    loud = np.flatnonzero(np.abs(left) > 0.01)
    return Measures(
        seconds=len(left) / rate,
        rms=20 * np.log10(np.sqrt((power[heard] ** 2).mean())) if heard.any() else -120.0,
        peak=float(np.abs(left).max(initial=0)),
        clipped=int((np.abs(raw) >= 32767).sum()),
        active=float(heard.mean()) if heard.size else 0.0,
        lead=loud[0] / rate if loud.size else len(left) / rate,
        same=bool((raw == raw[:, :1]).all()) and raw.shape[1] == 2,
    )
