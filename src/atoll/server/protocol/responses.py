"""What the server answers over HTTP."""

from typing import TypeAlias

from msgspec import Struct

from atoll.engine.options import OptionValue
from atoll.server.protocol.errors import ErrorInfo
from atoll.server.protocol.updates import PlayedPly, TableUpdate
from atoll.table.analysis.hints import Hint
from atoll.table.analysis.review import Review
from atoll.table.views.lobby_row import LobbySeat
from atoll.table.views.messages import (
    Chosen,
    ClockInfo,
    Options,
    Outcome,
    ProposalInfo,
    TableStatus,
)

__all__ = [
    "Arrangement",
    "Beat",
    "BotSeated",
    "BoundSeat",
    "BoundSeats",
    "ChallengeTable",
    "ChoiceInfo",
    "ClaimState",
    "CoachSays",
    "ComparedGame",
    "Comparison",
    "Examples",
    "Forgotten",
    "GameInfo",
    "HeldSeat",
    "HeldSeats",
    "Hints",
    "ImportedTables",
    "MissingTable",
    "OptionInfo",
    "PersonInvited",
    "Picture",
    "PlayerTable",
    "PlayerTables",
    "PreviewPicture",
    "ReviewCompiling",
    "ReviewProgress",
    "ReviewReady",
    "ReviewWorking",
    "SeatName",
    "TableInvitation",
    "Tutorial",
    "TutorialChapter",
    "WorkedExample",
]


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    help: str
    """In English, for games of which the page has no texts."""


class ChoiceInfo(Struct, frozen=True):
    """A part of the set-up that players may choose, one value for each seat."""

    name: str
    values: list[str]


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    """In English, for games of which the page has no texts."""
    seats: tuple[int, int]
    """The least and the most players."""
    options: list[OptionInfo]
    choices: list[ChoiceInfo]
    parts: list[str]
    """The parts of the set-up that may be chosen whole."""
    bots: list[str]
    hints: bool
    """Whether there are hints and reviews."""
    compiled: bool
    """Whether experts, hints and reviews are ready; the game can be played before."""


class Arrangement(Struct, frozen=True):
    """All parts of a set-up that may be chosen."""

    chosen: Chosen
    """What was chosen, and any values for the rest."""


class HeldSeat(Struct, frozen=True):
    """A seat, and the token by which one holds it."""

    seat: int
    token: str


class HeldSeats(Struct, frozen=True):
    """One's seats at a new table."""

    table: str
    """Its id."""
    seats: list[HeldSeat]


class ChallengeTable(Struct, frozen=True):
    """A table with the deal of a finished game."""

    table: str
    """Its id, for the link that one sends to a friend."""


class ComparedGame(Struct, frozen=True):
    """One of the games that were played with the same deal."""

    table: str | None
    """Its id; null while its game goes on."""
    status: TableStatus
    seats: list[LobbySeat]
    compared: list[int]
    """The seats whose results are compared."""
    outcome: Outcome | None
    plies: int
    """How many there were; 0 while the game goes on."""


class Comparison(Struct, frozen=True):
    """All games with the same deal: first the one that was played first."""

    games: list[ComparedGame]


class BotSeated(Struct, frozen=True):
    """The bot that got a seat."""

    seat: int
    bot: str


class Hints(Struct, frozen=True):
    """What a strong player would consider."""

    advice: list[Hint]
    """Up to three plies, the best first."""


class ImportedTables(Struct, frozen=True):
    """The tables of a transcript's games."""

    tables: list[str]
    """Their ids."""


class Picture(str):
    """A picture, as SVG."""

    __slots__ = ()


class PreviewPicture(bytes):
    """A picture, as PNG."""

    __slots__ = ()


class BoundSeats(Struct, frozen=True):
    """Seats that are bound to one's player key."""

    table: str
    seats: list[int]


class BoundSeat(Struct, frozen=True):
    """A seat that is or was bound to one's player key."""

    seat: int
    nonce: str
    """From which its token is derived."""
    holds: bool
    """Whether this token holds the seat; if not, the seat was bound to another since."""


