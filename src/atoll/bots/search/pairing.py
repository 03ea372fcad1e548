"""Paired luck: games that began alike are played on with the same throws and draws."""

import numpy as np

from atoll.bots.search.contract import KINDS
from atoll.engine.dice import Purpose, derive_stream, mix
from atoll.engine.rule import rule


@rule
def luck_of(seed, sample):
    """The luck all games of a sample have."""
    return derive_stream(seed, sample, Purpose.SAMPLE)


@rule
def pair(dice, luck, counts, kind):
    """Let the next event of this kind be what it is in every game with this luck.

    `counts` tells how many of each kind there were.
    """
    counts[kind] += 1
    dice.state = mix(luck, np.uint64(counts[kind] * KINDS + kind))
