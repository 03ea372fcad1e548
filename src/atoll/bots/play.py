"""Bots playing among themselves."""

from collections.abc import Mapping, Sequence
from random import Random

from atoll.bots.bot import Bot, ask, see
from atoll.bots.parties import parties, to_ask
from atoll.engine.game import Game
from atoll.engine.json_values import Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import Purpose, Seed, check_seed, derive_stream, make_dice

__all__ = ["play_game"]


def play_game(
    game: Game, players: int, options: Mapping[str, object], bots: Sequence[Bot], seed: Seed
) -> Position:
    """A whole game, a bot in every seat; the same seed gives the same game.

    Where all win or lose together, seats with the same bot are run by it as one.
    """
    number = check_seed(seed)
    dice = make_dice(number)
    position = game.deal(players, options, dice)
    teams = parties(game, {seat: str(id(bot)) for seat, bot in enumerate(bots)})
    thoughts = Random(int(derive_stream(number, 0, Purpose.BOT)))
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        else:
            position.play(_decision(position, teams, bots, thoughts))
    return position


def _decision(
    position: Position, teams: list[frozenset[int]], bots: Sequence[Bot], thoughts: Random
) -> Ply:
    """What the first bot wants that wants anything; whose decision it is must, and is last."""
    for seats in to_ask(position, teams):
        ply = ask(bots[min(seats)], see(position, seats, thoughts.getrandbits(64)))
        if ply is not None:
            return ply
    raise AssertionError("whose decision it is has decided")