class TableInvitation(Struct, frozen=True):
    """An invitation to another table, from a player with whom one has played."""

    table: str
    """The id of the other table; it may have begun meanwhile."""
    by: int
    """The seat of the player who invites."""
    at: int
    """Milliseconds since 1970."""


class PersonInvited(Struct, frozen=True):
    """A person whom one has invited to a table."""

    table: str
    seat: int
    """Their seat at the earlier table."""


class SeatName(Struct, frozen=True):
    """The name and the emblem that a seat has now."""

    seat: int
    name: str
    emblem: str | None


class PlayerTable(Struct, frozen=True):
    """How things stand at a table, as a spectator and the holder of some seats may know."""

    table: str
    """Its id."""
    game: str
    options: Options
    public: bool
    status: TableStatus
    seats: list[LobbySeat]
    yours: list[int]
    """The seats that one's tokens hold."""
    bound: list[BoundSeat]
    clock: ClockInfo | None
    decides: int | None
    your_turn: bool
    """Whether the decision is one's own, and no bot stands in."""
    proposal: ProposalInfo | None
    plies: int
    since: int
    """Milliseconds since the decision began; since the newest event, if no game is on."""
    outcome: Outcome | None
    finished_at: int | None
    """Milliseconds since 1970."""
    next: str | None
    """The table of the rematch."""
    picture: str | None
    """The address of a small picture; null for games that have none."""
    challenge: str | None
    """Who sent the challenge, if the deal is that of a finished game."""
    challenges: int
    """How many tables have the deal of this one."""
    invitations: list[TableInvitation]
    """To other tables, for one's seats here."""


class MissingTable(Struct, frozen=True):
    """A table that cannot be shown."""

    table: str
    error: ErrorInfo
    """`table-unknown` if it was removed."""


class PlayerTables(Struct, frozen=True):
    """One's tables: first those bound to the player key, the newest first."""

    tables: list[PlayerTable]
    missing: list[MissingTable]
    more: int
    """How many come after these: ask again with `first` larger by the length of both lists."""


class Forgotten(Struct, frozen=True):
    """Seats that are no longer bound to a player key."""

    table: str | None
    """Null: of all tables."""


class ClaimState(Struct, frozen=True):
    """What became of a claim."""

    seat: int
    returned: bool
    """Whether the seat was returned at once; else the other players are asked."""


class ReviewCompiling(Struct, frozen=True, tag_field="state", tag="compiling"):
    """The search is still being compiled."""

    done: int
    total: int


class ReviewWorking(Struct, frozen=True, tag_field="state", tag="working"):
    """The review is being computed."""

    done: int
    total: int


class ReviewReady(Struct, frozen=True, tag_field="state", tag="ready"):
    """The review is there."""

    review: Review


ReviewProgress: TypeAlias = ReviewCompiling | ReviewWorking | ReviewReady


class CoachSays(Struct, frozen=True, tag_field="type", tag="say"):
    """The coach speaks."""

    key: str
    """The text is the message `GAME-tutorial-KEY`."""
    at: list[str]
    """The things on the screen that it points at."""


Beat: TypeAlias = CoachSays | PlayedPly


class TutorialChapter(Struct, frozen=True):
    """A chapter, as seat 0 sees it."""

    opening: TableUpdate
    beats: list[Beat]
    """What is said and played, in order."""


class Tutorial(Struct, frozen=True):
    """The tutorial of a game."""

    chapters: list[TutorialChapter]


class WorkedExample(Struct, frozen=True):
    """A worked example of the rules, or a picture of a position: then it has no beats."""

    name: str
    opening: TableUpdate
    beats: list[Beat]
    """Captions and plies, in order; a caption is the message `GAME-example-KEY`."""


class Examples(Struct, frozen=True):
    """The worked examples of a game's rules."""

    examples: list[WorkedExample]
