"""A set-up in words, spoken and understood."""

from typing import Any

import numpy as np

from atoll.engine.words import Words, WordsError, keys_exactly, whole_number
from atoll.games.tobago.data import CLUES, MAPS
from atoll.games.tobago.island import ISLANDS, NAMES
from atoll.games.tobago.landmarks import are_well_placed, find_clue_spaces, occupy
from atoll.games.tobago.sets import has
from atoll.games.tobago.setup import ISLAND, begin, deal_to_hand, deal_to_map, unpack
from atoll.games.tobago.state import DIRECTIONS, HAND, HUTS, MAP_COUNT, PALMS, STATUES
from atoll.games.tobago.tables import COAST
from atoll.games.tobago.words import one_of, space_from_words

KEYS = ("first", "island", "huts", "palms", "statues", "clues", "owners", "hands")


def cards_in(cards: int) -> list[int]:
    """The clue cards of a set, in the order of the data file."""
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def cards_in_words(cards: int) -> list[str]:
    """A set of clue cards in words."""
    return [CLUES[card] for card in cards_in(cards)]


def setup_to_words(game: Any) -> Words:
    """The set-up of a game that has just been laid out."""
    spaces = ISLANDS[game.island].words
    begun = [clues > 0 for clues in game.clues]
    return {
        "first": game.first,
        "island": NAMES[game.island],
        "huts": [spaces[at] for at in game.hut],
        "palms": [spaces[at] for at in game.palm],
        "statues": [
            {"at": spaces[at], "faces": faces}
            for at, faces in zip(game.statue, game.faces, strict=True)
        ],
        "clues": [CLUES[game.clue[m][0]] if begun[m] else None for m in range(MAP_COUNT)],
        "owners": [game.rose_owner[m][0] if begun[m] else None for m in range(MAP_COUNT)],
        "hands": [cards_in_words(hand) for hand in game.hand[: game.players]],
    }


def lay_out(game: Any, players: int, options: Any, setup: Words) -> None:
    """Set the game up as told."""
    keys_exactly(setup, "setup", *KEYS)
    first = whole_number(setup, "first", 0, players - 1)
    island = one_of(NAMES, "island", setup["island"])
    if options[ISLAND] not in (0, island + 1):
        chosen = NAMES[options[ISLAND] - 1]
        raise WordsError("setup-island", island=NAMES[island], chosen=chosen)
    unpack(game, players, options, island)
    _place_objects(game, setup)
    find_clue_spaces(game)
    _start_maps(game, setup)
    _deal_hands(game, setup)
    begin(game, first)


def _list_of(setup: Words, key: str, length: int) -> list[Any]:
    items = setup[key]
    if not isinstance(items, list) or len(items) != length:
        raise WordsError("words-list", what=key, count=length, value=repr(items))
    return items


def _place_objects(game: Any, setup: Words) -> None:
    statues = _list_of(setup, "statues", STATUES)
    for number, statue in enumerate(statues):
        keys_exactly(statue, "statue", "at", "faces")
        game.faces[number] = whole_number(statue, "faces", 0, DIRECTIONS - 1)
    taken = np.zeros_like(COAST[game.island])
    _place(game, "statue", [statue["at"] for statue in statues], COAST[game.island])
    occupy(taken, game.statue)
    _place(game, "palm", _list_of(setup, "palms", PALMS), taken)
    occupy(taken, game.palm)
    _place(game, "hut", _list_of(setup, "huts", HUTS), taken)


def _place(game: Any, kind: str, spaces: list[Any], taken: Any) -> None:
    objects = game[kind]
    objects[:] = [space_from_words(game.island, space) for space in spaces]
    if not are_well_placed(game, objects, taken):
        wrong = "setup-inland" if kind == "statue" else "setup-apart"
        raise WordsError(wrong, kind=kind, spaces=str(spaces))


def _start_maps(game: Any, setup: Words) -> None:
    clues = _list_of(setup, "clues", MAP_COUNT)
    owners = _list_of(setup, "owners", MAP_COUNT)
    seats = [owner for owner in owners if owner is not None]
    if any(type(seat) is not int for seat in seats) or sorted(seats) != [*range(game.players)]:
        raise WordsError("setup-owners", owners=str(owners))
    for treasure_map, (clue, owner) in enumerate(zip(clues, owners, strict=True)):
        if (clue is None) != (owner is None):
            raise WordsError("setup-owner", map=MAPS[treasure_map])
        if owner is not None:
            deal_to_map(game, owner, treasure_map, _card_in_deck(game, clue))


def _deal_hands(game: Any, setup: Words) -> None:
    for seat, hand in enumerate(_list_of(setup, "hands", int(game.players))):
        if not isinstance(hand, list) or len(hand) != HAND[game.players]:
            count = int(HAND[game.players])
            raise WordsError("words-list", what="hand", count=count, value=repr(hand))
        for clue in hand:
            deal_to_hand(game, seat, _card_in_deck(game, clue))


def _card_in_deck(game: Any, clue: Any) -> int:
    card = one_of(CLUES, "clue", clue)
    if not has(game.deck, card):
        raise WordsError("setup-dealt-twice", clue=clue)
    return card
