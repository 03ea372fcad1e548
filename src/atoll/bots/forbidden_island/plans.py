"""Plans for a whole turn: nothing is left to chance within a player's three actions.

A beam search goes through the sequences of actions, and of special cards, which are free.
What counts is where a plan leads: of two plans with the same end only one is kept.
"""

from typing import Any, NamedTuple

import numpy as np

from atoll.bots.forbidden_island.fingerprint import SLOTS, fingerprint, is_new
from atoll.bots.forbidden_island.mind import MIND, WEIGHTS
from atoll.bots.forbidden_island.outlook import LEARNT, describe, log_odds
from atoll.bots.forbidden_island.signs import SIGNS
from atoll.bots.forbidden_island.worth import is_worth_a_thought
from atoll.engine.entry import entry
from atoll.engine.record import record
from atoll.engine.rule import rule
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.moves import list_actions
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.state import LIFTED_OFF, SANDBAG, Part, Phase

LONGEST = 8  # plies of a plan: three actions, special cards, discards after gifts
MOST_SPECIALS = 2  # special cards in a plan
BEAM = 48
CERTAIN = 1000.0  # the score of a game that is over

PLAN = record(
    ("score", "f8"),
    ("length", "i1"),
    ("specials", "i1"),
    ("action", "i2", (LONGEST,)),
)
STEP = record(("score", "f8"), ("node", "i2"), ("action", "i2"))
STEPS, ENDS = 0, 1


class Room(NamedTuple):
    """The room a search works in."""

    states: Any  # two beams, taking turns
    paths: Any  # the plans that led to them
    steps: Any  # from one beam to the next
    ends: Any  # plans that are complete
    counts: Any  # of steps and of ends
    trials: Any
    table: Any
    menus: Any
    minds: Any
    signs: Any
    weights: Any


def make_room() -> Room:
    return Room(
        states=np.zeros(2 * BEAM, GAME.state),
        paths=np.zeros(2 * BEAM, PLAN),
        steps=np.zeros(8192, STEP),
        ends=np.zeros(8192, PLAN),
        counts=np.zeros(2, np.int64),
        trials=np.zeros(1, GAME.state),
        table=np.zeros(SLOTS, np.uint64),
        menus=np.zeros(1, GAME.menu),
        minds=np.zeros(1, MIND),
        signs=np.zeros(SIGNS),
        weights=np.zeros(1, WEIGHTS),
    )


EXAMPLES = {
    "room": Room(*(array[:0] for array in make_room())),
    "learnt": LEARNT[0],
    "scores": np.zeros(0),
    "ours": 0,
}


@entry(EXAMPLES)
def plan_turn(room, learnt, ours):
    """Find plans from the first state on; the number of `ends`."""
    room.table[:] = 0
    room.counts[ENDS] = 0
    room.paths[0].length = 0
    room.paths[0].specials = 0
    count, here, there = 1, 0, BEAM
    for _ in range(LONGEST):
        room.counts[STEPS] = 0
        for node in range(here, here + count):
            look_around(room, learnt, ours, node)
        count = go_on(room, there)
        here, there = there, here
    return room.counts[ENDS]


@rule
def look_around(room, learnt, ours, node):
    """Every ply from a position of the beam that leads to a new one."""
    list_actions(room.states[node], room.menus[0])
    for i in range(room.menus[0].count):
        action = np.int64(room.menus[0].action[i])
        if action >= SANDBAG and room.paths[node].specials >= MOST_SPECIALS:
            continue
        if is_worth_a_thought(room.states[node], action, ours):
            room.trials[0] = room.states[node]
            step(room.trials[0], action)
            if is_new(room.table, fingerprint(room.trials[0])):
                note(room, learnt, node, action)


@rule
def note(room, learnt, node, action):
    """A new position: the end of a plan, or to be gone on from."""
    score = appeal(room, learnt)
    if is_planned(room.trials[0]):
        if room.counts[ENDS] < len(room.ends):
            write_plan(room.paths[node], room.ends[room.counts[ENDS]], action, score)
            room.counts[ENDS] += 1
    elif room.counts[STEPS] < len(room.steps):
        taken = room.steps[room.counts[STEPS]]
        taken.node = node
        taken.action = action
        taken.score = score
        room.counts[STEPS] += 1


@rule
def appeal(room, learnt):
    """How good the position on trial looks."""
    game = room.trials[0]
    if game.phase == Phase.OVER:
        return CERTAIN if game.ending == LIFTED_OFF else -CERTAIN
    describe(game, room.weights[0], room.minds[0], room.signs)
    return log_odds(room.signs, learnt)


@rule
def is_planned(game):
    """Whether the actions are done: cards are to be drawn, or the game is over."""
    if game.part == Part.ACTIONS or game.phase == Phase.DISCARD:
        return game.phase == Phase.OVER
    return True


@rule
def go_on(room, there):
    """The best steps make the next beam; its size."""
    steps = room.steps[: room.counts[STEPS]]
    order = np.argsort(-steps.score)
    count = min(len(steps), BEAM)
    for i in range(count):
        chosen = steps[order[i]]
        room.states[there + i] = room.states[chosen.node]
        step(room.states[there + i], np.int64(chosen.action))
        write_plan(room.paths[chosen.node], room.paths[there + i], chosen.action, chosen.score)
    return count


@rule
def write_plan(before, after, action, score):
    """The plan with one more ply."""
    for i in range(before.length):
        after.action[i] = before.action[i]
    after.action[before.length] = action
    after.length = before.length + 1
    after.specials = before.specials + (action >= SANDBAG)
    after.score = score


@entry(EXAMPLES)
def rank_answers(room, learnt, ours, scores):
    """How good each ply on the menu looks in the first state; hopeless if not worth a thought."""
    list_actions(room.states[0], room.menus[0])
    for i in range(room.menus[0].count):
        action = np.int64(room.menus[0].action[i])
        scores[i] = -np.inf
        if is_worth_a_thought(room.states[0], action, ours):
            room.trials[0] = room.states[0]
            step(room.trials[0], action)
            scores[i] = appeal(room, learnt)
    return room.menus[0].count
