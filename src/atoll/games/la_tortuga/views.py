"""La Tortuga's position as everybody sees it: nothing of it is hidden."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from atoll.engine.schema import counts_of, one_of
from atoll.games.la_tortuga.state import VALUES, Phase

__all__ = ["EGGS", "PHASES", "PhaseName", "Player", "Setup", "Turtle", "View"]

PHASES = tuple(phase.name.lower() for phase in Phase)
EGGS = tuple(str(value) for value in range(1, VALUES))

PhaseName: TypeAlias = Annotated[str, one_of("Phase", PHASES)]


class Setup(Struct, frozen=True):
    """The set-up."""

    first: int
    """The first player."""
    egg: int
    """The face-up egg card."""


class Turtle(Struct, frozen=True):
    """A turtle on the raft or on the ring."""

    owner: int
    """Its seat."""
    at: int
    """Its space: 0 is the raft, 21 the beach."""
    on: int | None
    """The turtle it stands on."""


class Player(Struct, frozen=True):
    """What a seat has collected."""

    eggs: int
    """In total, the beach included."""
    cards: list[int]
    """The values of its egg cards."""
    counted: int
    """Its cards, the beach included."""
    beach: bool
    """Whether it has the beach."""


class View(Struct, frozen=True):
    """The position."""

    phase: PhaseName
    turn: int
    """The seat whose turn it is."""
    decides: int | None
    """The seat to decide; null while chance is to act, and at the end."""
    moving: int | None
    """The turtle that moves."""
    waiting: int | None
    """The turtle that moves next in this turn."""
    thrown: int
    """Dice of this move so far, a spent card included."""
    total: int
    """The sum of these dice."""
    spent: bool
    """Whether a card was spent in this move."""
    egg: int | None
    """The face-up egg card; null if only the beach is left."""
    deck: int
    """Egg cards lying face down."""
    unseen: Annotated[dict[str, int], counts_of(EGGS)]
    """Egg cards that no seat has seen yet, by value."""
    turtles: list[Turtle]
    players: list[Player]
    """By seat."""
