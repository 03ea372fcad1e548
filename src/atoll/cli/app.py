"""`atoll`: the commands together."""

import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from atoll.cli.bench import bench
from atoll.cli.replay import replay
from atoll.cli.serve import serve
from atoll.cli.transcript import transcript

app = typer.Typer(
    name="atoll",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"atoll {version('atoll')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def atoll(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Island board games by their real rules, in the browser and by the hundred thousand.

    Without a command, `atoll` starts the server and opens the page, as `atoll serve` does.
    """
    if context.invoked_subcommand is None:
        serve()


app.command()(serve)
app.command()(transcript)
app.command()(replay)
app.command()(bench)


def main() -> None:
    """Run the command line."""
    try:
        app()
    except BrokenPipeError:
        # Whoever read our output has seen enough (`atoll transcript … | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
