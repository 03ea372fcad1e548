"""Forbidden Island's verbs: what players decide, and what chance brings.

In the short notation a seat is named by its role: `lift engineer pilot+diver fools_landing`.
"""

from atoll.engine.actions import Actions, SeatNames
from atoll.engine.compiler.rule import rule
from atoll.engine.contract import CHANCE
from atoll.engine.json_values import InputError, JsonValue, whole_number
from atoll.engine.verbs import Noun, names, number_of, verb
from atoll.games.forbidden_island.state import (
    CARDS,
    COPIES,
    GROUPS,
    HELICOPTER,
    HOLDABLE,
    MOST_PLAYERS,
    PLACES,
    ROLES,
    SANDBAGS,
    TILES,
    TREASURE_CARDS,
    Island,
    tile_name,
)
from atoll.games.forbidden_island.views import CardName, TileName

__all__ = [
    "ACTIONS",
    "CAPTURE",
    "DISCARD",
    "DRAW",
    "END_ACTIONS",
    "FLOOD",
    "FLY",
    "GIVE",
    "LIFT",
    "LIFT_OFF",
    "MOST_ACTIONS",
    "MOVE",
    "NAVIGATE",
    "PAWNS",
    "PROCEED",
    "SANDBAG",
    "SEAT",
    "SEATS_OF_GROUP",
    "SHORE_UP",
    "SWIM",
    "TILE",
    "active",
    "check_seat",
    "group_of_roles",
    "group_of_seats",
    "is_special",
    "place_named",
    "role_name",
    "roles_of_group",
    "seat_of_role",
]

# ── Tiles ────────────────────────────────────────────────────────────────────────────────


def place_named(game: Island, tile: JsonValue, key: str) -> int:
    """The place of the tile of this name."""
    return game.place_of[number_of(tile, TILES, key)]


TILE = Noun("tile", PLACES, tile_name, place_named, value_type=TileName)

# ── Seats ────────────────────────────────────────────────────────────────────────────────


def check_seat(game: Island, seat: JsonValue, key: str) -> int:
    """A seat at this table."""
    return whole_number({key: seat}, key, 0, game.players - 1)


def role_name(game: Island, seat: int) -> str:
    """The role of a seat, its name in the short notation."""
    return ROLES[game.role[seat]]


def seat_of_role(game: Island, name: str, key: str) -> int:
    """The seat of a role at this table."""
    return number_of(name, [role_name(game, seat) for seat in range(game.players)], key)


SEAT = Noun(
    "seat",
    MOST_PLAYERS,
    lambda game, seat: seat,
    check_seat,
    role_name,
    seat_of_role,
    value_type=int,
)

# ── Groups of pawns ──────────────────────────────────────────────────────────────────────

SEATS_OF_GROUP = [
    [seat for seat in range(MOST_PLAYERS) if group >> seat & 1] for group in range(GROUPS)
]


def group_of_seats(game: Island, seats: JsonValue, key: str) -> int:
    """The group of these seats, which must be in order."""
    if not isinstance(seats, list):
        raise InputError("input-seats", key=key, value=repr(seats))
    numbers = [check_seat(game, seat, key) for seat in seats]
    if not numbers or numbers != sorted(set(numbers)):
        raise InputError("input-seats-order", key=key, value=repr(seats))
    return sum(1 << seat for seat in numbers)


def roles_of_group(game: Island, group: int) -> str:
    """The roles of a group, in the order of seats."""
    return "+".join(role_name(game, seat) for seat in SEATS_OF_GROUP[group])


def group_of_roles(game: Island, text: str, key: str) -> int:
    """The group of these roles, in any order."""
    roles = text.split("+")
    for role in roles:
        if roles.count(role) > 1:
            raise InputError("input-twice", key=key, value=role)
    return sum(1 << seat_of_role(game, role, key) for role in roles)


PAWNS = Noun(
    "seats",
    GROUPS,
    lambda game, group: SEATS_OF_GROUP[group],
    group_of_seats,
    roles_of_group,
    group_of_roles,
    value_type=list[int],
)

# ── Verbs ────────────────────────────────────────────────────────────────────────────────


def active(game: Island) -> int:
    """The player whose turn it is."""
    return game.turn


END_ACTIONS = verb("end_actions", by=active)
PROCEED = verb("proceed", by=active)
CAPTURE = verb("capture", by=active)
MOVE = verb("move", TILE.called("to"), by=active)
FLY = verb("fly", TILE.called("to"), by=active)
SHORE_UP = verb("shore_up", TILE, by=active)
NAVIGATE = verb("navigate", SEAT, TILE.called("to"), by=active)
GIVE = verb(
    "give", SEAT.called("to"), names("card", CARDS[:TREASURE_CARDS], value_type=CardName), by=active
)
DISCARD = verb("discard", names("card", CARDS[:HOLDABLE], value_type=CardName))
SWIM = verb("swim", SEAT.called("by"), TILE.called("to"))
SANDBAG = verb("sandbag", SEAT.called("by"), TILE)
LIFT_OFF = verb("lift_off", SEAT.called("by"))
LIFT = verb("lift", SEAT.called("by"), PAWNS, TILE.called("to"))
DRAW = verb("draw", names("card", CARDS, value_type=CardName), by=CHANCE)
FLOOD = verb("flood", TILE, by=CHANCE)

ACTIONS = Actions(
    "Forbidden Island",
    *(END_ACTIONS, PROCEED, CAPTURE, MOVE, FLY, SHORE_UP, NAVIGATE, GIVE),
    *(DISCARD, SWIM, SANDBAG, LIFT_OFF, LIFT, DRAW, FLOOD),
    seat_names=SeatNames(role_name, seat_of_role),
)

# The longest menu is one of actions: all pawns on one tile, each special card in another hand.
_ALONE = 3 + 3 * PLACES  # of the first three verbs, and of those with a tile
_WITH_OTHERS = (MOST_PLAYERS - 1) * (PLACES + TREASURE_CARDS)
_LIFTS = int(COPIES[HELICOPTER]) * ((GROUPS - 1) * (PLACES - 1) + 1)  # or a lift-off
_SANDBAGS = int(COPIES[SANDBAGS]) * PLACES
MOST_ACTIONS = _ALONE + _WITH_OTHERS + _LIFTS + _SANDBAGS


@rule
def is_special(action: int) -> bool:
    """Whether a special card is played."""
    return SANDBAG.has(action) or LIFT.has(action) or LIFT_OFF.has(action)
