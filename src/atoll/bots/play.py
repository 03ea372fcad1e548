"""Whole games among bots."""

from collections.abc import Mapping, Sequence
from random import Random

from atoll.bots.bot import Bot, ask, see
from atoll.bots.seat_groups import group_seats, groups_to_ask
from atoll.engine.game import Game
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import Purpose, Seed, check_seed, derive_stream, make_dice

__all__ = ["play_game"]


def play_game(
    game: Game,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[Bot],
    seed: Seed,
    *,
    chosen: Json | None = None,
    arranged: Json | None = None,
) -> Position:
    """Play a whole game with a bot in every seat; the same seed gives the same game.

    In a cooperative game a bot runs all its seats together.  Of the set-up, `chosen` is dealt
    around (see `atoll.engine.choices`), and the keys of `arranged` replace what was dealt.
    """
    number = check_seed(seed)
    dice = make_dice(number)
    position = game.deal(players, options, dice, chosen)
    if arranged:
        position = game.lay_out(players, options, {**position.setup, **arranged})
    groups = group_seats(game, {seat: str(id(bot)) for seat, bot in enumerate(bots)})
    bot_rng = Random(int(derive_stream(number, 0, Purpose.BOT)))
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        else:
            position.play(_decision(position, groups, bots, bot_rng))
    return position


def _decision(
    position: Position, groups: list[frozenset[int]], bots: Sequence[Bot], bot_rng: Random
) -> Ply:
    """Return the first ply a bot chooses; the bot that must decide is asked last."""
    for seats in groups_to_ask(position, groups):
        ply = ask(bots[min(seats)], see(position, seats, bot_rng.getrandbits(64)))
        if ply is not None:
            return ply
    raise AssertionError("the deciding bot chose no ply")
