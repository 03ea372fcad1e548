"""What a page sends over HTTP: bodies and queries."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from atoll.server.protocol.commands import Key, Number, Token
from atoll.table.events import ClockRule
from atoll.table.seats.names import Emblem
from atoll.table.seats.rematch_start import Begins
from atoll.table.views.messages import Chosen, Options

__all__ = [
    "ArrangementRequest",
    "BindSeat",
    "BotSeat",
    "BranchRequest",
    "ChallengeRequest",
    "ChancesQuery",
    "ClaimRequest",
    "ForgetPlayer",
    "GiveToBot",
    "HintRequest",
    "HumanSeat",
    "InvitePerson",
    "ListedSeat",
    "NewTable",
    "Nonce",
    "OpenSeat",
    "PictureQuery",
    "PlayerProof",
    "PlayerTablesRequest",
    "PreviewQuery",
    "RematchRequest",
    "RenameSeat",
    "SitDown",
    "TableId",
    "Tokens",
    "TranscriptQuery",
]

PlayerProof: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""HMAC-SHA256 of `player` with the player key, in base64url: shows that one has the key."""
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]

Tokens: TypeAlias = Annotated[list[Token], Meta(min_length=1, max_length=16)]


class ListedSeat(Struct, forbid_unknown_fields=True):
    """A table, and the token of a seat there."""

    table: TableId
    token: Token


class HumanSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="human"):
    """A seat that the creator holds; several of them share a page."""

    name: str
    emblem: Emblem | None = None


class BotSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: str


class OpenSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for a person who joins by the link."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: str
    players: int
    seats: list[HumanSeat | BotSeat | OpenSeat]
    options: Options = {}
    """Those that are not at their defaults."""
    chosen: Chosen = {}
    """What of the set-up is chosen (see *Setting up*); all else is dealt."""
    ask_first: bool = False
    """Whether the players say who begins, once all seats are taken."""
    public: bool = False
    """Whether the lobby lists the table."""
    clock: ClockRule | None = None
    hints: bool = True
    """Whether players may ask for hints."""
    language: Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Z]{2})?$")] | None = None
    """Of the page, for the lobby."""


class ArrangementRequest(Struct, forbid_unknown_fields=True):
    """Check what is chosen of a set-up, and deal the rest."""

    players: int
    options: Options = {}
    """Those that are not at their defaults."""
    chosen: Chosen = {}
    """As in a new table."""


class SitDown(Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    name: str
    seat: Number | None = None
    """Null: any."""
    emblem: Emblem | None = None


class RenameSeat(Struct, forbid_unknown_fields=True):
    """Change the name and the emblem of one's seat."""

    token: Token
    name: str
    emblem: Emblem | None = None


class InvitePerson(Struct, forbid_unknown_fields=True):
    """Invite a person with whom one has played to a table that waits for players."""

    token: Token
    """Of one's seat at the table that waits."""
    earlier: ListedSeat
    """One's seat at a table where the person has one, too."""
    seat: Number
    """The person's seat at the earlier table."""


class GiveToBot(Struct, forbid_unknown_fields=True):
    """Give an open seat to a bot."""

    token: Token
    """Of any seat at the table."""
    bot: str


class RematchRequest(Struct, forbid_unknown_fields=True):
    """Create the next table with the same players, or join it."""

    tokens: Tokens
    """Of one's seats at the finished table."""
    rotate: bool = False
    """Whether all players move on by one seat."""
    begins: Begins = "as_before"
    """Who begins: chosen as at the old table, the next player, or the one who lost."""


class ChallengeRequest(Struct, forbid_unknown_fields=True):
    """Create a table with the deal of a finished game, for a friend."""

    tokens: Tokens
    """Of one's seats at the finished table; they will be open."""
    bot: str
    """That takes the seats of the other people."""


class HintRequest(Struct, forbid_unknown_fields=True):
    """Ask for hints on one's decision."""

    tokens: Tokens
    seq: Number
    """The last sequence number the page has seen."""


class BranchRequest(Struct, forbid_unknown_fields=True):
    """Create a table that goes on from a moment, with bots on the other seats."""

    moment: Number
    seat: Number
    name: str
    bot: str
    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    """Of one's seats at this table, while its game goes on."""


class BindSeat(Struct, forbid_unknown_fields=True):
    """Bind one's seat to a player key, by a token that is derived from it."""

    player: PlayerProof
    table: TableId
    token: Token
    """That holds the seat, or did so until a claim."""
    nonce: Nonce
    """From which the new token is derived: HMAC-SHA256 of `seat:` and the nonce."""
    key: Key
    """Of the new token."""


class PlayerTablesRequest(Struct, forbid_unknown_fields=True):
    """Ask how things stand at one's tables."""

    player: PlayerProof | None = None
    """The tables bound to this player come first."""
    seats: Annotated[list[ListedSeat], Meta(max_length=50)] = []
    """Further seats that the page holds."""
    table: TableId | None = None
    """Only this one of the tables bound to this player."""
    first: Number = 0
    """How many tables to leave out: those that earlier answers had."""
    limit: Annotated[int, Meta(ge=1, le=50)] = 50
    """The most tables of the answer."""


class ForgetPlayer(Struct, forbid_unknown_fields=True):
    """Unbind one's seats; the tokens go on holding them."""

    player: PlayerProof
    table: TableId | None = None
    """Null: all tables."""


class ClaimRequest(Struct, forbid_unknown_fields=True):
    """Ask the players of a table to return one's seat."""

    seat: Number
    key: Key
    """Of the token that will hold it."""
    player: PlayerProof | None = None
    """Where no other person has a seat: the player to which it was bound."""


class PictureQuery(Struct):
    """Which state of the table is wanted, so that pictures can be kept."""

    seq: str = ""
    """As in the address of the picture; it is kept for good as long as it is the newest."""
    theme: Literal["light", "dark"] = "light"
    """The page's theme."""


class PreviewQuery(Struct):
    """Which state of the table is wanted, so that previews can be kept."""

    state: str = ""
    """As in the tags of the page."""


class TranscriptQuery(Struct):
    """Which transcript is wanted."""

    proof: str = "yes"
    """`no` leaves out the proof of fairness."""


class ChancesQuery(Struct):
    """Which chance plies are wanted."""

    first: Annotated[int, Meta(ge=0, lt=10**9)] = field(default=0, name="from")
    """The number of the first of them, from 0."""
