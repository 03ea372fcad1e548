"""The loops of `walk` and `vector`, which play from decision to decision."""

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
    "deal_to_decision",
    "deal_to_row",
    "find_illegal",
    "step_to_decision",
    "write_observation",
    "write_rewards",
]


def await_decision(state: GameRecord, dice: Dice) -> None:
    """Let chance act until a seat decides or the game is over."""
    while state.actor == CHANCE:
        step(state, draw(state, dice))


def deal_to_row(
    states: Records[GameRecord],
    i: int,
    blanks: Records[GameRecord],
    dice: Dice,
    seed: int,
    number: int,
) -> None:
    """Deal game `number` of a seed into row `i` and go to its first decision."""
    seed_dice(dice, seed, number, Purpose.GAME)
    states[i] = blanks[0]
    setup(states[i], dice)
    await_decision(states[i], dice)


def deal_to_decision(
    states: Records[GameRecord],
    blanks: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    seed: int,
) -> int:
    """Deal a game and go to its first decision; return the deciding seat."""
    deal_to_row(states, 0, blanks, dice[0], seed, 0)
    list_actions(states[0], menus[0])
    return states[0].actor


def step_to_decision(
    states: Records[GameRecord], menus: Records[Menu], dice: Records[Dice], action: int
) -> int:
    """Carry out an action and go to the next decision; return the deciding seat."""
    step(states[0], action)
    await_decision(states[0], dice[0])
    if states[0].actor == NOBODY:
        menus[0].count = 0
    else:
        list_actions(states[0], menus[0])
    return states[0].actor


def write_observation(
    state: GameRecord, menu: Menu, seen: Observation, plane: Row, mask: Row
) -> None:
    """Write the deciding seat's observation and mask; the old menu says which bits to clear."""
    for i in range(menu.count):
        mask[menu.action[i]] = False
    list_actions(state, menu)
    for i in range(menu.count):
        mask[menu.action[i]] = True
    plane[:] = 0
    observe(state, int64(state.actor), seen)


def write_rewards(result: Result, players: int, cooperative: bool, rewards: FloatRow) -> None:
    """Write every seat's share of the win."""
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
    """Deal games 0, 1, 2 … of a seed, one in each row."""
    for i in range(len(states)):
        numbers[i] = i
        deal_to_row(states, i, blanks, dice[i], seed, numbers[i])
        write_observation(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor


def find_illegal(actions: Row, masks: Grid) -> int:
    """Return the first game whose action is illegal; -1 if there is none."""
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
    """Carry out an action in every game; where a game ends, deal the next one into its row.

    Row i deals games i, i + rows, i + 2 · rows …, so that no two rows deal the same game.
    """
    for i in range(len(states)):
        step(states[i], int64(actions[i]))
        await_decision(states[i], dice[i])
        over[i] = states[i].actor == NOBODY
        rewards[i, :] = 0.0
        if over[i]:
            score(states[i], results[i])
            write_rewards(results[i], states[i].players, cooperative, rewards[i])
            numbers[i] += len(states)
            deal_to_row(states, i, blanks, dice[i], seed, numbers[i])
        write_observation(states[i], menus[i], seen[i], planes[i], masks[i])
        actors[i] = states[i].actor
