"""What a clue is worth on a map: a rose, the treasure nearer, and near to whom."""

from atoll.bots.tobago.distances import is_within_drive
from atoll.bots.tobago.outlook import (
    Outlook,
    located_worth,
    part_within_drive,
    raised_chance,
    time_left,
)
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import rule
from atoll.games.tobago.island.sets import NONE, ONE, WORD, lowest, size
from atoll.games.tobago.rules.maps import can_add_clue
from atoll.games.tobago.state import MAP_COUNT, Tobago


@rule
def sites_kept(game: Tobago, card: int, treasure_map: int) -> tuple[int, int]:
    """The sites a clue leaves of a map, as two words."""
    return (
        game.candidates[treasure_map, 0] & game.kept[card, 0],
        game.candidates[treasure_map, 1] & game.kept[card, 1],
    )


@rule
def rose_worth(
    game: Tobago, w: Weights, outlook: Outlook, treasure_map: int, chance: float
) -> float:
    """What one more own rose is worth on a map that is raised with this chance."""
    return w.rose * chance - (w.last_rose if game.roses[outlook.seat] == 1 else 0.0)


@rule
def narrow_worth(
    game: Tobago,
    w: Weights,
    outlook: Outlook,
    treasure_map: int,
    low: int,
    high: int,
    at_once: float,
) -> float:
    """What a map left with these sites is worth more than before.

    `at_once` is what it is worth to be able to drive to the treasure in this very turn.
    """
    sites = size(low) + size(high)
    chance = raised_chance(w, outlook, treasure_map, sites)
    worth = w.rose * outlook.stake[treasure_map] * (chance - outlook.chance[treasure_map])
    if sites == 1:
        space = lowest(low) if low else WORD + lowest(high)
        later = located_worth(game, w, outlook, treasure_map, space)
        if is_within_drive(game, game.vehicle[outlook.seat], space):
            return worth + max(later, outlook.prize[treasure_map] - at_once)
        return worth + later
    return worth + w.near * lead(game, outlook.seat, low, high) * 2.0 / sites


@rule
def lead(game: Tobago, seat: int, low: int, high: int) -> float:
    """How much nearer this seat is to the sites than the nearest rival."""
    nearest = 0.0
    for rival in range(game.players):
        if rival != seat:
            part = part_within_drive(game, game.vehicle[rival], low, high)
            nearest = max(nearest, part)
    return part_within_drive(game, game.vehicle[seat], low, high) - nearest


@rule
def clue_worth(
    game: Tobago, w: Weights, outlook: Outlook, card: int, treasure_map: int, at_once: float
) -> float:
    """What playing a clue on a map is worth."""
    low, high = sites_kept(game, card, treasure_map)
    chance = raised_chance(w, outlook, treasure_map, size(low) + size(high))
    rose = rose_worth(game, w, outlook, treasure_map, chance)
    narrowed = narrow_worth(game, w, outlook, treasure_map, low, high, at_once)
    return max(w.least, rose + narrowed)


@rule
def exchange_worth(game: Tobago, w: Weights, outlook: Outlook) -> float:
    """What a new hand is worth: the more, the fewer cards of the old one fit any map.

    Nothing while a treasure waits somewhere: if all were to wait for better clues, the game
    would not go on.
    """
    if outlook.treasures[0] | outlook.treasures[1]:
        return 0.0
    cards = game.hand[outlook.seat]
    held, idle = size(cards), 0
    while cards != NONE:
        treasure_map = 0
        while treasure_map < MAP_COUNT and not can_add_clue(game, treasure_map, lowest(cards)):
            treasure_map += 1
        idle += treasure_map == MAP_COUNT
        cards &= cards - ONE
    return w.exchange * time_left(w, outlook) * (idle / held if held else 1.0)
