"""What a seat makes of the table before it decides: computed once, asked often.

All of it is public or the seat's own: maps, roses, vehicles, the number of cards left.
"""

from typing import Annotated, cast

import numpy as np

from atoll.bots.tobago.distances import is_within_drive, spaces_within, steps_between
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.engine.records.arrays import FloatRow, Row
from atoll.engine.records.record import Record, f8, i1
from atoll.games.tobago.island.sets import first_space, size, spaces_in
from atoll.games.tobago.island.tables import MOST_SPACES
from atoll.games.tobago.rules.maps import has_markers, is_located, roses_on
from atoll.games.tobago.rules.treasure import cards_in
from atoll.games.tobago.state import MAP_COUNT, MOST_PLAYERS, STEPS, Tobago


class Outlook(Record):
    """What a seat makes of the table."""

    seat: i1
    cards_left: f8  # treasure cards
    delay: Annotated[FloatRow, "f8", MAP_COUNT]  # how often a map must still be halved
    roses: Annotated[FloatRow, "f8", MAP_COUNT]  # of everybody
    stake: Annotated[FloatRow, "f8", MAP_COUNT]  # own roses, less what the others' weigh
    chance: Annotated[FloatRow, "f8", MAP_COUNT]  # that the treasure comes up before the game ends
    prize: Annotated[FloatRow, "f8", MAP_COUNT]  # what raising it is worth
    pull: Annotated[FloatRow, "f8", MAP_COUNT]  # what nearness to one of its sites is worth
    here: f8  # what standing where the vehicle stands is worth
    treasures: Annotated[Row, "u8", 2]  # spaces of located treasures
    hold: Annotated[FloatRow, "f8", MOST_PLAYERS]  # what each seat's last amulet is worth


DELAY = cast(FloatRow, np.log2(np.maximum(np.arange(MOST_SPACES + 1), 1)))
CARDS_BESIDES = 2  # the raiser's and the unseen one
LEAST_PRIZE = 0.5  # a player who can end the game ends it some time


@rule
def soft(x: float) -> float:
    """From 0 to 1, a half at 0: a smooth step that is quickly computed."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def look_around(game: Tobago, w: Weights, seat: int, outlook: Outlook) -> None:
    """All that is asked often."""
    outlook.seat = seat
    outlook.cards_left = cards_in(game.treasure_deck)
    outlook.treasures[:] = 0
    for other in range(game.players):
        outlook.hold[other] = amulet_worth(w, outlook, game.amulets[other])
    for treasure_map in range(MAP_COUNT):
        look_at_map(game, w, treasure_map, outlook)
    for treasure_map in range(MAP_COUNT):
        sites = spaces_in(game.candidates[treasure_map])
        chance = raised_chance(w, outlook, treasure_map, sites)
        outlook.chance[treasure_map] = chance
        stake = w.rose * outlook.stake[treasure_map] * (1.0 - chance)
        outlook.prize[treasure_map] = max(LEAST_PRIZE, w.raiser + stake)
        outlook.pull[treasure_map] = pull_of(game, w, outlook, treasure_map)
    outlook.here = ground(game, w, outlook, game.vehicle[seat])


@rule
def look_at_map(game: Tobago, w: Weights, treasure_map: int, outlook: Outlook) -> None:
    """How far the map is, and whose it is."""
    seat = outlook.seat
    own = 0
    for slot in range(game.clues[treasure_map]):
        if game.rose_owner[treasure_map, slot] == seat:
            own += game.rose_count[treasure_map, slot]
    everybody = roses_on(game, treasure_map)
    outlook.roses[treasure_map] = everybody
    outlook.stake[treasure_map] = own - w.rival * (everybody - own)
    sites = spaces_in(game.candidates[treasure_map])
    outlook.delay[treasure_map] = DELAY[sites]
    if sites == 1:
        outlook.treasures |= game.candidates[treasure_map]


@rule
def pull_of(game: Tobago, w: Weights, outlook: Outlook, treasure_map: int) -> float:
    """What nearness is worth: a located treasure may even be raised by an amulet's drive."""
    if outlook.delay[treasure_map] > 0.0:
        return w.near * outlook.chance[treasure_map] / outlook.delay[treasure_map]
    if game.amulets[outlook.seat] == 0:
        return w.near_treasure
    return max(w.near_treasure, outlook.prize[treasure_map] - outlook.hold[outlook.seat])


