"""Copying a file, even while a server writes to it."""

from contextlib import closing
from pathlib import Path

from atoll.store.errors import Failure, StoreError
from atoll.store.sqlite.connection import LOCK_TIMEOUT, connect
from atoll.store.sqlite.errors import translated_errors
from atoll.store.sqlite.partial_file import new_file
from atoll.store.sqlite.schema import check

__all__ = ["copy_file"]


def copy_file(source: Path, target: Path) -> None:
    """Write all that has been committed into one new file; raise `StoreError`.

    Writers need not stop meanwhile.  The file appears when it is complete.
    """
    if not source.exists():
        raise StoreError(Failure.UNREADABLE, f"there is no database {source}")
    with translated_errors(source), closing(connect(source, LOCK_TIMEOUT)) as connection:
        check(connection, source)
        with new_file(target) as partial, translated_errors(target):
            connection.execute("VACUUM INTO ?", (str(partial),))
