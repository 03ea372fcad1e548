"""What a page sends on the socket of a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from atoll.engine.json_values import Json
from atoll.engine.schema import ref

__all__ = [
    "Abandon",
    "Answer",
    "ClientMessage",
    "ClientRequest",
    "Command",
    "GetUp",
    "Hello",
    "HistoryQuery",
    "Key",
    "MomentsQuery",
    "NameFirst",
    "Number",
    "PerspectiveInput",
    "Ping",
    "Play",
    "PlyInput",
    "ResumeSeat",
    "Say",
    "ShareView",
    "StandIn",
    "StoryQuery",
    "Token",
    "Undo",
]

Token: TypeAlias = Annotated[str, Meta(max_length=100)]
Key: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 of a token, in hex."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
PlyInput: TypeAlias = Annotated[Json, ref("Ply")]
PerspectiveInput: TypeAlias = Number | Literal["all"] | UnsetType | None


class Hello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """Begin to watch a table, or change seats or perspective on the same connection."""

    tokens: Annotated[list[Token], Meta(max_length=16)]
    """Of the seats that the page holds; a spectator has none.  Unknown tokens are ignored."""
    after: Number | None = None
    """The last sequence number the page has seen; null: it needs the whole table."""
    seat: Number | None = None
    """The seat whose view the page has; null: what all may see."""
    perspective: Number | None = None
    """The seat whose view is wanted, by a spectator or by people who share a page."""
    hidden: bool = False
    """Whether the page is not looked at, so that a notification calls its player."""
    keys: Annotated[list[Key], Meta(max_length=16)] = []
    """Of tokens to which the page is about to bind its seats: it keeps these seats meanwhile."""


class Play(Struct, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Play a ply."""

    id: Number
    seq: Number
    """The last sequence number the page has seen."""
    ply: PlyInput


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back the last decision of one's seats, or propose to do so."""

    id: Number
    seq: Number
    """The last sequence number the page has seen."""
    propose: bool = False
    """Ask the others for consent where an undo is not free."""


class Say(Struct, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say a text or a phrase."""

    id: Number
    text: str | None = None
    """1 to 300 printable characters on one line."""
    phrase: str | None = None
    """One of `atoll.table.commands.talk.PHRASES`."""
    name: str | None = None
    """Of a spectator."""


class GetUp(Struct, forbid_unknown_fields=True, tag_field="type", tag="get_up"):
    """Leave one's seat before the game begins."""

    id: Number
    seat: Number


class NameFirst(Struct, forbid_unknown_fields=True, tag_field="type", tag="name_first"):
    """Say who begins at a table that asks, once all seats are taken."""

    id: Number
    seat: Number | None
    """Null: by lot."""


class StandIn(Struct, forbid_unknown_fields=True, tag_field="type", tag="stand_in"):
    """Let a bot play for a person: oneself, or another who has been away for long enough."""

    id: Number
    seat: Number
    bot: str


class ResumeSeat(Struct, forbid_unknown_fields=True, tag_field="type", tag="resume_seat"):
    """Play one's seat again where a bot stands in."""

    id: Number
    seat: Number


class ShareView(Struct, forbid_unknown_fields=True, tag_field="type", tag="share_view"):
    """Begin or cease to share one's view with spectators."""

    id: Number
    seat: Number
    shared: bool


class Abandon(Struct, forbid_unknown_fields=True, tag_field="type", tag="abandon"):
    """Propose to end the game without an outcome."""

    id: Number


class Answer(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Agree to the proposal or decline it; its proposer withdraws it so."""

    id: Number
    agrees: bool
    seat: Number | None = None
    """The claimed seat, to answer a claim; null: an undo or the end of the game."""


Command: TypeAlias = (
    Play | Undo | Say | GetUp | NameFirst | StandIn | ResumeSeat | ShareView | Abandon | Answer
)
"""Each is answered by `accepted` or `refused` with its id."""


class StoryQuery(Struct, forbid_unknown_fields=True, tag_field="type", tag="story"):
    """Ask for the game so far."""

    id: Number
    perspective: PerspectiveInput = UNSET
    """Left out: the one from which the page sees the table now."""


class MomentsQuery(Struct, forbid_unknown_fields=True, tag_field="type", tag="moments"):
    """Ask for earlier positions."""

    id: Number
    first: Number
    last: Number
    perspective: PerspectiveInput = UNSET
    """Left out: the one from which the page sees the table now."""


HistoryQuery: TypeAlias = StoryQuery | MomentsQuery


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Ask whether the server is there; the answer is `pong`."""


ClientRequest: TypeAlias = Hello | HistoryQuery | Command

ClientMessage: TypeAlias = ClientRequest | Ping
