"""A clairvoyant player of Forbidden Island, who knows all draws: a lower bound of what can be won.

It plays every plan for the turn on many times with the draws that will come, by the policy with
growing noise.  If one of these games is won, the deal can be won.  Otherwise the plan that got
furthest is played, and the search continues from there.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from noisy_policy_forbidden_island import noisy_action

from atoll.bots.bot import see
from atoll.bots.forbidden_island.estimate import Estimate, Weights, weights_for
from atoll.bots.forbidden_island.plans import Planner, after
from atoll.bots.forbidden_island.skilled import Skilled, set_of
from atoll.engine.compiler.entry import entry
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.position import Position
from atoll.engine.records.arrays import FloatRow, Records, zeros
from atoll.engine.records.dice import Dice, Purpose, make_dice, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.places import how_many
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.state import LIFTED_OFF, Island, Phase

TRIES = 60  # of every plan
MOST_NOISE = 20  # decisions of a hundred, in the last try


def can_win(players: int, options: Mapping[str, Any], deal: int) -> bool:
    """Return whether a way to win this deal is found."""
    dice = make_dice(deal)
    position = GAME.deal(players, options, dice)
    bot_rng, skilled = Random(deal), Skilled()
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        elif position.fields.phase == Phase.ACT:
            plan, wins = best_plan(position, dice, bot_rng.getrandbits(63))
            if wins:
                return True
            for action in plan:
                position.play(action)
        else:
            seen = see(position, range(players), bot_rng.getrandbits(64))
            position.play(skilled.action(seen))
    outcome = position.outcome
    return outcome is not None and bool(outcome.winners)


def best_plan(position: Position, dice: Records[Dice], seed: int) -> tuple[list[int], bool]:
    """Return the actions of the plan that got furthest, and whether it wins."""
    plans = Planner().plans(position.states, set_of(range(position.players)))
    ends = after(position.states, plans)
    reached, weights = zeros(len(plans)), weights_for(position.players)
    scratch = (Island.array(), GAME.new_menus(), Estimate.array())
    best = try_all(ends, dice, uint64(seed), *scratch, weights, Dice.array(2), reached)
    plan = plans[best if best >= 0 else int(reached.argmax())]
    return plan.action[: plan.length].tolist(), best >= 0


@entry(
    {
        **GAME.examples,
        "ends": Island.array(0),
        "trials": Island.array(0),
        "estimates": Estimate.array(0),
        "weights": Weights.array(0),
        "own": Dice.array(0),
        "reached": zeros(0),
    }
)
def try_all(
    ends: Records[Island],
    dice: Records[Dice],
    seed: int,
    trials: Records[Island],
    menus: Records[Menu],
    estimates: Records[Estimate],
    weights: Records[Weights],
    own: Records[Dice],
    reached: FloatRow,
) -> int:
    """Play on from every end with the draws to come; return the index of a win, or -1."""
    for attempt in range(TRIES):
        for number in range(len(ends)):
            trials[0] = ends[number]
            own[0] = dice[0]
            seed_dice(own[1], seed, attempt * len(ends) + number, Purpose.BOT)
            noise = MOST_NOISE * attempt // TRIES
            game, decisions = trials[0], 0
            while game.actor != NOBODY:
                if game.actor == CHANCE:
                    step(game, draw(game, own[0]))
                else:
                    action = noisy_action(game, weights[0], estimates[0], menus[0], own[1], noise)
                    step(game, action)
                decisions += 1
            if game.ending == LIFTED_OFF:
                return number
            reached[number] += 100 * how_many(game.captured) + decisions
    return -1
