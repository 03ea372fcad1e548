"""A tree of what may come, grown by simulated games: the same text for every game.

An edge is an action, a player's or chance's.  What a seat cannot know is dealt anew for every
simulation (information-set search), so a node stands for all positions its actions may have
led to, and a move counts as available only where it was legal.  Every seat prefers what is
best for itself; chance follows its odds.  Below the tree the policy plays on.
"""

from typing import Annotated

import numpy as np

from atoll.bots.search.contract import TOGETHER, appraise
from atoll.bots.search.loops import roll_out
from atoll.bots.search.pairing import luck_of
from atoll.engine.arrays import FloatRow
from atoll.engine.contract import CHANCE, NOBODY, determinize, draw, list_actions, score, step
from atoll.engine.dice import Purpose, below, seed_dice
from atoll.engine.record import Record, i2, i4
from atoll.engine.result import MOST_SEATS


class Node(Record):
    """A node of the tree."""

    action: i2
    child: i4
    sibling: i4
    visits: i4
    offers: i4  # how often it was legal when its parent was visited
    sums: Annotated[FloatRow, "f4", MOST_SEATS]  # every seat's worth, added up


NODE = Node.dtype
NONE = 0  # the root is nobody's child
DEEPEST = 64


def grow(roots, trials, menus, dice, results, values, nodes, size, seat, seed, count, rules):
    """Simulate so many games more; the number of nodes there are then.

    `rules` are the eagerness to explore, the horizon and what a point of lead is worth.
    """
    path = np.zeros(DEEPEST, np.int64)
    for i in range(count):
        luck = luck_of(seed, i)
        trials[0] = roots[0]
        seed_dice(dice[0], luck, 0, Purpose.GAME)
        determinize(trials[0], seat, dice[0])
        depth, size = descend(trials[0], menus[0], dice[0], nodes, size, path, rules[0])
        roll_out(trials[0], menus[0], dice[0], luck, np.int64(rules[1]))
        settle(trials[0], results[0], values, rules[2])
        for level in range(depth):
            node = nodes[path[level]]
            node.visits += 1
            for other in range(trials[0].players):
                node.sums[other] += values[other]
    return size


def descend(state, menu, dice, nodes, size, path, eager):
    """Go down the tree, and add a leaf to it; the length of the path, and of the tree."""
    path[0] = 0
    depth = 1
    while state.actor != NOBODY and depth < DEEPEST and size < len(nodes):
        before = size
        if state.actor == CHANCE:
            action = np.int64(draw(state, dice))
            node, size = child_of(nodes, size, path[depth - 1], action)
        else:
            list_actions(state, menu)
            node, size = choose_child(state, menu, dice, nodes, size, path[depth - 1], eager)
            action = np.int64(nodes[node].action)
        step(state, action)
        path[depth] = node
        depth += 1
        if size > before:
            break
    return depth, size


def child_of(nodes, size, parent, action):
    """The child an action leads to, added if it is new; and the length of the tree."""
    node = nodes[parent].child
    while node != NONE:
        if nodes[node].action == action:
            return np.int64(node), size
        node = nodes[node].sibling
    nodes[size].action = action
    nodes[size].sibling = nodes[parent].child
    nodes[size].child = NONE
    nodes[size].visits = 0
    nodes[size].offers = 0
    nodes[size].sums[:] = 0
    nodes[parent].child = size
    return np.int64(size), size + 1


def choose_child(state, menu, dice, nodes, size, parent, eager):
    """An action never tried, any of them; or the one with the best upper bound for its seat."""
    untried = tried = 0
    for place in range(menu.count):
        node = find_child(nodes, parent, menu.action[place])
        if node == NONE:
            untried += 1
            if below(dice, untried) == 0:
                tried = place
    if untried:
        return child_of(nodes, size, parent, np.int64(menu.action[tried]))
    best, bound = np.int64(NONE), -np.inf
    for place in range(menu.count):
        node = find_child(nodes, parent, menu.action[place])
        nodes[node].offers += 1
        visits = max(1, nodes[node].visits)
        mean = nodes[node].sums[state.actor] / visits
        upper = mean + eager * np.sqrt(np.log(nodes[node].offers + 1.0) / visits)
        if upper > bound:
            best, bound = np.int64(node), upper
    return best, size


def find_child(nodes, parent, action):
    node = nodes[parent].child
    while node != NONE and nodes[node].action != action:
        node = nodes[node].sibling
    return node


def settle(state, result, values, tilt):
    """Every seat's worth at the end of a simulation."""
    if state.actor != NOBODY:
        appraise(state, values)
        return
    score(state, result)
    winners = 0
    for seat in range(state.players):
        winners += result.winners >> seat & 1
    for seat in range(state.players):
        best = -32768
        for other in range(state.players):
            if other != seat:
                best = max(best, result.scores[other])
        values[seat] = (result.winners >> seat & 1) / (1 if TOGETHER else max(1, winners))
        values[seat] += tilt * (result.scores[seat] - best)
