"""Reading and filling a database of any kind."""

from contextlib import AbstractContextManager

from atoll.store.copying.snapshot import Snapshot
from atoll.store.location import Location, SqliteFile
from atoll.store.opening import requires_psycopg
from atoll.store.sqlite.snapshot import fill_file, read_file

__all__ = ["fill", "read_snapshot"]


def read_snapshot(location: Location) -> AbstractContextManager[Snapshot]:
    """Open a log for reading alone: its schema is neither made nor upgraded."""
    if isinstance(location, SqliteFile):
        return read_file(location.path)
    with requires_psycopg():
        from atoll.store.postgresql.snapshot import read_database
    return read_database(location)


def fill(location: Location, snapshot: Snapshot) -> None:
    """Write all of a snapshot to a new file or an empty database, or nothing of it."""
    if isinstance(location, SqliteFile):
        fill_file(location.path, snapshot)
        return
    with requires_psycopg():
        from atoll.store.postgresql.snapshot import fill_database
    fill_database(location, snapshot)
