"""Plans for a whole turn, found by a beam search: a player's three actions involve no chance.

The search covers sequences of actions and of special cards, which cost no action.  Of plans
that lead to the same position only one is kept.
"""

from typing import Annotated, NamedTuple

import numpy as np

from atoll.bots.forbidden_island.estimate import (
    ALL_SEATS,
    FEWEST_PLAYERS,
    Estimate,
    Weights,
    weights_for,
)
from atoll.bots.forbidden_island.evaluation import COEFFICIENTS, FEATURES, describe, log_odds
from atoll.bots.forbidden_island.policy import ask
from atoll.engine.compiler.entry import entry
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Records, Row, zeros
from atoll.engine.records.dice import scramble
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import Record, copy_records, f8, i1, i2, int64, uint64
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.actions import LIFT, LIFT_OFF, SANDBAG, SWIM, is_special
from atoll.games.forbidden_island.moves import list_actions
from atoll.games.forbidden_island.reach import meeting_place
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.state import (
    HOLDABLE,
    LANDING,
    LIFTED_OFF,
    SITES,
    TREASURE_CARDS,
    Island,
    Part,
    Phase,
)

__all__ = [
    "BEAM",
    "CERTAIN",
    "ENDS",
    "EXAMPLES",
    "LONGEST",
    "MOST_PLANS",
    "MOST_REACTIONS",
    "MOST_SPECIALS",
    "MOST_SPECIAL_PLANS",
    "PROBES",
    "SLOTS",
    "STEPS",
    "Plan",
    "Planner",
    "Scratch",
    "Step",
    "after",
    "evaluate",
    "expand",
    "fingerprint",
    "is_candidate",
    "is_new",
    "is_planned",
    "is_worth_a_flight",
    "leaves_pawns",
    "new_scratch",
    "next_beam",
    "note",
    "plan_turn",
    "rank_reactions",
    "write_plan",
]

LONGEST = 8  # plies of a plan: three actions, special cards, discards after gifts
MOST_SPECIALS = 2  # special cards in a plan
BEAM = 48
CERTAIN = 1000.0  # the score of a won game

MOST_PLANS = 14
MOST_SPECIAL_PLANS = 4  # more, with special cards
MOST_REACTIONS = 8


class Plan(Record):
    """Actions from the first state on, and the score of the position they lead to."""

    score: f8
    action: Annotated[Row, "i2", LONGEST]
    length: i1
    specials: i1


class Step(Record):
    """An action from a position of the beam."""

    score: f8
    node: i2
    action: i2


STEPS, ENDS = 0, 1


class Scratch(NamedTuple):
    """The buffers of the beam search."""

    states: Records[Island]  # two beams, taking turns
    paths: Records[Plan]  # the plans that led to them
    steps: Records[Step]  # from one beam to the next
    ends: Records[Plan]  # plans that are complete
    counts: Row  # of steps and of ends
    trials: Records[Island]
    table: Row
    menus: Records[Menu]
    estimates: Records[Estimate]
    features: FloatRow
    weights: Records[Weights]


# ── A set of positions ───────────────────────────────────────────────────────────────────

SLOTS = 1 << 15  # of the table; a turn leads to fewer positions
PROBES = 64


@rule
def fingerprint(game: Island) -> int:
    """Return a hash of what may change within a turn, never 0."""
    mixed = scramble(uint64(game.afloat) ^ (uint64(game.flooded) << uint64(32)))
    course = int64(game.captured)
    course = course * 4 + game.actions
    course = course * 2 + game.free_shore_up
    course = course * 2 + game.flown
    course = course * 8 + game.phase
    for seat in range(game.players):
        course = course * 32 + game.at[seat]
    mixed = scramble(mixed ^ uint64(course))
    for seat in range(game.players):
        hand = int64(0)
        for card in range(HOLDABLE):
            hand = hand * 8 + game.hand[seat, card]
        mixed = scramble(np.add(mixed, uint64(hand)))
    return mixed | uint64(1)


@rule
def is_new(table: Row, mark: int) -> bool:
    """Add a fingerprint to the table; return whether it is new."""
    slot = int64(mark >> uint64(20)) & (SLOTS - 1)
    for _ in range(PROBES):
        if table[slot] == mark:
            return False
        if table[slot] == 0:
            table[slot] = mark
            return True
        slot = (slot + 1) & (SLOTS - 1)
    return False


# ── Candidates ───────────────────────────────────────────────────────────────────────────


