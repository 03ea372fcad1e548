"""Part 3 of a turn: flood cards, tiles that sink, pawns in the water."""

from atoll.engine.compiler.rule import rule
from atoll.games.forbidden_island.ending import lose_with_tile
from atoll.games.forbidden_island.places import holds, only
from atoll.games.forbidden_island.state import Island

__all__ = ["pile_up_discards", "reach_tile", "sink", "take_from_deck", "turn_up"]


@rule
def turn_up(game: Island, place: int) -> None:
    """A flood card: a dry tile is flooded; a flooded one sinks for good, and its card goes too."""
    game.floods -= 1
    game.turned_up = place
    take_from_deck(game, place)
    if holds(game.flooded, place):
        sink(game, place)
    else:
        game.flooded |= only(place)
        game.flood_discards |= only(place)
    if game.piles == 0:
        pile_up_discards(game)


@rule
def sink(game: Island, place: int) -> None:
    """R14: the losses by a tile come before the swimming."""
    game.afloat &= ~only(place)
    game.flooded &= ~only(place)
    for seat in range(game.players):
        if game.at[seat] == place:
            game.swimmers |= 1 << seat
    lose_with_tile(game, game.tile_at[place])


@rule
def reach_tile(game: Island, seat: int, place: int) -> None:
    """A swimmer is out of the water."""
    game.at[seat] = place
    game.swimmers &= ~(1 << seat)


# ── The flood deck ───────────────────────────────────────────────────────────────────────


@rule
def take_from_deck(game: Island, place: int) -> None:
    """The card leaves the topmost pile; when it was the last one, the pile below shows."""
    top = game.piles - 1
    game.pile[top] &= ~only(place)
    if game.pile[top] == 0:
        game.piles = top


@rule
def pile_up_discards(game: Island) -> None:
    """The flood discards are shuffled and put on top; R12: where there are none, nothing is."""
    if game.flood_discards:
        game.pile[game.piles] = game.flood_discards
        game.piles += 1
        game.flood_discards = 0
