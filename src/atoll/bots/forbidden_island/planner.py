"""Ways to go on that are worth comparing: plans of a turn, and answers."""

from typing import Any

import numpy as np

from atoll.bots.forbidden_island.mind import FEWEST_PLAYERS, MIND, weights
from atoll.bots.forbidden_island.outlook import LEARNT
from atoll.bots.forbidden_island.plans import LONGEST, PLAN, make_room, plan_turn, rank_answers
from atoll.bots.forbidden_island.policy import ask
from atoll.bots.forbidden_island.wanted import EVERYBODY
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.state import SANDBAG, Part, Phase

MOST_PLANS = 14
MOST_SPECIAL_PLANS = 4  # more, with special cards
MOST_ANSWERS = 8


class Planner:
    """Finds plans and answers for a set of seats; not for two threads at once."""

    def __init__(self) -> None:
        self._room = make_room()

    def plans(self, states: Any, ours: int) -> Any:
        """The policy's own plan first, then the most promising others."""
        self._look_at(states)
        found = plan_turn(self._room, _learnt(states), ours)
        ends = self._room.ends[:found]
        order = np.argsort(-ends["score"], kind="stable")
        others = order[MOST_PLANS:]
        special = others[ends["specials"][others] > 0][:MOST_SPECIAL_PLANS]
        return np.concatenate([_usual_plan(states, ours), ends[order[:MOST_PLANS]], ends[special]])

    def answers(self, states: Any, ours: int, usual: int) -> list[int]:
        """The policy's choice first, then the most promising others."""
        self._look_at(states)
        scores = np.zeros(GAME.most_actions)
        count = rank_answers(self._room, _learnt(states), ours, scores)
        actions = self._room.menus["action"][0, :count].tolist()
        order = np.argsort(-scores[:count], kind="stable")
        others = [actions[i] for i in order if actions[i] != usual and scores[i] > -np.inf]
        return [usual, *others[: MOST_ANSWERS - 1]]

    def _look_at(self, states: Any) -> None:
        self._room.states[0] = states[0]
        self._room.weights[:] = weights(int(states["players"][0]))


def after(states: Any, plans: Any) -> Any:
    """The positions these plans lead to."""
    there = states.repeat(len(plans))
    for place, plan in enumerate(plans):
        for action in plan["action"][: plan["length"]].tolist():
            GAME.loops.play(there[place : place + 1], action)
    return there


def _learnt(states: Any) -> Any:
    return LEARNT[int(states["players"][0]) - FEWEST_PLAYERS]


def _usual_plan(states: Any, ours: int) -> Any:
    """What the policy would do; others at the table are taken to be sensible."""
    there, minds = states.copy(), np.zeros(1, MIND)
    known = weights(int(states["players"][0]))
    plan = np.zeros(1, PLAN)
    actions: list[int] = []
    while len(actions) < LONGEST and (
        there["phase"][0] == Phase.DISCARD or there["part"][0] == Part.ACTIONS
    ):
        mine = ours if ours >> int(there["actor"][0]) & 1 else EVERYBODY
        actions.append(int(ask(there, known, minds, mine)))
        GAME.loops.play(there, actions[-1])
        if there["phase"][0] == Phase.OVER:
            break
    plan["length"] = len(actions)
    plan["specials"] = sum(action >= SANDBAG for action in actions)
    plan["action"][0, : len(actions)] = actions
    return plan
