"""Loops over the rules of a game: the same code for every game, compiled for each.

Functions that Python calls take *arrays* of records: passing an array costs a quarter of a
microsecond, a single record ten times as much.
"""

from atoll.engine.contract import (
    CHANCE,
    NOBODY,
    GameRecord,
    any_action,
    determinize,
    draw,
    list_actions,
    observe,
    score,
    setup,
    step,
)
from atoll.engine.records.arrays import Records
from atoll.engine.records.dice import Dice, Purpose, below, seed_dice
from atoll.engine.records.features import Observation
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.engine.records.result import Result

__all__ = [
    "any_listed_action",
    "chance",
    "deal",
    "finish",
    "look",
    "play",
    "play_batch",
    "playout",
    "resample",
    "see",
]


def any_listed_action(state: GameRecord, menu: Menu, dice: Dice) -> int:
    """List the legal actions and take one of them, each as likely as the next."""
    list_actions(state, menu)
    return int64(menu.action[below(dice, menu.count)])


def playout(state: GameRecord, menu: Menu, dice: Dice) -> tuple[int, int]:
    """Play on at random to the end; return the numbers of decisions and of plies by chance."""
    decisions = chances = 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            step(state, draw(state, dice))
            chances += 1
        else:
            step(state, any_action(state, menu, dice))
            decisions += 1
    return decisions, chances


def play_batch(
    states: Records[GameRecord],
    blanks: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    seed: int,
    row: int,
    results: Records[Result],
) -> tuple[int, int]:
    """Deal and play one game of a seed for every result, from this row on."""
    decisions = chances = 0
    for i in range(len(results)):
        seed_dice(dice[0], seed, row + i, Purpose.GAME)
        states[0] = blanks[0]
        setup(states[0], dice[0])
        d, c = playout(states[0], menus[0], dice[0])
        score(states[0], results[i])
        decisions += d
        chances += c
    return decisions, chances


def deal(states: Records[GameRecord], dice: Records[Dice]) -> None:
    """Lay out a new game in a blank record."""
    setup(states[0], dice[0])


def look(states: Records[GameRecord], menus: Records[Menu]) -> None:
    """List what may happen next."""
    if states[0].actor == NOBODY:
        menus[0].count = 0
    else:
        list_actions(states[0], menus[0])


def chance(states: Records[GameRecord], dice: Records[Dice]) -> int:
    """Draw an outcome of chance."""
    return draw(states[0], dice[0])


def play(states: Records[GameRecord], action: int) -> None:
    """Carry out one action."""
    step(states[0], action)


def finish(states: Records[GameRecord], results: Records[Result]) -> None:
    """Write down how the game ended."""
    score(states[0], results[0])


def resample(states: Records[GameRecord], seat: int, dice: Records[Dice]) -> None:
    """Deal again what a seat may not know."""
    determinize(states[0], seat, dice[0])


def see(states: Records[GameRecord], seat: int, seen: Records[Observation]) -> None:
    """Write down what a seat observes."""
    observe(states[0], seat, seen[0])
