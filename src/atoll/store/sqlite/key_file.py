"""The key for push messages: a file beside the database that only its user can read."""

import os
from collections.abc import Callable
from pathlib import Path

from atoll.store.errors import Failure, StoreError
from atoll.store.event_log import StoredKey

__all__ = ["SUFFIX", "read_or_create"]

SUFFIX = ".push-key.pem"


def read_or_create(database: Path, create: Callable[[], bytes]) -> StoredKey:
    """Return the key beside a database, which `create` makes the first time."""
    path = database.with_name(database.name + SUFFIX)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write(path, create())
        return StoredKey(path.read_bytes(), f"the file {path}")
    except OSError as error:
        raise StoreError(
            Failure.UNREADABLE, f"the key {path} cannot be used ({error.strerror})"
        ) from error


def _write(path: Path, key: bytes) -> None:
    """Write a new key, complete from the beginning, unless there is one."""
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    partial.touch(0o600)
    partial.write_bytes(key)
    try:
        os.link(partial, path)  # fails if another server was faster
    except FileExistsError:
        pass
    finally:
        partial.unlink()
