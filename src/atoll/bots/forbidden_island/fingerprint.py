"""Telling positions of one turn apart, quickly."""

import numpy as np

from atoll.engine.dice import scramble
from atoll.engine.rule import rule
from atoll.games.forbidden_island.state import HOLDABLE

SLOTS = 1 << 15  # of the table; a turn leads to fewer positions
PROBES = 64


@rule
def fingerprint(game):
    """A number for what may change within a turn, never 0."""
    mixed = scramble(np.uint64(game.afloat) ^ (np.uint64(game.flooded) << np.uint64(32)))
    course = np.int64(game.captured)
    course = course * 4 + game.actions
    course = course * 2 + game.free_shore_up
    course = course * 2 + game.flown
    course = course * 8 + game.phase
    for seat in range(game.players):
        course = course * 32 + game.at[seat]
    mixed = scramble(mixed ^ np.uint64(course))
    for seat in range(game.players):
        hand = np.int64(0)
        for card in range(HOLDABLE):
            hand = hand * 8 + game.hand[seat, card]
        mixed = scramble(np.add(mixed, np.uint64(hand)))
    return mixed | np.uint64(1)


@rule
def is_new(table, mark):
    """Whether this fingerprint was not in the table yet; now it is."""
    slot = np.int64(mark >> np.uint64(20)) & (SLOTS - 1)
    for _ in range(PROBES):
        if table[slot] == mark:
            return False
        if table[slot] == 0:
            table[slot] = mark
            return True
        slot = (slot + 1) & (SLOTS - 1)
    return False
