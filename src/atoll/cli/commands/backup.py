"""`atoll backup`: copy all tables to a file."""

from pathlib import Path

import rich_click as click
from rich.console import Console

from atoll.cli.console import fail_on, progress
from atoll.cli.stored_games import database_option

__all__ = ["COPYING", "backup"]

COPYING = "Copying"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to a new FILE. The server may be running.

    FILE is an SQLite database, also if the tables are in PostgreSQL: `atoll serve --database FILE`
    serves it, and `atoll restore FILE` writes it to another database.
    """
    from atoll.store.copying.backup import back_up
    from atoll.store.errors import StoreError
    from atoll.store.location import locate

    with fail_on(StoreError):
        source = locate(database)
        with progress(COPYING, None) as bar:
            back_up(
                source,
                file.expanduser().absolute(),
                lambda done, total: bar(completed=done, total=total),
            )
        Console().print(f"Copied {source} to {file}", highlight=False)
