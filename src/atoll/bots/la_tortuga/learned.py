"""The network's weights, for every number of players, and the policy that follows it."""

import json
from pathlib import Path

import numpy as np

from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.planner import DESK, plan
from atoll.bots.la_tortuga.prospects import HIDDEN, ROWS, share_win
from atoll.bots.la_tortuga.styles import UNKNOWN
from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import MOST_PLAYERS

FILE = Path(__file__).with_name("prospects.json")
FINENESS = 10_000  # the file has whole numbers, so many to one
FEWEST = 2  # players; Numba keeps no table in its cache that is larger than a megabyte


def _read() -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    weights = np.zeros((MOST_PLAYERS + 1 - FEWEST, ROWS, HIDDEN), np.float32)
    for players, rows in json.loads(FILE.read_text()).items():
        for row, numbers in rows.items():
            weights[int(players) - FEWEST, int(row)] = np.array(numbers) / FINENESS
    return weights


WEIGHTS = _read()


def has_learned(players: int) -> bool:
    """Whether the network knows the game of so many."""
    return bool(WEIGHTS[players - FEWEST].any())


_KNOWN = np.array([has_learned(FEWEST + n) for n in range(len(WEIGHTS))])


@rule
def learned(game, menu, dice):
    """What the network thinks best among strangers."""
    return play_learned(game, menu, dice, UNKNOWN, np.empty(1, DESK))


@rule
def play_learned(game, menu, dice, beliefs, desks):
    """What the network thinks best; where it has not learned, what `lapwise` does."""
    if not _KNOWN[game.players - FEWEST]:
        return lapwise(game, menu, dice)
    return plan(game, WEIGHTS[game.players - FEWEST], beliefs, desks[0])


@rule
def appraise(game, values):
    """What the network thinks of everybody's prospects."""
    share_win(game, UNKNOWN, WEIGHTS[game.players - FEWEST], values)
