"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

# A whole game is one example, so a few dozen go a long way; uncompiled, a handful do.
settings.register_profile(
    "games",
    max_examples=8 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else 30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("games")
