"""The values of the plies on a menu for the deciding seat, in coins.

First come the actions of a turn, then amulets on top of the best one.
"""

from atoll.bots.tobago.clues import clue_value, exchange_value, narrow_value, rose_value
from atoll.bots.tobago.distances import spaces_within
from atoll.bots.tobago.driving import step_value, without
from atoll.bots.tobago.estimate import Estimate, fill_estimate, part_within_drive
from atoll.bots.tobago.sharing import value_of_paying, value_of_taking
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
    PAY,
    PLACE,
    RAISE,
    START_MAP,
    TAKE,
)
from atoll.games.tobago.island.tables import WHOLE
from atoll.games.tobago.rules.maps import can_add_clue
from atoll.games.tobago.rules.turn import is_amulet_needed
from atoll.games.tobago.state import MAP_COUNT, STEPS, Phase, Tobago

__all__ = [
    "AT_ONCE",
    "NEVER",
    "action_clue_value",
    "amulet_clue_value",
    "amulet_drive_value",
    "amulet_ply_value",
    "appraise",
    "appraise_amulets",
    "appraise_with",
    "cost_of_driving",
    "double_value",
    "drive_value",
    "exchange_by_amulet_value",
    "no_gain",
    "no_value",
    "place_value",
    "plays_amulet",
    "ply_value",
    "raise_value",
    "remove_value",
    "start_value",
]

AT_ONCE = 100.0  # a treasure that can be raised is raised before anything else
NEVER = 1e6


@rule
def appraise(game: Tobago, w: Weights, menu: Menu, values: FloatRow) -> None:
    """Write the value of each ply on the menu, with the best that can follow in this turn."""
    appraise_with(game, w, zeros(1, Estimate), menu, values)


@rule
def appraise_with(
    game: Tobago, w: Weights, estimates: Records[Estimate], menu: Menu, values: FloatRow
) -> None:
    """The same, using the caller's buffer."""
    estimate = estimates[0]
    if game.phase != Phase.PLACE:
        fill_estimate(game, w, game.actor, estimate)
    best, clues = 0.0, 0
    for number in range(menu.count):
        action = int64(menu.action[number])
        if not plays_amulet(action):
            values[number] = ply_value(game, w, estimate, action)
            clues += CLUE.has(action)
            if not RAISE.has(action):
                best = max(best, values[number])
    if game.phase == Phase.ACT:
        appraise_amulets(game, w, estimate, menu, values, best, clues)


@rule
def appraise_amulets(
    game: Tobago,
    w: Weights,
    estimate: Estimate,
    menu: Menu,
    values: FloatRow,
    best: float,
    clues: int,
) -> None:
    """Write the values of playing an amulet on top of the best action.

    `clues` is the number of clues on the menu.
    """
    # If all seats waited for a better moment, the game would not go on.
    must = game.amulets[game.turn] > 0 and clues == 0 and is_amulet_needed(game)
    for number in range(menu.count):
        action = int64(menu.action[number])
        if plays_amulet(action):
            values[number] = best + amulet_ply_value(game, w, estimate, best, action)
            if must and AMULET_REMOVE.has(action):
                values[number] = max(values[number], best + w.least)


@inline
def plays_amulet(action: int) -> bool:
    """Return whether a ply plays an amulet or goes on with a drive by amulet."""
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
def place_value(game: Tobago, w: Weights, estimate: Estimate, space: int) -> float:
    """Return the value of a first space: the number of spaces near by."""
    low, high = WHOLE[game.island, 0], WHOLE[game.island, 1]
    near = spaces_within(game, space, STEPS - 1, low, high)
    within_drive = spaces_within(game, space, STEPS, low, high)
    return 0.1 * within_drive + 0.05 * near


@rule
def action_clue_value(
    game: Tobago, w: Weights, estimate: Estimate, card: int, treasure_map: int
) -> float:
    """Return the value of a clue as the action; only an amulet can then drive this turn."""
    by_amulet = estimate.last_amulet[game.turn] if game.amulets[game.turn] > 0 else NEVER
    return clue_value(game, w, estimate, card, treasure_map, by_amulet)


@rule
def drive_value(game: Tobago, w: Weights, estimate: Estimate, space: int) -> float:
    """Return the value of a step of the regular drive."""
    return step_value(game, w, estimate, space, game.steps - 1, True) - estimate.here


@rule
def raise_value(game: Tobago, w: Weights, estimate: Estimate, treasure_map: int) -> float:
    """Return the value of raising, which comes first, of two treasures the better one."""
    return AT_ONCE + estimate.prize[treasure_map]


