"""The interface of a database to the parts of the log that are the same in all of them.

Their statements mark arguments by `?`, and use only what SQLite and PostgreSQL both understand.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

__all__ = ["Cursor", "Database", "Execute", "Statement", "Values"]

Statement: TypeAlias = tuple[str, Sequence[str | int]]
"""SQL and its arguments."""


# Each query has columns of its own types.
Values: TypeAlias = tuple[Any, ...]
"""The values of a row."""


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """The number of rows that were written or removed."""

    def fetchall(self) -> list[Values]:
        """Return the rows that were read."""


Execute: TypeAlias = Callable[[str, Sequence[str | int]], Cursor]
"""Executes a statement in a transaction."""


class Database(Protocol):
    """A database, as all threads may use it."""

    @property
    def now(self) -> str:
        """The SQL expression for the time by the clock of the database, in milliseconds."""

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Execute statements, all or none, in the same groups as appends to the log."""

    def select(self, query: str, arguments: Sequence[str | int]) -> list[Values]:
        """Return the rows of a query."""

    def transaction(self) -> AbstractContextManager[Execute]:
        """Commit at once what the block executes, or none of it if it raises."""
