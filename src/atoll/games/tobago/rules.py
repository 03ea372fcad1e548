"""What an action does, by the phase it is done in; and who wins."""

from atoll.engine.rule import rule
from atoll.games.tobago.amulets import claim_double, remove_marker, spend_amulet, swap_roses
from atoll.games.tobago.clues import draw_clue, exchange_hand, play_clue
from atoll.games.tobago.drive import drive, drive_by_amulet
from atoll.games.tobago.setup import place_vehicle
from atoll.games.tobago.sharing import (
    add_unseen,
    leave_card,
    peek,
    raise_treasure,
    reveal,
    start_map,
    take_card,
)
from atoll.games.tobago.state import (
    ADD,
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    CLUE,
    COIN_KINDS,
    DRAW_CLUE,
    DRIVE,
    END_TURN,
    EXCHANGE,
    LEAST_COINS,
    MAP_COUNT,
    MOST_CLUES,
    PEEK,
    PLACE,
    RAISE,
    REVEAL,
    START_MAP,
    TAKE,
    AfterDraw,
    Phase,
)
from atoll.games.tobago.tables import MOST_SPACES
from atoll.games.tobago.turn import end_turn


@rule
def step(game, action):
    """Carry out one action, a player's or chance's."""
    if game.phase == Phase.ACT:
        act(game, action)
    elif game.phase == Phase.DRAW:
        draw_clue(game, action - DRAW_CLUE)
    elif game.phase == Phase.PEEK:
        peek(game, action - PEEK)
    elif game.phase == Phase.ADD:
        add_unseen(game, action - ADD)
    elif game.phase == Phase.REVEAL:
        reveal(game, action - REVEAL)
    elif game.phase == Phase.ASK:
        if action == TAKE:
            take_card(game)
        else:
            leave_card(game)
    elif game.phase == Phase.START_MAP:
        start_map(game, action - START_MAP)
    else:
        place_vehicle(game, action - PLACE)


@rule
def act(game, action):
    """What the player on turn does."""
    game.fresh = 0
    if action == END_TURN:
        end_turn(game)
    elif action == EXCHANGE:
        exchange_hand(game, AfterDraw.END_TURN)
    elif action == AMULET_EXCHANGE:
        spend_amulet(game)
        exchange_hand(game, AfterDraw.GO_ON)
    elif action < DRIVE:
        game.acted = 1
        game.steps = 0
        add_own_clue(game, action - CLUE)
    elif action < RAISE:
        drive(game, action - DRIVE)
    elif action < AMULET_REMOVE:
        raise_treasure(game, action - RAISE)
    else:
        play_amulet(game, action)


@rule
def play_amulet(game, action):
    """One of the powers of an amulet."""
    if action < AMULET_CLUE:
        treasure_map, space = divmod(action - AMULET_REMOVE, MOST_SPACES)
        remove_marker(game, treasure_map, space)
    elif action < AMULET_DRIVE:
        spend_amulet(game)
        add_own_clue(game, action - AMULET_CLUE)
    elif action < AMULET_DOUBLE:
        drive_by_amulet(game, action - AMULET_DRIVE)
    elif action < AMULET_SWAP:
        treasure_map, slot = divmod(action - AMULET_DOUBLE, MOST_CLUES)
        claim_double(game, treasure_map, slot)
    else:
        first, other = divmod(action - AMULET_SWAP, MOST_CLUES)
        treasure_map, slot = divmod(first, MOST_CLUES)
        swap_roses(game, treasure_map, slot, other)


@rule
def add_own_clue(game, card_and_map):
    """A card of the player on turn goes onto a map."""
    card, treasure_map = divmod(card_and_map, MAP_COUNT)
    play_clue(game, game.turn, treasure_map, card, AfterDraw.GO_ON)


@rule
def coins(game, seat):
    """All coins on a seat's treasure cards."""
    total = 0
    for kind in range(COIN_KINDS):
        total += int(game.treasure[seat, kind]) * (LEAST_COINS + kind)
    return total


@rule
def judge(game, result):
    """Most coins win; a tie is a shared win (R11)."""
    result.scores[:] = 0
    result.winners = 0
    result.reason = game.reason
    best = -1
    for seat in range(game.players):
        score = coins(game, seat)
        result.scores[seat] = score
        if score > best:
            best = score
            result.winners = 1 << seat
        elif score == best:
            result.winners |= 1 << seat
