"""Knowledge of Tobago: what every ply on the menu is worth to the seat that decides."""

import numpy as np

from atoll.bots.tobago.clues import clue_worth
from atoll.bots.tobago.outlook import OUTLOOK, look_around, part_within_drive
from atoll.bots.tobago.sharing import worth_of_taking
from atoll.bots.tobago.turn import NEVER, appraise_turn
from atoll.bots.tobago.ways import REACH
from atoll.engine.dice import below
from atoll.engine.rule import rule
from atoll.games.tobago.maps import can_add_clue
from atoll.games.tobago.sets import spaces_in
from atoll.games.tobago.state import MAP_COUNT, PLACE, START_MAP, STEPS, TAKE, Phase

UNIT = 1 << 20


@rule
def choose(game, w, menu, dice):
    """The ply that is worth most, as far as blurred judgement can tell."""
    values = np.zeros(menu.count)
    appraise(game, w, menu, values)
    best = 0
    for number in range(menu.count):
        if w.blur > 0.0:
            values[number] += w.blur * below(dice, UNIT) / UNIT
        if values[number] > values[best]:
            best = number
    return np.int64(menu.action[best])


@rule
def appraise(game, w, menu, values):
    """What each ply on the menu is worth, in coins."""
    appraise_with(game, w, np.zeros(1, OUTLOOK), menu, values)


@rule
def appraise_with(game, w, outlooks, menu, values):
    """The same, with an outlook of the caller's."""
    seat, outlook = game.actor, outlooks[0]
    if game.phase == Phase.PLACE:
        for number in range(menu.count):
            values[number] = place_worth(game, menu.action[number] - PLACE)
        return
    look_around(game, w, seat, outlook)
    if game.phase == Phase.ACT:
        appraise_turn(game, w, outlook, menu, values)
    elif game.phase == Phase.ASK:
        taking = worth_of_taking(game, w, outlook, seat)
        for number in range(menu.count):
            values[number] = taking if menu.action[number] == TAKE else 0.0
    else:
        for number in range(menu.count):
            card = menu.action[number] - START_MAP
            values[number] = start_worth(game, w, outlook, seat, card)


@rule
def place_worth(game, space):
    """Where a vehicle is to stand first: at a crossroads."""
    # Copies, because compiled code takes a global table for another type than a state's sets.
    near = REACH[game.island, STEPS - 1, space].copy()
    within_drive = REACH[game.island, STEPS, space].copy()
    return 0.1 * spaces_in(within_drive) + 0.05 * spaces_in(near)


@rule
def start_worth(game, w, outlook, seat, card):
    """Which clue begins a map: one near the vehicle that is of little use elsewhere."""
    use = 0.0
    for treasure_map in range(MAP_COUNT):
        if treasure_map != game.raised and can_add_clue(game, treasure_map, card):
            use = max(use, clue_worth(game, w, outlook, card, treasure_map, NEVER))
    kept = game.kept[card]
    near = part_within_drive(game, game.vehicle[seat], kept[0], kept[1])
    return w.near * near - 0.3 * use
