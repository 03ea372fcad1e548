"""Dice: a small source of random numbers, the same on every machine (SplitMix64)."""

import numpy as np

from atoll.engine.record import record
from atoll.engine.rule import rule

DICE = record(("state", "u8"))


@rule
def scramble(z):
    """Mix the bits of a number.

    It wraps around on purpose, so it multiplies by ufunc: uncompiled, an operator would
    warn of overflow, as it should anywhere else.
    """
    z = np.multiply(z ^ (z >> np.uint64(30)), np.uint64(0xBF58476D1CE4E5B9))
    z = np.multiply(z ^ (z >> np.uint64(27)), np.uint64(0x94D049BB133111EB))
    return z ^ (z >> np.uint64(31))


@rule
def seed_dice(dice, seed):
    """Begin the stream of a seed; neighbouring seeds give unrelated streams."""
    dice.state = scramble(np.add(np.uint64(seed), np.uint64(0x9E3779B97F4A7C15)))


@rule
def below(dice, n):
    """A random number in 0..n-1."""
    dice.state = np.add(dice.state, np.uint64(0x9E3779B97F4A7C15))
    z = scramble(dice.state)
    return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def shuffle(dice, cards):
    """Put the cards into a random order."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
