"""Games by careless bots, which come into more situations than random plies or careful bots."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from atoll import bots, games
from atoll.bots.bot import Bot, ask, see
from atoll.bots.seat_groups import group_seats, groups_to_ask
from atoll.engine.json_values import Json, Ply
from atoll.engine.position import Position
from atoll.engine.records.dice import make_dice
from atoll.engine.records.record import copy_records

CARELESS = 0.15
"""How many of the plies are random ones."""


class Played(NamedTuple):
    """A game that is over, and how to play it again."""

    where: str
    beginning: Position
    plies: list[Ply]


class Moment(NamedTuple):
    """A position within a game, and the ply that follows."""

    where: str
    position: Position
    ply: Ply

    @property
    def after(self) -> Position:
        return self.position.peek(self.ply)


def play_games(name: str, count: int, bot: str) -> Iterator[Played]:
    """Play games of all numbers of players, with random options."""
    game = games.find(name)
    for seed in range(count):
        random = Random(seed)
        players = game.seats[seed % len(game.seats)]
        options = {option.name: random.choice(option.values) for option in game.options}
        position = game.new(players, seed=seed, **options)
        played = play(position.copy(), bots.find(bot, name), random, seed)
        yield Played(f"{name}, {players} players, {options}, seed {seed}", position, played.plies)


def play(position: Position, bot: Bot, random: Random, seed: int) -> Position:
    """Play on to the end."""
    dice = make_dice(seed)
    groups = group_seats(position.game, dict.fromkeys(range(position.players), "bot"))
    while not position.over:
        if position.chance:
            position.play(position.draw(dice))
        elif random.random() < CARELESS:
            position.play(random.choice(position.actions))
        else:
            seen = (see(position, seats, 0) for seats in groups_to_ask(position, groups))
            position.play(next(ply for each in seen if (ply := ask(bot, each))))
    return position


def moments(game: Played) -> Iterator[Moment]:
    """Every position of a game before its end; it is read before the next one is taken."""
    position = game.beginning.detached()
    for number, ply in enumerate(game.plies):
        yield Moment(f"{game.where}, ply {number}", position, ply)
        position.play(ply)


def altered(position: Position) -> Position:
    """A copy whose record may be changed, as nothing has been read from it."""
    parts = (position.game, position.players, position.options, position.setup)
    return Position(*parts, copy_records(position.states))


def table_of(position: Position) -> Json:
    """The part of a table that texts need."""
    return {
        "players": position.players,
        "options": position.options,
        "chosen": {},
        "seats": [],
        "yours": [],
    }
