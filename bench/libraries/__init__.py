"""Atoll's games compared with other libraries: games and decisions per second on one core.

    pip install -r bench/libraries/requirements.txt
    python -m bench.libraries [--rounds 5] [--seconds 0.5]

All contenders play at random in the same process on one core.  They take turns, so that other
load affects all of them; the best round of each counts, in CPU time.  The table is written to
`docs/research/speed.md`.
"""
