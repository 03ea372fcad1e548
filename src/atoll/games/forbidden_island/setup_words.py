"""A set-up of Forbidden Island in words, and laid out as told."""

from collections.abc import Sequence
from typing import Any

from atoll.engine.words import Words, WordsError, keys_exactly, whole_number
from atoll.games.forbidden_island.setup import (
    deal_card,
    flood_first,
    lay_tiles,
    take_role,
    unpack,
)
from atoll.games.forbidden_island.state import (
    CARDS,
    COPIES,
    FIRST_FLOODS,
    FIRST_HAND,
    HOLDABLE,
    PLACES,
    ROLES,
    TILES,
)
from atoll.games.forbidden_island.turn import begin_turn


def setup_to_words(game: Any) -> Words:
    """The first player, the island, and what everyone was dealt."""
    seats = range(game.players)
    return {
        "first": game.turn,
        "tiles": [TILES[tile] for tile in game.tile_at],
        "flooded": tiles_to_words(game.tile_at, game.flooded),
        "roles": [ROLES[game.role[seat]] for seat in seats],
        "hands": [hand_to_words(game.hand[seat]) for seat in seats],
    }


def tiles_to_words(island: Sequence[int], places: int) -> list[str]:
    """The tiles of a set of places, in reading order."""
    return [TILES[tile] for place, tile in enumerate(island) if places >> place & 1]


def hand_to_words(hand: Sequence[int]) -> list[str]:
    """The cards of a hand, in the order of their kinds."""
    return [CARDS[card] for card in range(HOLDABLE) for _ in range(hand[card])]


def lay_out(game: Any, players: int, options: Any, setup: Words) -> None:
    """Set the game up as told."""
    keys_exactly(setup, "setup", "first", "tiles", "flooded", "roles", "hands")
    first = whole_number(setup, "first", 0, players - 1)
    tiles = _different(setup, "tiles", TILES, PLACES)
    flooded = _different(setup, "flooded", TILES, FIRST_FLOODS)
    roles = _different(setup, "roles", ROLES, players)
    hands = _hands(setup, players)
    unpack(game, players, options)
    game.tile_at[:] = tiles
    lay_tiles(game)
    for tile in flooded:
        flood_first(game, game.place_of[tile])
    for seat in range(players):
        take_role(game, seat, roles[seat])
        for card in hands[seat]:
            deal_card(game, seat, card)
    begin_turn(game, first)


def _hands(setup: Words, players: int) -> list[list[int]]:
    """Everyone's first cards; together no more of a kind than there are."""
    told = setup["hands"]
    if not isinstance(told, list) or len(told) != players:
        raise WordsError("words-list", what="hands", count=players, value=repr(told))
    hands = [_numbers(hand, "hand", CARDS[:HOLDABLE], FIRST_HAND) for hand in told]
    dealt = [card for hand in hands for card in hand]
    for card in dealt:
        if dealt.count(card) > COPIES[card]:
            raise WordsError("setup-copies", count=int(COPIES[card]), card=CARDS[card])
    return hands


def _different(setup: Words, key: str, known: tuple[str, ...], count: int) -> list[int]:
    numbers = _numbers(setup[key], key, known, count)
    for number in numbers:
        if numbers.count(number) > 1:
            raise WordsError("words-twice", key=key, value=known[number])
    return numbers


def _numbers(names: Any, what: str, known: tuple[str, ...], count: int) -> list[int]:
    """The numbers of so many names, each of which must be known."""
    if not isinstance(names, list) or len(names) != count:
        raise WordsError("words-list", what=what, count=count, value=repr(names))
    for name in names:
        if not isinstance(name, str) or name not in known:
            told = {"what": what, "known": ", ".join(known), "value": repr(name)}
            raise WordsError("words-any-of", **told)
    return [known.index(name) for name in names]
