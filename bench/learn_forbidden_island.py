"""Learning what the signs of a position count for: `outlook.json`.

    python bench/learn_forbidden_island.py [--games 3000]

The policy plays games of all levels, now and then anything else, so that also positions it
would not choose are met.  At the end of about every second player's actions the signs are
noted, and whether the game was won; a logistic regression does the rest, for each number of
players.  It prints how well games not learnt from are foretold, in nats a position.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from whims_forbidden_island import act_on_a_whim

from atoll.bots.forbidden_island import outlook
from atoll.bots.forbidden_island.mind import MIND, WEIGHTS, weights
from atoll.bots.forbidden_island.outlook import describe
from atoll.bots.forbidden_island.signs import SIGNS, Sign
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, Purpose, below, seed_dice
from atoll.engine.entry import entry
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.setup import setup
from atoll.games.forbidden_island.state import DRAWS_A_TURN, LEVELS, LIFTED_OFF, Phase

WHIMS = 8  # decisions of a hundred that are anything
NOTES_A_GAME = 12
RIDGE = 3.0
TO_LEARN, TO_TEST = 5_000_000, 9_000_000


@entry(
    {
        **GAME.examples,
        "minds": np.zeros(0, MIND),
        "weights": np.zeros(0, WEIGHTS),
        "signs": np.zeros((0, 0)),
    }
)
def watch(states, minds, menus, dice, weights, signs):  # type: ignore[no-untyped-def]
    """Play a game; the number of positions noted, and whether it was won."""
    game, noted = states[0], 0
    while game.actor != NOBODY:
        if game.actor == CHANCE:
            begins = game.phase == Phase.DRAW and game.draws == DRAWS_A_TURN
            if begins and noted < len(signs) and below(dice[0], 2) == 0:
                describe(game, weights[0], minds[0], signs[noted])
                noted += 1
            step(game, draw(game, dice[0]))
            continue
        step(game, act_on_a_whim(game, weights[0], minds[0], menus[0], dice[0], WHIMS))
    return noted, game.ending == LIFTED_OFF


@entry(GAME.examples)
def deal(states, players, options, seed, row, dice):  # type: ignore[no-untyped-def]
    seed_dice(dice[0], seed, row, Purpose.GAME)
    setup(states[0], players, options, dice[0])


def gather(players: int, games: int, seed: int) -> tuple[Any, Any]:
    """The signs of many positions, and whether those games were won."""
    states, minds, menus = np.zeros(1, GAME.state), np.zeros(1, MIND), np.zeros(1, GAME.menu)
    dice, known, signs = np.zeros(1, DICE), weights(players), np.zeros((NOTES_A_GAME, SIGNS))
    seen, wins = [], []
    for level in LEVELS:
        options = GAME.encode_options(GAME.check_options({"level": level}))
        for number in range(games):
            deal(states, players, options, np.uint64(seed), number, dice)
            noted, won = watch(states, minds, menus, dice, known, signs)
            seen.append(signs[:noted].copy())
            wins.append(np.full(noted, float(won)))
    return np.concatenate(seen), np.concatenate(wins)


def fit(seen: Any, won: Any) -> Any:
    """Logistic regression by Newton's method, held back a little."""
    learnt = np.zeros(SIGNS)
    for _ in range(25):
        chance = 1 / (1 + np.exp(-seen @ learnt))
        curve = (seen * (chance * (1 - chance))[:, None]).T @ seen + RIDGE * np.eye(SIGNS)
        learnt += np.linalg.solve(curve, seen.T @ (won - chance) - RIDGE * learnt)
    return learnt


def surprise(seen: Any, won: Any, learnt: Any) -> float:
    chance = np.clip(1 / (1 + np.exp(-seen @ learnt)), 1e-6, 1 - 1e-6)
    return float(-np.log(np.where(won > 0, chance, 1 - chance)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3000, help="of each level")
    given = parser.parse_args()
    learnt = []
    for players in GAME.seats:
        learnt.append(fit(*gather(players, given.games, TO_LEARN)))
        told = surprise(*gather(players, given.games // 4, TO_TEST), learnt[-1])
        print(f"{players} players: {told:.3f}")
    lines = [
        f' "{sign.name.lower()}": [{", ".join(f"{each[sign]:.3f}" for each in learnt)}]'
        for sign in Sign
    ]
    target = Path(outlook.__file__).with_name("outlook.json")
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
