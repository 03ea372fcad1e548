"""Replaying all games of a database, with a progress bar."""

from functools import cache
from typing import TYPE_CHECKING

import rich_click as click

from atoll.cli.console import find_cached, progress

if TYPE_CHECKING:
    from atoll.store.location import Location

__all__ = ["FAILED", "database_option", "print_failed", "replay_stored"]

FAILED = 1
"""The exit status if the rules do not accept some table."""

database_option = click.option(
    "--database",
    metavar="URL",
    help="The database, as for `atoll serve`; default: the one in your data folder.",
)


def replay_stored(location: "Location") -> tuple[int, dict[str, str]]:
    """Return the number of tables, and why the rules do not accept some of them, by id."""
    from atoll.server.tables.stored_games import replay_all
    from atoll.store.copying.places import read_snapshot
    from atoll.store.copying.snapshot import EVENTS

    failed, tables = {}, 0
    with (
        read_snapshot(location) as snapshot,
        progress("Replaying", snapshot.count(EVENTS)) as bar,
    ):
        for table in replay_all(snapshot, cache(find_cached)):
            tables += 1
            bar(advance=table.events)
            if table.error is not None:
                failed[table.table_id] = table.error
    return tables, failed


def print_failed(tables: int, failed: dict[str, str]) -> None:
    """Print the tables that the rules do not accept, or that they accept all."""
    for table_id, error in failed.items():
        print(f"Table {table_id}: {error}")
    if failed:
        print(f"{len(failed)} of {tables} tables cannot be replayed by the rules of this version.")
    else:
        print(f"All {tables} tables can be replayed.")
