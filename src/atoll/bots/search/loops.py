"""Simulated games: the same text for every game and policy, compiled for each."""

import numpy as np
from numpy.typing import NDArray

from atoll.bots.search.contract import COOPERATIVE, KINDS, appraise, decide, fresh
from atoll.bots.search.pairing import luck_of, pair
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
from atoll.engine.records.dice import Dice, Purpose, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.engine.records.result import Result, share_of_win

WORTH, WIN, SCORE = 0, 1, 2
MOST_PLIES = 5_000  # far more than any game takes that goes on at all


def advance(
    states: Records[GameRecord], menus: Records[Menu], dice: Records[Dice], mine: Row
) -> int:
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
                step(state, int64(decide(state, menus[0], dice[i])))
                decisions += 1
            else:
                break
    return decisions


def ask_policy(states: Records[GameRecord], menus: Records[Menu], dice: Records[Dice]) -> int:
    """The policy's choice."""
    list_actions(states[0], menus[0])
    return int64(decide(states[0], menus[0], dice[0]))


def roll_out(state: GameRecord, menu: Menu, dice: Dice, luck: int, horizon: int) -> None:
    """Play on by the policy to the end, or up to an event of kind 1 with this number.

    A policy that waits for ever must not keep its table waiting.
    """
    counts = zeros(KINDS, np.int64)
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
            step(state, int64(decide(state, menu, dice)))


def weigh(
    state: GameRecord,
    result: Result,
    values: FloatRow,
    seat: int,
    lead_bonus: float,
    estimate: FloatRow,
) -> None:
    """What a simulated game came to for a seat: its worth, its share of the win, its score.

    The worth is the share of the win, and a little for every point of lead.
    """
    if state.actor != NOBODY:
        appraise(state, values)
        estimate[WORTH] = estimate[WIN] = values[seat]
        estimate[SCORE] = 0.0
        return
    score(state, result)
    estimate[WIN] = share_of_win(result, seat, COOPERATIVE)
    estimate[SCORE] = result.scores[seat]
    estimate[WORTH] = estimate[WIN] + lead_bonus * lead_of(result, seat, state.players)


@rule
def lead_of(result: Result, seat: int, players: int) -> int:
    """A seat's score less the best of the others."""
    best = -32768
    for other in range(players):
        if other != seat:
            best = max(best, int64(result.scores[other]))
    return int64(result.scores[seat]) - best


def compare(
    roots: Records[GameRecord],
    actions: Row,
    trials: Records[GameRecord],
    menus: Records[Menu],
    dice: Records[Dice],
    results: Records[Result],
    values: FloatRow,
    seat: int,
    seed: int,
    horizon: int,
    lead_bonus: float,
    table: NDArray[np.float32],
) -> None:
    """Sample by sample play on from every root, after its action if it has one (else -1).

    In a sample all roots have the same hidden cards and the same luck.  `table` has a row for
    each sample, in it a place for each root: what `weigh` estimates.
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
            weigh(trials[0], results[0], values, seat, lead_bonus, table[i, j])
