"""A bot for La Tortuga that likes a sure thing."""

from atoll.bots.bot import Seen
from atoll.engine.words import Ply, Words
from atoll.games.la_tortuga.state import SPACES

ENOUGH = 4  # with this total, another die busts too often


class StopAtFour:
    """Throws on while the total is at most three, and never spends an egg.

    With two turtles the one that is nearer to the beach goes first, before the face-up
    card is gone.
    """

    def choose(self, seen: Seen) -> Ply:
        if seen.view["phase"] == "choose":
            turtles = seen.view["turtles"]
            return max(seen.legal, key=lambda ply: _lead(turtles[ply["turtle"]]))
        verb = "stop" if seen.view["total"] >= ENOUGH else "roll"
        return {"by": seen.seat, "do": verb}


def _lead(turtle: Words) -> int:
    """Spaces sailed since the beach; the beach and the raft are where a lap begins."""
    return int(turtle["at"]) % SPACES
