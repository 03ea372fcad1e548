"""Tobago's position: what everybody sees, and what a seat sees besides.

Spaces, clues, maps and treasure cards are named as in transcripts.  Clues and hands are dealt
when the last vehicle stands: until then maps and hands are shown empty.
"""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from atoll.engine.schema import one_of
from atoll.games.tobago.island.data import CLUES, MAPS, TERRAINS, TREASURE_NAMES
from atoll.games.tobago.state import Phase

__all__ = [
    "PAYMENTS",
    "PHASES",
    "ClueName",
    "MapClue",
    "MapName",
    "Payment",
    "PhaseName",
    "PlacedStatue",
    "Player",
    "Rose",
    "SeatView",
    "Setup",
    "Sharing",
    "Space",
    "Statue",
    "TerrainName",
    "TreasureMap",
    "TreasureName",
    "View",
]

PAYMENTS = ("amulet", "card")
PHASES = tuple(phase.name.lower() for phase in Phase)

PhaseName: TypeAlias = Annotated[str, one_of("Phase", PHASES)]
TerrainName: TypeAlias = Annotated[str, one_of("Terrain", TERRAINS)]
MapName: TypeAlias = Annotated[str, one_of("MapName", MAPS)]
ClueName: TypeAlias = Annotated[str, one_of("Clue", tuple(dict.fromkeys(CLUES)))]
TreasureName: TypeAlias = Annotated[str, one_of("TreasureCard", TREASURE_NAMES)]
Payment: TypeAlias = Annotated[str, one_of("Payment", PAYMENTS)]
"""What a curse takes."""
Space: TypeAlias = str
"""The coordinates of a space: `"q,r"`."""


class PlacedStatue(Struct, frozen=True):
    """A statue of the set-up."""

    at: Space
    faces: int
    """The direction, 0 to 5, clockwise."""


class Setup(Struct, frozen=True):
    """The set-up; what a seat may not know is null."""

    first: int
    """The first player."""
    island: str
    huts: list[Space]
    palms: list[Space]
    statues: list[PlacedStatue]
    clues: list[ClueName | None] | None
    """The first clue of each map, if it has one."""
    owners: list[int | None] | None
    """The seat whose rose lies on this clue."""
    hands: list[list[ClueName] | None] | None
    """By seat."""


class Statue(Struct, frozen=True):
    """A statue on the island."""

    at: Space
    faces: int
    """The direction, 0 to 5, clockwise."""
    looks_at: Space
    """Where an amulet would wash up."""


class MapClue(Struct, frozen=True):
    """A clue on a map."""

    clue: ClueName
    owner: int
    """The seat whose roses lie on it."""
    roses: int


class TreasureMap(Struct, frozen=True):
    """A map's column of clues, and where its treasure may be."""

    map: MapName
    clues: list[MapClue]
    """From the oldest down."""
    sites: list[Space]
    """The spaces where the treasure may be."""
    markers: bool
    """Whether markers lie on these spaces."""
    located: bool


class Player(Struct, frozen=True):
    """What lies before a player."""

    hand: int
    """Clue cards."""
    roses: int
    """At home."""
    amulets: int
    treasures: int
    """Treasure cards."""
    cards: list[int] | None
    """Their coins; null for others, unless `open_coins` is on or the game is over."""
    coins: int | None
    """Their sum; null where `cards` is."""
    clues: list[ClueName] | UnsetType = UNSET
    """The hand, where all cards lie open."""


class Rose(Struct, frozen=True):
    """The rose whose owner looks or is asked."""

    clue: int
    """The clue's number on the map; one past the last for the raiser's rose."""
    number: int
    """0 or 1: a clue may have two roses."""


class Sharing(Struct, frozen=True):
    """A treasure that is shared out."""

    map: MapName
    raiser: int
    """The seat that raised it."""
    raiser_rose: bool
    """Whether the raiser's rose still lies below the map."""
    looks: list[int]
    """Cards looked at, by seat."""
    looked: list[TreasureName]
    """The cards this seat looked at."""
    cards: int
    """Cards still face down."""
    revealed: list[TreasureName]
    """Cards turned up so far."""
    card: TreasureName | None
    """The card on offer."""
    rose: Rose | None
    last_taker: int | None
    """The seat that took the last card."""
    looked_by: list[list[TreasureName]] | UnsetType = UNSET
    """What every seat looked at, where all cards lie open."""


class View(Struct, frozen=True):
    """The position as everybody sees it."""

    phase: PhaseName
    turn: int | None
    """The seat whose turn it is."""
    decides: int | None
    """The seat to decide; null while chance is to act, and at the end."""
    drawing: int | None
    """The seat that draws clues."""
    acted: bool
    """Whether the action is used or a drive begun."""
    steps: int
    """Left of the regular drive."""
    amulet_steps: int
    """Left of an amulet's drive."""
    island: str
    spaces: dict[Space, TerrainName]
    """All spaces with their terrains, in reading order."""
    huts: list[Space]
    palms: list[Space]
    statues: list[Statue]
    amulets: list[Space]
    """Where amulets lie."""
    amulet_supply: int
    """Amulets left."""
    vehicles: list[Space | None]
    """By seat."""
    maps: list[TreasureMap]
    keeps: dict[str, list[Space]]
    """The spaces kept by each clue on a map."""
    clue_deck: int
    clue_discards: int
    treasure_deck: int
    curse_free: int
    """Cards of the treasure deck's top that cannot be a curse."""
    curses: int
    """In the game: in the deck, handed in for the sharing under way, or discarded unseen."""
    treasure_discards: int


class SeatView(Struct, frozen=True):
    """What a seat sees besides; a spectator has no hand."""

    hand: list[ClueName]
    hand_keeps: dict[str, list[Space]]
    """The spaces kept by each clue in hand."""
    players: list[Player]
    """By seat."""
    sharing: Sharing | None
