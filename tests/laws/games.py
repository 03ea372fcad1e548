"""Random games of every registered game, for the laws that all of them must keep."""

from collections.abc import Iterator
from importlib import import_module

from hypothesis import strategies as st

from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.games import OWN, find


def check_conservation(position: Position) -> None:
    """Check the game's own law of what no ply creates or loses."""
    import_module(f"tests.games.{position.game.name}.conservation").check(position)


@st.composite
def beginnings(draw: st.DrawFn) -> Position:
    """A new game of any kind, for any number of players, by any options."""
    game: Game = find(draw(st.sampled_from(OWN)))
    players = draw(st.sampled_from(game.seats))
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    return game.new(players, seed=draw(st.integers(0, 2**64 - 1)), **options)


def wander(position: Position, picks: Iterator[int]) -> Iterator[Position]:
    """The position before every ply of a random game, and the last one."""
    while not position.over:
        yield position
        actions = position.actions
        position.play(actions[next(picks) % len(actions)])
    yield position
