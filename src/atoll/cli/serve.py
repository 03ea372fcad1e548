"""`atoll serve`: the server and its page."""

import threading
import webbrowser

import rich_click as click
from rich.console import Console

from atoll.cli.console import refusing


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    metavar="ADDRESS",
    show_default=True,
    help="Where to listen; 0.0.0.0 lets other machines in.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8321,
    metavar="PORT",
    show_default=True,
    help="0 takes any that is free.",
)
@click.option(
    "--database",
    metavar="URL",
    help="The file that keeps the tables, or sqlite:///FILE; default: one in your data folder.",
)
@click.option(
    "--bot-pause",
    type=click.FloatRange(0),
    default=2.5,
    metavar="SECONDS",
    show_default=True,
    help="How long a bot waits for people who may act too, before the next card is turned.",
)
@click.option(
    "--bot",
    "guests",
    multiple=True,
    metavar="MODULE:CLASS",
    help="A bot of your own that may be seated at the tables; may be repeated.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page in a browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    bot_pause: float,
    guests: tuple[str, ...],
    no_browser: bool,
) -> None:
    """Start the server, say where the page is, and open it."""
    from atoll import bots
    from atoll.bots.own import OwnBotError
    from atoll.server import run
    from atoll.server.limits import Limits
    from atoll.store.errors import StoreError

    def opened(address: str) -> None:
        Console().print(f"Atoll is at [bold]{address}[/]  (Ctrl+C ends it)", highlight=False)
        if not no_browser:
            # Some browsers keep the call waiting until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with refusing(run.ServeError, StoreError, OwnBotError):
        for guest in guests:
            bots.admit(guest)
        run.serve(host, port, database, opened, Limits(bot_pause=bot_pause))
