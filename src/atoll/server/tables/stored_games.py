"""Replaying all games of a log by the present rules."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from atoll.engine.game import Game
from atoll.server.tables import event_codec
from atoll.store.copying.snapshot import EVENTS, Snapshot, tables_of
from atoll.table.table import Table

__all__ = ["ReplayedTable", "replay_all"]


class ReplayedTable(NamedTuple):
    """A table whose events have been applied again."""

    table_id: str
    events: int
    error: str | None
    """Why the rules do not accept it."""


def replay_all(snapshot: Snapshot, find_game: Callable[[str], Game]) -> Iterator[ReplayedTable]:
    """Replay one table after the other."""
    for rows in tables_of(snapshot.rows(EVENTS)):
        table_id, error = rows[0].table_id, None
        try:
            Table.of(table_id, event_codec.from_rows(rows), find_game)
        except Exception as failure:  # rows may be damaged in any way
            error = str(failure) or type(failure).__name__
        yield ReplayedTable(table_id, len(rows), error)
