"""The player index: which seats are bound to which player key.

The log keeps only digests of player keys.  A row is written together with the event that binds
the seat, and removed with its table or at the player's request.
"""

from typing import NamedTuple

from atoll.store.sql.database import Statement

__all__ = [
    "MOST_OF_SEAT",
    "REMOVE_TABLE",
    "SELECT",
    "SELECT_TABLE",
    "PlayerSeat",
    "insertion",
    "removal",
]

MOST_OF_SEAT = 4
"""Players of one seat: a seat may pass from one to another, but not without end."""

SELECT = (
    "SELECT player, table_id, seat, nonce, key, at FROM player_seat WHERE player = ? "
    "ORDER BY at DESC, table_id, seat LIMIT ?"
)
SELECT_TABLE = (
    "SELECT player, table_id, seat, nonce, key, at FROM player_seat "
    "WHERE player = ? AND table_id = ? ORDER BY seat"
)
REMOVE_TABLE = "DELETE FROM player_seat WHERE table_id = ?"

_INSERT = (
    "INSERT INTO player_seat (player, table_id, seat, nonce, key, at) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (player, table_id, seat) "
    "DO UPDATE SET nonce = excluded.nonce, key = excluded.key, at = excluded.at"
)
_REMOVE_OLDEST = (
    "DELETE FROM player_seat WHERE table_id = ? AND seat = ? AND player NOT IN "
    "(SELECT player FROM player_seat WHERE table_id = ? AND seat = ? ORDER BY at DESC, player = ? "
    f"DESC LIMIT {MOST_OF_SEAT})"
)


class PlayerSeat(NamedTuple):
    """A seat that is or was bound to a player key."""

    player: str
    """The SHA-256, in hex, of what the player key shows."""
    table_id: str
    seat: int
    nonce: str
    """From which the holder of the player key derives the seat's token."""
    key: str
    """Of that token: the seat is the player's as long as the seat has this key."""
    at: int
    """When it was bound, in milliseconds since 1970."""


def insertion(row: PlayerSeat) -> list[Statement]:
    """Return the statements that write a row, and drop the oldest if a seat has too many."""
    seat = row.table_id, row.seat
    return [(_INSERT, row), (_REMOVE_OLDEST, (*seat, *seat, row.player))]


def removal(player: str, table_id: str | None) -> list[Statement]:
    """Return the statement that removes a player's rows, of one table or of all."""
    if table_id is None:
        return [("DELETE FROM player_seat WHERE player = ?", (player,))]
    return [("DELETE FROM player_seat WHERE player = ? AND table_id = ?", (player, table_id))]
