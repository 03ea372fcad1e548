"""Making a game's rules and its bots ready: `python -m atoll.bots.warm GAME` tells how far it is.

`atoll.engine.warm` says why that is done in a process of its own.
"""

import json
import sys

import numpy as np

from atoll import bots, games
from atoll.bots.bot import Bot, see
from atoll.bots.thinking import Thinking
from atoll.engine import warm as rules
from atoll.engine.dice import DICE
from atoll.engine.game import Game

A_FEW = Thinking(simulations=20)


def cached(game: Game) -> bool:
    """Whether the game's rules and bots have been compiled, as they are written now."""
    return rules.cached(game) and rules.is_marked(_module(game))


def warm(game: Game, tell: rules.Progress) -> None:
    """Call every rule, and let every bot choose: compile all of it, or load it."""
    assert game.loops, "they are bound when first asked for"
    company = [bots.find(name, game.name, A_FEW) for name in bots.names_for(game.name)]
    homes = ("atoll.engine.", game.module, "atoll.bots.search", _module(game))
    with rules.counting(homes, tell):
        rules.warm(game, lambda done, total: None)
        for bot in company:
            _exercise(game, bot)
        if bots.has_adviser(game.name):
            _ask(game)
    rules.put_mark(_module(game))


def _exercise(game: Game, bot: Bot) -> None:
    """The beginning of a game played by this bot."""
    position = game.new(game.seats[0])
    dice = np.zeros(1, DICE)
    for number in range(rules.A_FEW_PLIES):
        if position.over:
            return
        if position.chance:
            position.play(position.draw(dice))
        else:
            ply = bot.choose(see(position, {position.actor}, number))
            assert ply is not None, "whose decision it is has decided"
            position.play(ply)


def _ask(game: Game) -> None:
    """Advice on a game's first decision, and a look into its future."""
    position, dice = game.new(game.seats[0]), np.zeros(1, DICE)
    while position.chance:
        position.play(position.draw(dice))
    adviser = bots.adviser(game.name, A_FEW)
    adviser.advise(see(position, {position.actor}, 1))
    adviser.foresee(position, 1, 1)


def _module(game: Game) -> str:
    return f"atoll.bots.{game.name}"


def main() -> None:
    """Compile one game and its bots, printing the progress as JSON, a line for every rule."""
    warm(games.find(sys.argv[1]), lambda done, total: print(json.dumps([done, total]), flush=True))


if __name__ == "__main__":
    main()
