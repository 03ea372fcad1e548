"""Setting up, by lot or in JSON: the island with its objects, the decks, clues and hands."""

from typing import cast

import numpy as np

from atoll.engine.compiler.rule import rule
from atoll.engine.json_values import InputError, Json, JsonValue, keys_exactly, whole_number
from atoll.engine.records.arrays import Row, zeros
from atoll.engine.records.dice import Dice, below, shuffle
from atoll.engine.records.record import uint64
from atoll.games.tobago.actions import one_of, space_called
from atoll.games.tobago.island.data import CLUES, MAPS
from atoll.games.tobago.island.geometry import ISLANDS, NAMES
from atoll.games.tobago.island.landmarks import (
    are_well_placed,
    find_clue_spaces,
    occupy,
    scatter_objects,
)
from atoll.games.tobago.island.sets import NONE, ONE, has, members, only
from atoll.games.tobago.island.tables import COAST, NO_SPACE
from atoll.games.tobago.rules.maps import add_clue, clear_map
from atoll.games.tobago.state import (
    AMULETS,
    ANY_ISLAND,
    CLUE_CARDS,
    COIN_KINDS,
    CURSE,
    CURSE_DEPTHS,
    DIRECTIONS,
    FIRST_ISLAND,
    HAND,
    HUTS,
    MAP_COUNT,
    NO_CARD,
    NO_MAP,
    NO_SEAT,
    NOT_REFILLED,
    PALMS,
    PRINTED_ISLAND,
    ROSES,
    STATUES,
    TREASURE_CARDS,
    TREASURES,
    Phase,
    Tobago,
)
from atoll.games.tobago.views import PlacedStatue, Setup

__all__ = [
    "DEPTHS",
    "ISLAND_COUNT",
    "KEYS",
    "PRINTED",
    "any_island",
    "begin",
    "clear_maps",
    "deal_clues",
    "deal_to_hand",
    "deal_to_map",
    "lay_out",
    "setup",
    "setup_to_json",
    "unpack",
]

ISLAND_COUNT = len(NAMES)
# Capital letters are the sides whose print is known.
PRINTED = cast(
    Row, np.array([at for at, name in enumerate(NAMES) if name.startswith("ABC")], np.int8)
)
DEPTHS = cast(Row, np.array(CURSE_DEPTHS, np.int8))


@rule
def setup(game: Tobago, dice: Dice) -> None:
    """The island by option or lot; objects, facings, first player, clues and hands by lot."""
    unpack(game, any_island(game, dice))
    scatter_objects(game, dice)
    for statue in range(STATUES):
        game.faces[statue] = below(dice, DIRECTIONS)
    find_clue_spaces(game)
    deal_clues(game, dice)
    begin(game, below(dice, game.players))


@rule
def any_island(game: Tobago, dice: Dice) -> int:
    """R20: one of those whose print is known, one of all, or the one that was chosen."""
    if game.chosen_island == PRINTED_ISLAND:
        return PRINTED[below(dice, len(PRINTED))]
    if game.chosen_island == ANY_ISLAND:
        return below(dice, ISLAND_COUNT)
    return game.chosen_island - FIRST_ISLAND


@rule
def unpack(game: Tobago, island: int) -> None:
    """Everything out of the box: full decks, all roses and amulets in their supplies."""
    game.island = island
    game.vehicle[:] = NO_SPACE
    game.amulet_supply = AMULETS
    game.treasure_deck[:COIN_KINDS] = TREASURES
    game.treasure_deck[CURSE] = game.curse_cards
    game.safe = TREASURE_CARDS - DEPTHS[game.curse_depth]
    game.raised = NO_MAP
    game.card = NO_CARD
    game.last_taker = NO_SEAT
    game.refilled_at = NOT_REFILLED
    game.drawer = NO_SEAT
    game.drawn_by[:] = NO_SEAT
    clear_maps(game)


@rule
def clear_maps(game: Tobago) -> None:
    """Empty maps and hands, all clues in the deck, all roses with their owners."""
    game.rose_owner[:] = NO_SEAT
    game.rose_count[:] = 0
    game.clue[:] = NO_CARD
    game.clues[:] = 0
    for treasure_map in range(MAP_COUNT):
        clear_map(game, treasure_map)
    game.roses[:] = 0
    game.roses[: game.players] = ROSES
    game.deck = (ONE << uint64(CLUE_CARDS)) - ONE
    game.discards = NONE
    game.exchanged[:] = NONE
    game.hand[:] = NONE


@rule
def deal_clues(game: Tobago, dice: Dice) -> None:
    """Each player's first clue onto a map of their own, then the hands."""
    cards, maps = zeros(CLUE_CARDS, np.int8), zeros(MAP_COUNT, np.int8)
    cards[:] = np.arange(CLUE_CARDS)
    maps[:] = np.arange(MAP_COUNT)
    shuffle(dice, cards)
    shuffle(dice, maps)
    dealt = 0
    for seat in range(game.players):
        deal_to_map(game, seat, maps[seat], cards[dealt])
        dealt += 1
        for _ in range(HAND[game.players]):
            deal_to_hand(game, seat, cards[dealt])
            dealt += 1


