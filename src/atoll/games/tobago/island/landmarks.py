"""Huts, palms and statues: where they may stand, and which spaces each clue keeps."""

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import Row, zeros
from atoll.engine.records.dice import Dice, below
from atoll.games.tobago.island.data import LANDMARKS, RELATIONS
from atoll.games.tobago.island.sets import NONE, add_space, has_space
from atoll.games.tobago.island.tables import (
    CLUE_LANDMARK,
    CLUE_RELATION,
    COAST,
    FIXED_CLUES,
    IN_SIGHT,
    NEXT_TO,
    PLACE,
    SPACES,
    WHOLE,
)
from atoll.games.tobago.state import APART, CLUE_CARDS, Tobago

__all__ = [
    "ADJACENT",
    "HUT",
    "NEGATED",
    "PALM",
    "STATUE",
    "are_well_placed",
    "distance",
    "find_clue_spaces",
    "keep_near",
    "occupy",
    "scatter",
    "scatter_objects",
]

HUT, PALM, STATUE = (LANDMARKS.index(name) for name in ("hut", "palm", "statue"))
NEGATED = RELATIONS.index("not_in")  # from here on each relation is the negation of an earlier one
ADJACENT = RELATIONS.index("next_to")


@rule
def scatter_objects(game: Tobago, dice: Dice) -> None:
    """At random: statues first, for they have the least room, then palms and huts."""
    taken = zeros(2, np.uint64)
    scatter(game, game.statue, COAST[game.island].copy(), dice)
    occupy(taken, game.statue)
    scatter(game, game.palm, taken, dice)
    occupy(taken, game.palm)
    scatter(game, game.hut, taken, dice)


@rule
def scatter(game: Tobago, objects: Row, taken: Row, dice: Dice) -> None:
    """Objects of one kind on free spaces far enough apart, thrown again until they fit."""
    while True:
        for number in range(len(objects)):
            objects[number] = below(dice, SPACES[game.island])
        if are_well_placed(game, objects, taken):
            return


@rule
def occupy(taken: Row, objects: Row) -> None:
    """One object per space."""
    for space in objects:
        add_space(taken, space)


@rule
def are_well_placed(game: Tobago, objects: Row, taken: Row) -> bool:
    """On spaces not taken, and no two of the kind closer than four spaces."""
    for number in range(len(objects)):
        if has_space(taken, objects[number]):
            return False
        for other in range(number):
            if distance(game, objects[number], objects[other]) < APART:
                return False
    return True


@rule
def distance(game: Tobago, space: int, other: int) -> int:
    """Steps from hex to hex, across bays too."""
    q = PLACE[game.island, space, 0] - PLACE[game.island, other, 0]
    r = PLACE[game.island, space, 1] - PLACE[game.island, other, 1]
    return max(abs(q), abs(r), abs(q + r))


@rule
def find_clue_spaces(game: Tobago) -> None:
    """The spaces each clue keeps; those about terrain and ocean are the island's own."""
    game.kept[:] = FIXED_CLUES[game.island]
    for card in range(CLUE_CARDS):
        if CLUE_LANDMARK[card] == HUT:
            keep_near(game, card, game.hut)
        elif CLUE_LANDMARK[card] == PALM:
            keep_near(game, card, game.palm)
        elif CLUE_LANDMARK[card] == STATUE:
            keep_near(game, card, game.statue)


@rule
def keep_near(game: Tobago, card: int, objects: Row) -> None:
    """The spaces a clue about objects keeps: never their own, unless the clue is negated.

    Objects of a kind stand too far apart to be in each other's sight.
    """
    relation = CLUE_RELATION[card]
    near = game.kept[card]
    near[:] = NONE
    for space in objects:
        ring = NEXT_TO if relation % NEGATED == ADJACENT else IN_SIGHT
        near |= ring[game.island, space]
    if relation >= NEGATED:
        near[0] = WHOLE[game.island, 0] & ~near[0]
        near[1] = WHOLE[game.island, 1] & ~near[1]
