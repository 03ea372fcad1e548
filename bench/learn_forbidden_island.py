"""Learning what the signs of a position count for: `outlook.json`.

    python bench/learn_forbidden_island.py [--games 3000] [--searched 600]

The policy plays games of all levels, now and then anything else, so that also positions it
would not choose are met.  At the end of about every second player's actions the signs are
noted, and whether the game was won; a logistic regression does the rest, for each number of
players.

Where the policy loses, search often still wins.  So `expert` plays games too, with few
simulations and the outlook of the last run, leaving some turns to the policy; by these games
what the policy's told is adjusted: how sure one may be first of all, and every sign a little.

It prints how well games not learnt from are foretold, in nats a position.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from whims import act_on_a_whim

from atoll.bots.bot import Bot, see
from atoll.bots.forbidden_island import outlook
from atoll.bots.forbidden_island.expert import Expert
from atoll.bots.forbidden_island.mind import MIND, weights
from atoll.bots.forbidden_island.outlook import describe
from atoll.bots.forbidden_island.signs import SIGNS, Sign
from atoll.bots.forbidden_island.skilled import Skilled
from atoll.bots.thinking import Thinking
from atoll.engine.contract import CHANCE, NOBODY
from atoll.engine.dice import DICE, below, seed_dice
from atoll.engine.position import Position
from atoll.engine.rule import rule
from atoll.games.forbidden_island import GAME
from atoll.games.forbidden_island.moves import draw
from atoll.games.forbidden_island.rules import step
from atoll.games.forbidden_island.setup import setup
from atoll.games.forbidden_island.state import DRAWS_A_TURN, LEVELS, LIFTED_OFF, Phase

WHIMS = 8  # decisions of a hundred that are anything
NOTES_A_GAME = 12
RIDGE, RIDGE_TO_POLICY = 3.0, 100.0
A_FEW = 300  # simulations a turn
POLICYS_SHARES = (0.0, 0.15, 0.4)  # of the turns, one of these for a game
TO_LEARN, TO_TEST = 5_000_000, 9_000_000


@rule
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


@rule
def deal(states, players, options, seed, dice):  # type: ignore[no-untyped-def]
    seed_dice(dice[0], seed)
    setup(states[0], players, options, dice[0])


def gather(players: int, games: int, seed: int) -> tuple[Any, Any]:
    """The signs of many positions, and whether those games were won."""
    states, minds, menus = np.zeros(1, GAME.state), np.zeros(1, MIND), np.zeros(1, GAME.menu)
    dice, known, signs = np.zeros(1, DICE), weights(), np.zeros((NOTES_A_GAME, SIGNS))
    seen, wins = [], []
    for level in LEVELS:
        options = GAME.encode_options(GAME.check_options({"level": level}))
        for number in range(games):
            deal(states, players, options, np.uint64(seed + number), dice)
            noted, won = watch(states, minds, menus, dice, known, signs)
            seen.append(signs[:noted].copy())
            wins.append(np.full(noted, float(won)))
    return np.concatenate(seen), np.concatenate(wins)


def gather_searched(players: int, games: int, seed: int) -> tuple[Any, Any]:
    """The same of games that `expert` plays."""
    seen, wins = [], []
    for number in range(games):
        signs, won = watch_expert(players, LEVELS[number % len(LEVELS)], seed + number)
        seen.append(signs)
        wins.append(np.full(len(signs), float(won)))
    return np.concatenate(seen), np.concatenate(wins)


def watch_expert(players: int, level: str, seed: int) -> tuple[Any, bool]:
    """Let `expert` play a game, but some turns be the policy's; the signs, and who won."""
    dice, luck = np.zeros(1, DICE), Random(seed)
    seed_dice(dice[0], np.uint64(seed))
    position = GAME.deal(players, {"level": level}, dice)
    expert, skilled = Expert(Thinking(simulations=A_FEW)), Skilled()
    policys_share, turn = luck.choice(POLICYS_SHARES), NOBODY
    bot: Bot = expert
    noted = []
    while not position.over:
        fields = position.fields
        if position.chance:
            if fields.phase == Phase.DRAW and fields.draws == DRAWS_A_TURN:
                noted.append(signs_of(position))
            position.play(position.draw(dice))
            continue
        if fields.turn != turn:
            turn = fields.turn
            bot = skilled if luck.random() < policys_share else expert
        seen = see(position, range(players), luck.getrandbits(64))
        ply = bot.choose(seen)
        assert ply is not None, "the team runs all seats"
        position.play(ply)
    outcome = position.outcome
    assert outcome is not None
    return np.array(noted).reshape(-1, SIGNS), bool(outcome.winners)


def signs_of(position: Position) -> Any:
    signs = np.zeros(SIGNS)
    note(position.states, weights(), np.zeros(1, MIND), signs)
    return signs


@rule
def note(states, weights, minds, signs):  # type: ignore[no-untyped-def]
    describe(states[0], weights[0], minds[0], signs)


def fit(seen: Any, won: Any, start: Any, ridge: float) -> Any:
    """Logistic regression by Newton's method, held back towards where it starts."""
    learnt = start.copy()
    for _ in range(25):
        chance = 1 / (1 + np.exp(-seen @ learnt))
        curve = (seen * (chance * (1 - chance))[:, None]).T @ seen + ridge * np.eye(len(start))
        learnt += np.linalg.solve(curve, seen.T @ (won - chance) - ridge * (learnt - start))
    return learnt


def adjust(learnt: Any, seen: Any, won: Any) -> Any:
    """What was learnt from the policy, made to fit games that are searched."""
    told = np.stack([seen @ learnt, np.ones(len(seen))], axis=1)
    surer, better = fit(told, won, np.array([1.0, 0.0]), RIDGE)
    start = surer * learnt
    start[Sign.ALWAYS] += better
    return fit(seen, won, start, RIDGE_TO_POLICY)


def surprise(seen: Any, won: Any, learnt: Any) -> float:
    chance = np.clip(1 / (1 + np.exp(-seen @ learnt)), 1e-6, 1 - 1e-6)
    return float(-np.log(np.where(won > 0, chance, 1 - chance)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3000, help="of each level")
    parser.add_argument("--searched", type=int, default=600, help="games of expert")
    given = parser.parse_args()
    learnt = []
    for players in GAME.seats:
        by_policy = fit(*gather(players, given.games, TO_LEARN), np.zeros(SIGNS), RIDGE)
        told = surprise(*gather(players, given.games // 4, TO_TEST), by_policy)
        print(f"{players} players: {told:.3f} in the policy's games")
        learnt.append(adjust(by_policy, *gather_searched(players, given.searched, TO_LEARN)))
        test = gather_searched(players, given.searched // 4, TO_TEST)
        told, before = surprise(*test, learnt[-1]), surprise(*test, by_policy)
        print(f"{players} players: {told:.3f} in expert's games, without them {before:.3f}")
    lines = [
        f' "{sign.name.lower()}": [{", ".join(f"{each[sign]:.3f}" for each in learnt)}]'
        for sign in Sign
    ]
    target = Path(outlook.__file__).with_name("outlook.json")
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
