"""What each seat may know: in Forbidden Island all seats know the same.

Hands and discards are open.  Only the order of the two decks is hidden, and no record holds
it: a deck has no order until a card is turned up.  The record counts the treasure cards
left, and keeps the flood deck as piles.  The cards of each pile are public, because every
player saw the discards go back on top (R17); their order is not known.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from atoll.games.forbidden_island.places import SQUARES
from atoll.games.forbidden_island.setup import card_names, tile_names
from atoll.games.forbidden_island.state import (
    CARDS,
    FLOOD_RATE,
    NO_SEAT,
    NOWHERE,
    REASONS,
    ROLES,
    SHAPES,
    SKULL,
    TILES,
    TREASURES,
    Island,
    Phase,
    tile_name,
)
from atoll.games.forbidden_island.views import PARTS, PHASES, Player, Tile, View

__all__ = ["public"]


def public(game: Island) -> View:
    """The whole position; the topmost pile of flood cards stands first."""
    island = tuple(game.tile_at)
    return View(
        phase=PHASES[game.phase],
        part=PARTS[game.part],
        turn=game.turn,
        decides=game.actor if game.actor >= 0 else None,
        actions=game.actions,
        free_shore_up=bool(game.free_shore_up),
        flown=bool(game.flown),
        draws=game.draws,
        floods=game.floods,
        over_limit=game.over_limit if game.over_limit != NO_SEAT else None,
        swimmers=[seat for seat in range(game.players) if game.swimmers >> seat & 1],
        reason=REASONS[game.ending] if game.phase == Phase.OVER else None,
        meter=game.meter,
        rate=int(FLOOD_RATE[game.meter]) if game.meter < SKULL else None,
        turned_up=tile_name(game, game.turned_up) if game.turned_up != NOWHERE else None,
        flood_piles=[_called(island, pile) for pile in reversed(game.pile[: game.piles])],
        flood_discards=_called(island, game.flood_discards),
        tiles=_tiles(game.island, island, game.flooded, game.afloat),
        players=[_player(game, seat) for seat in range(game.players)],
        treasures=_captured(game.captured),
        treasure_deck=_counted(game.deck),
        treasure_discards=_counted(game.discards),
    )


@lru_cache(maxsize=4096)
def _called(island: tuple[int, ...], places: int) -> list[str]:
    """The tiles of a set of places; cached, as most piles do not change from ply to ply."""
    return tile_names(island, places)


@lru_cache(maxsize=4096)
def _tiles(shape: int, island: tuple[int, ...], flooded: int, afloat: int) -> list[Tile]:
    """All tiles in reading order, sunk ones too; cached, as most plies change none."""
    return [
        _tile(shape, place, tile, flooded >> place & 1, afloat >> place & 1)
        for place, tile in enumerate(island)
    ]


@cache
def _tile(shape: int, place: int, tile: int, flooded: int, afloat: int) -> Tile:
    """One tile; cached, as there are only a few thousand."""
    row, column = SQUARES[SHAPES[shape]][place]
    return Tile(TILES[tile], row, column, "sunk" if not afloat else "flooded" if flooded else "dry")


def _player(game: Island, seat: int) -> Player:
    """A swimmer is at the tile that has sunk."""
    return Player(
        role=ROLES[game.role[seat]],
        at=tile_name(game, game.at[seat]),
        hand=_cards(tuple(game.hand[seat])),
    )


@lru_cache(maxsize=4096)
def _cards(hand: tuple[int, ...]) -> list[str]:
    """The cards of a hand; cached, as most do not change from ply to ply."""
    return card_names(hand)


@cache
def _captured(treasures: int) -> dict[str, bool]:
    return {name: bool(treasures >> number & 1) for number, name in enumerate(TREASURES)}


def _counted(cards: Iterable[int]) -> dict[str, int]:
    return dict(zip(CARDS, cards, strict=True))
