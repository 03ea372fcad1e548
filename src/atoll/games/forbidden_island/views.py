"""Forbidden Island's position as everybody sees it: nothing of it is hidden."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from atoll.engine.schema import counts_of, flags_of, one_of
from atoll.games.forbidden_island.state import (
    CARDS,
    REASONS,
    ROLES,
    TILES,
    TREASURES,
    Part,
    Phase,
)

__all__ = [
    "PARTS",
    "PHASES",
    "CardCounts",
    "CardName",
    "PartName",
    "PhaseName",
    "Player",
    "ReasonName",
    "RoleName",
    "Setup",
    "Tile",
    "TileName",
    "TileState",
    "View",
]

PHASES = tuple(phase.name.lower() for phase in Phase)
PARTS = tuple(part.name.lower() for part in Part)

PhaseName: TypeAlias = Annotated[str, one_of("Phase", PHASES)]
PartName: TypeAlias = Annotated[str, one_of("Part", PARTS)]
TileName: TypeAlias = Annotated[str, one_of("TileName", TILES)]
TileState: TypeAlias = Literal["dry", "flooded", "sunk"]
RoleName: TypeAlias = Annotated[str, one_of("Role", ROLES)]
CardName: TypeAlias = Annotated[str, one_of("Card", CARDS)]
ReasonName: TypeAlias = Annotated[str, one_of("Reason", REASONS)]
CardCounts: TypeAlias = Annotated[dict[str, int], counts_of(CARDS)]


class Setup(Struct, frozen=True):
    """The set-up."""

    first: int
    """The first player."""
    tiles: list[TileName]
    """In reading order of the shape."""
    flooded: list[TileName]
    roles: list[RoleName]
    """By seat."""
    hands: list[list[CardName]]
    """By seat."""


class Tile(Struct, frozen=True):
    """A tile where it lies, or lay before it sank."""

    tile: TileName
    row: int
    column: int
    state: TileState


class Player(Struct, frozen=True):
    """A pawn and its hand."""

    role: RoleName
    at: TileName
    """A swimmer's tile has sunk."""
    hand: list[CardName]


class View(Struct, frozen=True):
    """The position."""

    phase: PhaseName
    part: PartName
    """Of the turn."""
    turn: int
    """The active seat."""
    decides: int | None
    """The seat that is asked first; others may hold special cards (see `legal`)."""
    actions: int
    """Actions left."""
    free_shore_up: bool
    """Whether the Engineer's second tile is pending."""
    flown: bool
    """Whether the Pilot has flown in this turn."""
    draws: int
    """Treasure cards to come in this turn."""
    floods: int
    """Flood cards to come; 0 until the third part."""
    over_limit: int | None
    """The seat that has to discard."""
    swimmers: list[int]
    """The seats in the water."""
    reason: ReasonName | None
    """Why the game is over."""
    meter: int
    """The tick of the water meter, 1 to 10; 10 is the skull."""
    rate: int | None
    """Flood cards a turn; null at the skull."""
    turned_up: TileName | None
    """The tile whose flood card was turned up last in this turn."""
    flood_piles: list[list[TileName]]
    """The flood deck, topmost pile first; each is a set in reading order, its order unknown."""
    flood_discards: list[TileName]
    tiles: list[Tile]
    """All 24 in reading order of the shape."""
    players: list[Player]
    """By seat."""
    treasures: Annotated[dict[str, bool], flags_of(TREASURES)]
    """Whether each is captured."""
    treasure_deck: CardCounts
    """Copies left."""
    treasure_discards: CardCounts
