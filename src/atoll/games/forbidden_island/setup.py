"""Setting up: the tiles laid out, six of them flooded, roles and cards dealt."""

import numpy as np

from atoll.engine.dice import below, shuffle
from atoll.engine.rule import rule
from atoll.games.forbidden_island.places import EVERYWHERE, nth, only
from atoll.games.forbidden_island.state import (
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
)
from atoll.games.forbidden_island.treasure import any_card
from atoll.games.forbidden_island.turn import begin_turn


@rule
def setup(game, players, options, dice):
    """Tiles, flood cards, roles, treasure cards and the first player, all by lot."""
    unpack(game, players, options)
    for place in range(PLACES):
        game.tile_at[place] = place
    shuffle(dice, game.tile_at)
    lay_tiles(game)
    for drawn in range(FIRST_FLOODS):
        flood_first(game, nth(game.pile[0], below(dice, PLACES - drawn)))
    roles = np.arange(len(ROLES)).astype(np.int8)
    shuffle(dice, roles)
    for seat in range(players):
        take_role(game, seat, roles[seat])
        for _ in range(FIRST_HAND):
            # A Waters Rise! would be replaced and shuffled back, so none is dealt.
            deal_card(game, seat, any_card(game, HOLDABLE, dice))
    begin_turn(game, below(dice, players))


@rule
def unpack(game, players, options):
    """Everything in the box; the options in their declared order."""
    game.players = players
    game.meter = START_TICK[options[0]]
    game.island = options[1]
    game.sandbags_between_floods = options[2]
    game.rescue_lift = options[3]
    game.afloat = EVERYWHERE
    game.flooded = 0
    game.flood_discards = 0
    game.pile[:] = 0
    game.pile[0] = EVERYWHERE
    game.piles = 1
    game.over_limit = NO_SEAT
    game.swimmers = 0
    game.captured = 0
    game.ending = 0
    game.role[:] = 0
    game.at[:] = NOWHERE
    game.hand[:] = 0
    game.deck[:] = COPIES
    game.discards[:] = 0


@rule
def lay_tiles(game):
    """Note where each tile of `tile_at` lies."""
    for place in range(PLACES):
        game.place_of[game.tile_at[place]] = place


@rule
def flood_first(game, place):
    """One of the flood cards drawn before the game begins."""
    game.pile[0] &= ~only(place)
    game.flood_discards |= only(place)
    game.flooded |= only(place)


@rule
def take_role(game, seat, role):
    """The pawn starts on its role's tile."""
    game.role[seat] = role
    game.at[seat] = game.place_of[START[role]]


@rule
def deal_card(game, seat, card):
    game.deck[card] -= 1
    game.hand[seat, card] += 1
