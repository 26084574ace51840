"""What goes for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# Speed is measured by the benchmarks; a busy machine must fail no test. The same change passes or fails every time;
# HYPOTHESIS_PROFILE=chance draws anew.
settings.register_profile("settled", deadline=None, derandomize=True)
settings.register_profile("chance", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "settled"))
