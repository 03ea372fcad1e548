"""`atoll backup`: copy all tables to a file."""

from pathlib import Path

import rich_click as click
from rich.console import Console

from atoll.cli.console import fail_on

__all__ = ["backup"]


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--database",
    metavar="URL",
    help="The database to copy, as for `atoll serve`; default: the one in your data folder.",
)
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to a new FILE. The server may be running.

    To restore the copy, stop the server and start it with `--database FILE`.
    """
    from atoll.store.backup import back_up
    from atoll.store.errors import StoreError
    from atoll.store.location import locate

    with fail_on(StoreError):
        source = locate(database)
        back_up(source, file.expanduser().absolute())
        Console().print(f"Copied {source} to {file}", highlight=False)
