"""The network's weights, for every number of players, and the policy that follows it."""

import json
from pathlib import Path

import numpy as np

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


@rule
def learned(game, menu, dice):
    """What the network thinks best among strangers."""
    return play_learned(game, UNKNOWN.copy(), np.empty(1, DESK))


@rule
def play_learned(game, beliefs, desks):
    """What the network thinks best, believing this of everybody."""
    return plan(game, WEIGHTS[game.players - FEWEST], beliefs, desks[0])


@rule
def appraise(game, values):
    """What the network thinks of everybody's prospects."""
    share_win(game, UNKNOWN.copy(), WEIGHTS[game.players - FEWEST], values)
