"""PostgreSQL's errors, in plain words that name the database."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import errors

from atoll.store.errors import Failure, StoreError
from atoll.store.location import PostgresqlDatabase

__all__ = ["connection_error", "translate", "translated_errors"]

_REASONS = {
    Failure.FULL: "there is no room left on its disk",
    Failure.LOCKED: "another program has locked a table of it",
    Failure.READ_ONLY: "this user may not write to it, or its server accepts no writes",
    Failure.DISK: "its disk cannot be read or written",
    Failure.UNREACHABLE: "the connection to it is lost",
    Failure.UNREADABLE: "it cannot be used",
}

_PREFIX = re.compile("^connection (failed|is bad): ")

_BY_TYPE: dict[type[psycopg.Error], Failure] = {
    errors.DiskFull: Failure.FULL,
    errors.LockNotAvailable: Failure.LOCKED,
    errors.ReadOnlySqlTransaction: Failure.READ_ONLY,
    errors.InsufficientPrivilege: Failure.READ_ONLY,
    errors.IoError: Failure.DISK,
}


@contextmanager
def translated_errors(database: PostgresqlDatabase) -> Iterator[None]:
    """Raise PostgreSQL's errors as `StoreError`s about this database."""
    try:
        yield
    except psycopg.Error as error:
        raise translate(database, error) from error


def translate(database: PostgresqlDatabase, error: psycopg.Error) -> StoreError:
    """Return an error of a statement as one that a host understands."""
    failure = _BY_TYPE.get(type(error), Failure.UNREADABLE)
    ended = isinstance(error, errors.AdminShutdown | errors.CrashShutdown | errors.CannotConnectNow)
    if ended or (error.sqlstate is None and isinstance(error, psycopg.OperationalError)):
        failure = Failure.UNREACHABLE
    return StoreError(
        failure, f"the database {database}: {_REASONS[failure]} ({_first_line(error)})"
    )


def connection_error(database: PostgresqlDatabase, error: psycopg.Error) -> StoreError:
    """Return why there is no connection; only the first of several addresses is explained."""
    reason = _first_line(error)
    _, fatal, refusal = reason.partition("FATAL:")
    if fatal:
        return StoreError(
            Failure.REFUSED, f"the database {database} refuses the connection: {refusal.strip()}"
        )
    return StoreError(
        Failure.UNREACHABLE,
        f"the database {database} cannot be reached: {_PREFIX.sub('', reason)}",
    )


def _first_line(error: psycopg.Error) -> str:
    lines = [line.strip() for line in str(error).splitlines()]
    telling = [line for line in lines if line and not line.startswith("Multiple connection")]
    return telling[0].removeprefix("- ") if telling else type(error).__name__
