"""Dice: valid seeds, and independent streams."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from atoll.engine.records.dice import LARGEST_SEED, Purpose, below, check_seed, make_dice

SEEDS, ROWS = [0, 1, 2, 3, 1000, 2**32, 2**63, LARGEST_SEED], 200


def rolled(seed: int, row: int = 0, purpose: Purpose = Purpose.GAME) -> tuple[int, ...]:
    """The first four numbers of a stream, each of thirty bits."""
    dice = make_dice(seed, row, purpose)
    return tuple(int(below(dice[0], 1 << 30)) for _ in range(4))


def test_the_same_seed_row_and_purpose_roll_the_same() -> None:
    assert rolled(7, 3, Purpose.BOT) == rolled(7, 3, Purpose.BOT)


def test_a_seed_rolls_the_same_on_every_machine() -> None:
    """If this changes, so do the games of every seed: raise `SEEDING` and environment versions."""
    assert make_dice(0)["state"].tolist() == [0x238275BC38FCBE91]
    assert make_dice(1, 2, Purpose.DEAL)["state"].tolist() == [0xB815246F417CADE2]


def test_neighbouring_seeds_rows_and_purposes_share_no_stream() -> None:
    streams = [
        rolled(seed, row, purpose) for seed in SEEDS for row in range(ROWS) for purpose in Purpose
    ]
    assert len(set(streams)) == len(SEEDS) * ROWS * len(Purpose)


def test_no_stream_runs_into_another_one() -> None:
    """The state goes in equal steps round one circle, so streams could overlap."""
    step = pow(0x9E3779B97F4A7C15, -1, 2**64)
    states = [
        int(make_dice(seed, row, purpose)["state"][0])
        for seed in SEEDS
        for row in range(20)
        for purpose in Purpose
    ]
    apart = (abs((a - b) * step % 2**64 - 2**63) for a, b in combinations(states, 2))
    # A million rolls is more than any game takes; by chance this fails once in ten million.
    assert max(apart) < 2**63 - 1_000_000


def test_neighbouring_rows_are_uncorrelated() -> None:
    first = np.array([rolled(1, row)[0] for row in range(4000)]) / 2**30
    second = np.array([rolled(2, row)[0] for row in range(4000)]) / 2**30
    for other in (second, np.roll(second, 1), np.roll(first, 1)):
        assert abs(np.corrcoef(first, other)[0, 1]) < 5 / 4000**0.5


@pytest.mark.parametrize("seed", [0, 7, LARGEST_SEED, np.int8(7), np.uint64(2**64 - 1)])
def test_whole_numbers_are_seeds(seed: Any) -> None:
    checked = check_seed(seed)
    assert (checked, type(checked)) == (int(seed), int)


def test_without_a_seed_every_call_takes_another() -> None:
    assert len({check_seed(None) for _ in range(100)}) == 100


@pytest.mark.parametrize(
    "seed", [-1, 2**64, np.int64(-5), 1.0, np.float64(3), float("nan"), True, np.True_, "7", [1]]
)
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(
        ValueError, match=r"a seed is a whole number from 0 to 2\*\*64 - 1"
    ) as error:
        check_seed(seed)
    assert str(error.value).endswith(f"not {seed!r}")
