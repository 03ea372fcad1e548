"""Paired luck: games that began alike are played on with the same throws and draws."""

import numpy as np

from atoll.bots.search.contract import KINDS
from atoll.engine.dice import seed_dice
from atoll.engine.rule import rule

# Two odd numbers: with a single one, the luck of a sample would come again in a later one.
_NEXT_SAMPLE = np.uint64(0xD1B54A32D192ED03)
_NEXT_EVENT = np.uint64(0x9E3779B97F4A7C15)


@rule
def luck_of(seed, sample):
    """The luck all games of a sample have."""
    return np.add(seed, np.multiply(np.uint64(sample + 1), _NEXT_SAMPLE))


@rule
def pair(dice, luck, counts, kind):
    """Let the next event of this kind be what it is in every game with this luck.

    `counts` tells how many of each kind there were.
    """
    counts[kind] += 1
    label = np.uint64(counts[kind] * KINDS + kind)
    seed_dice(dice, np.add(luck, np.multiply(label, _NEXT_EVENT)))
