"""Tobago's verbs: what players decide, and what chance brings."""

from collections.abc import Sequence

from atoll.engine.actions import Actions
from atoll.engine.contract import CHANCE
from atoll.engine.json_values import InputError, JsonValue, TypeForm
from atoll.engine.verbs import Noun, names, numbers, verb
from atoll.games.tobago.island.data import CLUES, MAPS, TREASURE_NAMES
from atoll.games.tobago.island.geometry import ISLANDS
from atoll.games.tobago.island.tables import MOST_SPACES
from atoll.games.tobago.state import CLUE_CARDS, HAND, MAP_COUNT, MARKERS, MOST_CLUES, Tobago
from atoll.games.tobago.views import PAYMENTS, ClueName, MapName, Payment, Space, TreasureName

__all__ = [
    "ACTIONS",
    "ADD",
    "AMULET_CLUE",
    "AMULET_DOUBLE",
    "AMULET_DRIVE",
    "AMULET_EXCHANGE",
    "AMULET_REMOVE",
    "AMULET_SWAP",
    "CARD",
    "CLUE",
    "DRAW_CLUE",
    "DRIVE",
    "END_TURN",
    "EXCHANGE",
    "LEAVE",
    "MAP",
    "MOST_ACTIONS",
    "PAY",
    "PEEK",
    "PLACE",
    "RAISE",
    "REVEAL",
    "SLOT",
    "SPACE",
    "START_MAP",
    "TAKE",
    "TREASURE",
    "one_of",
    "space_called",
]

# ── Nouns ────────────────────────────────────────────────────────────────────────────────


def space_called(island: int, name: JsonValue) -> int:
    """The number of the space of this name, `"q,r"`; raises `InputError`."""
    known = ISLANDS[island].numbers
    if not isinstance(name, str) or name not in known:
        raise InputError("setup-space", space=repr(name), island=ISLANDS[island].name)
    return known[name]


def one_of(known: Sequence[str], what: str, name: JsonValue) -> int:
    """The number of this name; raises `InputError`."""
    if not isinstance(name, str) or name not in known:
        raise InputError("setup-no-such", what=what, value=repr(name))
    return known.index(name)


def _space_name(game: Tobago, space: int) -> str:
    return ISLANDS[game.island].names[space]


def _space_number(game: Tobago, name: JsonValue, key: str) -> int:
    return space_called(game.island, name)


def _named(
    key: str, known: Sequence[str], what: str, value_type: TypeForm, *, words: int = 1
) -> Noun:
    """One of these names; `what` names the kind of thing in errors."""
    return Noun(
        key,
        len(known),
        lambda game, number: known[number],
        lambda game, name, key: one_of(known, what, name),
        words=words,
        value_type=value_type,
    )


SPACE = Noun("to", MOST_SPACES, _space_name, _space_number, value_type=Space)
CARD = _named("card", CLUES, "clue", ClueName, words=2)
MAP = _named("map", MAPS, "map", MapName)
TREASURE = _named("card", TREASURE_NAMES, "treasure card", TreasureName)
SLOT = numbers("clue", MOST_CLUES - 1)

# ── Verbs ────────────────────────────────────────────────────────────────────────────────


def _drawer(game: Tobago) -> int:
    """The seat that draws a clue."""
    return game.drawer


def _looker(game: Tobago) -> int:
    """The seat that looks at a treasure card."""
    # `game` is `RecordFields`, in which a grid is a list of lists.
    return game.rose_owner[game.raised][game.rose_slot]


END_TURN = verb("end_turn")
EXCHANGE = verb("exchange")
AMULET_EXCHANGE = verb("amulet_exchange")
TAKE = verb("take")
LEAVE = verb("leave")
PAY = verb("pay", names("with", PAYMENTS, value_type=Payment))
PLACE = verb("place", SPACE.called("at"))
CLUE = verb("clue", CARD, MAP)
DRIVE = verb("drive", SPACE)
RAISE = verb("raise", MAP)
AMULET_REMOVE = verb("amulet_remove", MAP, SPACE.called("at"))
AMULET_CLUE = verb("amulet_clue", CARD, MAP)
AMULET_DRIVE = verb("amulet_drive", SPACE)
AMULET_DOUBLE = verb("amulet_double", MAP, SLOT)
AMULET_SWAP = verb("amulet_swap", MAP, SLOT.called("clues"), SLOT.called("clues"))
START_MAP = verb("start_map", CARD)
DRAW_CLUE = verb("draw_clue", CARD.secret(), by=CHANCE, also={"seat": _drawer})
PEEK = verb("peek", TREASURE.secret(), by=CHANCE, also={"seat": _looker})
ADD = verb("add", TREASURE.secret(), by=CHANCE)
REVEAL = verb("reveal", TREASURE, by=CHANCE)

ACTIONS = Actions(
    "Tobago",
    *(END_TURN, EXCHANGE, AMULET_EXCHANGE, TAKE, LEAVE, PAY, PLACE, CLUE, DRIVE, RAISE),
    *(AMULET_REMOVE, AMULET_CLUE, AMULET_DRIVE, AMULET_DOUBLE, AMULET_SWAP, START_MAP),
    *(DRAW_CLUE, PEEK, ADD, REVEAL),
)

# Swaps outnumber all else: the 52 clues lie in columns of at most 29.
_MOST_SWAPS = sum(n * (n - 1) // 2 for n in (MOST_CLUES, CLUE_CARDS - MOST_CLUES))
_MOST_CLUE_PLIES = 2 * int(max(HAND)) * MAP_COUNT
_MOST_OTHERS = 3 + 2 * MOST_SPACES + MAP_COUNT * (1 + MARKERS) + CLUE_CARDS
MOST_ACTIONS = _MOST_SWAPS + _MOST_CLUE_PLIES + _MOST_OTHERS
