"""What may be done: the decisions of players, and what chance may bring."""

from atoll.engine.dice import below
from atoll.engine.menu import offer, offer_weighted
from atoll.engine.rule import rule
from atoll.games.tobago.maps import can_add_clue, has_markers, is_located
from atoll.games.tobago.sets import NONE, ONE, WORD, any_of, lowest
from atoll.games.tobago.state import (
    ADD,
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    CLUE,
    DRAW_CLUE,
    DRIVE,
    END_TURN,
    EXCHANGE,
    KINDS,
    LEAVE,
    MAP_COUNT,
    MOST_CLUES,
    PEEK,
    PLACE,
    RAISE,
    REVEAL,
    START_MAP,
    TAKE,
    Phase,
)
from atoll.games.tobago.tables import MOST_SPACES, MOST_STEPS, SPACES, STEP
from atoll.games.tobago.treasure import treasure_weight
from atoll.games.tobago.turn import can_raise


@rule
def list_actions(game, menu):
    """Everything that may happen next."""
    menu.count = 0
    if game.phase == Phase.ACT:
        offer_turn(game, menu)
    elif game.phase == Phase.DRAW:
        offer_draws(game, menu)
    elif game.phase == Phase.ASK:
        offer(menu, TAKE)
        offer(menu, LEAVE)
    elif game.phase == Phase.START_MAP:
        offer_members(menu, START_MAP, game.hand[game.actor])
    elif game.phase == Phase.PLACE:
        for space in range(SPACES[game.island]):
            offer(menu, PLACE + space)
    else:
        for kind in range(KINDS):
            offer_weighted(menu, treasure_block(game) + kind, weight_of(game, kind))


@rule
def offer_members(menu, block, members):
    """An action for each member of a set."""
    while members != NONE:
        offer(menu, block + lowest(members))
        members &= members - ONE


# ── The player on turn ───────────────────────────────────────────────────────────────────


@rule
def offer_turn(game, menu):
    """The action, raising, amulets; ending the turn always, exchanging it only at its start."""
    offer(menu, END_TURN)
    if game.fresh:
        offer(menu, EXCHANGE)
    for treasure_map in range(MAP_COUNT):
        if can_raise(game, treasure_map):
            offer(menu, RAISE + treasure_map)
    if not game.acted:
        offer_clues(game, menu, CLUE)
    if game.steps > 0:
        offer_steps(game, menu, DRIVE)
    if game.amulet_steps > 0 or game.amulets[game.turn] > 0:
        offer_steps(game, menu, AMULET_DRIVE)
    if game.amulets[game.turn] > 0:
        offer_amulets(game, menu)


@rule
def offer_clues(game, menu, block):
    """Every card of the hand on every map it fits, if there is a rose to mark it (R9)."""
    if game.roses[game.turn] == 0:
        return
    cards = game.hand[game.turn]
    while cards != NONE:
        card = lowest(cards)
        cards &= cards - ONE
        for treasure_map in range(MAP_COUNT):
            if can_add_clue(game, treasure_map, card):
                offer(menu, block + MAP_COUNT * card + treasure_map)


@rule
def offer_steps(game, menu, block):
    """Every space where one step may end."""
    at = game.vehicle[game.turn]
    for way in range(MOST_STEPS):
        space = STEP[game.island, at, way]
        if space < 0:
            return
        offer(menu, block + space)


@rule
def offer_amulets(game, menu):
    """The powers of an amulet, those of experts only on maps not yet located."""
    offer(menu, AMULET_EXCHANGE)
    offer_clues(game, menu, AMULET_CLUE)
    for treasure_map in range(MAP_COUNT):
        if is_located(game, treasure_map):
            continue
        if has_markers(game, treasure_map):
            first = AMULET_REMOVE + MOST_SPACES * treasure_map
            offer_members(menu, first, game.candidates[treasure_map, 0])
            offer_members(menu, first + WORD, game.candidates[treasure_map, 1])
        if game.expert_amulets:
            offer_doubles(game, menu, treasure_map)
            offer_swaps(game, menu, treasure_map)


@rule
def offer_doubles(game, menu, treasure_map):
    """A second rose on each clue that carries a single own one."""
    if game.roses[game.turn] == 0:
        return
    for slot in range(game.clues[treasure_map]):
        if (
            game.rose_count[treasure_map, slot] == 1
            and game.rose_owner[treasure_map, slot] == game.turn
        ):
            offer(menu, AMULET_DOUBLE + MOST_CLUES * treasure_map + slot)


@rule
def offer_swaps(game, menu, treasure_map):
    """Any two clues that carry equally many roses of different owners."""
    owner, count = game.rose_owner[treasure_map], game.rose_count[treasure_map]
    for slot in range(game.clues[treasure_map]):
        first = AMULET_SWAP + MOST_CLUES * (MOST_CLUES * treasure_map + slot)
        for other in range(slot + 1, game.clues[treasure_map]):
            if count[slot] == count[other] and owner[slot] != owner[other]:
                offer(menu, first + other)


# ── Chance ───────────────────────────────────────────────────────────────────────────────


@rule
def offer_draws(game, menu):
    """Any card of the clue deck, each as likely as the other."""
    cards = game.deck
    while cards != NONE:
        offer_weighted(menu, DRAW_CLUE + lowest(cards), 1)
        cards &= cards - ONE


@rule
def treasure_block(game):
    """The block of what chance does with a treasure card in this phase."""
    if game.phase == Phase.PEEK:
        return PEEK
    return ADD if game.phase == Phase.ADD else REVEAL


@rule
def weight_of(game, kind):
    """How many cards of a kind may come: from the pool when turning up, else from the deck."""
    return game.pool[kind] if game.phase == Phase.REVEAL else treasure_weight(game, kind)


@rule
def draw(game, dice):
    """What chance brings: any card of the clue deck, or a treasure card by its weight."""
    if game.phase == Phase.DRAW:
        return DRAW_CLUE + any_of(game.deck, dice)
    total = 0
    for kind in range(KINDS):
        total += weight_of(game, kind)
    left = below(dice, total)
    kind = 0
    while left >= weight_of(game, kind):
        left -= weight_of(game, kind)
        kind += 1
    return treasure_block(game) + kind
