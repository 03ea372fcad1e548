"""Tobago's board, cards and markers, read from `data.json`."""

import json
from pathlib import Path

from atoll.engine.json_values import JsonValue

__all__ = [
    "CLUES",
    "COINS",
    "DATA",
    "LANDMARKS",
    "MAPS",
    "RELATIONS",
    "TERRAINS",
    "TREASURE_NAMES",
    "clue_name",
]

DATA: JsonValue = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))

TERRAINS = ("beach", "jungle", "river", "scrubland", "lake", "mountain")
LANDMARKS = (*TERRAINS, "hut", "palm", "statue", "ocean")
RELATIONS = ("in", "next_to", "in_sight_of", "not_in", "not_next_to", "not_in_sight_of")
MAPS: tuple[str, ...] = tuple(DATA["components"]["treasure_maps"])


def clue_name(clue: JsonValue) -> str:
    """The name of a clue card in JSON and in the short notation."""
    largest = "largest_" if clue["largest"] else ""
    return f"{clue['relation']} {largest}{clue['landmark']}"


CLUES = tuple(clue_name(clue) for clue in DATA["clue_cards"])
COINS = tuple(int(value) for value in DATA["treasure_values"]["counts"])
TREASURE_NAMES = (*(str(value) for value in COINS), "curse")
