"""Atoll's games beside those of other libraries: games and decisions a second, on one core.

    pip install -r bench/libraries/requirements.txt
    python -m bench.libraries [--rounds 5] [--seconds 0.5]

Everybody plays at random, in the same process, tied to one core.  The contenders take turns,
round after round, so that whatever else the machine does meets all of them; of each the best
round counts, in CPU time.  The table goes into `docs/research/speed.md`.
"""
