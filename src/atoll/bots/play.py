"""Bots playing among themselves."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from atoll.bots.bot import Bot, see
from atoll.engine.dice import DICE, seed_dice
from atoll.engine.game import Game
from atoll.engine.position import Position


def play_game(
    game: Game, players: int, options: Mapping[str, Any], bots: Sequence[Bot], seed: int
) -> Position:
    """A whole game, a bot in every seat; the same seed gives the same game."""
    dice = np.zeros(1, DICE)
    seed_dice(dice[0], np.uint64(seed))
    position = game.deal(players, options, dice)
    thoughts = Random(seed)
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        else:
            seat = _asked(position, thoughts)
            position.play(bots[seat].choose(see(position, seat, thoughts.getrandbits(64))))
    return position


def _asked(position: Position, lot: Random) -> int:
    """Whose ply it is; where several seats may act, by lot, as often as each has plies."""
    return int(lot.choice([ply["by"] for ply in position.legal]))
