"""Dice: a small source of random numbers, the same on every machine (SplitMix64)."""

import numpy as np

from atoll.engine.record import Record, int64, u8, uint64
from atoll.engine.rule import rule


class Dice(Record):
    """A stream of random numbers."""

    state: u8


DICE = Dice.dtype


@rule
def scramble(z: int) -> int:
    """Mix the bits of a number.

    It wraps around on purpose, so it multiplies by ufunc: uncompiled, an operator would
    warn of overflow, as it should anywhere else.
    """
    z = np.multiply(z ^ (z >> uint64(30)), uint64(0xBF58476D1CE4E5B9))
    z = np.multiply(z ^ (z >> uint64(27)), uint64(0x94D049BB133111EB))
    return z ^ (z >> uint64(31))


@rule
def seed_dice(dice: Dice, seed: int) -> None:
    """Begin the stream of a seed; neighbouring seeds give unrelated streams."""
    dice.state = scramble(np.add(uint64(seed), uint64(0x9E3779B97F4A7C15)))


@rule
def below(dice: Dice, n: int) -> int:
    """A random number in 0..n-1."""
    dice.state = np.add(dice.state, uint64(0x9E3779B97F4A7C15))
    z = scramble(dice.state)
    return int64(((z >> uint64(32)) * uint64(n)) >> uint64(32))


@rule
def shuffle(dice: Dice, cards: np.ndarray[tuple[int], np.dtype[np.int8]]) -> None:
    """Put the cards into a random order."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
