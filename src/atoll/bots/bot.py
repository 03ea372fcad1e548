"""What a bot is: something that is shown a position and answers with a ply."""

from dataclasses import dataclass
from typing import Protocol

from atoll.engine.game import Game
from atoll.engine.position import Position
from atoll.engine.words import Ply, Words


@dataclass(frozen=True)
class Seen:
    """A position as one seat sees it: all that a bot is told, and nothing it may not know."""

    game: Game
    seat: int
    view: Words
    """The position in words, just as the page of this seat shows it."""
    legal: list[Ply]
    """The plies this seat may choose from; never empty."""
    imagined: Position
    """A whole position the true one might be: what the seat cannot know is dealt anew."""
    seed: int
    """A number for whatever the bot leaves to chance: the same seed, the same choice."""


class Bot(Protocol):
    """A player.  It keeps nothing between two decisions, so any table may share it."""

    def choose(self, seen: Seen) -> Ply:
        """One of `seen.legal`."""


def see(position: Position, seat: int, seed: int) -> Seen:
    """Show a position to a seat honestly; `seed` is a whole number of up to 64 bits."""
    return Seen(
        game=position.game,
        seat=seat,
        view=position.view(seat),
        legal=[ply for ply in position.legal if ply["by"] == seat],
        imagined=position.imagined_by(seat, seed),
        seed=seed,
    )