@rule
def is_candidate(game: Island, action: int, ours: int) -> bool:
    """Return whether the search considers an action: special cards and swims must be ours."""
    if SWIM.has(action):
        return ours >> SWIM.nouns(action)[0] & 1 != 0
    if SANDBAG.has(action):
        return ours >> SANDBAG.nouns(action)[0] & 1 != 0
    if LIFT_OFF.has(action):
        return ours >> LIFT_OFF.noun(action) & 1 != 0
    if LIFT.has(action):
        holder, group, place = LIFT.nouns(action)
        return ours >> holder & 1 != 0 and is_worth_a_flight(game, group, place)
    return True


@rule
def is_worth_a_flight(game: Island, group: int, place: int) -> bool:
    """Consider flights of one pawn or all of a tile to the landing, a treasure or a pawn."""
    if group & (group - 1) and leaves_pawns(game, group):
        return False
    if place == game.place_of[LANDING]:
        return True
    for seat in range(game.players):
        if game.at[seat] == place:
            return True
    for treasure in range(TREASURE_CARDS):
        if not game.captured >> treasure & 1:
            for site in SITES[treasure]:
                if game.place_of[site] == place:
                    return True
    return False


@rule
def leaves_pawns(game: Island, group: int) -> bool:
    """Return whether a pawn stays behind where the group takes off."""
    start = meeting_place(game, group)
    left = 0
    for seat in range(game.players):
        left += game.at[seat] == start and not group >> seat & 1
    return left > 0


# ── The beam search ──────────────────────────────────────────────────────────────────────


def new_scratch(beam: int = BEAM, most: int = 8192, slots: int = SLOTS) -> Scratch:
    """Return buffers that searches may use one after another."""
    return Scratch(
        states=Island.array(2 * beam),
        paths=Plan.array(2 * beam),
        steps=Step.array(most),
        ends=Plan.array(most),
        counts=zeros(2, np.int64),
        trials=Island.array(),
        table=zeros(slots, np.uint64),
        menus=GAME.new_menus(),
        estimates=Estimate.array(),
        features=zeros(FEATURES),
        weights=Weights.array(),
    )


EXAMPLES = {
    "scratch": new_scratch(0, 0, 0),
    "coefficients": COEFFICIENTS[0],
    "scores": zeros(0),
    "ours": 0,
}


@entry(EXAMPLES)
def plan_turn(scratch: Scratch, coefficients: FloatRow, ours: int) -> int:
    """Find plans from the first state on; return the number of `ends`."""
    scratch.table[:] = 0
    scratch.counts[ENDS] = 0
    scratch.paths[0].length = 0
    scratch.paths[0].specials = 0
    count, here, there = 1, 0, BEAM
    for _ in range(LONGEST):
        scratch.counts[STEPS] = 0
        for node in range(here, here + count):
            expand(scratch, coefficients, ours, node)
        count = next_beam(scratch, there)
        here, there = there, here
    return scratch.counts[ENDS]


@rule
def expand(scratch: Scratch, coefficients: FloatRow, ours: int, node: int) -> None:
    """Add every action from a position of the beam that leads to a new position."""
    list_actions(scratch.states[node], scratch.menus[0])
    for i in range(scratch.menus[0].count):
        action = int64(scratch.menus[0].action[i])
        if is_special(action) and scratch.paths[node].specials >= MOST_SPECIALS:
            continue
        if is_candidate(scratch.states[node], action, ours):
            scratch.trials[0] = scratch.states[node]
            step(scratch.trials[0], action)
            if is_new(scratch.table, fingerprint(scratch.trials[0])):
                note(scratch, coefficients, node, action)


@rule
def note(scratch: Scratch, coefficients: FloatRow, node: int, action: int) -> None:
    """Add the position on trial as the end of a plan or as a step to go on from."""
    score = evaluate(scratch, coefficients)
    if is_planned(scratch.trials[0]):
        if scratch.counts[ENDS] < len(scratch.ends):
            write_plan(scratch.paths[node], scratch.ends[scratch.counts[ENDS]], action, score)
            scratch.counts[ENDS] += 1
    elif scratch.counts[STEPS] < len(scratch.steps):
        taken = scratch.steps[scratch.counts[STEPS]]
        taken.node = node
        taken.action = action
        taken.score = score
        scratch.counts[STEPS] += 1


@rule
def evaluate(scratch: Scratch, coefficients: FloatRow) -> float:
    """Return the score of the position on trial."""
    game = scratch.trials[0]
    if game.phase == Phase.OVER:
        return CERTAIN if game.ending == LIFTED_OFF else -CERTAIN
    describe(game, scratch.weights[0], scratch.estimates[0], scratch.features)
    return log_odds(scratch.features, coefficients)


