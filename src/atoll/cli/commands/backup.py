"""`atoll backup`: all tables in one file."""

from pathlib import Path

import rich_click as click
from rich.console import Console

from atoll.cli.console import refusing


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--database",
    metavar="URL",
    help="What to copy, as for `atoll serve`; default: the one in your data folder.",
)
def backup(file: Path, database: str | None) -> None:
    """Copy all tables into a new FILE, also while the server runs.

    To go back to it, stop the server and start it with `--database FILE`.
    """
    from atoll.store.backup import back_up
    from atoll.store.errors import StoreError
    from atoll.store.location import locate

    with refusing(StoreError):
        source = locate(database)
        back_up(source, file.expanduser().absolute())
        Console().print(f"{source} has been copied to {file}", highlight=False)
