"""The games that are played through: every option of every game once."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from atoll import games
from atoll.engine.json_values import Json

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """A game that is printed to a file."""

    game: str
    name: str
    players: int
    options: Json

    @property
    def file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"


def all_playthroughs() -> Iterator[Playthrough]:
    """The default game, and each value of each option.

    Tobago's 32 islands differ only in their spaces, so two of them are enough.
    """
    for name in ("la_tortuga", "forbidden_island", "tobago"):
        game = games.find(name)
        yield Playthrough(name, "default", game.seats[0], {})
        for option in game.options:
            values = [value for value in option.values if value != option.default]
            for number, value in enumerate(values[:: 31 if option.name == "island" else 1]):
                label = f"{option.name}_{value}".lower()
                players = game.seats[(number + 1) % min(3, len(game.seats))]
                yield Playthrough(name, label, players, {option.name: value})