@rule
def is_planned(game: Island) -> bool:
    """Return whether the actions are done: cards are drawn next, or the game is over."""
    if game.part == Part.ACTIONS or game.phase == Phase.DISCARD:
        return game.phase == Phase.OVER
    return True


@rule
def next_beam(scratch: Scratch, there: int) -> int:
    """Make the next beam from the best steps; return its size."""
    steps = scratch.steps[: scratch.counts[STEPS]]
    order = np.argsort(-steps["score"])
    count = min(len(steps), BEAM)
    for i in range(count):
        chosen = steps[order[i]]
        scratch.states[there + i] = scratch.states[chosen.node]
        step(scratch.states[there + i], int64(chosen.action))
        path = scratch.paths[there + i]
        write_plan(scratch.paths[chosen.node], path, chosen.action, chosen.score)
    return count


@rule
def write_plan(before: Plan, after: Plan, action: int, score: float) -> None:
    """Write the plan with one more action."""
    for i in range(before.length):
        after.action[i] = before.action[i]
    after.action[before.length] = action
    after.length = before.length + 1
    after.specials = before.specials + is_special(action)
    after.score = score


@entry(EXAMPLES)
def rank_reactions(scratch: Scratch, coefficients: FloatRow, ours: int, scores: FloatRow) -> int:
    """Write the score of each action on the menu of the first state, -inf if no candidate."""
    list_actions(scratch.states[0], scratch.menus[0])
    for i in range(scratch.menus[0].count):
        action = int64(scratch.menus[0].action[i])
        scores[i] = -np.inf
        if is_candidate(scratch.states[0], action, ours):
            scratch.trials[0] = scratch.states[0]
            step(scratch.trials[0], action)
            scores[i] = evaluate(scratch, coefficients)
    return scratch.menus[0].count


# ── The planner ──────────────────────────────────────────────────────────────────────────


class Planner:
    """Finds plans and reactions for a set of seats; not thread-safe."""

    def __init__(self) -> None:
        self._scratch = new_scratch()

    def plans(self, states: Records[Island], ours: int) -> Records[Plan]:
        """Return the policy's plan, then the most promising others."""
        self._look_at(states)
        found = plan_turn(self._scratch, _coefficients(states), ours)
        ends = self._scratch.ends[:found]
        order = np.argsort(-ends["score"], kind="stable")
        others = order[MOST_PLANS:]
        special = others[ends["specials"][others] > 0][:MOST_SPECIAL_PLANS]
        chosen = [*order[:MOST_PLANS], *special]
        plans = Plan.array(1 + len(chosen))
        plans[:1] = _policy_plan(states, ours)
        plans[1:] = ends[chosen]
        return plans

    def reactions(self, states: Records[Island], ours: int, usual: int) -> list[int]:
        """Return the policy's choice, then the most promising others."""
        self._look_at(states)
        scores = zeros(GAME.most_actions)
        count = rank_reactions(self._scratch, _coefficients(states), ours, scores)
        actions = self._scratch.menus["action"][0, :count].tolist()
        order = np.argsort(-scores[:count], kind="stable")
        others = [actions[i] for i in order if actions[i] != usual and scores[i] > -np.inf]
        return [usual, *others[: MOST_REACTIONS - 1]]

    def _look_at(self, states: Records[Island]) -> None:
        self._scratch.states[0] = states[0]
        self._scratch.weights[:] = weights_for(states[0].players)


def after(states: Records[Island], plans: Records[Plan]) -> Records[Island]:
    """Return the positions these plans lead to."""
    there = Island.array(len(plans))
    there[:] = states[0]
    for place, plan in enumerate(plans):
        for action in plan.action[: plan.length].tolist():
            GAME.loops.play(there[place : place + 1], action)
    return there


def _coefficients(states: Records[Island]) -> FloatRow:
    return COEFFICIENTS[states[0].players - FEWEST_PLAYERS]


def _policy_plan(states: Records[Island], ours: int) -> Records[Plan]:
    """Return the policy's plan; other seats are assumed to follow the policy too."""
    there, estimates = copy_records(states), Estimate.array()
    weights, actions = weights_for(states[0].players), list[int]()
    game = there[0]
    while len(actions) < LONGEST and (game.phase == Phase.DISCARD or game.part == Part.ACTIONS):
        mine = ours if ours >> game.actor & 1 else ALL_SEATS
        actions.append(int(ask(there, weights, estimates, mine)))
        GAME.loops.play(there, actions[-1])
        if game.phase == Phase.OVER:
            break
    plans = Plan.array()
    plans["length"] = len(actions)
    plans["specials"] = sum(map(is_special, actions))
    plans["action"][0, : len(actions)] = actions
    return plans
