"""Backups: a file with all of a log, and a log with all of a file."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from atoll.store.copying.places import fill, read_snapshot
from atoll.store.copying.snapshot import EVENTS, CopiedTable, Snapshot
from atoll.store.errors import Failure, StoreError
from atoll.store.location import Location, SqliteFile
from atoll.store.sql.database import Values
from atoll.store.sqlite.backup import copy_file

__all__ = ["back_up", "restore"]

_REPORTED = 1000
"""Events from one report to the next."""

_Report = Callable[[int, int], None]


def back_up(source: Location, target: Path, report: _Report = lambda done, total: None) -> None:
    """Write all that has been committed into one new file; raise `StoreError`.

    Servers may go on writing meanwhile.  Events that were copied and their number are reported.
    """
    _copy(source, SqliteFile(target), report)


def restore(source: Path, target: Location, report: _Report = lambda done, total: None) -> None:
    """Write a backup to a new file or an empty database; raise `StoreError`."""
    if isinstance(target, SqliteFile):
        target.path.parent.mkdir(parents=True, exist_ok=True)
    _copy(SqliteFile(source), target, report)


def _copy(source: Location, target: Location, report: _Report) -> None:
    if isinstance(source, SqliteFile) and isinstance(target, SqliteFile):
        copy_file(source.path, target.path)
        return
    with read_snapshot(source) as snapshot:
        copied = _CheckedSnapshot(snapshot, report)
        fill(target, copied)
    with read_snapshot(target) as snapshot:
        found = _CheckedSnapshot(snapshot, lambda done, total: None)
        for _ in found.rows(EVENTS):
            pass
    if found.digest != copied.digest:
        raise StoreError(Failure.DISK, f"the copy in {target} is not like {source}; copy it again")


class _CheckedSnapshot:
    """A snapshot that reports what is read of it, and makes a digest of its events."""

    def __init__(self, snapshot: Snapshot, report: _Report) -> None:
        self._snapshot = snapshot
        self._report = report
        self._digest = hashlib.sha256()

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def count(self, table: CopiedTable) -> int:
        return self._snapshot.count(table)

    def rows(self, table: CopiedTable) -> Iterator[Values]:
        if table is not EVENTS:
            yield from self._snapshot.rows(table)
            return
        total = self.count(table)
        for done, row in enumerate(self._snapshot.rows(table), 1):
            self._digest.update(repr(tuple(row)).encode())
            if done % _REPORTED == 0:
                self._report(done, total)
            yield row
