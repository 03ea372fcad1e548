"""Setting up: the tiles laid out, six of them flooded, roles and cards dealt."""

from collections.abc import Iterable

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.json_values import InputError, Json, JsonValue, keys_exactly, whole_number
from atoll.engine.records.arrays import zeros
from atoll.engine.records.dice import Dice, below, shuffle
from atoll.games.forbidden_island.places import EVERYWHERE, nth, only
from atoll.games.forbidden_island.rules.treasure import any_card
from atoll.games.forbidden_island.rules.turn import begin_turn
from atoll.games.forbidden_island.state import (
    CARDS,
    COPIES,
    FIRST_FLOODS,
    FIRST_HAND,
    HOLDABLE,
    NO_SEAT,
    NOWHERE,
    PLACES,
    ROLES,
    START,
    START_TICK,
    TILES,
    Island,
)
from atoll.games.forbidden_island.views import Setup

__all__ = [
    "card_names",
    "deal_card",
    "flood_first",
    "lay_out",
    "lay_tiles",
    "setup",
    "setup_to_json",
    "take_role",
    "tile_names",
    "unpack",
]


@rule
def setup(game: Island, dice: Dice) -> None:
    """Tiles, flood cards, roles, treasure cards and the first player, all by lot."""
    unpack(game)
    for place in range(PLACES):
        game.tile_at[place] = place
    shuffle(dice, game.tile_at)
    lay_tiles(game)
    for drawn in range(FIRST_FLOODS):
        flood_first(game, nth(game.pile[0], below(dice, PLACES - drawn)))
    roles = zeros(len(ROLES), np.int8)
    roles[:] = np.arange(len(ROLES))
    shuffle(dice, roles)
    for seat in range(game.players):
        take_role(game, seat, roles[seat])
        for _ in range(FIRST_HAND):
            # A Waters Rise! would be replaced and shuffled back, so none is dealt.
            deal_card(game, seat, any_card(game, HOLDABLE, dice))
    begin_turn(game, below(dice, game.players))


@rule
def unpack(game: Island) -> None:
    """Everything in the box; the water as high as the level says."""
    game.meter = START_TICK[game.level]
    game.afloat = EVERYWHERE
    game.pile[0] = EVERYWHERE
    game.piles = 1
    game.over_limit = NO_SEAT
    game.at[:] = NOWHERE
    game.deck[:] = COPIES


@rule
def lay_tiles(game: Island) -> None:
    """Note where each tile of `tile_at` lies."""
    for place in range(PLACES):
        game.place_of[game.tile_at[place]] = place


@rule
def flood_first(game: Island, place: int) -> None:
    """One of the flood cards drawn before the game begins."""
    game.pile[0] &= ~only(place)
    game.flood_discards |= only(place)
    game.flooded |= only(place)


@rule
def take_role(game: Island, seat: int, role: int) -> None:
    """The pawn starts on its role's tile."""
    game.role[seat] = role
    game.at[seat] = game.place_of[START[role]]


@rule
def deal_card(game: Island, seat: int, card: int) -> None:
    game.deck[card] -= 1
    game.hand[seat, card] += 1


# ── In JSON ──────────────────────────────────────────────────────────────────────────────


def setup_to_json(game: Island) -> Setup:
    """The first player, the island, and what everyone was dealt."""
    seats = range(game.players)
    return Setup(
        first=game.turn,
        tiles=[TILES[tile] for tile in game.tile_at],
        flooded=tile_names(game.tile_at, game.flooded),
        roles=[ROLES[game.role[seat]] for seat in seats],
        hands=[card_names(game.hand[seat]) for seat in seats],
    )


def tile_names(island: Iterable[int], places: int) -> list[str]:
    """The tiles of a set of places, in reading order."""
    return [TILES[tile] for place, tile in enumerate(island) if places >> place & 1]


def card_names(hand: Iterable[int]) -> list[str]:
    """The cards of a hand, in the order of their kinds."""
    return [CARDS[card] for card, count in enumerate(hand) for _ in range(count)]


def lay_out(game: Island, setup: Json) -> None:
    """Lay out this set-up."""
    players = int(game.players)
    keys_exactly(setup, "setup", "first", "tiles", "flooded", "roles", "hands")
    first = whole_number(setup, "first", 0, players - 1)
    tiles = _different(setup, "tiles", TILES, PLACES)
    flooded = _different(setup, "flooded", TILES, FIRST_FLOODS)
    roles = _different(setup, "roles", ROLES, players)
    hands = _hands(setup, players)
    unpack(game)
    game.tile_at[:] = tiles
    lay_tiles(game)
    for tile in flooded:
        flood_first(game, game.place_of[tile])
    for seat in range(players):
        take_role(game, seat, roles[seat])
        for card in hands[seat]:
            deal_card(game, seat, card)
    begin_turn(game, first)


def _hands(setup: Json, players: int) -> list[list[int]]:
    """Everyone's first cards; together no more of a kind than there are."""
    dealt = setup["hands"]
    if not isinstance(dealt, list) or len(dealt) != players:
        raise InputError("input-list", what="hands", count=players, value=repr(dealt))
    hands = [_numbers(hand, "hand", CARDS[:HOLDABLE], FIRST_HAND) for hand in dealt]
    cards = [card for hand in hands for card in hand]
    for card in cards:
        if cards.count(card) > COPIES[card]:
            raise InputError("setup-copies", count=int(COPIES[card]), card=CARDS[card])
    return hands


def _different(setup: Json, key: str, known: tuple[str, ...], count: int) -> list[int]:
    numbers = _numbers(setup[key], key, known, count)
    for number in numbers:
        if numbers.count(number) > 1:
            raise InputError("input-twice", key=key, value=known[number])
    return numbers


def _numbers(names: JsonValue, what: str, known: tuple[str, ...], count: int) -> list[int]:
    """The numbers of a list of names, each of which must be known."""
    if not isinstance(names, list) or len(names) != count:
        raise InputError("input-list", what=what, count=count, value=repr(names))
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise InputError("input-any-of", what=what, known=", ".join(known), value=repr(name))
    return [known.index(name) for name in names]
