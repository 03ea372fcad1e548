"""`atoll serve`: the server and its page."""

import threading
import webbrowser
from ipaddress import ip_network

import rich_click as click
from rich.console import Console

from atoll.cli import shared_options
from atoll.cli.console import refusing


def believed(context: object, parameter: object, addresses: tuple[str, ...]) -> tuple[str, ...]:
    """Refuse what is no address: nobody would ever be believed by it, and nobody would notice."""
    for address in addresses:
        try:
            ip_network(address)
        except ValueError as error:
            raise click.BadParameter(f"{error}.") from error
    return addresses


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
    type=shared_options.Finite(0),
    default=2.5,
    metavar="SECONDS",
    show_default=True,
    help="How long a bot waits for people who may act too, before the next card is turned.",
)
@click.option(
    "--bot-time",
    type=shared_options.Finite(0.01, 60),
    default=1.0,
    metavar="SECONDS",
    show_default=True,
    help="How long a bot that looks ahead thinks about a decision, at most.",
)
@click.option(
    "--bot",
    "guests",
    multiple=True,
    metavar="MODULE:CLASS",
    help="A bot of your own that may be seated at the tables; may be repeated.",
)
@click.option(
    "--patience",
    type=shared_options.Finite(0),
    default=60.0,
    metavar="SECONDS",
    show_default=True,
    help="How long somebody may be away before the others may let a bot play on for them.",
)
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    callback=believed,
    metavar="ADDRESS",
    help="A reverse proxy whose X-Forwarded-For is believed, an address or a network like "
    "10.0.0.0/8; may be repeated.",
)
@click.option(
    "--most-tables",
    type=click.IntRange(1),
    default=1_000_000,
    metavar="N",
    show_default=True,
    help="With this many tables in the database, no new one is set up.",
)
@click.option(
    "--most-megabytes",
    type=click.IntRange(1),
    metavar="N",
    help="The database takes nothing more when it is this large; default: the disk's size.",
)
@click.option(
    "--expire-open",
    type=shared_options.Finite(0),
    default=7,
    metavar="DAYS",
    show_default=True,
    help="A table at which the game has not begun is removed after this many quiet days; 0: never.",
)
@click.option(
    "--expire-playing",
    type=shared_options.Finite(0),
    default=90,
    metavar="DAYS",
    show_default=True,
    help="A game under way is closed after this many quiet days, and kept; 0: never.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page in a browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    bot_pause: float,
    bot_time: float,
    patience: float,
    guests: tuple[str, ...],
    proxies: tuple[str, ...],
    most_tables: int,
    most_megabytes: int | None,
    expire_open: float,
    expire_playing: float,
    no_browser: bool,
) -> None:
    """Start the server, say where the page is, and open it."""
    from atoll import bots
    from atoll.bots.custom import CustomBotError
    from atoll.server.limits import Limits
    from atoll.server.operations import run
    from atoll.store.errors import StoreError

    def opened(address: str) -> None:
        Console().print(f"Atoll is at [bold]{address}[/]  (Ctrl+C ends it)", highlight=False)
        if not no_browser:
            # Some browsers keep the call waiting until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with refusing(run.ServeError, StoreError, CustomBotError):
        for guest in guests:
            bots.register(guest)
        limits = Limits(
            most_tables=most_tables,
            open_days=expire_open,
            playing_days=expire_playing,
            bot_pause=bot_pause,
            bot_time=bot_time,
            patience=patience,
        )
        most_bytes = most_megabytes * 1_000_000 if most_megabytes else None
        run.serve(host, port, database, opened, limits, proxies, most_bytes)
