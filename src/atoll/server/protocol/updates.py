"""What the server sends on sockets."""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from atoll.server.protocol.errors import ErrorInfo
from atoll.table.views.lobby_row import LobbyRow
from atoll.table.views.messages import (
    AnyEffects,
    AnyPly,
    AnySetup,
    ClockInfo,
    Moment,
    Outcome,
    Remark,
    SeenPosition,
    TableInfo,
    UndoneDecision,
)
from atoll.table.views.view_changes import Change

__all__ = [
    "Accepted",
    "Compiled",
    "Compiling",
    "LobbyListing",
    "LobbyMessage",
    "LobbyUpdate",
    "Moments",
    "PlayedPly",
    "PlyUpdate",
    "Pong",
    "Refused",
    "RowRemoved",
    "RowUpdate",
    "SaidUpdate",
    "SeatsUpdate",
    "ServerMessage",
    "Story",
    "TableUpdate",
]


class TableUpdate(SeenPosition, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The whole table."""

    seq: int
    """The number of the newest event."""
    table: TableInfo
    setup: AnySetup | None
    """Null while the table is open."""
    plies: list[AnyPly]
    """All so far."""
    undone: list[UndoneDecision]
    """What was taken back, except before a point that was itself taken back."""
    talk: list[Remark]
    """The last remarks."""
    effects: list[AnyEffects]
    """The effects of every ply."""


class PlyUpdate(Struct, frozen=True, kw_only=True, tag_field="type", tag="ply"):
    """A ply, and what it changed in the view."""

    seq: int
    """The number of the event."""
    ply: AnyPly
    effects: AnyEffects
    changes: list[Change]
    """What turns the view before into the view after, in this order."""
    decides: int | None
    """The seat to decide; null while chance is to act, and at the end."""
    legal: list[AnyPly] | UnsetType = UNSET
    """The legal plies of the seats that the viewer holds; left out if there are none."""
    outcome: Outcome | UnsetType = UNSET
    """Left out while the game goes on."""
    seat: int | None
    """The seat whose view it is; null: what all may see."""
    clock: ClockInfo | UnsetType = UNSET
    """Left out at a table without clocks."""


class PlayedPly(SeenPosition, frozen=True, kw_only=True, tag_field="type", tag="ply"):
    """A ply, and the whole position after it."""

    seq: int
    """The number of the event."""
    ply: AnyPly
    effects: AnyEffects
    clock: ClockInfo | UnsetType = UNSET
    """Left out at a table without clocks."""


class SeatsUpdate(Struct, frozen=True, tag_field="type", tag="seats"):
    """The seats have changed, or the page is up to date again."""

    seq: int
    """The number of the newest event, which may have been sent before."""
    table: TableInfo


class SaidUpdate(Struct, frozen=True, tag_field="type", tag="said"):
    """Something was said."""

    seq: int
    said: Remark


class Compiling(Struct, frozen=True, tag_field="type", tag="compiling"):
    """The game's rules and search are being compiled; the game can be played meanwhile."""

    compiled: int
    """Functions that are done."""
    rules: int
    """All functions."""


class Compiled(Struct, frozen=True, tag_field="type", tag="compiled"):
    """Experts, hints and reviews are ready."""


class Story(Struct, frozen=True, tag_field="type", tag="story"):
    """The game so far, the answer to `story`."""

    id: int
    setup: AnySetup | None
    plies: list[AnyPly]
    effects: list[AnyEffects]


class Moments(Struct, frozen=True, tag_field="type", tag="moments"):
    """Earlier positions, the answer to `moments`."""

    id: int
    first: int
    """The moment of the first of them."""
    moments: list[Moment]
    """At most 32."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """A command was carried out; its events were sent before."""

    id: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """A message was refused, or the connection is about to be closed."""

    id: int | None
    """Null: the message was not understood, or the connection ends."""
    error: ErrorInfo


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


ServerMessage: TypeAlias = (
    TableUpdate
    | PlyUpdate
    | SeatsUpdate
    | SaidUpdate
    | Compiling
    | Compiled
    | Story
    | Moments
    | Accepted
    | Refused
    | Pong
)
"""What a page gets at a table."""


class LobbyListing(Struct, frozen=True):
    """The public tables, the most urgent first."""

    tables: list[LobbyRow]
    """At most 500."""
    more: int
    """How many more there are."""


class LobbyUpdate(LobbyListing, frozen=True, tag_field="type", tag="lobby"):
    """The whole list, the first message."""


class RowUpdate(Struct, frozen=True, tag_field="type", tag="row"):
    """A table is new in the list, or its row has changed."""

    table: LobbyRow


class RowRemoved(Struct, frozen=True, tag_field="type", tag="gone"):
    """A table is no longer listed."""

    id: str


LobbyMessage: TypeAlias = LobbyUpdate | RowUpdate | RowRemoved | Refused | Pong
"""What a page gets in the lobby."""
