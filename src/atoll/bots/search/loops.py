"""Rollouts: written once, compiled for every game and policy."""

import numpy as np
from numpy.typing import NDArray

from atoll.bots.search.contract import COOPERATIVE, EVENT_KINDS, appraise, decide, event_kind
from atoll.bots.search.pairing import pair_event, seed_of_sample
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

__all__ = [
    "MOST_PLIES",
    "SCORE",
    "WIN",
    "WORTH",
    "advance",
    "ask_policy",
    "compare",
    "evaluate_seat",
    "lead_of",
    "roll_out",
]

WORTH, WIN, SCORE = 0, 1, 2
MOST_PLIES = 5_000  # far more than any game takes that goes on at all


def advance(
    states: Records[GameRecord], menus: Records[Menu], dice: Records[Dice], mine: Row
) -> int:
    """Play every game on until a seat decides that is not in `mine` (a bit for each seat).

    Return the number of decisions made.
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
    """Return the policy's choice."""
    list_actions(states[0], menus[0])
    return int64(decide(states[0], menus[0], dice[0]))


def roll_out(state: GameRecord, menu: Menu, dice: Dice, sample_seed: int, horizon: int) -> None:
    """Play on by the policy to the end, or until more than `horizon` events of kind 1.

    The number of plies is limited, because a policy might never end the game.
    """
    counts = zeros(EVENT_KINDS, np.int64)
    for _ in range(MOST_PLIES):
        if state.actor == NOBODY:
            return
        if state.actor == CHANCE:
            kind = event_kind(state)
            if kind:
                pair_event(dice, sample_seed, counts, kind)
                if counts[1] > horizon:
                    return
            step(state, draw(state, dice))
        else:
            list_actions(state, menu)
            step(state, int64(decide(state, menu, dice)))


def evaluate_seat(
    state: GameRecord,
    result: Result,
    values: FloatRow,
    seat: int,
    lead_bonus: float,
    estimate: FloatRow,
) -> None:
    """Write a seat's result of a simulated game: its worth, its share of the win, its score.

    The worth is the share of the win plus `lead_bonus` for every point of lead.
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
    """Return a seat's score minus the best of the others."""
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
    """For every sample play on from every root, after its action unless that is -1.

    In a sample all roots have the same hidden cards and random numbers.  `table` gets the
    results of `evaluate_seat`, a row for each sample and a column for each root.
    """
    for i in range(len(table)):
        sample_seed = seed_of_sample(seed, i)
        for j in range(len(roots)):
            trials[0] = roots[j]
            seed_dice(dice[0], sample_seed, 0, Purpose.GAME)
            determinize(trials[0], seat, dice[0])
            if actions[j] >= 0:
                step(trials[0], actions[j])
            roll_out(trials[0], menus[0], dice[0], sample_seed, horizon)
            evaluate_seat(trials[0], results[0], values, seat, lead_bonus, table[i, j])
