"""The row of a public table in the lobby."""

from msgspec import Struct

from atoll.table.events import ClockRule
from atoll.table.table import Table
from atoll.table.views.messages import Options, SeatKind, TableStatus
from atoll.table.views.presence import Presence

__all__ = ["LobbyRow", "LobbySeat", "arranged_parts", "lobby_row", "lobby_seats"]


class LobbySeat(Struct, frozen=True):
    """A seat, as the lobby and a list of tables show it."""

    kind: SeatKind
    name: str | None
    bot: str | None
    online: bool
    emblem: str | None


class LobbyRow(Struct, frozen=True):
    """A public table."""

    id: str
    game: str
    options: Options
    """Those that are not at their defaults."""
    arranged: list[str]
    """The parts of the set-up that were arranged by hand."""
    clock: ClockRule | None
    status: TableStatus
    """`open` or `playing`."""
    seats: list[LobbySeat]
    language: str | None
    """Of the page on which the table was set up."""
    watching: int
    """Spectators."""
    created: int
    """Seconds since 1970."""


def lobby_row(table: Table, presence: Presence, created_at: float) -> LobbyRow | None:
    """Return the row of a table; None if it is not to be listed.

    An open table is listed while it waits for players, a running one only while a page shows it.
    """
    if not table.created.public or table.ended:
        return None
    if table.status == "playing" and not (presence.online or presence.watching):
        return None
    return LobbyRow(
        id=table.id,
        game=table.created.game,
        options=_unusual_options(table),
        arranged=arranged_parts(table),
        clock=table.created.clock,
        status=table.status,
        seats=lobby_seats(table, presence),
        language=table.created.language or None,
        watching=presence.watching,
        created=int(created_at),
    )


def arranged_parts(table: Table) -> list[str]:
    """Return the parts of the set-up that were arranged by hand."""
    return [part for part in table.game.parts if part in table.chosen and part != "first"]


def _unusual_options(table: Table) -> Options:
    """Return the options that are not at their defaults."""
    created = table.created
    usual = table.game.check_options({}, created.edition)
    return {name: v for name, v in created.options.items() if v != usual[name]}


def lobby_seats(table: Table, presence: Presence) -> list[LobbySeat]:
    """Return all seats of a table."""
    return [
        LobbySeat(chair.kind, chair.name, chair.bot, seat in presence.online, chair.emblem)
        for seat, chair in enumerate(table.chairs)
    ]
