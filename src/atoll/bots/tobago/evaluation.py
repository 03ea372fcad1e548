"""What the plies on a menu are worth to the seat that decides, in coins.

First come the actions of a turn, then amulets on top of the best one.
"""

from atoll.bots.tobago.clues import clue_worth, exchange_worth, narrow_worth, rose_worth
from atoll.bots.tobago.distances import spaces_within
from atoll.bots.tobago.driving import step_worth, without
from atoll.bots.tobago.outlook import Outlook, look_around, part_within_drive
from atoll.bots.tobago.sharing import worth_of_taking
from atoll.bots.tobago.weights import Weights
from atoll.engine.compiler.rule import inline, rule
from atoll.engine.records.arrays import FloatRow, Records, zeros
from atoll.engine.records.menu import Menu
from atoll.engine.records.record import int64
from atoll.games.tobago.actions import (
    ACTIONS,
    AMULET_CLUE,
    AMULET_DOUBLE,
    AMULET_DRIVE,
    AMULET_EXCHANGE,
    AMULET_REMOVE,
    AMULET_SWAP,
    CLUE,
    DRIVE,
    EXCHANGE,
    PLACE,
    RAISE,
    START_MAP,
    TAKE,
)
from atoll.games.tobago.island.tables import WHOLE
from atoll.games.tobago.rules.maps import can_add_clue
from atoll.games.tobago.rules.turn import is_amulet_needed
from atoll.games.tobago.state import MAP_COUNT, STEPS, Phase, Tobago

AT_ONCE = 100.0  # a treasure that can be raised is raised before anything else
NEVER = 1e6


@rule
def appraise(game: Tobago, w: Weights, menu: Menu, values: FloatRow) -> None:
    """What each ply on the menu is worth, with the best that can follow in this turn."""
    appraise_with(game, w, zeros(1, Outlook), menu, values)


@rule
def appraise_with(
    game: Tobago, w: Weights, outlooks: Records[Outlook], menu: Menu, values: FloatRow
) -> None:
    """The same, with an outlook of the caller's."""
    outlook = outlooks[0]
    if game.phase != Phase.PLACE:
        look_around(game, w, game.actor, outlook)
    best, clues = 0.0, 0
    for number in range(menu.count):
        action = int64(menu.action[number])
        if not plays_amulet(action):
            values[number] = ply_worth(game, w, outlook, action)
            clues += CLUE.has(action)
            if not RAISE.has(action):
                best = max(best, values[number])
    if game.phase == Phase.ACT:
        appraise_amulets(game, w, outlook, menu, values, best, clues)


@rule
def appraise_amulets(
    game: Tobago,
    w: Weights,
    outlook: Outlook,
    menu: Menu,
    values: FloatRow,
    best: float,
    clues: int,
) -> None:
    """What playing an amulet is worth on top of the best action, with this many clues to play."""
    # If everybody were to wait for a better moment, the game would not go on.
    must = game.amulets[game.turn] > 0 and clues == 0 and is_amulet_needed(game)
    for number in range(menu.count):
        action = int64(menu.action[number])
        if plays_amulet(action):
            values[number] = best + amulet_ply_worth(game, w, outlook, best, action)
            if must and AMULET_REMOVE.has(action):
                values[number] = max(values[number], best + w.least)


@inline
def plays_amulet(action: int) -> bool:
    """Whether a ply plays an amulet, or goes on with the drive one gave."""
    return (
        action == AMULET_EXCHANGE.action
        or AMULET_REMOVE.has(action)
        or AMULET_CLUE.has(action)
        or AMULET_DRIVE.has(action)
        or AMULET_DOUBLE.has(action)
        or AMULET_SWAP.has(action)
    )


# ── Without amulets ──────────────────────────────────────────────────────────────────────


@rule
def place_worth(game: Tobago, w: Weights, outlook: Outlook, space: int) -> float:
    """Where a vehicle is to stand first: at a crossroads."""
    low, high = WHOLE[game.island, 0], WHOLE[game.island, 1]
    near = spaces_within(game, space, STEPS - 1, low, high)
    within_drive = spaces_within(game, space, STEPS, low, high)
    return 0.1 * within_drive + 0.05 * near


@rule
def action_clue_worth(
    game: Tobago, w: Weights, outlook: Outlook, card: int, treasure_map: int
) -> float:
    """A clue as the action: only an amulet then drives to what it locates."""
    by_amulet = outlook.hold[game.turn] if game.amulets[game.turn] > 0 else NEVER
    return clue_worth(game, w, outlook, card, treasure_map, by_amulet)


