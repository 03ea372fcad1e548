"""Whole games by the policy: the end of a rollout, and what tuning counts."""

from atoll.bots.forbidden_island.policy import best_action
from atoll.bots.forbidden_island.wanted import EVERYBODY
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import Purpose, seed_dice
from atoll.engine.rule import rule
from atoll.games.forbidden_island.ending import judge
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.setup import setup
from atoll.games.forbidden_island.state import Phase


@rule
def play_on(game, weights, mind, treasure_dice, flood_dice):
    """To the end of the game; each deck has dice of its own.  The number of decisions."""
    decisions = 0
    while game.actor != NOBODY:
        if game.actor != CHANCE:
            step(game, best_action(game, weights, mind, EVERYBODY))
            decisions += 1
        elif game.phase == Phase.DRAW:
            step(game, draw(game, treasure_dice))
        else:
            step(game, draw(game, flood_dice))
    return decisions


@rule
def play_games(states, minds, dice, players, options, seed, weights, results):
    """Deal and play a game for every result wanted, each from a seed of its own.

    With several records of weights the games take them in turn.
    """
    decisions = 0
    for i in range(len(results)):
        seed_dice(dice[0], seed, i, Purpose.GAME)
        setup(states[0], players, options, dice[0])
        seed_dice(dice[1], seed, i, Purpose.SECOND_DECK)
        decisions += play_on(states[0], weights[i % len(weights)], minds[0], dice[0], dice[1])
        judge(states[0], results[i])
    return decisions
