"""Checking a game against the laws, over random games."""

import random
from collections.abc import Callable, Iterator

from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.testing.laws import GAME_LAWS, MOMENT_LAWS, the_description_is_sound

__all__ = ["BrokenLawError", "check_game"]


class BrokenLawError(AssertionError):
    """A game breaks a law; the message names the law and the position."""


def check_game(game: Game, *, games: int = 30, seed: int = 0) -> None:
    """Play random games by all numbers of players and options, and check every law.

    Raises `BrokenLawError`.

    >>> check_game(atoll.games.find("la_tortuga"), games=1)
    """
    _check(the_description_is_sound, game.name, game)
    picks = random.Random(seed)
    for number in range(games):
        players = game.seats[number % len(game.seats)]
        options = {option.name: picks.choice(option.values) for option in game.options}
        first = game.new(players, seed=picks.getrandbits(64), **options)
        last = first.copy()
        for moment in _random_game(last, picks):
            for law in MOMENT_LAWS:
                _check(law, _described(moment), moment, picks)
        for each in GAME_LAWS:
            _check(each, _described(last), first, last)


def _random_game(position: Position, picks: random.Random) -> Iterator[Position]:
    """The position before every ply of a random game, and the last one."""
    while not position.over:
        yield position
        position.play(picks.choice(position.actions))
    yield position


def _check(law: Callable[..., None], where: str, *arguments: object) -> None:
    try:
        law(*arguments)
    except Exception as error:
        sentence = (law.__doc__ or law.__name__).splitlines()[0]
        reason = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise BrokenLawError(f"{sentence} Not so in {where} ({reason}).") from error


def _described(position: Position) -> str:
    about = f"{position.game.name}, {position.players} players, {position.options}"
    last = f", after {position.plies[-1]}" if position.plies else ""
    return f"{about}, ply {len(position.plies)}{last}"
