"""What the bots know about Forbidden Island, and the room they think in."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from atoll.engine.record import record
from atoll.games.forbidden_island.state import MOST_PLAYERS, PLACES, TREASURE_CARDS

FILE = Path(__file__).with_name("weights.json")
KNOWLEDGE: dict[str, list[float]] = json.loads(FILE.read_text("utf-8"))
FEWEST_PLAYERS = 2  # two, three and four play so differently that each has its own weights

# The weights are handed to every rule as a record, so that tuning needs no new compilation.
WEIGHTS = record(*((name, "f8") for name in KNOWLEDGE))


def _read() -> Any:
    array = np.zeros(MOST_PLAYERS + 1 - FEWEST_PLAYERS, WEIGHTS)
    for name, by_players in KNOWLEDGE.items():
        array[name] = by_players
    return array


BY_PLAYERS = _read()


def weights(players: int) -> Any:
    """The weights for so many players, as an array of one record."""
    return BY_PLAYERS[players - FEWEST_PLAYERS :][:1]


# What is worked out about one position before a decision.
MIND = record(
    ("danger", "f8", (PLACES,)),  # chance that the tile's flood card comes up in this turn
    ("worth", "f8", (PLACES,)),  # what shoring up the flooded tile gains
    ("later", "f8", (PLACES,)),  # the same for a pawn that cannot be there in this turn
    ("collector", "i1", (TREASURE_CARDS,)),  # the seat that is to capture the treasure
    ("links", "i4", (PLACES,)),  # where one move takes the pawn that is thought about
    ("pull", "f8", (MOST_PLAYERS, PLACES)),  # how much each pawn wants to be at each place
    ("second", "f8", (PLACES,)),  # the Engineer's second best tile to shore up
)