@rule
def raised_chance(w: Weights, outlook: Outlook, treasure_map: int, sites: int) -> float:
    """How likely a map with this many sites is raised before the treasure deck is used up."""
    left = outlook.cards_left
    for other in range(MAP_COUNT):
        if other != treasure_map:
            sooner = soft((DELAY[sites] - outlook.delay[other]) / w.haste)
            left -= sooner * (outlook.roses[other] + CARDS_BESIDES)
    return soft(left / w.slack)


@rule
def amulet_worth(w: Weights, outlook: Outlook, amulets: int) -> float:
    """What the last of this many amulets is worth: less towards the end, less with many."""
    return w.amulet * w.more_amulets ** max(amulets - 1, 0) * time_left(w, outlook)


@rule
def time_left(w: Weights, outlook: Outlook) -> float:
    """From nearly 1 at the beginning down to 0: whether there is time to make use of things."""
    return outlook.cards_left / (outlook.cards_left + w.late)


@rule
def part_within_drive(game: Tobago, space: int, low: int, high: int) -> float:
    """Which part of a set of spaces is within one drive of a space."""
    near = spaces_within(game, space, STEPS, low, high)
    return near / max(1, size(low) + size(high))


@rule
def ground(game: Tobago, w: Weights, outlook: Outlook, space: int) -> float:
    """What standing on a space is worth.

    If a treasure is located all that counts is how far it is; so a vehicle always comes.
    """
    if outlook.treasures[0] | outlook.treasures[1]:
        return nearness(game, w, outlook, space)
    worth = 0.0
    for treasure_map in range(MAP_COUNT):
        if has_markers(game, treasure_map):
            sites = game.candidates[treasure_map]
            part = part_within_drive(game, space, sites[0], sites[1])
            worth += outlook.pull[treasure_map] * part
    amulets = spaces_within(game, space, STEPS, game.washed_up[0], game.washed_up[1])
    return worth + w.amulet_near * amulets


@rule
def nearness(game: Tobago, w: Weights, outlook: Outlook, space: int) -> float:
    """What being near the best of the located treasures is worth."""
    best = 0.0
    for treasure_map in range(MAP_COUNT):
        if is_located(game, treasure_map):
            steps = steps_between(game, space, only_site(game, treasure_map))
            left = 1.0 - w.far * max(0, steps - STEPS)
            best = max(best, outlook.pull[treasure_map] * left)
    return best


@rule
def located_worth(
    game: Tobago, w: Weights, outlook: Outlook, treasure_map: int, space: int
) -> float:
    """What a treasure located on a space is worth at the end of the turn.

    Rivals within reach come first, in turn order; after them it is one's own.
    """
    worth, left = 0.0, 1.0
    seat = outlook.seat
    for after in range(1, game.players):
        rival = (seat + after) % game.players
        taken = left * snatch_chance(game, w, rival, space)
        worth -= taken * w.rival * w.raiser
        left -= taken
    mine = 1.0 if is_within_drive(game, game.vehicle[seat], space) else 1.0 - w.far * STEPS
    return worth + left * mine * outlook.prize[treasure_map]


@rule
def snatch_chance(game: Tobago, w: Weights, rival: int, space: int) -> float:
    """How likely this rival raises a treasure on a space in the next turn."""
    if game.roses[rival] == 0:
        return 0.0
    if is_within_drive(game, game.vehicle[rival], space):
        return w.snatch
    return w.far_snatch if game.amulets[rival] > 0 else 0.0


@rule
def only_site(game: Tobago, treasure_map: int) -> int:
    """Where a located treasure lies."""
    return first_space(game.candidates[treasure_map])
