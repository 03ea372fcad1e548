"""The value of a clue on a map: a rose, a narrower search, and which seats are near."""

from atoll.bots.tobago.distances import is_within_drive
from atoll.bots.tobago.estimate import (
    Estimate,
    located_value,
    part_within_drive,
    raised_chance,
    time_left,
)
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.games.tobago.island.sets import NONE, ONE, WORD, lowest, size
from atoll.games.tobago.rules.maps import can_add_clue
from atoll.games.tobago.state import MAP_COUNT, Tobago

__all__ = ["clue_value", "exchange_value", "lead", "narrow_value", "rose_value", "sites_kept"]


@rule
def sites_kept(game: Tobago, card: int, treasure_map: int) -> tuple[int, int]:
    """Return the sites a clue leaves of a map, as two words of a bit set."""
    return (
        game.candidates[treasure_map, 0] & game.kept[card, 0],
        game.candidates[treasure_map, 1] & game.kept[card, 1],
    )


@rule
def rose_value(
    game: Tobago, w: Weights, estimate: Estimate, treasure_map: int, chance: float
) -> float:
    """Return the value of one more own rose on a map that is raised with this chance."""
    return w.rose * chance - (w.last_rose if game.roses[estimate.seat] == 1 else 0.0)


@rule
def narrow_value(
    game: Tobago,
    w: Weights,
    estimate: Estimate,
    treasure_map: int,
    low: int,
    high: int,
    at_once: float,
) -> float:
    """Return what a map gains by being narrowed to these sites.

    `at_once` is the cost of driving to the treasure in this turn.
    """
    sites = size(low) + size(high)
    chance = raised_chance(w, estimate, treasure_map, sites)
    value = w.rose * estimate.stake[treasure_map] * (chance - estimate.chance[treasure_map])
    if sites == 1:
        space = lowest(low) if low else WORD + lowest(high)
        later = located_value(game, w, estimate, treasure_map, space)
        if is_within_drive(game, game.vehicle[estimate.seat], space):
            return value + max(later, estimate.prize[treasure_map] - at_once)
        return value + later
    return value + w.near * lead(game, estimate.seat, low, high) * 2.0 / sites


@rule
def lead(game: Tobago, seat: int, low: int, high: int) -> float:
    """Return how much nearer this seat is to the sites than the nearest rival."""
    nearest = 0.0
    for rival in range(game.players):
        if rival != seat:
            part = part_within_drive(game, game.vehicle[rival], low, high)
            nearest = max(nearest, part)
    return part_within_drive(game, game.vehicle[seat], low, high) - nearest


@rule
def clue_value(
    game: Tobago, w: Weights, estimate: Estimate, card: int, treasure_map: int, at_once: float
) -> float:
    """Return the value of playing a clue on a map."""
    low, high = sites_kept(game, card, treasure_map)
    chance = raised_chance(w, estimate, treasure_map, size(low) + size(high))
    rose = rose_value(game, w, estimate, treasure_map, chance)
    narrowed = narrow_value(game, w, estimate, treasure_map, low, high, at_once)
    return max(w.least, rose + narrowed)


@rule
def exchange_value(game: Tobago, w: Weights, estimate: Estimate) -> float:
    """Return the value of a new hand, which grows with the cards that fit no map.

    It is 0 while a treasure is located: if all seats waited for better clues, the game would
    not go on.
    """
    if estimate.treasures[0] | estimate.treasures[1]:
        return 0.0
    cards = game.hand[estimate.seat]
    held, idle = size(cards), 0
    while cards != NONE:
        treasure_map = 0
        while treasure_map < MAP_COUNT and not can_add_clue(game, treasure_map, lowest(cards)):
            treasure_map += 1
        idle += treasure_map == MAP_COUNT
        cards &= cards - ONE
    return w.exchange * time_left(w, estimate) * (idle / held if held else 1.0)
