"""Where the log is."""

from pathlib import Path

from platformdirs import user_data_path

from atoll.store.errors import Failure, StoreError

__all__ = ["SCHEME", "locate"]

SCHEME = "sqlite:///"


def locate(database: str | None = None) -> Path:
    """Return the file of a path or of sqlite:///PATH; without either, the user's own.

    A fourth slash makes the path of a URL absolute: sqlite:////srv/atoll.sqlite.
    """
    if not database:
        return user_data_path("atoll", appauthor=False) / "atoll.sqlite"
    if database.startswith(SCHEME) and len(database) > len(SCHEME):
        return Path(database.removeprefix(SCHEME)).expanduser().absolute()
    if "://" in database:
        raise StoreError(
            Failure.UNSUPPORTED,
            f"the database {database} is of no kind Atoll knows; "
            "give a path, or a URL like sqlite:///PATH",
        )
    return Path(database).expanduser().absolute()
