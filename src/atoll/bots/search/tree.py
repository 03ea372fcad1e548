"""Information-set Monte Carlo tree search: written once, compiled for every game.

An edge is an action, a player's or chance's.  What the seat cannot know is determinized for
every simulation, so a node stands for all positions its actions may have led to, and an action
counts as available only where it was legal.  Every seat maximizes its own value; chance follows
its odds.  Below the tree the policy plays on.
"""

from typing import Annotated

import numpy as np

from atoll.bots.search.contract import COOPERATIVE, appraise
from atoll.bots.search.loops import lead_of, roll_out
from atoll.bots.search.pairing import seed_of_sample
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import (
    CHANCE,
    NOBODY,
    GameRecord,
    determinize,
    draw,
    list_actions,
    score,
    step,
)
from atoll.engine.records.arrays import FloatRow, Records, Row, zeros
from atoll.engine.records.dice import Dice, Purpose, below, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import Record, i2, i4, int64
from atoll.engine.records.result import MOST_SEATS, Result, share_of_win

__all__ = [
    "DEEPEST",
    "NONE",
    "Node",
    "child_of",
    "choose_child",
    "descend",
    "evaluate_seats",
    "find_child",
    "grow",
]


class Node(Record):
    """A node of the tree."""

    action: i2
    child: i4
    sibling: i4
    visits: i4
    offers: i4  # how often it was legal when its parent was visited
    sums: Annotated[FloatRow, "f4", MOST_SEATS]  # every seat's worth, added up


NONE = 0  # the root is never a child
DEEPEST = 64


def grow(
    roots: Records[GameRecord],
    trials: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    results: Records[Result],
    values: FloatRow,
    nodes: Records[Node],
    size: int,
    seat: int,
    seed: int,
    count: int,
    exploration: float,
    horizon: int,
    lead_bonus: float,
) -> int:
    """Simulate `count` further games; return the new number of nodes."""
    path = zeros(DEEPEST, np.int64)
    for i in range(count):
        sample_seed = seed_of_sample(seed, i)
        trials[0] = roots[0]
        seed_dice(dice[0], sample_seed, 0, Purpose.GAME)
        determinize(trials[0], seat, dice[0])
        depth, size = descend(trials[0], menus[0], dice[0], nodes, size, path, exploration)
        roll_out(trials[0], menus[0], dice[0], sample_seed, horizon)
        evaluate_seats(trials[0], results[0], values, lead_bonus)
        for level in range(depth):
            node = nodes[path[level]]
            node.visits += 1
            for other in range(trials[0].players):
                node.sums[other] += values[other]
    return size


def descend(
    state: GameRecord,
    menu: Menu,
    dice: Dice,
    nodes: Records[Node],
    size: int,
    path: Row,
    exploration: float,
) -> tuple[int, int]:
    """Go down the tree and add a leaf; return the length of the path and of the tree."""
    path[0] = 0
    depth = 1
    while state.actor != NOBODY and depth < DEEPEST and size < len(nodes):
        before = size
        if state.actor == CHANCE:
            action = int64(draw(state, dice))
            node, size = child_of(nodes, size, path[depth - 1], action)
        else:
            list_actions(state, menu)
            node, size = choose_child(state, menu, dice, nodes, size, path[depth - 1], exploration)
            action = int64(nodes[node].action)
        step(state, action)
        path[depth] = node
        depth += 1
        if size > before:
            break
    return depth, size


@rule
def child_of(nodes: Records[Node], size: int, parent: int, action: int) -> tuple[int, int]:
    """Return the child an action leads to, added if it is new, and the length of the tree."""
    node = find_child(nodes, parent, action)
    if node != NONE:
        return node, size
    nodes[size].action = action
    nodes[size].sibling = nodes[parent].child
    nodes[size].child = NONE
    nodes[size].visits = 0
    nodes[size].offers = 0
    nodes[size].sums[:] = 0
    nodes[parent].child = size
    return size, size + 1


@rule
def choose_child(
    state: GameRecord,
    menu: Menu,
    dice: Dice,
    nodes: Records[Node],
    size: int,
    parent: int,
    exploration: float,
) -> tuple[int, int]:
    """Choose an untried action at random, or else the one with the best upper bound (UCB)."""
    untried = tried = 0
    for place in range(menu.count):
        node = find_child(nodes, parent, menu.action[place])
        if node == NONE:
            untried += 1
            if below(dice, untried) == 0:
                tried = place
    if untried:
        return child_of(nodes, size, parent, int64(menu.action[tried]))
    best, bound = NONE, -np.inf
    for place in range(menu.count):
        node = find_child(nodes, parent, menu.action[place])
        nodes[node].offers += 1
        visits = max(1, nodes[node].visits)
        mean = nodes[node].sums[state.actor] / visits
        upper = mean + exploration * np.sqrt(np.log(nodes[node].offers + 1.0) / visits)
        if upper > bound:
            best, bound = node, upper
    return best, size


@rule
def find_child(nodes: Records[Node], parent: int, action: int) -> int:
    """Return the child an action leads to, or `NONE`."""
    node = int64(nodes[parent].child)
    while node != NONE and nodes[node].action != action:
        node = int64(nodes[node].sibling)
    return node


def evaluate_seats(state: GameRecord, result: Result, values: FloatRow, lead_bonus: float) -> None:
    """Write every seat's worth at the end of a simulation."""
    if state.actor != NOBODY:
        appraise(state, values)
        return
    score(state, result)
    for seat in range(state.players):
        values[seat] = share_of_win(result, seat, COOPERATIVE)
        values[seat] += lead_bonus * lead_of(result, seat, state.players)
