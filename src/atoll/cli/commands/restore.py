"""`atoll restore`: write a backup to a database."""

from pathlib import Path

import rich_click as click
from rich.console import Console

from atoll.cli.commands.backup import COPYING
from atoll.cli.console import fail_on, progress
from atoll.cli.stored_games import FAILED, database_option, print_failed, replay_stored

__all__ = ["restore"]


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@click.option("--no-replay", is_flag=True, help="Do not replay the restored games.")
def restore(file: Path, database: str | None, no_replay: bool) -> None:
    """Write all tables of FILE to a new file or an empty PostgreSQL database.

    FILE is a backup, or the database of a server that has stopped. All restored games are
    replayed by the rules. The exit status is 1 if there are games that fail.
    """
    from atoll.store.copying import backup
    from atoll.store.errors import StoreError
    from atoll.store.location import locate

    with fail_on(StoreError):
        target = locate(database)
        with progress(COPYING, None) as bar:
            backup.restore(
                file.expanduser().absolute(),
                target,
                lambda done, total: bar(completed=done, total=total),
            )
        Console().print(f"Copied {file} to {target}", highlight=False)
        if no_replay:
            return
        tables, failed = replay_stored(target)
    print_failed(tables, failed)
    if failed:
        raise SystemExit(FAILED)