@rule
def drive_worth(game: Tobago, w: Weights, outlook: Outlook, space: int) -> float:
    """A step of the regular drive."""
    return step_worth(game, w, outlook, space, game.steps - 1, True) - outlook.here


@rule
def raise_worth(game: Tobago, w: Weights, outlook: Outlook, treasure_map: int) -> float:
    """Raising comes first, of two treasures the better one."""
    return AT_ONCE + outlook.prize[treasure_map]


@rule
def start_worth(game: Tobago, w: Weights, outlook: Outlook, card: int) -> float:
    """Which clue begins a map: one near the vehicle that is of little use elsewhere."""
    use = 0.0
    for treasure_map in range(MAP_COUNT):
        if treasure_map != game.raised and can_add_clue(game, treasure_map, card):
            use = max(use, clue_worth(game, w, outlook, card, treasure_map, NEVER))
    kept = game.kept[card]
    near = part_within_drive(game, game.vehicle[outlook.seat], kept[0], kept[1])
    return w.near * near - 0.3 * use


@rule
def no_worth(game: Tobago, w: Weights, outlook: Outlook, action: int) -> float:
    """Ending the turn and leaving a card are what others are compared with."""
    return 0.0


@ACTIONS.dispatch(
    {
        PLACE: place_worth,
        EXCHANGE: exchange_worth,
        CLUE: action_clue_worth,
        DRIVE: drive_worth,
        RAISE: raise_worth,
        TAKE: worth_of_taking,
        START_MAP: start_worth,
    },
    otherwise=no_worth,
)
def ply_worth(game: Tobago, w: Weights, outlook: Outlook, action: int) -> float:
    """What a ply that plays no amulet is worth."""
    return 0.0


# ── With an amulet ───────────────────────────────────────────────────────────────────────


@rule
def exchange_by_amulet_worth(game: Tobago, w: Weights, outlook: Outlook, best: float) -> float:
    """A new hand, instead of giving up the action for it."""
    gain = exchange_worth(game, w, outlook) - best
    return gain - outlook.hold[game.turn]


@rule
def remove_worth(
    game: Tobago, w: Weights, outlook: Outlook, best: float, treasure_map: int, space: int
) -> float:
    """A map without one of its sites."""
    sites = game.candidates[treasure_map]
    low, high = without(sites[0], sites[1], space)
    at_once = cost_of_driving(game, outlook, best)
    gain = narrow_worth(game, w, outlook, treasure_map, low, high, at_once)
    return gain - outlook.hold[game.turn]


@rule
def amulet_clue_worth(
    game: Tobago, w: Weights, outlook: Outlook, best: float, card: int, treasure_map: int
) -> float:
    """One more clue."""
    at_once = cost_of_driving(game, outlook, best)
    gain = clue_worth(game, w, outlook, card, treasure_map, at_once)
    return gain - outlook.hold[game.turn]


@rule
def amulet_drive_worth(
    game: Tobago, w: Weights, outlook: Outlook, best: float, space: int
) -> float:
    """A drive by amulet, or going on with one that has been paid."""
    if game.amulet_steps > 0:
        return step_worth(game, w, outlook, space, game.amulet_steps - 1, False) - outlook.here
    worth = step_worth(game, w, outlook, space, STEPS - 1, False) - outlook.here
    return worth - outlook.hold[game.turn]


@rule
def double_worth(
    game: Tobago, w: Weights, outlook: Outlook, best: float, treasure_map: int, slot: int
) -> float:
    """A second rose on a clue."""
    gain = rose_worth(game, w, outlook, treasure_map, outlook.chance[treasure_map])
    return gain - outlook.hold[game.turn]


@rule
def no_gain(game: Tobago, w: Weights, outlook: Outlook, best: float, action: int) -> float:
    """Swaps gain nothing: they cost an amulet."""
    return -outlook.hold[game.turn]


@rule
def cost_of_driving(game: Tobago, outlook: Outlook, best: float) -> float:
    """What it takes to drive to a treasure after the clue that locates it: the action, or
    one more amulet."""
    cost = best if not game.acted else NEVER
    if game.amulets[game.turn] > 1:
        cost = min(cost, outlook.hold[game.turn])
    return cost


@ACTIONS.dispatch(
    {
        AMULET_EXCHANGE: exchange_by_amulet_worth,
        AMULET_REMOVE: remove_worth,
        AMULET_CLUE: amulet_clue_worth,
        AMULET_DRIVE: amulet_drive_worth,
        AMULET_DOUBLE: double_worth,
    },
    otherwise=no_gain,
)
def amulet_ply_worth(game: Tobago, w: Weights, outlook: Outlook, best: float, action: int) -> float:
    """What playing an amulet is worth, besides the action of the turn."""
    return 0.0
