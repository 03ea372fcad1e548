"""What a position is worth by rollouts: the same text for every game and policy."""

from atoll.bots.search.loops import roll_out
from atoll.bots.search.pairing import luck_of
from atoll.bots.search.tree import settle
from atoll.engine.contract import GameRecord
from atoll.engine.records.arrays import FloatRow, Records
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.result import Result


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
    """Play `count` games on from the first root as it is, hidden cards and all.

    To `sums` every seat's share of the win is added.
    """
    for i in range(count):
        luck = luck_of(seed, i)
        trials[0] = roots[0]
        seed_dice(dice[0], luck, 0, Purpose.GAME)
        roll_out(trials[0], menus[0], dice[0], luck, horizon)
        settle(trials[0], results[0], values, 0.0)
        for seat in range(trials[0].players):
            sums[seat] += values[seat]