@rule
def deal_to_map(game: Tobago, seat: int, treasure_map: int, card: int) -> None:
    """A seat's first clue, from the deck."""
    game.deck &= ~only(card)
    add_clue(game, treasure_map, card, seat)


@rule
def deal_to_hand(game: Tobago, seat: int, card: int) -> None:
    """A card from the deck into a hand."""
    game.deck &= ~only(card)
    game.hand[seat] |= only(card)


@rule
def begin(game: Tobago, first: int) -> None:
    """The first player puts a vehicle on the island."""
    game.first = first
    game.turn = first
    game.phase = Phase.PLACE
    game.actor = first


# ── In JSON ──────────────────────────────────────────────────────────────────────────────

KEYS = ("first", "island", "huts", "palms", "statues", "clues", "owners", "hands")


def setup_to_json(game: Tobago) -> Setup:
    """The set-up of a game that has just been laid out."""
    spaces = ISLANDS[game.island].names
    begun = [clues > 0 for clues in game.clues]
    return Setup(
        first=game.first,
        island=NAMES[game.island],
        huts=[spaces[at] for at in game.hut],
        palms=[spaces[at] for at in game.palm],
        statues=[
            PlacedStatue(spaces[at], faces)
            for at, faces in zip(game.statue, game.faces, strict=True)
        ],
        clues=[CLUES[game.clue[m][0]] if begun[m] else None for m in range(MAP_COUNT)],
        owners=[game.rose_owner[m][0] if begun[m] else None for m in range(MAP_COUNT)],
        hands=[[CLUES[card] for card in members(hand)] for hand in game.hand[: game.players]],
    )


def lay_out(game: Tobago, setup: Json) -> None:
    """Lay out this set-up."""
    keys_exactly(setup, "setup", *KEYS)
    first = whole_number(setup, "first", 0, int(game.players) - 1)
    island = one_of(NAMES, "island", setup["island"])
    _check_island(game, island)
    unpack(game, island)
    _place_objects(game, setup)
    find_clue_spaces(game)
    _start_maps(game, setup)
    _deal_hands(game, setup)
    begin(game, first)


def _check_island(game: Tobago, island: int) -> None:
    """Raise `InputError` unless the option allows this island."""
    if game.chosen_island == PRINTED_ISLAND:
        allowed, chosen = island in PRINTED, "printed"
    else:
        allowed = game.chosen_island in (ANY_ISLAND, FIRST_ISLAND + island)
        chosen = NAMES[game.chosen_island - FIRST_ISLAND]
    if not allowed:
        raise InputError("setup-island", island=NAMES[island], chosen=chosen)


def _list_of(setup: Json, key: str, length: int) -> list[JsonValue]:
    """The list under a key; its items are not checked."""
    items = setup[key]
    if not isinstance(items, list) or len(items) != length:
        raise InputError("input-list", what=key, count=length, value=repr(items))
    return items


def _place_objects(game: Tobago, setup: Json) -> None:
    statues = _list_of(setup, "statues", STATUES)
    for number, statue in enumerate(statues):
        keys_exactly(statue, "statue", "at", "faces")
        game.faces[number] = whole_number(statue, "faces", 0, DIRECTIONS - 1)
    taken = zeros(2, np.uint64)
    _place(game, "statue", game.statue, [statue["at"] for statue in statues], COAST[game.island])
    occupy(taken, game.statue)
    _place(game, "palm", game.palm, _list_of(setup, "palms", PALMS), taken)
    occupy(taken, game.palm)
    _place(game, "hut", game.hut, _list_of(setup, "huts", HUTS), taken)


def _place(game: Tobago, kind: str, objects: Row, spaces: list[JsonValue], taken: Row) -> None:
    objects[:] = [space_called(game.island, space) for space in spaces]
    if not are_well_placed(game, objects, taken):
        wrong = "setup-inland" if kind == "statue" else "setup-apart"
        raise InputError(wrong, kind=kind, spaces=str(spaces))


def _start_maps(game: Tobago, setup: Json) -> None:
    clues = _list_of(setup, "clues", MAP_COUNT)
    owners = _list_of(setup, "owners", MAP_COUNT)
    seats = [owner for owner in owners if owner is not None]
    if any(type(seat) is not int for seat in seats) or sorted(seats) != [*range(game.players)]:
        raise InputError("setup-owners", owners=str(owners))
    for treasure_map, (clue, owner) in enumerate(zip(clues, owners, strict=True)):
        if (clue is None) != (owner is None):
            raise InputError("setup-owner", map=MAPS[treasure_map])
        if owner is not None:
            deal_to_map(game, owner, treasure_map, _card_in_deck(game, clue))


def _deal_hands(game: Tobago, setup: Json) -> None:
    for seat, hand in enumerate(_list_of(setup, "hands", int(game.players))):
        if not isinstance(hand, list) or len(hand) != HAND[game.players]:
            count = int(HAND[game.players])
            raise InputError("input-list", what="hand", count=count, value=repr(hand))
        for clue in hand:
            deal_to_hand(game, seat, _card_in_deck(game, clue))


def _card_in_deck(game: Tobago, clue: JsonValue) -> int:
    card = one_of(CLUES, "clue", clue)
    if not has(game.deck, card):
        raise InputError("setup-dealt-twice", clue=CLUES[card])
    return card
