"""La Tortuga in words: every action as a ply, and back."""

from bisect import bisect
from typing import Any

from atoll.engine.contract import CHANCE
from atoll.engine.words import Ply, Words, WordsError, keys_exactly, whole_number
from atoll.games.la_tortuga.setup import begin, unpack
from atoll.games.la_tortuga.state import (
    MOST_TURTLES,
    ROLL,
    SIDES,
    SPEND,
    STOP,
    THROW,
    TURN,
    TURTLE,
    VALUES,
)

# verb: the first action of its block, its argument and that argument's bounds
BLOCKS: dict[str, tuple[int, str | None, int, int]] = {
    "stop": (STOP, None, 0, 0),
    "roll": (ROLL, None, 0, 0),
    "turtle": (TURTLE, "turtle", 0, MOST_TURTLES - 1),
    "spend": (SPEND, "value", 1, VALUES - 1),
    "die": (THROW, "value", 1, SIDES),
    "egg": (TURN, "value", 1, VALUES - 1),
}
VERBS = tuple(BLOCKS)
STARTS = [start for start, _, _, _ in BLOCKS.values()]


def to_words(game: Any, action: int) -> Ply:
    """An action as a ply, by whoever is to act."""
    by = "chance" if game.actor == CHANCE else game.actor
    verb = VERBS[bisect(STARTS, action) - 1]
    start, argument, _, _ = BLOCKS[verb]
    ply: Ply = {"by": by, "do": verb}
    if argument is not None:
        ply[argument] = action - start
    return ply


def from_words(game: Any, ply: Ply) -> int:
    """The action these words mean."""
    verb = ply.get("do")
    if not isinstance(verb, str) or verb not in BLOCKS:
        told = {"game": "La Tortuga", "verb": repr(verb), "known": ", ".join(BLOCKS)}
        raise WordsError("words-verb", **told)
    start, argument, low, high = BLOCKS[verb]
    if argument is None:
        keys_exactly(ply, verb, "by", "do")
        return start
    keys_exactly(ply, verb, "by", "do", argument)
    return start + whole_number(ply, argument, low, high)


def setup_to_words(game: Any) -> Words:
    """The first player and the card lying face up."""
    return {"first": game.first, "egg": game.egg}


def lay_out(game: Any, players: int, options: Any, setup: Words) -> None:
    """Set the game up as told."""
    keys_exactly(setup, "setup", "first", "egg")
    first = whole_number(setup, "first", 0, players - 1)
    egg = whole_number(setup, "egg", 1, VALUES - 1)
    unpack(game, players, options)
    begin(game, first, egg)