@rule
def start_value(game: Tobago, w: Weights, estimate: Estimate, card: int) -> float:
    """Return the value of a first clue: near the vehicle, and of little use elsewhere."""
    use = 0.0
    for treasure_map in range(MAP_COUNT):
        if treasure_map != game.raised and can_add_clue(game, treasure_map, card):
            use = max(use, clue_value(game, w, estimate, card, treasure_map, NEVER))
    kept = game.kept[card]
    near = part_within_drive(game, game.vehicle[estimate.seat], kept[0], kept[1])
    return w.near * near - 0.3 * use


@rule
def no_value(game: Tobago, w: Weights, estimate: Estimate, action: int) -> float:
    """Return 0 for ending the turn and for leaving a card, the baseline of the others."""
    return 0.0


@ACTIONS.dispatch(
    {
        PLACE: place_value,
        EXCHANGE: exchange_value,
        CLUE: action_clue_value,
        DRIVE: drive_value,
        RAISE: raise_value,
        TAKE: value_of_taking,
        PAY: value_of_paying,
        START_MAP: start_value,
    },
    otherwise=no_value,
)
def ply_value(game: Tobago, w: Weights, estimate: Estimate, action: int) -> float:
    """Return the value of a ply that plays no amulet."""
    return 0.0


# ── With an amulet ───────────────────────────────────────────────────────────────────────


@rule
def exchange_by_amulet_value(game: Tobago, w: Weights, estimate: Estimate, best: float) -> float:
    """Return the gain of a new hand by amulet instead of by the action."""
    gain = exchange_value(game, w, estimate) - best
    return gain - estimate.last_amulet[game.turn]


@rule
def remove_value(
    game: Tobago, w: Weights, estimate: Estimate, best: float, treasure_map: int, space: int
) -> float:
    """Return the gain of removing one site of a map."""
    sites = game.candidates[treasure_map]
    low, high = without(sites[0], sites[1], space)
    at_once = cost_of_driving(game, estimate, best)
    gain = narrow_value(game, w, estimate, treasure_map, low, high, at_once)
    return gain - estimate.last_amulet[game.turn]


@rule
def amulet_clue_value(
    game: Tobago, w: Weights, estimate: Estimate, best: float, card: int, treasure_map: int
) -> float:
    """Return the gain of one more clue."""
    at_once = cost_of_driving(game, estimate, best)
    gain = clue_value(game, w, estimate, card, treasure_map, at_once)
    return gain - estimate.last_amulet[game.turn]


@rule
def amulet_drive_value(
    game: Tobago, w: Weights, estimate: Estimate, best: float, space: int
) -> float:
    """Return the gain of a drive by amulet, or of going on with one that has been paid."""
    if game.amulet_steps > 0:
        return step_value(game, w, estimate, space, game.amulet_steps - 1, False) - estimate.here
    value = step_value(game, w, estimate, space, STEPS - 1, False) - estimate.here
    return value - estimate.last_amulet[game.turn]


@rule
def double_value(
    game: Tobago, w: Weights, estimate: Estimate, best: float, treasure_map: int, slot: int
) -> float:
    """Return the gain of a second rose on a clue."""
    gain = rose_value(game, w, estimate, treasure_map, estimate.chance[treasure_map])
    return gain - estimate.last_amulet[game.turn]


@rule
def no_gain(game: Tobago, w: Weights, estimate: Estimate, best: float, action: int) -> float:
    """Return the cost of an amulet: swaps gain nothing."""
    return -estimate.last_amulet[game.turn]


@rule
def cost_of_driving(game: Tobago, estimate: Estimate, best: float) -> float:
    """Return the cost of driving to a treasure after locating it: the action or an amulet."""
    cost = best if not game.acted else NEVER
    if game.amulets[game.turn] > 1:
        cost = min(cost, estimate.last_amulet[game.turn])
    return cost


@ACTIONS.dispatch(
    {
        AMULET_EXCHANGE: exchange_by_amulet_value,
        AMULET_REMOVE: remove_value,
        AMULET_CLUE: amulet_clue_value,
        AMULET_DRIVE: amulet_drive_value,
        AMULET_DOUBLE: double_value,
    },
    otherwise=no_gain,
)
def amulet_ply_value(
    game: Tobago, w: Weights, estimate: Estimate, best: float, action: int
) -> float:
    """Return the gain of playing an amulet besides the action of the turn."""
    return 0.0
