"""Where the voice keeps its files: in the user's cache folder."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_cache_path


def lines_path() -> Path:
    """Return the folder of the rendered lines."""
    return user_cache_path("mafia-table") / "voice"


def evening_path() -> Path:
    """Return the file of what was said where there is no sound card."""
    return user_cache_path("mafia-table") / "evening.wav"
