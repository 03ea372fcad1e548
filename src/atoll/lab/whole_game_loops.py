"""Whole games of compiled players: the loops under `atoll.lab.whole_games`."""

import numpy as np

from atoll.bots.search.loops import ask_policy
from atoll.engine.contract import CHANCE, NOBODY, any_action, draw, score, setup, step
from atoll.engine.dice import Purpose, seed_dice


def at_random(states, i, menus, dice):
    """What the bot `random` does in a game: whatever is legal, each as likely as the next."""
    return any_action(states[i], menus[0], dice[i])


def by_policy(states, i, menus, dice):
    """What a bot does in a game that follows a policy (see `atoll.bots.search.loops`)."""
    return ask_policy(states[i : i + 1], menus, dice[i : i + 1])


def deal_all(states, blanks, dice, seeds):
    """Lay out a new game for every seed."""
    for i in range(len(states)):
        seed_dice(dice[i], seeds[i], 0, Purpose.GAME)
        states[i] = blanks[0]
        setup(states[i], dice[i])


def judge_all(states, results):
    """Write down how every game ended."""
    for i in range(len(states)):
        score(states[i], results[i])


def note(notes, written, place, count, seat, action):
    """Count a ply, and write it down if notes are wanted; how many are written then."""
    if len(notes):
        notes[written].place = place
        notes[written].ply = count.decisions + count.chances
        notes[written].seat = seat
        notes[written].action = action
    if seat == CHANCE:
        count.chances += 1
    else:
        count.decisions += 1
    return min(written + 1, len(notes))


choose = at_random  # or `by_policy`


def play_on(states, menus, dice, mine, counts, notes):
    """Play every game on until a seat is to decide that is none of `mine` (a bit each).

    `counts` counts every game's decisions and chance's plies.  If there is room for `notes`
    at all, every ply is noted there, and when there is no more room the games wait.
    The number of decisions made, and of notes written.
    """
    decisions = written = 0
    for i in range(len(states)):
        state = states[i]
        while state.actor != NOBODY and (written < len(notes) or not len(notes)):
            seat = np.int64(state.actor)
            if seat == CHANCE:
                action = np.int64(draw(state, dice[i]))
            elif mine[i] >> seat & 1:
                action = choose(states, i, menus, dice)
                decisions += 1
            else:
                break
            written = note(notes, written, i, counts[i], seat, action)
            step(state, action)
    return decisions, written
