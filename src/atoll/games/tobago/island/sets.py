"""Sets as bits: a set of clue cards is one word, a set of spaces is two."""

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row
from atoll.engine.records.dice import Dice, below
from atoll.engine.records.record import int64, uint64

__all__ = [
    "NONE",
    "ONE",
    "WORD",
    "add_space",
    "any_of",
    "first_space",
    "has",
    "has_space",
    "lowest",
    "members",
    "only",
    "remove_space",
    "size",
    "spaces_in",
]

WORD = 64
NONE, ONE = uint64(0), uint64(1)

_PAIRS, _FOURS, _EIGHTS = (
    uint64(0x5555555555555555),
    uint64(0x3333333333333333),
    uint64(0x0F0F0F0F0F0F0F0F),
)
_BYTES = uint64(0x0101010101010101)
_1, _2, _4, _56 = uint64(1), uint64(2), uint64(4), uint64(56)


@rule
def size(word: int) -> int:
    """How many members a set has: bits are added up in pairs, fours, bytes, all at once."""
    word = word - ((word >> _1) & _PAIRS)
    word = (word & _FOURS) + ((word >> _2) & _FOURS)
    word = (word + (word >> _4)) & _EIGHTS
    # It wraps around on purpose: uncompiled, an operator would warn of overflow.
    return int64(np.multiply(word, _BYTES) >> _56)


@rule
def lowest(word: int) -> int:
    """The first member of a set that is not empty."""
    return size((word ^ (word - ONE)) >> ONE)


@rule
def only(member: int) -> int:
    """The set of one member."""
    return ONE << uint64(member)


@rule
def has(word: int, member: int) -> bool:
    """Whether it is in the set."""
    return (word >> uint64(member)) & ONE != NONE


@rule
def any_of(word: int, dice: Dice) -> int:
    """A member at random of a set that is not empty."""
    for _ in range(below(dice, size(word))):
        word &= word - ONE
    return lowest(word)


def members(word: int) -> list[int]:
    """All members of a set that is a plain number, in order."""
    found = []
    while word:
        found.append((word & -word).bit_length() - 1)
        word &= word - 1
    return found


@rule
def spaces_in(spaces: Row) -> int:
    """How many spaces a set of spaces holds."""
    return size(spaces[0]) + size(spaces[1])


@rule
def first_space(spaces: Row) -> int:
    """The first space of a set of spaces that is not empty."""
    return lowest(spaces[0]) if spaces[0] != NONE else WORD + lowest(spaces[1])


@rule
def has_space(spaces: Row, space: int) -> bool:
    """Whether a space is in the set."""
    return has(spaces[space // WORD], space % WORD)


@rule
def add_space(spaces: Row, space: int) -> None:
    """Put a space into the set."""
    spaces[space // WORD] |= only(space % WORD)


@rule
def remove_space(spaces: Row, space: int) -> None:
    """Take a space out of the set."""
    spaces[space // WORD] &= ~only(space % WORD)
