"""A clairvoyant at Forbidden Island: how many deals can be won by a team that knows the draws?

It tries plans for the turn and plays each on many times with the draws that will really come,
by the policy with more and more whims.  Whoever finds a way to the helicopter need only go
it, so the deal is won then; else the plan that got furthest is played, and the search goes on
from there.  What it does not find may still be there: its wins are a lower bound.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from whims_forbidden_island import act_on_a_whim

from atoll.bots.bot import see
from atoll.bots.forbidden_island.mind import MIND, WEIGHTS, weights
from atoll.bots.forbidden_island.planner import Planner, after
from atoll.bots.forbidden_island.skilled import Skilled, set_of
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, Purpose, make_dice, seed_dice
from atoll.engine.entry import entry
from atoll.engine.position import Position
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.places import how_many
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.state import LIFTED_OFF, Phase

TRIES = 60  # of every plan
MOST_WHIMS = 20  # decisions of a hundred, in the last try


def can_win(players: int, options: Mapping[str, Any], deal: int) -> bool:
    """Whether a way to win this deal is found."""
    dice = make_dice(deal)
    position = GAME.deal(players, options, dice)
    thoughts, skilled = Random(deal), Skilled()
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        elif position.fields.phase == Phase.ACT:
            plan, wins = best_plan(position, dice, thoughts.getrandbits(63))
            if wins:
                return True
            for action in plan:
                position.play(action)
        else:
            seen = see(position, range(players), thoughts.getrandbits(64))
            position.play(skilled.action(seen))
    outcome = position.outcome
    return outcome is not None and bool(outcome.winners)


def best_plan(position: Position, dice: Any, seed: int) -> tuple[list[int], bool]:
    """The actions of the plan that got furthest, and whether it wins."""
    plans = Planner().plans(position.states, set_of(range(position.players)))
    ends = after(position.states, plans)
    reached, room = np.zeros(len(plans)), np.zeros(1, GAME.state)
    known = weights(position.players)
    others = (np.zeros(1, GAME.menu), np.zeros(1, MIND), known, np.zeros(2, DICE))
    best = int(try_all(ends, dice, np.uint64(seed), room, *others, reached))
    plan = plans[best if best >= 0 else int(reached.argmax())]
    return plan["action"][: plan["length"]].tolist(), best >= 0


@entry(
    {
        **GAME.examples,
        "ends": np.zeros(0, GAME.state),
        "room": np.zeros(0, GAME.state),
        "minds": np.zeros(0, MIND),
        "weights": np.zeros(0, WEIGHTS),
        "own": np.zeros(0, DICE),
        "reached": np.zeros(0),
    }
)
def try_all(ends, dice, seed, room, menus, minds, weights, own, reached):  # type: ignore[no-untyped-def]
    """Play on from every end with the draws to come; the number of one that wins, or -1."""
    for attempt in range(TRIES):
        for number in range(len(ends)):
            room[0] = ends[number]
            own[0] = dice[0]
            seed_dice(own[1], seed, attempt * len(ends) + number, Purpose.BOT)
            whims = MOST_WHIMS * attempt // TRIES
            game, decisions = room[0], 0
            while game.actor != NOBODY:
                if game.actor == CHANCE:
                    step(game, draw(game, own[0]))
                else:
                    step(game, act_on_a_whim(game, weights[0], minds[0], menus[0], own[1], whims))
                decisions += 1
            if game.ending == LIFTED_OFF:
                return number
            reached[number] += 100 * how_many(np.int64(game.captured)) + decisions
    return -1
