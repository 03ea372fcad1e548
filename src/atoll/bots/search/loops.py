"""Simulated games: the same text for every game and policy, compiled for each."""

import numpy as np

from atoll.bots.search.contract import KINDS, TOGETHER, appraise, decide, fresh
from atoll.bots.search.pairing import luck_of, pair
from atoll.engine.contract import CHANCE, NOBODY, determinize, draw, list_actions, score, step
from atoll.engine.dice import Purpose, seed_dice

WORTH, WIN, SCORE = 0, 1, 2
MOST_PLIES = 5_000  # far more than any game takes that goes on at all


def advance(states, menus, dice, mine):
    """Play every game on until a seat is to decide that is none of `mine` (a bit each).

    The number of decisions made.
    """
    decisions = 0
    for i in range(len(states)):
        state = states[i]
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                step(state, draw(state, dice[i]))
            elif mine[i] >> state.actor & 1:
                list_actions(state, menus[0])
                step(state, np.int64(decide(state, menus[0], dice[i])))
                decisions += 1
            else:
                break
    return decisions


def ask_policy(states, menus, dice):
    """The policy's choice."""
    list_actions(states[0], menus[0])
    return np.int64(decide(states[0], menus[0], dice[0]))


def roll_out(state, menu, dice, luck, horizon):
    """Play on by the policy to the end, or up to an event of kind 1 with this number.

    A policy that waits for ever must not keep its table waiting.
    """
    counts = np.zeros(KINDS, np.int64)
    for _ in range(MOST_PLIES):
        if state.actor == NOBODY:
            return
        if state.actor == CHANCE:
            kind = fresh(state)
            if kind:
                pair(dice, luck, counts, kind)
                if counts[1] > horizon:
                    return
            step(state, draw(state, dice))
        else:
            list_actions(state, menu)
            step(state, np.int64(decide(state, menu, dice)))


def weigh(state, result, values, seat, tilt, told):
    """What a simulated game came to for a seat: its worth, its share of the win, its score.

    The worth is the share of the win, and a little for every point of lead over the best
    other seat.
    """
    if state.actor != NOBODY:
        appraise(state, values)
        told[WORTH] = told[WIN] = values[seat]
        told[SCORE] = 0.0
        return
    score(state, result)
    winners = 0
    best = -32768
    for other in range(state.players):
        winners += result.winners >> other & 1
        if other != seat and result.scores[other] > best:
            best = result.scores[other]
    shares = 1 if TOGETHER else max(1, winners)
    told[WIN] = (result.winners >> seat & 1) / shares
    told[SCORE] = result.scores[seat]
    told[WORTH] = told[WIN] + tilt * (result.scores[seat] - best)


def compare(roots, actions, trials, menus, dice, results, values, seat, seed, horizon, tilt, table):
    """Sample by sample play on from every root, after its action if it has one (else -1).

    In a sample all roots have the same hidden cards and the same luck.  `table` has a row for
    each sample, in it a place for each root: what `weigh` tells.
    """
    for i in range(len(table)):
        luck = luck_of(seed, i)
        for j in range(len(roots)):
            trials[0] = roots[j]
            seed_dice(dice[0], luck, 0, Purpose.GAME)
            determinize(trials[0], seat, dice[0])
            if actions[j] >= 0:
                step(trials[0], actions[j])
            roll_out(trials[0], menus[0], dice[0], luck, horizon)
            weigh(trials[0], results[0], values, seat, tilt, table[i, j])
