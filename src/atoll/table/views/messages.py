"""What a client gets of a table: the parts of updates and responses."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Raw, Struct

from atoll.engine.json_values import Json, JsonValue, Ply
from atoll.engine.options import OptionValue
from atoll.engine.schema import one_of, ref
from atoll.table.consent.agreement import ABANDON
from atoll.table.consent.proposal import CLAIM, UNDO

__all__ = [
    "AnyEffects",
    "AnyPly",
    "AnySetup",
    "ChallengeInfo",
    "Chosen",
    "ChosenPart",
    "ClockInfo",
    "DeclinedProposal",
    "EncodedView",
    "Moment",
    "Options",
    "OriginInfo",
    "Outcome",
    "Perspective",
    "ProposalInfo",
    "ProposalKind",
    "Remark",
    "SeatInfo",
    "SeatKind",
    "SeenPosition",
    "TableInfo",
    "TableStatus",
    "UndoneDecision",
]

AnyPly: TypeAlias = Annotated[Ply, ref("Ply")]
AnySetup: TypeAlias = Annotated[Json, ref("Setup")]
AnyEffects: TypeAlias = Annotated[JsonValue, ref("Effects")]
EncodedView: TypeAlias = Annotated[Raw, ref("View")]

Options: TypeAlias = dict[str, OptionValue]
ChosenPart: TypeAlias = int | str | list[str | dict[str, int | str] | None]
"""A part of the set-up: as a set-up has it, or by seat with null where it is dealt."""
Chosen: TypeAlias = dict[str, ChosenPart]
Perspective: TypeAlias = int | Literal["all"] | None
"""A seat's view, a spectator's (null), or a view with all cards open."""
SeatKind: TypeAlias = Annotated[str, one_of("SeatKind", ("human", "bot", "open"))]
TableStatus: TypeAlias = Annotated[
    str, one_of("TableStatus", ("open", "playing", "over", "abandoned"))
]
ProposalKind: TypeAlias = Annotated[str, one_of("ProposalKind", (UNDO, ABANDON, CLAIM))]


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    winners: list[int]
    """The winning seats."""
    reason: str


class SeenPosition(Struct, frozen=True):
    """A position as a viewer sees it."""

    view: EncodedView | None
    """Null while the table is open."""
    decides: int | None
    """The seat to decide; null while chance is to act, and at the end."""
    legal: list[AnyPly]
    """The legal plies of the seats that the viewer holds."""
    outcome: Outcome | None
    seat: int | None
    """The seat whose view it is; null: what all may see."""


class Moment(Struct, frozen=True):
    """An earlier position."""

    view: EncodedView
    decides: int | None
    """The seat to decide; null while chance is to act, and at the end."""
    outcome: Outcome | None
    perspective: Perspective


class SeatInfo(Struct, frozen=True):
    """A seat at a table."""

    kind: SeatKind
    name: str | None
    """The person's; of an open seat, for whom it is kept."""
    bot: str | None
    """The bot that has the seat or, on a person's seat, that stands in."""
    online: bool
    """Whether the person is connected; bots always are."""
    grace: int | None
    """Of a person who is away: seconds until the others may let a bot stand in."""
    emblem: str | None
    """The person's emblem; null: the seat's own."""


class ProposalInfo(Struct, frozen=True):
    """A proposal, or a claim of a seat, that waits for consent."""

    what: ProposalKind
    by: list[int]
    """The seats that proposed it; none for a claim."""
    plies: int | None
    """For an undo: the number of plies that would be left."""
    waiting: list[int]
    """The seats that have not answered; for a claim one of them is enough."""
    seat: int | None = None
    """For a claim: the seat that a person without its token asks for."""


class DeclinedProposal(Struct, frozen=True):
    """The last proposal, if it was declined and no ply was played since."""

    what: ProposalKind
    by: tuple[int, ...]
    """The seats that proposed it; none for a claim."""
    seats: tuple[int, ...]
    """The seats that declined."""
    seat: int | None = None
    """For a claim: the seat that was asked for."""


class UndoneDecision(Struct, frozen=True):
    """A decision that was taken back."""

    seat: int
    after: int
    """The number of plies that were left."""
    plies: int
    """The number of plies that were taken back."""


class ClockInfo(Struct, frozen=True):
    """The clocks; all times are in milliseconds unless said otherwise."""

    per: Literal["move", "game"]
    seconds: int
    """Seconds for each decision, or for the game."""
    increment: int
    """Seconds added for every decision made, per game."""
    left: list[int]
    """By seat."""
    late: list[int]
    """Decisions in a row that a bot had to make, by seat."""
    runs: int | None
    """The seat whose clock runs."""
    rest: int | None
    """What this seat has left for its decision."""


class OriginInfo(Struct, frozen=True, omit_defaults=True):
    """Where a game came from that did not begin at its table."""

    moment: int
    """The number of plies taken over."""
    table: str | None = None
    """The table of which it is a branch; left out: a transcript was imported."""
    seat: int | None = None
    """Of a branch: the seat for which the position was determinized."""


class ChallengeInfo(Struct, frozen=True):
    """Of a table that has the deal of a finished game: who sent it."""

    by: str
    """The name of the player, who knows the deal."""
    seats: list[int]
    """The seats that this player had."""
    table: str | None
    """The table at which the deal was first played; null until the game has ended."""


class TableInfo(Struct, frozen=True):
    """A table and its seats."""

    id: str
    game: str
    players: int
    options: Options
    chosen: Chosen
    """What of the set-up was chosen (see *Setting up*)."""
    public: bool
    """Whether the lobby lists the table."""
    hidden: bool
    """Whether a seat of this game sees what others must not."""
    status: TableStatus
    seats: list[SeatInfo]
    yours: list[int]
    """The seats that the viewer holds."""
    shared_seats: list[int]
    """The seats whose view spectators may see."""
    watching: int
    """Spectators."""
    proposal: ProposalInfo | None
    declined: DeclinedProposal | None
    hints: bool
    """Whether players may ask for hints."""
    review: bool
    """Whether the finished game can be reviewed."""
    clock: ClockInfo | None
    """Null: players have unlimited time."""
    next: str | None
    """The table of the rematch."""
    commitment: str | None
    """SHA-256 of the seed; null where the game did not begin at this table."""
    seed: str | None
    """From which all chance follows; null until the game has ended."""
    origin: OriginInfo | None
    challenge: ChallengeInfo | None
    challenges: int
    """How many tables have the deal of this one."""
    asks_first: bool
    """Whether the game waits until a player says who begins."""
    arranged: list[str]
    """The parts of the set-up that were arranged by hand."""


class Remark(Struct, frozen=True):
    """Something that was said."""

    seq: int
    seat: int | None
    """Null: a spectator, or a person who has left the seat."""
    name: str | None
    """Where `seat` is null."""
    text: str | None
    phrase: str | None
    """One of `atoll.table.commands.talk.PHRASES`, in place of a text."""
    aside: bool
    """Said by a spectator while the game was under way."""
    at: int
    """Milliseconds since 1970."""
