"""`atoll`: the commands together."""

import os
import sys

import rich_click as click

from atoll.cli.backup import backup
from atoll.cli.bench import bench
from atoll.cli.match import match
from atoll.cli.plot import plot
from atoll.cli.replay import replay
from atoll.cli.serve import serve
from atoll.cli.simulate import simulate
from atoll.cli.transcript import transcript
from atoll.cli.verify import verify


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="atoll", message="atoll %(version)s")
@click.pass_context
def atoll(context: click.Context) -> None:
    """Island board games by their real rules, in the browser and by the hundred thousand.

    Without a command, atoll starts the server and opens the page, as `atoll serve` does.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve)


for command in (serve, backup, transcript, replay, verify, match, simulate, plot, bench):
    atoll.add_command(command)


def main() -> None:
    """Run the command line."""
    try:
        atoll()
    except BrokenPipeError:
        # Whoever read our output has seen enough (`atoll transcript … | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
