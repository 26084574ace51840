"""What goes for all tests."""

from __future__ import annotations

from hypothesis import settings

# Speed is measured by the benchmarks; a busy machine must fail no test.
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")
