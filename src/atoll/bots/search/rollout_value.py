"""The value of a position by rollouts: written once, compiled for every game and policy."""

from atoll.bots.search.loops import roll_out
from atoll.bots.search.pairing import seed_of_sample
from atoll.bots.search.tree import evaluate_seats
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import FloatRow, Records
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.result import Result

__all__ = ["rollout_value"]


def rollout_value(
    roots: Records[GameRecord],
    trials: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    results: Records[Result],
    values: FloatRow,
    seed: int,
    horizon: int,
    sums: FloatRow,
    count: int,
) -> None:
    """Play `count` games on from the first root with its true hidden cards.

    Every seat's share of the win is added to `sums`.
    """
    for i in range(count):
        sample_seed = seed_of_sample(seed, i)
        trials[0] = roots[0]
        seed_dice(dice[0], sample_seed, 0, Purpose.GAME)
        roll_out(trials[0], menus[0], dice[0], sample_seed, horizon)
        evaluate_seats(trials[0], results[0], values, 0.0)
        for seat in range(trials[0].players):
            sums[seat] += values[seat]
