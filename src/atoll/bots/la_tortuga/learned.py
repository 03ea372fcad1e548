"""The network's weights, for every number of players, and the policy that follows it."""

import json
from pathlib import Path

import numpy as np

from atoll.bots.la_tortuga.lapwise import lapwise
from atoll.bots.la_tortuga.planner import plan
from atoll.bots.la_tortuga.prospects import HIDDEN, INPUTS, ROWS, share_win
from atoll.engine.rule import rule
from atoll.games.la_tortuga.state import MOST_PLAYERS

FILE = Path(__file__).with_name("prospects.json")


def _read() -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    weights = np.zeros((MOST_PLAYERS + 1, ROWS, HIDDEN), np.float32)
    for players, rows in json.loads(FILE.read_text()).items():
        weights[int(players)] = rows
    return weights


WEIGHTS = _read()
HAS_LEARNED = np.array([bool(weights.any()) for weights in WEIGHTS])
"""For which numbers of players the network plays better than `lapwise`."""


@rule
def learned(game, menu, dice):
    """What the network thinks best; where it has not learned, what `lapwise` does."""
    if not HAS_LEARNED[game.players]:
        return lapwise(game, menu, dice)
    return plan(game, WEIGHTS[game.players])


@rule
def appraise(game, values):
    """What the network thinks of everybody's prospects."""
    share_win(game, WEIGHTS[game.players], np.zeros(INPUTS, np.float32), values)
