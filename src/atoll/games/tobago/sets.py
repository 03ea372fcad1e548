"""Sets as bits: a set of clue cards is one word, a set of spaces is two."""

import numpy as np

from atoll.engine.dice import below
from atoll.engine.rule import rule

WORD = 64
NONE, ONE = np.uint64(0), np.uint64(1)

_PAIRS, _FOURS, _EIGHTS = (
    np.uint64(0x5555555555555555),
    np.uint64(0x3333333333333333),
    np.uint64(0x0F0F0F0F0F0F0F0F),
)
_BYTES = np.uint64(0x0101010101010101)
_1, _2, _4, _56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@rule
def size(word):
    """How many members a set has: bits are added up in pairs, fours, bytes, all at once."""
    word = word - ((word >> _1) & _PAIRS)
    word = (word & _FOURS) + ((word >> _2) & _FOURS)
    word = (word + (word >> _4)) & _EIGHTS
    # It wraps around on purpose: uncompiled, an operator would warn of overflow.
    return np.int64(np.multiply(word, _BYTES) >> _56)


@rule
def lowest(word):
    """The first member of a set that is not empty."""
    return size((word ^ (word - ONE)) >> ONE)


@rule
def only(member):
    """The set of one member."""
    return ONE << np.uint64(member)


@rule
def has(word, member):
    """Whether it is in the set."""
    return (word >> np.uint64(member)) & ONE != NONE


@rule
def any_of(word, dice):
    """A member at random of a set that is not empty."""
    for _ in range(below(dice, size(word))):
        word &= word - ONE
    return lowest(word)


@rule
def spaces_in(spaces):
    """How many spaces a set of spaces holds."""
    return size(spaces[0]) + size(spaces[1])


@rule
def first_space(spaces):
    """The first space of a set of spaces that is not empty."""
    return lowest(spaces[0]) if spaces[0] != NONE else WORD + lowest(spaces[1])


@rule
def has_space(spaces, space):
    """Whether a space is in the set."""
    return has(spaces[space // WORD], space % WORD)


@rule
def add_space(spaces, space):
    """Put a space into the set."""
    spaces[space // WORD] |= only(space % WORD)


@rule
def remove_space(spaces, space):
    """Take a space out of the set."""
    spaces[space // WORD] &= ~only(space % WORD)
