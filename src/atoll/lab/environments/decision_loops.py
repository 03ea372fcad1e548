"""Games from decision to decision: the loops under `walk` and `vector`."""

from atoll.engine.contract import (
    CHANCE,
    NOBODY,
    GameRecord,
    draw,
    list_actions,
    observe,
    score,
    setup,
    step,
)
from atoll.engine.records.arrays import FloatGrid, FloatRow, Grid, Records, Row
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.features import Observation
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.engine.records.result import Result, share_of_win

__all__ = [
    "advance_all",
    "await_decision",
    "begin_all",
    "deal_game",
    "first_illegal",
    "set_out",
    "share_out",
    "show",
    "walk_on",
]


def await_decision(state: GameRecord, dice: Dice) -> None:
    """Let chance act until a seat must decide or the game is over."""
    while state.actor == CHANCE:
        step(state, draw(state, dice))


def deal_game(
    states: Records[GameRecord],
    i: int,
    blanks: Records[GameRecord],
    dice: Dice,
    seed: int,
    number: int,
) -> None:
    """Deal the game of this number of a seed into a row and go to its first decision."""
    seed_dice(dice, seed, number, Purpose.GAME)
    states[i] = blanks[0]
    setup(states[i], dice)
    await_decision(states[i], dice)


def set_out(
    states: Records[GameRecord],
    blanks: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    seed: int,
) -> int:
    """Deal a game and go to its first decision; the seat that is to decide."""
    deal_game(states, 0, blanks, dice[0], seed, 0)
    list_actions(states[0], menus[0])
    return states[0].actor


def walk_on(
    states: Records[GameRecord], menus: Records[Menu], dice: Records[Dice], action: int
) -> int:
    """Carry out an action and go on to the next decision; the seat that is to decide."""
    step(states[0], action)
    await_decision(states[0], dice[0])
    if states[0].actor == NOBODY:
        menus[0].count = 0
    else:
        list_actions(states[0], menus[0])
    return states[0].actor


def show(state: GameRecord, menu: Menu, seen: Observation, plane: Row, mask: Row) -> None:
    """Write down what the deciding seat sees and may do; the menu before says what to wipe."""
    for i in range(menu.count):
        mask[menu.action[i]] = False
    list_actions(state, menu)
    for i in range(menu.count):
        mask[menu.action[i]] = True
    plane[:] = 0
    observe(state, int64(state.actor), seen)


def share_out(result: Result, players: int, cooperative: bool, rewards: FloatRow) -> None:
    """One point for the winners to share; where all win together, one for each."""
    for seat in range(players):
        rewards[seat] = share_of_win(result, seat, cooperative)


def begin_all(
    states: Records[GameRecord],
    blanks: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    seen: Records[Observation],
    planes: Grid,
    masks: Grid,
    actors: Row,
    seed: int,
    numbers: Row,
) -> None:
    """Deal games 0, 1, 2 … of a seed."""
    for i in range(len(states)):
        numbers[i] = i
        deal_game(states, i, blanks, dice[i], seed, numbers[i])
        show(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor


def first_illegal(actions: Row, masks: Grid) -> int:
    """The first game whose action may not be done; -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


def advance_all(
    states: Records[GameRecord],
    blanks: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    seen: Records[Observation],
    planes: Grid,
    masks: Grid,
    actors: Row,
    seed: int,
    numbers: Row,
    cooperative: bool,
    actions: Row,
    rewards: FloatGrid,
    over: Row,
    results: Records[Result],
) -> None:
    """Carry out an action in every game; in the row of one that ends, deal the next at once.

    Rows take the numbers that leave the same remainder, so that no two deal the same game.
    """
    for i in range(len(states)):
        step(states[i], int64(actions[i]))
        await_decision(states[i], dice[i])
        over[i] = states[i].actor == NOBODY
        rewards[i, :] = 0.0
        if over[i]:
            score(states[i], results[i])
            share_out(results[i], states[i].players, cooperative, rewards[i])
            numbers[i] += len(states)
            deal_game(states, i, blanks, dice[i], seed, numbers[i])
        show(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor
