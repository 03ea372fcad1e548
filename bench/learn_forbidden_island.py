"""Fit the coefficients of the features of a position: `evaluation.json`.

    python bench/learn_forbidden_island.py [--games 3000]

The policy plays games of all levels with some noise, which leads to positions it would not
choose.  After about every second turn the features are sampled, with whether the game was won.
A logistic regression fits the coefficients for each number of players.  The script prints the
log loss on other games, in nats per position.
"""

import argparse
from typing import TypeAlias

import numpy as np
from noisy_policy_forbidden_island import noisy_action
from numpy.typing import NDArray

from atoll.bots.forbidden_island.estimate import Estimate, Weights, weights_for
from atoll.bots.forbidden_island.evaluation import COEFFICIENTS_FILE, FEATURES, Feature, describe
from atoll.engine.compiler.entry import entry
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.records.arrays import FloatGrid, Records, zeros
from atoll.engine.records.dice import Dice, Purpose, below, seed_dice
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import uint64
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.state import DRAWS_A_TURN, LEVELS, LIFTED_OFF, Island, Phase

Floats: TypeAlias = NDArray[np.float64]

NOISE = 8  # per cent of the decisions
NOTES_A_GAME = 12
RIDGE = 3.0
TO_LEARN, TO_TEST = 5_000_000, 9_000_000


@entry(
    {
        **GAME.examples,
        "estimates": Estimate.array(0),
        "weights": Weights.array(0),
        "features": zeros((0, 0)),
    }
)
def watch(
    states: Records[Island],
    estimates: Records[Estimate],
    menus: Records[Menu],
    dice: Records[Dice],
    weights: Records[Weights],
    features: FloatGrid,
) -> tuple[int, bool]:
    """Play a game; return the number of positions sampled, and whether it was won."""
    game, noted = states[0], 0
    while game.actor != NOBODY:
        if game.actor == CHANCE:
            begins = game.phase == Phase.DRAW and game.draws == DRAWS_A_TURN
            if begins and noted < len(features) and below(dice[0], 2) == 0:
                describe(game, weights[0], estimates[0], features[noted])
                noted += 1
            step(game, draw(game, dice[0]))
            continue
        step(game, noisy_action(game, weights[0], estimates[0], menus[0], dice[0], NOISE))
    return noted, game.ending == LIFTED_OFF


def gather(players: int, games: int, seed: int) -> tuple[Floats, Floats]:
    """Return the features of many positions, and whether those games were won."""
    estimates, menus, dice = Estimate.array(), GAME.new_menus(), Dice.array()
    weights, features = weights_for(players), zeros((NOTES_A_GAME, FEATURES))
    seen, wins = [], []
    for level in LEVELS:
        for number in range(games):
            seed_dice(dice[0], uint64(seed), number, Purpose.GAME)
            states = GAME.deal(players, {"level": level}, dice).states
            noted, won = watch(states, estimates, menus, dice, weights, features)
            seen.append(features[:noted].copy())
            wins.append(np.full(noted, float(won)))
    return np.concatenate(seen), np.concatenate(wins)


def fit(seen: Floats, won: Floats) -> Floats:
    """Fit a logistic regression with a ridge penalty by Newton's method."""
    learnt = np.zeros(FEATURES)
    for _ in range(25):
        chance = 1 / (1 + np.exp(-seen @ learnt))
        curve = (seen * (chance * (1 - chance))[:, None]).T @ seen + RIDGE * np.eye(FEATURES)
        learnt += np.linalg.solve(curve, seen.T @ (won - chance) - RIDGE * learnt)
    return learnt


def log_loss(seen: Floats, won: Floats, learnt: Floats) -> float:
    chance = np.clip(1 / (1 + np.exp(-seen @ learnt)), 1e-6, 1 - 1e-6)
    return float(-np.log(np.where(won > 0, chance, 1 - chance)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3000, help="of each level")
    given = parser.parse_args()
    GAME.loops.deal.compile()
    learnt = []
    for players in GAME.seats:
        learnt.append(fit(*gather(players, given.games, TO_LEARN)))
        loss = log_loss(*gather(players, given.games // 4, TO_TEST), learnt[-1])
        print(f"{players} players: {loss:.3f}")
    lines = [
        f' "{feature.name.lower()}": [{", ".join(f"{each[feature]:.3f}" for each in learnt)}]'
        for feature in Feature
    ]
    COEFFICIENTS_FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
