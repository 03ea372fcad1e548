"""A new file that appears when it is complete."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from atoll.store.errors import Failure, StoreError

__all__ = ["new_file"]


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Give the path of a partial file, which has the path itself after the block."""
    if path.exists():
        raise StoreError(Failure.UNREADABLE, f"{path} is there already; choose another name")
    partial = path.with_name(f"{path.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        try:
            yield partial
        except BaseException:
            for suffix in ("", "-wal", "-shm"):
                partial.with_name(partial.name + suffix).unlink(missing_ok=True)
            raise
        partial.rename(path)
    except OSError as error:
        raise StoreError(Failure.UNREADABLE, f"{path} cannot be written ({error})") from error
