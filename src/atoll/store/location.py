"""Where the log is."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from platformdirs import user_data_path

from atoll.store.errors import Failure, StoreError

__all__ = ["Location", "PostgresqlDatabase", "SqliteFile", "locate"]

_SQLITE = "sqlite:///"
_POSTGRESQL = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class SqliteFile:
    """A file."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


@dataclass(frozen=True)
class PostgresqlDatabase:
    """A database of a PostgreSQL server."""

    url: str

    def __str__(self) -> str:
        """Return the URL without its password and parameters, which may be secret."""
        place = urlsplit(self.url)
        user, _, host = place.netloc.rpartition("@")
        user = user.partition(":")[0]
        return f"postgresql://{user}{'@' if user else ''}{host}{place.path}"


Location: TypeAlias = SqliteFile | PostgresqlDatabase


def locate(database: str | None = None) -> Location:
    """Return the place of a path, of sqlite:///PATH or of postgresql://…; else the user's own file.

    A fourth slash makes the path of a URL absolute: sqlite:////srv/atoll.sqlite.
    """
    if not database:
        return SqliteFile(user_data_path("atoll", appauthor=False) / "atoll.sqlite")
    if database.startswith(_POSTGRESQL):
        return PostgresqlDatabase(database)
    if database.startswith(_SQLITE) and len(database) > len(_SQLITE):
        return SqliteFile(Path(database.removeprefix(_SQLITE)).expanduser().absolute())
    if "://" in database:
        raise StoreError(
            Failure.UNSUPPORTED,
            f"the database {database} is of no kind Atoll knows; give a path, "
            "or a URL like sqlite:///PATH or postgresql://USER@HOST/NAME",
        )
    return SqliteFile(Path(database).expanduser().absolute())
