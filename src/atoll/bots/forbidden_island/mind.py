"""What the bots know about Forbidden Island, and the room they think in."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from atoll.engine.record import record
from atoll.games.forbidden_island.state import MOST_PLAYERS, PLACES, TREASURE_CARDS

KNOWLEDGE: dict[str, float] = json.loads(
    Path(__file__).with_name("weights.json").read_text("utf-8")
)

# The weights are handed to every rule as a record, so that tuning needs no new compilation.
WEIGHTS = record(*((name, "f8") for name in KNOWLEDGE))


def weights(**changed: float) -> Any:
    """The weights as an array of one record, some of them changed."""
    array = np.zeros(1, WEIGHTS)
    for name, value in {**KNOWLEDGE, **changed}.items():
        array[name] = value
    return array


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
