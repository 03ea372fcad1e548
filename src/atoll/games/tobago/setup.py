"""Setting up: the island with its objects, the decks, clues and hands, the vehicles."""

import numpy as np

from atoll.engine.dice import below, shuffle
from atoll.engine.rule import rule
from atoll.games.tobago.curse import curse_cards
from atoll.games.tobago.landmarks import find_clue_spaces, scatter_objects
from atoll.games.tobago.maps import add_clue, clear_map
from atoll.games.tobago.sets import NONE, ONE, only
from atoll.games.tobago.state import (
    AMULETS,
    CLUE_CARDS,
    COIN_KINDS,
    CURSE,
    CURSE_DEPTHS,
    DIRECTIONS,
    HAND,
    MAP_COUNT,
    NO_CARD,
    NO_MAP,
    NO_SEAT,
    NOT_REFILLED,
    ROSES,
    STATUES,
    TREASURE_CARDS,
    TREASURES,
    Phase,
)
from atoll.games.tobago.tables import NO_SPACE, SPACES
from atoll.games.tobago.treasure import begin_pool
from atoll.games.tobago.turn import begin_turn

ISLANDS = len(SPACES)
# The encoded options in their declared order.
ISLAND, EXPERT_AMULETS, CURSE_VARIANT, CURSE_DEPTH, CURSE_RETURNS, OPEN_COINS = range(6)
DEPTHS = np.array(CURSE_DEPTHS, np.int8)


@rule
def setup(game, players, options, dice):
    """The island by option or lot; objects, facings, first player, clues and hands by lot."""
    chosen = options[ISLAND] - 1
    unpack(game, players, options, chosen if chosen >= 0 else below(dice, ISLANDS))
    scatter_objects(game, dice)
    for statue in range(STATUES):
        game.faces[statue] = below(dice, DIRECTIONS)
    find_clue_spaces(game)
    deal_clues(game, dice)
    begin(game, below(dice, players))


@rule
def unpack(game, players, options, island):
    """Everything out of the box: full decks, all roses and amulets in their supplies."""
    game.players = players
    game.island = island
    game.expert_amulets = options[EXPERT_AMULETS]
    game.curse = options[CURSE_VARIANT]
    game.curse_returns = options[CURSE_RETURNS]
    game.open_coins = options[OPEN_COINS]
    game.vehicle[:] = NO_SPACE
    game.amulets[:] = 0
    game.amulet_supply = AMULETS
    game.washed_up[:] = NONE
    game.treasure[:] = 0
    game.treasure_deck[:COIN_KINDS] = TREASURES
    game.treasure_deck[CURSE] = curse_cards(game.curse)
    game.safe = TREASURE_CARDS - DEPTHS[options[CURSE_DEPTH]]
    game.treasure_discards[:] = 0
    game.buried[:] = 0
    game.buried_known[:] = 0
    game.curses_gone = 0
    game.deck_used_up = 0
    clear_sharing(game)
    clear_maps(game)


@rule
def clear_sharing(game):
    """No sharing is under way, nobody draws."""
    begin_pool(game)
    game.raised = NO_MAP
    game.card = NO_CARD
    game.last_taker = NO_SEAT
    game.refilled_at = NOT_REFILLED
    game.rose_slot = 0
    game.rose_turn = 0
    game.drawer = NO_SEAT
    game.after_draw = 0
    game.drawn_by[:] = NO_SEAT
    game.drawn[:] = 0
    game.reason = 0


@rule
def clear_maps(game):
    """Empty maps and hands, all clues in the deck, all roses with their owners."""
    game.rose_owner[:] = NO_SEAT
    game.rose_count[:] = 0
    game.clue[:] = NO_CARD
    game.clues[:] = 0
    for treasure_map in range(MAP_COUNT):
        clear_map(game, treasure_map)
    game.roses[:] = 0
    game.roses[: game.players] = ROSES
    game.deck = (ONE << np.uint64(CLUE_CARDS)) - ONE
    game.discards = NONE
    game.exchanged[:] = NONE
    game.hand[:] = NONE


@rule
def deal_clues(game, dice):
    """Each player's first clue onto a map of their own, then the hands."""
    cards, maps = np.arange(CLUE_CARDS).astype(np.int8), np.arange(MAP_COUNT).astype(np.int8)
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
def deal_to_map(game, seat, treasure_map, card):
    """A seat's first clue, from the deck."""
    game.deck &= ~only(card)
    add_clue(game, treasure_map, card, seat)


@rule
def deal_to_hand(game, seat, card):
    """A card from the deck into a hand."""
    game.deck &= ~only(card)
    game.hand[seat] |= only(card)


@rule
def begin(game, first):
    """The first player puts a vehicle on the island."""
    game.first = first
    game.turn = first
    game.fresh = 0
    game.acted = 0
    game.steps = 0
    game.amulet_steps = 0
    game.phase = Phase.PLACE
    game.actor = first


@rule
def place_vehicle(game, space):
    """In turn order, on any space; when all stand there the first turn begins."""
    game.vehicle[game.turn] = space
    game.turn = game.turn + 1 if game.turn + 1 < game.players else 0
    game.actor = game.turn
    if game.turn == game.first:
        begin_turn(game)
