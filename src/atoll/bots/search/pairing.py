"""Paired luck: games that began alike are played on with the same throws and draws."""

import numpy as np

from atoll.bots.search.contract import KINDS
from atoll.engine.arrays import Row
from atoll.engine.dice import Dice, seed_dice
from atoll.engine.record import uint64
from atoll.engine.rule import rule

# Two odd numbers: with a single one, the luck of a sample would come again in a later one.
_NEXT_SAMPLE = uint64(0xD1B54A32D192ED03)
_NEXT_EVENT = uint64(0x9E3779B97F4A7C15)
_NEXT_BATCH = 0x2545F4914F6CDD1D


def batch_seed(seed: int, done: int) -> int:
    """The seed of the next batch of simulations, after this many are done."""
    return uint64((seed + done * _NEXT_BATCH) % 2**64)


@rule
def luck_of(seed: int, sample: int) -> int:
    """The luck all games of a sample have."""
    luck: int = np.add(seed, np.multiply(uint64(sample + 1), _NEXT_SAMPLE))
    return luck


@rule
def pair(dice: Dice, luck: int, counts: Row, kind: int) -> None:
    """Let the next event of this kind be what it is in every game with this luck.

    `counts` has the number of events of each kind so far.
    """
    counts[kind] += 1
    label = uint64(counts[kind] * KINDS + kind)
    seed_dice(dice, np.add(luck, np.multiply(label, _NEXT_EVENT)))
