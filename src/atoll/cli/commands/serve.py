"""`atoll serve`: the server and its page."""

import re
import threading
import webbrowser
from ipaddress import ip_network

import rich_click as click
from rich.console import Console

from atoll.cli import shared_options
from atoll.cli.console import fail_on
from atoll.cli.extras import requires

__all__ = ["check_addresses", "check_contact", "serve"]

_CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")


def check_addresses(
    context: object, parameter: object, addresses: tuple[str, ...]
) -> tuple[str, ...]:
    """Refuse an invalid address, which would match no proxy without any sign of the mistake."""
    for address in addresses:
        try:
            ip_network(address)
        except ValueError as error:
            raise click.BadParameter(f"{error}.") from error
    return addresses


def check_contact(context: object, parameter: object, contact: str | None) -> str | None:
    """Refuse what push services would not take for the address of a person."""
    if contact is not None and not _CONTACT.fullmatch(contact):
        raise click.BadParameter("begin it with mailto: or https://")
    return contact


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    metavar="ADDRESS",
    show_default=True,
    help="Address to listen on; 0.0.0.0 accepts connections from other machines.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8321,
    metavar="PORT",
    show_default=True,
    help="Port to listen on; 0 takes any free port.",
)
@click.option(
    "--database",
    metavar="URL",
    help="Database of the tables: a file, or postgresql://USER@HOST/NAME with the extra "
    "'postgresql'; default: a file in your data folder.",
)
@click.option(
    "--bot-pause",
    type=shared_options.Finite(0),
    default=2.5,
    metavar="SECONDS",
    show_default=True,
    help="How long a bot waits for people who may act before the next card is turned up.",
)
@click.option(
    "--bot-time",
    type=shared_options.Finite(0.01, 60),
    default=1.0,
    metavar="SECONDS",
    show_default=True,
    help="Longest thinking time per decision of a bot that looks ahead.",
)
@click.option(
    "--bot",
    "custom_bots",
    multiple=True,
    metavar="MODULE:CLASS",
    help="Custom bot that people may seat at tables; may be repeated.",
)
@click.option(
    "--patience",
    type=shared_options.Finite(0),
    default=None,
    metavar="SECONDS",
    show_default="by the clock, from a minute to a day",
    help="How long a player may be away before the others may replace them by a stand-in bot.",
)
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    callback=check_addresses,
    metavar="ADDRESS",
    help="Reverse proxy whose X-Forwarded-For header is trusted: an address, or a network like "
    "10.0.0.0/8; may be repeated.",
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help="Name by which browsers reach the server, such as play.example.org; may be repeated. "
    "Requests for other names are refused.",
)
@click.option(
    "--most-tables",
    type=click.IntRange(1),
    default=1_000_000,
    metavar="N",
    show_default=True,
    help="Most tables in the database; no further tables are created.",
)
@click.option(
    "--most-megabytes",
    type=click.IntRange(1),
    metavar="N",
    show_default="10000",
    help="Largest size of a database that is a file; nothing more is written then.",
)
@click.option(
    "--expire-open",
    type=shared_options.Finite(0),
    default=7,
    metavar="DAYS",
    show_default=True,
    help="Remove a table whose game has not begun after this many days without activity; 0: never.",
)
@click.option(
    "--expire-playing",
    type=shared_options.Finite(0),
    default=90,
    metavar="DAYS",
    show_default=True,
    help="Close a game in progress after this many days without activity, and keep it; 0: never.",
)
@click.option(
    "--expire-imported",
    type=shared_options.Finite(0),
    default=30,
    metavar="DAYS",
    show_default=True,
    help="Remove the table of an imported game after this many days without activity; 0: never.",
)
@click.option(
    "--push",
    is_flag=True,
    help="Let players be called by their browser's push service when it is their turn; needs "
    "the extra 'push'.",
)
@click.option(
    "--push-contact",
    callback=check_contact,
    metavar="ADDRESS",
    show_default="the address of the page",
    help="How push services reach you: mailto:ADDRESS or https://ADDRESS.",
)
@click.option(
    "--webhooks",
    is_flag=True,
    help="Let players have the turns of a table posted to Discord, Slack, Matrix or ntfy.",
)
@click.option(
    "--private-addresses",
    is_flag=True,
    help="Let --push and --webhooks reach private addresses too, and by http: only for a network "
    "where you trust every player.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    metavar="N",
    show_default=True,
    help="Server processes behind this port; more than one need a PostgreSQL database.",
)
@click.option(
    "--internal-address",
    envvar="ATOLL_INTERNAL_ADDRESS",
    default="127.0.0.1",
    metavar="ADDRESS",
    show_default=True,
    help="Address of this machine at which the other processes of the same PostgreSQL database "
    "reach it; they use any free port.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page in a browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    bot_pause: float,
    bot_time: float,
    patience: float | None,
    custom_bots: tuple[str, ...],
    proxies: tuple[str, ...],
    host_names: tuple[str, ...],
    most_tables: int,
    most_megabytes: int | None,
    expire_open: float,
    expire_playing: float,
    expire_imported: float,
    push: bool,
    push_contact: str | None,
    webhooks: bool,
    private_addresses: bool,
    workers: int,
    internal_address: str,
    no_browser: bool,
) -> None:
    """Start the server, print the address of the page, and open it in a browser."""
    from atoll import bots
    from atoll.bots.custom import CustomBotError
    from atoll.server.operations import run
    from atoll.server.operations.workers import ServeOptions, serve_by_workers
    from atoll.server.settings import ServerSettings
    from atoll.store.errors import StoreError

    def print_address(address: str) -> None:
        Console().print(f"Atoll is at [bold]{address}[/]  (Ctrl+C stops it)", highlight=False)
        if not no_browser:
            # With some browsers the call returns only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if push:
        with requires("push", "pywebpush", "py_vapid"):
            import py_vapid  # noqa: F401 - the whole of the extra would take a second
    with fail_on(run.ServeError, StoreError, CustomBotError):
        for name in custom_bots:
            bots.register(name)
        settings = ServerSettings(
            most_tables=most_tables,
            open_days=expire_open,
            playing_days=expire_playing,
            imported_days=expire_imported,
            bot_pause=bot_pause,
            bot_time=bot_time,
            patience=patience,
            push=push,
            push_contact=push_contact,
            webhooks=webhooks,
            private_addresses=private_addresses,
        )
        options = ServeOptions(
            host=host,
            port=port,
            database=database,
            settings=settings,
            proxies=proxies,
            most_bytes=None if most_megabytes is None else most_megabytes * 1_000_000,
            host_names=host_names,
            internal_address=internal_address,
        )
        if workers == 1:
            options.serve(print_address)
        else:
            serve_by_workers(workers, options, custom_bots, print_address)
