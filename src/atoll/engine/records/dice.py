"""Dice: a small random number generator, the same on every machine (SplitMix64).

Dice are seeded by a seed, a row and a purpose, mixed one after the other.  So the games of a
seed, those of neighbouring seeds, and the bots' random choices are independent.
"""

import secrets
from enum import IntEnum
from operator import index
from typing import SupportsIndex, TypeAlias

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Records, Row
from atoll.engine.records.record import Record, int64, u8, uint64

__all__ = [
    "DICE",
    "FIRST_MIX",
    "GOLDEN_GAMMA",
    "LARGEST_SEED",
    "SECOND_MIX",
    "SEEDING",
    "Dice",
    "Purpose",
    "Seed",
    "below",
    "check_seed",
    "derive_stream",
    "dice_at",
    "make_dice",
    "mix",
    "scramble",
    "seed_dice",
    "shuffle",
]


class Dice(Record):
    """A stream of random numbers."""

    state: u8


DICE = Dice.dtype

Seed: TypeAlias = "SupportsIndex | None"
"""What `check_seed` takes."""

LARGEST_SEED = 2**64 - 1
SEEDING = 2
"""Raised whenever the games of a seed change, together with the versions of environments."""

GOLDEN_GAMMA = uint64(0x9E3779B97F4A7C15)  # SplitMix64's step: 2⁶⁴ over the golden ratio
FIRST_MIX = uint64(0xBF58476D1CE4E5B9)  # the two factors of David Stafford's thirteenth mixer
SECOND_MIX = uint64(0x94D049BB133111EB)


class Purpose(IntEnum):
    """What a stream of random numbers is for; every purpose has its own."""

    GAME = 0
    """Dealing a game and rolling its dice; a row is a game."""
    DEAL = 1
    """The seeds of a match's or a simulation's deals; a row is a deal."""
    BOT = 2
    """Random choices of bots."""
    DETERMINIZE = 3
    """Dealing what a seat cannot know."""
    SEARCH = 4
    """The seeds of a bot's simulations; a row is the first of several samples."""
    SAMPLE = 5
    """The dice of a simulation's samples; a row is a sample."""
    SECOND_DECK = 6
    """The draws of a second deck, in games where each deck has dice of its own."""


@rule
def scramble(z: int) -> int:
    """Mix the bits of a number.

    The products wrap around on purpose, so this multiplies by ufunc: uncompiled, the operator
    would warn of overflow.
    """
    z = np.multiply(z ^ (z >> uint64(30)), FIRST_MIX)
    z = np.multiply(z ^ (z >> uint64(27)), SECOND_MIX)
    return z ^ (z >> uint64(31))


@rule
def mix(number: int, part: int) -> int:
    """Mix a part into a number; no sum or difference of the two shows in the result."""
    return scramble(np.add(number ^ part, GOLDEN_GAMMA))


@rule
def derive_stream(seed: int, row: int, purpose: int) -> int:
    """The number at which the stream of a seed, a row and a purpose begins.

    It serves as the state of dice, or as another seed.
    """
    number = mix(uint64(0), uint64(seed))
    return mix(mix(number, uint64(row)), uint64(purpose))


@rule
def seed_dice(dice: Dice, seed: int, row: int, purpose: int) -> None:
    """Begin the stream of a seed, a row and a purpose."""
    dice.state = derive_stream(seed, row, purpose)


@rule
def below(dice: Dice, n: int) -> int:
    """A random number in 0..n-1."""
    dice.state = np.add(dice.state, GOLDEN_GAMMA)
    z = scramble(dice.state)
    return int64(((z >> uint64(32)) * uint64(n)) >> uint64(32))


@rule
def shuffle(dice: Dice, cards: Row) -> None:
    """Put the cards into a random order."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def check_seed(seed: Seed) -> int:
    """The seed as a plain number, a fresh one for None; raises `ValueError`.

    >>> check_seed(np.int32(7)), check_seed(None) == check_seed(None)
    (7, False)
    >>> check_seed(1.5)
    Traceback (most recent call last):
    ValueError: a seed is a whole number from 0 to 2**64 - 1, or None for a fresh one, not 1.5
    """
    if seed is None:
        return secrets.randbits(64)
    if isinstance(seed, SupportsIndex) and not isinstance(seed, (bool, np.bool_)):
        number = index(seed)
        if 0 <= number <= LARGEST_SEED:
            return number
    raise ValueError(
        f"a seed is a whole number from 0 to 2**64 - 1, or None for a fresh one, not {seed!r}"
    )


def make_dice(seed: Seed, row: int = 0, purpose: Purpose = Purpose.GAME) -> Records[Dice]:
    """Dice that roll the stream of a seed, a row and a purpose; raises `ValueError`.

    >>> make_dice(seed=1) == make_dice(seed=1), make_dice(seed=1) == make_dice(seed=2)
    (array([ True]), array([False]))
    """
    return dice_at(derive_stream(check_seed(seed), row, purpose))


def dice_at(state: int) -> Records[Dice]:
    """Dice that continue from a state: that of other dice, or any random number."""
    dice = Dice.array()
    dice["state"] = state
    return dice
