"""`atoll serve`: the server and its page."""

from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="0: any free one.")
    ] = 8321,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file or sqlite:///FILE; default: in your data folder."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
) -> None:
    """Start the server, say where the page is, and open it."""
